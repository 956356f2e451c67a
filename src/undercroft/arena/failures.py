"""What went wrong in a game, in words and at the end of its record, for who looks into it."""

from __future__ import annotations

from undercroft.kernel.errors import UndercroftError


def remarked(record: str, remarks: str) -> str:
    """A record with remarks, which replaying passes over."""
    return record + "".join(f"# {line}\n" for line in remarks.rstrip().split("\n"))


def in_words(error: Exception) -> str:
    """An error in a line; ours are sentences already."""
    ours = isinstance(error, UndercroftError)
    return str(error) if ours else f"{type(error).__name__}: {error}"
