"""Appending lines to the logs of many rooms, in the words of a database and as few as can be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

import msgspec
from sqlalchemy import ClauseElement, Engine, bindparam, insert, update
from sqlalchemy.engine.interfaces import DBAPICursor

from undercroft.server.storage.tables import LINES, ROOMS

CHANNEL = "undercroft_lines"
MOST_LINES = 4_000
"""A statement of SQLite has at most 32,766 values, a line is four of them."""


class Append(msgspec.Struct, frozen=True):
    """Lines to be written at the end of a room's log, if its version is still `version`."""

    code: str
    version: int
    at: int
    bodies: tuple[bytes, ...]
    status: str
    due: int | None = None

    @property
    def new_version(self) -> int:
        """The version of the room when they are written."""
        return self.version + len(self.bodies)


class Appending(Protocol):
    """How lines are appended in one kind of database."""

    def run(self, db: DBAPICursor, batch: Sequence[Append]) -> bool:
        """Append; False if a room has moved on, and then the transaction is to be given up."""


def appending(engine: Engine) -> Appending:
    """How lines are appended in this database."""
    return AllAtOnce() if engine.dialect.name == "sqlite" else OneByOne(engine)


# ---- SQLite ----------------------------------------------------------------------------------


class AllAtOnce:
    """One statement for all rooms and one for all lines, or so many as it can take.

    The driver lets other threads run at each step of a statement and then waits for its turn:
    with a step a row the writer would wait for the event loop once a row.
    """

    def run(self, db: DBAPICursor, batch: Sequence[Append]) -> bool:
        """Step all rooms on, then write all lines."""
        rooms = [value for lines in batch for value in _room(lines)]
        db.execute(_step_all_on(len(batch)), rooms)
        if db.rowcount != len(batch):
            return False
        rows = [row for lines in batch for row in _rows(lines)]
        for start in range(0, len(rows), MOST_LINES):
            part = rows[start : start + MOST_LINES]
            db.execute(_write_all(len(part)), [value for row in part for value in row])
        return True


def _room(lines: Append) -> tuple[Any, ...]:
    return lines.code, lines.version, lines.new_version, lines.at, lines.status, lines.due


def _rows(lines: Append) -> list[tuple[Any, ...]]:
    numbered = enumerate(lines.bodies, lines.version + 1)
    return [(lines.code, number, lines.at, body) for number, body in numbered]


@cache
def _step_all_on(rooms: int) -> str:
    return (
        "UPDATE rooms SET version = new.column3, changed = new.column4, status = new.column5, "
        f"due = new.column6 FROM (VALUES {', '.join(['(?, ?, ?, ?, ?, ?)'] * rooms)}) AS new "
        "WHERE rooms.code = new.column1 AND rooms.version = new.column2"
    )


@cache
def _write_all(lines: int) -> str:
    return (
        f"INSERT INTO lines (code, number, at, body) VALUES {', '.join(['(?, ?, ?, ?)'] * lines)}"
    )


# ---- PostgreSQL ------------------------------------------------------------------------------


_STEP_ON = (
    update(ROOMS)
    .where((ROOMS.c.code == bindparam("here")) & (ROOMS.c.version == bindparam("before")))
    .values(version=bindparam("new"), changed=bindparam("at"))
    .values(status=bindparam("how"), due=bindparam("again"))
)
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', %s)"


class OneByOne:
    """A statement a room and a line, which the driver sends together; other processes are told."""

    def __init__(self, engine: Engine) -> None:
        self._step_on = _prepared(_STEP_ON, engine, ("version", "changed", "status", "due"))
        self._write = _prepared(insert(LINES), engine, ("code", "number", "at", "body"))

    def run(self, db: DBAPICursor, batch: Sequence[Append]) -> bool:
        """Step each room on, write each line, tell of each room."""
        names = ("here", "before", "new", "at", "how", "again")
        db.executemany(self._step_on, [dict(zip(names, _room(lines))) for lines in batch])
        if db.rowcount != len(batch):
            return False
        rows = [row for lines in batch for row in _rows(lines)]
        columns = ("code", "number", "at", "body")
        db.executemany(self._write, [dict(zip(columns, row)) for row in rows])
        db.executemany(_NOTIFY, [(f"{lines.code}:{lines.new_version}",) for lines in batch])
        return True


def _prepared(statement: ClauseElement, engine: Engine, names: Sequence[str]) -> str:
    """A statement in the words of the driver."""
    return str(statement.compile(dialect=engine.dialect, column_keys=list(names)))
