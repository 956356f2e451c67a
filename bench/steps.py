"""A game as plain as boardgame.io's in bench/boardgame_io: two step in turn, and gather gold.

What a move costs here is the server's own share. A wall of words makes the pushes as long as those
of a real game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar, Final

from undercroft.kernel.frames import Frame, frames
from undercroft.kernel.layout import INTS, Field, Layout
from undercroft.kernel.moves import NUMBER, Move, Notation
from undercroft.kernel.options import Options
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.registry import Drawing, Game, Item
from undercroft.kernel.scene import Choice, Decision, Preview, Scene, Track
from undercroft.kernel.state import State

PLACES: Final = 7
WALL: Final = "x" * 160

SAY: Final = Notation("steps")
STEP: Final = SAY.verb("step", NUMBER)

CHOICES: Final = tuple(
    tuple(Choice(move=f"p{seat} step {n}", label=f"to {n}") for n in range(PLACES))
    for seat in (1, 2)
)


class Stepping(Frame[Any]):
    """Where to?"""

    NAME = "stepping"

    def seat(self, s: Steps) -> int:
        return sum(s.stepped) % 2

    def prompt(self, s: Steps) -> Prompt:
        return Prompt("Where to?")

    def legal(self, s: Steps) -> list[Move]:
        return STEP.each(self.seat(s), range(PLACES))

    def apply(self, s: Steps, move: Move) -> None:
        s.stepped[move.seat] += 1
        s.places[move.seat] = move.arg
        s.gold[move.seat] += move.arg % 3


class Steps(State):
    """Where the two are, and what they have."""

    NOTATION: ClassVar[Notation] = SAY
    FIELDS: ClassVar[Layout] = (
        Field("stepped", INTS, []),
        Field("places", INTS, []),
        Field("gold", INTS, []),
    )
    FRAMES: ClassVar[dict[str, type[Frame[Any]]]] = frames(Stepping)
    stepped: list[int]
    places: list[int]
    gold: list[int]


def setup(seats: int, _options: Options) -> State:
    """Nobody has stepped yet."""
    s = Steps()
    s.seats = seats
    s.stepped, s.places, s.gold = [0] * seats, [0] * seats, [0] * seats
    s.frames = [Stepping()]
    return s


@lru_cache(maxsize=4096)
def track(name: str, owner: int, value: int) -> Track:
    """What has not changed is the same object, as in the scenes of the real games."""
    return Track(id=f"track:{name}-{owner}", name=name, value=value, owner=owner)


@cache
def question(seat: int, *, is_mine: bool) -> Decision:
    """What is asked; only who is asked sees the choices."""
    return Decision(seat=seat, prompt="Where to?", choices=CHOICES[seat] if is_mine else ())


def scene(view: State, seats: int) -> Scene:
    """Two tracks a seat, the wall, and the question."""
    assert isinstance(view, Steps)
    seat = sum(view.stepped) % 2
    mine = bool(seats & 1 << seat)
    places = [track("place", i, value) for i, value in enumerate(view.places)]
    gold = [track("gold", i, value) for i, value in enumerate(view.gold)]
    return Scene(
        banner=f"{sum(view.stepped)} {WALL}",
        tracks=(*places, *gold),
        decision=question(seat, is_mine=mine),
    )


STEPS: Final = Game(
    id="steps",
    name="Steps",
    tagline="Two step in turn.",
    revision="1",
    seats=(2,),
    state=Steps,
    setup=setup,
    drawing=Drawing(scene=scene, preview=lambda _view, move: Preview(text=str(move))),
    content=lambda: {"cards": (Item("none", "None"),)},
)
