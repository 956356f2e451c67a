"""The store: rooms with their lines in a database. Everything here blocks; call it from threads."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    QueuePool,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from undercroft.server.storage.appending import Append, appending
from undercroft.server.storage.claim import CannotKeep, Claim
from undercroft.server.storage.migrating import migrate
from undercroft.server.storage.tables import LINES, ROOMS, SNAPSHOTS

ENDED = "ended"
"""The status of a room that is being taken away."""
MOST_ASKED = 500
"""How many rooms one statement asks about."""


class StoredRoom(msgspec.Struct, frozen=True):
    """A room as it was stored: what it was opened with, a snapshot, and the lines after it."""

    code: str
    setup: bytes
    seed: int
    snapshot: bytes | None
    snapshot_version: int
    lines: list[tuple[int, bytes]]


class CodeTaken(Exception):
    """Another room has this code."""


class Store:
    """A database of rooms."""

    def __init__(self, url: str) -> None:
        self._claim = _claim(url)
        try:
            self.engine = _engine(url)
            migrate(self.engine)
        except (ModuleNotFoundError, SQLAlchemyError) as error:
            self._let_go()
            where = make_url(url).render_as_string(hide_password=True)
            raise CannotKeep(f"rooms cannot be kept in {where}: {_reason(error)}") from error
        self.notifies = self.engine.dialect.name == "postgresql"
        self._appending = appending(self.engine)

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()
        self._let_go()

    def _let_go(self) -> None:
        if self._claim is not None:
            self._claim.let_go()

    # ---- writing -------------------------------------------------------------------------------

    def open_room(self, code: str, setup: bytes, seed: int, now: int) -> None:
        """A new room without lines; CodeTaken if the code is in use."""
        row = {
            "code": code,
            "setup": setup,
            "seed": str(seed),
            "version": 0,
            "status": "lobby",
            "created": now,
            "changed": now,
        }
        try:
            with self.engine.begin() as db:
                db.execute(insert(ROOMS), row)
        except IntegrityError:
            raise CodeTaken(code) from None

    def append(self, batch: Sequence[Append]) -> list[bool]:
        """Write lines of many rooms at once, durably; False for rooms that have moved on."""
        if self._append_all(batch):
            return [True] * len(batch)
        order = sorted(range(len(batch)), key=lambda i: batch[i].code)
        written = [False] * len(batch)
        with contextlib.closing(self.engine.raw_connection()) as db:
            for i in order:
                written[i] = self._appending.run(db.cursor(), [batch[i]])
            db.commit()
        return written

    def _append_all(self, batch: Sequence[Append]) -> bool:
        """All together, or (if any room has moved on) nothing."""
        with contextlib.closing(self.engine.raw_connection()) as db:
            if self._appending.run(db.cursor(), sorted(batch, key=lambda lines: lines.code)):
                db.commit()
                return True
        return False

    def keep_snapshot(self, code: str, version: int, build: str, body: bytes) -> None:
        """Put a room's snapshot in place of the one before."""
        row = {"code": code, "version": version, "build": build, "body": body}
        with self.engine.begin() as db:
            db.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.code == code))
            db.execute(insert(SNAPSHOTS), row)

    def set_due(self, code: str, version: int, due: int | None, status: str) -> None:
        """When the room has to be taken up again, and how it stands, if it has not moved on."""
        here = (ROOMS.c.code == code) & (ROOMS.c.version == version)
        with self.engine.begin() as db:
            db.execute(update(ROOMS).where(here).values(due=due, status=status))

    def set_aside(self, code: str) -> None:
        """Do not take the room up by itself any more, whatever its log says."""
        with self.engine.begin() as db:
            db.execute(update(ROOMS).where(ROOMS.c.code == code).values(due=None))

    def end_room(self, code: str, version: int, now: int) -> bool:
        """From now on the room is not there; False if it has moved on."""
        here = (ROOMS.c.code == code) & (ROOMS.c.version == version)
        gone = {"status": ENDED, "version": version + 1, "due": now}
        with self.engine.begin() as db:
            return bool(db.execute(update(ROOMS).where(here).values(gone)).rowcount)

    def take_away(self, code: str, most: int) -> bool:
        """Delete some lines of a room that has ended, the last ones with all the rest of it."""
        some = select(LINES.c.number).where(LINES.c.code == code).limit(most)
        with self.engine.begin() as db:
            numbers = list(db.execute(some).scalars())
            if numbers:
                here = (LINES.c.code == code) & LINES.c.number.in_(numbers)
                db.execute(delete(LINES).where(here))
            if len(numbers) == most:
                return True
            db.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.code == code))
            db.execute(delete(ROOMS).where((ROOMS.c.code == code) & (ROOMS.c.status == ENDED)))
        return False

    # ---- reading -------------------------------------------------------------------------------

    def setup(self, code: str) -> bytes | None:
        """What a room was opened with."""
        with self.engine.connect() as db:
            here = (ROOMS.c.code == code) & (ROOMS.c.status != ENDED)
            setup = db.execute(select(ROOMS.c.setup).where(here)).scalar()
            return None if setup is None else bytes(setup)

    def load(self, code: str, build: str | None) -> StoredRoom | None:
        """A room, from the snapshot that this build can read; without one from any there is."""
        with self.engine.connect() as db:
            room = db.execute(select(ROOMS).where(ROOMS.c.code == code)).one_or_none()
            if room is None:
                return None
            fits = SNAPSHOTS.c.code == code
            if build is not None:
                fits &= SNAPSHOTS.c.build == build
            shot = db.execute(select(SNAPSHOTS).where(fits)).one_or_none()
            since = shot.version if shot else 0
            body = shot.body if shot else None
            lines = _lines(db, code, since)
        return StoredRoom(room.code, room.setup, int(room.seed), body, since, lines)

    def lines(self, code: str, since: int) -> list[tuple[int, bytes]]:
        """The lines after number `since`, each with its time."""
        with self.engine.connect() as db:
            return _lines(db, code, since)

    def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """How many lines each of these rooms has."""
        versions: dict[str, int] = {}
        with self.engine.connect() as db:
            for start in range(0, len(codes), MOST_ASKED):
                here = ROOMS.c.code.in_(codes[start : start + MOST_ASKED])
                rows = db.execute(select(ROOMS.c.code, ROOMS.c.version).where(here))
                versions.update((row.code, row.version) for row in rows)
        return versions

    def count_open(self) -> int:
        """How many rooms are not over."""
        with self.engine.connect() as db:
            count = db.execute(select(func.count()).where(ROOMS.c.status != "over"))
            return int(count.scalar_one())

    def due(self, now: int, most: int) -> list[str]:
        """The codes of rooms in which something has to be done by now."""
        return self._due((ROOMS.c.due <= now) & (ROOMS.c.status != ENDED), most)

    def ended(self, now: int, most: int) -> list[str]:
        """The codes of rooms that have ended, and of which something is left."""
        return self._due((ROOMS.c.due <= now) & (ROOMS.c.status == ENDED), most)

    def _due(self, which: ColumnElement[bool], most: int) -> list[str]:
        wanted = select(ROOMS.c.code).where(which).order_by(ROOMS.c.due).limit(most)
        with self.engine.connect() as db:
            return [row.code for row in db.execute(wanted)]


