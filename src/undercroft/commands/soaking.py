"""What a soak says while it runs and when it is done."""

from __future__ import annotations

import time
from pathlib import Path

import typer

from undercroft.arena.ledger import Batch
from undercroft.arena.soak import Summary, totals
from undercroft.commands.tables import show_table

EVERY_SECONDS = 30


class Progress:
    """Says failures at once, and now and then how far the soak is."""

    def __init__(self) -> None:
        self._games = self._decisions = 0
        self._next = time.monotonic() + EVERY_SECONDS

    def tell(self, batch: Batch) -> None:
        """Hear of one more batch."""
        self._games += batch.games
        self._decisions += batch.decisions
        _tell_failures(batch)
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + EVERY_SECONDS
            typer.echo(f"{self._games} games, {self._decisions} decisions so far", err=True)


def _tell_failures(batch: Batch) -> None:
    for failure in batch.errors:
        where = f"; its record is {failure.record}" if failure.record else ""
        words = f"{batch.cell.words()} · seed {failure.seed}: {failure.words}{where}"
        typer.echo(words, err=True)


def show_summary(summary: Summary, path: Path) -> None:
    """A row for each cell of the ledger at this commit, and what was done now."""
    head = ("seats", "options", "bots", "endings", "games", "decisions", "errors")
    show_table(head, [_summary_row(batch) for batch in totals(summary.all)], numbers=3)
    played = sum(batch.games for batch in summary.now)
    decisions = sum(batch.decisions for batch in summary.now)
    before = sum(batch.games for batch in summary.all) - played
    typer.echo(
        f"{played} games with {decisions} decisions now, {before} games before; "
        f"{len(summary.failures)} errors now. Ledger: {path}"
    )


def _summary_row(total: Batch) -> tuple[str, ...]:
    cell = total.cell
    options = ", ".join(f"{name}={value}" for name, value in cell.options) or "defaults"
    endings = ", ".join(f"{name} {n}" for name, n in sorted(total.endings.items()))
    ends = f"refused: {total.refused}" if total.refused else endings
    counts = (total.games, total.decisions, len(total.errors))
    return str(cell.seats), options, cell.bots, ends, *(str(count) for count in counts)
