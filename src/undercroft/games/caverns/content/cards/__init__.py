"""All cards of Caverns in the order of their numbers, and the effects of everything that acts.

Monsters and villains have their stat rows in `tables`; here are their tactics, under the same ids.
"""

from typing import Final

from undercroft.games.caverns.content.card import Card, by_number, effects_of
from undercroft.games.caverns.content.cards.allies import ALLIES
from undercroft.games.caverns.content.cards.encounters import ENCOUNTERS
from undercroft.games.caverns.content.cards.features import FEATURES
from undercroft.games.caverns.content.cards.monsters import MONSTER_TACTICS
from undercroft.games.caverns.content.cards.powers import POWERS
from undercroft.games.caverns.content.cards.treasures import TREASURES
from undercroft.games.caverns.content.cards.villains import VILLAIN_TACTICS
from undercroft.games.caverns.effects import vocabulary as w

ALL_CARDS: Final[tuple[Card, ...]] = by_number(*ENCOUNTERS, *POWERS, *TREASURES, *ALLIES)
TACTICS: Final[dict[str, w.Effect]] = {**MONSTER_TACTICS, **VILLAIN_TACTICS}
EFFECTS: Final[dict[str, w.Effect]] = {**effects_of(ALL_CARDS), **TACTICS, **FEATURES}

__all__ = [
    "ALLIES",
    "ALL_CARDS",
    "EFFECTS",
    "ENCOUNTERS",
    "FEATURES",
    "MONSTER_TACTICS",
    "POWERS",
    "TACTICS",
    "TREASURES",
    "VILLAIN_TACTICS",
]
