"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.kernel.outcome import Over, score_text
from undercroft.kernel.table import Table


def ending_lines(table: Table, over: Over) -> list[str]:
    """How a game at a table ended, who won, and the scores."""
    words = table.game.ending_words(table.state, over)
    return ended(over, table.game.notation.actor, words)


def ended(over: Over, actor: Callable[[int], str], words: str = "") -> list[str]:
    """An ending in lines, with the names of the seats; and the scores if there are any."""
    winners = ", ".join(actor(seat) for seat in over.winners) or "nobody"
    told = [f"{actor(seat)} {score_text(score)}" for seat, score in enumerate(over.scores)]
    name = over.ending.replace("-", " ")
    how = f"The game is over. {words}" if words else f"The game is over: {name}."
    lines = [how, f"Won by {winners}."]
    return [*lines, f"Scores: {', '.join(told)}."] if over.scores else lines
