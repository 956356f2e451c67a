"""Opening what a hint is asked for: a record at some move, or a position."""

from __future__ import annotations

from pathlib import Path

import undercroft as uc
from undercroft.commands.asked import read_text
from undercroft.kernel.errors import PositionError, RecordError, SetupError
from undercroft.kernel.moves import DUNGEON
from undercroft.kernel.outcome import Decide, Over

HEADER_END = "---"
WORTH = "Worth is how well the seat stands after the move, in the game's own points."


def opened(path: Path, at: int | None) -> uc.Table:
    """The table of a record, after some of its moves, or of a position; somebody decides there."""
    text = read_text(path, "record or position")
    if HEADER_END not in text.splitlines():
        return _position(path, text, at)
    table = uc.replay(text, at)
    if at is not None and len(table.history) < at:
        raise RecordError(f"{path} has {len(table.history)} moves; there is no move {at}")
    if not isinstance(table.pending, Decide):
        raise SetupError(_elsewhere(uc.replay(text), table))
    return table


def _position(path: Path, text: str, at: int | None) -> uc.Table:
    try:
        table = uc.load_position(text)
    except PositionError as error:
        raise PositionError(f"{path} is neither a record nor a position: {error}") from None
    if at is not None:
        raise SetupError(f"{path} is a position; it has no moves: leave out --at")
    return table


def _elsewhere(whole: uc.Table, table: uc.Table) -> str:
    """Where in a record somebody decides, if nobody does where it was opened."""
    here = len(table.history)
    decisions = [at for at, entry in enumerate(whole.history) if entry.move.seat != DUNGEON]
    if isinstance(table.pending, Over):
        where = f"; the last decision is at --at {decisions[-1]}" if decisions else ""
        return f"the game is over after {here} moves{where}"
    later = [at for at in decisions if at >= here]
    where = f"; the next decision is at --at {later[0]}" if later else ", and the record ends"
    return f"chance decides after move {here}{where}"


def question(table: uc.Table) -> str:
    """Who decides, and what."""
    now = table.pending
    assert isinstance(now, Decide)
    return f"{table.game.notation.seats.text(now.seat)}: {now.prompt.text}"
