"""Who stands next to whom: one step apart, occupants ignored.

Adjacency follows the step masks alone, so it respects walls, closed borders and the squeeze; linked
squares are a step apart but not adjacent (CV-TILE-19).
"""

from undercroft.crawl.space.walls import Walls


def is_adjacent(walls: Walls, p: int, q: int) -> bool:
    """Could a figure on p step to q? [DA-GEO-06] [DA-GEO-07] [CV-DIST-03]"""
    grid = walls.board.grid
    rim = grid.width + 1
    return -rim <= q - p <= rim and walls.steps[p] & grid.toward[q - p + rim] != 0


def neighbours(walls: Walls, p: int) -> list[int]:
    """The squares adjacent to p, ascending. [DI-TILE-09]"""
    return [p + d for d in walls.board.grid.deltas[walls.steps[p]]]


def any_adjacent(walls: Walls, p: int, marks: list[int]) -> bool:
    """Is any marked square adjacent to p?"""
    for d in walls.board.grid.deltas[walls.steps[p]]:  # noqa: SIM110 - a generator is slower
        if marks[p + d]:
            return True
    return False


def adjacent_of(walls: Walls, p: int, squares: list[int]) -> frozenset[int]:
    """Those of some squares that are adjacent to p."""
    return walls.look_around(p).intersection(squares)


def beside(walls: Walls, squares: list[int]) -> list[int]:
    """All squares adjacent to any of these, each once, ascending."""
    steps = walls.steps
    deltas = walls.board.grid.deltas
    return sorted({p + d for p in squares for d in deltas[steps[p]]})
