"""Keeping the record of a game on disk, and saying how to go on with it."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.table import Table


class SavingError(UndercroftError):
    """A file that cannot be written, with the reason."""


def write_file(path: Path, text: str) -> None:
    """Write a whole file or leave what was there."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SavingError(f"{path} cannot be written: {reason}") from None


def fresh_path(game: str, folder: Path) -> Path:
    """A name for a record that no file has yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = (f"{stem}{'' if n == 1 else f'-{n}'}.record" for n in range(1, 1000))
    return next(path for path in (folder / name for name in names) if not path.exists())


@dataclass(frozen=True, slots=True)
class GoOn:
    """The commands that go on with a saved game: what stands before and after the file.

    `way` is how it is played.
    """

    before: tuple[str, ...] = ("undercroft",)
    after: tuple[str, ...] = ()
    way: tuple[str, ...] = ("--plain",)

    def replay(self, path: Path) -> str:
        """How to look at it."""
        return shlex.join((*self.before, "replay", str(path)))

    def play(self, game: str, path: Path) -> str:
        """How to play on."""
        words = (*self.before, "play", game, *self.way, "--load", str(path), *self.after)
        return shlex.join(words)

    def lines(self, table: Table, path: Path) -> list[str]:
        """Where a game was saved, how to look at it, and how to play on if it is not over."""
        lines = [f"Saved as {path}", f"  look at it:  {self.replay(path)}"]
        play_on = f"  play on:     {self.play(table.game.id, path)}"
        return lines if table.over else [*lines, play_on]
