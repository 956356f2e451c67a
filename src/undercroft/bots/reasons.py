"""Why a first move is better than another: in what its futures differ.

What futures give is kept in the parts that the game's worth is made of, each measured by what the
most appealing first move gave in the same world.
"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.moves import Move

Parts = Mapping[str, float]


class Reasons:
    """The parts of what first moves gave, by their words."""

    def __init__(self) -> None:
        self._levels: list[Parts] = []
        self._sums: dict[Move, dict[str, float]] = {}
        self._counts: dict[Move, int] = {}

    def add_usual(self, parts: Parts) -> None:
        """What the most appealing move gave in the next world."""
        self._levels.append(parts)

    def add(self, move: Move, nth: int, parts: Parts) -> None:
        """What another move gave in a world that the most appealing one has seen."""
        sums = self._sums.setdefault(move, {})
        self._counts[move] = self._counts.get(move, 0) + 1
        for words, value in parts.items():
            sums[words] = sums.get(words, 0.0) + value - self._levels[nth].get(words, 0.0)

    def between(self, move: Move, other: Move) -> str:
        """The part by which most of the difference between two moves comes about, or nothing."""
        mine, theirs = self._means(move), self._means(other)
        apart = {words: mine.get(words, 0.0) - theirs.get(words, 0.0) for words in mine | theirs}
        side = 1 if sum(apart.values()) > 0 else -1
        most = max(apart, key=lambda words: side * apart[words], default="")
        return most if most and side * apart[most] > 0 else ""

    def _means(self, move: Move) -> dict[str, float]:
        count = self._counts.get(move, 0)
        return {words: value / count for words, value in self._sums.get(move, {}).items()}
