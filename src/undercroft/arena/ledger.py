"""The ledger of a soak: one JSON line for each batch of games in one cell."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from undercroft.arena.variations import Cell
from undercroft.kernel.errors import UndercroftError


class LedgerError(UndercroftError):
    """A ledger that cannot be read or written, with its line."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One game that went wrong: its seed, what happened, and where its record lies."""

    seed: int
    words: str
    record: str = ""


@dataclass(slots=True)
class Batch:
    """Some games of one cell with seeds in a row."""

    commit: str
    game: str
    cell: Cell
    first: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    endings: dict[str, int] = field(default_factory=dict)
    errors: list[Failure] = field(default_factory=list)
    refused: str = ""

    @property
    def next_seed(self) -> int:
        """The seed after the last one."""
        return self.first + self.games

    def line(self) -> str:
        """As the ledger keeps it."""
        plain = {
            "commit": self.commit,
            "game": self.game,
            "cell": self.cell.save(),
            "seeds": [self.first, self.next_seed - 1],
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "endings": self.endings,
            "errors": [{"seed": e.seed, "words": e.words, "record": e.record} for e in self.errors],
        }
        return json.dumps(plain | ({"refused": self.refused} if self.refused else {}))

    @staticmethod
    def load(plain: dict[str, Any]) -> Batch:
        """The batch of plain data."""
        return Batch(
            commit=str(plain["commit"]),
            game=str(plain["game"]),
            cell=Cell.load(plain["cell"]),
            first=int(plain["seeds"][0]),
            games=int(plain["games"]),
            decisions=int(plain["decisions"]),
            seconds=float(plain["seconds"]),
            endings={str(name): int(n) for name, n in plain["endings"].items()},
            errors=[Failure(e["seed"], e["words"], e["record"]) for e in plain["errors"]],
            refused=str(plain.get("refused", "")),
        )


class Ledger:
    """The file; what was soaked before is read once, what is soaked now is appended."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notice = ""
        self.batches: list[Batch] = self._read()

    def of(self, game: str, commit: str) -> list[Batch]:
        """The batches of a game at a commit."""
        return [b for b in self.batches if b.game == game and b.commit == commit]

    def append(self, batch: Batch) -> None:
        """Write a batch down."""
        self.batches.append(batch)
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(batch.line() + "\n")
        except OSError as error:
            raise LedgerError(f"{self.path} cannot be written: {error.strerror}") from None

    def _read(self) -> list[Batch]:
        try:
            text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "it is not text"
            raise LedgerError(f"{self.path} cannot be read: {reason}") from None
        *lines, rest = text.split("\n")
        if rest:
            self._cut(text, rest)
        return [self._batch(line, number) for number, line in enumerate(lines, 1) if line.strip()]

    def _cut(self, text: str, rest: str) -> None:
        """A run was killed while it wrote: forget the half line."""
        self.notice = f"{self.path} ended in half a line, which is left out"
        self.path.write_text(text.removesuffix(rest), encoding="utf-8")

    def _batch(self, line: str, number: int) -> Batch:
        try:
            return Batch.load(json.loads(line))
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            raise LedgerError(f"{self.path}, line {number}: not a line of a soak ledger") from None


def next_seed(batches: Sequence[Batch], cell: Cell) -> int:
    """Where the seeds of a cell go on."""
    return max((batch.next_seed for batch in batches if batch.cell == cell), default=0)
