"""Words now and then about a run that takes long."""

from __future__ import annotations

import time

import typer


def counted(count: int, what: str) -> str:
    """A number of things: 1 game, 2 games."""
    return f"{count} {what}{'' if count == 1 else 's'}"


class NowAndThen:
    """Says something to who waits, but not more often than every so many seconds."""

    def __init__(self, seconds: float = 10) -> None:
        self._seconds = seconds
        self._next = time.monotonic() + seconds

    def say(self, words: str) -> None:
        """Say it, if it is time."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + self._seconds
            typer.echo(words, err=True)
