"""What modifiers change and when they end, as numbers with names; the library of all effects."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Library
from undercroft.crawl.modifiers import Words
from undercroft.games.caverns.content.cards import EFFECTS
from undercroft.games.caverns.effects.vocabulary.terms import Boon, Custom, Obstacle, Stat
from undercroft.games.caverns.notation import NOTATION
from undercroft.kernel.moves import Names

LIBRARY: Final = Library(EFFECTS)
"""Every effect of every card, tactic and feature, node by node."""

CARD_OF: Final = tuple(NOTATION.cards.parse(LIBRARY.card_of(node)) for node in range(len(LIBRARY)))
"""The card that each node belongs to."""

FIRST_BOON: Final = len(Stat)
FIRST_PASS: Final = FIRST_BOON + len(Boon)
FIRST_DRAW: Final = FIRST_PASS + len(Obstacle)
TAUNT: Final = FIRST_DRAW + len(Custom)
LEAST_SPEED: Final = TAUNT + 1

MEASURES: Final = Names(
    "measure",
    (
        *(stat.word for stat in Stat),
        *(f"has-{boon.word}" for boon in Boon),
        *(f"passes-{obstacle.word}" for obstacle in Obstacle),
        *(f"draw-{how.word}" for how in Custom),
        "taunt",
        "least-speed",
    ),
)

TURN_STARTS: Final = 1
HERO_PHASE_ENDS: Final = 2
PHASE_ENDS: Final = 3
USED: Final = 4
MOVE_ENDS: Final = 5
MOMENTS: Final = Names(
    "moment", ("never", "turn-starts", "hero-phase-ends", "phase-ends", "used", "move-ends")
)

WORDS: Final = Words(stats=MEASURES, sources=NOTATION.cards, moments=MOMENTS, nodes=LIBRARY.nodes)


def below(node: int) -> list[int]:
    """A node and all nodes inside it."""
    inside = [part for parts in LIBRARY.parts[node].values() for part in parts]
    return [node, *(deeper for part in inside for deeper in below(part))]
