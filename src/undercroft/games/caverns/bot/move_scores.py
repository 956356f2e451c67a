"""How much each legal move appeals to its seat at sight, from what that seat's view shows.

The numbers count in foes felled, roughly: what the rest of the turn, or the answer to a question,
is worth. No move is tried out.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.caverns.bot.choices import answer, set_appeal
from undercroft.games.caverns.bot.hero_turns import Deciding
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.choices import ChooseSet
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State


def move_scores(view: State, moves: Sequence[Move]) -> list[float]:
    """How much each move appeals to its seat."""
    assert isinstance(view, Caverns)
    top = view.frames[-1]
    if isinstance(top, Actions):
        return Deciding(view, top).appeals(moves)
    worths = [answer(view, move) for move in moves]
    return set_appeal(top, moves, worths) if isinstance(top, ChooseSet) else worths
