"""What the kernel refuses, and how it says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercroft.kernel.checks import Refusal


class UndercroftError(Exception):
    """A refusal with words for a person; every error the package raises on bad input is one."""


class NotationError(UndercroftError):
    """A text that is not a move, or names nothing that exists."""


class IllegalMove(UndercroftError):
    """A move that is not among the legal ones; nothing has changed."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__("; ".join(str(refusal) for refusal in self.refusals))


class SetupError(UndercroftError):
    """A game that cannot be set up as asked: unknown game, option, seat count."""


class UndoError(UndercroftError):
    """There is nothing to undo or redo, or a barrier stands before it."""


class RecordError(UndercroftError):
    """A record that cannot be read or does not replay, with its line."""

    def __init__(self, what: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {what}" if line else what)


class PositionError(UndercroftError):
    """A position that cannot be read, with its line."""

    def __init__(self, what: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {what}" if line else what)


class CampaignError(UndercroftError):
    """A campaign that cannot be read, or an episode that does not belong to it."""


class SaveError(UndercroftError):
    """Saved data that do not fit the game: an unknown field, a value of the wrong kind."""

    def __init__(self, what: str, path: tuple[str, ...] = ()) -> None:
        self.what = what
        self.path = path
        super().__init__(f"{'.'.join(path)}: {what}" if path else what)

    def within(self, name: str) -> SaveError:
        """The same error seen from one level further out."""
        return SaveError(self.what, (name, *self.path))
