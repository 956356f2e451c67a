"""What figures are put together from: faces, weapons, and short ways to write a layer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from art.layers import Eye, Layer, Stroke
from art.paints import BONE, FAIR, STEEL, Paint

Colour = Paint | str
EYES: Final = "#f4efe4"
"""The white of eyes."""
RUBY: Final = Paint("#d8433a", 0.6)
Cell = int | tuple[int, ...]
"""A cell by its number, or several alike; 0 stands for all others."""
Dot = tuple[float, float, float, str]
Line = tuple[float, float, float, float, str]


def part(
    icon: str,
    cells: Mapping[Cell, Colour] | None = None,
    eyes: Sequence[Dot] = (),
    strokes: Sequence[Line] = (),
    **rest: Any,
) -> Layer:
    """A layer; a colour alone is paint without gloss."""
    return Layer(
        icon=icon,
        cells={
            number: painted(colour)
            for cell, colour in (cells or {}).items()
            for number in (cell if isinstance(cell, tuple) else (cell,))
        },
        eyes=tuple([Eye(*eye) for eye in eyes]),
        strokes=tuple([Stroke(*stroke) for stroke in strokes]),
        **rest,
    )


def painted(colour: Colour) -> Paint:
    """A colour as paint."""
    return colour if isinstance(colour, Paint) else Paint(colour)


def weapon(
    icon: str, at: tuple[float, float], scale: float = 0.62, turned: float = 0, c: Colour = STEEL
) -> Layer:
    """Something held, flatter than a face; it stands behind one."""
    return part(icon, {0: c}, at=at, scale=scale, turned=turned, bulge=0.15, bevel=0.03)


def woman(
    hair: Colour, skin: Colour, band: Colour, dress: Colour, ears: bool = False, **rest: Any
) -> Layer:
    """A woman with long hair and a band with a red stone."""
    return part(
        "woman-elf-face",
        {
            (5, 6, 9): skin,
            (7, 8, 12, 13): hair,
            (1, 3, 4, 18): band,
            2: RUBY,
            (10, 11): EYES,
            (14, 15, 16, 17): dress,
        },
        drop=() if ears else (5, 6),
        gap="#1c1210",
        close=0.035,
        strokes=[(0.5, 0.575, 0.05, 0.02, "#b04a42")],
        plug=[(0.5, 0.58)],
        **rest,
    )


def matron(hair: Colour, skin: Colour, dress: Colour, **rest: Any) -> Layer:
    """A round-faced woman with her hair put up."""
    return part(
        "nun-face",
        {tuple(range(1, 8)): hair, 8: skin, (9, 10): EYES, 0: dress},
        gap="#20150d",
        close=0.03,
        strokes=[(0.5, 0.605, 0.055, 0.024, "#b04a42")],
        plug=[(0.5, 0.6)],
        **rest,
    )


def noble(
    hair: Colour,
    skin: Colour,
    crown: Colour,
    band: Colour,
    strokes: Sequence[Line] = (),
    **rest: Any,
) -> Layer:
    """A stern face under a banded helmet, with hair cut straight."""
    return part(
        "cleopatra",
        {(1, 10, 11): band, (2, 3, 4, 5): crown, (7, 16): skin, (8, 9): EYES, 0: hair},
        gap="#17100d",
        close=0.03,
        strokes=[(0.5, 0.745, 0.08, 0.034, "#8c3a34"), *strokes],
        plug=[(0.5, 0.745)],
        **rest,
    )


def dwarf(
    beard: Colour, helm: Colour, skin: Colour = FAIR, horn: Colour | None = BONE, **rest: Any
) -> Layer:
    """A bearded face under a helmet, with horns if they have a colour."""
    return part(
        "dwarf-face",
        {(1, 2): horn or BONE, 3: helm, (4, 5, 7): beard, 6: skin},
        drop=() if horn else (1, 2),
        gap="#170d08",
        **rest,
    )


def viking(beard: Colour, helm: Colour, rim: Colour, skin: Colour = FAIR, **rest: Any) -> Layer:
    """A moustached face under a round horned helmet."""
    return part(
        "viking-head",
        {(1, 2): BONE, 3: helm, 4: rim, (5, 9, 11): beard, (6, 7, 8): skin, 10: EYES},
        gap="#1a0f0a",
        **rest,
    )


def gnome(hat: Colour, hair: Colour, skin: Colour = FAIR, **rest: Any) -> Layer:
    """A face with a great moustache under a pointed hat."""
    return part(
        "wizard-face",
        {1: hat, 9: "#cf8a66", 13: "#a8503f", (3, 4, 11, 12, 14): hair, 0: skin},
        gap="#1c100c",
        **rest,
    )


def man(
    hair: Colour,
    skin: Colour,
    collar: Colour,
    coat: Colour,
    crown: Colour | None = None,
    **rest: Any,
) -> Layer:
    """A broad face over a collar; with a crown of another colour the hair is a band."""
    return part(
        "monk-face",
        {1: crown or hair, 2: hair, (3, 4, 5): skin, (8, 9): collar, (10, 11): coat, 0: EYES},
        gap="#20130b",
        **rest,
    )


def orc(skin: Colour, hair: Colour, **rest: Any) -> Layer:
    """A broad face with tusks and a topknot."""
    return part(
        "orc-head",
        {1: hair, (5, 7): "#ffdf7a", (2, 3, 4, 6, 10): skin, 0: BONE},
        gap="#14180b",
        **rest,
    )
