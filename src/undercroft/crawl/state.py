"""What the states of all dungeon crawls have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from undercroft.crawl.effects.wiring import Effects
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CrawlState(State):
    """A game with figures that act one after the other, and with effects.

    A game's assembly says what its effects do (`EFFECTS`) and what no game of it can have come to
    (`VALIDATE`): both build on the state, so the state cannot import them.
    """

    EFFECTS: ClassVar[Effects]
    VALIDATE: ClassVar[Callable[[Any], list[str]]]

    def figure_id(self, figure: int) -> str:
        """The scene id of a figure."""
        raise NotImplementedError

    def clockwise(self, first: int) -> list[int]:
        """All seats, from one on."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def validate(self) -> list[str]:
        """What no game could have come to, in words."""
        return super().validate() or self.__class__.VALIDATE(self)
