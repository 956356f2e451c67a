"""What a frame is told before it has begun is meant for nobody, and changes nothing.

A frame may lie below others that were pushed after it, say rewards to be turned up below what a
fallen enemy still does. When such an effect is done it tells whether it happened, and nobody has
asked for that yet.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance.cells import Cell, cells
from tests.conformance.walks import random_move
from undercroft import GAMES
from undercroft.crawl.effects import Resolve
from undercroft.kernel.digest import digest
from undercroft.kernel.play import force
from undercroft.kernel.registry import game
from undercroft.kernel.state import State

MOVES = 1200
GAMES_OF_A_PAGE = 2
LISTENERS = ("resolve", "halt")
"""An effect keeps what it is told until it needs it, and the end of a trial is there to hear it."""


class Begun:
    """Runs frames as the kernel does, and notes which of them have begun."""

    def __init__(self) -> None:
        self.frames: dict[int, object] = {}
        self.strays = 0

    def run(self, s: State) -> None:
        """As `State.run`."""
        while s.frames:
            frame = s.frames[-1]
            self.frames[id(frame)] = frame  # kept, so that no other gets its id
            if frame.advance(s):
                return

    def answer(self, s: State, value: int) -> None:
        """As `State.answer`, but a frame that has not begun must not care."""
        done = s.frames.pop()
        if not s.frames:
            return
        below = s.frames[-1]
        is_for_it = id(below) in self.frames or below.NAME in LISTENERS
        if is_for_it or not isinstance(done, Resolve):  # others are pushed by who asks them
            below.on_answer(s, value)
            return
        self.strays += 1
        before = digest(s)
        below.on_answer(s, value)
        assert digest(s) == before, f"{type(below).__name__} took {value} for an answer"


def pages(id_: str) -> Iterator[Cell]:
    """Every adventure or scenario of a game once, or what the suite plays of a game without."""
    picked = [option for option in game(id_).options if option.name in ("adventure", "scenario")]
    if not picked:
        yield from (cell for cell in cells() if cell.game == id_)
    for option in picked:
        for page in option.choices:
            options: dict[str, Any] = {option.name: page}
            yield Cell(id_, game(id_).seats_with(options)[-1], tuple(options.items()))


@pytest.mark.parametrize("id_", GAMES)
def test_who_has_not_begun_takes_nothing_for_an_answer(
    id_: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Begun()
    monkeypatch.setattr(State, "run", lambda s: begun.run(s))  # noqa: PLW0108  (a method of the state)
    monkeypatch.setattr(State, "answer", lambda s, value: begun.answer(s, value))  # noqa: PLW0108
    for cell in pages(id_):
        for seed in range(GAMES_OF_A_PAGE):
            s, rng = cell.table().state, random.Random(seed)
            for frame in s.frames:
                begun.frames[id(frame)] = frame
            for _ in range(MOVES):
                if s.over is None:
                    force(s, random_move(s, rng))
    assert begun.strays > 0 or id_ != "infinity"
