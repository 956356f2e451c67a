"""The web application: the built client, and a health answer beside it."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from undercroft.server.headers import PageHeaders
from undercroft.version import VERSION

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<p>The web client of this copy has not been built.
Run <code>python3 dev.py setup</code>, then open this page again.</p></html>
"""


def packaged_client() -> Path:
    """Where the built client lies inside the installed package."""
    return Path(__file__).resolve().parent.parent / "web"


def create_app(client: Path | None = None) -> Starlette:
    """The application that serves the client in `client`, or the packaged one."""
    folder = packaged_client() if client is None else client
    routes = [Route("/health", _health), _client_route(folder)]
    return Starlette(routes=routes, middleware=[Middleware(PageHeaders)])


def _client_route(folder: Path) -> BaseRoute:
    if (folder / "index.html").is_file():
        return Mount("/", StaticFiles(directory=folder, html=True))
    return Route("/{path:path}", _not_built)


async def _health(_request: Request) -> Response:
    return JSONResponse({"status": "ok", "version": VERSION})


async def _not_built(_request: Request) -> Response:
    return HTMLResponse(_NOT_BUILT, status_code=503)
