"""The heroes of Alliance."""

from __future__ import annotations

from typing import Final

from art.figures.parts import dwarf, gnome, man, matron, noble, orc, part, weapon, woman
from art.layers import Layer
from art.paints import (
    BONE,
    BRASS,
    BROWN,
    FAIR,
    GOLD,
    IRON,
    LEATHER,
    ORC,
    PALE,
    SILVER,
    STEEL,
    TAN,
    YEW,
    Paint,
)

LAMPLIGHT: Final = "#ffe08a"
WHITE: Final = "#f2ead2"
GLASS: Final = Paint("#8fd0ff", 0.6, 0.3)

FIGURES: Final[dict[str, list[Layer]]] = {
    "petra": [
        weapon("piercing-sword", (0.80, 0.50), 0.78, 8),
        woman("#8a3420", FAIR, Paint("#b03a34", 0.2), "#7c2a2c"),
    ],
    "graltar": [
        weapon("war-pick", (0.78, 0.40), 0.66, c=IRON),
        dwarf("#b2552a", STEEL),
    ],
    "belzamin": [
        part(
            "lantern",
            {tuple(range(3, 9)): LAMPLIGHT, 0: BRASS},
            eyes=[(0.5, 0.58, 0.10, "#ffb83c")],
            at=(0.82, 0.62),
            scale=0.5,
        ),
        gnome("#c9953a", "#f0e8d8"),
    ],
    "jypzy": [
        weapon("plain-dagger", (0.82, 0.66), 0.5, -90),
        part(
            "ninja-head",
            {1: "#7d3f86", (2, 3): "#f6efdf", (4, 5): "#e0953a"},
            gap="#c98a5e",
            at=(0.47, 0.5),
            scale=0.94,
        ),
    ],
    "bull": [
        part(
            "barbarian",
            {(15, 16, 17, 20): ORC, (18, 19): WHITE, 0: BRASS},
            gap="#241712",
            close=0.05,
        )
    ],
    "mcfarlin": [
        weapon("skeleton-key", (0.82, 0.62), 0.5, c=BRASS),
        part(
            "dwarf-helmet",
            {
                1: BRASS,
                (2, 3): LEATHER,
                (10, 11): IRON,
                (5, 8): WHITE,
                (4, 6, 7, 9, 12): TAN,
                0: "#4d2f1c",
            },
            gap="#120b07",
            at=(0.46, 0.5),
            scale=0.94,
        ),
    ],
    "emanon": [
        part(
            "cowled",
            {1: "#3c4a6b", 2: PALE},
            gap="#12141f",
            eyes=[(0.40, 0.47, 0.03, "#7fc4ff"), (0.60, 0.47, 0.03, "#7fc4ff")],
        )
    ],
    "melinda": [
        matron("#b9862f", FAIR, "#4d7350"),
    ],
    "holgar": [
        part("fluffy-wing", {0: "#f0e8d6"}, at=(0.19, 0.24), scale=0.44, turned=12, bulge=0.25),
        part(
            "fluffy-wing",
            {0: "#f0e8d6"},
            at=(0.81, 0.24),
            scale=0.44,
            turned=-12,
            flipped=True,
            bulge=0.25,
        ),
        dwarf("#d6d0c4", GOLD, horn=None, at=(0.5, 0.52)),
    ],
    "krom": [
        weapon("bone-knife", (0.82, 0.6), 0.5, c=BONE),
        orc("#5e7440", "#1b1512", at=(0.47, 0.5), scale=0.95),
        part(
            "domino-mask",
            {0: "#241a18"},
            gap="#4a0c08",
            eyes=[(0.28, 0.48, 0.035, "#ff5a30"), (0.72, 0.48, 0.035, "#ff5a30")],
            at=(0.47, 0.465),
            scale=0.56,
            bulge=0.2,
        ),
    ],
    "lorna": [
        weapon("high-shot", (0.76, 0.42), 0.6, c=YEW),
        woman("#c8a24a", FAIR, Paint("#4f7d43", 0.2), "#3f6b3a", ears=True),
    ],
    "mysterios": [
        part("card-ace-spades", {0: WHITE}, at=(0.83, 0.60), scale=0.42, turned=-16),
        man("#5a3a26", FAIR, "#f0e8d8", "#30408c", at=(0.46, 0.58), scale=0.92),
        part(
            "top-hat",
            {(1, 2): "#2c3868", 3: "#384684", 4: GOLD},
            gap="#0c0f20",
            at=(0.46, 0.215),
            scale=0.6,
        ),
    ],
    "krolt": [
        part(
            "djembe",
            {1: "#e8d6ae", 11: BRASS, 12: "#8a4a26", (3, 4, 7, 9, 10): "#d0843a", 0: "#a83a2a"},
            gap="#1a0f08",
            at=(0.80, 0.68),
            scale=0.52,
        ),
        orc("#8fa65a", "#a8421e", at=(0.46, 0.49), scale=0.96),
    ],
    "mirabell": [
        part("sunbeams", {0: GOLD}, gap="#7a4a10", at=(0.5, 0.385), scale=0.74),
        woman("#efe6cf", PALE, GOLD, "#d8cdb4", ears=True),
    ],
    "root": [part("tree-face", {0: "#7a5733"}, gap="#2c3f1c", bevel=0.035, close=0.02)],
    "runyon-zay": [
        part(
            "elf-helmet",
            {(1, 3): SILVER, 2: Paint("#4d6fa8", 0.4, 0.5), 4: GLASS},
            gap="#11141c",
            close=0.05,
            eyes=[(0.43, 0.56, 0.025, "#8fd8ff"), (0.57, 0.56, 0.025, "#8fd8ff")],
        )
    ],
    "senneth": [
        weapon("crossed-swords", (0.5, 0.52), 1.0, c=SILVER),
        woman("#b7a3d8", PALE, SILVER, "#6a4a86", ears=True, at=(0.5, 0.52), scale=0.92),
        part("domino-mask", {0: "#f2ecdd"}, gap="#2a1c38", at=(0.5, 0.405), scale=0.36, bulge=0.2),
    ],
    "orsk-deepbell": [
        dwarf("#7f93a8", BRASS, TAN, horn=None, at=(0.5, 0.5)),
        part(
            "ringing-bell",
            {0: BRASS},
            drop=(2, 3, 4, 5),
            gap="#6a4a1a",
            at=(0.5, 0.265),
            scale=0.54,
        ),
    ],
    "pim-tolliver": [
        part("lightning-storm", {0: "#ffe27a"}, glow="#6a4a10", at=(0.80, 0.50), scale=0.5),
        gnome("#7a4f2c", "#d8702c", at=(0.46, 0.5), scale=0.96),
        part(
            "steampunk-goggles",
            {(5, 8): BRASS, (7, 10): GLASS, 0: LEATHER},
            gap="#3a8ac0",
            at=(0.47, 0.325),
            scale=0.5,
        ),
    ],
    "ugra": [
        part("bull-horns", {(1, 2): BONE, 3: LEATHER}, at=(0.5, 0.20), scale=0.86),
        noble(
            "#d6d0c2",
            ORC,
            BONE,
            Paint("#b8862e", 0.3),
            strokes=[(0.43, 0.70, 0.016, 0.05, "#f6ecd0"), (0.57, 0.70, 0.016, 0.05, "#f6ecd0")],
            at=(0.5, 0.56),
            scale=0.88,
        ),
    ],
    "caldis-wren": [
        part(
            "rune-sword",
            {1: STEEL, 0: "#7fc4ff"},
            gap="#16305a",
            at=(0.78, 0.36),
            scale=0.7,
            glow="#0a1c34",
            bulge=0.2,
        ),
        woman("#2b3152", BROWN, STEEL, "#44506a", ears=True, at=(0.45, 0.5), scale=0.98),
    ],
}
