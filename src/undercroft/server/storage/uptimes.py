"""When server processes ran: the time between, when none did, is charged to nobody."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, delete, insert, select, update

from undercroft.server.storage.claim import CannotKeep
from undercroft.server.storage.tables import UPTIMES

KEPT: Final = 100 * 86_400_000
"""How long it is known when a process ran, in ms; no clock runs for longer."""


class Uptimes:
    """The times of all processes that ever kept rooms in this database."""

    def __init__(self, engine: Engine, process: str, began: int) -> None:
        self._engine = engine
        self._process = process
        self._began = began
        is_sqlite = engine.url.get_backend_name() == "sqlite"
        file = Path(engine.url.database or "") if is_sqlite else None
        self.file = file if file is not None and file.is_file() else None
        """Where SQLite keeps everything."""

    def beat(self, now: int) -> None:
        """This process is there and can write."""
        if self.file is not None and not self.file.exists():
            # SQLite would write on into a file that was taken away.
            raise CannotKeep("the file of the database is gone")
        mine = UPTIMES.c.process == self._process
        row = {"process": self._process, "began": self._began, "seen": now}
        with self._engine.begin() as db:
            if not db.execute(update(UPTIMES).where(mine).values(seen=now)).rowcount:
                db.execute(insert(UPTIMES), row)
                db.execute(delete(UPTIMES).where(UPTIMES.c.seen < now - KEPT))

    def missed(self, since: int, until: int, lag: int = 0) -> int:
        """How many ms between two times no process was there. One seen `lag` ms ago still is."""
        wanted = select(UPTIMES.c.began, UPTIMES.c.seen).where(
            (UPTIMES.c.seen > since) & (UPTIMES.c.process != self._process)
        )
        with self._engine.connect() as db:
            others = [(row.began, row.seen) for row in db.execute(wanted)]
        spans = [(began, until if seen > until - lag else seen) for began, seen in others]
        return gaps(since, until, [*spans, (self._began, until)])


def gaps(since: int, until: int, spans: Iterable[tuple[int, int]]) -> int:
    """How much of the time between two moments lies in no span."""
    missed, reached = 0, since
    for began, ended in sorted(spans):
        missed += max(0, min(began, until) - reached)
        reached = max(reached, ended)
    return missed + max(0, until - reached)
