"""What a ladder says while it runs and when it is done."""

from __future__ import annotations

import json
import time
from dataclasses import asdict

import typer

from undercroft.arena.ladder import Duel, Ladder, Standing
from undercroft.arena.rating import Share
from undercroft.commands.tables import show_table

EVERY_SECONDS = 10
VERDICTS = {1: "the first is stronger", 0: "open", -1: "the second is stronger"}


class Progress:
    """Says now and then how far a ladder is."""

    def __init__(self) -> None:
        self._next = time.monotonic() + EVERY_SECONDS

    def tell(self, games: int) -> None:
        """Hear of the games so far."""
        if time.monotonic() >= self._next:
            self._next = time.monotonic() + EVERY_SECONDS
            typer.echo(f"{games} games so far", err=True)


def show_ladder(ladder: Ladder) -> None:
    """The bots by strength, then each pair."""
    head = ("bot", "budget a decision", "games", "won", "95 %", "rating", "95 %")
    show_table(head, [_standing_row(row) for row in ladder.standings()], numbers=5)
    pairs = ("bots", "sequential test", "games", "the first won", "95 %")
    show_table(pairs, [_duel_row(duel) for duel in ladder.duels()], numbers=3)
    typer.echo(
        "Both bots of a pair play every seed from both sides; a shared win counts as half. "
        "Intervals are Wilson's, ratings Bradley-Terry in Elo points around the mean."
    )


def ladder_json(ladder: Ladder) -> str:
    """The same for programs."""
    plain = {
        "bots": [asdict(row) for row in ladder.standings()],
        "pairs": [asdict(duel) for duel in ladder.duels()],
    }
    return json.dumps(plain, indent=1)


def _standing_row(row: Standing) -> tuple[str, ...]:
    rating = f"{row.rating.elo:+.0f}", f"± {row.rating.error:.0f}"
    return row.bot, row.budget, str(row.games), *_share(row.share), *rating


def _duel_row(duel: Duel) -> tuple[str, ...]:
    names, verdict = " - ".join(duel.bots), VERDICTS[duel.verdict]
    return names, verdict, str(duel.games), *_share(duel.share)


def _share(share: Share) -> tuple[str, str]:
    interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
    return f"{100 * share.share:.1f} %", interval
