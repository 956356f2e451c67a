"""Runs the web application on uvicorn, in this process."""

import contextlib
import socket
import threading
import webbrowser

import uvicorn

from undercroft.server.app import create_app

PREFERRED_PORT = 8642


class PortTaken(Exception):
    """The port that was asked for cannot be listened on."""


def serve(host: str = "127.0.0.1", port: int | None = None, *, open_browser: bool = True) -> None:
    """Serve until interrupted; without a port take the usual one, or any when that is taken."""
    with _listening(host, port) as listener:
        address = f"http://{host}:{listener.getsockname()[1]}"
        print(f"Undercroft is open at {address} (stop with Ctrl-C)", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        _run(listener)


def _run(listener: socket.socket) -> None:
    config = uvicorn.Config(create_app(), log_level="warning")
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


def _listening(host: str, port: int | None) -> socket.socket:
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
