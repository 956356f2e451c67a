"""The luck of an imagined future: alike in two futures wherever the same is asked as often.

What follows from two first moves is compared in pairs, and the less their luck differs where the
moves do not, the fewer pairs it takes to tell the better one.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.play import force
from undercroft.kernel.state import State

WORD: Final = (1 << 64) - 1


class Luck:
    """Decides the n-th chance of a kind by a seed, the kind and n, whatever else has happened."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._asked: dict[str, int] = {}

    def word(self, s: State) -> int:
        """64 bits for what is open on top of a state; its kind is where in the rules it stands."""
        kind = "/".join([frame.NAME for frame in s.frames])
        nth = self._asked.get(kind, 0)
        self._asked[kind] = nth + 1
        return mixed(self._seed, kind, nth)

    def below(self, s: State, n: int) -> int:
        """A number from 0 to n - 1."""
        return (self.word(s) * n) >> 64


def mixed(seed: int, kind: str, nth: int) -> int:
    """64 bits that look random; the same on every machine."""
    bits = (seed << 16) + nth
    bits = (bits ^ crc32(kind.encode())) * 0x9E3779B97F4A7C15 & WORD
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9 & WORD
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB & WORD
    return bits ^ (bits >> 31)


def settle(s: State, luck: Luck) -> None:
    """Let chance decide until a seat does or the game is over."""
    while s.over is None:
        frame = s.frames[-1]
        if not isinstance(frame, ChanceFrame):
            return
        force(s, frame.sample(s, luck.word(s)))
