"""Fields that repeat without a seam: noise, cells, and the light on them."""

from __future__ import annotations

from typing import Final

import numpy as np
from scipy import ndimage as nd
from scipy.spatial import cKDTree

from art.colours import lit, rgb, srgb
from art.icons import Grid

LIGHT: Final = np.array([-0.5, -0.62, 0.85]) / np.linalg.norm([-0.5, -0.62, 0.85])
FINEST: Final = 1e9
Shape = tuple[int, int]


def rough(shape: Shape, smooth: float, seed: int, lo: int = 1, hi: float = FINEST) -> Grid:
    """Noise of mean 0 and deviation 1, smoother from 1 to 2, of waves from `lo` to `hi`."""
    high, wide = shape
    rng = np.random.default_rng(seed)
    waves = np.hypot(np.fft.fftfreq(high)[:, None] * high, np.fft.rfftfreq(wide)[None] * wide)
    strength = np.where((waves >= lo) & (waves <= hi), 1 / np.maximum(waves, 1) ** smooth, 0)
    found = np.fft.irfft2(strength * np.exp(2j * np.pi * rng.random(waves.shape)), s=shape)
    noise: Grid = (found / found.std()).astype(np.float32)
    return noise


def cells(side: int, count: int, seed: int) -> tuple[Grid, Grid, Grid]:
    """How far the nearest and the second of some points are, and which is the nearest."""
    points = np.random.default_rng(seed).random((count, 2)) * [side, side]
    shifts = [(i * side, j * side) for i in (-1, 0, 1) for j in (-1, 0, 1)]
    down, across = np.mgrid[:side, :side]
    spots = np.stack([down.ravel(), across.ravel()], 1)
    away, which = cKDTree(np.concatenate([points + shift for shift in shifts])).query(spots, k=2)
    nearest = np.tile(np.arange(count), 9)[which[:, 0]].reshape(side, side)
    return away[:, 0].reshape(side, side), away[:, 1].reshape(side, side), nearest


def blurred(field: Grid, reach: float) -> Grid:
    """A field with its edges softened."""
    soft: Grid = nd.gaussian_filter(field, reach, mode="wrap")
    return soft


def plain(shape: Shape, colour: str) -> Grid:
    """One colour everywhere."""
    return np.ones((*shape, 3)) * rgb(colour)


def mixed(a: Grid, b: Grid, part: Grid) -> Grid:
    """The first colours, and the second where the part is 1."""
    return a + (b - a) * np.clip(part, 0, 1)[..., None]


def pillow(rim: Grid) -> Grid:
    """The round edge of something whose rim goes from 0 to 1."""
    return np.sqrt(np.clip(1 - (1 - rim) ** 2, 0, 1))


def shaded(
    height: Grid,
    colours: Grid,
    steep: float = 0.6,
    gloss: float = 0.0,
    power: int = 20,
    hollow: float = 0.05,
    reach: float = 6,
) -> Grid:
    """The light on a height field, less in its hollows."""
    across = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * 0.5 * steep
    down = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * 0.5 * steep
    normal = np.dstack([-across, -down, np.ones_like(height)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    dull = np.clip(normal @ LIGHT, 0, 1)[..., None]
    half = LIGHT + np.array([0, 0, 1.0])
    shine = np.clip(normal @ (half / np.linalg.norm(half)), 0, 1)[..., None] ** power * gloss
    seen = np.clip(1 - (blurred(height, reach) - height) * hollow, 0.3, 1.2)[..., None]
    shown: Grid = colours * (dull * 1.15 + 0.34) * seen + shine
    return shown


def printed(light: Grid) -> Grid:
    """Light as a picture, from 0 to 1."""
    return np.clip(srgb(lit(light)), 0, 1)
