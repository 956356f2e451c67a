"""Campaigns in the database. Everything here blocks; call it from threads."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Engine, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from undercroft.campaigns.folder import now
from undercroft.campaigns.shelf import BACKUPS, Save, seal_of
from undercroft.kernel.errors import CampaignError
from undercroft.server.storage.tables import CAMPAIGN_PEOPLE, CAMPAIGN_SAVES, CAMPAIGNS

NO_ROOM: Final = ""
MOST_PEOPLE: Final = 64


class NoCampaign(CampaignError):
    """There is no campaign of this code."""


class CampaignStore:
    """A shelf of campaigns, each with its people and with the room of the next episode.

    What belongs together is written together, so that a campaign survives the end of the server at
    any moment.
    """

    def __init__(self, engine: Engine, clock: Callable[[], int] = now) -> None:
        self._engine = engine
        self._clock = clock

    def all_keys(self) -> list[str]:
        """The codes of all campaigns, the latest first."""
        with self._engine.connect() as db:
            rows = db.execute(select(CAMPAIGNS.c.code).order_by(CAMPAIGNS.c.changed.desc()))
            return [row.code for row in rows]

    def text(self, key: str) -> str:
        """A campaign as it stands."""
        with self._engine.connect() as db:
            return _unpacked(_row(db, key).body)

    def put(self, key: str, text: str) -> None:
        """A new campaign."""
        row = {
            "code": key,
            "seal": seal_of(text),
            "body": _packed(text),
            "room": NO_ROOM,
            "changed": self._clock(),
        }
        try:
            with self._engine.begin() as db:
                db.execute(insert(CAMPAIGNS), row)
        except IntegrityError:
            raise CampaignError(f'there is a campaign "{key}" already') from None

    def replace(self, key: str, seal: str, text: str, standing: str) -> bool:
        """Another text in place of the one with a seal, which becomes a backup.

        Whatever was being played was another episode.
        """
        here = (CAMPAIGNS.c.code == key) & (CAMPAIGNS.c.seal == seal)
        values = {
            "seal": seal_of(text),
            "body": _packed(text),
            "room": NO_ROOM,
            "changed": self._clock(),
        }
        with self._engine.begin() as db:
            old = _row(db, key).body
            if not db.execute(update(CAMPAIGNS).where(here).values(values)).rowcount:
                return False
            self._keep(db, key, "", standing, old)
            _prune(db, key)
        return True

    def saves(self, key: str) -> list[Save]:
        """Its saves and backups, the latest first."""
        s = CAMPAIGN_SAVES.c
        wanted = select(s.number, s.at, s.name, s.standing).where(s.code == key)
        with self._engine.connect() as db:
            rows = db.execute(wanted.order_by(s.number.desc()))
            return [Save(row.number, row.at, row.name, row.standing) for row in rows]

    def saved(self, key: str, number: int) -> str:
        """The text of a save."""
        s = CAMPAIGN_SAVES.c
        with self._engine.connect() as db:
            wanted = select(s.body).where((s.code == key) & (s.number == number))
            body = db.execute(wanted).scalar()
        if body is None:
            raise CampaignError(f"there is no save {number} of this campaign")
        return _unpacked(body)

    def keep_save(self, key: str, name: str) -> None:
        """Keep the campaign as it stands under a name."""
        with self._engine.begin() as db:
            self._keep(db, key, name, "", _row(db, key).body)

    def drop(self, key: str) -> None:
        """Forget a campaign with all its saves and people."""
        with self._engine.begin() as db:
            for table in (CAMPAIGNS, CAMPAIGN_SAVES, CAMPAIGN_PEOPLE):
                db.execute(delete(table).where(table.c.code == key))

    def _keep(self, db: Connection, key: str, name: str, standing: str, body: bytes) -> None:
        last = select(func.max(CAMPAIGN_SAVES.c.number)).where(CAMPAIGN_SAVES.c.code == key)
        row = {
            "code": key,
            "number": (db.execute(last).scalar() or 0) + 1,
            "at": self._clock(),
            "name": name,
            "standing": standing,
            "body": body,
        }
        db.execute(insert(CAMPAIGN_SAVES), row)

    # ---- the room of the next episode ----------------------------------------------------------

    def room(self, key: str) -> str:
        """Where the next episode is being played, NO_ROOM if it is not."""
        with self._engine.connect() as db:
            return str(_row(db, key).room)

    def begin_in(self, key: str, seal: str, room: str) -> str:
        """Play the next episode in a room, unless another has been begun; the room it is in."""
        c = CAMPAIGNS.c
        here = (c.code == key) & (c.seal == seal) & (c.room == NO_ROOM)
        with self._engine.begin() as db:
            db.execute(update(CAMPAIGNS).where(here).values(room=room))
            return str(_row(db, key).room)

    def leave(self, key: str, room: str) -> None:
        """The episode is not played in that room any more."""
        here = (CAMPAIGNS.c.code == key) & (CAMPAIGNS.c.room == room)
        with self._engine.begin() as db:
            db.execute(update(CAMPAIGNS).where(here).values(room=NO_ROOM))

    # ---- people --------------------------------------------------------------------------------

    def join(self, key: str, name: str, token: str) -> int:
        """Somebody belongs to a campaign from now on; the number they have."""
        p = CAMPAIGN_PEOPLE.c
        with self._engine.begin() as db:
            _row(db, key)
            count = db.execute(select(func.count()).where(p.code == key)).scalar_one()
            if count >= MOST_PEOPLE:
                raise CampaignError(f"{MOST_PEOPLE} people belong to this campaign; it is full")
            row = {"code": key, "number": count, "name": name, "token": token}
            db.execute(insert(CAMPAIGN_PEOPLE), row)
        return int(count)

    def people(self, key: str) -> list[tuple[str, str]]:
        """The names of those who belong to a campaign, with the hashes of their tokens."""
        p = CAMPAIGN_PEOPLE.c
        with self._engine.connect() as db:
            rows = db.execute(select(p.name, p.token).where(p.code == key).order_by(p.number))
            return [(row.name, row.token) for row in rows]


def _row(db: Connection, key: str) -> Row[tuple[str, str, bytes, str, int]]:
    row = db.execute(select(CAMPAIGNS).where(CAMPAIGNS.c.code == key)).one_or_none()
    if row is None:
        raise NoCampaign(f"there is no campaign {key[:12]}")
    return row


def _prune(db: Connection, key: str) -> None:
    """Only so many automatic backups are kept."""
    s = CAMPAIGN_SAVES.c
    automatic = (s.code == key) & (s.name == "")
    numbers = db.execute(select(s.number).where(automatic).order_by(s.number.desc())).scalars()
    old = list(numbers)[BACKUPS:]
    if old:
        db.execute(delete(CAMPAIGN_SAVES).where((s.code == key) & s.number.in_(old)))


def _packed(text: str) -> bytes:
    return zlib.compress(text.encode())


def _unpacked(body: bytes) -> str:
    return zlib.decompress(bytes(body)).decode()
