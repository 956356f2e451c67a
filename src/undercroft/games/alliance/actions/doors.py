"""Doors: normal ones, locked ones, secret ones, and those that lead to rooms not yet laid."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.crawl.space.board import DEAD_END, OPEN_END
from undercroft.crawl.space.grid import SIDES
from undercroft.games.alliance.actions.locks import Attempt
from undercroft.games.alliance.combat.modifiers import may
from undercroft.games.alliance.content.quest_schema import QuestEvent
from undercroft.games.alliance.content.stat_ids import MAY_DEFY
from undercroft.games.alliance.content.tables import TILES
from undercroft.games.alliance.map.exploration import (
    UNDECIDED,
    OpenNewRoom,
    lay_tile,
    open_archway,
    printed_doors,
    printed_walls,
)
from undercroft.games.alliance.map.figures import enemy_in_room, room
from undercroft.games.alliance.map.geometry import CLOSED, LOCKED, SECRET, leads_out, ways_beside
from undercroft.games.alliance.notation import OPEN, PICK, SIDE
from undercroft.games.alliance.phases.hero_turn import (
    HeroAction,
    Turn,
    has_a_point,
    is_moving,
    turn_of,
)
from undercroft.games.alliance.phases.quests import note
from undercroft.games.alliance.scene.scene_ids import Thing, way_of
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import check, gate
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move

START_LEVEL: Final = 1


def is_unexplored(s: Alliance, cell: int, side: int) -> bool:
    """Whether no room lies beyond a side."""
    return not s.walls.is_laid(s.walls.board.grid.beyond(cell, side))


def fitting_tiles(s: Alliance, cell: int, side: int) -> list[int]:
    """The face-up tiles with a side that makes this one a locked or secret door.

    Of two sides exactly one is a door, or none. [DA-DOOR-13] [DA-DOOR-15]
    """
    return [tile for tile in sorted(s.tile_area) if fitting_sides(s, cell, side, tile)]


def fitting_sides(s: Alliance, cell: int, side: int, tile: int) -> list[int]:
    """The sides of a tile that make a door of its own to this one: walls, or any. [DA-DOOR-13]"""
    if s.walls.code(cell, side) == OPEN_END:
        return printed_walls(tile)
    return sorted((*printed_doors(tile), *printed_walls(tile)))


def level_beyond(s: Alliance, cell: int, side: int) -> int:
    """The level of the room one enters; a starting tile counts as one. [DA-DOOR-16]"""
    tile = s.walls.tile(s.walls.board.grid.beyond(cell, side))
    return max(START_LEVEL, TILES[tile].level)


@check("DA-GEO-08", "you do not stand beside the {1} side of your room")
def is_at_side(s: Alliance, move: Move) -> int:
    """A hero uses a door from one of the three spaces along it. [DA-GEO-08]"""
    hero = turn_of(s).hero
    return int((room(s, hero), move.args[0]) not in ways_beside(s.walls, s.spot[hero]))


@check("DA-GEO-12", "the frame is solid")
def is_inside(s: Alliance, move: Move) -> int:
    """Nothing opens through the frame. [DA-GEO-12]"""
    return int(leads_out(s.walls, (room(s, turn_of(s).hero), move.args[0])))


@check("DA-DOOR-01", "there is no closed door to open on the {1} side")
def is_door(s: Alliance, move: Move) -> int:
    """A normal door: door to door, or a door into the unknown. [DA-DOOR-01] [DA-DOOR-02]"""
    code = s.walls.code(room(s, turn_of(s).hero), move.args[0])
    return int(code not in (CLOSED, OPEN_END))


@check("DA-DOOR-17", "no tile is left to lay behind it")
def has_tile(s: Alliance, move: Move) -> int:
    """With an empty draft area no door into the unknown opens. [DA-DOOR-17]"""
    cell = room(s, turn_of(s).hero)
    return int(is_unexplored(s, cell, move.args[0]) and not s.tile_area)


@check("DA-DOOR-09", "there is no lock to pick on the {1} side")
def is_lock(s: Alliance, move: Move) -> int:
    """A locked or secret door, or a side where a tile would make one.

    [DA-DOOR-09] [DA-DOOR-13] [DA-DOOR-14]
    """
    cell = room(s, turn_of(s).hero)
    code = s.walls.code(cell, move.args[0])
    if code in (OPEN_END, DEAD_END):
        return int(not fitting_tiles(s, cell, move.args[0]))
    return int(code not in (LOCKED, SECRET))


@gate("DA-DOOR-10", "an enemy is in your room")
def is_undisturbed(s: Alliance, _move: Move) -> int:
    """No lock is tried while an enemy is in the hero's room, unless a card allows. [DA-DOOR-10]"""
    hero = turn_of(s).hero
    allowed = may(s, hero, MAY_DEFY)
    return int(not allowed and enemy_in_room(s, hero, room(s, hero)))


