"""What the pieces of a board are built of and lit by: looks, which no rule reads.

They stand beside the scene and not among what is printed, so another look is no other content.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.crawl.tables import TableError, Tables
from undercroft.kernel.scene import HUES, THEMES, Light

RADII: Final = {"warm": 2.8, "ember": 2.6, "crystal": 3.0}


@dataclass(frozen=True, slots=True)
class Looks:
    """The themes and the lights of pieces by their ids; most pieces have no light of their own."""

    themes: dict[str, str]
    lights: dict[str, str]

    def lit(self, piece: str, x: int, y: int) -> tuple[Light, ...]:
        """The light of a piece, standing at a cell, if it has one."""
        hue = self.lights.get(piece)
        return (light(x, y, hue),) if hue else ()


def light(x: int, y: int, hue: str) -> Light:
    """A light in a cell, as far-reaching as its hue is."""
    return Light(x=x, y=y, radius=RADII[hue], hue=hue)


def looks_in(package: str) -> Looks:
    """The looks that `tables/looks.toml` of a package has."""
    table = Tables(package).open("looks.toml")
    looks = Looks(table.take_map("themes", str), table.take_map("lights", str))
    table.close()
    _check(table.file, looks.themes, THEMES)
    _check(table.file, looks.lights, HUES)
    return looks


def _check(file: str, pieces: dict[str, str], known: tuple[str, ...]) -> None:
    for piece, look in pieces.items():
        if look not in known:
            raise TableError(f'{file}, {piece}: "{look}" is none of {", ".join(known)}')
