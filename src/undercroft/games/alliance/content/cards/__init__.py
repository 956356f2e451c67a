"""All cards of Alliance, in the order of the content plan."""

from typing import Final

from undercroft.games.alliance.content.card import Card
from undercroft.games.alliance.content.cards.artifacts import ARTIFACTS
from undercroft.games.alliance.content.cards.challenges import CHALLENGE_EFFECTS
from undercroft.games.alliance.content.cards.final_enemies import ENEMY_EFFECTS
from undercroft.games.alliance.content.cards.generic import GENERIC
from undercroft.games.alliance.content.cards.room_cards import ROOM_EFFECTS
from undercroft.games.alliance.content.cards.starting import STARTING
from undercroft.games.alliance.content.cards.treasures import TREASURE_EFFECTS
from undercroft.games.alliance.content.cards.upgrades_1 import LEVEL_1
from undercroft.games.alliance.content.cards.upgrades_2 import LEVEL_2

UPGRADES: Final[tuple[Card, ...]] = (*LEVEL_1, *LEVEL_2, *ARTIFACTS)
ALL_CARDS: Final[tuple[Card, ...]] = (*STARTING, *GENERIC, *UPGRADES)

__all__ = [
    "ALL_CARDS",
    "ARTIFACTS",
    "CHALLENGE_EFFECTS",
    "ENEMY_EFFECTS",
    "GENERIC",
    "LEVEL_1",
    "LEVEL_2",
    "ROOM_EFFECTS",
    "STARTING",
    "TREASURE_EFFECTS",
    "UPGRADES",
]
