"""The figures of Infinity; its heroes are called by what they are."""

from __future__ import annotations

from typing import Final

from art.figures.parts import gnome, man, matron, noble, part, weapon, woman
from art.layers import Layer
from art.paints import BONE, BRASS, DARK, FAIR, GOLD, IRON, LEATHER, PALE, SILVER, TAN, YEW, Paint

FROST: Final = Paint("#a8d4ea", 0.5)

HEROES: Final[dict[str, list[Layer]]] = {
    "alchemist": [
        part(
            "fire-bottle",
            {1: BRASS, 2: "#8a5a32", 3: "#e8782a", 4: "#ffd24a"},
            gap="#5a1c08",
            glow="#3a1204",
            at=(0.81, 0.64),
            scale=0.5,
        ),
        matron("#a8402a", FAIR, "#6a5a48", at=(0.45, 0.52), scale=0.94),
        part(
            "steampunk-goggles",
            {(5, 8): BRASS, (7, 10): "#bfe8d0", 0: LEATHER},
            gap="#3a9a7a",
            at=(0.45, 0.19),
            scale=0.5,
        ),
    ],
    "assassin": [
        part(
            "hood",
            {1: "#3a3a48", (2, 3): "#9ae0ff"},
            gap="#0e0e14",
            close=0.1,
            eyes=[(0.40, 0.53, 0.02, "#9ae0ff"), (0.60, 0.53, 0.02, "#9ae0ff")],
        )
    ],
    "fire-mage": [
        part("flame", {0: "#f28a2a"}, gap="#8a2a08", glow="#8a3008", at=(0.8, 0.44), scale=0.44),
        gnome("#b0362a", "#e89a4a", at=(0.46, 0.5), scale=0.96),
    ],
    "ice-mage": [
        part("snowflake-2", {0: FROST}, gap="#123040", glow="#0c2a3a", scale=1.06, bulge=0.2),
        woman("#dcecf4", PALE, Paint("#4f8ab8", 0.4), "#2f5a86", at=(0.5, 0.54), scale=0.88),
    ],
    "monk": [
        part("palm", {0: TAN}, gap="#3a2010", at=(0.82, 0.62), scale=0.46),
        man("#b83a28", TAN, "#e8a03a", "#c86a24", crown=TAN, at=(0.45, 0.5), scale=0.95),
    ],
    "paladin": [
        part("crested-helmet", {1: "#a8322f", 2: GOLD, 3: SILVER}, gap="#0c0d10"),
    ],
    "ranger": [
        weapon("high-shot", (0.76, 0.40), 0.62, c=YEW),
        woman("#5a3a24", TAN, Paint("#4f7d43", 0.2), "#38603a", ears=True),
    ],
    "thief": [
        weapon("skeleton-key", (0.82, 0.64), 0.48, c=BRASS),
        man("#2c2018", FAIR, "#8a7a5c", "#4a4438", at=(0.45, 0.5), scale=0.95),
        part("domino-mask", {0: "#1c1a20"}, gap="#dba57f", at=(0.45, 0.40), scale=0.42, bulge=0.2),
    ],
    "warrior": [
        part(
            "spartan-helmet",
            {1: "#b83a2a", (5, 6): BRASS, 0: IRON},
            gap="#140c08",
            close=0.03,
        )
    ],
    "wave-warper": [
        part("wave-crest", {0: Paint("#3f9ab0", 0.5)}, gap="#0c3040", at=(0.5, 0.46), scale=1.06),
        noble("#1f6a78", DARK, Paint("#7fe0d0", 0.5), GOLD, at=(0.5, 0.56), scale=0.84),
    ],
}

