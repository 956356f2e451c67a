"""Turns flat icons into painted reliefs.

Every closed cell of an icon is inflated, coloured, washed in its hollows, brushed on its edges, and
lit by a candle from the upper left. A figure is a stack of such layers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from PIL import Image, ImageFilter
from scipy import ndimage as nd

from art.colours import lit, rgb, srgb
from art.icons import Grid, mask
from art.layers import DULL, Layer

KEY: Final = np.array([-0.55, -0.70, 0.62]) / np.linalg.norm([-0.55, -0.70, 0.62])
FILL: Final = np.array([0.80, 0.30, 0.45]) / np.linalg.norm([0.80, 0.30, 0.45])
RIM: Final = np.array([0.78, -0.35, 0.25])
WARM: Final = np.array([1.0, 0.84, 0.62])
COOL: Final = np.array([0.30, 0.46, 0.80])
OUTLINE: Final = "#090605"
FIGURE: Final = 256
"""How wide a figure is drawn."""
FINER: Final = 3
"""A layer is worked out so many times finer than it is drawn."""


def figure(layers: Sequence[Layer], size: int = FIGURE) -> Image.Image:
    """Layers from back to front, each with a soft shadow on those below."""
    big = size * 2
    out = Image.new("RGBA", (big, big), (0, 0, 0, 0))
    for layer in layers:
        placed = _placed(_painted(layer, size * FINER), layer, big)
        if out.getbbox():
            out.alpha_composite(_shadow(placed, out))
        out.alpha_composite(placed)
    return out.resize((size, size), Image.Resampling.LANCZOS)


def _shadow(of: Image.Image, below: Image.Image) -> Image.Image:
    """The shadow a layer throws on what lies below it, and on nothing else."""
    big = of.width
    soft = of.getchannel("A").filter(ImageFilter.GaussianBlur(big * 0.016))
    shade = Image.new("RGBA", of.size, (8, 4, 2, 0))
    shade.putalpha(soft.point(lambda value: int(value * 0.75)))
    moved = Image.new("RGBA", of.size, (0, 0, 0, 0))
    moved.paste(shade, (int(big * 0.012), int(big * 0.016)))
    alphas = (np.asarray(moved.getchannel("A")), np.asarray(below.getchannel("A")))
    moved.putalpha(Image.fromarray(np.minimum(*alphas)))
    return moved


def _placed(image: Image.Image, layer: Layer, size: int) -> Image.Image:
    """A layer flipped, scaled, turned and moved on the canvas of its figure."""
    if layer.flipped:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    side = max(8, int(size * layer.scale))
    image = image.resize((side, side), Image.Resampling.LANCZOS)
    if layer.turned:
        image = image.rotate(layer.turned, Image.Resampling.BICUBIC, expand=True)
    left = int(layer.at[0] * size - image.width / 2)
    top = int(layer.at[1] * size - image.height / 2)
    sheet = Image.new("RGBA", (size * 3, size * 3), (0, 0, 0, 0))
    sheet.paste(image, (size + left, size + top))
    return sheet.crop((size, size, 2 * size, 2 * size))


def _painted(layer: Layer, side: int) -> Image.Image:
    """One icon as a relief with its alpha."""
    covered, cells = _cells(layer, side)
    body = _whole(covered, max(1, int(side * layer.close)))
    height = _height(layer, cells, body, side)
    albedo, gloss, metal = _paint(layer, cells, side)
    colours = _lights(height, albedo, gloss, metal) + _glow(layer, height, side)
    away = nd.distance_transform_edt(~body)
    alpha = np.clip(layer.outline * side - away + 0.5, 0, 1)
    rim = np.clip(away / (layer.outline * side * 0.4), 0, 1)[..., None]
    colours = colours * (1 - rim) + rgb(OUTLINE) * rim
    out = np.dstack([srgb(lit(colours * 0.92)), alpha])
    return Image.fromarray((np.clip(out, 0, 1) * 255).astype("uint8"), "RGBA")


def _cells(layer: Layer, side: int) -> tuple[Grid, Grid]:
    """What the icon covers, and the number of the cell each pixel belongs to."""
    covered = mask(layer.icon, side).copy()
    cells, _ = nd.label(covered > 0.5, structure=np.ones((3, 3)))
    for number in layer.drop:
        covered[cells == number] = 0
        cells[cells == number] = 0
    holes, _ = nd.label(covered < 0.5)
    for x, y in layer.plug:
        if number := holes[int(y * side), int(x * side)]:
            hole = nd.binary_dilation(holes == number, iterations=3)
            near = cells[hole]
            cells[hole & (cells == 0)] = np.bincount(near[near > 0]).argmax()
            covered[hole] = 1
    return covered, cells


def _whole(covered: Grid, reach: int) -> Grid:
    """The whole figure without its inner lines."""
    pad = reach * 3
    drawn = np.pad(covered > 0.5, pad)
    wide = nd.distance_transform_edt(~drawn) <= reach
    shut = nd.distance_transform_edt(wide) > reach
    filled: Grid = nd.binary_fill_holes(shut | drawn)
    return filled[pad:-pad, pad:-pad]


def _height(layer: Layer, cells: Grid, body: Grid, side: int) -> Grid:
    """A dome over the body, a smaller one over every cell, and a little grain."""
    height = _dome(body, side * 0.2) * layer.bulge
    for number, box in enumerate(nd.find_objects(cells), 1):
        if box is None:
            continue
        near = tuple(slice(max(0, part.start - 2), part.stop + 2) for part in box)
        inside = cells[near] == number
        radius = min(side * layer.bevel, max(nd.distance_transform_edt(inside).max() * 0.9, 2))
        height[near] += np.where(inside, _dome(inside, radius) * 0.72 + 0.005 * side, 0)
    height = nd.gaussian_filter(height, side * 0.0017)
    grained: Grid = height + _noise(height.shape, max(2, side // 70), 7) * 0.16 * (cells > 0)
    return grained


def _dome(inside: Grid, radius: float) -> Grid:
    """The height of a pillow with a rim of that radius."""
    part = np.clip(nd.distance_transform_edt(inside) / radius, 0, 1)
    domed: Grid = np.sqrt(np.clip(1 - (1 - part) ** 2, 0, 1)) * radius
    return domed


def _noise(shape: tuple[int, ...], cell: int, seed: int) -> Grid:
    coarse = (int(shape[0] / cell) + 4, int(shape[1] / cell) + 4)
    values = np.random.default_rng(seed).normal(size=coarse)
    fine: Grid = nd.zoom(values, cell, order=3)
    return fine[: shape[0], : shape[1]]


def _paint(layer: Layer, cells: Grid, side: int) -> tuple[Grid, Grid, Grid]:
    """Colour, gloss and metal of each pixel."""
    albedo = np.zeros((side, side, 3), np.float32) + rgb(layer.gap)
    gloss, metal = np.full((side, side), 0.05, np.float32), np.zeros((side, side), np.float32)
    for number in range(1, int(cells.max()) + 1):
        paint = layer.cells.get(number, layer.cells.get(0, DULL))
        here = cells == number
        albedo[here], gloss[here], metal[here] = rgb(paint.colour), paint.gloss, paint.metal
    down, across = np.mgrid[0 : 1 : side * 1j, 0 : 1 : side * 1j]
    for one in layer.strokes:
        away = ((across - one.x) / one.width) ** 2 + ((down - one.y) / one.height) ** 2
        part = np.clip((1 - away) * 3, 0, 1)[..., None]
        albedo = albedo * (1 - part) + rgb(one.colour) * part
    albedo = nd.gaussian_filter(albedo, (side * 0.0013, side * 0.0013, 0))
    shade = np.linspace(1.14, 0.66, side)[:, None, None]
    return albedo * shade * (1 + 0.05 * _noise((side, side), side // 9, 8))[..., None], gloss, metal


def _lights(height: Grid, albedo: Grid, gloss: Grid, metal: Grid) -> Grid:
    """The candle, the cold light against it, shine, a wash in hollows, a dry brush on edges."""
    down, across = np.gradient(height)
    normal = np.dstack([-across, -down, np.ones_like(height)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    key = (np.clip(normal @ KEY * 0.86 + 0.14, 0, 1) ** 1.25)[..., None]
    fill = np.clip(normal @ FILL, 0, 1)[..., None]
    half = KEY + np.array([0, 0, 1.0])
    hot = np.clip(normal @ (half / np.linalg.norm(half)), 0, 1)[..., None]
    shine, steel = gloss[..., None], metal[..., None]
    spark = hot ** (10 + 50 * shine) * (0.05 + 0.5 * shine) + hot**5 * steel * 0.35
    rim = ((1 - normal[..., 2:3]) ** 1.6) * np.clip(normal @ RIM, 0, 1)[..., None]
    side = height.shape[0]
    fine, broad = nd.gaussian_filter(height, side / 170), nd.gaussian_filter(height, side / 42)
    wash = np.clip((broad - height) * (110 / side), 0, 1)[..., None]
    brush = np.clip((height - fine) * (420 / side), 0, 1)[..., None]
    colours = albedo * (key * WARM * 1.5 + fill * COOL * 0.42 + 0.085)
    colours = colours * (1 - 0.62 * wash) + brush * (albedo * 0.55 + 0.05) * WARM * key
    shining = albedo * steel * 1.8 + (1 - steel) * 0.55
    done: Grid = colours + spark * WARM * shining * (0.35 + key) + rim * COOL * 0.42
    return done


def _glow(layer: Layer, height: Grid, side: int) -> Grid:
    """What shines by itself: eyes, and things of fire or magic."""
    down, across = np.mgrid[0 : 1 : side * 1j, 0 : 1 : side * 1j]
    light = np.zeros((side, side, 3))
    for eye in layer.eyes:
        away = np.hypot(across - eye.x, down - eye.y)
        core, halo = np.exp(-((away / eye.radius) ** 2)), np.exp(-((away / (eye.radius * 3)) ** 2))
        light = light + (core * 1.6 + halo * 0.4)[..., None] * rgb(eye.colour)
    if layer.glow:
        part = np.clip(height / (height.max() + 1e-6), 0, 1)[..., None]
        light = light + rgb(layer.glow) * (0.35 + 0.5 * part)
    return light
