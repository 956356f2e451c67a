"""Stone: worked slabs, broken rock, cave floors and the faces of walls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from art.colours import rgb
from art.icons import Grid
from art.textures.fields import blurred, cells, mixed, pillow, plain, printed, rough, shaded

Box = tuple[float, float, float, float]
ACROSS: Final = 4
"""A sheet of slabs has so many squares in each direction."""
SIDE: Final = 512


# ---- floors of worked stone: every square ends in a joint, so any fits any ---------------------


@dataclass(slots=True)
class Slabs:
    """The slabs of a sheet: how far each pixel is from a joint, and the slab's own look."""

    side: int
    edge: Grid = field(init=False)
    outer: Grid = field(init=False)
    height: Grid = field(init=False)
    tone: Grid = field(init=False)
    hue: Grid = field(init=False)

    def __post_init__(self) -> None:
        shape = (self.side, self.side)
        self.edge = np.full(shape, 1e3, np.float32)
        self.outer, self.height, self.tone, self.hue = (
            np.zeros(shape, np.float32) for _ in range(4)
        )


def slabs(tint: str, seed: int, moss: str = "", square: int = 128, joint: str = "#120d0a") -> Grid:
    """A floor of slabs with chipped edges, pits and cracks."""
    side = square * ACROSS
    shape, stone = (side, side), _laid(square, seed)
    chip = rough(shape, 1.45, seed + 5, lo=4) * 1.5
    wide = np.clip((stone.edge * 128 / square + 2.2) * 1.6, 0, 1e3)
    outer = stone.outer * 128 / square
    rim = np.clip((np.minimum(outer, wide) + chip - 1.8) / 7.5, 0, 1)
    height = stone.height + pillow(rim) * 9 + _wear(side, seed)
    colours = _stained(stone, tint, seed)
    if moss:
        part = np.clip((1 - rim) * 0.9 + rough(shape, 1.5, seed + 13) * 0.35 - 0.35, 0, 0.55)
        colours = mixed(colours, plain(shape, moss), part)
    whole = np.clip((np.minimum(outer, wide * 0.8) + chip * 0.7 - 0.9) / 2.8, 0, 1)
    colours = mixed(plain(shape, joint), colours, whole)
    return printed(shaded(height, colours, hollow=0.075, reach=5) * 0.46)


def _laid(square: int, seed: int) -> Slabs:
    """Each square of the sheet cut into slabs."""
    stone, rng = Slabs(square * ACROSS), np.random.default_rng(seed)
    shape = (stone.side, stone.side)
    warp = [rough(shape, 1.3, seed + i, hi=60) * 1.1 for i in (1, 2)]
    for number in range(ACROSS * ACROSS):
        top, left = number // ACROSS * square, number % ACROSS * square
        here = (slice(top, top + square), slice(left, left + square))
        _lay_square(stone, here, [one[here] for one in warp], _split(number, rng), rng)
    return stone


def _lay_square(
    stone: Slabs,
    here: tuple[slice, slice],
    warp: Sequence[Grid],
    boxes: Sequence[Box],
    rng: np.random.Generator,
) -> None:
    square = here[0].stop - here[0].start
    down, across = np.mgrid[:square, :square].astype(np.float32)
    outer = np.minimum.reduce([down, across, square - 1 - down, square - 1 - across])
    inner = np.clip(outer / 8, 0, 1)
    y, x = down + warp[0] * inner, across + warp[1] * inner
    stone.outer[here] = outer
    for box in boxes:
        y0, x0, y1, x1 = (part * square for part in box)
        edge = np.minimum.reduce([y - y0, x - x0, y1 - y, x1 - x])
        inside = edge > 0
        tone, hue = rng.normal(0, 0.5), rng.normal(0, 1)
        steep_y, steep_x = rng.normal(0, 0.018, 2)
        tilt = (down - square / 2) * steep_y + (across - square / 2) * steep_x
        stone.edge[here][inside] = edge[inside]
        stone.height[here][inside] = (tilt + rng.normal(0, 0.5))[inside]
        stone.tone[here][inside], stone.hue[here][inside] = tone, hue


def _split(number: int, rng: np.random.Generator) -> Sequence[Box]:
    """How a square is cut into slabs: boxes of top, left, bottom and right."""
    a, b = rng.uniform(0.38, 0.62, 2)
    ways: list[list[Box]] = [
        [(0, 0, 1, 1)],
        [(0, 0, a, 1), (a, 0, 1, 1)],
        [(0, 0, 1, a), (0, a, 1, 1)],
        [(0, 0, a, b), (0, b, a, 1), (a, 0, 1, 1)],
        [(0, 0, a, 1), (a, 0, 1, b), (a, b, 1, 1)],
        [(0, 0, 1, a), (0, a, b, 1), (b, a, 1, 1)],
        [(0, 0, 1, 1)],
        [(0, 0, a, b), (0, b, a, 1), (a, 0, 1, b), (a, b, 1, 1)],
    ]
    return ways[number % len(ways)]


def _wear(side: int, seed: int) -> Grid:
    """Humps, grain, pits and cracks of worn slabs."""
    shape = (side, side)
    pits = np.clip(rough(shape, 0.55, seed + 6, lo=20) - 1.7, 0, 2)
    near, second, _ = cells(side, 46, seed + 9)
    line = np.clip(1 - np.abs(second - near + rough(shape, 1.2, seed + 10) * 2.2) / 1.7, 0, 1)
    cracks = line * (rough(shape, 1.6, seed + 11) > 0.75)
    humps = rough(shape, 1.4, seed + 3) * 1.5 + rough(shape, 0.9, seed + 4, lo=24) * 0.28
    worn: Grid = humps - pits * 1.2 - cracks * 3.2
    return worn