def _lines(db: Connection, code: str, since: int) -> list[tuple[int, bytes]]:
    here = (LINES.c.code == code) & (LINES.c.number > since)
    rows = db.execute(select(LINES.c.at, LINES.c.body).where(here).order_by(LINES.c.number))
    return [(row.at, bytes(row.body)) for row in rows]


def sqlite_url(path: Path) -> str:
    """The address of a database in a file."""
    return f"sqlite:///{path}"


def _claim(url: str) -> Claim | None:
    """A SQLite file is kept by one process; PostgreSQL by many."""
    try:
        place = make_url(url)
    except ArgumentError:
        raise CannotKeep(f"{url[:60]!r} is not the URL of a database") from None
    if place.get_backend_name() != "sqlite" or not place.database:
        return None
    path = Path(place.database)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    return Claim(path)


def _reason(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[0]


def reason_of(error: Exception) -> str:
    """Why something cannot be written, in words that anybody may read: no addresses in it."""
    cause = getattr(error, "orig", None) or error
    is_plain = isinstance(error, CannotKeep) or isinstance(cause, sqlite3.Error)
    return _reason(error) if is_plain else "the database does not answer"


def _engine(url: str) -> Engine:
    """The connection that was used last is used next: it still knows the pages it wrote."""
    is_checked = not url.startswith("sqlite")
    engine = create_engine(url, poolclass=QueuePool, pool_use_lifo=True, pool_pre_ping=is_checked)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _durable)
    return engine


def _durable(connection: Any, _record: object) -> None:
    """What SQLite has acknowledged survives a crash of the machine."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA temp_store=MEMORY")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
