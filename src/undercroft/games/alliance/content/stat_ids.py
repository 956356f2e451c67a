"""What modifiers change and when they end, as numbers with names."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Library
from undercroft.crawl.modifiers import Words
from undercroft.games.alliance.content.cards import (
    ALL_CARDS,
    CHALLENGE_EFFECTS,
    ENEMY_EFFECTS,
    ROOM_EFFECTS,
    TREASURE_EFFECTS,
)
from undercroft.games.alliance.content.tables import ENEMY_CARDS, ROOM_CARDS, TREASURES
from undercroft.games.alliance.effects.vocabulary import Boon, Extra, Guard, Stat
from undercroft.games.alliance.notation import NOTATION
from undercroft.kernel.moves import Names

LIBRARY: Final = Library(
    {
        **{card.id: card.effect for card in ALL_CARDS},
        **CHALLENGE_EFFECTS,
        **TREASURE_EFFECTS,
        **ENEMY_EFFECTS,
        **ROOM_EFFECTS,
    }
)
"""Every effect of every card, challenge, treasure, final enemy and deep room, node by node."""

FIRST_BOON: Final = len(Stat)
FIRST_EXTRA: Final = FIRST_BOON + len(Boon)
FIRST_PIERCE: Final = FIRST_EXTRA + len(Extra)
DAMAGE_LIMIT: Final = FIRST_PIERCE + len(Guard)
ROOTED: Final = DAMAGE_LIMIT + 1

SPEED: Final[int] = Stat.SPEED
RANGE: Final[int] = Stat.RANGE
HAND: Final[int] = Stat.HAND
LIMIT: Final[int] = Stat.LIMIT
THORNS: Final[int] = Stat.THORNS
MAY_HIDE: Final = FIRST_BOON + Boon.HIDE
MAY_PASS: Final = FIRST_BOON + Boon.PASS_ENEMIES
MAY_LEAVE_FREELY: Final = FIRST_BOON + Boon.LEAVE_FREELY
MAY_DEFY: Final = FIRST_BOON + Boon.DEFY_ENEMIES
RESISTS_POISON: Final = FIRST_BOON + Boon.RESIST_POISON
MORE_CARDS: Final = FIRST_EXTRA + Extra.CARD
MORE_ATTACKS: Final = FIRST_EXTRA + Extra.ATTACK
MORE_STEPS: Final = FIRST_EXTRA + Extra.STEP
MORE_ROLLS: Final = FIRST_EXTRA + Extra.REROLL
"""What is asked for at every listing, by a name of its own: to find a member of an enum is slow."""

MEASURES: Final = Names(
    "measure",
    (
        *(stat.word for stat in Stat),
        *(f"may-{boon.word}" for boon in Boon),
        *(f"extra-{extra.word}" for extra in Extra),
        *(f"pierce-{guard.word}" for guard in Guard),
        "damage-limit",
        "rooted",
    ),
)

ALL_OF_IT: Final = 99
"""More than any defence: what pierces all of one kind."""

ROUND_ENDS: Final = 1
TURN_ENDS: Final = 2
ATTACKS: Final = 3
CARD_TURNS: Final = 4
MOMENTS: Final = Names("moment", ("never", "round-ends", "turn-ends", "attacks", "card-turns"))

SOURCES: Final = Names("source", (*NOTATION.cards.names, "burst", "power", "trap", "use"))
BY_BURST, BY_POWER, BY_TRAP, BY_USE = (SOURCES.ids[n] for n in SOURCES.names[-4:])
"""Where modifiers come from: cards, bursts, powers of monsters, traps, something used up."""

_CARD_NAMES: Final = {
    **{card.id: card.name for card in ALL_CARDS},
    **{card.id: card.name for card in TREASURES},
    **{card.id: card.name for card in ENEMY_CARDS},
    **{card.id: card.name for card in ROOM_CARDS},
}
SOURCE_NAMES: Final = tuple([_CARD_NAMES.get(id_, id_.replace("-", " ")) for id_ in SOURCES.names])
"""What each source is called in a sum."""

WORDS: Final = Words(stats=MEASURES, sources=SOURCES, moments=MOMENTS, nodes=LIBRARY.nodes)