def _stained(stone: Slabs, tint: str, seed: int) -> Grid:
    """The colours of slabs: each has its own tone, and dark stains lie over all."""
    shape = (stone.side, stone.side)
    grain = 0.12 * rough(shape, 1.5, seed + 7) + 0.04 * rough(shape, 0.6, seed + 8)
    colours = plain(shape, tint) * (1 + 0.26 * stone.tone + grain)[..., None]
    colours = colours * (1 + stone.hue[..., None] * np.array([0.05, 0, -0.06]))
    stains = np.clip(rough(shape, 1.5, seed + 12) - 0.7, 0, 1) * 0.45
    return mixed(colours, plain(shape, tint) * 0.38, stains)


# ---- rock as it grew -----------------------------------------------------------------------------


def rock(tint: str, seed: int, count: int = 70) -> Grid:
    """Broken rock: plates with ragged cracks."""
    shape = (SIDE, SIDE)
    near, second, which = cells(SIDE, count, seed)
    lift = np.random.default_rng(seed).normal(0, 1, count)[which]
    gap = np.clip((second - near + rough(shape, 1.6, seed + 1) * 4) / 18, 0, 1)
    height = lift * 2.2 * blurred(gap, 2) + np.sqrt(gap) * 7 + rough(shape, 1.35, seed + 2) * 3
    height = blurred(height + rough(shape, 0.8, seed + 3, lo=16) * 0.8, 0.7)
    tone = 1 + 0.13 * lift + 0.14 * rough(shape, 1.3, seed + 4)
    colours = mixed(plain(shape, "#0d0b0c"), plain(shape, tint) * tone[..., None], gap * 1.5 + 0.15)
    return printed(shaded(height, colours, hollow=0.06, reach=7) * 0.6)


def cave(tint: str, seed: int) -> Grid:
    """A trodden cave floor: soft humps, grit and a few stones."""
    shape = (SIDE, SIDE)
    near, _, which = cells(SIDE, 220, seed)
    big = np.random.default_rng(seed + 1).random(220)[which]
    stone = np.where(big > 0.80, np.clip(1 - near / (6 + 10 * big), 0, 1), 0)
    near, second, _ = cells(SIDE, 36, seed + 20)
    plate = np.clip((second - near + rough(shape, 1.2, seed + 21) * 5) / 10, 0, 1)
    humps = rough(shape, 1.75, seed + 2) * 4.2 + rough(shape, 1.3, seed + 3, lo=8) * 1.5
    height = humps + np.sqrt(stone) * 3.4 + plate * 2.2 + rough(shape, 0.5, seed + 4, lo=60) * 0.3
    grain = 0.12 * rough(shape, 1.5, seed + 5) + 0.07 * rough(shape, 0.6, seed + 6)
    tone = 1 + grain + 0.25 * (stone > 0) * (big - 0.8) * 5
    colours = plain(shape, tint) * tone[..., None]
    warm = rough(shape, 1.6, seed + 7)[..., None] * np.array([0.05, 0.0, -0.05])
    colours = colours * (1 + warm) * (0.72 + 0.28 * plate)[..., None]
    return printed(shaded(height, colours, hollow=0.06, reach=7) * 0.5)


# ---- built walls ---------------------------------------------------------------------------------


def bricks(tint: str, seed: int, wide: int = SIDE, high: int = 128, courses: int = 3) -> Grid:
    """The face of a wall of ashlar; it repeats sideways."""
    shape = (high, wide)
    edge, tone, lift = _courses(shape, seed, courses)
    rim = np.clip((edge + rough(shape, 1, seed + 3) * 1.5 - 1) / 6, 0, 1)
    grain = rough(shape, 1.2, seed + 4) * 1.2 + rough(shape, 0.7, seed + 5, lo=16) * 0.5
    height = pillow(rim) * 7 + lift * 0.8 + grain
    colours = rgb(tint) * (1 + 0.12 * tone + 0.1 * rough(shape, 1.3, seed + 6))[..., None]
    colours = mixed(plain(shape, "#120d0a"), colours, np.clip((edge - 0.4) / 2.4, 0, 1))
    return printed(shaded(height, colours, hollow=0.07, reach=4) * 0.5)


def _courses(shape: tuple[int, int], seed: int, courses: int) -> tuple[Grid, Grid, Grid]:
    """How far each pixel is from a joint, and the tone and lift of its stone."""
    high, wide = shape
    rng = np.random.default_rng(seed)
    down, across = np.mgrid[:high, :wide].astype(np.float32)
    down += rough(shape, 1.3, seed + 1) * 1.3
    across += rough(shape, 1.3, seed + 2) * 1.3
    edge, tone, lift = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    step = high / courses
    for row in range(courses):
        count = 5 + row % 2
        cuts = (np.arange(count) + rng.uniform(-0.18, 0.18, count)) / count + row * 0.37 / count
        cuts = np.sort(cuts) * wide
        for a, b in zip(cuts, [*cuts[1:], cuts[0] + wide]):
            x = (across - a) % wide
            away = np.minimum.reduce([x, (b - a) - x, down - row * step, (row + 1) * step - down])
            inside = away > 0
            edge[inside] = away[inside]
            tone[inside], lift[inside] = rng.normal(0, 1), rng.normal(0, 1)
    return edge, tone, lift
