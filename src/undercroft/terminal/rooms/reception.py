"""Asking a server over HTTP: coming into a room, my rooms, the words of rules."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.server.protocol import http
from undercroft.terminal.clean import clean, decoded
from undercroft.terminal.rooms.tickets import Kept

SECONDS = 10
Answer = TypeVar("Answer")


class Reception:
    """The door of a server."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server if "://" in server else f"http://{server}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise UndercroftError(f'"{server}" is not the address of a server')
        self.server = f"{parts.scheme}://{parts.netloc}"

    def socket(self, code: str) -> str:
        """The address of a room's socket."""
        return f"ws{self.server.removeprefix('http')}/api/rooms/{quote(code)}/socket"

    def join(self, code: str, name: str, seat: int | None = None, *, watch: bool = False) -> Kept:
        """Come into a room."""
        body = http.Join(name, seat, watch)
        ticket = self._ask(f"/api/rooms/{quote(code.upper())}/join", http.Ticket, body)
        return Kept(self.server, ticket.code, ticket.person, ticket.name, ticket.token)

    def mine(self, tickets: list[Kept]) -> tuple[http.RoomInfo, ...]:
        """The rooms these tickets are for."""
        pairs = tuple((ticket.code, ticket.token) for ticket in tickets)
        return self._ask("/api/mine", http.MyRooms, http.Mine(pairs)).rooms

    def rule(self, game: str, id_: str) -> str:
        """The words of a rule."""
        rules = self._ask(f"/api/games/{quote(game)}/rules", http.Rules).rules
        matching = [rule for rule in rules if rule.id.casefold() == id_.casefold()]
        return (
            f"{matching[0].id}: {matching[0].text}"
            if matching
            else f'There is no rule "{id_[:40]}".'
        )

    def _ask(self, path: str, answer: type[Answer], body: msgspec.Struct | None = None) -> Answer:
        data = None if body is None else msgspec.json.encode(body)
        head = {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.server}{path}", data, head)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as reply:
                value: Answer = decoded(reply.read(), answer)
                return value
        except urllib.error.HTTPError as error:
            raise UndercroftError(_problem(error)) from None
        except (OSError, msgspec.MsgspecError) as error:
            reason = getattr(error, "reason", error)
            raise UndercroftError(f"{self.server} does not answer: {reason}") from None


def _problem(error: urllib.error.HTTPError) -> str:
    try:
        problem: http.Problem = decoded(error.read(), http.Problem)
    except msgspec.MsgspecError:
        return clean(f"the server answers {error.code} {error.reason}")
    return problem.error
