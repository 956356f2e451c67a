"""The decision of a scene: what is asked, and each legal move as something to touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import pending
from undercroft.kernel.scene import Choice, Decision
from undercroft.kernel.state import State

S = TypeVar("S", bound=State)
MoveText = Callable[[S, Move], str]
"""What a game says of a move: its label, or the id of what to touch for it."""


def always(text: str) -> MoveText[State]:
    """A label that is the same for every move of a verb."""
    return lambda _s, _move: text


def button(move: Move) -> str:
    """A button of its own, for a move that nothing drawn stands for."""
    return "btn:" + "-".join(str(move).split()[1:])


def decision(s: S, seats: int, choices: Callable[[S], tuple[Choice, ...]]) -> Decision | None:
    """What is asked now; the choices only for those (a mask of seats) who are asked."""
    now = pending(s)
    if not isinstance(now, Decide):
        return None
    offered = choices(s) if seats & 1 << now.seat else ()
    return Decision(seat=now.seat, prompt=now.prompt.text, rules=now.prompt.rules, choices=offered)
