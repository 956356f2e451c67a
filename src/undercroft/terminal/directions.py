"""Where things lie as seen from a place: so many squares north, so many east."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.scene import Board, Edge, Scene, Token
from undercroft.terminal.board import OPEN
from undercroft.terminal.places import Place, place_names, tail

COMPASS: dict[str, Place] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SIDES: dict[str, Place] = {name[:1]: step for name, step in COMPASS.items()}
ACTIVE = "active"
SOLID = ("rock", "wall", "void")
FAR = 1_000


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A place on a board from which distances are told, and who or what is there."""

    board: Board
    at: Place
    name: str


def own_figure(scene: Scene, seats: Sequence[int]) -> Token | None:
    """The figure that acts for somebody, or the first of theirs on a board."""
    own = [token for token in scene.tokens if token.owner in seats and token.board]
    acting = [token for token in own if ACTIVE in token.states]
    return next(iter([*acting, *own]), None)


def viewpoint(scene: Scene, seats: Sequence[int], text: str = "") -> Viewpoint:
    """Where somebody looks from: a thing or a square that they name, or their own figure."""
    boards = {board.id: board for board in scene.boards if board.cells}
    if not boards:
        raise UndercroftError("There is no board yet.")
    token = named_token(scene, text) if text else own_figure(scene, seats)
    if token is not None and token.board in boards:
        return Viewpoint(boards[token.board], (token.x, token.y), token.name)
    if text:
        return _from_square(list(boards.values()), text)
    board = next(iter(boards.values()))
    return Viewpoint(board, _first(board), "the first square")


def _first(board: Board) -> Place:
    return board.cells[0].x, board.cells[0].y


def _from_square(boards: Sequence[Board], text: str) -> Viewpoint:
    """A square of any board by its id, or by the name it has on its board."""
    wanted = tail(text)
    for board in boards:
        for cell in board.cells:
            if tail(cell.id) == wanted:
                return Viewpoint(board, (cell.x, cell.y), f"square {wanted}")
    for board in boards:
        for place, name in place_names(board).cells.items():
            if name == wanted:
                return Viewpoint(board, place, f"square {wanted} of {board.name}")
    raise UndercroftError(f'No figure and no square on the board is called "{text[:40]}".')


def named_token(scene: Scene, text: str) -> Token | None:
    """The token on a board with this id or name."""
    wanted = text.casefold()
    for token in scene.tokens:
        called = (token.id.casefold(), tail(token.id).casefold(), token.name.casefold())
        if token.board and wanted in called:
            return token
    return None


def thing_to_look_from(scene: Scene, seats: Sequence[int], text: str) -> str:
    """The id of a thing or square that somebody names, or of their own figure."""
    if not text:
        own = own_figure(scene, seats)
        return own.id if own else ""
    token = named_token(scene, text)
    cells = [cell.id for board in scene.boards for cell in board.cells]
    named = [id_ for id_ in cells if tail(id_) == tail(text)]
    return token.id if token else next(iter(named), f"sq:{tail(text)}")


def bearing(start: Place, to: Place) -> str:
    """How far and where to: `2 north 1 east`."""
    dx, dy = to[0] - start[0], to[1] - start[1]
    parts = [f"{abs(dy)} {'south' if dy > 0 else 'north'}"] if dy else []
    parts += [f"{abs(dx)} {'east' if dx > 0 else 'west'}"] if dx else []
    return " ".join(parts) or "here"


def steps(start: Place, to: Place) -> int:
    """How many squares lie between two places, along rows and columns."""
    return abs(to[0] - start[0]) + abs(to[1] - start[1])


def walks(board: Board, to: Place) -> dict[Place, int]:
    """How many squares one walks to a place from wherever walls and rock let one through."""
    ground = {(cell.x, cell.y) for cell in board.cells if cell.terrain not in SOLID}
    walls = {frozenset(beside(edge)) for edge in board.edges if edge.kind not in OPEN}
    walked, reached = {to: 0}, [to]
    for x, y in reached:
        for dx, dy in COMPASS.values():
            place = (x + dx, y + dy)
            if place in ground and place not in walked and {(x, y), place} not in walls:
                walked[place] = walked[x, y] + 1
                reached.append(place)
    return walked


def covered(token: Token) -> list[Place]:
    """The places a token stands on; a large one stands on several."""
    xs, ys = range(token.x, token.x + token.width), range(token.y, token.y + token.height)
    return [(x, y) for x in xs for y in ys]


def beside(edge: Edge) -> tuple[Place, Place]:
    """The two places that an edge lies between."""
    dx, dy = SIDES.get(edge.side[:1].lower(), (0, 0))
    return (edge.x, edge.y), (edge.x + dx, edge.y + dy)


def facing(edge: Edge, place: Place) -> str:
    """On which side of a place an edge lies: `north`."""
    one, other = beside(edge)
    far = other if place == one else one
    step = (far[0] - place[0], far[1] - place[1])
    return next((name for name, way in COMPASS.items() if way == step), "")
