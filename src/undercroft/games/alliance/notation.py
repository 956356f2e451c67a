"""How Alliance is written: everything that can lie in a stack, the stacks, the zones, the verbs."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.content.card import Card
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.tables import (
    CHALLENGES,
    COLOURS,
    ENEMY_CARD_NAMES,
    FINAL_ENEMIES,
    HERO_NAMES,
    PRESETS,
    QUEST_NAMES,
    ROAD_NAMES,
    ROOM_CARD_NAMES,
    SOLO_NAMES,
    TILE_NAMES,
    TREASURE_NAMES,
)
from undercroft.kernel.errors import NotationError
from undercroft.kernel.moves import NUMBER, Names, Notation, Vocabulary

MOST_SEATS: Final = 4
ALLIANCE: Final = 4
"""Heroes in an alliance."""
FIRST_MONSTER: Final = MOST_SEATS * ALLIANCE
NOWHERE: Final = -1
"""Where a figure is that is not on the board."""
NO_FIGURE: Final = -1
"""Where a figure or a seat could stand and none does."""
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
FIRST_TREASURE: Final = FIRST_TEAM + len(PRESETS)
FIRST_QUEST: Final = FIRST_TREASURE + len(TREASURE_NAMES.names)
FIRST_ENEMY_CARD: Final = FIRST_QUEST + len(QUEST_NAMES.names)
FIRST_ROOM_CARD: Final = FIRST_ENEMY_CARD + len(ENEMY_CARD_NAMES.names)

DECKS: Final = 0
UPGRADES: Final = DECKS + MOST_SEATS
TILES: Final = UPGRADES + 3
CHALLENGE_TOKENS: Final = TILES + 3
HEROES: Final = CHALLENGE_TOKENS + 3
SOLO: Final = HEROES + 1
TEAMS: Final = SOLO + 1
TREASURES: Final = TEAMS + 1
QUEST_DRAWS: Final = 3
"""How many stacks of quests there are, by what they are worth."""
QUEST_STACKS: Final = TREASURES + 1
ENEMY_DECKS: Final = QUEST_STACKS + QUEST_DRAWS
ROOM_DECK: Final = ENEMY_DECKS + len(FINAL_ENEMIES)
STACKS: Final = ROOM_DECK + 1

HANDS: Final = 0
DISCARDS: Final = HANDS + MOST_SEATS
BURSTS: Final = DISCARDS + MOST_SEATS
BOARD_TOKENS: Final = BURSTS + MOST_SEATS
ZONES: Final = BOARD_TOKENS + 3


def _each(name: str, count: int) -> list[str]:
    return [f"{name}-{i + 1}" for i in range(count)]


NOTATION: Final = Notation(
    "alliance",
    "p",
    cards=(
        *(card.id for card in ALL_CARDS),
        *TILE_NAMES.names,
        *(f"{CHALLENGES[kind].id}-{level}" for kind, level in TOKENS),
        *HERO_NAMES.names,
        *SOLO_NAMES.names,
        *_each("team", len(PRESETS)),
        *TREASURE_NAMES.names,
        *QUEST_NAMES.names,
        *ENEMY_CARD_NAMES.names,
        *ROOM_CARD_NAMES.names,
    ),
    stacks=(
        *_each("deck", MOST_SEATS),
        *_each("upgrades", 3),
        *_each("tiles", 3),
        *_each("challenges", 3),
        "heroes",
        "solo",
        "teams",
        "treasures",
        *_each("quests", QUEST_DRAWS),
        *(f"enemy-{enemy.id}" for enemy in FINAL_ENEMIES),
        "room",
    ),
    zones=(
        *_each("hand", MOST_SEATS),
        *_each("discard", MOST_SEATS),
        *_each("burst", MOST_SEATS),
        *_each("tokens", 3),
    ),
    seat_names=[f"the {colour.word} alliance" for colour in COLOURS],
)

PLACES: Final = Names("place", ("centre", "left", "middle", "right"))
CARD_NAMES: Final = Names("card", (card.id for card in ALL_CARDS))
"""The cards one can hold: the first of all things that lie in stacks."""

RECRUIT: Final = NOTATION.verb("recruit", HERO_NAMES)
STAND: Final = NOTATION.verb("stand", HERO_NAMES)


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

ACTIVATE: Final = NOTATION.verb("activate", HERO_NAMES)
MOVE: Final = NOTATION.verb("move", SPACE)
FACE: Final = NOTATION.verb("face", SIDE)
RUN: Final = NOTATION.verb("run")
REST: Final = NOTATION.verb("rest")
LEAVE: Final = NOTATION.verb("leave")
STOP: Final = NOTATION.verb("stop")
OPEN: Final = NOTATION.verb("open", SIDE)
PICK: Final = NOTATION.verb("pick", SIDE)
TAKE_TILE: Final = NOTATION.verb("tile", TILE_NAMES)
TURN_TILE: Final = NOTATION.verb("turn", SIDE)
SPEND: Final = NOTATION.verb("spend", NUMBER)


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
ATTACK: Final = NOTATION.verb("attack", ANYBODY)
TARGET: Final = NOTATION.verb("target", ANYBODY)
SHOVE: Final = NOTATION.verb("shove", SPACE)
PLAY: Final = NOTATION.verb("play", CARD_NAMES)
CURE: Final = NOTATION.verb("cure", NUMBER)
RETURN: Final = NOTATION.verb("return", SPACE)
BUY: Final = NOTATION.verb("buy", CARD_NAMES)
SALVAGE: Final = NOTATION.verb("salvage", CARD_NAMES)
CYCLE: Final = NOTATION.verb("cycle", CARD_NAMES)
DISCARD: Final = NOTATION.verb("discard", CARD_NAMES)
PRUNE: Final = NOTATION.verb("prune", CARD_NAMES)
RECOVER: Final = NOTATION.verb("recover", CARD_NAMES)
CHOOSE: Final = NOTATION.verb("choose", NUMBER)
YES: Final = NOTATION.yes
NO: Final = NOTATION.no
TO_SPACE: Final = NOTATION.verb("space", SPACE)
WITH_PET: Final = NOTATION.verb("maul", ANYBODY)
CHEST: Final = NOTATION.verb("chest", SPACE)
FORCE: Final = NOTATION.verb("force", SPACE)
SCOUT: Final = NOTATION.verb("scout", SPACE)
DISARM: Final = NOTATION.verb("disarm", SPACE)
BURST: Final = NOTATION.verb("burst", Names("burst", ("speed", "attack", "heal", "card")))
STAKE: Final = NOTATION.verb("stake", CARD_NAMES)
REVEAL: Final = NOTATION.verb("reveal", SPACE)
USE: Final = NOTATION.verb("use", CARD_NAMES)
USE_UP: Final = NOTATION.verb("use-up", TREASURE_NAMES)
ROUSE: Final = NOTATION.verb("rouse", ANYBODY)
GO: Final = NOTATION.verb("go", SPACE)
CROSS: Final = NOTATION.verb("cross", ANYBODY)
GIVE: Final = NOTATION.verb("give", QUEST_NAMES, CARD_NAMES)
CAST_OFF: Final = NOTATION.verb("cast-off", QUEST_NAMES, CARD_NAMES)
WORK: Final = NOTATION.verb("work", QUEST_NAMES)
UNLOCK: Final = NOTATION.verb("unlock", QUEST_NAMES)
BLEED: Final = NOTATION.verb("bleed", QUEST_NAMES)
FUND: Final = NOTATION.verb("fund", QUEST_NAMES)
ENTER: Final = NOTATION.verb("enter", QUEST_NAMES)
SPOT: Final = NOTATION.verb("spot", NUMBER)
DESCEND: Final = NOTATION.verb("descend", SPACE)
CLIMB: Final = NOTATION.verb("climb")
OPEN_ROAD: Final = ROAD_NAMES.parse("open-road")
"""The way on to an adventure in which the final enemy is drawn."""
HOME: Final = ROAD_NAMES.parse("home")
LOOK: Final = NOTATION.verb("look")
REPLACE: Final = NOTATION.verb("replace", HERO_NAMES)
KEEP: Final = NOTATION.verb("keep", CARD_NAMES)
SET_OUT: Final = NOTATION.verb("set-out", ROAD_NAMES)
