"""How much each legal move appeals to its seat at sight, from what that seat's view shows.

The numbers are points of the final score, roughly: what the rest of the turn, or the answer to a
question, is worth. No move is tried out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.games.alliance.actions.rest import RESTORED
from undercroft.games.alliance.actions.upgrade import Upgrading
from undercroft.games.alliance.bot import choices, treasures
from undercroft.games.alliance.bot.attack_values import relief
from undercroft.games.alliance.bot.card_values import balance, hero_merit
from undercroft.games.alliance.bot.hands import cards_appeal, draft_appeal, set_appeal
from undercroft.games.alliance.bot.hero_turns import Deciding
from undercroft.games.alliance.bot.monsters import go_appeal
from undercroft.games.alliance.bot.tavern import tavern_appeal
from undercroft.games.alliance.bot.threats import Outlook
from undercroft.games.alliance.combat.reactions import Attacked
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.map.figures import is_defeated
from undercroft.games.alliance.notation import (
    ACTIVATE,
    CHOOSE,
    CROSS,
    CURE,
    GO,
    PRUNE,
    RECRUIT,
    RETURN,
    ROUSE,
    SPEND,
    STAND,
    TAKE_TILE,
    TARGET,
    TO_SPACE,
    TURN_TILE,
    WITH_PET,
    YES,
)
from undercroft.games.alliance.phases.hero_turn import Turn, square_of
from undercroft.games.alliance.phases.treasures import Dig
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import ChooseCards, ChooseSet
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.state import State


def move_scores(view: State, moves: Sequence[Move]) -> list[float]:
    """How much each move appeals to its seat."""
    assert isinstance(view, Alliance)
    top = view.frames[-1]
    if view.tavern:
        return [tavern_appeal(view, move) for move in moves]
    if isinstance(top, Turn):
        return Deciding(view, top).appeals(moves)
    if isinstance(top, ChooseCards):
        return cards_appeal(view, top, moves)
    if isinstance(top, Attacked):
        return [choices.reaction(view, top, move) for move in moves]
    if isinstance(top, Upgrading):
        return [draft_appeal(view, move) for move in moves]
    worths = [answer(view, move) for move in moves]
    return set_appeal(top, moves, worths) if isinstance(top, ChooseSet) else worths


def answer(s: Alliance, move: Move) -> float:
    """How much one answer to a question appeals."""
    asks = choices.asker(s)
    if isinstance(asks, Dig):
        return treasures.dig(s, asks, move)
    judge = ANSWERS.get(move.verb)
    return judge(s, move) if judge is not None and move.args else 0.05 * (move.verb is YES)


def recruit(s: Alliance, move: Move) -> float:
    """A hero for the alliance."""
    return hero_merit(move.args[0]) + balance(move.args[0], s.recruits(move.seat))


def stand(_s: Alliance, move: Move) -> float:
    """Who leads: the hardy and the quick."""
    face = HEROES[move.args[0]]
    return face.speed + 0.5 * face.health


def activate(s: Alliance, move: Move) -> float:
    """The hero with most to do acts first."""
    hero = next(f for f in s.alliance(move.seat) if s.kind[f] == move.args[0])
    look = Outlook(s, hero)
    if is_defeated(s, hero):
        return relief(s, hero, RESTORED)
    attacks = not s.peaceful[hero]
    return look.best_end(look.speed(), attacks=attacks) - look.position(look.here)


def go(s: Alliance, move: Move) -> float:
    """Where a monster goes."""
    return go_appeal(s, move.seat, square_of(s, move.args[0]))


ANSWERS: Final[dict[Verb, Callable[[Alliance, Move], float]]] = {
    RECRUIT: recruit,
    STAND: stand,
    ACTIVATE: activate,
    GO: go,
    TARGET: choices.target,
    WITH_PET: choices.mauled,
    ROUSE: choices.roused,
    TAKE_TILE: choices.tile,
    TURN_TILE: choices.turned,
    CROSS: choices.crossed,
    SPEND: choices.spend,
    CHOOSE: choices.option,
    CURE: choices.cure,
    RETURN: choices.place,
    PRUNE: lambda _s, _move: 0.1,
    TO_SPACE: choices.place,
}
