"""Reading the picture of a preset dungeon: tiles in brackets, doors between them."""

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 5
"""How many letters a tile and the gap behind it take; every second line shows doors."""

MARKS: Final = {"-": False, "|": False, "=": True, '"': True}
"""How doors are drawn, and whether they are closed."""


@dataclass(frozen=True, slots=True)
class Door:
    """A door between two tiles, given by their codes, the western or northern one first."""

    first: str
    second: str
    closed: bool
    upright: bool
    """Whether the second tile lies south of the first."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where tiles lie, as column and row from the north-west, and the doors between them."""

    tiles: dict[str, tuple[int, int]]
    doors: tuple[Door, ...]

    def sides(self, code: str) -> str:
        """The sides of a tile that have a door, as letters."""
        south = [("S", d.first) for d in self.doors if d.upright]
        north = [("N", d.second) for d in self.doors if d.upright]
        east = [("E", d.first) for d in self.doors if not d.upright]
        west = [("W", d.second) for d in self.doors if not d.upright]
        found = {side for side, tile in (*south, *north, *east, *west) if tile == code}
        return "".join(side for side in "NESW" if side in found)


def read_plan(picture: str) -> Plan:
    """The plan that a picture shows."""
    lines = [line.rstrip() for line in picture.strip("\n").splitlines()]
    tiles = {
        line[at + 1 : at + 3]: (at // WIDTH, row)
        for row, line in enumerate(lines[::2])
        for at in range(0, len(line), WIDTH)
        if line[at : at + 1] == "["
    }
    codes = {place: code for code, place in tiles.items()}
    return Plan(tiles, (*_across(lines[::2], codes), *_down(lines[1::2], codes)))


def _across(lines: list[str], codes: dict[tuple[int, int], str]) -> list[Door]:
    return [
        Door(codes[at // WIDTH, row], codes[at // WIDTH + 1, row], MARKS[line[at]], False)
        for row, line in enumerate(lines)
        for at in range(WIDTH - 1, len(line), WIDTH)
        if line[at] != " "
    ]


def _down(lines: list[str], codes: dict[tuple[int, int], str]) -> list[Door]:
    return [
        Door(codes[at // WIDTH, row], codes[at // WIDTH, row + 1], MARKS[line[at]], True)
        for row, line in enumerate(lines)
        for at in range(2, len(line), WIDTH)
        if line[at] != " "
    ]
