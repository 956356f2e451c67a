"""Talking with a person in lines: saying, asking, wrapping, columns."""

from __future__ import annotations

import io
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Protocol

from undercroft.terminal.clean import clean_lines

WIDEST = 100
COLUMNS_FROM = 13
BELL = "\a"


class Talk(Protocol):
    """Somebody to talk with."""

    width: int
    height: int

    def say(self, text: str = "") -> None:
        """Say one line or several."""

    def ask(self, prompt: str) -> str:
        """An answer; EOFError when nobody answers any more."""
        ...

    def ring(self) -> None:
        """Call who looks elsewhere."""


def is_screen() -> bool:
    """Whether a person sits at a screen; a pipe is read and written in plain lines."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class Terminal:
    """The person at this terminal. Answers from a pipe are repeated, so that it reads as play."""

    def __init__(self) -> None:
        size = shutil.get_terminal_size()
        self.width = max(40, min(size.columns - 1, WIDEST))
        self.height = max(24, size.lines)
        self._repeats = not sys.stdin.isatty()
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def say(self, text: str = "") -> None:
        """Print it; it may hold words of others, in records too."""
        print(clean_lines(text))

    def ring(self) -> None:
        """The bell of the terminal; a pipe has none."""
        if sys.stdout.isatty():
            print(BELL, end="", flush=True)

    def ask(self, prompt: str) -> str:
        """A line of input without its blanks."""
        answer = input(prompt).strip()
        if self._repeats:
            print(answer)
        return answer


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """A text in lines of a width, the later ones indented."""
    return textwrap.wrap(
        text, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    ) or [""]


def columns(entries: Sequence[str], width: int) -> list[str]:
    """Entries one below the other, in several columns if they are many."""
    widest = max((len(entry) for entry in entries), default=0) + 2
    across = max(1, width // widest) if len(entries) >= COLUMNS_FROM else 1
    down = -(-len(entries) // across)
    rows = [entries[i::down] for i in range(down)]
    return ["".join(entry.ljust(widest) for entry in row).rstrip() for row in rows]