MINIONS: Final[dict[str, list[Layer]]] = {
    "skeleton-archer": [
        weapon("high-shot", (0.68, 0.40), 0.66, c=YEW),
        part(
            "death-skull",
            {0: BONE},
            gap="#140d0b",
            at=(0.42, 0.56),
            scale=0.78,
            eyes=[(0.36, 0.52, 0.03, "#ff7a3a"), (0.64, 0.52, 0.03, "#ff7a3a")],
        ),
    ],
    "grave-soldier": [
        part(
            "brutal-helm",
            {(2, 3): BONE, 4: Paint("#6d6358", 0.3, 0.6), 0: IRON},
            gap="#0d0a09",
            eyes=[(0.42, 0.64, 0.025, "#7adfff"), (0.58, 0.64, 0.025, "#7adfff")],
        )
    ],
    "spider": [
        part(
            "spider-alt",
            {1: "#5a4a35", 4: "#7a4a2a", 0: "#4a3d2f"},
            gap="#0d0a08",
            eyes=[(0.44, 0.62, 0.022, "#9aff4a"), (0.56, 0.62, 0.022, "#9aff4a")],
        )
    ],
    "sub-demon": [
        part(
            "horned-reptile",
            {1: "#a8382c", 0: BONE},
            gap="#200806",
            eyes=[(0.40, 0.63, 0.03, "#ffd83a"), (0.60, 0.63, 0.03, "#ffd83a")],
        )
    ],
    "construct": [
        part(
            "robot-golem",
            {0: Paint("#8a7a5a", 0.4, 0.7)},
            gap="#14110c",
            eyes=[(0.45, 0.14, 0.02, "#5ae0ff"), (0.55, 0.14, 0.02, "#5ae0ff")],
        )
    ],
    "bone-mender": [
        part(
            "skull-mask",
            {0: "#d6cfae"},
            gap="#22301c",
            eyes=[(0.41, 0.44, 0.03, "#7aff9a"), (0.59, 0.44, 0.03, "#7aff9a")],
        )
    ],
    "rat-swarm": [
        part("rat", {1: "#c87a7a", 2: "#5c5048", 3: "#b8837c"}, at=(0.30, 0.36), scale=0.6),
        part(
            "rat",
            {1: "#c87a7a", 2: "#6c5c50", 3: "#b8837c"},
            at=(0.72, 0.42),
            scale=0.6,
            flipped=True,
        ),
        part(
            "rat",
            {1: "#d88a8a", 2: "#85705f", 3: "#c9938c"},
            at=(0.5, 0.66),
            scale=0.68,
            eyes=[(0.615, 0.165, 0.025, "#ff5030")],
        ),
    ],
    "frost-wisp": [
        part(
            "alien-fire",
            {1: FROST, 2: "#e8fbff"},
            gap="#1c5a78",
            glow="#0c3044",
            eyes=[(0.5, 0.48, 0.05, "#c8f6ff")],
            strokes=[(0.5, 0.48, 0.018, 0.06, "#0c2a3a")],
        )
    ],
    "ghoul": [
        part(
            "fish-monster",
            {0: "#7f927a"},
            gap="#121711",
            eyes=[(0.38, 0.44, 0.03, "#ffd23a"), (0.62, 0.44, 0.03, "#ffd23a")],
        )
    ],
    "lamp-cultist": [
        part(
            "cultist",
            {0: "#7a5690"},
            gap="#ffb03a",
            close=0.01,
            eyes=[(0.5, 0.615, 0.035, "#ffa02a"), (0.635, 0.585, 0.025, "#ffa02a")],
        )
    ],
    "dread-knight": [
        part(
            "warlord-helmet",
            {
                (1, 2): BONE,
                3: Paint("#8c2a2a", 0.3, 0.5),
                4: Paint("#4a4e58", 0.45, 0.85),
                (5, 6): IRON,
            },
            gap="#0a0a0d",
            close=0.02,
            eyes=[(0.43, 0.56, 0.022, "#ff4a3a"), (0.57, 0.56, 0.022, "#ff4a3a")],
        )
    ],
    "bog-hag": [
        part(
            "witch-face",
            {1: "#3f4a2c", 2: "#4a5634", 4: "#6a7a4a", 9: "#5a3f2c", 0: "#7fa05a"},
            gap="#10140a",
            close=0.02,
            eyes=[(0.49, 0.53, 0.02, "#ffe24a"), (0.65, 0.515, 0.02, "#ffe24a")],
            flipped=True,
        )
    ],
    "stone-brute": [
        part(
            "golem-head",
            {1: "#7a7f86", 4: "#6a6f76", 7: "#4f545a", 0: "#c8ff8a"},
            gap="#121416",
            close=0.03,
            bevel=0.06,
            eyes=[(0.40, 0.56, 0.03, "#9aff6a"), (0.60, 0.56, 0.03, "#9aff6a")],
        )
    ],
    "sleeper": [
        part("sleepy", {0: "#a99bb0"}, gap="#1c1424", close=0.02, at=(0.5, 0.5), scale=0.98),
    ],
}

