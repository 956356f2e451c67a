"""Answers to questions outside the actions of a hero."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.crawl.effects import Effect, Resolve
from undercroft.games.caverns.bot.card_gains import Gains, kindness
from undercroft.games.caverns.bot.encounters import hazard
from undercroft.games.caverns.bot.reactions import reaction
from undercroft.games.caverns.bot.squares import Places
from undercroft.games.caverns.bot.stances import posed
from undercroft.games.caverns.combat.attack_sources import is_encounter
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.content.card_stats import base_ac
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.figures import is_foe, is_hero, standing_heroes
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.map.placement import Landing
from undercroft.games.caverns.notation import (
    AT_EDGE,
    CANCEL,
    CHOOSE,
    GIVE,
    MOVE,
    PAY,
    STANCE,
    STAND,
    TARGET,
    TO_SPACE,
    TO_TILE,
    USE,
    YES,
)
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.experience import COST, TOP_LEVEL, purse, worth
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.choices import ChooseSet
from undercroft.kernel.moves import Move, Verb

WILLING: Final = 0.1
RICH: Final = 2 * COST
HARD: Final = 2.1
"""What an encounter must cost to be cancelled with what a level would cost."""

MILD: Final = 0.8
CHOSEN: Final = 1.0


def answer(s: Caverns, move: Move) -> float:
    """How much one answer to a question appeals."""
    own = s.page.VERBS.get(move.verb)
    judge = own.worth if own is not None else ANSWERS.get(move.verb)
    return judge(s, move) if judge is not None else 0.0


def asking(s: Caverns) -> tuple[Resolve | None, Effect | None]:
    """The effect that asks, if one does."""
    frame = s.frames[-2] if len(s.frames) > 1 else None
    return (frame, LIBRARY.effects[frame.node]) if isinstance(frame, Resolve) else (None, None)


def target(s: Caverns, move: Move) -> float:
    """A figure or tile that an effect is about."""
    at, effect = asking(s)
    if at is None or effect is None:
        return 0.0
    if is_hero(at.actor) and not is_encounter(at.node):
        return Gains(s, at.actor).on(at, at.node, move.args[0])
    return kindness(s, effect, move.args[0])


def place(s: Caverns, move: Move) -> float:
    """A square for a hero, or for a foe: far from the weak."""
    square, top = refs.square_of(move.args[0]), s.frames[-1]
    if isinstance(top, Landing) and is_foe(top.figure):
        return distance_to_heroes(s, square)
    return Places(s, move.seat).worth(square)


def distance_to_heroes(s: Caverns, square: int) -> float:
    """How far a square is from the nearest hero."""
    gaps = [GRID.distance(square, s.spot[f]) for f in standing_heroes(s)]
    return 0.1 * min(gaps, default=0)


def option(s: Caverns, move: Move) -> float:
    """One of several effects."""
    at, _ = asking(s)
    options = LIBRARY.parts[at.node].get("options", ()) if at is not None else ()
    if at is None or not is_hero(at.actor) or len(options) < move.args[0] or move.args[0] < 1:
        return -0.01 * move.args[0]
    return Gains(s, at.actor).within(at, options[move.args[0] - 1])


def cancel(s: Caverns, move: Move) -> float:
    """A bad encounter is cancelled; experience for a level is kept for worse ones."""
    top = s.frames[-1]
    assert isinstance(top, EncounterDraw)
    learning = any(s.level[f] < TOP_LEVEL for f in standing_heroes(s))
    saving = learning and purse(s, move.seat) < RICH
    return hazard(s, top.who, top.card) - (HARD if saving else MILD)


def stance(s: Caverns, move: Move) -> float:
    """The stance to begin in: the safest."""
    with posed(s, move.seat, move.args[0]):
        return WILLING * (armor(s, move.seat) - base_ac(s, move.seat))


def give(s: Caverns, move: Move) -> float:
    """An item goes to who has fewest."""
    return -len(s.items[move.args[0]]) + WILLING * (move.args[0] == move.seat)


def set_appeal(asked: ChooseSet, moves: Sequence[Move], worths: Sequence[float]) -> list[float]:
    """Of a set, those worth most, as many as must be, named in ascending order."""
    must = asked.least - len(asked.chosen)
    pairs = [(worth, move.args[0]) for worth, move in zip(worths, moves) if move.args]
    ranked = sorted(pairs, key=lambda pair: -pair[0])[: asked.most - len(asked.chosen)]
    going = [value for i, (worth, value) in enumerate(ranked) if i < must or worth > 0]
    first = min(going, default=None)
    return [
        CHOSEN * (move.args[0] == first) if move.args else WILLING - CHOSEN * bool(going)
        for move in moves
    ]


ANSWERS: Final[dict[Verb, Callable[[Caverns, Move], float]]] = {
    TARGET: target,
    TO_TILE: target,
    TO_SPACE: place,
    STAND: place,
    MOVE: place,
    AT_EDGE: lambda s, move: Places(s, move.seat).explores,
    CHOOSE: option,
    CANCEL: cancel,
    USE: lambda s, move: reaction(s, move.args[0]),
    GIVE: give,
    STANCE: stance,
    PAY: lambda _s, move: -worth(move.args[0]),
    YES: lambda _s, _move: WILLING,
}
