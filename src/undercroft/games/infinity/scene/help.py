"""What the things of the scene are there for: the answer where touching one can do nothing."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.scene_help import Purpose, of_family
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.map.figures import is_hero
from undercroft.games.infinity.notation import FIGURE
from undercroft.games.infinity.scene.board import door_kind, side_at
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.checks import Refusal
from undercroft.kernel.state import State

OWN: Final = ("DI-INIT-08", "your hero acts in its turn, in the order of the round")
OTHER: Final = ("DI-INIT-01", "another player's hero acts when its turn comes")
LORD: Final = ("DI-LORD-18", "the lord acts when a lord event is drawn; attack him on his tile")
ENEMY: Final = ("DI-COMB-11", "enemies attack after the actions of the hero whom they face")

UNEXPLORED: Final = ("DI-TILE-02", "a hero in this tile who goes through it finds the next tile")
DOOR: Final = ("DI-TILE-09", "heroes in the tiles on both sides of it go through")
SEALED: Final = ("DI-HAZ-18", "it is sealed, until somebody digs it free")
WALL: Final = ("DI-TILE-05", "there is a door only where both tiles have one")
SIDES: Final = {"unexplored": UNEXPLORED, "door": DOOR, "sealed": SEALED, "wall": WALL}

THINGS: Final[dict[str, Purpose]] = {
    "sq": ("DI-MOVE-01", "a hero goes from tile to tile through doors, a point for each"),
    "tile": ("DI-MOVE-01", "a hero goes from tile to tile through doors, a point for each"),
    "slot": ("DI-COMB-02", "enemies line up here before the hero, three to a row"),
    "tok": ("DI-RISK-02", "a hero in the same tile looks into it, with no enemy upon the hero"),
    "board": ("DI-TILE-02", "the dungeon grows by a tile wherever a hero goes on"),
    "page": ("DI-MODE-08", "the scenario says how the game is won and lost"),
    "banner": ("DI-INIT-01", "it says whose turn it is and what is asked"),
    "headline": ("DI-INIT-01", "it says whose turn it is and what is asked"),
    "decision": ("DI-INIT-08", "it says what is asked; choose one of the moves"),
}
ZONES: Final[dict[str, Purpose]] = {
    "goal": THINGS["page"],
    "lord": LORD,
    "order": ("DI-INIT-02", "all roll each round, and lower numbers take their turns sooner"),
    "board-": ("DI-STAT-01", "a number of the hero board, with all that it is made of"),
    "abilities-": ("DI-ABIL-01", "abilities are used in their hero's own turn"),
    "worn-": ("DI-ITEM-05", "what is worn counts by itself; it is changed in the hero's turn"),
    "carried-": ("DI-ITEM-01", "what is carried counts against the carry limit"),
    "packed-": ("DI-ITEM-03", "a backpack holds four regular things and counts as one"),
    "pocket-": ("DI-ITEM-01", "what fits a pocket counts against no limit"),
    "equipment": ("DI-MERCH-04", "a hero on the Starter Tile visits the merchant to buy it"),
    "items": ("DI-MERCH-04", "a hero on the Starter Tile visits the merchant to buy it"),
    "orders": ("DI-MERCH-06", "what was ordered can be bought by any hero once it has come"),
    "equipment-tile": ("DI-SPEC-02", "each hero in the Equipment tile takes one a turn"),
    "floor-": ("DI-ITEM-08", "a hero in the same tile picks it up"),
    "rewards-": ("DI-COMB-03", "each row has one reward, for whoever clears it"),
}
BESIDE: Final[dict[str, Purpose]] = {
    "e": ZONES["equipment"],
    "i": ZONES["items"],
    "order": ZONES["orders"],
    "equipment": ZONES["equipment-tile"],
    "board-": ZONES["board-"],
}
"""Cards by the place after the sign # in their ids."""
TRACKS: Final[dict[str, Purpose]] = {
    "round": ("DI-INIT-01", "it counts the rounds"),
    "threat": ("DI-THREAT-07", "when it is empty the lord awakes"),
    "calm": ("DI-LORD-01", "so many lord events are left out"),
    "tiles": ("DI-TILE-02", "so many tiles are still to be found"),
    "points": ("DI-AP-01", "what a hero does in a turn is paid with its action points"),
    "level": ("DI-LEVEL-05", "a new level brings an ability, full Health and better numbers"),
    "xp": ("DI-LEVEL-01", "so much Experience takes a hero to the next level"),
    "coins": ("DI-MERCH-05", "coins are spent at the merchant's"),
    "": ("DI-MODE-08", "it counts what the scenario asks for"),
}


def scene_help(view: State, seat: int, text: str) -> Refusal | None:
    """Why a thing that is no part of a decision cannot be used: what it is there for."""
    assert isinstance(view, Infinity)
    kind, _, name = text.partition(":")
    purpose = _purpose(view, seat, kind, name)
    return Refusal(*purpose) if purpose is not None else None


def _purpose(s: Infinity, seat: int, kind: str, name: str) -> Purpose | None:
    match kind:
        case "fig":
            return figure_purpose(s, seat, FIGURE.parse(name))
        case "edge":
            return side_purpose(s, name)
        case "card":
            return card_purpose(name)
        case "zone":
            return of_family(ZONES, name)
        case "track":
            return of_family(TRACKS, name)
    return THINGS.get(kind)


def figure_purpose(s: Infinity, seat: int, figure: int) -> Purpose:
    """What a hero, an enemy or the lord is there for."""
    if is_hero(figure):
        return OWN if figure == seat else OTHER
    return LORD if s.foe(figure).rank == Rank.LORD else ENEMY


def side_purpose(s: Infinity, name: str) -> Purpose:
    """What a side of a tile is: a way on, a door, a sealed one or a wall."""
    at = side_at(s, name)
    return WALL if at is None else SIDES[door_kind(s, *at)]


def card_purpose(name: str) -> Purpose:
    """What a card is there for: goods of the merchant, a thing in play, an ability."""
    word, _, place = name.partition("#")
    if place:
        return of_family(BESIDE, place) or ZONES["goal"]
    is_thing = word[:1] == "t" and word[1:].isdecimal()
    return ZONES["floor-"] if is_thing else ZONES["abilities-"]
