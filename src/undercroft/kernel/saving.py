"""Saving a table whole and taking it up again without playing its game anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.errors import NotationError, SaveError
from undercroft.kernel.layout import record

if TYPE_CHECKING:
    from undercroft.kernel.history import Entry
    from undercroft.kernel.table import Table

_KEYS = ("state", "history", "asked", "undone", "seed")


def save(table: Table) -> dict[str, Any]:
    """Plain data of everything but the set-up and the events."""
    return {
        "state": table.state.save(),
        "history": [_saved(entry) for entry in table.history],
        "asked": dict(table.asked),
        "undone": [str(move) for move in table.undone],
        "seed": table.seed,
        **({"adopted": table.adopted, "start": table.start.save()} if table.adopted else {}),
    }


def _saved(entry: Entry) -> list[Any]:
    return [str(entry.move), entry.seen_by, entry.round, entry.digest]


def restore(table: Table, plain: Any) -> None:
    """Bring a table, just set up the same way with chance left open, to where it was saved."""
    saved = record(plain, _KEYS, ("adopted", "start"))
    parse = table.game.notation.parse
    try:
        rows = [(parse(row[0]), *row[1:]) for row in saved["history"]]
        undone = [parse(text) for text in saved["undone"]]
        state = table.game.state.load(saved["state"])
    except (LookupError, NotationError, TypeError) as error:
        raise SaveError(f"the saved table does not fit: {error}") from None
    table.restore(state, rows, undone, saved["asked"], saved["seed"])
    if "adopted" in saved:
        table.begin_at(saved["adopted"], table.game.state.load(saved["start"]))
