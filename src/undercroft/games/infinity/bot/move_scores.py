"""How much each legal move appeals to its seat at sight, from what that seat's view shows."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.infinity import notation as n
from undercroft.games.infinity.bot.attack_values import expected_damage
from undercroft.games.infinity.bot.hero_turns import turn_values
from undercroft.games.infinity.map.figures import is_hero
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State


def move_scores(view: State, moves: Sequence[Move]) -> list[float]:
    """How much each move appeals to its seat."""
    assert isinstance(view, Infinity)
    if isinstance(view.frames[-1], Turn):
        return turn_values(view, list(moves))
    return [answer(view, move) for move in moves]


def answer(s: Infinity, move: Move) -> float:
    """What an answer to a question is worth: yes, the weakest enemy, somebody else's trouble."""
    if move.verb is n.YES:
        return 0.1
    if move.verb is n.FILL:
        return -expected_damage(s, move.args[0], move.seat)
    if move.verb is n.TARGET and is_hero(move.args[0]):
        return -0.1 if move.args[0] == move.seat else 0.1
    return 0.0
