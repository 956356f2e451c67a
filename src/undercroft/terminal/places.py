"""What the rows, columns and cells of a board are called: by the ends of their ids, or by numbers.

A map counts its squares. The cells of a further board often have names of their own, such as
`1a` of `slot:h1-1a`: then its rows are 1, 2, 3 and its columns a, b, c, wherever they are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from undercroft.kernel.scene import Board, Scene, Tile, Token

Place = tuple[int, int]


def tail(id_: str) -> str:
    """The part of a scene id after its kind: `m3` of `fig:m3`."""
    return id_.partition(":")[2] or id_


@dataclass(frozen=True, slots=True)
class PlaceNames:
    """What the places of a board are called."""

    rows: dict[int, str]
    columns: dict[int, str]
    cells: dict[Place, str]
    is_named: bool

    def row(self, y: int) -> str:
        """What stands beside a row."""
        name = self.rows.get(y, str(y))
        return f"row {name}" if self.is_named else name


def place_names(board: Board) -> PlaceNames:
    """The names of all places of a board."""
    ids = {(cell.x, cell.y): tail(cell.id) for cell in board.cells}
    start = len(_start(list(ids.values()))) if len(ids) > 1 else 0
    short = {place: id_[start:] for place, id_ in ids.items()}
    rows = _shared(short, 1, _start)
    columns = _shared(short, 0, _end)
    is_named = any(name != str(y) for y, name in rows.items())
    cells = short if is_named else {place: f"{place[0]},{place[1]}" for place in short}
    return PlaceNames(rows, columns, cells, is_named)


def _shared(
    names: dict[Place, str], axis: int, common: Callable[[Sequence[str]], str]
) -> dict[int, str]:
    """What the names along each line have in common; where they have nothing, its number."""
    lines: dict[int, list[str]] = {}
    for place, name in names.items():
        lines.setdefault(place[axis], []).append(name)
    return {
        at: (common(line).strip(",-") if len(line) > 1 else "") or str(at)
        for at, line in lines.items()
    }


def _start(names: Sequence[str]) -> str:
    """What all names begin with."""
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*names))
    return "".join(letters[0] for letters in alike)


def _end(names: Sequence[str]) -> str:
    """What all names end with."""
    return _start([name[::-1] for name in names])[::-1]


def is_map(scene: Scene, board: Board) -> bool:
    """Whether a board is the first one, from which distances are told."""
    return scene.boards[0].id == board.id


def spot(scene: Scene, board: Board, place: Place) -> str:
    """A place in words: `at 3,4` on the map, `in Enemies before h1 at 1a` elsewhere."""
    at = place_names(board).cells.get(place, f"{place[0]},{place[1]}")
    return f"at {at}" if is_map(scene, board) else f"in {board.name} at {at}"


def token_spot(scene: Scene, token: Token) -> str:
    """Where a token stands, or nothing if it stands on no board."""
    board = next((board for board in scene.boards if board.id == token.board), None)
    if board is None:
        return f"at {token.x},{token.y}" if token.board else ""
    return spot(scene, board, (token.x, token.y))


def middle(tile: Tile) -> Place:
    """The square in the middle of a tile."""
    return tile.x + tile.width // 2, tile.y + tile.height // 2
