"""The figures of Caverns."""

from __future__ import annotations

from typing import Final

from art.figures.parts import dwarf, man, matron, noble, part, viking, weapon, woman
from art.layers import Layer
from art.paints import (
    BONE,
    BRASS,
    BROWN,
    FAIR,
    GOLD,
    IRON,
    LEATHER,
    PALE,
    SILVER,
    STEEL,
    TAN,
    WOOD,
    YEW,
    Paint,
)

GLASS: Final = Paint("#9fd8e6", 0.8, 0.2)
CHALK: Final = "#cfc7d6"
"""The skin of the palefolk."""

HEROES: Final[dict[str, list[Layer]]] = {
    "kestrin": [
        weapon("plain-dagger", (0.86, 0.66), 0.5, -90),
        weapon("plain-dagger", (0.14, 0.66), 0.5),
        part(
            "cleopatra",
            {
                1: Paint("#5fd0c8", 0.6, 0.2),
                (2, 3): STEEL,
                (7, 16): BROWN,
                (4, 5, 10, 11): BRASS,
                (8, 9): "#f4efe4",
                0: "#3a2a24",
            },
            gap="#17100d",
            close=0.03,
            strokes=[(0.5, 0.745, 0.08, 0.034, "#8c3a34")],
            plug=[(0.5, 0.745)],
        ),
    ],
    "maro": [
        weapon("high-shot", (0.80, 0.60), 0.52, c=YEW),
        man("#4a2f1a", FAIR, "#4c7a3c", "#3c6230", at=(0.46, 0.54), scale=0.92),
        part(
            "robin-hood-hat",
            {1: "#b8402f", 2: "#4c7a3c", (3, 5): "#3c6230"},
            at=(0.48, 0.20),
            scale=0.52,
        ),
    ],
    "hadra": [
        part("checked-shield", {0: Paint("#3f6f9a", 0.3, 0.1)}, at=(0.80, 0.66), scale=0.52),
        part(
            "visored-helm",
            {(1, 3, 4, 5): STEEL, 2: BRASS, 6: Paint("#345c86", 0.2)},
            gap="#0c0d10",
            at=(0.45, 0.5),
            scale=0.95,
        ),
    ],
    "brunna": [
        weapon("battle-axe", (0.8, 0.4), 0.58),
        viking("#c2592a", IRON, BRASS, at=(0.46, 0.52), scale=0.95),
    ],
    "oriel": [
        part(
            "lantern-flame",
            {3: "#ffd36a", 0: BRASS},
            at=(0.80, 0.64),
            scale=0.54,
            gap="#4a2408",
            close=0.06,
            eyes=[(0.5, 0.6, 0.1, "#ffab30")],
        ),
        man("#8a5a2e", TAN, "#d8c8a4", "#8a6a34", at=(0.46, 0.5), scale=0.95),
    ],
    "pell": [
        weapon("plain-dagger", (0.78, 0.70), 0.5, -90),
        part("cowled", {1: "#4a4038", 2: TAN}, gap="#120f0c", at=(0.47, 0.5), scale=0.95),
    ],
    "corvane": [
        part(
            "bandit",
            {(1, 2): "#4a3a30", 3: "#a33a2a", (4, 5): FAIR, (6, 7): "#8c2f2a"},
            gap="#180f0b",
            close=0.03,
        )
    ],
    "ysolde": [
        part(
            "witch-face",
            {1: "#4a3f78", (2, 9): "#574a8a", 4: "#b9b4bd", 0: "#a7b088"},
            gap="#12101a",
            close=0.02,
        )
    ],
}

ALLIES: Final[dict[str, list[Layer]]] = {
    "lamp-wisp": [
        part(
            "fire",
            {1: "#ffe9a0", (2, 3): "#ffb83a"},
            gap="#c8701a",
            glow="#6a3c0a",
            strokes=[(0.44, 0.60, 0.034, 0.062, "#3a1a06"), (0.56, 0.60, 0.034, 0.062, "#3a1a06")],
        ),
    ],
    "ditch-hound": [
        part(
            "labrador-head",
            {1: "#8a6a48", (2, 3): "#5c4028", 4: "#d8707a", 5: "#a8865c"},
            gap="#1a100a",
            close=0.03,
        )
    ],
    "glass-double-ally": [
        woman(GLASS, Paint("#c4eef4", 0.8, 0.1), GLASS, Paint("#7ab8cc", 0.8), glow="#0c2a34"),
    ],
    "tobin-reed": [
        part("compass", {0: BRASS}, gap="#e8d8b4", at=(0.82, 0.66), scale=0.44),
        man("#6a4a2c", PALE, "#c8a05a", "#7a5a3a", at=(0.46, 0.56), scale=0.92),
        part(
            "mining-helmet",
            {(1, 3): "#a8742c", 2: "#d89a3a", 7: "#b8802c", 6: "#fff2b0", 0: IRON},
            gap="#1c1006",
            eyes=[(0.86, 0.46, 0.10, "#ffd86a")],
            at=(0.48, 0.22),
            scale=0.56,
        ),
    ],
    "pit-drover": [
        weapon("shepherds-crook", (0.76, 0.46), 0.86, c=WOOD),
        dwarf("#3f3028", LEATHER, TAN, horn=None, at=(0.44, 0.52), scale=1.04),
    ],
    "mother-sorrel": [
        part(
            "lantern-flame",
            {3: "#ffd36a", 0: IRON},
            gap="#4a2408",
            close=0.06,
            eyes=[(0.5, 0.6, 0.1, "#ffab30")],
            at=(0.82, 0.66),
            scale=0.46,
        ),
        matron("#c4beb6", TAN, "#9a4a2c", at=(0.46, 0.5), scale=0.95),
    ],
    "ashen-turncoat": [
        weapon("plain-dagger", (0.80, 0.66), 0.5, -90, c=IRON),
        part(
            "executioner-hood",
            {0: "#86807c"},
            gap="#1a0c08",
            eyes=[(0.40, 0.375, 0.03, "#ff8a3a"), (0.60, 0.375, 0.03, "#ff8a3a")],
            at=(0.46, 0.5),
            scale=0.98,
        ),
    ],
}

