"""Response headers that keep the page to its own scripts and let browsers cache hashed files."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_ALWAYS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "object-src 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), "
        "serial=(), usb=()"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
_FOREVER = "public, max-age=31536000, immutable"


class PageHeaders:
    """Adds the headers to every answer; only files named by their content are kept forever."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message, scope["path"])
            await send(message)

        await self.app(scope, receive, send_with_headers)


def _add_headers(message: Message, path: str) -> None:
    headers = MutableHeaders(scope=message)
    headers.update(_ALWAYS)
    is_hashed_file = path.startswith("/assets/") and message["status"] in (200, 304)
    headers["cache-control"] = _FOREVER if is_hashed_file else "no-cache"
