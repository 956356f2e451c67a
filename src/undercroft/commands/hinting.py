"""Hints: what a bot thinks of a decision, from what its seat may see."""

from __future__ import annotations

from pathlib import Path

import undercroft as uc
from undercroft.bots.choosing import Advice, Budget
from undercroft.bots.roster import make, names_for
from undercroft.commands.asked import read_text
from undercroft.kernel.errors import RecordError, SetupError
from undercroft.kernel.outcome import Decide

MOST = 3
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


def hints(table: uc.Table, bot: str | None, seed: int, budget: Budget) -> list[Advice]:
    """The best moves of who decides now, the best first; at most three."""
    now = table.pending
    if not isinstance(now, Decide):
        raise SetupError("nobody has to decide here")
    name = bot or names_for(table.game)[-1]
    adviser = make(name, table.game, seed)
    advise = getattr(adviser, "advise", None)
    if advise is None:
        raise SetupError(f"{name} gives no hints; ask another bot")
    view = table.view(table.setup.controllers[now.seat])
    found: list[Advice] = advise(view, table.legal(), budget)
    return found[:MOST]
