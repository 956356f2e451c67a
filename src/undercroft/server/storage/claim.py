"""A claim: one server process at a time keeps its rooms in one SQLite file."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # pragma: no cover  (Windows has no such locks)
    fcntl = None  # type: ignore[assignment]


class CannotKeep(Exception):
    """Rooms cannot be kept where they were to be kept."""


class Claim:
    """Holds a file beside the database until it is let go, or the process ends in any way."""

    def __init__(self, database: Path) -> None:
        self._file: IO[str] | None = None
        path = database.with_name(f"{database.name}.lock")
        try:
            self._file = path.open("w")
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.let_go()
            raise CannotKeep(
                f"another server keeps its rooms in {database}; stop it, or give this one its own "
                "place with --database"
            ) from None
        except OSError as error:
            raise CannotKeep(f"rooms cannot be kept in {database}: {error.strerror}") from None

    def let_go(self) -> None:
        """Let another process have it."""
        with contextlib.suppress(OSError):
            if self._file is not None:
                self._file.close()
