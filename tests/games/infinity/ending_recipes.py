"""The recipe for each ending of each scenario: see `recipes.py`."""

from __future__ import annotations

from tests.games.infinity.foresight import LordHunt
from tests.games.infinity.recipes import Recipe
from undercroft.kernel.options import Value

WARPER: dict[str, Value] = {"heroes": "choose", "ww_ignore_def": True}
"""With her damage as this ruling has it, the Wave Warper is the one to break a lord."""

RECIPES: dict[str, dict[str, Recipe]] = {
    "sc-01": {
        "stone-at-the-start": Recipe(
            1, 193, 0.97, {"casual": True, "mercy": True, "heroes": "random"}
        ),
        "way-out-late": Recipe(1, 1049, 1.0, {"difficulty": "gentle", "mercy": True}),
        "exhausted": Recipe(1, 1167, 0.8, {"casual": True}),
    },
    "sc-02": {
        "toll-paid": Recipe(1, 1179, 0.9, {"casual": True}),
        "toll-late": Recipe(1, 1139, 0.97, {"difficulty": "gentle"}),
        "exhausted": Recipe(1, 1128, 0.0, {"difficulty": "gentle", "heroes": "random"}),
    },
    "sc-03": {
        "captive-home": Recipe(1, 1020, 0.9, {"difficulty": "gentle", "casual": True}),
        "captive-dead": Recipe(1, 140, 0.9, {"difficulty": "gentle"}),
        "exhausted": Recipe(1, 1128, 0.0, {"difficulty": "gentle", "heroes": "random"}),
    },
    "sc-04": {
        "lord-broken": LordHunt(1, 1, options=WARPER, party=("wave-warper",)),
        "exhausted": Recipe(1, 5025, 0.5),
    },
    "sc-05": {
        "seals-broken": Recipe(1, 1035, 0.9, {"difficulty": "gentle", "mercy": True}),
        "seals-late": Recipe(1, 516, 0.97, {"difficulty": "gentle", "mercy": True}),
        "exhausted": Recipe(1, 520, 0.8, {"difficulty": "gentle", "casual": True}),
    },
    "sc-06": {
        "dark-outlasted": Recipe(2, 672, 0.97, {"mercy": True}),
        "dark-wins": Recipe(1, 2019, 0.0, {"difficulty": "gentle", "mercy": True}),
        "exhausted": Recipe(1, 608, 0.9, {"casual": True}),
    },
    "sc-07": {
        "fortune-made": Recipe(2, 1014, 0.9, {"difficulty": "gentle", "heroes": "random"}),
        "richest": Recipe(2, 5002, 1.0, {"difficulty": "gentle", "casual": True}),
    },
    "sc-08": {
        "lord-taken": LordHunt(
            2, 3, options={**WARPER, "difficulty": "hard"}, party=("wave-warper", "fire-mage")
        ),
        "hunt-over": Recipe(2, 1024, 0.5, {"difficulty": "gentle", "heroes": "random"}),
    },
    "sc-09": {
        "relic-home": Recipe(2, 1020, 0.9, {"difficulty": "gentle", "casual": True}),
        "relic-late": Recipe(2, 1001, 0.97, {"casual": True}),
    },
    "sc-10": {
        "last-lantern": Recipe(2, 1047, 0.0),
        "lanterns-out": Recipe(2, 5012, 0.0, {"difficulty": "gentle"}),
    },
    "gaol-of-nine-keys": {
        "ledger-home": Recipe(1, 566, 1.0),
        "gaol-lost": Recipe(1, 552, 1.0, {"difficulty": "gentle", "casual": True}),
    },
    "drowned-works": {
        "down-the-shaft": Recipe(1, 586, 0.97),
        "works-lost": Recipe(1, 520, 0.8, {"difficulty": "gentle", "casual": True}),
    },
    "hall-of-listening": {
        "choir-broken": LordHunt(1, 1, options=WARPER, party=("wave-warper",)),
        "bells-silent": Recipe(1, 628, 1.0, {"casual": True, "heroes": "random"}),
        "hall-lost": Recipe(1, 517, 0.97, {"difficulty": "gentle"}),
    },
}
