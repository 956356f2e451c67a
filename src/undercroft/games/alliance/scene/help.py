"""What the things of the scene are there for: the answer where touching one can do nothing."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.scene_help import Purpose, of_family
from undercroft.games.alliance.content.tables import HERO_NAMES
from undercroft.games.alliance.map.figures import seat_of
from undercroft.games.alliance.map.geometry import ARCHWAY
from undercroft.games.alliance.scene.scene_ids import Thing, figure_of, way_of
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import Refusal
from undercroft.kernel.state import State

HERO: Final = ("DA-RND-04", "each of your heroes acts once a round, when you activate it")
RIVAL: Final = ("DA-PVP-01", "it belongs to another alliance, and acts in its turns")
PARTNER: Final = ("DA-COOP-08", "it belongs to a partner, and acts in that partner's turns")
MONSTER: Final = ("DA-ACT-12", "a monster is attacked in a hero's turn, and acts in its segment")
OPENED: Final = ("DA-GEO-04", "it is open for the rest of the game")
FAR: Final = ("DA-GEO-08", "only a hero that stands beside it, in the same room, can open it")

THINGS: Final[dict[str, Purpose]] = {
    "sq": ("DA-ACT-03", "heroes move in the move step of their turn"),
    "token": ("DA-TRAP-06", "a hero in its turn opens, forces, scouts or disarms it"),
    "edge": FAR,
    "tile": ("DA-GEO-05", "a room is entered through its archways, space by space"),
    "back": ("DA-CARD-23", "the cards in a hand are secret"),
    "next": ("DA-DOOR-03", "a tile is laid when a door into the unknown is opened"),
    "board": ("DA-GEO-12", "the frame is solid, nothing opens through it"),
    "hero": ("DA-SET-03", "heroes are recruited before the game begins"),
    "solo": ("DA-SOLO-05", "it acts by itself, after your hero"),
    "quest": ("DA-QST-03", "it counts by itself; markers for it are bought in a hero's turn"),
    "errand": ("DA-QST-13", "a hero next to it does something for it in its turn"),
    "enemy": ("DA-FIN-07", "the final enemy acts by it at the end of each monster segment"),
    "banner": ("DA-RND-03", "it says whose turn it is"),
    "headline": ("DA-RND-03", "it says whose turn it is"),
    "decision": ("DA-RND-03", "it says what is asked; choose one of the moves"),
}
ZONES: Final[dict[str, Purpose]] = {
    "hand": ("DA-CARD-01", "cards are played from the hand in the turn of a hero with their icons"),
    "upgrades": ("DA-DRAFT-01", "upgrades are drafted after a hero's deeds"),
    "upgrade-discard": ("DA-DRAFT-09", "they can be bought for 1 XP more, after a hero's deeds"),
    "discard": ("DA-DISC-03", "discards come back when the deck is empty"),
    "deck": ("DA-DISC-02", "cards are drawn at the end of a turn"),
    "burst": ("DA-BURST-04", "staked cards come back in the end phase"),
    "column": ("DA-CARD-03", "a card that was played stays until the end phase"),
    "artifacts": ("DA-ART-03", "artifacts work by themselves, or are used in a hero's turn"),
    "treasures": ("DA-DMT-02", "a treasure is used once, by whichever of your heroes acts"),
    "treasure-deck": ("DA-DMT-01", "whoever has opened a chest may turn up its first card"),
    "upgrade-deck": ("DA-DRAFT-06", "gaps in the upgrade area are filled from it"),
    "tiles": THINGS["next"],
    "tile-stack": ("DA-DOOR-04", "the tile area is filled from it"),
    "heroes": THINGS["hero"],
    "quests": THINGS["quest"],
    "enemy": THINGS["enemy"],
    "solo": THINGS["solo"],
}
TRACKS: Final[dict[str, Purpose]] = {
    "round": ("DA-RND-01", "it counts the rounds"),
    "cycle": ("DA-RND-02", "it counts the cycles of the round"),
    "initiative": ("DA-END-08", "the initiative passes to the left after each round"),
    "pool": ("DA-BAT-14", "experience comes from pool I, then pool II, then the reserve"),
    "xp": ("DA-XP-01", "face-up XP buys upgrades; all of it scores"),
    "score": ("DA-WIN-03", "most XP wins, each hero that fell takes 1 away"),
    "company": ("DA-COOP-11", "your mean XP, less what is left undone in the dungeon"),
    "drafted": ("DA-DRAFT-05", "each drafted upgrade raises discard limit or hand size"),
    "hand": ("DA-DRAFT-05", "after a turn you draw up to your hand size"),
    "discard": ("DA-DISC-01", "so many cards may be discarded after a turn"),
    "fallen": ("DA-DEF-01", "a hero that falls takes 1 from the score"),
}


def scene_help(view: State, seat: int, text: str) -> Refusal | None:
    """Why a thing that is no part of a decision cannot be used: what it is there for."""
    assert isinstance(view, Alliance)
    purpose = _purpose(view, seat, Thing.read(text))
    return Refusal(*purpose) if purpose is not None else None


def _purpose(s: Alliance, seat: int, thing: Thing) -> Purpose | None:
    match thing.kind:
        case "fig":
            return figure_purpose(s, seat, thing.name)
        case "edge":
            return OPENED if s.walls.code(*way_of(s, thing.name)) == ARCHWAY else FAR
        case "card":
            return of_family(ZONES, thing.zone)
        case "zone":
            return of_family(ZONES, thing.name)
        case "track":
            return of_family(TRACKS, thing.name)
    return THINGS.get(thing.kind)


def figure_purpose(s: Alliance, seat: int, name: str) -> Purpose:
    """What a figure is there for."""
    if name not in HERO_NAMES.ids:
        return MONSTER
    if seat_of(figure_of(s, name)) == seat:
        return HERO
    return PARTNER if s.is_company else RIVAL
