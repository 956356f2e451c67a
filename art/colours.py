"""Colours as light: what a screen shows, and back."""

from __future__ import annotations

import numpy as np

from art.icons import Grid


def rgb(text: str) -> Grid:
    """A colour (`#8f9aa6`) as linear light."""
    digits = text.lstrip("#")
    shown = np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255
    light: Grid = np.where(shown <= 0.04045, shown / 12.92, ((shown + 0.055) / 1.055) ** 2.4)
    return light


def srgb(light: Grid) -> Grid:
    """Linear light as a screen shows it."""
    light = np.clip(light, 0, 1)
    shown: Grid = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return shown


def lit(light: Grid) -> Grid:
    """A filmic curve: it keeps colours rich near white."""
    curved: Grid = np.clip(
        (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14), 0, 1
    )
    return curved
