"""How Alliance is written: everything that can lie in a stack, the stacks, the zones, the verbs."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.box import (
    CHALLENGES,
    HERO_NAMES,
    PRESETS,
    SOLO_NAMES,
    TILE_NAMES,
)
from undercroft.games.alliance.card import Card
from undercroft.games.alliance.cards import ALL_CARDS
from undercroft.kernel.moves import Names, Notation

MOST_SEATS: Final = 4
ALLIANCE: Final = 4
"""Heroes in an alliance."""

TOKENS: Final = tuple(
    (kind, level)
    for kind, challenge in enumerate(CHALLENGES)
    for level in (1, 2, 3)
    if challenge.tokens[level - 1]
)
"""The challenge tokens that exist: the place of their kind, and their level."""

FIRST_TILE: Final = len(ALL_CARDS)
FIRST_TOKEN: Final = FIRST_TILE + len(TILE_NAMES.names)
FIRST_HERO: Final = FIRST_TOKEN + len(TOKENS)
FIRST_SOLO: Final = FIRST_HERO + len(HERO_NAMES.names)
FIRST_TEAM: Final = FIRST_SOLO + len(SOLO_NAMES.names)

DECKS: Final = 0
UPGRADES: Final = DECKS + MOST_SEATS
TILES: Final = UPGRADES + 3
CHALLENGE_TOKENS: Final = TILES + 3
HEROES: Final = CHALLENGE_TOKENS + 3
SOLO: Final = HEROES + 1
TEAMS: Final = SOLO + 1
STACKS: Final = TEAMS + 1

HANDS: Final = 0
DISCARDS: Final = HANDS + MOST_SEATS
BURSTS: Final = DISCARDS + MOST_SEATS
BOARD_TOKENS: Final = BURSTS + MOST_SEATS
ZONES: Final = BOARD_TOKENS + 3


def _each(name: str, count: int) -> list[str]:
    return [f"{name}-{i + 1}" for i in range(count)]


SAY: Final = Notation(
    "alliance",
    "p",
    cards=(
        *(card.id for card in ALL_CARDS),
        *TILE_NAMES.names,
        *(f"{CHALLENGES[kind].id}-{level}" for kind, level in TOKENS),
        *HERO_NAMES.names,
        *SOLO_NAMES.names,
        *_each("team", len(PRESETS)),
    ),
    stacks=(
        *_each("deck", MOST_SEATS),
        *_each("upgrades", 3),
        *_each("tiles", 3),
        *_each("challenges", 3),
        "heroes",
        "solo",
        "teams",
    ),
    zones=(
        *_each("hand", MOST_SEATS),
        *_each("discard", MOST_SEATS),
        *_each("burst", MOST_SEATS),
        *_each("tokens", 3),
    ),
)

PLACES: Final = Names("place", ("centre", "left", "middle", "right"))
RECRUIT: Final = SAY.verb("recruit", HERO_NAMES)
STAND: Final = SAY.verb("stand", HERO_NAMES)


def card_at(thing: int) -> Card:
    """The card with a number."""
    return ALL_CARDS[thing]
