"""A game without rules: one seat chooses one of eight moves, for ever, and nothing happens.

What a decision costs here is the kernel's own share of every decision.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.kernel.frames import Frame, frames
from undercroft.kernel.moves import NUMBER, Move, Notation
from undercroft.kernel.state import State

MOVES: Final = 8

SAY: Final = Notation("no-rules")
PICK: Final = SAY.verb("pick", NUMBER)


class Asking(Frame[State]):
    """A decision among eight moves without any rule: what the kernel itself costs."""

    NAME = "asking"

    def seat(self, s: State) -> int:
        return 0

    def legal(self, s: State) -> list[Move]:
        return PICK.each(0, range(MOVES))

    def apply(self, s: State, move: Move) -> None:
        pass


class NoRules(State):
    """Nothing but the kernel's own fields."""

    NOTATION: ClassVar[Notation] = SAY
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = frames(Asking)


def start() -> State:
    """The game before its first decision."""
    s = NoRules()
    s.push(Asking())
    s.run()
    return s
