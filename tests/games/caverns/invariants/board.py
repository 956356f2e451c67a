"""The board: invariants 9 to 16."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

from tests.games.caverns.stories import Step, Story
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.footprint import covered, fits
from undercroft.crawl.space.grid import SIDES, SOUTH, opposite_side
from undercroft.crawl.space.tilegraph import FAR, distances
from undercroft.crawl.space.tiles import FLOOR, SOLID
from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns.actions.move import FreeMove, Walk, budget
from undercroft.games.caverns.combat.modifiers import passes
from undercroft.games.caverns.content.tables import FACES, TILES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary.terms import Obstacle
from undercroft.games.caverns.map.distances import cells, taken
from undercroft.games.caverns.map.figures import foes, prop_of, props, size_of
from undercroft.games.caverns.map.geometry import (
    APART,
    GRID,
    NO_CAVE,
    PLUG,
    board,
    connections,
    laid,
    open_edges,
)
from undercroft.games.caverns.notation import FIRST_TILE, FIRST_VILLAIN, MOVE, TILE_STACK
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.events import TokenMoved

SOME_CAVES = 12


def caves(story: Story) -> list[Walls]:
    """The different caves of a story."""
    return list({id(s.walls): s.walls for s in story.played()}.values())


def some_caves(story: Story) -> list[Walls]:
    """A few of them, the last one too."""
    found = caves(story)
    return [*found[:: 1 + len(found) // SOME_CAVES], *found[-1:]]


# ---- 9: tiles ------------------------------------------------------------------------------------


def tiles_stay_in_the_game(story: Story) -> None:
    first = next(story.played())
    rest = len(TILES) - len(caverns(first)) if first.adventure.cave is not None else 0
    for s in story.played():
        halves = [s.walls.tile(c) for c in laid(s.walls) if s.walls.tile(c) >= len(TILES)]
        assert len(caverns(s)) + rest == len(TILES)
        assert len(set(caverns(s))) == len(caverns(s))
        assert len(set(halves)) == len(halves)
        assert len(halves) % 2 == 0


def caverns(s: Caverns) -> list[int]:
    """The cavern tiles on the board and in the stack; those of a finite cave's box lie aside."""
    there = [s.walls.tile(cell) for cell in laid(s.walls)]
    stack = [card - FIRST_TILE for card in s.stacks[TILE_STACK].cards()]
    return [tile for tile in (*there, *stack) if tile < len(TILES)]


# ---- 10 and 15: laying tiles ---------------------------------------------------------------------


def new_cells(step: Step) -> list[int]:
    """The cells of cavern tiles that a move has laid."""
    if step.before.walls is step.after.walls or step.after.walls is NO_CAVE:
        return []
    old = set(laid(step.before.walls))
    fresh = [cell for cell in laid(step.after.walls) if cell not in old]
    return [cell for cell in fresh if step.after.walls.tile(cell) < len(TILES)]


def is_apart(cell: int) -> bool:
    """Whether a tile lies apart, at the end of a tunnel."""
    return GRID.cell_y(cell) <= GRID.cell_y(APART) + 1


def triangles_face_the_edge(story: Story) -> None:
    for step in story.steps():
        walls = step.after.walls
        for cell in new_cells(step):
            if is_apart(cell):
                continue
            side = (SOUTH + walls.turns(cell)) % SIDES
            assert walls.is_laid(GRID.beyond(cell, side))
            assert is_open(walls, cell, side)
            assert is_open(walls, GRID.beyond(cell, side), opposite_side(side))


def is_open(walls: Walls, cell: int, side: int) -> bool:
    """Whether a side is open as printed."""
    face = FACES[walls.tile(cell)].shape
    return bool(face.turned(walls.turns(cell)).sides[side])


def edges_come_and_go(story: Story) -> None:
    for step in story.steps():
        if len(new_cells(step)) != 1 or is_apart(new_cells(step)[0]):
            continue
        old, new = (set(open_edges(s.walls)) for s in (step.before, step.after))
        halves = len(laid(step.after.walls)) - len(laid(step.before.walls)) - 1
        assert old - new
        assert halves or len(new - old) <= 3


