"""Which card an attack or another effect comes from, and of what sort that card is."""

from __future__ import annotations

from undercroft.games.caverns.content.card import Encounter, Power
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.stat_ids import CARD_OF, LIBRARY
from undercroft.games.caverns.effects.vocabulary import Attack
from undercroft.games.caverns.effects.vocabulary.terms import PowerType
from undercroft.games.caverns.notation import card_name


def attack_name(node: int) -> str:
    """What an attack is called: by its own name, or as its card."""
    effect = LIBRARY.effects[node]
    own = effect.name if isinstance(effect, Attack) else ""
    return own or card_name(CARD_OF[node])


def power_type(node: int) -> PowerType | None:
    """The type of the power that attacks, if one does."""
    number = CARD_OF[node]
    face = ALL_CARDS[number] if number < len(ALL_CARDS) else None
    return face.type if isinstance(face, Power) else None


def is_encounter(node: int) -> bool:
    """Whether an encounter card or trap does it: no hero's attack. [CV-ATK-11] [CV-TRAP-10]"""
    number = CARD_OF[node]
    return number < len(ALL_CARDS) and isinstance(ALL_CARDS[number], Encounter)
