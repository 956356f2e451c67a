"""A lock, so that two set-ups of one working copy do not mix."""

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from devtools.console import note

if sys.platform != "win32":
    import fcntl


@contextlib.contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Wait until no other set-up works in this folder, then keep others out."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "setup.lock").open("w") as lock:
        _take(lock)
        yield


def _take(lock: IO[str]) -> None:
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        note("Another set-up is at work here; waiting for it ...")
        fcntl.flock(lock, fcntl.LOCK_EX)
