"""Crossing a door into the unknown: a tile is drawn, turned to its arrow and laid. [DI-TILE-02]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say
from undercroft.games.infinity.content.schema import RiskDeck, TileKind
from undercroft.games.infinity.content.tables import CHARTS, TILES
from undercroft.games.infinity.map.figures import tile_id
from undercroft.games.infinity.map.geometry import (
    CENTRE,
    SIDES,
    SOUTH,
    STEPS,
    UNEXPLORED,
    WIDTH,
    Dungeon,
    opposite,
    turned_to,
)
from undercroft.games.infinity.notation import FIRST_TILE, TILE_STACK
from undercroft.games.infinity.state import NO_HAZARD, NO_TOKEN, NOBODY, Infinity
from undercroft.kernel.chance import Die, Draw, Roll
from undercroft.kernel.events import Cue
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.stacks import BOTTOM, EVERYONE

ONE_OF: Final = {n: Die(f"one-of-{n}", tuple(range(n))) for n in range(2, 125)}
"""A die for any number of things among which chance decides."""


def is_legal_cell(s: Infinity, cell: int) -> bool:
    """Whether a tile may lie on a cell: not south of the Starter Tile. [DI-TILE-08] [DI-A-04]

    In a preset dungeon all tiles lie already.
    """
    if s.page.IS_PRESET:
        return False
    if s.options.south_limit == "cell":
        return cell != CENTRE + STEPS[SOUTH]
    return cell // WIDTH <= CENTRE // WIDTH


def is_unexplored(s: Infinity, place: int, side: int) -> bool:
    """Whether an open door leads to an empty cell on which a tile may lie. [DI-TILE-07]

    Without any tiles left nothing is to be found there.
    """
    if s.dungeon.way(place, side) != UNEXPLORED or not s.stacks[TILE_STACK].size:
        return False
    return is_legal_cell(s, s.dungeon.cells[place] + STEPS[side])


def has_unexplored_door(s: Infinity, dungeon: Dungeon) -> bool:
    """Whether any door of a dungeon still leads into the unknown. [DI-TILE-06]"""
    return any(
        dungeon.way(place, side) == UNEXPLORED
        and is_legal_cell(s, dungeon.cells[place] + STEPS[side])
        for place in range(len(dungeon.tiles))
        for side in SIDES
    )


def is_all_explored(s: Infinity) -> bool:
    """Whether no tile can be laid any more. [DI-TILE-07]

    A sealed door may still lead into the unknown: it is dug free, or opens again.
    """
    dungeon = s.dungeon
    if not s.stacks[TILE_STACK].size:
        return True
    return not has_unexplored_door(s, dungeon.with_sealed(()) if dungeon.sealed else dungeon)


def walls_to_nothing(s: Infinity) -> list[tuple[int, int]]:
    """The walls that face an empty legal cell: there a secret door can open. [DI-TILE-07]"""
    dungeon = s.dungeon
    return [
        (place, side)
        for place in range(len(dungeon.tiles))
        for side in SIDES
        if not dungeon.has_door(place, side)
        and dungeon.beyond(place, side) == UNEXPLORED
        and is_legal_cell(s, dungeon.cells[place] + STEPS[side])
    ]


def lay_tile(s: Infinity, dungeon: Dungeon) -> int:
    """A tile has been added: its place, with nothing on it yet."""
    s.dungeon = dungeon
    for column in (s.marks, s.ropes, s.noises, s.ice):
        column.append(0)
    s.contents.append(NO_TOKEN)
    s.hazards.append(NO_HAZARD)
    return len(dungeon.tiles) - 1


def content_of(s: Infinity, place: int) -> int:
    """What the chart puts on a numbered tile; special tiles have nothing. [DI-TILE-04]

    [DI-SPEC-01]
    """
    tile = s.tile(place)
    if tile.kind != TileKind.NUMBERED:
        return NO_TOKEN
    return CHARTS[s.chart].content(tile.number)


class Explore(Frame[Infinity]):
    """A tile is drawn for a door and laid; the frame below is told its place. [DI-TILE-02]

    A tile that would leave no unexplored door goes under the stack, and another is drawn.
    [DI-TILE-06] If none is any better the first one is laid and a secret door opens. [DI-TILE-07]
    """

    NAME = "explore"
    place: int = field(INT)
    side: int = field(INT)
    tried: tuple[int, ...] = field(ROW, init=False)
    laid: int = field(INT, default=NOBODY, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.laid != NOBODY:
            self.open_secret_door(s)
        elif s.stacks[TILE_STACK].size == 0:
            s.answer(NOBODY)
        else:
            s.push(Draw(TILE_STACK))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.laid != NOBODY:
            s.dungeon = s.dungeon.with_door(*walls_to_nothing(s)[value])
            say(s, "A secret door opens", "DI-TILE-07")
            s.answer(self.laid)
            return
        tile = value - FIRST_TILE
        dungeon = self.with_tile(s, tile)
        if has_unexplored_door(s, dungeon) or s.stacks[TILE_STACK].size == 0:
            self.lay(s, dungeon)
            s.answer(self.laid)
        elif tile in self.tried:
            self.close(s, dungeon)
        else:
            self.tried = (*self.tried, tile)
            s.stacks[TILE_STACK] = s.stacks[TILE_STACK].put(BOTTOM, value, EVERYONE)

    def with_tile(self, s: Infinity, tile: int) -> Dungeon:
        """The dungeon with a tile behind the door, its arrow at the door. [DI-TILE-03]"""
        cell = s.dungeon.cells[self.place] + STEPS[self.side]
        return s.dungeon.lay(tile, cell, turned_to(opposite(self.side)))

    def lay(self, s: Infinity, dungeon: Dungeon) -> None:
        """The tile lies there."""
        self.laid = lay_tile(s, dungeon)
        shows = Cue(kind="tile", target=tile_id(self.laid))
        say(s, f"{TILES[dungeon.tiles[self.laid]].name} is found", "DI-TILE-02", shows=shows)

    def close(self, s: Infinity, dungeon: Dungeon) -> None:
        """A tile closes the dungeon: a secret door is to open, unless that is the end. [DI-A-05]"""
        self.lay(s, dungeon)
        if s.options.seal_fallback == "end":
            s.answer(self.laid)

    def open_secret_door(self, s: Infinity) -> None:
        """Chance finds the wall that becomes a door; without any the dungeon stays as it is."""
        walls = walls_to_nothing(s)
        if len(walls) > 1:
            s.push(Roll(ONE_OF[len(walls)], "secret-door"))
        elif walls:
            self.on_answer(s, 0)
        else:
            s.answer(self.laid)


def is_mist(content: int) -> bool:
    """Whether a tile holds Mist, which is drawn at once instead of a token. [DI-CHART-03]"""
    return content == RiskDeck.MIST
