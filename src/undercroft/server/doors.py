"""Who may knock: pages of this server only, and by names that are its own."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from undercroft.server.endpoints import problem

READING = ("GET", "HEAD", "OPTIONS")
_PORTS = {"http": 80, "https": 443, "": 80}


def refusal(method: str, host: str, origin: str, origins: Sequence[str]) -> str:
    """Why a request is not let in, in a sentence; nothing if it is.

    `method` is nothing for a socket. Without `origins` a page may ask the host it came from; with
    them the host is to be one of theirs, or this machine by its address.
    """
    allowed = {_place(one) for one in origins}
    if origins and _place(f"//{host}")[0] not in {name for name, _ in allowed} | _local(host):
        return f"this server is not called {host[:60]!r}; start it with --origin to call it so"
    if not origin or method in READING:
        return ""
    if _place(origin) in allowed or (not origins and urlsplit(origin).netloc == host):
        return ""
    return f"a page of {origin[:60]} may not ask this server; start it with --origin to let it"


def _place(origin: str) -> tuple[str, int]:
    """The name and the port of an origin."""
    try:
        parts = urlsplit(origin if "//" in origin else f"//{origin}")
        return (parts.hostname or "").lower(), parts.port or _PORTS.get(parts.scheme, 0)
    except ValueError:
        return "", 0


def _local(host: str) -> set[str]:
    """The name of a host, if it is an address or this machine."""
    name, _ = _place(f"//{host}")
    try:
        ip_address(name)
    except ValueError:
        return {"localhost"}
    return {name}


class Doors:
    """Lets requests in, or says why not."""

    def __init__(self, app: ASGIApp, origins: Sequence[str]) -> None:
        self.app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        words = self._refusal(scope) if scope["type"] in ("http", "websocket") else ""
        if not words:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": words[:120]})
        else:
            refused: Response = problem(403, words)
            await refused(scope, receive, send)

    def _refusal(self, scope: Scope) -> str:
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin", "")
        return refusal(scope.get("method", ""), host, origin, self._origins)
