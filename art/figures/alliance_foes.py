"""The monsters and final enemies of Alliance."""

from __future__ import annotations

from typing import Final

from art.figures.parts import Cell, Colour, part, weapon
from art.layers import Layer
from art.paints import BONE, BRASS, COPPER, GOBLIN, GOLD, IRON, LEATHER, SILVER, Paint

GLASS: Final = Paint("#8fd0ff", 0.6, 0.3)

MONSTERS: Final[dict[str, list[Layer]]] = {
    "goblin": [
        part(
            "goblin-head",
            {(1, 2, 3): GOBLIN, 4: "#8a9c36", 0: "#f2e3a0"},
            gap="#1b210a",
            eyes=[(0.41, 0.385, 0.022, "#ffb020"), (0.59, 0.385, 0.022, "#ffb020")],
        )
    ],
    "goblin-slinger": [
        part(
            "sling",
            {(4, 5, 7): "#a09a90", 0: LEATHER},
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
            {(1, 2, 3): "#ae7f52", 6: "#96683f", (4, 5): "#ffd060", 0: BONE},
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
            {(3, 4): "#5f6670", 0: "#7f858c"},
            gap="#14161a",
            eyes=[(0.455, 0.225, 0.018, "#ff6a3a"), (0.545, 0.225, 0.018, "#ff6a3a")],
        )
    ],
    "fen-troll": [
        part(
            "troll",
            {1: "#3a3020", (2, 3): "#5c4a30", 5: "#4f6a44", 0: "#6f8a5a"},
            gap="#141a10",
        )
    ],
    "barrow-guard": [
        weapon("broadsword", (0.76, 0.42), 0.8, c=COPPER),
        part(
            "horned-helm",
            {
                (1, 2): BONE,
                (3, 7, 8): Paint("#5f8a76", 0.4, 0.6),
                4: Paint("#47705e", 0.4, 0.6),
                (5, 6): "#d8ffe8",
            },
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
            {
                1: Paint("#8a4f2e", 0.3, 0.6),
                11: Paint("#6d4630", 0.3, 0.6),
                (4, 5): "#ff9a3a",
                0: Paint("#9a5a34", 0.3, 0.6),
            },
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
    "soul-reaver": [
        part(
            "grim-reaper",
            {0: "#62628c"},
            gap="#0c0c14",
            eyes=[(0.59, 0.28, 0.022, "#9affd0"), (0.66, 0.295, 0.022, "#9affd0")],
        )
    ],
}


TEETH: Final = tuple(range(10, 26))


def _mimic(wood: Colour, metal: Colour, lock: Colour) -> list[Layer]:
    """A chest with teeth and eyes on stalks."""
    cells: dict[Cell, Colour] = {
        (1, 2): "#d0603c",
        (8, 9, 26, 27): wood,
        TEETH: BONE,
        28: lock,
        0: metal,
    }
    return [part("mimic-chest", cells, gap="#3a0c12", bevel=0.04)]


MIMICS: Final[dict[str, list[Layer]]] = {
    "mimic-1": _mimic("#9a6a34", "#6a4524", IRON),
    "mimic-2": _mimic(Paint("#5c6670", 0.4, 0.8), "#8a5a32", BRASS),
    "mimic-3": _mimic(GOLD, Paint("#8a2c3c", 0.5), Paint("#d8433a", 0.6)),
}

FINAL_ENEMIES: Final[dict[str, list[Layer]]] = {
    "drum-king": [
        part(
            "goblin-head",
            {(1, 2, 3): "#7f8a2c", 4: "#6f7a26", 0: "#f2e3a0"},
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
            {(1, 2, 5): BONE, (3, 4): "#e8d8b4", (17, 18): "#a8342a", 19: "#c8963c", 0: "#6a3020"},
            gap="#180c08",
            at=(0.78, 0.79),
            scale=0.44,
        ),
    ],
    "regent": [
        part("wing-cloak", {1: "#2a3048", (2, 3): "#39436a"}, at=(0.5, 0.56), scale=1.0),
        part(
            "crowned-skull",
            {(1, 3, 4): SILVER, 2: Paint("#6ac8ff", 0.7), 5: "#dfe6ea"},
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
            {(1, 2): "#16121e", 4: "#e6d6dc", (8, 9): Paint("#5a3a8a", 0.4), 0: "#f4efe4"},
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
            {1: GOLD, 2: "#7a1c20", 6: "#5a1418", (3, 4, 5, 7, 8): Paint("#c8963c", 0.3)},
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
        part("jewel-crown", {2: GLASS, 0: GOLD}, gap="#3a2408", at=(0.5, 0.2), scale=0.6),
    ],
}

FIGURES: Final = {**MONSTERS, **MIMICS, **FINAL_ENEMIES}
