"""What things are made of: colours, and how they shine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour with its gloss and how much of a metal it is, each from 0 to 1."""

    colour: str
    gloss: float = 0.12
    metal: float = 0.0


@dataclass(frozen=True, slots=True)
class Palette:
    """A thing in one material: its paint, what shows between its parts, and whether it glows."""

    paint: Paint
    gap: str
    glow: str = ""


STEEL: Final = Paint("#8f9aa6", 0.5, 0.9)
BRASS: Final = Paint("#c69a45", 0.5, 0.9)
IRON: Final = Paint("#5a6068", 0.4, 0.85)
GOLD: Final = Paint("#e0b24a", 0.6, 0.95)
SILVER: Final = Paint("#c4ccd6", 0.6, 0.95)
COPPER: Final = Paint("#b8703f", 0.5, 0.9)
WOOD: Final = Paint("#8a5a32")
YEW: Final = Paint("#8a5a2c", 0.2)
LEATHER: Final = Paint("#7d4d2e")
BONE: Final = Paint("#e3d6b4")
PALE, FAIR, TAN, BROWN, DARK = (
    Paint("#e8c3a4"),
    Paint("#dba57f"),
    Paint("#c08455"),
    Paint("#8d5a3a"),
    Paint("#5f3a26"),
)
ORC: Final = Paint("#7f9650")
GOBLIN: Final = Paint("#96a83c")

PALETTES: Final[dict[str, Palette]] = {
    "steel": Palette(STEEL, "#15130f"),
    "iron": Palette(IRON, "#120d0a"),
    "brass": Palette(BRASS, "#1a1208"),
    "gold": Palette(GOLD, "#3a2408"),
    "silver": Palette(SILVER, "#15171c"),
    "copper": Palette(COPPER, "#1c0f08"),
    "wood": Palette(WOOD, "#1a0f07"),
    "leather": Palette(LEATHER, "#180d07"),
    "bone": Palette(BONE, "#1a120e"),
    "stone": Palette(Paint("#8a8378"), "#171412"),
    "fungus": Palette(Paint("#b8683a"), "#1a1a0e"),
    "cloth": Palette(Paint("#a8392f"), "#1f0a08"),
    "parchment": Palette(Paint("#d8bc82"), "#4a2f18"),
    "fur": Palette(Paint("#b0824e"), "#20140a"),
    "flesh": Palette(Paint("#c98a6a"), "#2a120c"),
    "leaf": Palette(Paint("#7fa045"), "#16210b"),
    "fire": Palette(Paint("#f28a2a"), "#4a1004", "#8a3008"),
    "ember": Palette(Paint("#c84a24"), "#2a0a04", "#4a1404"),
    "frost": Palette(Paint("#a8d4ea"), "#123040", "#0c2a3a"),
    "storm": Palette(Paint("#f2d24a"), "#2a1c3a", "#6a4a10"),
    "holy": Palette(Paint("#f0d68a"), "#5a2c08", "#6a440c"),
    "arcane": Palette(Paint("#b48ae0"), "#1c0f30", "#38185a"),
    "shadow": Palette(Paint("#6a6480"), "#0e0c16"),
    "night": Palette(Paint("#4a5486"), "#0a0c18"),
    "blood": Palette(Paint("#c03a34", 0.5), "#3a0c0e"),
    "poison": Palette(Paint("#9ac24a", 0.4), "#16240a", "#22400c"),
    "water": Palette(Paint("#4f9ec8", 0.5), "#0c2436"),
    "crystal": Palette(Paint("#5fd8c8", 0.6), "#0c3a3a", "#1a6a60"),
}
"""What can be said of a thing in `things.toml`."""
