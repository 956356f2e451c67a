"""The rows that have no effect of their own, and why."""

from typing import Final

BY_RULE: Final[dict[str, str]] = {
    "ice-mage": "DI-HERO-13",
    "fire-mage": "DI-HERO-14",
    "key": "DI-RISK-03",
    "rope": "DI-HAZ-12",
    "pick-axe": "DI-HAZ-25",
    "backpack": "DI-ITEM-03",
    "starter-tile": "DI-SPEC-08",
}
"""What an action or a figure of the row does, and the rule that says so."""

WORDS_BY_RULE: Final[dict[str, str]] = {
    "ice-mage": "Your normal attacks deal ice.",
    "fire-mage": "Your normal attacks deal fire.",
    "key": "Opens a chest in your tile, and is kept.",
    "rope": "Deploy it to a flood or crevice next to your tile; to cross takes a whole turn.",
    "pick-axe": "Digs a sealed door free in 2 whole turns instead of 4.",
    "backpack": "With all it holds it counts as one thing.",
}
"""What stands on such a row for somebody who does not know the rule."""

STORY_ONLY: Final[tuple[str, ...]] = (
    "the-sixth-night",
    "the-pumps-have-stopped",
    "they-turn-their-heads",
    "harrow-ford-morning",
)
"""Campaign cards that are only read."""

FIGURES_ONLY: Final[tuple[str, ...]] = (
    "skeleton-archer",
    "sub-demon",
    "rat-swarm",
    "kitchen-knife",
    "short-sword",
    "long-sword",
    "felling-axe",
    "iron-mace",
    "ash-staff",
    "short-bow",
    "horn-bow",
    "buckler",
    "tower-shield",
    "padded-coat",
    "chain-shirt",
    "plain-robe",
    "hobnail-boots",
    "felt-shoes",
    "wolfs-bite",
    "needle",
    "cutpurses-friend",
    "militia-blade",
    "salt-sabre",
    "knuckle-mace",
    "oathkeeper",
    "quarry-axe",
    "splitting-maul",
    "pilgrims-staff",
    "stormwood-staff",
    "yew-bow",
    "whistling-bow",
    "hunters-recurve",
    "oak-round",
    "door-panel",
    "kite-of-the-ninth",
    "gatehouse",
    "boiled-leather",
    "scavenged-plates",
    "ring-shirt",
    "deep-scale",
    "nightmail",
    "moth-eaten-robe",
    "weavers-mantle",
    "robe-of-small-stars",
    "rag-wraps",
    "marching-boots",
    "iron-shoes",
    "pocket-brazier",
    "snowglass-globe",
    "chapel-seal",
    "owl-quiver",
    "champions-torc",
    "singing-fork",
    "jasper-orb",
    "onyx-orb",
    "opal-orb",
    "silver-candlestick",
    "bag-of-teeth-gilded",
    "painted-saint",
    "reliquary-bell",
)
"""Rows whose figures say all: strong enemies, and gear that is worn, carried or sold."""
