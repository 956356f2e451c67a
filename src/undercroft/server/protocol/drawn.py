"""What a client draws: the parts of a scene by id."""

from __future__ import annotations

import msgspec

from undercroft.kernel import scene


def _kind(name: str) -> str:
    return name.removeprefix("Drawn").lower()


class Change(msgspec.Struct, tag_field="kind", tag=_kind, omit_defaults=True):
    """Draw the part with this id anew. Boards come before their parts."""

    id: str


class OnBoard(Change):
    """A part of the board with the id `board`."""

    board: str


class DrawnBanner(Change):
    """The line above everything."""

    value: str


class DrawnDecision(Change):
    """What is asked, of whom, and what I can do if it is asked of me."""

    value: scene.Decision | None = None


class DrawnBoard(Change):
    """A board, without its parts."""

    value: scene.Board


class DrawnCell(OnBoard):
    """A place tokens can stand on."""

    value: scene.Cell


class DrawnEdge(OnBoard):
    """A line between two cells."""

    value: scene.Edge


class DrawnTile(OnBoard):
    """A piece of a board that lies as a whole."""

    value: scene.Tile


class DrawnToken(Change):
    """A figure or marker."""

    value: scene.Token


class DrawnZone(Change):
    """Cards lying together."""

    value: scene.CardZone


class DrawnTrack(Change):
    """A number everybody watches."""

    value: scene.Track


class DrawnGone(Change):
    """Draw it no more."""


AnyChange = (
    DrawnBanner
    | DrawnDecision
    | DrawnBoard
    | DrawnCell
    | DrawnEdge
    | DrawnTile
    | DrawnToken
    | DrawnZone
    | DrawnTrack
    | DrawnGone
)

PIECES: dict[type, type[DrawnToken] | type[DrawnZone] | type[DrawnTrack]] = {
    scene.Token: DrawnToken,
    scene.CardZone: DrawnZone,
    scene.Track: DrawnTrack,
}
PARTS: dict[type, type[DrawnCell] | type[DrawnEdge] | type[DrawnTile]] = {
    scene.Cell: DrawnCell,
    scene.Edge: DrawnEdge,
    scene.Tile: DrawnTile,
}