SENTINELS: Final[dict[str, list[Layer]]] = {
    "gate-keeper": [
        part("dungeon-gate", {(6, 8): "#ffb84a", 0: "#7a6f66"}, gap="#0a0808"),
        part(
            "black-knight-helm",
            {1: IRON, 2: Paint("#4a4e58", 0.45, 0.85), 3: BRASS},
            gap="#0a0808",
            eyes=[(0.38, 0.40, 0.03, "#ff6a3a"), (0.62, 0.40, 0.03, "#ff6a3a")],
            at=(0.5, 0.60),
            scale=0.68,
        ),
    ],
    "chain-gaoler": [
        weapon("crossed-chains", (0.5, 0.60), 1.0, c=IRON),
        part(
            "executioner-hood",
            {0: "#5a2c2c"},
            gap="#0c0606",
            eyes=[(0.40, 0.375, 0.026, "#ffe0a0"), (0.60, 0.375, 0.026, "#ffe0a0")],
            at=(0.5, 0.48),
            scale=0.9,
        ),
    ],
    "pale-surgeon": [
        part(
            "plague-doctor-profile",
            {
                1: "#2a2a34",
                2: "#8a2c30",
                3: "#34343f",
                4: "#e6dfcc",
                5: "#9aff8a",
                6: "#3f3f4c",
                7: "#c8c0ac",
                8: "#2f2f3a",
            },
            gap="#0d0d12",
            eyes=[(0.495, 0.43, 0.035, "#7aff7a")],
        )
    ],
    "ash-drake": [
        part(
            "dragon-head",
            {(1, 2): BONE, 3: "#7d7772"},
            gap="#ff7a2a",
            eyes=[(0.55, 0.35, 0.03, "#ffb03a")],
            flipped=True,
        )
    ],
    "rime-giant": [
        part(
            "ice-golem",
            {1: "#e8f6ff", 6: "#4f86a8", 0: FROST},
            gap="#123448",
            close=0.02,
            eyes=[(0.455, 0.165, 0.02, "#f0ffff"), (0.53, 0.165, 0.02, "#f0ffff")],
        )
    ],
    "plague-toad": [
        part(
            "toad-teeth",
            {1: "#8a9a3c"},
            gap="#3a1020",
            close=0.02,
            eyes=[(0.20, 0.30, 0.03, "#ffe24a"), (0.80, 0.30, 0.03, "#ffe24a")],
            strokes=[
                (0.5, 0.22, 0.03, 0.03, "#c8d06a"),
                (0.38, 0.27, 0.02, 0.02, "#c8d06a"),
                (0.40, 0.86, 0.03, 0.025, "#c8d06a"),
                (0.62, 0.84, 0.04, 0.03, "#c8d06a"),
            ],
        )
    ],
    "glass-shade": [
        part(
            "ghost",
            {1: Paint("#b8e4e0", 0.9, 0.3)},
            gap="#0c2c30",
            glow="#0c2826",
            eyes=[(0.75, 0.235, 0.03, "#c8fff0"), (0.90, 0.32, 0.03, "#c8fff0")],
        )
    ],
    "iron-idol": [
        part(
            "totem-head",
            {1: Paint("#6a6e74", 0.45, 0.85), 0: BRASS},
            gap="#140a06",
            bevel=0.06,
            eyes=[(0.33, 0.36, 0.04, "#ff7a2a"), (0.67, 0.36, 0.04, "#ff7a2a")],
        )
    ],
    "warden-of-nine-keys": [
        weapon("keyring", (0.78, 0.60), 0.6, c=GOLD),
        part(
            "heavy-helm",
            {1: "#3a5a8c", (2, 3): BONE, 4: Paint("#7a6a9a", 0.4, 0.7), (5, 6): GOLD},
            gap="#0b0a12",
            eyes=[(0.40, 0.60, 0.028, "#ffe27a"), (0.60, 0.60, 0.028, "#ffe27a")],
            at=(0.45, 0.5),
            scale=0.94,
        ),
    ],
}

LORDS: Final[dict[str, list[Layer]]] = {
    "hesk": [
        part(
            "kenku-head",
            {0: "#3a4636"},
            gap="#0c100a",
            eyes=[(0.38, 0.46, 0.03, "#c8ff4a"), (0.62, 0.46, 0.03, "#c8ff4a")],
        )
    ],
    "morgrath": [
        part(
            "overlord-helm",
            {(1, 2): IRON, 3: Paint("#a8322f", 0.4, 0.6), 0: Paint("#50464a", 0.4, 0.8)},
            gap="#0a0708",
            close=0.02,
            eyes=[(0.45, 0.52, 0.025, "#ff3a2a"), (0.55, 0.52, 0.025, "#ff3a2a")],
        )
    ],
    "sythe": [
        part(
            "cowled",
            {1: "#2f5a66", 2: "#bcd6d8"},
            gap="#0a181c",
            eyes=[(0.40, 0.47, 0.035, "#5affe0"), (0.60, 0.47, 0.035, "#5affe0")],
            strokes=[
                (0.5, 0.615, 0.07, 0.012, "#1c2a2c"),
                *[(0.45 + 0.05 * i, 0.615, 0.008, 0.03, "#1c2a2c") for i in range(3)],
            ],
        )
    ],
    "choirmother": [
        part("ghost", {1: "#7fb4bc"}, gap="#0c2228", at=(0.79, 0.28), scale=0.42),
        part("ghost", {1: "#7fb4bc"}, gap="#0c2228", at=(0.21, 0.28), scale=0.42, flipped=True),
        noble(
            "#1c3a44",
            "#bcd6d8",
            BONE,
            Paint("#5affe0", 0.5),
            eyes=[(0.38, 0.54, 0.026, "#5affe0"), (0.62, 0.54, 0.026, "#5affe0")],
            at=(0.5, 0.56),
            scale=0.88,
        ),
    ],
}

FIGURES: Final = {**HEROES, **MINIONS, **SENTINELS, **LORDS}
