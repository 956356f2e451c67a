"""Views into rooms of stone, followed ray by ray: crypt, cave, gallery and hall."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image
from scipy import ndimage as nd

from art.colours import srgb
from art.icons import Grid
from art.vistas.rays import render
from art.vistas.scenes import SCENES, Scene

FINER: Final = 1.5
"""A vista is worked out so many times finer than it is drawn."""
BLOOM: Final = ((6, 0.35), (24, 0.25), (70, 0.18))
"""How far bright places shine, and how much."""


def vista(name: str, scale: float = 1.0) -> Image.Image:
    """The view of that name; a smaller scale is a quick sketch."""
    scene = SCENES[name]
    wide, high = (int(side * scale) for side in scene.size)
    image = np.zeros((int(high * FINER), int(wide * FINER), 3))
    lights = np.array([(*one.at, one.strength, one.haze, *one.colour) for one in scene.lights])
    air = np.array([scene.stone, scene.ambient, scene.haze], float)
    render(scene.room, _axes(scene), scene.view, scene.shift, lights, air, scene.thick, image)
    return _developed(image).resize((wide, high), Image.Resampling.LANCZOS)


def _axes(scene: Scene) -> Grid:
    """The camera, and what lies ahead, right and up of it."""
    camera = np.array(scene.camera, float)
    ahead = np.array(scene.look, float) - camera
    ahead /= np.linalg.norm(ahead)
    right = np.array([ahead[2], 0.0, -ahead[0]])
    right /= np.linalg.norm(right)
    return np.array([camera, ahead, right, np.cross(ahead, right)])


def _developed(light: Grid) -> Image.Image:
    """Light as a picture: bloom, a soft shoulder, dark corners and a little grain."""
    bright = np.clip(light - 0.5, 0, 3)
    bloom = sum(nd.gaussian_filter(bright, (reach, reach, 0)) * part for reach, part in BLOOM)
    colours = light + bloom
    colours = colours * (1 + colours / 3.0**2) / (1 + colours)
    colours = np.clip(colours, 0, None) ** 1.16
    high, wide = light.shape[:2]
    down, across = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    colours *= np.clip(1.12 - 0.42 * (across**2 * 0.8 + down**2 * 0.7), 0, 1.05)[..., None]
    grain = np.random.default_rng(3).normal(0, 0.006, (high, wide, 1))
    shown = np.clip(srgb(colours * 1.75) + grain, 0, 1)
    return Image.fromarray((shown * 255).astype("uint8"))
