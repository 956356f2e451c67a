"""What boards, walls and cards are made of; every texture repeats without a seam."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from art.icons import Grid
from art.textures.soft import lava, leather, vellum, water, wood
from art.textures.stone import bricks, cave, rock, slabs

TEXTURES: Final[Mapping[str, tuple[int, Callable[[], Grid]]]] = {
    "floor-crypt": (70, lambda: slabs("#a08c70", 11)),
    "floor-moss": (70, lambda: slabs("#8f8a72", 31, moss="#4b5a34")),
    "floor-ember": (70, lambda: slabs("#8d7065", 51, joint="#2a0f08")),
    "rock": (66, lambda: rock("#6a5f5b", 71)),
    "rock-cave": (66, lambda: rock("#5d5660", 91, count=54)),
    "cave": (66, lambda: cave("#8f7c69", 111)),
    "cave-fungus": (66, lambda: cave("#6f7a6a", 131)),
    "cave-ash": (66, lambda: cave("#7d6a63", 151)),
    "wall": (70, lambda: bricks("#97846a", 171)),
    "coping": (70, lambda: slabs("#7c6d5b", 191, square=64)),
    "wood": (70, lambda: wood("#8a5a32", 211)),
    "planks": (70, lambda: wood("#7a5a3a", 231, planks=5)),
    "vellum": (60, lambda: vellum("#ead8b4", 251)),
    "slate": (60, lambda: vellum("#2a2522", 271, stain=0)),
    "water": (66, lambda: water("#0d2a33", "#5fb3b8", 291)),
    "lava": (66, lambda: lava("#5a1206", "#ff8a1e", 311)),
    "leather": (60, lambda: leather("#5a3320", 331)),
}
"""How well each texture is kept, from 0 to 100, and how it is made."""


def texture(name: str) -> Image.Image:
    """The texture of that name."""
    _, made = TEXTURES[name]
    return Image.fromarray((made() * 255).astype("uint8"))
