"""What a soak says while it runs and when it is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import typer

from undercroft.arena.ledger import Batch
from undercroft.arena.soak import CAREFUL, Summary, totals
from undercroft.arena.variations import Cell
from undercroft.commands.pace import NowAndThen
from undercroft.commands.tables import markdown, show_table
from undercroft.kernel.registry import Game

EVERY_SECONDS = 30


class Progress:
    """Says failures at once, and now and then how far the soak is."""

    def __init__(self) -> None:
        self._games = self._decisions = 0
        self._pace = NowAndThen(EVERY_SECONDS)

    def tell(self, batch: Batch) -> None:
        """Hear of one more batch."""
        self._games += batch.games
        self._decisions += batch.decisions
        _tell_failures(batch)
        self._pace.say(f"{self._games} games, {self._decisions} decisions so far")


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
    endings = _endings([total])
    ends = f"refused: {total.refused}" if total.refused else endings
    counts = (total.games, total.decisions, len(total.errors))
    return str(cell.seats), _options(cell), cell.bots, ends, *(str(count) for count in counts)


def _options(cell: Cell) -> str:
    return ", ".join(f"{name}={value}" for name, value in cell.options) or "defaults"


def _endings(batches: Sequence[Batch]) -> str:
    counts = sum((Counter(batch.endings) for batch in batches), Counter[str]())
    return ", ".join(f"{name} {n}" for name, n in sorted(counts.items()))


# ---- the ledger as a page ------------------------------------------------------------------------


def report_text(game: Game, summary: Summary) -> str:
    """The whole ledger of this commit as a page with a table."""
    sums = totals(summary.all)
    seats = sorted({total.cell.seats for total in sums})
    head = (
        "options",
        "bots",
        *(f"{n} seat{'s' * (n > 1)}" for n in seats),
        "decisions a game",
        "endings",
    )
    kinds = list(dict.fromkeys((_options(total.cell), total.cell.bots) for total in sums))
    kinds.sort(key=lambda kind: (kind[1] != "random", kind[0] != "defaults"))
    rows = [_report_row(kind, sums, seats) for kind in kinds]
    return "\n".join([*_report_head(game, summary, sums), "", *markdown(head, rows), ""])


def _report_head(game: Game, summary: Summary, sums: Sequence[Batch]) -> list[str]:
    games, decisions = (sum(getattr(t, name) for t in sums) for name in ("games", "decisions"))
    commits = ", ".join(dict.fromkeys(batch.commit for batch in summary.all))
    errors = sum(len(total.errors) for total in sums)
    return [
        f"# Soak of {game.name}",
        "",
        f"{games} games with {decisions} decisions at {commits}: {errors} errors, no stuck game."
        if not errors
        else f"{games} games with {decisions} decisions at {commits}: {errors} errors.",
        "",
        "Numbers of games by options that differ from their defaults, bots and seats. Of",
        f"{CAREFUL} games in a row one was also looked at, copied, saved, loaded and replayed.",
    ]


def _report_row(
    kind: tuple[str, str], sums: Sequence[Batch], seats: Sequence[int]
) -> tuple[str, ...]:
    totals = [t for t in sums if (_options(t.cell), t.cell.bots) == kind]
    games = {t.cell.seats: "refused" if t.refused else str(t.games) for t in totals}
    mean = sum(t.decisions for t in totals) / max(1, sum(t.games for t in totals))
    return *kind, *(games.get(n, "") for n in seats), f"{mean:.0f}", _endings(totals)
