"""What figures are put together from: faces, weapons, and short ways to write a layer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from art.layers import Eye, Layer, Stroke
from art.paints import BONE, FAIR, STEEL, Paint

Colour = Paint | str
Dot = tuple[float, float, float, str]
Line = tuple[float, float, float, float, str]


def part(
    icon: str,
    cells: Mapping[int, Colour] | None = None,
    eyes: Sequence[Dot] = (),
    strokes: Sequence[Line] = (),
    **rest: Any,
) -> Layer:
    """A layer; a colour alone is paint without gloss."""
    return Layer(
        icon=icon,
        cells={number: painted(colour) for number, colour in (cells or {}).items()},
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
    cells = {9: skin, 5: skin, 6: skin, 7: hair, 8: hair, 12: hair, 13: hair, 1: band, 3: band}
    cells |= {2: Paint("#d8433a", 0.6), 4: band, 18: band, 10: "#f4efe4", 11: "#f4efe4"}
    cells |= dict.fromkeys((14, 15, 16, 17), dress)
    return part(
        "woman-elf-face",
        cells,
        drop=() if ears else (5, 6),
        gap="#1c1210",
        close=0.035,
        strokes=[(0.5, 0.575, 0.05, 0.02, "#b04a42")],
        plug=[(0.5, 0.58)],
        **rest,
    )


def matron(hair: Colour, skin: Colour, dress: Colour, **rest: Any) -> Layer:
    """A round-faced woman with her hair put up."""
    cells: dict[int, Colour] = dict.fromkeys((1, 2, 3, 4, 5), hair)
    cells |= dict.fromkeys((6, 7), hair) | {8: skin, 9: "#f4efe4", 10: "#f4efe4", 0: dress}
    mouth = [(0.5, 0.605, 0.055, 0.024, "#b04a42")]
    return part(
        "nun-face", cells, gap="#20150d", close=0.03, strokes=mouth, plug=[(0.5, 0.6)], **rest
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
    cells = {1: band, 2: crown, 3: crown, 4: crown, 5: crown, 6: hair, 7: skin, 16: skin, 0: hair}
    cells |= {8: "#f4efe4", 9: "#f4efe4", 10: band, 11: band}
    return part(
        "cleopatra",
        cells,
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
    cells = {3: helm, 4: beard, 5: beard, 6: skin, 7: beard} | ({1: horn, 2: horn} if horn else {})
    return part("dwarf-face", cells, drop=() if horn else (1, 2), gap="#170d08", **rest)


def viking(beard: Colour, helm: Colour, rim: Colour, skin: Colour = FAIR, **rest: Any) -> Layer:
    """A moustached face under a round horned helmet."""
    cells = {1: BONE, 2: BONE, 3: helm, 4: rim, 5: beard, 6: skin, 7: skin, 8: skin, 9: beard}
    cells |= {10: "#f4efe4", 11: beard}
    return part("viking-head", cells, gap="#1a0f0a", **rest)


def gnome(hat: Colour, hair: Colour, skin: Colour = FAIR, **rest: Any) -> Layer:
    """A face with a great moustache under a pointed hat."""
    cells = {1: hat, 2: skin, 5: skin, 8: skin, 10: skin, 0: skin, 9: "#cf8a66", 13: "#a8503f"}
    cells |= dict.fromkeys((3, 4, 11, 12, 14), hair)
    return part("wizard-face", cells, gap="#1c100c", **rest)


def man(hair: Colour, skin: Colour, collar: Colour, coat: Colour, **rest: Any) -> Layer:
    """A broad face over a collar."""
    cells = {1: hair, 2: hair, 3: skin, 4: skin, 5: skin, 8: collar, 9: collar}
    cells |= {10: coat, 11: coat, 0: "#f4efe4"}
    return part("monk-face", cells, gap="#20130b", **rest)


def orc(skin: Colour, hair: Colour, **rest: Any) -> Layer:
    """A broad face with tusks and a topknot."""
    cells = {1: hair, 5: "#ffdf7a", 7: "#ffdf7a"} | dict.fromkeys((2, 3, 4, 6, 10), skin)
    return part("orc-head", cells | {0: BONE}, gap="#14180b", **rest)
