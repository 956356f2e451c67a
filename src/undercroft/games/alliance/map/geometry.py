"""The dungeon of Alliance: rooms of nine spaces in a solid frame, and what lies between them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from undercroft.crawl.space.board import FIRST_CODE, Board, Borders, middle_lane, whole_side
from undercroft.crawl.space.grid import EAST, SIDES, SOUTH, Grid
from undercroft.crawl.space.reach import Ground, nearest, reach
from undercroft.crawl.space.sight import obstructions, sees
from undercroft.crawl.space.tiles import parse_tile, quarters, turn_square
from undercroft.crawl.space.walls import Walls
from undercroft.games.alliance.content.schema import Side
from undercroft.games.alliance.content.tables import FRAMES, TILES, Frame

ROOM: Final = 3
FAR: Final = 99
"""More spaces than any two are apart."""

CLOSED: Final = FIRST_CODE
LOCKED: Final = FIRST_CODE + 1
SECRET: Final = FIRST_CODE + 2
ARCHWAY: Final = FIRST_CODE + 3
WIDE_OPEN: Final = FIRST_CODE + 4
"""Between the quarters of the deep room."""

BORDERS: Final = Borders(
    [0, 0, 0, middle_lane(ROOM), whole_side(ROOM)], closed=SECRET, mixed=LOCKED, both=CLOSED
)
"""Door to door is a closed door, door to wall a locked one, wall to wall a secret one."""

DEEP_ROOM: Final = (2, 2)
"""The deep room in tiles across and down: one room of six spaces by six. [DA-DEEP-25]"""
DEEP_TILE: Final = len(TILES)
"""A quarter of the deep room, as walls count tiles."""
DEEP_SPACES: Final = DEEP_ROOM[0] * ROOM
QUARTER: Final = parse_tile(["." * ROOM] * ROOM, "")
WITH_DEEP_ROOM: Final = 10
"""What is added to the number of players for a board with the deep room below it."""

Way = tuple[int, int]
"""A room (its cell) and one of its sides."""

Arcs = tuple[bool, bool, bool, bool]


def turned_space(space: int, turns: int) -> int:
    """Where a printed space of a tile lies after so many quarter turns."""
    for _ in range(turns):
        space = turn_square(space, ROOM)
    return space


def frame_for(players: int) -> Frame:
    """The playing area by number of players, alone too. [DA-GEO-10] [DA-SOLO-02] [A-03]"""
    return FRAMES[players]


@cache
def board_for(number: int) -> Board:
    """The grid of a frame with all tiles there are, and maybe the deep room. [DA-GEO-01] [A-01]

    The number is that of the players, with the deep room WITH_DEEP_ROOM more.
    """
    frame, below = frame_for(number % WITH_DEEP_ROOM), (0, 0)
    if number > WITH_DEEP_ROOM:
        below = DEEP_ROOM
    shapes = [*(face.shape for face in TILES), QUARTER]
    return Board(Grid(frame.width, frame.height, ROOM, below=below), shapes, BORDERS)


def first_rooms(players: int, *, deep: bool = False) -> Walls:
    """The starting tiles in the frame, each coloured door at its entrance.

    [DA-SET-01] [A-04] [A-05]
    """
    walls = Walls(board_for(players + WITH_DEEP_ROOM * deep))
    for colour, entrance in enumerate(frame_for(players).entrances):
        cell = walls.board.grid.cell(entrance.column, entrance.row)
        walls = walls.lay(cell, colour, quarters(Side.SOUTH, entrance.side))
    return walls


def start_room(players: int, seat: int) -> int:
    """The cell of a seat's starting tile."""
    entrance = frame_for(players).entrances[seat]
    return board_for(players).grid.cell(entrance.column, entrance.row)


# ---- the deep room -------------------------------------------------------------------------------


def has_deep_room(walls: Walls) -> bool:
    """Whether the deep room lies open below the frame."""
    grid = walls.board.grid
    return grid.floor < grid.cells and walls.is_laid(grid.floor)


def with_deep_room(walls: Walls) -> Walls:
    """The same dungeon with the deep room below it: no wall runs through that.

    [DA-DEEP-25] [A-37]
    """
    grid = walls.board.grid
    quarters_of_it = [
        grid.floor + y * grid.wide + x for y in range(DEEP_ROOM[1]) for x in range(DEEP_ROOM[0])
    ]
    for cell in quarters_of_it:
        walls = walls.lay(cell, DEEP_TILE)
    for cell in quarters_of_it:
        for side in (EAST, SOUTH):
            if grid.beyond(cell, side) >= 0:
                walls = walls.open_border(cell, side, WIDE_OPEN)
    return walls


def is_below(grid: Grid, p: int) -> bool:
    """Whether a space lies in the deep room."""
    return grid.room_of[p] == grid.floor


def deep_space(grid: Grid, x: int, y: int) -> int:
    """A space of the deep room, by column and row from its north-west corner."""
    return grid.corner(grid.floor) + y * grid.width + x