def edges_are_open_ends(story: Story) -> None:
    for walls in caves(story):
        assert set(open_edges(walls)) == set(open_ends(walls))


def open_ends(walls: Walls) -> Iterator[tuple[int, int]]:
    """Open, unplugged sides with an empty cell beyond, from the printed tiles."""
    for cell, side in product(laid(walls), range(SIDES)):
        plugged = walls.code(cell, side) == PLUG
        if (
            is_open(walls, cell, side)
            and not plugged
            and not walls.is_laid(GRID.beyond(cell, side))
        ):
            yield cell, side


# ---- 11: the tile graph --------------------------------------------------------------------------


def the_tile_graph_is_that_of_the_tiles(story: Story) -> None:
    for walls in caves(story):
        graph = connections(walls)
        for cell in laid(walls):
            assert set(graph[cell]) == set(neighbours(walls, cell))
            assert all(cell in graph[other] for other in graph[cell])


def neighbours(walls: Walls, cell: int) -> Iterator[int]:
    """Tiles that share a side open on both, neither plugged, and the other ends of tunnels."""
    for side in range(SIDES):
        beyond = GRID.beyond(cell, side)
        meet = walls.is_laid(beyond) and walls.code(cell, side) != PLUG
        if meet and is_open(walls, cell, side) and is_open(walls, beyond, opposite_side(side)):
            yield beyond
    ends = [GRID.cell_of[p] for p in walls.links]
    yield from (ends[i ^ 1] for i, end in enumerate(ends) if end == cell)


def turned_tiles_are_alike() -> None:
    """A turned tile has as many passable squares and exits, connected alike."""
    for tile in range(len(FACES)):
        alone = [Walls(board()).lay(GRID.cell(0, 0), tile, turns) for turns in range(SIDES)]
        assert len({len(walls.passable(GRID.cell(0, 0))) for walls in alone}) == 1
        assert len({len(list(open_ends(walls))) for walls in alone}) == 1
        assert len({pieces(walls) for walls in alone}) == 1


def pieces(walls: Walls) -> tuple[int, ...]:
    """The sizes of the connected parts of a lonely tile."""
    left = set(walls.passable(GRID.cell(0, 0)))
    found = []
    while left:
        part, queue = 0, [left.pop()]
        while queue:
            p = queue.pop()
            part += 1
            near = {q for q in left if is_adjacent(walls, p, q)}
            left -= near
            queue += near
        found.append(part)
    return tuple(sorted(found))


# ---- 12 and 13: where figures stand --------------------------------------------------------------


def standing(s: Caverns) -> list[int]:
    """The figures at rest: who walks just now may stand where nobody can stay."""
    walking = {frame.who for frame in s.frames if isinstance(frame, Walk)}
    there = (*range(s.seats), *range(s.seats, FIRST_VILLAIN), *foes(s))
    return [f for f in there if s.spot[f] != NOWHERE and f not in walking]


def nobody_shares_a_square(story: Story) -> None:
    for s in story.played():
        squares = [p for f in standing(s) for p in covered(GRID, s.spot[f], size_of(s, f))]
        squares += [s.spot[f] for f in props(s) if prop_of(s, f).fixed and prop_of(s, f).hp]
        assert len(set(squares)) == len(squares)
        assert all(s.walls.kind[p] == FLOOR for p in squares)


def large_figures_fit(story: Story) -> None:
    for s in story.played():
        for figure in foes(s):
            size, p = size_of(s, figure), s.spot[figure]
            assert size == 1 or fits(s.walls, p, size, list(taken(s, figure)))
            touched = {GRID.cell_of[q] for q in covered(GRID, p, size)}
            assert set(cells(s, figure)) == touched


# ---- 14: distance --------------------------------------------------------------------------------


def distance_is_a_distance(story: Story) -> None:
    for walls in some_caves(story):
        there = laid(walls)
        row = {cell: distances(walls, cell) for cell in there}
        for a, b in product(there, there):
            assert row[a][b] == row[b][a]
            assert (row[a][b] == 0) is (a == b)
            assert all(row[a][b] <= row[a][c] + row[c][b] for c in there if row[c][b] < FAR)


