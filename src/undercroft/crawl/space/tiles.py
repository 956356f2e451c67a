"""Tile shapes: n x n squares drawn as rows of characters, with open sides; quarter turns."""

from typing import Final

from undercroft.crawl.space.grid import SIDE_LETTERS, SIDES

FLOOR: Final = 0
GAP: Final = 1
SOLID: Final = 2


def turn_square(local: int, span: int) -> int:
    """Where a local square goes in one clockwise quarter turn: (c,r) to (n-1-r,c). [CV-TILE-09]"""
    column, row = local % span, local // span
    return column * span + span - 1 - row


def turn_side(side: int, quarters: int) -> int:
    """Where a side goes in clockwise quarter turns."""
    return (side + quarters) % SIDES


def quarters(printed: int, facing: int) -> int:
    """The quarter turns that make a printed side face a given side. [CV-TILE-09] [DI-TILE-03]"""
    return (facing - printed) % SIDES


class Tile:
    """One shape in one position: the glyph and kind of each square, and which sides are open."""

    __slots__ = ("glyphs", "kinds", "sides", "span")

    def __init__(self, span: int, glyphs: str, kinds: list[int], sides: list[int]) -> None:
        self.span = span
        self.glyphs = glyphs
        self.kinds = kinds
        self.sides = sides

    def find(self, glyph: str) -> list[int]:
        """The local squares that carry a mark, ascending."""
        return [i for i, g in enumerate(self.glyphs) if g == glyph]

    def passable(self) -> list[int]:
        """The local squares a figure may stand on, ascending."""
        return [i for i, kind in enumerate(self.kinds) if kind == FLOOR]

    def rows(self) -> list[str]:
        """The picture, row by row from the north."""
        return [self.glyphs[i : i + self.span] for i in range(0, len(self.glyphs), self.span)]

    def turned(self, quarters: int) -> "Tile":
        """This shape after clockwise quarter turns."""
        tile = self
        for _ in range(quarters % SIDES):
            tile = tile._turned_once()
        return tile

    def _turned_once(self) -> "Tile":
        """Squares, marks and sides go round together. [CV-TILE-09]"""
        count = self.span * self.span
        source = [0] * count
        for i in range(count):
            source[turn_square(i, self.span)] = i
        return Tile(
            self.span,
            "".join([self.glyphs[i] for i in source]),
            [self.kinds[i] for i in source],
            [self.sides[turn_side(side, SIDES - 1)] for side in range(SIDES)],
        )


def parse_sides(letters: str) -> list[int]:
    """Open sides as letters, "N E" or "NE", to one int per side: 1 open, 0 closed."""
    wanted = letters.replace(" ", "")
    for letter in wanted:
        if letter not in SIDE_LETTERS:
            raise ValueError(f"{letter!r} is not a side; sides are N, E, S, W")
    return [1 if letter in wanted else 0 for letter in SIDE_LETTERS]


def parse_tile(rows: list[str], sides: str, solid: str = "#", gap: str = "") -> Tile:
    """A tile from its picture; glyphs that are neither solid nor gap are floor. [CV-TILE-03]"""
    span = len(rows)
    for row in rows:
        if len(row) != span:
            raise ValueError(f"row {row!r} of a tile with {span} rows has {len(row)} squares")
    glyphs = "".join(rows)
    kinds = [SOLID if g in solid else GAP if g in gap else FLOOR for g in glyphs]
    return Tile(span, glyphs, kinds, parse_sides(sides))