def deep_spaces(grid: Grid) -> list[int]:
    """All spaces of the deep room."""
    return [deep_space(grid, x, y) for y in range(DEEP_SPACES) for x in range(DEEP_SPACES)]


def frame_rooms(walls: Walls) -> list[int]:
    """The rooms laid in the frame: the deep room is none of them."""
    return [cell for cell in walls.laid() if cell < walls.board.grid.floor]


def spaces_in(walls: Walls, room: int) -> list[int]:
    """The spaces of a room, ascending: nine of a tile, all of the deep room."""
    if room == walls.board.grid.floor:
        return deep_spaces(walls.board.grid)
    return walls.passable(room)


# ---- doors and archways --------------------------------------------------------------------------


def ways_beside(walls: Walls, p: int) -> list[Way]:
    """The sides of its own room that a space lies along, corners included; none in the deep room.

    [DA-GEO-08] [A-07] [A-08]
    """
    grid = walls.board.grid
    cell = grid.cell_of[p]
    return [(cell, side) for side in grid.sides_at[p]] if cell < grid.floor else []


def rooms_beside(walls: Walls, p: int) -> list[int]:
    """The rooms behind the archways that a space lies along, found once for the same walls."""
    kept: dict[int, list[int]] = walls.notes.setdefault("rooms beside", {})
    rooms = kept.get(p)
    if rooms is None:
        ways = [way for way in ways_beside(walls, p) if walls.code(*way) == ARCHWAY]
        rooms = kept[p] = [walls.board.grid.beyond(*way) for way in ways]
    return rooms


def open_paths(walls: Walls, p: int, steps: int) -> frozenset[int]:
    """Where so many steps lead, whoever is in the way, found once for the same walls."""
    kept: dict[tuple[int, int], frozenset[int]] = walls.notes.setdefault("open paths", {})
    spaces = kept.get((p, steps))
    if spaces is None:
        spaces = kept[p, steps] = frozenset(reach(walls, p, steps, Ground((), ())).squares)
    return spaces


def leads_out(walls: Walls, way: Way) -> bool:
    """Whether a side leads into the frame, which nothing can open. [DA-GEO-12] [AC-42]"""
    return walls.board.grid.beyond(*way) < 0


def is_in_arc(walls: Walls, facing: int, p: int, q: int) -> bool:
    """Whether q is in front of or beside somebody at p who faces a side. [DA-LOS-01] [DA-LOS-02]"""
    return arcs(walls, p, q)[facing]


def arcs(walls: Walls, p: int, q: int) -> Arcs:
    """For each side whether q is in the arc of somebody at p who faces it."""
    grid = walls.board.grid
    across, down = grid.xs[q] - grid.xs[p], grid.ys[q] - grid.ys[p]
    return (down <= 0, across >= 0, down >= 0, across <= 0)


def facings_toward(walls: Walls, p: int, targets: list[int]) -> list[int]:
    """The sides to face so that all of these spaces lie in the arc. [DA-ACT-10]"""
    return [side for side in range(SIDES) if all(is_in_arc(walls, side, p, q) for q in targets)]


def facings_at(walls: Walls, p: int, q: int) -> list[int]:
    """The sides that look most straight from one space at another: two on a diagonal. [A-46]"""
    grid = walls.board.grid
    across, down = grid.xs[q] - grid.xs[p], grid.ys[q] - grid.ys[p]
    ahead = (-down, across, down, -across)
    return [side for side in range(SIDES) if ahead[side] == max(ahead)]


def is_seen(walls: Walls, p: int, q: int) -> bool:
    """Whether no wall or closed door stands between two spaces; in one room none ever does.

    [DA-LOS-03] [DA-LOS-09]
    """
    return sees(walls, p, q)


def in_the_line(walls: Walls, p: int, q: int, marks: list[int]) -> int:
    """How many marked spaces the line between two others runs through."""
    return obstructions(walls, p, q, marks)


def walked(walls: Walls, p: int, q: int) -> int:
    """How many steps lead from one space to another, whoever is in the way; FAR if none do."""
    if p == q:
        return 0
    marks = [0] * walls.board.grid.size
    marks[q] = 1
    steps = nearest(walls, p, marks, len(marks))[0]
    return steps if steps > 0 else FAR


def is_beside(walls: Walls, p: int, spaces: Iterable[int]) -> bool:
    """Whether one of these spaces is adjacent; not through walls. [DA-MOV-04]"""
    return not walls.look_around(p).isdisjoint(spaces)


def connected(walls: Walls, cell: int) -> list[int]:
    """The rooms behind this room's archways, found once for the same walls. [DA-GEO-05]

    The deep room has no neighbours. [DA-DEEP-23]
    """
    kept: dict[int, list[int]] = walls.notes.setdefault("connected", {})
    rooms = kept.get(cell)
    if rooms is None:
        is_deep = cell == walls.board.grid.floor
        ways = [side for side in range(SIDES) if not is_deep and walls.is_joined(cell, side)]
        rooms = kept[cell] = [walls.board.grid.beyond(cell, side) for side in ways]
    return rooms
