"""How Infinity is written: all that can lie in a stack, the stacks and zones, figures, verbs.

Figures are numbered: heroes by their seats, then enemies as they come into play, a lord among them.
A thing in play (a sword, a key, a gold card) has a number of its own, because an orb may be set
into it and it may be damaged.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.content.scenario_schema import CampaignKind
from undercroft.games.infinity.content.schema import Slot
from undercroft.games.infinity.content.tables import (
    ABILITY_NAMES,
    ALL_GROUPS,
    ALL_LORDS,
    ALL_RISK_CARDS,
    ALL_SENTINELS,
    CAMPAIGN_CARDS,
    HERO_NAMES,
    LORD_EVENT_CARDS,
    THINGS,
    TILES,
)
from undercroft.kernel.errors import NotationError
from undercroft.kernel.moves import NUMBER, UNSEEN, Names, Notation, Numbered, Vocabulary

MOST_SEATS: Final = 5
FIRST_ENEMY: Final = MOST_SEATS
"""Figures: heroes by their seats, then enemies."""

# ---- cards ---------------------------------------------------------------------------------------

FIRST_SENTINEL: Final = len(ALL_GROUPS)
FIRST_LORD: Final = FIRST_SENTINEL + len(ALL_SENTINELS)
FIRST_THING: Final = FIRST_LORD + len(ALL_LORDS)
FIRST_RISK: Final = FIRST_THING + len(THINGS)
FIRST_EVENT: Final = FIRST_RISK + len(ALL_RISK_CARDS)
FIRST_TILE: Final = FIRST_EVENT + len(LORD_EVENT_CARDS)
"""Cards by number: enemies (a minion by its group), things, risk cards, lord events, tiles."""

STACK_NAMES: Final = (
    *("minions", "sentinels", "equipment", "items", "rewards"),
    *("bodies", "chests", "debris", "mists", "events", "tiles"),
)
MINION_DECK, SENTINEL_DECK, EQUIPMENT_DECK, ITEM_DECK, REWARD_DECK = range(5)
FIRST_RISK_DECK: Final = 5
EVENT_DECK: Final = 9
TILE_STACK: Final = 10

ROW_REWARDS: Final = 0
"""The zone of face-down rewards of rows; `reward_rows` of the state says whose each is."""
EQUIPMENT_TILE: Final = 1
FIRST_DISCARD: Final = 2
"""A discard for every stack but the tiles, face up."""

NOTATION: Final = Notation(
    "infinity",
    "h",
    cards=(
        *(group.id for group in ALL_GROUPS),
        *(sentinel.id for sentinel in ALL_SENTINELS),
        *(lord.id for lord in ALL_LORDS),
        *(thing.id for thing in THINGS),
        *(f"risk-{card.id}" for card in ALL_RISK_CARDS),
        *(f"event-{id_}" for id_, _ in LORD_EVENT_CARDS),
        *(f"tile-{tile.id}" for tile in TILES),
    ),
    stacks=STACK_NAMES,
    zones=(
        *("row-rewards", "equipment-tile"),
        *(f"{name}-discard" for name in STACK_NAMES[:TILE_STACK]),
    ),
)

# ---- words of moves ------------------------------------------------------------------------------


class Figures(Vocabulary):
    """Figures: heroes `h1`, enemies and the lord `m1`."""

    def text(self, value: int) -> str:
        if value < 0:
            return UNSEEN
        if value < FIRST_ENEMY:
            return f"h{value + 1}"
        return f"m{value - FIRST_ENEMY + 1}"

    def parse(self, word: str) -> int:
        digits = word[1:]
        if word[:1] in ("h", "m") and digits.isdecimal() and 0 < int(digits[:4]) < 1000:
            first, most = (0, MOST_SEATS) if word[0] == "h" else (FIRST_ENEMY, 999)
            if int(digits[:4]) <= most:
                return first + int(digits[:4]) - 1
        raise NotationError(f'"{word[:40]}" is not a figure such as h2 or m3')


FIGURE: Final = Figures("figure")
SIDE: Final = Names("side", ("north", "east", "south", "west"))
THING: Final = Numbered("thing", "t")
PLACE: Final = Numbered("tile", "r")
"""Tiles of the dungeon in the order in which they were laid: rooms `r1`, `r2`."""
SLOT: Final = Names("place in a formation", [f"{row}{column}" for row in "123" for column in "abc"])
RISK: Final = Names("token", ("body", "chest", "debris", "mist"))
WORN: Final = Names("slot", [slot.word for slot in Slot])
BOONS: Final = tuple(card for card in CAMPAIGN_CARDS if card.kind == CampaignKind.BOON)
BOON: Final = Names("boon", [card.id for card in BOONS])
SHELF: Final = Names("shelf", [*(f"e{i + 1}" for i in range(4)), *(f"i{i + 1}" for i in range(6))])
"""What the merchant has laid out: equipment `e1` to `e4`, items `i1` to `i6`."""

# ---- verbs ---------------------------------------------------------------------------------------

RECRUIT: Final = NOTATION.verb("recruit", HERO_NAMES)

MOVE: Final = NOTATION.verb("move", SIDE)
RUN: Final = NOTATION.verb("run", SIDE)
SNEAK: Final = NOTATION.verb("sneak", SIDE)
RETREAT: Final = NOTATION.verb("retreat", SIDE)
ESCAPE: Final = NOTATION.verb("escape", SIDE)
REST: Final = NOTATION.verb("rest")
SHOUT: Final = NOTATION.verb("shout")
BLOCK: Final = NOTATION.verb("block")
RELEASE: Final = NOTATION.verb("release", FIGURE)
ATTACK: Final = NOTATION.verb("attack", FIGURE)
ALLY_ATTACK: Final = NOTATION.verb("send", FIGURE)
USE: Final = NOTATION.verb("use", ABILITY_NAMES)
FINISH: Final = NOTATION.verb("finish")
EXAMINE: Final = NOTATION.verb("examine", RISK)
WADE: Final = NOTATION.verb("wade", SIDE, SIDE)
DIG: Final = NOTATION.verb("dig", SIDE)
DEPLOY: Final = NOTATION.verb("deploy", SIDE)
CROSS: Final = NOTATION.verb("cross", SIDE)
CUT: Final = NOTATION.verb("cut", SIDE)
TRAIN: Final = NOTATION.verb("train")
TAKE_REWARD: Final = NOTATION.verb("take", NOTATION.cards)
TELEPORT: Final = NOTATION.verb("teleport")
EQUIP: Final = NOTATION.verb("equip", THING)
STOW: Final = NOTATION.verb("stow", THING)
DROP: Final = NOTATION.verb("drop", THING)
PICK_UP: Final = NOTATION.verb("pick-up", THING)
INSTALL: Final = NOTATION.verb("install", THING)
CONSUME: Final = NOTATION.verb("consume", THING)
CALL_ON: Final = NOTATION.verb("call-on", BOON)
TAKE_BOON: Final = NOTATION.verb("take-boon", BOON)
TRADE: Final = NOTATION.verb("trade", FIGURE)
LOOT: Final = NOTATION.verb("loot", FIGURE)
VISIT: Final = NOTATION.verb("visit")
BUY: Final = NOTATION.verb("buy", SHELF)
COLLECT: Final = NOTATION.verb("collect", NOTATION.cards)
ORDER: Final = NOTATION.verb("order", NOTATION.cards)
HEAL: Final = NOTATION.verb("heal", NUMBER)
REPAIR: Final = NOTATION.verb("repair", THING)
PATCH: Final = NOTATION.verb("patch", WORN)
SELL: Final = NOTATION.verb("sell", THING)
END: Final = NOTATION.verb("end")

TARGET: Final = NOTATION.verb("target", FIGURE)
AIM: Final = NOTATION.verb("aim", SLOT)
TO_SIDE: Final = NOTATION.verb("side", SIDE)
TO_PLACE: Final = NOTATION.verb("tile", PLACE)
PICK: Final = NOTATION.verb("pick", THING)
CHOOSE: Final = NOTATION.verb("choose", NUMBER)
AT_SLOT: Final = NOTATION.verb("slot", WORN)
KEEP: Final = NOTATION.verb("keep", NOTATION.cards)
FILL: Final = NOTATION.verb("fill", FIGURE)
YES: Final = NOTATION.yes
NO: Final = NOTATION.no


def card_name(number: int) -> str:
    """The printed name of a card; a lord event has none but the tile on it."""
    if number < FIRST_SENTINEL:
        return ALL_GROUPS[number].name
    if number < FIRST_LORD:
        return ALL_SENTINELS[number - FIRST_SENTINEL].name
    if number < FIRST_THING:
        return ALL_LORDS[number - FIRST_LORD].name
    if number < FIRST_RISK:
        return THINGS[number - FIRST_THING].name
    if number < FIRST_EVENT:
        return ALL_RISK_CARDS[number - FIRST_RISK].name
    if number < FIRST_TILE:
        return f"Lord event {LORD_EVENT_CARDS[number - FIRST_EVENT][1].tile}"
    return TILES[number - FIRST_TILE].name
