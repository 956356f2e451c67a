"""The four cards of the generic set, which any hero can use."""

from typing import Final

from undercroft.games.alliance.content.card import Card, generic
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.effects.vocabulary import (
    Attacked,
    InSight,
    React,
    Stat,
    comrade,
    heal,
    plus,
)

GENERIC: Final[tuple[Card, ...]] = (
    generic("Precision Attack", CardType.BATTLE_TACTIC, plus(2, Stat.ATTACK)),
    generic("Reflex", CardType.REACTION, React(Attacked(), plus(2, Stat.DODGE))),
    generic("Minor Potion of Healing", CardType.TREASURE, heal(2, comrade(1, InSight()))),
    generic("Surge Forward", CardType.ACTION, plus(2, Stat.SPEED)),
)
