"""What is around in lists: foes, exits, things that lie about, each with its distance.

A picture of the map is of no use to somebody who cannot see it; numbered lists are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from undercroft.kernel.scene import Board, Edge, Scene, Token
from undercroft.terminal.board import OPEN, besides_floor
from undercroft.terminal.directions import SOLID, Viewpoint, bearing, beside, covered, facing, steps
from undercroft.terminal.places import Place, spot

WALL = "wall"
PLAIN_GROUND = ("floor", *SOLID)


@dataclass(frozen=True, slots=True)
class Listed:
    """One line of a list: a name, where it is, and what else is to be known of it.

    What lies on another board is not told by its distance but by `where` it is.
    """

    name: str
    place: Place
    words: str = ""
    board: str = ""
    where: str = ""


Listing = Callable[[Scene, Viewpoint], list[Listed]]
OnBoard = Callable[[Scene, Viewpoint], Iterable[Listed]]


def _everywhere(on_board: OnBoard) -> Listing:
    """A list of what is on the board one looks at, the nearest first, then of all others."""

    def listing(scene: Scene, here: Viewpoint) -> list[Listed]:
        found = _by_distance(here, on_board(scene, here))
        for board in scene.boards:
            if board.cells and board.id != here.board.id:
                there = Viewpoint(board, (board.cells[0].x, board.cells[0].y), board.name)
                found += [_elsewhere(scene, board, one) for one in on_board(scene, there)]
        return found

    return listing


def _elsewhere(scene: Scene, board: Board, one: Listed) -> Listed:
    return replace(one, board=board.id, where=spot(scene, board, one.place))


def monsters(scene: Scene, here: Viewpoint) -> list[Listed]:
    """Figures that nobody at the table owns."""
    foes = [token for token in _on_board(scene, here) if token.owner < 0 and token.bars]
    return [_figure(token, here) for token in foes]


def items(scene: Scene, here: Viewpoint) -> list[Listed]:
    """What lies about: tokens without health, and of each kind of ground the nearest square."""
    lying = [token for token in _on_board(scene, here) if not token.bars and token.owner < 0]
    return [*(_figure(token, here) for token in lying), *_ground(here)]


def exits(_scene: Scene, here: Viewpoint) -> list[Listed]:
    """Doors and edges that lead on; what lies side by side counts as one."""
    edges = [edge for edge in here.board.edges if edge.kind not in (*OPEN, WALL)]
    return [_exit(group, here) for group in _side_by_side(edges)]


LISTS: dict[str, Listing] = {
    "monsters": _everywhere(monsters),
    "exits": _everywhere(exits),
    "items": _everywhere(items),
}


def told(name: str, listed: list[Listed], here: Viewpoint) -> list[str]:
    """A list in lines, numbered from 1."""
    if not listed:
        return [f"No {name}."]
    kind = name if len(listed) > 1 else name[:-1]
    lines = [f"{len(listed)} {kind}, from {here.name}:"]
    return lines + [f"{n:>3}  {line_of(one, here)}" for n, one in enumerate(listed, 1)]


def line_of(one: Listed, here: Viewpoint) -> str:
    """A name, where it is, and its words."""
    parts = [one.name, one.where or bearing(here.at, one.place), one.words]
    return ", ".join(part for part in parts if part)


def state_of(token: Token) -> str:
    """Health and states of a token in words."""
    bars = [f"{bar.value} of {bar.most} {bar.name}" for bar in token.bars]
    return ", ".join([*bars, *token.states])


def _on_board(scene: Scene, here: Viewpoint) -> list[Token]:
    return [token for token in scene.tokens if token.board == here.board.id]


def _figure(token: Token, here: Viewpoint) -> Listed:
    nearest = min(covered(token), key=lambda place: steps(here.at, place))
    return Listed(token.name, nearest, state_of(token))


def _by_distance(here: Viewpoint, listed: Iterable[Listed]) -> list[Listed]:
    return sorted(listed, key=lambda one: (steps(here.at, one.place), one.place, one.name))


def _ground(here: Viewpoint) -> list[Listed]:
    kinds: dict[str, list[Place]] = {}
    for cell in here.board.cells:
        special = [] if cell.terrain in PLAIN_GROUND else [cell.terrain]
        for kind in (*special, *besides_floor(cell)):
            kinds.setdefault(kind, []).append((cell.x, cell.y))
    return [_nearest(kind, places, here) for kind, places in kinds.items()]


def _nearest(kind: str, places: list[Place], here: Viewpoint) -> Listed:
    nearest = min(places, key=lambda place: steps(here.at, place))
    more = f"the nearest of {len(places)} squares" if len(places) > 1 else ""
    return Listed(kind, nearest, more)


def _side_by_side(edges: list[Edge]) -> list[list[Edge]]:
    """Edges of one kind in one line without a gap, together."""
    groups: list[list[Edge]] = []
    for edge in sorted(edges, key=_along):
        last = groups[-1][-1] if groups else None
        if last is not None and _is_next(last, edge):
            groups[-1].append(edge)
        else:
            groups.append([edge])
    return groups


def _along(edge: Edge) -> tuple[str, str, int, int]:
    across, along = (edge.y, edge.x) if edge.side[:1] in "ns" else (edge.x, edge.y)
    return edge.kind, edge.side, across, along


def _is_next(one: Edge, other: Edge) -> bool:
    *line, along = _along(one)
    return [*line, along + 1] == [*_along(other)]


def _exit(group: list[Edge], here: Viewpoint) -> Listed:
    floor = {(cell.x, cell.y) for cell in here.board.cells}
    sides = [(edge, place) for edge in group for place in beside(edge) if place in floor]
    edge, place = min(sides, key=lambda side: steps(here.at, side[1]))
    return Listed(edge.kind, place, f"on the {facing(edge, place)} side")
