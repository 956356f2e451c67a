"""What modifiers change and when they end, as numbers with names; the library of all effects."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Library
from undercroft.crawl.modifiers import Words
from undercroft.games.infinity.content.card import ROWS
from undercroft.games.infinity.content.cards import EFFECTS
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.effects.vocabulary.terms import Ailment, Ill, Stat
from undercroft.kernel.moves import Names

LIBRARY: Final = Library(EFFECTS)
"""Every effect of every card, node by node; a root is named by the id of its row."""

# ---- measures ------------------------------------------------------------------------------------

FIRST_ELEMENT: Final = len(Stat)
FIRST_WARD: Final = FIRST_ELEMENT + len(Element)
FIRST_AILMENT: Final = FIRST_WARD + len(Ill)
SHIELD: Final = FIRST_AILMENT + len(Ailment)

MEASURES: Final = Names(
    "measure",
    (
        *(stat.word for stat in Stat),
        *(f"deals-{element.word}" for element in Element),
        *(f"ignores-{ill.word}" for ill in Ill),
        *(f"suffers-{ailment.word}" for ailment in Ailment),
        "shield",
    ),
)
"""Stats; what normal attacks deal; what has no effect; ailments that last; Health that is kept."""

# ---- when modifiers end --------------------------------------------------------------------------

ROUND_ENDS: Final = 1
ATTACKS: Final = 2
PHASE_ENDS: Final = 3
MOMENTS: Final = Names("moment", ("never", "round-ends", "attacks", "phase-ends"))
"""The end of a round; just before the enemy attacks again from whom it comes (DI-ENEMY-03); the
end of the enemy phase of a hero (IC-53).
"""

# ---- where they come from ------------------------------------------------------------------------

SOURCES: Final = Names("source", ROWS)
"""All rows, also those with figures only; worn things change stats by their figures."""

SOURCE_NAMES: Final = tuple([row.name for row in ROWS.values()])
"""What each source is called in a sum."""

SOURCE_OF: Final = tuple([SOURCES.ids[LIBRARY.card_of(node)] for node in range(len(LIBRARY))])
"""The row that each node belongs to."""

WORDS: Final = Words(stats=MEASURES, sources=SOURCES, moments=MOMENTS, nodes=LIBRARY.nodes)


def below(node: int) -> list[int]:
    """A node and all nodes inside it."""
    inside = [part for parts in LIBRARY.parts[node].values() for part in parts]
    return [node, *(deeper for part in inside for deeper in below(part))]
