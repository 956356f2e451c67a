"""The wire between server processes on one PostgreSQL: what was written, and who is where."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from undercroft.server.logs import LOG
from undercroft.server.storage.appending import CHANNEL
from undercroft.server.storage.store import Store

if TYPE_CHECKING:
    import psycopg

NEWS = "undercroft_news"
LISTEN_SECONDS = 0.05
AGAIN_SECONDS = 1.0
MOST_WAITING = 10_000


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others about a room; it is not kept.

    Who is connected there, a message for everybody at the table, or the question who is where.
    """

    process: str
    code: str
    present: tuple[int, ...] | None = None
    push: str = ""
    who: bool = False


_news = msgspec.json.Decoder(News)


class Wire:
    """One thread with a connection of its own. Both callbacks are called in that thread.

    `wrote(code, version)`: another process, or this one, has written. A version of 0 means that
    messages may have been missed: every room should look.
    """

    def __init__(
        self, store: Store, wrote: Callable[[str, int], None], heard: Callable[[News], None]
    ) -> None:
        self._store = store
        self._wrote = wrote
        self._heard = heard
        self._out: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run, name="wire", daemon=True)
        self._thread.start()

    def tell(self, news: News) -> None:
        """Let the other processes know, unless too much waits while the line is broken."""
        if self._out.qsize() < MOST_WAITING:
            self._out.put(msgspec.json.encode(news))

    def close(self) -> None:
        """Hang up."""
        self._ends.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg  # noqa: PLC0415  (only where PostgreSQL is used)

        while not self._ends.is_set():
            try:
                self._talk(psycopg)
            except psycopg.Error as error:
                LOG.warning("wire broke", extra={"why": type(error).__name__})
                self._ends.wait(AGAIN_SECONDS)

    def _talk(self, driver: Any) -> None:
        url = self._store.engine.url
        _, words = self._store.engine.dialect.create_connect_args(url)
        with driver.connect(**words, autocommit=True) as db:
            db.execute(f"LISTEN {CHANNEL}")
            db.execute(f"LISTEN {NEWS}")
            self._wrote("", 0)
            while not self._ends.is_set():
                self._listen(db)
                self._speak(db)

    def _listen(self, db: psycopg.Connection[Any]) -> None:
        """Hear all that comes for a moment: what is left in a packet when one stops is lost."""
        for notice in db.notifies(timeout=LISTEN_SECONDS):
            if notice.channel == CHANNEL:
                code, _, version = notice.payload.partition(":")
                self._wrote(code, int(version))
            else:
                self._hear(notice.payload)

    def _hear(self, payload: str) -> None:
        try:
            self._heard(_news.decode(payload))
        except msgspec.MsgspecError:
            LOG.warning("news that cannot be read")

    def _speak(self, db: psycopg.Connection[Any]) -> None:
        """Tell what waits now, all of it at once; what comes meanwhile has its turn after."""
        waiting = [(NEWS, self._out.get().decode()) for _ in range(self._out.qsize())]
        if waiting:
            with db.cursor() as cursor:
                cursor.executemany("SELECT pg_notify(%s, %s)", waiting)
