"""What the deep room is: two sides with their pictures, and the cards that are turned in it."""

from dataclasses import dataclass
from typing import Annotated

from undercroft.crawl.decode import Length, NewId
from undercroft.crawl.tables import Word

SIZE = 6
"""Spaces of the deep room across and down."""


class RoomSort(Word):
    """What a card of the deep room brings: monsters, or something to disarm."""

    ENCOUNTER = 0
    TRAP = 1


@dataclass(frozen=True, slots=True)
class DeepSide:
    """One side of the deep room, its first row in the north; one of them is the Titan's."""

    id: Annotated[str, NewId("side of the deep room")]
    name: str
    picture: Annotated[tuple[str, ...], Length(SIZE, SIZE)]
    titan: bool = False

    def __post_init__(self) -> None:
        drawn = "".join(self.picture)
        if any(len(row) != SIZE for row in self.picture) or set(drawn) - set(".SEo"):
            raise ValueError(f"a picture is {SIZE} rows of {SIZE} signs: . floor, S, E, o pit")
        if drawn.count("S") != 1 or drawn.count("E") != 1:
            raise ValueError("a picture has one S, where the enemy waits, and one E for heroes")

    def marked(self, sign: str) -> tuple[tuple[int, int], ...]:
        """Where a sign stands: columns and rows from the north-west corner."""
        rows = enumerate(self.picture)
        return tuple((x, y) for y, row in rows for x, mark in enumerate(row) if mark == sign)


@dataclass(frozen=True, slots=True)
class RoomCard:
    """A card of the deep room; what it does is its effect. Some are only for the Titan's side."""

    id: Annotated[str, NewId("room card")]
    name: str
    sort: RoomSort
    titan: bool = False
