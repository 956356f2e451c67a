"""Opening what a hint is asked for: a record at some move, or a position."""

from __future__ import annotations

from pathlib import Path

import undercroft as uc
from undercroft.commands.asked import read_text
from undercroft.kernel.errors import RecordError

HEADER_END = "---"


def opened(path: Path, at: int | None) -> uc.Table:
    """The table of a record, after some of its moves, or of a position."""
    text = read_text(path, "record or position")
    if HEADER_END not in text.splitlines():
        return uc.load_position(text)
    table = uc.replay(text, at)
    if at is not None and len(table.history) < at:
        raise RecordError(f"{path} has {len(table.history)} moves; there is no move {at}")
    return table
