"""What changes from one scene to the next: the server sends it, clients draw it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Protocol, TypeVar

from undercroft.kernel.scene import Board, CardZone, Decision, Headline, Scene, Token, Track


class Drawable(Protocol):
    """Any part of a scene: it has an id that stays the same while it is drawn."""

    @property
    def id(self) -> str:
        """The scene id, such as `fig:m3`."""
        ...


D = TypeVar("D", bound=Drawable)
DECISION: Final = "decision"


@dataclass(frozen=True, slots=True, kw_only=True)
class Delta:
    """What to draw anew; whatever is not in it stays as it is.

    A board has only those of its cells, edges and tiles that are new or have changed. `gone` are
    the ids of what is drawn no more, `decision` among them where nothing is asked any more; take
    those away first.
    """

    banner: str | None = None
    headline: Headline | None = None
    decision: Decision | None = None
    boards: tuple[Board, ...] = ()
    tokens: tuple[Token, ...] = ()
    zones: tuple[CardZone, ...] = ()
    tracks: tuple[Track, ...] = ()
    gone: tuple[str, ...] = ()


EMPTY: Final = Scene(banner="")
SAME: Final = Delta()


def delta(old: Scene, new: Scene) -> Delta | None:
    """What to draw anew to come from one scene to another, None where nothing is."""
    if old is new:
        return None
    gone: list[str] = []
    changes = Delta(
        banner=None if old.banner == new.banner else new.banner,
        headline=None if old.headline == new.headline else new.headline,
        decision=None if old.decision == new.decision else new.decision,
        boards=_boards(old, new, gone),
        tokens=_changed(old.tokens, new.tokens, gone),
        zones=_changed(old.zones, new.zones, gone),
        tracks=_changed(old.tracks, new.tracks, gone),
        gone=(DECISION, *gone) if old.decision and not new.decision else tuple(gone),
    )
    return None if changes == SAME else changes


def _changed(old: tuple[D, ...], new: tuple[D, ...], gone: list[str]) -> tuple[D, ...]:
    """What is new or has changed; what a game draws once is the same value twice."""
    if old is new:
        return ()
    before = {part.id: part for part in old}
    parts = [p for p in new if (was := before.pop(p.id, None)) is not p and was != p]
    gone += before
    return tuple(parts)


def _boards(old: Scene, new: Scene, gone: list[str]) -> tuple[Board, ...]:
    if old.boards is new.boards:
        return ()
    before = {board.id: board for board in old.boards}
    boards = [_board(before.pop(board.id, None), board, gone) for board in new.boards]
    for board in before.values():
        gone.append(board.id)
        gone += [tile.id for tile in board.tiles]
        gone += [cell.id for cell in board.cells]
        gone += [edge.id for edge in board.edges]
    return tuple([board for board in boards if board is not None])


def _board(before: Board | None, board: Board, gone: list[str]) -> Board | None:
    if before is None or board is before:
        return None if board is before else board
    cells = _changed(before.cells, board.cells, gone)
    edges = _changed(before.edges, board.edges, gone)
    tiles = _changed(before.tiles, board.tiles, gone)
    if not (cells or edges or tiles) and _frame(before) == _frame(board):
        return None
    return replace(board, cells=cells, edges=edges, tiles=tiles)


def _frame(board: Board) -> Board:
    return replace(board, cells=(), edges=(), tiles=())


def applied(scene: Scene, change: Delta) -> Scene:
    """The scene after a change; parts keep the order in which they were first drawn."""
    gone = set(change.gone)
    return Scene(
        banner=scene.banner if change.banner is None else change.banner,
        headline=change.headline or scene.headline,
        boards=_laid_boards(scene.boards, change.boards, gone),
        tokens=_laid(scene.tokens, change.tokens, gone),
        zones=_laid(scene.zones, change.zones, gone),
        tracks=_laid(scene.tracks, change.tracks, gone),
        decision=change.decision or (None if DECISION in gone else scene.decision),
    )


def _laid(old: Iterable[D], new: Iterable[D], gone: set[str]) -> tuple[D, ...]:
    parts = {part.id: part for part in old if part.id not in gone}
    parts.update([(part.id, part) for part in new])
    return tuple(parts.values())


def _laid_boards(
    old: tuple[Board, ...], new: tuple[Board, ...], gone: set[str]
) -> tuple[Board, ...]:
    changed = {board.id: board for board in new}
    kept = [_merged(b, changed.pop(b.id, None), gone) for b in old if b.id not in gone]
    return (*kept, *changed.values())


def _merged(board: Board, change: Board | None, gone: set[str]) -> Board:
    new = change or replace(board, cells=(), edges=(), tiles=())
    return replace(
        new,
        cells=_laid(board.cells, new.cells, gone),
        edges=_laid(board.edges, new.edges, gone),
        tiles=_laid(board.tiles, new.tiles, gone),
    )
