"""The abilities of the ten heroes, eight each."""

from typing import Final

from undercroft.games.infinity.content.card import Card
from undercroft.games.infinity.content.cards.abilities.alchemist import ALCHEMIST
from undercroft.games.infinity.content.cards.abilities.assassin import ASSASSIN
from undercroft.games.infinity.content.cards.abilities.fire_mage import FIRE_MAGE
from undercroft.games.infinity.content.cards.abilities.ice_mage import ICE_MAGE
from undercroft.games.infinity.content.cards.abilities.monk import MONK
from undercroft.games.infinity.content.cards.abilities.paladin import PALADIN
from undercroft.games.infinity.content.cards.abilities.ranger import RANGER
from undercroft.games.infinity.content.cards.abilities.thief import THIEF
from undercroft.games.infinity.content.cards.abilities.warrior import WARRIOR
from undercroft.games.infinity.content.cards.abilities.wave_warper import WAVE_WARPER

ABILITY_CARDS: Final[tuple[Card, ...]] = (
    *ALCHEMIST,
    *ASSASSIN,
    *FIRE_MAGE,
    *ICE_MAGE,
    *MONK,
    *PALADIN,
    *RANGER,
    *THIEF,
    *WARRIOR,
    *WAVE_WARPER,
)

__all__ = ["ABILITY_CARDS"]
