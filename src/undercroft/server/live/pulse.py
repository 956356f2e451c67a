"""The pulse of a server: whether it can write, and what is wrong if it cannot."""

from __future__ import annotations

import asyncio
import shutil
import time
from typing import Final

from undercroft.server.live.time import now
from undercroft.server.logs import LOG
from undercroft.server.storage.store import reason_of
from undercroft.server.storage.uptimes import Uptimes
from undercroft.server.storage.writer import Writer

FRESH: Final = 2.0
PATIENCE: Final = 5.0
REMEMBERED: Final = 30.0
"""How long a write that failed counts, in seconds."""
LEFT: Final = 8 << 20
"""A disk with fewer bytes left is as good as full."""


class Pulse:
    """Writes a little from time to time; how that went is how the server is."""

    def __init__(self, writer: Writer, uptimes: Uptimes) -> None:
        self._writer = writer
        self._uptimes = uptimes
        self._trouble = ""
        self._beaten = float("-inf")
        self._lock = asyncio.Lock()

    async def trouble(self) -> str:
        """What is wrong, in a sentence; nothing if all is well."""
        async with self._lock:
            if time.monotonic() - self._beaten > FRESH:
                await self.beat()
        return self._trouble or self._failed() or self._disk()

    async def beat(self) -> None:
        """Note that this process is there."""
        try:
            await asyncio.wait_for(self._writer.do(lambda: self._uptimes.beat(now())), PATIENCE)
            self._trouble = ""
        except TimeoutError:
            self._trouble = f"writing takes longer than {PATIENCE:g} seconds"
        except Exception as error:
            LOG.exception("cannot write")
            self._trouble = _sentence(error)
        self._beaten = time.monotonic()

    def _failed(self) -> str:
        """What somebody's lines met with lately."""
        failed = self._writer.failed
        if failed is None or time.monotonic() - failed[0] > REMEMBERED:
            return ""
        return _sentence(failed[1])

    def _disk(self) -> str:
        """SQLite can write for a while where nothing is left, into what it has."""
        place = self._uptimes.file
        if place is None or shutil.disk_usage(place.parent).free >= LEFT:
            return ""
        return "the disk on which rooms are kept is full"


def _sentence(error: Exception) -> str:
    return f"rooms cannot be written: {reason_of(error)}"
