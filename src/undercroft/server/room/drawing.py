"""What to draw for one reader: a whole scene, or what has changed in it."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.scene import Board, CardZone, Cell, Edge, Scene, Tile, Token, Track
from undercroft.server.protocol import drawn
from undercroft.server.protocol.drawn import PARTS, PIECES, AnyChange


def whole(scene: Scene | None) -> list[AnyChange]:
    """Everything in a scene."""
    return changes(None, scene)


def changes(old: Scene | None, new: Scene | None) -> list[AnyChange]:
    """What to draw anew to come from one scene to another. Boards come first."""
    if old is new or new is None:
        return []
    found = _words(old, new)
    gone: list[str] = []
    if old is None or old.boards is not new.boards:
        found += _boards(old, new, gone)
    pieces, now = _pieces(old), _pieces(new)
    found += [PIECES[type(part)](part.id, part) for part in _new(pieces, now)]
    if pieces.keys() != now.keys():
        gone += [id_ for id_ in pieces if id_ not in now]
    return [*found, *map(drawn.DrawnGone, gone)] if gone else found


def _boards(old: Scene | None, new: Scene, gone: list[str]) -> list[AnyChange]:
    found = [change for board, was in _pairs(old, new) for change in _board(was, board, gone)]
    gone += [id_ for b in _left(old, new) for id_ in (b.id, *_parts(b))]
    return found


def _words(old: Scene | None, new: Scene) -> list[AnyChange]:
    found: list[AnyChange] = []
    if old is None or old.banner != new.banner:
        found.append(drawn.DrawnBanner("banner", new.banner))
    if old is None or old.decision != new.decision:
        found.append(drawn.DrawnDecision("decision", new.decision))
    return found


def _pairs(old: Scene | None, new: Scene) -> list[tuple[Board, Board | None]]:
    before = {board.id: board for board in old.boards} if old else {}
    return [(board, before.get(board.id)) for board in new.boards]


def _left(old: Scene | None, new: Scene) -> list[Board]:
    now = {board.id for board in new.boards}
    return [board for board in old.boards if board.id not in now] if old else []


def _board(before: Board | None, board: Board, gone: list[str]) -> list[AnyChange]:
    if board is before:
        return []
    bare = Board(id=board.id, name=board.name)
    is_new = before is None or before.name != board.name
    found: list[AnyChange] = [drawn.DrawnBoard(board.id, bare)] if is_new else []
    if before is None:
        return found + _changed_parts({}, _parts(board), board.id)
    if board.cells is before.cells and board.edges is before.edges and board.tiles is before.tiles:
        return found
    parts, old = _parts(board), _parts(before)
    gone += [id_ for id_ in old if id_ not in parts]
    return found + _changed_parts(old, parts, board.id)


def _parts(board: Board) -> dict[str, Any]:
    parts: list[Tile | Cell | Edge] = [*board.tiles, *board.cells, *board.edges]
    return {part.id: part for part in parts}


def _pieces(scene: Scene | None) -> dict[str, Any]:
    if scene is None:
        return {}
    parts: list[Token | CardZone | Track] = [*scene.tokens, *scene.zones, *scene.tracks]
    return {part.id: part for part in parts}


def _new(before: dict[str, Any], after: dict[str, Any]) -> list[Any]:
    return [
        part for id_, part in after.items() if (old := before.get(id_)) is not part and old != part
    ]


def _changed_parts(before: dict[str, Any], after: dict[str, Any], board: str) -> list[AnyChange]:
    return [PARTS[type(part)](part.id, board, part) for part in _new(before, after)]
