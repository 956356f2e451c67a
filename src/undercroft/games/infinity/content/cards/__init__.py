"""All cards of Infinity: the effects of the rows of its tables, and what else the rows have.

Lord events are no cards here: all of their rows are carried out in one way.
"""

from typing import Final

from undercroft.games.infinity.content.card import Card, effects_of
from undercroft.games.infinity.content.cards.abilities import ABILITY_CARDS
from undercroft.games.infinity.content.cards.bodies import BODIES
from undercroft.games.infinity.content.cards.campaign import BOONS, CAMPAIGN_RISKS, STORY_CARDS
from undercroft.games.infinity.content.cards.chests import CHESTS
from undercroft.games.infinity.content.cards.debris import DEBRIS
from undercroft.games.infinity.content.cards.enemies import MINION_POWERS, SENTINEL_POWERS
from undercroft.games.infinity.content.cards.gear import EQUIPMENT_CARDS, REWARD_GEAR
from undercroft.games.infinity.content.cards.heroes import HERO_RULES
from undercroft.games.infinity.content.cards.items import REWARD_ITEMS, STORE_ITEMS
from undercroft.games.infinity.content.cards.lords import LORD_POWERS
from undercroft.games.infinity.content.cards.mist import MIST
from undercroft.games.infinity.content.cards.plain import BY_RULE, FIGURES_ONLY, STORY_ONLY
from undercroft.games.infinity.content.cards.tiles import SPECIAL_TILES
from undercroft.games.infinity.effects import vocabulary as w

ALL_CARDS: Final[tuple[Card, ...]] = (
    *HERO_RULES,
    *ABILITY_CARDS,
    *MINION_POWERS,
    *SENTINEL_POWERS,
    *LORD_POWERS,
    *EQUIPMENT_CARDS,
    *STORE_ITEMS,
    *REWARD_GEAR,
    *REWARD_ITEMS,
    *BODIES,
    *CHESTS,
    *DEBRIS,
    *MIST,
    *STORY_CARDS,
    *CAMPAIGN_RISKS,
    *BOONS,
    *SPECIAL_TILES,
)
EFFECTS: Final[dict[str, w.Effect]] = effects_of(ALL_CARDS)

__all__ = [
    "ABILITY_CARDS",
    "ALL_CARDS",
    "BODIES",
    "BOONS",
    "BY_RULE",
    "CAMPAIGN_RISKS",
    "CHESTS",
    "DEBRIS",
    "EFFECTS",
    "EQUIPMENT_CARDS",
    "FIGURES_ONLY",
    "HERO_RULES",
    "LORD_POWERS",
    "MINION_POWERS",
    "MIST",
    "REWARD_GEAR",
    "REWARD_ITEMS",
    "SENTINEL_POWERS",
    "SPECIAL_TILES",
    "STORE_ITEMS",
    "STORY_CARDS",
    "STORY_ONLY",
]
