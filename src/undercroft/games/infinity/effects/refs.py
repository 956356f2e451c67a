"""What effects speak of, as one kind of number: figures, tiles and doors."""

from __future__ import annotations

from typing import Final

FIRST_PLACE: Final = 10_000
FIRST_DOOR: Final = 20_000


def place(number: int) -> int:
    """A tile of the dungeon as a thing."""
    return FIRST_PLACE + number


def door(number: int) -> int:
    """A door as a thing; the number is that of `Dungeon.door`."""
    return FIRST_DOOR + number


def is_figure(thing: int) -> bool:
    """Whether a thing is a hero or an enemy."""
    return 0 <= thing < FIRST_PLACE


def is_place(thing: int) -> bool:
    """Whether a thing is a tile."""
    return FIRST_PLACE <= thing < FIRST_DOOR


def place_of(thing: int) -> int:
    """The tile that a thing is."""
    return thing - FIRST_PLACE


def door_of(thing: int) -> int:
    """The door that a thing is."""
    return thing - FIRST_DOOR
