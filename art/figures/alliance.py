"""The figures of Alliance."""

from __future__ import annotations

from typing import Final

from art.figures.parts import Colour, dwarf, gnome, man, matron, noble, orc, part, weapon, woman
from art.layers import Layer
from art.paints import (
    BONE,
    BRASS,
    BROWN,
    COPPER,
    FAIR,
    GOBLIN,
    GOLD,
    IRON,
    LEATHER,
    ORC,
    PALE,
    SILVER,
    STEEL,
    TAN,
    Paint,
)

BOW: Final = Paint("#8a5a2c", 0.2)
LAMPLIGHT: Final = "#ffe08a"
WHITE: Final = "#f2ead2"
GLASS: Final = Paint("#8fd0ff", 0.6, 0.3)

HEROES: Final[dict[str, list[Layer]]] = {
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
            {0: BRASS} | dict.fromkeys(range(3, 9), LAMPLIGHT),
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
            {1: "#7d3f86", 2: "#f6efdf", 3: "#f6efdf", 4: "#e0953a", 5: "#e0953a"},
            gap="#c98a5e",
            at=(0.47, 0.5),
            scale=0.94,
        ),
    ],
    "bull": [
        part(
            "barbarian",
            {15: ORC, 20: ORC, 16: ORC, 17: ORC, 12: BRASS, 0: BRASS, 18: WHITE, 19: WHITE},
            gap="#241712",
            close=0.05,
        )
    ],
    "mcfarlin": [
        weapon("skeleton-key", (0.82, 0.62), 0.5, c=BRASS),
        part(
            "dwarf-helmet",
            {1: BRASS, 2: LEATHER, 3: LEATHER, 10: IRON, 11: IRON, 5: WHITE, 8: WHITE}
            | dict.fromkeys((4, 6, 7, 9, 12), TAN)
            | {0: "#4d2f1c"},
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
        weapon("high-shot", (0.76, 0.42), 0.6, c=BOW),
        woman("#c8a24a", FAIR, Paint("#4f7d43", 0.2), "#3f6b3a", ears=True),
    ],
    "mysterios": [
        part("card-ace-spades", {0: WHITE, 2: WHITE}, at=(0.83, 0.60), scale=0.42, turned=-16),
        man("#5a3a26", FAIR, "#f0e8d8", "#30408c", at=(0.46, 0.58), scale=0.92),
        part(
            "top-hat",
            {1: "#2c3868", 2: "#2c3868", 3: "#384684", 4: GOLD},
            gap="#0c0f20",
            at=(0.46, 0.215),
            scale=0.6,
        ),
    ],
    "krolt": [
        part(
            "djembe",
            {1: "#e8d6ae", 11: BRASS, 12: "#8a4a26"}
            | dict.fromkeys((3, 4, 7, 9, 10), "#d0843a")
            | {0: "#a83a2a"},
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
            {1: SILVER, 3: SILVER, 2: Paint("#4d6fa8", 0.4, 0.5), 4: GLASS},
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
            {0: LEATHER, 5: BRASS, 8: BRASS, 7: GLASS, 10: GLASS},
            gap="#3a8ac0",
            at=(0.47, 0.325),
            scale=0.5,
        ),
    ],
    "ugra": [
        part("bull-horns", {1: BONE, 2: BONE, 3: LEATHER}, at=(0.5, 0.20), scale=0.86),
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

MONSTERS: Final[dict[str, list[Layer]]] = {
    "goblin": [
        part(
            "goblin-head",
            {1: GOBLIN, 2: GOBLIN, 3: GOBLIN, 4: "#8a9c36", 0: "#f2e3a0"},
            gap="#1b210a",
            eyes=[(0.41, 0.385, 0.022, "#ffb020"), (0.59, 0.385, 0.022, "#ffb020")],
        )
    ],
    "goblin-slinger": [
        part(
            "sling",
            {0: LEATHER, 4: "#a09a90", 5: "#a09a90", 7: "#a09a90"},
            at=(0.72, 0.36),
            scale=0.6,
        ),
        part("goblin", {0: "#7f9a4a"}, gap="#f5b02a", close=0.01, at=(0.45, 0.56), scale=0.95),
    ],
    "cellar-spider": [
        part(
            "spider-alt",
            {1: "#54416a", 4: "#6b3547", 0: "#463a55"},
            gap="#0d0810",
            eyes=[
                (0.44, 0.62, 0.022, "#ff4a3a"),
                (0.56, 0.62, 0.022, "#ff4a3a"),
                (0.5, 0.655, 0.02, "#ff4a3a"),
            ],
        )
    ],
    "tunnel-wolf": [
        part("wolf-head", {1: "#6f7681"}, gap="#14171b", eyes=[(0.565, 0.335, 0.022, "#ffc23a")])
    ],
    "bone-sentry": [
        part(
            "daemon-skull",
            {0: BONE},
            gap="#120c0a",
            eyes=[(0.385, 0.5, 0.04, "#5ad0ff"), (0.615, 0.5, 0.04, "#5ad0ff")],
        )
    ],
    "cinder-imp": [
        part(
            "imp",
            {0: "#b8402a"},
            gap="#1c0806",
            eyes=[(0.575, 0.27, 0.02, "#ffe070"), (0.645, 0.27, 0.02, "#ffe070")],
        )
    ],
    "ogre": [
        part(
            "ogre",
            {1: "#ae7f52", 2: "#ae7f52", 3: "#ae7f52", 6: "#96683f", 4: "#ffd060", 5: "#ffd060"}
            | {0: BONE},
            gap="#23140b",
        )
    ],
    "death-fairy": [
        part("angel-wings", {0: "#7a5ab0"}, drop=(3, 4), gap="#1c1030", glow="#1c0c34", bulge=0.2),
        part(
            "death-skull",
            {0: BONE},
            gap="#1a0e24",
            eyes=[(0.36, 0.52, 0.05, "#c85aff"), (0.64, 0.52, 0.05, "#c85aff")],
            at=(0.5, 0.58),
            scale=0.52,
        ),
    ],
    "gargoyle": [
        part(
            "gargoyle",
            {0: "#7f858c", 3: "#5f6670", 4: "#5f6670"},
            gap="#14161a",
            eyes=[(0.455, 0.225, 0.018, "#ff6a3a"), (0.545, 0.225, 0.018, "#ff6a3a")],
        )
    ],
    "fen-troll": [
        part(
            "troll",
            {4: "#6f8a5a", 1: "#3a3020", 2: "#5c4a30", 3: "#5c4a30", 5: "#4f6a44", 0: "#6f8a5a"},
            gap="#141a10",
        )
    ],
    "barrow-guard": [
        weapon("broadsword", (0.76, 0.42), 0.8, c=COPPER),
        part(
            "horned-helm",
            {1: BONE, 2: BONE, 3: Paint("#5f8a76", 0.4, 0.6), 4: Paint("#47705e", 0.4, 0.6)}
            | {5: "#d8ffe8", 6: "#d8ffe8", 7: Paint("#5f8a76", 0.4, 0.6)}
            | {8: Paint("#5f8a76", 0.4, 0.6)},
            gap="#08120f",
            close=0.09,
            eyes=[(0.40, 0.62, 0.035, "#5affc0"), (0.60, 0.62, 0.035, "#5affc0")],
            at=(0.46, 0.5),
            scale=0.98,
        ),
    ],
    "rust-giant": [
        part(
            "metal-golem-head",
            {1: Paint("#8a4f2e", 0.3, 0.6), 11: Paint("#6d4630", 0.3, 0.6)}
            | {4: "#ff9a3a", 5: "#ff9a3a", 0: Paint("#9a5a34", 0.3, 0.6)},
            gap="#170d08",
        )
    ],
    "night-widow": [
        part(
            "masked-spider",
            {1: Paint("#2a2630", 0.6), 4: "#d8cfd8", 0: Paint("#3a3442", 0.5)},
            gap="#0a080c",
            strokes=[(0.5, 0.15, 0.07, 0.06, "#e0242c"), (0.5, 0.27, 0.07, 0.06, "#e0242c")],
            eyes=[(0.455, 0.635, 0.02, "#ff3040"), (0.545, 0.635, 0.02, "#ff3040")],
        )
    ],
    "ember-drake": [
        part("dragon-head", {0: "#b0442a"}, gap="#1c0805", eyes=[(0.66, 0.33, 0.022, "#ffd24a")])
    ],
    "soul-reaver": [part("grim-reaper", {0: "#4a4a66"}, gap="#0c0c14")],
}


def _mimic(wood: Colour, metal: Colour, lock: Colour) -> list[Layer]:
    """A chest with teeth and eyes on stalks."""
    cells: dict[int, Colour] = dict.fromkeys(range(10, 26), BONE)
    cells |= dict.fromkeys((1, 2), "#d0603c") | dict.fromkeys((8, 9, 26, 27), wood)
    return [part("mimic-chest", cells | {28: lock, 0: metal}, gap="#3a0c12", bevel=0.04)]


MIMICS: Final[dict[str, list[Layer]]] = {
    "mimic-1": _mimic("#9a6a34", "#6a4524", IRON),
    "mimic-2": _mimic(Paint("#5c6670", 0.4, 0.8), "#8a5a32", BRASS),
    "mimic-3": _mimic(GOLD, Paint("#8a2c3c", 0.5), Paint("#d8433a", 0.6)),
}

FINAL_ENEMIES: Final[dict[str, list[Layer]]] = {
    "drum-king": [
        part(
            "goblin-head",
            {1: "#7f8a2c", 2: "#7f8a2c", 3: "#7f8a2c", 4: "#6f7a26", 0: "#f2e3a0"},
            gap="#1a1c08",
            eyes=[(0.41, 0.385, 0.026, "#ff5020"), (0.59, 0.385, 0.026, "#ff5020")],
            strokes=[(0.5, 0.22, 0.05, 0.10, "#b02c20"), (0.5, 0.80, 0.06, 0.03, "#b02c20")],
            at=(0.45, 0.53),
            scale=0.94,
        ),
        part(
            "crown",
            {2: GOLD, 0: Paint("#c8302c", 0.6)},
            gap="#4a2c08",
            at=(0.45, 0.18),
            scale=0.46,
        ),
        part(
            "drum",
            {1: BONE, 2: BONE, 5: BONE, 3: "#e8d8b4", 4: "#e8d8b4", 17: "#a8342a"}
            | {18: "#a8342a", 19: "#c8963c", 0: "#6a3020"},
            gap="#180c08",
            at=(0.78, 0.79),
            scale=0.44,
        ),
    ],
    "regent": [
        part("wing-cloak", {1: "#2a3048", 2: "#39436a", 3: "#39436a"}, at=(0.5, 0.56), scale=1.0),
        part(
            "crowned-skull",
            {1: SILVER, 2: Paint("#6ac8ff", 0.7), 3: SILVER, 4: SILVER, 5: "#dfe6ea"},
            gap="#0c1420",
            close=0.03,
            eyes=[(0.40, 0.575, 0.045, "#6ad0ff"), (0.60, 0.575, 0.045, "#6ad0ff")],
            at=(0.5, 0.47),
            scale=0.88,
        ),
    ],
    "ysmera": [
        part(
            "crystal-cluster",
            {0: Paint("#8a7ad8", 0.7)},
            gap="#1a1438",
            glow="#1c1440",
            scale=1.08,
        ),
        part(
            "female-vampire",
            {1: "#16121e", 2: "#16121e", 4: "#e6d6dc", 0: "#f4efe4"}
            | dict.fromkeys((8, 9), Paint("#5a3a8a", 0.4)),
            gap="#1c1626",
            close=0.05,
            strokes=[(0.5, 0.74, 0.045, 0.022, "#8a2440")],
            plug=[(0.5, 0.715), (0.46, 0.745), (0.54, 0.745)],
            eyes=[(0.415, 0.535, 0.014, "#c07aff"), (0.585, 0.535, 0.014, "#c07aff")],
            at=(0.5, 0.56),
            scale=0.86,
        ),
    ],
    "gorthos": [
        part("flame", {0: "#f28a2a"}, gap="#8a2a08", glow="#8a3008", at=(0.74, 0.72), scale=0.5),
        part(
            "spiked-dragon-head",
            {1: GOLD, 2: "#7a1c20", 6: "#5a1418"}
            | dict.fromkeys((3, 4, 5, 7, 8), Paint("#c8963c", 0.3)),
            gap="#120404",
            eyes=[(0.655, 0.395, 0.034, "#fff06a")],
            at=(0.48, 0.48),
        ),
    ],
    "titan-guardian": [
        weapon("spears", (0.70, 0.44), 0.86, c=BRASS),
        part(
            "iron-mask",
            {1: "#a89c86", 2: "#8f8674"},
            gap="#1a150e",
            bevel=0.06,
            eyes=[(0.40, 0.525, 0.035, "#ffd24a"), (0.60, 0.525, 0.035, "#ffd24a")],
            at=(0.45, 0.5),
            scale=0.96,
        ),
    ],
    "titan": [
        part(
            "golem-head",
            {1: "#8a8274", 4: "#7a7266", 7: "#5f584c", 0: "#ffd86a"},
            gap="#191510",
            close=0.03,
            bevel=0.06,
            eyes=[(0.40, 0.56, 0.045, "#ffb030"), (0.60, 0.56, 0.045, "#ffb030")],
            at=(0.5, 0.54),
            scale=0.95,
        ),
        part("jewel-crown", {0: GOLD, 2: GLASS}, gap="#3a2408", at=(0.5, 0.2), scale=0.6),
    ],
}

FIGURES: Final = {**HEROES, **MONSTERS, **MIMICS, **FINAL_ENEMIES}
