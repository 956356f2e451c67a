"""The wall map: which tile lies where, what each border is, and where one may step.

A `Walls` is never changed once others can see it: `lay`, `open_border`, `close_border` and `link`
return a new one, and all clones of a state share it. Sight and distance rows are kept on it as they
are asked for; they follow from the map and are neither copied nor saved (see `saving`).
"""

from typing import Any

from undercroft.crawl.space.board import DEAD_END, FIRST_CODE, OPEN_END, Board
from undercroft.crawl.space.grid import (
    BIT,
    DIRECTIONS,
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    WEST,
    opposite_side,
)
from undercroft.crawl.space.sparse import Sparse
from undercroft.crawl.space.tiles import FLOOR, SOLID, Tile


class Walls:
    """The wall map of one position.

    `shape[cell]` is 4 * tile + quarter turns, or -1; `border[4 * cell + side]` a border code;
    `kind[p]` floor, gap or solid; `clear[p]` the directions in which no wall stands (gaps are
    low); `steps[p]` those in which a figure may step; `links` squares in pairs, one step apart.
    Of these, shapes apart, only what was laid takes room, however large the board is.
    `around[p]` is filled as it is asked for: the squares one step from p; so are `strides` and
    `walks`, the tile distances from a cell with and without links.
    In `notes` a game keeps what it has found out about this map; they follow from it too.
    """

    __slots__ = (
        "_sights",
        "around",
        "board",
        "border",
        "clear",
        "joints",
        "kind",
        "links",
        "notes",
        "shape",
        "steps",
        "strides",
        "walks",
    )

    def __init__(self, board: Board, source: "Walls | None" = None) -> None:
        """An empty map, or a copy of another map of the same board."""
        grid = board.grid
        self.board = board
        self.shape: list[int] = source.shape[:] if source else [-1] * grid.cells
        self.border: Sparse = source.border.copied() if source else Sparse(DEAD_END)
        self.kind: Sparse = source.kind.copied() if source else Sparse(SOLID)
        self.clear: Sparse = source.clear.copied() if source else Sparse(0)
        self.steps: Sparse = source.steps.copied() if source else Sparse(0)
        self.links: list[int] = source.links if source else []
        self.around: dict[int, frozenset[int]] = source.around.copy() if source else {}
        self.joints: dict[int, list[int]] = {}
        self._sights: list[list[int]] = []
        self.strides: dict[int, Sparse] = {}
        self.walks: dict[int, Sparse] = {}
        self.notes: dict[str, Any] = {}

    def look_around(self, p: int) -> frozenset[int]:
        """The squares one step from p, links ignored; remembered in `around`."""
        around = self.around.get(p)
        if around is None:
            around = frozenset([p + d for d in self.board.grid.deltas[self.steps[p]]])
            self.around[p] = around
        return around

    def sight_rows(self) -> list[list[int]]:
        """Remembered lines of sight, a row per square, made when first asked for."""
        if not self._sights:
            unknown: list[int] = []
            self._sights = [unknown] * self.board.grid.size
        return self._sights

    # Questions

    def is_laid(self, cell: int) -> bool:
        """Does a tile lie on this cell?"""
        return cell >= 0 and self.shape[cell] >= 0

    def tile(self, cell: int) -> int:
        """The tile on a cell, or -1."""
        shape = self.shape[cell]
        return shape // SIDES if shape >= 0 else -1

    def turns(self, cell: int) -> int:
        """The quarter turns of the tile on a cell."""
        return self.shape[cell] % SIDES

    def laid(self) -> list[int]:
        """The cells with a tile, ascending."""
        return [cell for cell, shape in enumerate(self.shape) if shape >= 0]

    def code(self, cell: int, side: int) -> int:
        """The border code of a side."""
        return self.border[cell * SIDES + side]

    def is_joined(self, cell: int, side: int) -> bool:
        """Are the tiles on both sides of this border connected? [DA-GEO-05] [CV-TILE-11]"""
        return self.board.borders.lanes[self.border[cell * SIDES + side]] != 0

    def passable(self, cell: int) -> list[int]:
        """The squares of a cell a figure may stand on, ascending. [CV-TILE-04]"""
        return [p for p in self.board.grid.squares(cell) if self.kind[p] == FLOOR]

    def marked(self, cell: int, glyph: str) -> list[int]:
        """The squares of a cell that carry a mark of its tile, ascending. [CV-TILE-12]"""
        grid = self.board.grid
        return [grid.square(cell, i) for i in self._tile_on(cell).find(glyph)]

    def glyph(self, p: int) -> str:
        """The mark of a square as drawn on its tile; "" where no tile lies."""
        cell = self.board.grid.cell_of[p]
        return self._tile_on(cell).glyphs[self.board.grid.local(p)] if self.is_laid(cell) else ""

    def _tile_on(self, cell: int) -> Tile:
        return self.board.shapes[self.shape[cell]]

    def is_open_end(self, cell: int, side: int) -> bool:
        """Could a tile be laid at this side? [CV-EDGE-01] [DI-TILE-07]"""
        if self.border[cell * SIDES + side] != OPEN_END:
            return False
        beyond = self.board.grid.beyond(cell, side)
        return beyond >= 0 and self.shape[beyond] < 0

    def open_ends(self) -> list[tuple[int, int]]:
        """Each (cell, side) at which a tile could be laid, by cell, then N to W. [DI-TILE-06]"""
        return [
            (cell, side)
            for cell in self.laid()
            for side in range(SIDES)
            if self.is_open_end(cell, side)
        ]

    # Changes, each into a new map

    def lay(self, cell: int, tile: int, quarters: int = 0) -> "Walls":
        """Put a turned tile on an empty cell; borders arise with the tiles around. [CV-TILE-10]

        [CV-A-19]
        """
        board = self.board
        if not (0 <= cell < board.grid.cells and 0 <= tile < board.tiles):
            raise ValueError(f"there is no cell {cell} or no tile {tile}")
        if self.shape[cell] >= 0:
            raise ValueError(f"cell {cell} already holds tile {self.tile(cell)}")
        new = Walls(self.board, self)
        new.put(cell, tile * SIDES + quarters % SIDES)
        for side in range(SIDES):
            new._meet(cell, side)
        new.mend_openings(cell)
        around = [cell, *(board.grid.beyond(cell, side) for side in range(SIDES))]
        new.joints = {k: self.joints[k] for k in self.joints if k not in around}
        return new

    def open_border(self, cell: int, side: int, code: int) -> "Walls":
        """Open the border between two tiles, both ways. [DA-GEO-04]"""
        if not self.board.borders.passes(code):
            raise ValueError(f"border code {code} lets nothing through")
        if not (self.is_laid(cell) and self.is_laid(self.board.grid.beyond(cell, side))):
            raise ValueError(f"side {side} of cell {cell} does not lie between two tiles")
        return self._with_border(cell, side, code)

    def close_border(self, cell: int, side: int, code: int) -> "Walls":
        """Close a side of a tile, both ways if a tile lies beyond. [CV-TILE-18] [CV-EDGE-08]

        Where nothing lies beyond, OPEN_END makes it a side to lay a tile at. [DI-TILE-07]
        """
        if self.board.borders.passes(code):
            raise ValueError(f"border code {code} is open")
        if not self.is_laid(cell):
            raise ValueError(f"no tile lies on cell {cell}")
        if code < FIRST_CODE and self.is_laid(self.board.grid.beyond(cell, side)):
            raise ValueError(f"a tile lies beyond side {side} of cell {cell}")
        return self._with_border(cell, side, code)

    def link(self, p: int, q: int) -> "Walls":
        """Join two squares by one step wherever they lie. [CV-TILE-19]"""
        if p == q or self.kind[p] != FLOOR or self.kind[q] != FLOOR:
            raise ValueError(f"squares {p} and {q} cannot be linked")
        new = Walls(self.board, self)
        new.links = [*self.links, p, q]
        return new

    def unlink(self, p: int, q: int) -> "Walls":
        """Take the link between two squares away."""
        new = Walls(self.board, self)
        new.links = []
        for i in range(0, len(self.links), 2):
            if self.links[i : i + 2] not in ([p, q], [q, p]):
                new.links += self.links[i : i + 2]
        return new

    def over_gaps(self) -> "Walls":
        """The same map for who may cross gaps, which are low: every clear way is a step."""
        new = Walls(self.board, self)
        new.steps = self.clear
        new.around = {}
        return new

    def _with_border(self, cell: int, side: int, code: int) -> "Walls":
        new = Walls(self.board, self)
        new._set_border(cell, side, code)
        new._mend(self._beside_border(cell, side))
        return new

    # Building blocks, only for a map nobody else can see yet

    def put(self, cell: int, shape: int) -> None:
        """Write a shape on a cell whose four sides are still closed."""
        squares = self.board.grid.squares(cell)
        self.shape[cell] = shape
        kinds = self.board.shapes[shape].kinds
        for i in range(len(squares)):
            self.kind[squares[i]] = kinds[i]
        clears, steps = self.board.clears[shape], self.board.steps[shape]
        if not clears:
            self._mend(squares)
            clears += [self.clear[p] for p in squares]
            steps += [self.steps[p] for p in squares]
        for i in range(len(squares)):
            self.clear[squares[i]] = clears[i]
            self.steps[squares[i]] = steps[i]
            self.around.pop(squares[i], None)

    def _meet(self, cell: int, side: int) -> None:
        """Settle one border of a new tile; a sealed side of a neighbour stays so. [DA-DOOR-08]"""
        face = self._tile_on(cell).sides[side]
        beyond = self.board.grid.beyond(cell, side)
        if not self.is_laid(beyond):
            self.border[cell * SIDES + side] = OPEN_END if face else DEAD_END
            return
        theirs = self.border[beyond * SIDES + opposite_side(side)]
        if theirs < FIRST_CODE:
            theirs = self.board.borders.join(face, 1 if theirs == OPEN_END else 0)
        self._set_border(cell, side, theirs)

    def _set_border(self, cell: int, side: int, code: int) -> None:
        self.border[cell * SIDES + side] = code
        beyond = self.board.grid.beyond(cell, side)
        if self.is_laid(beyond):
            self.border[beyond * SIDES + opposite_side(side)] = code

    def mend_openings(self, cell: int) -> None:
        """Recompute the squares near the open borders of a cell: only they lead out or past it."""
        near: list[int] = []
        for side in range(SIDES):
            if self.is_joined(cell, side):
                near += self._beside_border(cell, side)
        self._mend(near)

    def _beside_border(self, cell: int, side: int) -> list[int]:
        """The squares along both sides of a border, and one more at either end of it."""
        grid = self.board.grid
        ends = grid.along(cell, side)
        rows = [ends[0], ends[0] + grid.delta[2 * side]]
        if grid.beyond(cell, side) < 0:
            rows.pop()
        pace = 1 if side in (NORTH, SOUTH) else grid.width
        first, last = 0, grid.span
        if grid.beyond(cell, WEST if pace == 1 else NORTH) >= 0:
            first -= 1
        if grid.beyond(cell, EAST if pace == 1 else SOUTH) >= 0:
            last += 1
        return [p + i * pace for p in rows for i in range(first, last)]

    def _mend(self, near: list[int]) -> None:
        """Recompute some squares: first the straight ways, which the diagonals are made of."""
        for p in near:
            self.clear[p] = self._straight_mask(p)
        if self.board.borders.diagonal:
            for p in near:
                self.clear[p] |= self._diagonal_mask(p)
        for p in near:
            self.steps[p] = self._step_mask(p)
            self.around.pop(p, None)

    def _straight_mask(self, p: int) -> int:
        """The orthogonal directions without rock or closed border; gaps are low. [CV-TILE-05]

        [CV-A-18]
        """
        if self.board.walls[self.kind[p]]:
            return 0
        mask = 0
        for side in range(SIDES):
            if self._is_way(p, side):
                mask |= BIT[2 * side]
        return mask

    def _is_way(self, p: int, side: int) -> bool:
        """Orthogonal test: no rock, and between tiles only through an opening.

        [CV-MOVE-07] [CV-TILE-07] [CV-TILE-08]
        """
        grid = self.board.grid
        if side in grid.sides_at[p]:
            lanes = self.board.borders.lanes[self.border[grid.cell_of[p] * SIDES + side]]
            if not lanes & BIT[grid.lane(p, side)]:
                return False
        return not self.board.walls[self.kind[p + grid.delta[2 * side]]]

    def _diagonal_mask(self, p: int) -> int:
        """The diagonals with a clear way round one of the two corners.

        [CV-MOVE-06] [CV-MOVE-07] [DA-GEO-07]
        """
        clear = self.clear
        delta = self.board.grid.delta
        own = clear[p]
        mask = 0
        for d in range(1, DIRECTIONS, 2):
            one, two = d - 1, (d + 1) % DIRECTIONS
            if (own & BIT[one] and clear[p + delta[one]] & BIT[two]) or (
                own & BIT[two] and clear[p + delta[two]] & BIT[one]
            ):
                mask |= BIT[d]
        return mask

    def _step_mask(self, p: int) -> int:
        """The clear directions that lead from floor to floor. [CV-MOVE-03] [DI-MOVE-01]"""
        if self.kind[p] != FLOOR:
            return 0
        delta = self.board.grid.delta
        mask = 0
        for d in range(DIRECTIONS):
            if self.clear[p] & BIT[d] and self.kind[p + delta[d]] == FLOOR:
                mask |= BIT[d]
        return mask
