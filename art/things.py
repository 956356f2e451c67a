"""Pictures of things: the recipes of `things.toml`, one picture for each icon in a material."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from art.layers import Layer
from art.paints import PALETTES

RECIPES: Final = Path(__file__).with_name("things.toml")


@cache
def recipes() -> Mapping[str, str]:
    """The icon and the material of everything with a picture, by its id; kinds stand last."""
    sections = tomllib.loads(RECIPES.read_text("utf-8")).values()
    return {id_: recipe for section in reversed([*sections]) for id_, recipe in section.items()}


def picture_of(recipe: str) -> str:
    """What the picture of a recipe is called."""
    return recipe.replace(" ", "-")


@cache
def pictures() -> Mapping[str, list[Layer]]:
    """The layers of each picture by its name; cards of one recipe share one."""
    return {picture_of(recipe): layers(recipe) for recipe in sorted({*recipes().values()})}


def layers(recipe: str) -> list[Layer]:
    """An icon in its material, flatter than a face."""
    icon, material = recipe.split()
    palette = PALETTES[material]
    return [
        Layer(
            icon=icon,
            cells={0: palette.paint},
            gap=palette.gap,
            glow=palette.glow,
            bulge=0.22,
            bevel=0.035,
            outline=0.012,
        )
    ]
