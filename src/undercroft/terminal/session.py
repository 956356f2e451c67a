"""A session: one person's way to a game, at a table here or in a room of a server.

Screens draw what `look` gives and pass on what the person wants; they know no rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from undercroft.kernel.checks import WhyNot
from undercroft.kernel.scene import Choice, Overlay, Preview, Scene
from undercroft.terminal.advice import Advice

OverlayKind = Literal["sight", "danger"]
NOTHING = Scene(banner="")


@dataclass(frozen=True, slots=True)
class Source:
    """Where a line of the log comes from: the number of its move, and the rules behind it."""

    move: int
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What the person before the screen sees now; each line of the log has its source.

    `asked`: the decision is theirs. `cover`: show these words and nothing else. `code` is equal on
    every client after the same number of moves. `idle` stands where there is nothing to do.
    """

    scene: Scene = NOTHING
    asked: bool = False
    seats: tuple[int, ...] = ()
    cover: str = ""
    log: tuple[str, ...] = ()
    sources: tuple[Source, ...] = ()
    code: str = ""
    moves: int = 0
    undo: tuple[str, ...] = ()
    barrier: str = ""
    redo: str = ""
    around: tuple[str, ...] = ()
    over: tuple[str, ...] = ()
    reminder: str = ""
    idle: tuple[str, ...] = ("Others decide; wait.",)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What this person can do."""
        return self.scene.decision.choices if self.scene.decision and self.asked else ()


def calls(before: Look, now: Look) -> bool:
    """Whether a person who looks elsewhere is to be called: others have moved, now it is theirs.

    A reminder calls too.
    """
    is_reminded = now.reminder != before.reminder and bool(now.reminder)
    return is_reminded or (now.asked and not before.asked)


class Session(Protocol):
    """What a screen needs of a game. What cannot be done raises an UndercroftError in words."""

    @property
    def look(self) -> Look:
        """What is seen now."""
        ...

    @property
    def is_live(self) -> bool:
        """Whether others act while this person types."""
        ...

    def actor(self, seat: int) -> str:
        """The name of a seat."""
        ...

    async def open(self, changed: Callable[[], None]) -> None:
        """Sit down; from now on `changed` is called whenever the look has changed."""

    async def close(self) -> None:
        """Stand up; the game is kept."""

    def farewell(self) -> list[str]:
        """What to say to who has left: where the game is kept, how to go on."""
        ...

    async def uncover(self) -> None:
        """The person that the cover asks for is here."""

    async def play(self, move: str) -> None:
        """Play a written move."""

    async def undo(self, count: int = 1) -> None:
        """Take back the last moves."""

    async def redo(self) -> None:
        """Play again what was taken back."""

    async def why(self, thing: str) -> list[WhyNot]:
        """What stands against a thing or a written move."""
        ...

    def meant(self, text: str) -> list[str]:
        """The things and written moves that a text may stand for."""
        ...

    async def preview(self, move: str) -> Preview:
        """What a move will do."""
        ...

    async def overlay(self, what: OverlayKind, thing: str) -> Overlay:
        """What a figure or a square sees, or where foes could strike next."""
        ...

    async def hint(self) -> list[Advice]:
        """What a bot would do here, the best first."""
        ...

    async def rule(self, id_: str) -> str:
        """The words of a rule."""
        ...

    async def tell(self, order: str, words: str) -> list[str]:
        """Pass on an order to the room, such as `say` or `start`; the answer in lines."""
        ...
