"""Reminders for people who are away: a message to an address that they gave."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from email.message import Message
from typing import IO
from urllib.parse import urlsplit

import msgspec

from undercroft.server.config import Config
from undercroft.server.logs import LOG
from undercroft.server.protocol.pushes import Push
from undercroft.server.room.refusing import Refuse

SECONDS = 5


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A reminder goes where it was allowed to go, nowhere else."""

    def redirect_request(
        self,
        req: urllib.request.Request,
        fp: IO[bytes],
        code: int,
        msg: str,
        headers: Message,
        newurl: str,
    ) -> None:
        return None


class Reminders:
    """Sends reminders to hosts that the server's settings allow."""

    def __init__(self, config: Config) -> None:
        self._hosts = config.webhook_hosts
        self._address = config.address
        self._open = urllib.request.build_opener(_NoRedirects()).open

    def check(self, webhook: str) -> None:
        """Refuse an address to which this server does not send."""
        if not webhook:
            return
        parts = urlsplit(webhook)
        if parts.scheme not in ("http", "https") or parts.netloc not in self._hosts:
            allowed = ", ".join(self._hosts) or "none"
            raise Refuse("illegal", f"reminders are sent to these hosts only: {allowed}")

    def encoded(self, push: Push) -> bytes:
        """A push as it is sent."""
        return msgspec.json.encode(push)

    async def send(self, webhook: str, code: str, words: str) -> None:
        """Post a reminder; when that fails it is noted, not tried again."""
        if not webhook:
            return
        body = {"room": code, "words": words, "link": f"{self._address}/#/room/{code}"}
        try:
            self.check(webhook)
            await asyncio.to_thread(self._post, webhook, msgspec.json.encode(body))
        except (Refuse, OSError, ValueError) as error:
            LOG.warning("reminder failed", extra={"room": code, "why": type(error).__name__})

    def _post(self, webhook: str, body: bytes) -> None:
        head = {"content-type": "application/json"}
        request = urllib.request.Request(webhook, body, head)
        with self._open(request, timeout=SECONDS):
            pass
