"""Where the tokens of quests lie: on the map, or on a tile that is still to be laid."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.content.quest_schema import LOST, Placement
from undercroft.games.alliance.content.tables import QUESTS, TILE_MONSTERS, TILES
from undercroft.games.alliance.map.figures import all_heroes, monsters, room, taken
from undercroft.games.alliance.map.geometry import (
    ROOM,
    connected,
    frame_rooms,
    start_room,
    turned_space,
)
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.choices import Choose
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

SPACES: Final = ROOM * ROOM
APART: Final = 2
"""How many tiles the second of two tokens is away from the first, if that is possible."""


# ---- on the map ----------------------------------------------------------------------------------


def token_spots(s: Alliance) -> list[int]:
    """The spaces on which tokens of quests lie."""
    return [spot for spots in s.quest_spots for spot in spots]


def open_rooms(s: Alliance) -> list[int]:
    """The rooms that may hold a token: no starting tile, and no hero in it. [DA-QST-08]"""
    closed = {start_room(s.seats, seat) for seat in range(s.seats)}
    closed |= {room(s, hero) for hero in all_heroes(s)}
    return [cell for cell in frame_rooms(s.walls) if cell not in closed and empty_spaces(s, cell)]


def empty_spaces(s: Alliance, cell: int) -> list[int]:
    """The spaces of a room without figure, token, pit or staircase. [DA-QST-22]"""
    full = {*taken(s), *s.tokens().at, *s.pits, *token_spots(s), s.stairs}
    return [space for space in s.walls.passable(cell) if space not in full]


def fitting_rooms(s: Alliance, slot: int) -> list[int]:
    """The rooms that suit a quest; a wish that none meets is dropped. [DA-QST-23]"""
    rooms = open_rooms(s)
    wish = QUESTS[s.quests[slot]].placement
    if wish == Placement.UNCONNECTED:
        near = {r for hero in all_heroes(s) for r in connected(s.walls, room(s, hero))}
        return [cell for cell in rooms if cell not in near] or rooms
    if wish == Placement.HIGHEST:
        top = max([level_of(s, cell) for cell in rooms], default=0)
        return [cell for cell in rooms if level_of(s, cell) == top]
    if wish == Placement.UNGUARDED:
        guarded = {room(s, figure) for figure in monsters(s)}
        return [cell for cell in rooms if cell not in guarded] or rooms
    if wish == Placement.APART and s.quest_spots[slot]:
        others = rooms_apart(s, slot, rooms, 1)
        return rooms_apart(s, slot, others, APART) or others
    return rooms


def level_of(s: Alliance, cell: int) -> int:
    """The level of the tile that lies in a place."""
    return TILES[s.walls.tile(cell)].level


def rooms_apart(s: Alliance, slot: int, rooms: list[int], least: int) -> list[int]:
    """The rooms so many tiles or more from the first token: never its own. [AC-55]"""
    grid = s.walls.board.grid
    x, y = place_in_frame(s, grid.room_of[s.quest_spots[slot][0]])
    return [
        cell
        for cell in rooms
        if sum(abs(a - b) for a, b in zip((x, y), place_in_frame(s, cell))) >= least
    ]


def place_in_frame(s: Alliance, cell: int) -> tuple[int, int]:
    """Column and row of a place of the frame."""
    grid = s.walls.board.grid
    corner = grid.square(cell, 0)
    return grid.x(corner) // ROOM, grid.y(corner) // ROOM


# ---- on a tile to come ---------------------------------------------------------------------------


def bare_spaces(tile: int) -> list[int]:
    """The printed spaces of a tile without an icon. [DA-QST-09]"""
    face = TILES[tile]
    icons = {space for space, _ in (*TILE_MONSTERS[tile], *face.challenges)}
    return [space for space in face.shape.passable() if space not in icons]


def waiting_on(s: Alliance, tile: int) -> list[tuple[int, int]]:
    """The quests whose token lies on a tile not yet laid, with its printed space."""
    return [
        (slot, place % SPACES)
        for slot, places in enumerate(s.quest_tiles)
        for place in places
        if place // SPACES == tile
    ]


def free_on(s: Alliance, tile: int) -> list[int]:
    """The spaces of a face-up tile on which a token can still be laid. [DA-QST-24]"""
    full = {space for _, space in waiting_on(s, tile)}
    return [space for space in bare_spaces(tile) if space not in full]


def lay_waiting(s: Alliance, tile: int, cell: int, turns: int) -> list[int]:
    """The tokens on a tile come into play with it, turned as it is: of which quests is told.

    [DA-QST-09] [DA-QST-24]
    """
    waiting = waiting_on(s, tile)
    for slot, space in waiting:
        s.quest_tiles[slot] = tuple([p for p in s.quest_tiles[slot] if p // SPACES != tile])
        square = s.walls.board.grid.square(cell, turned_space(space, turns))
        s.quest_spots[slot] = (*s.quest_spots[slot], square)
    return [slot for slot, _ in waiting]


def place_anew(s: Alliance, tile: int) -> None:
    """A tile has left the game with the token of a quest: that is placed once more. [DA-QST-18]"""
    for slot, _space in waiting_on(s, tile):
        s.quest_tiles[slot] = tuple([p for p in s.quest_tiles[slot] if p // SPACES != tile])
        s.push(PlaceTokens(slot))


class PlaceTokens(Frame[Alliance]):
    """The tokens of a quest are placed, on the map or on a tile that lies face up. [DA-QST-06]

    [DA-QST-09]
    """

    NAME = "place-tokens"
    slot: int = field(INT)
    tile: int = field(INT, default=UNKNOWN, init=False)
    asked: int = field(INT, init=False)

    def laid(self, s: Alliance) -> int:
        """How many tokens lie somewhere."""
        return len(s.quest_spots[self.slot]) + len(s.quest_tiles[self.slot])

    def advance(self, s: Alliance) -> bool:
        quest = QUESTS[s.quests[self.slot]]
        if self.laid(s) == quest.tokens:
            s.pop()
            return False
        self.asked = 1
        spaces = [p for cell in fitting_rooms(s, self.slot) for p in empty_spaces(s, cell)]
        if spaces:
            self.choose_space(s, spaces)
        else:
            self.choose_tile(s)
        return False

    def choose_space(self, s: Alliance, spaces: list[int]) -> None:
        """The player who is entitled says where, whoever's turn it is."""
        words = f"Where does the token of {QUESTS[s.quests[self.slot]].name} lie?"
        named = tuple(sorted(written(s, space) for space in spaces))
        s.push(Choose(s.quest_placers[self.slot], "space", named, words))

    def choose_tile(self, s: Alliance) -> None:
        """No room will do: a face-up tile takes the token, or the quest is lost. [DA-QST-10]"""
        tiles = [tile for tile in s.tile_area if free_on(s, tile)]
        if self.tile != UNKNOWN:
            words = "On which space of the tile?"
            spaces = tuple([space + 1 for space in free_on(s, self.tile)])
            s.push(Choose(s.quest_placers[self.slot], "spot", spaces, words))
        elif tiles:
            words = f"On which tile does the token of {QUESTS[s.quests[self.slot]].name} lie?"
            s.push(Choose(s.quest_placers[self.slot], "tile", tuple(sorted(tiles)), words))
        else:
            self.give_up(s)

    def give_up(self, s: Alliance) -> None:
        """Nowhere is room: the quest is lost, unless one of its tokens lies. [DA-QST-10] [AC-55]"""
        s.pop()
        if self.laid(s):
            return
        s.quest_stages[self.slot] = LOST
        if s.listening:
            words = f"There is no room for the quest {QUESTS[s.quests[self.slot]].name}: it is lost"
            s.emit(Said(text=words, rules=("DA-QST-10",)))

    def on_answer(self, s: Alliance, value: int) -> None:
        # Tokens of a new room may be drawn above this frame before it has asked anything.
        if not self.asked:
            return
        rooms = fitting_rooms(s, self.slot)
        if any(empty_spaces(s, cell) for cell in rooms):
            self.lay(s, square_of(s, value))
        elif self.tile == UNKNOWN:
            self.tile = value
        else:
            place = self.tile * SPACES + value - 1
            s.quest_tiles[self.slot] = (*s.quest_tiles[self.slot], place)
            self.tile = UNKNOWN

    def lay(self, s: Alliance, space: int) -> None:
        """A token lies on a space of the map; that of a final enemy is its closed entrance.

        [DA-FIN-02]
        """
        s.quest_spots[self.slot] = (*s.quest_spots[self.slot], space)
        if s.listening:
            name, cell = QUESTS[s.quests[self.slot]].name, s.walls.board.grid.room_of[space]
            words = f"The token of {name} lies in {TILES[s.walls.tile(cell)].name}"
            s.emit(Said(text=words, rules=("DA-QST-08",)))