MONSTERS: Final[dict[str, list[Layer]]] = {
    "gnawling-pack": [
        part(
            "rat",
            {1: "#e09a9a", 2: "#8d7a68", 3: "#d8a098"},
            eyes=[(0.615, 0.165, 0.02, "#ff5030")],
            at=(0.33, 0.5),
            scale=0.86,
            flipped=True,
        ),
        part(
            "rat",
            {1: "#e09a9a", 2: "#a8917a", 3: "#d8a098"},
            eyes=[(0.615, 0.165, 0.022, "#ff5030")],
            at=(0.63, 0.54),
            scale=0.92,
        ),
    ],
    "palefolk-dartcaster": [
        part(
            "architect-mask",
            {0: CHALK},
            gap="#241a2c",
            eyes=[(0.37, 0.47, 0.03, "#b060ff"), (0.63, 0.47, 0.03, "#b060ff")],
        )
    ],
    "shale-runner": [part("velociraptor", {0: "#86a092"}, gap="#121715")],
    "burrow-sentry": [
        part(
            "mole",
            {1: "#8a6a4a", 2: "#c98a7a", (4, 5): "#e3cfae", 0: "#8a6a4a"},
            gap="#4a3424",
            close=0.17,
            eyes=[(0.40, 0.46, 0.022, "#ffd24a"), (0.60, 0.46, 0.022, "#ffd24a")],
        )
    ],
    "gloom-recluse": [
        part(
            "spider-face",
            {1: "#4a3f63", 0: "#4f4468"},
            gap="#0e0a14",
            eyes=[
                (0.33, 0.42, 0.045, "#a8ff5a"),
                (0.67, 0.42, 0.045, "#a8ff5a"),
                (0.17, 0.30, 0.02, "#a8ff5a"),
                (0.83, 0.30, 0.02, "#a8ff5a"),
            ],
        )
    ],
    "sporeback-shambler": [
        part(
            "mushrooms-cluster",
            {
                1: "#a8503a",
                2: "#c0683f",
                3: "#b8583a",
                4: "#8f4a34",
                5: "#c97a4a",
                11: "#5a6a3a",
                0: "#d9c9a0",
            },
            gap="#1a1a0e",
            eyes=[(0.43, 0.70, 0.03, "#b6ff6a"), (0.57, 0.70, 0.03, "#b6ff6a")],
        )
    ],
    "stonehide-brute": [
        part(
            "rock-golem",
            {1: "#93908a", 10: "#6f5a3f", 0: "#86807a"},
            gap="#161412",
            eyes=[(0.455, 0.185, 0.018, "#ff8a3a"), (0.545, 0.185, 0.018, "#ff8a3a")],
        )
    ],
    "empty-gallery": [
        part("dungeon-gate", {(6, 8): "#ffb84a", 0: "#857b70"}, gap="#07060a", close=0.2)
    ],
    "raiding-party": [
        part("architect-mask", {0: "#8d8598"}, gap="#1a1420", at=(0.24, 0.42), scale=0.62),
        part("architect-mask", {0: "#8d8598"}, gap="#1a1420", at=(0.76, 0.42), scale=0.62),
        part(
            "architect-mask",
            {0: CHALK},
            gap="#24101a",
            eyes=[(0.37, 0.47, 0.03, "#ff5040"), (0.63, 0.47, 0.03, "#ff5040")],
            at=(0.5, 0.56),
            scale=0.84,
        ),
    ],
    "twinblade-exile": [
        weapon("crossed-swords", (0.5, 0.52), 1.02, c=STEEL),
        part(
            "iron-mask",
            {1: "#b9aec4", 2: CHALK},
            gap="#1c1226",
            eyes=[(0.40, 0.525, 0.03, "#ff4a5a"), (0.60, 0.525, 0.03, "#ff4a5a")],
            at=(0.5, 0.48),
            scale=0.8,
        ),
    ],
    "blinkweaver": [
        part("magic-swirl", {1: "#8a5ad8"}, drop=(2,), glow="#2a1058", gap="#1a0c34", bulge=0.2),
        part(
            "curly-mask",
            {1: CHALK, 0: "#b48ae0"},
            gap="#2c1a44",
            eyes=[(0.37, 0.56, 0.03, "#d09aff"), (0.63, 0.56, 0.03, "#d09aff")],
            at=(0.5, 0.5),
            scale=0.72,
        ),
    ],
    "sump-surge": [
        part(
            "unfriendly-fire",
            {0: Paint("#3f86a0", 0.6)},
            gap="#0c2a3a",
            glow="#06181e",
            eyes=[(0.83, 0.765, 0.03, "#d8fff4"), (0.93, 0.74, 0.02, "#d8fff4")],
            flipped=True,
        )
    ],
    "keening-shade": [
        part(
            "spectre",
            {0: "#8fb4c4"},
            gap="#0d1a22",
            eyes=[(0.70, 0.20, 0.03, "#e8ffff"), (0.84, 0.25, 0.02, "#e8ffff")],
        )
    ],
    "grotto-giant": [
        weapon("wood-club", (0.74, 0.36), 0.72, c=WOOD),
        part(
            "ogre",
            {(1, 2, 3): "#7d8a86", 6: "#5f6c68", (4, 5): "#b8ff9a", 0: BONE},
            gap="#121a18",
            at=(0.44, 0.55),
            scale=0.92,
        ),
    ],
    "eightfold-reaver": [part("octopus", {0: "#7a4a6a"}, gap="#160b14")],
}

