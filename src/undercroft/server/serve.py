"""Runs the web application on uvicorn, in this process."""

import asyncio
import contextlib
import gc
import signal
import socket
import threading
import webbrowser
from dataclasses import replace

import uvicorn
from starlette.applications import Starlette

from undercroft.server.app import create_app
from undercroft.server.carriers.direct import Direct
from undercroft.server.carriers.patience import Impatient
from undercroft.server.config import Config
from undercroft.server.live.room_registry import RoomRegistry
from undercroft.server.logs import log_to_stderr
from undercroft.server.storage.store import Store

PREFERRED_PORT = 8642
GRACE = 5
GOODBYE = 0.05


class PortTaken(Exception):
    """The port that was asked for cannot be listened on."""


class Server(uvicorn.Server):
    """Tells everybody before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        registry: RoomRegistry = self.app.state.registry
        registry.say_goodbye()
        await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


def serve(
    config: Config,
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    open_browser: bool = True,
) -> None:
    """Serve until interrupted; without a port take the usual one, or any when that is taken."""
    store = Store(config.database)
    with contextlib.closing(store), listening(host, port) as listener:
        address = f"http://{host}:{listener.getsockname()[1]}"
        print(f"Undercroft is open at {address} (stop with Ctrl-C)", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        _run(listener, config if config.address else replace(config, address=address), store)


def _run(listener: socket.socket, config: Config, store: Store) -> None:
    log_to_stderr()
    _collect_less()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn passes it on at its end
    with contextlib.suppress(KeyboardInterrupt):
        made_server(config, store).run(sockets=[listener])


def made_server(config: Config, store: Store) -> Server:
    """A server with these settings that is yet to be run."""
    app = create_app(config=config, store=store)
    settings = uvicorn.Config(
        app,
        http=type("Patient", (Impatient,), {"seconds": config.limits.head_seconds}),
        proxy_headers=False,
        log_level="warning",
        ws=Direct,
        ws_max_size=config.limits.message_bytes,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(settings, app)


def _collect_less() -> None:
    """Scenes are many small objects without cycles: looking for cycles seldom saves a fifth."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens; without a port at the usual one, or any when that is taken."""
    if port is not None:
        return _listen(host, port)
    try:
        return _listen(host, PREFERRED_PORT)
    except PortTaken:
        return _listen(host, 0)


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port))
    except (OSError, OverflowError) as error:
        reason = str(getattr(error, "strerror", None) or error).rstrip(".")
        raise PortTaken(f"Undercroft cannot listen on {host} port {port}: {reason}.") from error