class AtSides(HeroAction):
    """An action at one of the sides of the room that a hero stands along."""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        sides = [side for _, side in ways_beside(s.walls, s.spot[turn.hero])]
        return self.verb.each(turn.who, sides)

    def chosen(self, s: Alliance, turn: Turn) -> list[Move]:
        fitting = self.fitting(s, turn)
        return [move for move in self.candidates(s, turn) if move.args[0] in fitting]

    def fitting(self, s: Alliance, turn: Turn) -> list[int]:
        """The sides of the room to do it at, found once for the same walls and tiles to lay."""
        kept: dict[tuple[object, ...], list[int]] = s.walls.notes.setdefault("at sides", {})
        key = (self.verb, room(s, turn.hero), s.tile_area)
        sides = kept.get(key)
        if sides is None:
            moves = self.act.chosen(s, self.verb.each(turn.who, range(SIDES)))
            sides = kept[key] = [move.args[0] for move in moves]
        return sides

    def wanted(self, s: Alliance, turn: Turn, thing: Thing) -> int | None:
        if thing.kind != "edge":
            return None
        cell, side = way_of(s, thing.name)
        is_own = cell == room(s, turn.hero) and self.is_for(s.walls.code(cell, side))
        return side if is_own else None

    def is_for(self, code: int) -> bool:
        """Whether it is what one does at a side that is so."""
        raise NotImplementedError


class Opening(AtSides):
    """A door opens for 1 Speed, without a roll, and so may others. [DA-DOOR-01] [DA-DOOR-07]"""

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        cell, side = room(s, turn.hero), move.args[0]
        turn.pay(1)
        tell_of(s, turn.hero, f"opens the {SIDE.text(side)} door", "DA-DOOR-01")
        if is_unexplored(s, cell, side):
            s.push(OpenNewRoom(turn.who, cell, side))
        else:
            open_archway(s, cell, side)

    def is_for(self, code: int) -> bool:
        return code in (CLOSED, OPEN_END)


class Picking(AtSides):
    """A locked or secret door is tried for 1 Speed, as often as one can pay. [DA-DOOR-09]"""

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.pay(1)
        s.push(PickDoor(turn.who, room(s, turn.hero), move.args[0]))

    def is_for(self, code: int) -> bool:
        return code in (LOCKED, SECRET, DEAD_END)


class PickDoor(Frame[Alliance]):
    """One attempt at a door: into the unknown a tile and its side are named first. [DA-DOOR-13]"""

    NAME = "pick-door"
    who: int = field(INT)
    cell: int = field(INT)
    side: int = field(INT)
    tile: int = field(INT, default=UNDECIDED, init=False)
    printed: int = field(INT, default=UNDECIDED, init=False)
    tried: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        if is_unexplored(s, self.cell, self.side) and self.printed == UNDECIDED:
            self.name_tile(s)
        else:
            self.tried = 1
            s.push(Attempt(self.who, turn_of(s).hero, self.level(s)))
        return False

    def name_tile(self, s: Alliance) -> None:
        """The player names a face-up tile, then one of its sides. [DA-DOOR-13]"""
        if self.tile == UNDECIDED:
            tiles = tuple(fitting_tiles(s, self.cell, self.side))
            s.push(Choose(self.who, "tile", tiles, "Which room do you look for?"))
        else:
            sides = tuple(fitting_sides(s, self.cell, self.side, self.tile))
            s.push(Choose(self.who, "turn", sides, "Which of its sides meets yours?"))

    def level(self, s: Alliance) -> int:
        """The difficulty: the level of the room to be entered. [DA-DOOR-11]"""
        if self.tile != UNDECIDED:
            return TILES[self.tile].level
        return level_beyond(s, self.cell, self.side)

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.tried:
            self.end(s, opened=bool(value))
        elif self.tile == UNDECIDED:
            self.tile = value
        else:
            self.printed = value

    def end(self, s: Alliance, *, opened: bool) -> None:
        """An archway, or nothing: a tile named in vain stays where it was. [DA-DOOR-18]"""
        s.pop()
        if not opened:
            return
        note(s, self.who, QuestEvent.DOOR)
        if self.tile == UNDECIDED:
            open_archway(s, self.cell, self.side)
        else:
            lay_tile(s, self.who, self.cell, self.side, self.tile, self.printed)


OPENING: Final = Opening(
    OPEN,
    *(is_moving, has_a_point, is_at_side, is_inside, is_door, has_tile),
    sure=(is_at_side,),
)
PICKING: Final = Picking(
    PICK,
    *(is_moving, has_a_point, is_at_side, is_inside, is_lock, is_undisturbed),
    sure=(is_at_side,),
)