VILLAINS: Final[dict[str, list[Layer]]] = {
    "cinderjaw": [
        part(
            "spiked-dragon-head",
            {1: "#d86a2a", 2: "#a8392a", 6: "#8c2f24", (3, 4, 5, 7, 8): "#d8963a"},
            gap="#180705",
            eyes=[(0.655, 0.395, 0.028, "#ffe25a")],
        )
    ],
    "khadd": [
        part("flame", {0: "#e8701a"}, gap="#a8300a", glow="#8a2a04", at=(0.5, 0.42), scale=1.02),
        part(
            "devil-mask",
            {1: Paint("#4a2a26", 0.4, 0.3), (2, 3): BONE, 6: "#3a1c18", 0: "#ffd24a"},
            gap="#ff6a1a",
            glow="#240600",
            close=0.02,
            eyes=[(0.37, 0.56, 0.035, "#ffd83a"), (0.63, 0.56, 0.035, "#ffd83a")],
            at=(0.5, 0.54),
            scale=0.92,
        ),
    ],
    "sevrane": [
        part("crown", {4: "#b48ae0", 0: SILVER}, gap="#3a2450", at=(0.5, 0.17), scale=0.6),
        noble("#efeaf4", CHALK, "#5a3f7a", SILVER, at=(0.5, 0.56), scale=0.88),
    ],
    "ulm": [
        part(
            "squid-head",
            {1: "#8a6a94", (2, 3): "#e8ffb0", (4, 5): "#6d4f78"},
            gap="#140c1a",
            eyes=[(0.26, 0.44, 0.045, "#b8ff5a"), (0.74, 0.44, 0.045, "#b8ff5a")],
            at=(0.5, 0.54),
            scale=0.94,
        ),
        part("brain", {1: "#d89aa8", 2: "#b87a8a"}, gap="#4a1c34", at=(0.5, 0.24), scale=0.6),
    ],
    "lirashe-veiled": [
        woman("#3a1a2c", PALE, GOLD, "#5a2a5c"),
        part("hood", {1: "#6a3a7c"}, drop=(2, 3), gap="#6a3a7c", at=(0.5, 0.4), scale=1.0),
    ],
    "lirashe-unveiled": [
        part(
            "bull-horns",
            {(1, 2, 3): "#2c1a20"},
            at=(0.5, 0.2),
            scale=0.94,
        ),
        woman("#2a0f1c", "#c8403c", GOLD, "#5a1428", ears=True, at=(0.5, 0.56), scale=0.88),
    ],
    "hemlock": [
        weapon("plain-dagger", (0.80, 0.66), 0.54, -90),
        part(
            "robber-mask",
            {1: "#3f4a34", (2, 3): FAIR},
            gap="#2c3626",
            close=0.16,
            strokes=[
                (0.42, 0.45, 0.022, 0.022, "#15100c"),
                (0.58, 0.45, 0.022, 0.022, "#15100c"),
                (0.5, 0.735, 0.07, 0.012, "#7a2c28"),
            ],
            at=(0.46, 0.5),
            scale=0.98,
        ),
    ],
    "drusk": [
        part(
            "pirate-captain",
            {1: "#2f3a52", 2: BONE, 3: "#8c2f2a", 4: "#20140e", 5: TAN, 0: "#4a3020"},
            gap="#100b0a",
            close=0.02,
        )
    ],
}

FIGURES: Final = {**HEROES, **ALLIES, **MONSTERS, **VILLAINS}
