"""Wood, vellum, leather, water and lava."""

from __future__ import annotations

import numpy as np
from scipy import ndimage as nd

from art.colours import rgb, srgb
from art.icons import Grid
from art.textures.fields import blurred, cells, mixed, plain, printed, rough, shaded


def wood(tint: str, seed: int, planks: int = 4, side: int = 256) -> Grid:
    """Planks with grain and rings."""
    shape = (side, side)
    place = np.mgrid[:side, :side].astype(np.float32)[1]
    which = np.floor(place / side * planks).astype(int) % planks
    part = place / side * planks - np.floor(place / side * planks)
    rng = np.random.default_rng(seed)
    shift = rng.random(planks)[which] * side
    grain = rough(shape, 0.9, seed)
    long = nd.gaussian_filter1d(rough(shape, 0.5, seed + 1), 26, axis=0, mode="wrap")
    long /= long.std()
    rings = np.sin((place * 0.5 + long * 5 + shift) * 0.55) * 0.5
    edge = np.minimum(part, 1 - part) * side / planks
    height = np.sqrt(np.clip(edge / 5, 0, 1)) * 4 + long * 0.8 + rings * 0.35
    height = height + rng.normal(0, 0.6, planks)[which]
    tone = 0.13 * long + 0.07 * rings + 0.10 * rng.normal(0, 1, planks)[which] + 0.03 * grain
    colours = plain(shape, tint) * (1 + tone)[..., None]
    colours = mixed(plain(shape, "#140b06"), colours, np.clip((edge - 0.4) / 1.6, 0, 1))
    return printed(shaded(height, colours, hollow=0.08, reach=3, gloss=0.03) * 0.55)


def vellum(tint: str, seed: int, stain: float = 0.1, side: int = 512) -> Grid:
    """A scraped skin with fibres and brown stains."""
    shape = (side, side)
    height = rough(shape, 1.0, seed, lo=8) * 0.9 + rough(shape, 0.35, seed + 1, lo=60) * 0.4
    fibre = nd.gaussian_filter1d(rough(shape, 0.3, seed + 2, lo=30), 5, axis=1, mode="wrap")
    tone = 0.03 * rough(shape, 1.5, seed + 3) + 0.02 * fibre / fibre.std()
    colours = plain(shape, tint) * (1 + tone + 0.012 * rough(shape, 0.3, seed + 6))[..., None]
    blots = np.clip(rough(shape, 1.7, seed + 4) - 0.4, 0, 2) * stain
    colours = mixed(colours, plain(shape, tint) * np.array([0.78, 0.62, 0.42]), blots)
    slope = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * 0.5 * 0.18
    return np.clip(srgb(colours * (1 + slope[..., None] * 0.5)), 0, 1)


def leather(tint: str, seed: int, side: int = 384) -> Grid:
    """Tanned leather with fine scales."""
    shape = (side, side)
    near, second, _ = cells(side, 2600, seed)
    height = np.clip((second - near) / 3, 0, 1) * 1.6 + rough(shape, 1.4, seed + 1) * 1.1
    colours = plain(shape, tint) * (1 + 0.09 * rough(shape, 1.6, seed + 2))[..., None]
    return printed(shaded(height, colours, steep=0.45, hollow=0.05, reach=3, gloss=0.02) * 0.6)


def water(deep: str, bright: str, seed: int) -> Grid:
    """Dark water with a net of light."""
    veins, _ = _veins(seed, 11, 2.6)
    part = veins * 0.4 + rough(veins.shape, 1.9, seed + 3) * 0.1
    return printed(mixed(plain(veins.shape, deep), plain(veins.shape, bright) * 0.7, part))


def lava(deep: str, bright: str, seed: int) -> Grid:
    """Glowing veins between plates of crust."""
    veins, away = _veins(seed, 15, 1.6)
    part = veins * 0.8 + rough(veins.shape, 1.9, seed + 3) * 0.1
    hot = mixed(plain(veins.shape, deep), plain(veins.shape, bright) * 1.5, part)
    height = rough(veins.shape, 1.2, seed + 4) * 3 + np.clip(away / 10, 0, 1) * 6
    crust = shaded(height, plain(veins.shape, "#2a1714"), steep=0.5)
    shown = mixed(crust, hot, np.clip(veins * 2.2 - 0.15, 0, 1))
    return printed(shown + blurred(veins, 9)[..., None] * rgb(bright) * 0.35)


def _veins(seed: int, width: float, sharp: float, side: int = 512) -> tuple[Grid, Grid]:
    """A net of veins that drifts, and how far each pixel is from it."""
    shape = (side, side)
    a, b = (rough(shape, 2.1, seed + i, lo=2) for i in (0, 1))
    down, across = np.mgrid[:side, :side]
    near, second, _ = cells(side, 60, seed + 2)
    drifted = [(down + a * 14) % side, (across + b * 14) % side]
    away = nd.map_coordinates(second - near, drifted, order=1, mode="wrap")
    return np.clip(1 - away / width, 0, 1) ** sharp, away
