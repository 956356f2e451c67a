"""The ways to play Alliance as the set-up page offers them."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.offers import told_in
from undercroft.kernel.options import Options
from undercroft.kernel.registry import Offer, Way

RIVALS: Final = Way("Rivals", "Each alliance for itself: the highest score wins.", (2, 3, 4))
TOGETHER: Final = Way(
    "Together",
    "Partners against the dungeon: a card moves the monsters, and all share one score.",
    (2, 3, 4),
    {"mode": "co-op", "heroes": "variant"},
)
ALONE: Final = Way("Alone", "One alliance, and a card that moves the monsters.", (1,))
WAYS: Final = (RIVALS, TOGETHER, ALONE)

SETUPS: Final[dict[str, Options]] = {
    "basic game": {"heroes": "preset", "cards": "basic", "short": True},
    "half step": {"heroes": "preset", "cards": "half-step", "short": True},
    "three quests": {"quests": "levels"},
    "everything": {"quests": "levels", "champions": True, "treasures": True, "deep": True},
}
"""Options that belong together; they go with any way to play."""

NAMES: Final[dict[str, tuple[str, Options]]] = {
    "basic": ("The Basic Game", SETUPS["basic game"]),
    "half-step": ("Half a Step Up", SETUPS["half step"]),
    "usual": ("The Full Game", {}),
    "quests": ("Three Quests", SETUPS["three quests"]),
    "everything": ("Everything", SETUPS["everything"]),
}


GOALS: Final = {
    RIVALS.name: "Have the highest score when the last round is over.",
    TOGETHER.name: "Bring the company's score as high as you can before the last round is over.",
    ALONE.name: "Bring your score as high as you can before the last round is over.",
}


def offers() -> tuple[Offer, ...]:
    """Every way to play with what goes well with it."""
    found = []
    for told in told_in("undercroft.games.alliance.scene"):
        way = next(way for way in WAYS if way.name == told.kind)
        name, setup = NAMES[told.id.partition("-")[2]]
        between, options = (way.seats[0], way.seats[-1]), {**way.options, **setup}
        found.append(told.offer(name, GOALS[way.name], between, options))
    return tuple(found)
