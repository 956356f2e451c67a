"""How Alliance is written: everything that can lie in a stack, the stacks, the zones, the verbs."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.content.card import Card
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.tables import (
    CHALLENGES,
    HERO_NAMES,
    PRESETS,
    SOLO_NAMES,
    TILE_NAMES,
)
from undercroft.kernel.errors import NotationError
from undercroft.kernel.moves import NUMBER, Names, Notation, Vocabulary

MOST_SEATS: Final = 4
ALLIANCE: Final = 4
"""Heroes in an alliance."""
FIRST_MONSTER: Final = MOST_SEATS * ALLIANCE
NOWHERE: Final = -1
"""Where a figure is that is not on the board."""
HIDDEN_TOKEN: Final = 0
OPEN_TOKEN: Final = 1
KNOWN_TRAP: Final = 2
"""The faces of challenge tokens on the board."""

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
CARD_NAMES: Final = Names("card", (card.id for card in ALL_CARDS))
"""The cards one can hold: the first of all things that lie in stacks."""

RECRUIT: Final = SAY.verb("recruit", HERO_NAMES)
STAND: Final = SAY.verb("stand", HERO_NAMES)


def card_at(thing: int) -> Card:
    """The card with a number."""
    return ALL_CARDS[thing]


class Squares(Vocabulary):
    """Spaces by column and row from the north-west corner of the frame, as `4,1`."""

    def text(self, value: int) -> str:
        return f"{value % WIDEST},{value // WIDEST}"

    def parse(self, word: str) -> int:
        x, _, y = word.partition(",")
        if not (x.isdecimal() and y.isdecimal() and len(word) < 6 and int(x) < WIDEST):
            raise NotationError(f'"{word[:40]}" is not a space such as 4,1')
        return int(y) * WIDEST + int(x)


WIDEST: Final = 15
"""Spaces across the largest frame: a space is written as if all frames were as wide."""

SPACE: Final = Squares("space")
SIDE: Final = Names("side", ("north", "east", "south", "west"))

ACTIVATE: Final = SAY.verb("activate", HERO_NAMES)
MOVE: Final = SAY.verb("move", SPACE)
FACE: Final = SAY.verb("face", SIDE)
RUN: Final = SAY.verb("run")
REST: Final = SAY.verb("rest")
LEAVE: Final = SAY.verb("leave")
STOP: Final = SAY.verb("stop")
OPEN: Final = SAY.verb("open", SIDE)
PICK: Final = SAY.verb("pick", SIDE)
TAKE_TILE: Final = SAY.verb("tile", TILE_NAMES)
TURN_TILE: Final = SAY.verb("turn", SIDE)
SPEND: Final = SAY.verb("spend", NUMBER)


class Figures(Vocabulary):
    """Figures by number: heroes `h1` to `h16`, monsters `m1` on."""

    def text(self, value: int) -> str:
        first = MOST_SEATS * ALLIANCE
        return f"h{value + 1}" if value < first else f"m{value - first + 1}"

    def parse(self, word: str) -> int:
        first = MOST_SEATS * ALLIANCE
        number = int(word[1:]) if word[1:].isdecimal() and len(word) < 6 else 0
        if not number or word[0] not in "hm" or (word[0] == "h" and number > first):
            raise NotationError(f'"{word[:40]}" is not a figure such as h2 or m3')
        return number - 1 if word[0] == "h" else first + number - 1


ANYBODY: Final = Figures("figure")
ATTACK: Final = SAY.verb("attack", ANYBODY)
TARGET: Final = SAY.verb("target", ANYBODY)
SHOVE: Final = SAY.verb("shove", SPACE)
PLAY: Final = SAY.verb("play", CARD_NAMES)
CURE: Final = SAY.verb("cure", NUMBER)
RETURN: Final = SAY.verb("return", SPACE)
BUY: Final = SAY.verb("buy", CARD_NAMES)
SALVAGE: Final = SAY.verb("salvage", CARD_NAMES)
CYCLE: Final = SAY.verb("cycle", CARD_NAMES)
DISCARD: Final = SAY.verb("discard", CARD_NAMES)
RECOVER: Final = SAY.verb("recover", CARD_NAMES)
CHOOSE: Final = SAY.verb("choose", NUMBER)
YES: Final = SAY.verb("yes")
NO: Final = SAY.verb("no")
TO_SPACE: Final = SAY.verb("space", SPACE)
WITH_PET: Final = SAY.verb("maul", ANYBODY)
CHEST: Final = SAY.verb("chest", SPACE)
FORCE: Final = SAY.verb("force", SPACE)
SCOUT: Final = SAY.verb("scout", SPACE)
DISARM: Final = SAY.verb("disarm", SPACE)
BURST: Final = SAY.verb("burst", Names("burst", ("speed", "attack", "heal", "card")))
STAKE: Final = SAY.verb("stake", CARD_NAMES)
REVEAL: Final = SAY.verb("reveal", SPACE)
USE: Final = SAY.verb("use", CARD_NAMES)
ROUSE: Final = SAY.verb("rouse", ANYBODY)
GO: Final = SAY.verb("go", SPACE)
CROSS: Final = SAY.verb("cross", ANYBODY)
