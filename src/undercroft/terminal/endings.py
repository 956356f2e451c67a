"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel.outcome import Over, score_text
from undercroft.kernel.table import Table


def ending_lines(table: Table, over: Over) -> list[str]:
    """How a game at a table ended, who won, and the scores."""
    return ended(over, table.game.notation.actor)


def ended(over: Over, actor: Callable[[int], str]) -> list[str]:
    """An ending in lines, with the names of the seats."""
    winners = ", ".join(actor(seat) for seat in over.winners) or "nobody"
    told = [f"{actor(seat)} {score_text(score)}" for seat, score in enumerate(over.scores)]
    scores = ", ".join(told)
    lines = [f"The game is over: {over.ending}.", f"Won by {winners}."]
    return [*lines, f"Scores: {scores}."] if scores else lines
