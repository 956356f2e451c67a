"""The deep room drawn: a board of its own, the stairs to it, and the card that lies open there."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from undercroft.crawl.space.grid import SIDES
from undercroft.crawl.space.walls import Walls
from undercroft.games.alliance.content.card_text import text_for
from undercroft.games.alliance.content.cards import ROOM_EFFECTS
from undercroft.games.alliance.content.room_schema import SIZE, DeepSide, RoomSort
from undercroft.games.alliance.effects.vocabulary import Try
from undercroft.games.alliance.map.figures import players_counted
from undercroft.games.alliance.map.geometry import (
    deep_spaces,
    has_deep_room,
    is_below,
)
from undercroft.games.alliance.notation import NOWHERE, ROOM_DECK
from undercroft.games.alliance.phases.deep_room import open_room_card
from undercroft.games.alliance.phases.staircase import deep_side, marked
from undercroft.games.alliance.scene.board import LOOKS, drawn_edge, space
from undercroft.games.alliance.scene.figures import ABOVE, BELOW
from undercroft.games.alliance.scene.final_enemies import of_the_enemy
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.scene import Board, Card, CardZone, Edge, Tile, Token

STAIRS: Final = "token:stairs"
WAY_UP: Final = "token:way-up"
ICONS: Final = {RoomSort.ENCOUNTER: "threat", RoomSort.TRAP: "trap"}


def board_of(s: Alliance, p: int) -> str:
    """The board on which a space is."""
    return BELOW if is_below(s.walls.board.grid, p) else ABOVE


def deep_boards(s: Alliance) -> tuple[Board, ...]:
    """The deep room, once its stairs are open."""
    return (deep_board(s.walls, s.pits, deep_side(s)),) if has_deep_room(s.walls) else ()


@lru_cache(maxsize=64)
def deep_board(walls: Walls, pits: tuple[int, ...], side: DeepSide) -> Board:
    """One room of six spaces by six with a wall around it."""
    grid = walls.board.grid
    spaces = deep_spaces(grid)
    tile = Tile(
        id=f"tile:{side.id}",
        name=side.name,
        x=grid.x(spaces[0]),
        y=grid.y(spaces[0]),
        width=SIZE,
        height=SIZE,
        theme=LOOKS.themes[side.id],
        marks=("level-3",),
    )
    return Board(
        id=BELOW,
        name=side.name,
        tiles=(tile,),
        cells=tuple(space(walls, p, pits) for p in spaces),
        edges=tuple(walls_around(walls, spaces)),
        ground="rooms",
        # No wall runs through the one room, wherever its spaces are counted from.
        pitch=tile.y + SIZE,
        lights=LOOKS.lit(side.id, tile.x + SIZE // 2, tile.y + SIZE // 2),
    )


def walls_around(walls: Walls, spaces: list[int]) -> list[Edge]:
    """The wall on each outer side of the deep room."""
    grid = walls.board.grid
    outer = [(p, side) for p in spaces for side in range(SIDES) if is_outer(walls, p, side)]
    return [drawn_edge(walls, p, side, "wall") for p, side in outer if p < grid.size]


def is_outer(walls: Walls, p: int, side: int) -> bool:
    """Whether the wall of the deep room runs along a side of a space."""
    return not walls.clear[p] & 1 << 2 * side


def stairs_tokens(s: Alliance) -> list[Token]:
    """The stairs on both floors."""
    if s.stairs == NOWHERE:
        return []
    (entrance,) = marked(s, "E")
    below = f"Stairs down to the {deep_side(s).name}"
    return [
        stairs_token(s, STAIRS, below, s.stairs),
        stairs_token(s, WAY_UP, "Stairs up", entrance),
    ]


def stairs_token(s: Alliance, id_: str, name: str, p: int) -> Token:
    """One end of the stairs."""
    grid = s.walls.board.grid
    return Token(
        id=id_,
        name=name,
        icon="stairs",
        kind="object",
        text="A step along the stairs costs 1 Speed, 1 more beside an enemy.",
        board=board_of(s, p),
        x=grid.x(p),
        y=grid.y(p),
    )


def room_zones(s: Alliance) -> list[CardZone]:
    """The card of the deep room that lies open, above its deck."""
    if s.room_card == UNKNOWN:
        return []
    face = open_room_card(s)
    text = room_words(face.id, players_counted(s))
    kind = face.sort.word
    card = Card(id=f"room:{face.id}", name=face.name, text=text, icon=ICONS[face.sort], kind=kind)
    count = 1 + s.stacks[ROOM_DECK].size
    name = deep_side(s).name
    return [CardZone(id="zone:room", name=name, role="page", cards=(card,), count=count)]


def room_words(card: str, players: int) -> str:
    """What stands on a card of the deep room: of the enemy, or to the hero it is for."""
    effect = ROOM_EFFECTS[card]
    words = text_for(effect, players)
    if not isinstance(effect, Try):
        return of_the_enemy(words)
    return re.sub(r"\bit\b", "the final enemy", words)
