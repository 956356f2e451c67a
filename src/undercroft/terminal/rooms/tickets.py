"""The tickets of this user: who one is in which room of which server. They are secret."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.terminal.saving import SavingError

ONLY_MINE = 0o600


class Kept(msgspec.Struct, frozen=True):
    """A ticket with the server that it is for."""

    server: str
    code: str
    person: int
    name: str
    token: str


class Tickets:
    """A file that only its owner may read; the latest ticket is the last."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or usual_path()

    def all(self) -> list[Kept]:
        """Every ticket."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=list[Kept])
        except FileNotFoundError:
            return []
        except (OSError, msgspec.MsgspecError) as error:
            raise UndercroftError(f"the tickets in {self.path} cannot be read: {error}") from None

    def keep(self, ticket: Kept) -> None:
        """Add a ticket; another one for the same person is replaced."""
        others = [old for old in self.all() if _who(old) != _who(ticket)]
        self._write([*others, ticket])

    def find(self, code: str, server: str = "", name: str = "") -> Kept | None:
        """The latest ticket for a room."""
        fitting = [
            ticket
            for ticket in self.all()
            if ticket.code == code.upper()
            and server in ("", ticket.server)
            and name in ("", ticket.name)
        ]
        return fitting[-1] if fitting else None

    def _write(self, tickets: list[Kept]) -> None:
        part = self.path.with_name(self.path.name + ".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.unlink(missing_ok=True)
            with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_MINE), "wb") as out:
                out.write(msgspec.json.format(msgspec.json.encode(tickets), indent=1))
            part.replace(self.path)
        except OSError as error:
            raise SavingError(f"{self.path} cannot be written: {error.strerror}") from None


def _who(ticket: Kept) -> tuple[str, str, int]:
    return ticket.server, ticket.code, ticket.person


def usual_path() -> Path:
    """With the user's other data."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "undercroft" / "tickets.json"
