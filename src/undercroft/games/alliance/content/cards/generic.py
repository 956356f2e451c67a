"""The four cards of the generic set, which any hero can use."""

from typing import Final

from undercroft.games.alliance.content.card import Card, generic
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.effects import vocabulary as w

GENERIC: Final[tuple[Card, ...]] = (
    generic("Precision Attack", CardType.BATTLE_TACTIC, w.plus(2, w.Stat.ATTACK)),
    generic("Reflex", CardType.REACTION, w.React(w.Attacked(), w.plus(2, w.Stat.DODGE))),
    generic("Minor Potion of Healing", CardType.TREASURE, w.heal(2, w.comrade(1, w.InSight()))),
    generic("Surge Forward", CardType.ACTION, w.plus(2, w.Stat.SPEED)),
)
