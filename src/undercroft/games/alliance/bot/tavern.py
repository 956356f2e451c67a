"""What is worth buying in a tavern, and how well an alliance stands there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.alliance.bot.card_values import card_merit, hero_merit
from undercroft.games.alliance.notation import (
    HOME,
    KEEP,
    LOOK,
    NOTATION,
    OPEN_ROAD,
    RECRUIT,
    REPLACE,
    SET_OUT,
    card_at,
)
from undercroft.games.alliance.phases.market import usable_by
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move, Verb

FILL: Final = 20.0
"""What it is worth to fill the place of one who is dead."""
CHANCE: Final = 0.5
"""What a look at two heroes promises while nobody is missing: less than leaving does."""
LEAVE: Final = 1.0
TOKEN: Final = 0.4
"""What a token is worth that is not spent yet, beside a kept card's price."""


def tavern_appeal(s: Alliance, move: Move) -> float:
    """How much a deed in the tavern appeals to its seat."""
    judge = ANSWERS.get(move.verb)
    return judge(s, move) if judge is not None else 0.0


def keeping(s: Alliance, move: Move) -> float:
    """A good card that somebody can use, rather for few tokens."""
    card = move.args[0]
    if not usable_by(card, s.recruits(move.seat)):
        return 0.0
    return LEAVE + card_merit(card) + 1 / card_at(card).xp


def looking(s: Alliance, move: Move) -> float:
    """Who lacks a hero looks for one."""
    return FILL if has_empty_place(s, move.seat) else CHANCE


def recruiting(s: Alliance, move: Move) -> float:
    """Somebody better than the worst one has."""
    merit = hero_merit(move.args[0])
    if has_empty_place(s, move.seat):
        return FILL + merit
    return merit - min(hero_merit(hero) for hero in s.recruits(move.seat))


def replacing(s: Alliance, move: Move) -> float:
    """An empty place is filled, or the worst one leaves."""
    hero = move.args[0]
    return -hero_merit(hero) if hero in s.recruits(move.seat) else FILL


def setting_out(_s: Alliance, move: Move) -> float:
    """To the Titan rather than on, and on rather than home."""
    return {HOME: 0.0, OPEN_ROAD: 1.0}.get(move.args[0], 2.0)


def has_empty_place(s: Alliance, seat: int) -> bool:
    """Whether one of its heroes is dead."""
    return any(figure in s.dead for figure in s.alliance(seat))


ANSWERS: Final[dict[Verb, Callable[[Alliance, Move], float]]] = {
    KEEP: keeping,
    LOOK: looking,
    RECRUIT: recruiting,
    REPLACE: replacing,
    SET_OUT: setting_out,
    NOTATION.done: lambda _s, _move: LEAVE,
}


def tavern_terms(s: Alliance, seat: int) -> dict[str, float]:
    """What an alliance goes on with."""
    return {
        "kept cards": float(sum(card_at(card).xp for card in s.kept[seat])),
        "heroes": sum(hero_merit(hero) for hero in s.recruits(seat)),
        "tokens left": TOKEN * s.campaign_tokens[seat],
    }
