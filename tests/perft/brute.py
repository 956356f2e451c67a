"""An independent counter: every line of play anew from the position, by written moves alone.

It knows nothing of clones, listing in place or fingerprints; it plays at tables, as people do.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import undercroft as uc
from undercroft.kernel.table import Table


@dataclass
class Brute:
    """The counts over all lines of play from a position."""

    position: str
    chances: int = 0
    decisions: int = 0
    endings: int = 0
    digests: list[int] = field(default_factory=list)

    def count(self, depth: int, line: tuple[str, ...] = ()) -> Brute:
        """Follow every continuation of a line of play."""
        t = self._played(line)
        if t.over is not None:
            self.endings += 1
            self.digests.append(int(t.digest(), 16))
        elif isinstance(t.pending, uc.Chance):
            self.chances += 1
            self._each(t, depth, line)
        elif depth > 0:
            self._each(t, depth - 1, line)
        else:
            self.decisions += 1
            self.digests.append(int(t.digest(), 16))
        return self

    def _played(self, line: tuple[str, ...]) -> Table:
        t = uc.load_position(self.position, chance="ask")
        for move in line:
            t.play(move)
        return t

    def _each(self, t: Table, depth: int, line: tuple[str, ...]) -> None:
        for text in sorted({str(move) for move in t.legal()}):
            self.count(depth, (*line, text))

    def text(self) -> str:
        """The line that golden files keep."""
        total = sum(self.digests) % 2**64
        return f"{self.chances} {self.decisions} {self.endings} {total:016x}"
