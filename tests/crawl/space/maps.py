"""Maps in the manner of the three games, for the tests of the space."""

from typing import Final

from hypothesis import strategies as st

from undercroft.crawl.space.board import Board, Borders, middle_lane, whole_side
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, Grid
from undercroft.crawl.space.tiles import Tile, parse_tile, quarters, turn_square
from undercroft.crawl.space.walls import Walls

# Rooms of 3 x 3 squares: door against door, door against wall, wall against wall, archway.

DOOR: Final = 2
LOCKED: Final = 3
SECRET: Final = 4
ARCH: Final = 5
ROOM_BORDERS: Final = Borders([0, 0, 0, middle_lane(3)], SECRET, LOCKED, DOOR)
ROOM: Final = ["...", "...", "..."]
ROOM_TILES: Final = [parse_tile(ROOM, sides) for sides in ("NESW", "N", "")]


def rooms(wide: int, high: int) -> Walls:
    """A frame filled with rooms that have four doors, all closed."""
    walls = Walls(Board(Grid(wide, high, 3), ROOM_TILES, ROOM_BORDERS))
    for cell in range(wide * high):
        walls = walls.lay(cell, 0)
    return walls


def two_rooms(side: int = NORTH) -> tuple[Walls, int, int]:
    """Two rooms with an archway between: the map, the near room and the far one on that side."""
    board = Board(Grid(3, 3, 3), ROOM_TILES, ROOM_BORDERS)
    near = board.grid.cell(1, 1)
    far = board.grid.beyond(near, side)
    return Walls(board).lay(near, 0).lay(far, 0).open_border(near, side, ARCH), near, far


def vector_square(walls: Walls, near: int, far: int, side: int, x: int, y: int) -> int:
    """The square that alliance.md 1.33 calls (x,y), the upper room turned to `side`."""
    local = (2 - y % 3) * 3 + x
    for _ in range(side):
        local = turn_square(local, 3)
    return walls.board.grid.square(near if y < 3 else far, local)


# The cavern tiles of caverns.md 2.9 and 2.10, copied as data.

PICTURES: Final = """
B01    B02    B03    B04    B05    B06    B07    B08
#...   #..#   ....   ....   ####   ####   ####   #...
....   .#..   .V..   ..V.   ....   ....   .m..   #...
.m..   ..m.   ....   .m..   ...m   ..m.   ..V.   #m..
...#   #..#   #.m#   #...   ....   #..#   ....   #...

B09    B10    B11    B12    B13    B14    B15    B16
#.m#   #...   ...#   ...#   #..#   ####   ####   ####
#...   #.V.   .V.#   ...#   ..V#   #...   m..#   #.m.
#...   #m..   ..m#   m..#   ...#   #Im.   ...#   #V..
#..#   #...   ...#   ...#   .m.#   #...   ...#   #...

B17    W01    W02    W03    W04    W05    W06    W07
####   ####   #..#   #..#   ####   ####   #...   ....
.V.#   #.m#   #.##   ##.#   ###.   .###   ....   .rr.
..m#   #..#   #m##   ##m#   ##m.   .m##   ....   .rr.
...#   #..#   #..#   #..#   #..#   #..#   #.m#   #m.#

W08    W09    W10    W11    W12    W13    W14    W15
####   #..#   #.m#   #..#   #..#   ####   ####   #..#
..c.   #~=.   .I.#   #=:#   #d##   #...   ...#   #..#
.m..   #m..   ...#   #m.#   #.m#   #..m   ..m#   #m.#
#..#   #..#   #..#   #..#   #..#   #...   #..#   #..#

SW     SE     D1N    D1F    D2N    D2F    D3N    D3F
#..#   ####   #..#   #TT#   ....   ....   #..#   #XX#
..L.   ....   ....   ..o.   .m..   .ll.   ....   ....
.m..   .m..   .m..   .m..   ....   .ll.   ..m.   .m..
####   #..#   #..#   #..#   #..#   m...   #..#   #..#
"""