def adjacency_goes_both_ways(story: Story) -> None:
    for walls in some_caves(story)[-3:]:
        floor = [p for cell in laid(walls) for p in walls.passable(cell)]
        for p in floor:
            for q in (q for q in floor if q > p and GRID.distance(p, q) == 1):
                assert is_adjacent(walls, p, q) == is_adjacent(walls, q, p)
                if is_adjacent(walls, p, q):
                    a, b = GRID.cell_of[p], GRID.cell_of[q]
                    apart = 2 if is_corner(a, b) else int(a != b)
                    assert distances(walls, a)[b] <= apart


def is_corner(a: int, b: int) -> bool:
    """Whether two cells touch at a corner only."""
    return GRID.cell_x(a) != GRID.cell_x(b) and GRID.cell_y(a) != GRID.cell_y(b)


# ---- 16: the way of a hero -----------------------------------------------------------------------


def walks_are_legal(story: Story) -> None:
    for step in story.steps():
        if step.move.verb is MOVE:
            walk_is_legal(step)


def walk_is_legal(step: Step) -> None:
    s, top = step.before, step.before.frames[-1]
    assert isinstance(top, Actions | FreeMove)
    moved = [e for e in step.told if isinstance(e, TokenMoved) and e.token == f"fig:h{top.who + 1}"]
    way = [s.spot[top.who], *(square(event.to) for event in moved)]
    most = budget(s, top) if isinstance(top, Actions) else top.squares
    full = enemy_squares(s, top.who)
    if step.after.hp[top.who] and not is_pushed(step):
        assert way[-1] == refs.square_of(step.move.args[0]) or len(way) - 1 < most
    for p, q in pairwise(way):
        assert q not in full
        assert is_step(s, p, q, over=passes(s, top.who, Obstacle.GAPS)), (p, q)
    assert len(way) - 1 <= most


def is_pushed(step: Step) -> bool:
    """Whether something moved a figure besides the walk."""
    return any(isinstance(e, TokenMoved) and not e.token.startswith("fig:h") for e in step.told)


def enemy_squares(s: Caverns, who: int) -> set[int]:
    """The squares one does not enter, unless a card allows it."""
    if passes(s, who, Obstacle.ENEMIES):
        return set()
    return {p for f in foes(s) for p in covered(GRID, s.spot[f], size_of(s, f))}


def square(name: str) -> int:
    """The square of a scene id."""
    x, y = name.removeprefix("sq:").split(",")
    return GRID.at(int(x), int(y))


def is_step(s: Caverns, p: int, q: int, *, over: bool) -> bool:
    """The exact test of a step: orthogonal, round a corner, or through a tunnel."""
    pairs = list(zip(s.walls.links[::2], s.walls.links[1::2]))
    if (p, q) in pairs or (q, p) in pairs:
        return True
    if s.walls.kind[q] != FLOOR and not over:
        return False
    if GRID.x(p) == GRID.x(q) or GRID.y(p) == GRID.y(q):
        return is_clear(s.walls, p, q)
    corners = (GRID.at(GRID.x(p), GRID.y(q)), GRID.at(GRID.x(q), GRID.y(p)))
    return any(is_clear(s.walls, p, c) and is_clear(s.walls, c, q) for c in corners)


def is_clear(walls: Walls, p: int, q: int) -> bool:
    """Whether one can go straight: neither is solid, and where tiles meet they are connected."""
    if GRID.distance(p, q) != 1 or SOLID in (walls.kind[p], walls.kind[q]):
        return False
    a, b = GRID.cell_of[p], GRID.cell_of[q]
    return a == b or b in set(neighbours(walls, a)) - set(tunnels(walls, a))


def tunnels(walls: Walls, cell: int) -> list[int]:
    """Cells reached from here by tunnel alone."""
    ends = [GRID.cell_of[p] for p in walls.links]
    return [ends[i ^ 1] for i, end in enumerate(ends) if end == cell]
