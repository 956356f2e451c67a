"""The HTTP interface as a table: each endpoint with what it takes and gives, for OpenAPI too."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from undercroft.kernel.errors import UndercroftError
from undercroft.server.addresses import visitor_of
from undercroft.server.config import Limits
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.live.room_registry import RoomRegistry
from undercroft.server.logs import LOG
from undercroft.server.protocol.http import Problem
from undercroft.server.room.line import NOBODY
from undercroft.server.room.refusing import CannotBeRead, NoRoom, Refuse
from undercroft.server.storage.campaigns import NoCampaign

Given = TypeVar("Given")


NO_DATABASE = "this server cannot reach its rooms at the moment; try again soon"
_STATUS = {"closed": 404, "not-yours": 403, "limit": 429, "full": 409, "stale": 409}


class NotJson(Exception):
    """What is sent does not say that it is JSON, so a form of any page may have sent it."""


class Unwell(Exception):
    """Something is wrong with the server itself."""


@dataclass(frozen=True, slots=True)
class Call(Generic[Given]):
    """One request: to which registry, and what was given with it."""

    registry: RoomRegistry
    request: Request
    given: Given

    @property
    def code(self) -> str:
        """The code of the room that is spoken of."""
        return str(self.request.path_params["code"]).upper()

    @property
    def visitor(self) -> str:
        """Where the request comes from."""
        peer = self.request.client.host if self.request.client else ""
        forwarded = self.request.headers.getlist("x-forwarded-for")
        return visitor_of(peer, forwarded, self.registry.config.proxies)

    def person(self, live: LiveRoom) -> int:
        """Who asks, by the bearer token; NOBODY without one."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            return NOBODY
        person = live.room.seating.who(token.strip())
        if person == NOBODY:
            raise Refuse("not-yours", "this token opens nothing here")
        return person


Handler = Callable[[Call[Any]], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One address: what it takes and gives. `text` answers are plain text."""

    method: str
    path: str
    words: str
    handler: Handler
    gives: type = str
    takes: type | None = None
    media: str = "application/json"

    def route(self) -> Route:
        """The endpoint as a route of the web framework."""
        return Route(self.path, self._answer, methods=[self.method])

    async def _answer(self, request: Request) -> Response:
        registry: RoomRegistry = request.app.state.registry
        try:
            return await self._tried(registry, request)
        except msgspec.MsgspecError as error:
            return problem(400, str(error))
        except NotJson:
            return problem(415, "what is sent here is application/json")
        except TimeoutError:
            return problem(408, "the request did not come to an end")
        except CannotBeRead as refusal:
            return problem(500, refusal.words)
        except Refuse as refusal:
            return problem(_STATUS.get(refusal.code, 400), refusal.words)
        except UndercroftError as error:
            return problem(400, str(error))
        except Unwell as error:
            return problem(503, str(error))
        except SQLAlchemyError:
            LOG.exception("database failed", extra={"path": self.path})
            return problem(503, NO_DATABASE)

    async def _tried(self, registry: RoomRegistry, request: Request) -> Response:
        call = Call(registry, request, None)
        unknown = registry.visitors.unknown
        if "{code}" in self.path:
            unknown.look(call.visitor)
        try:
            given = await self._given(request, registry.config.limits)
            answer = await self.handler(replace(call, given=given))
        except (NoRoom, NoCampaign):
            unknown.note(call.visitor)
            raise
        if self.media == "application/json":
            return Response(msgspec.json.encode(answer), media_type=self.media)
        return Response(answer, media_type=self.media)

    async def _given(self, request: Request, limits: Limits) -> Any:
        if self.takes is None:
            return None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise NotJson
        async with asyncio.timeout(limits.body_seconds):
            body = await _body(request, limits.body_bytes)
        return msgspec.json.decode(body, type=self.takes)


async def _body(request: Request, most: int) -> bytes:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refuse("limit", f"at most {most} bytes")
    return bytes(body)


def problem(status: int, words: str) -> Response:
    """What is wrong, in a sentence."""
    body = msgspec.json.encode(Problem(words))
    return Response(body, status_code=status, media_type="application/json")