# Open sides, passable squares and patch as printed in the table of caverns.md 2.9.
CAVERNS: Final[dict[str, tuple[str, int, tuple[int, int]]]] = {
    "B01": ("SNEW", 14, (1, 2)),
    "B02": ("SNEW", 11, (2, 2)),
    "B03": ("SNEW", 13, (2, 3)),
    "B04": ("SNEW", 14, (1, 2)),
    "B05": ("SEW", 12, (3, 2)),
    "B06": ("SEW", 10, (2, 2)),
    "B07": ("SEW", 11, (1, 1)),
    "B08": ("SNE", 12, (1, 2)),
    "B09": ("SNE", 10, (2, 0)),
    "B10": ("SNE", 11, (1, 2)),
    "B11": ("SNW", 11, (2, 2)),
    "B12": ("SNW", 12, (0, 2)),
    "B13": ("SNW", 10, (1, 3)),
    "B14": ("SE", 8, (2, 2)),
    "B15": ("SW", 9, (0, 1)),
    "B16": ("SE", 8, (2, 1)),
    "B17": ("SW", 8, (2, 2)),
    "W01": ("S", 6, (2, 1)),
    "W02": ("SN", 6, (1, 2)),
    "W03": ("SN", 6, (2, 2)),
    "W04": ("SE", 5, (2, 2)),
    "W05": ("SW", 5, (1, 2)),
    "W06": ("SNEW", 13, (2, 3)),
    "W07": ("SNEW", 14, (1, 3)),
    "W08": ("SEW", 10, (1, 2)),
    "W09": ("SNE", 9, (1, 2)),
    "W10": ("SNW", 9, (2, 0)),
    "W11": ("SN", 7, (1, 2)),
    "W12": ("SN", 7, (2, 2)),
    "W13": ("SE", 9, (3, 2)),
    "W14": ("SW", 8, (2, 2)),
    "W15": ("SN", 8, (1, 2)),
}
HALVES: Final = {
    "SW": "NWE",
    "SE": "ESW",
    "D1N": "SN",
    "D1F": "S",
    "D2N": "SN",
    "D2F": "S",
    "D3N": "SN",
    "D3F": "S",
}

CLOSED: Final = 2
OPEN: Final = 3
PLUGGED: Final = 4
CAVE_BORDERS: Final = Borders([0, whole_side(4), 0], CLOSED, CLOSED, OPEN)


def _parse_pictures() -> dict[str, Tile]:
    tiles: dict[str, Tile] = {}
    for block in PICTURES.strip().split("\n\n"):
        lines = [line.split() for line in block.split("\n")]
        for i, name in enumerate(lines[0]):
            sides = CAVERNS[name][0] if name in CAVERNS else HALVES[name]
            tiles[name] = parse_tile([row[i] for row in lines[1:]], sides, solid="#IT", gap="V~:")
    return tiles


CAVE_TILES: Final = _parse_pictures()
CAVE_NAMES: Final = list(CAVE_TILES)
CAVERN_NAMES: Final = list(CAVERNS)


def cave(pieces: dict[tuple[int, int], str], turns: dict[tuple[int, int], int]) -> Walls:
    """Tiles of the cave by name on the game's cells, which run from -4,-4 to 4,4."""
    walls = empty_cave()
    for (x, y), name in pieces.items():
        cell = walls.board.grid.cell(x, y)
        walls = walls.lay(cell, CAVE_NAMES.index(name), turns.get((x, y), 0))
    return walls


def empty_cave() -> Walls:
    """A cave of 9 x 9 cells with the start in the middle and nothing laid."""
    return Walls(Board(Grid(9, 9, 4, left=-4, top=-4), list(CAVE_TILES.values()), CAVE_BORDERS))


def explore(walls: Walls, cell: int, side: int, name: str) -> Walls:
    """Lay a tile beyond a side with its triangle, printed south, toward that side."""
    beyond = walls.board.grid.beyond(cell, side)
    return walls.lay(beyond, CAVE_NAMES.index(name), quarters(SOUTH, (side + 2) % 4))


@st.composite
def caves(draw: st.DrawFn, most: int = 9) -> Walls:
    """A cave explored at random from its start tile."""
    walls = cave({(0, 0): "SW", (1, 0): "SE"}, {})
    for _ in range(draw(st.integers(0, most))):
        ends = walls.open_ends()
        if not ends:
            break
        cell, side = draw(st.sampled_from(ends))
        walls = explore(walls, cell, side, draw(st.sampled_from(CAVERN_NAMES)))
    return walls


@st.composite
def dungeons(draw: st.DrawFn, wide: int = 3, high: int = 3) -> Walls:
    """A frame of rooms with any of its borders opened."""
    walls = rooms(wide, high)
    for cell in range(wide * high):
        for side in (EAST, SOUTH):
            if walls.board.grid.beyond(cell, side) >= 0 and draw(st.booleans()):
                walls = walls.open_border(cell, side, ARCH)
    return walls


# Single cells joined by doors.

WALL: Final = 2
JOINED: Final = 3
SLIDE: Final = 4
DOOR_BORDERS: Final = Borders([0, whole_side(1), 0], WALL, WALL, JOINED, diagonal=False)
SHAPES: Final = ["SNEW", "SNE", "SNW", "SEW", "SN", "SE", "SW", "S", "NEW"]
STARTER: Final = 8


def passages(pieces: dict[tuple[int, int], str]) -> Walls:
    """Single-cell tiles by their doors on the game's cells, which run from -3,-6 to 3,0."""
    tiles = [parse_tile(["."], sides) for sides in SHAPES]
    walls = Walls(Board(Grid(7, 7, 1, left=-3, top=-6), tiles, DOOR_BORDERS))
    for (x, y), sides in pieces.items():
        walls = walls.lay(walls.board.grid.cell(x, y), SHAPES.index(sides))
    return walls
