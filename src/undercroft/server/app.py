"""The web application: the built client, the HTTP interface, and the sockets of rooms."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from undercroft.server.api import ENDPOINTS
from undercroft.server.carriers.asgi import socket
from undercroft.server.config import Config
from undercroft.server.doors import Doors
from undercroft.server.endpoints import problem
from undercroft.server.headers import PageHeaders
from undercroft.server.live.room_registry import RoomRegistry
from undercroft.server.page_files import PageFiles
from undercroft.server.storage.store import Store

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<p>The web client of this copy has not been built.
Run <code>python3 dev.py setup</code>, then open this page again.</p></html>
"""


def packaged_client() -> Path:
    """Where the built client lies inside the installed package."""
    return Path(__file__).resolve().parent.parent / "web"


def create_app(
    client: Path | None = None, config: Config | None = None, store: Store | None = None
) -> Starlette:
    """The application that serves the client in `client`, or the packaged one."""
    folder = packaged_client() if client is None else client
    routes = [
        *(endpoint.route() for endpoint in ENDPOINTS),
        WebSocketRoute("/api/rooms/{code}/socket", socket),
        Route("/api/{path:path}", _no_such),
        _client_route(folder),
    ]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, RoomRegistry]]:
        registry = app.state.registry = RoomRegistry(config or Config(), store)
        try:
            yield {"registry": registry}
        finally:
            await registry.close()

    return Starlette(routes=routes, middleware=_middleware(config), lifespan=lifespan)


def _middleware(config: Config | None) -> list[Middleware]:
    origins = config.origins if config else ()
    return [Middleware(PageHeaders), Middleware(Doors, origins=origins)]


def _client_route(folder: Path) -> BaseRoute:
    if (folder / "index.html").is_file():
        return Mount("/", PageFiles(folder))
    return Route("/{path:path}", _not_built)


async def _no_such(_request: Request) -> Response:
    return problem(404, "there is nothing at this address")


async def _not_built(_request: Request) -> Response:
    return HTMLResponse(_NOT_BUILT, status_code=503)
