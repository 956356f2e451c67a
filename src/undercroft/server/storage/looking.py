"""A database of rooms that is only looked at, also while a server keeps its rooms there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, event, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from undercroft.server.storage.claim import CannotKeep
from undercroft.server.storage.store import ENDED, Store
from undercroft.server.storage.tables import ROOMS


class Looking(Store):
    """Reads rooms, and writes nothing: no claim, no change of tables."""

    def __init__(self, url: str) -> None:
        self._claim = None
        try:
            place = make_url(url)
            if place.get_backend_name() == "sqlite" and not Path(place.database or "").is_file():
                raise CannotKeep(f"there is no database in {place.database}")
            self.engine = create_engine(place)
        except (ArgumentError, ModuleNotFoundError):
            raise CannotKeep(f"{url[:60]!r} is not the URL of a database") from None
        if place.get_backend_name() == "sqlite":
            event.listen(self.engine, "connect", _only_read)

    def open_codes(self) -> list[str]:
        """The codes of all rooms in which something can still happen, the oldest first."""
        wanted = select(ROOMS.c.code).where(ROOMS.c.status.not_in(("over", ENDED)))
        try:
            with self.engine.connect() as db:
                return list(db.execute(wanted.order_by(ROOMS.c.created, ROOMS.c.code)).scalars())
        except SQLAlchemyError as error:
            cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise CannotKeep(f"rooms cannot be read there: {cause}") from None


def _only_read(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA query_only=ON")
