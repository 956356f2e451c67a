"""How a game has ended, in words."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.phases.endings import EXHAUSTED, is_cooperative, scenario
from undercroft.games.infinity.phases.outcomes import OUT_OF_REACH
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.outcome import Over
from undercroft.kernel.state import State

AFTER_CAMP: Final = {
    "home": "They put out the fire and go home.",
    "on-the-way": "They put out the fire and go on.",
}


def ending(view: State, over: Over) -> str:
    """What ended the game, as the scenario words it; nothing where it has no words for it."""
    assert isinstance(view, Infinity)
    if view.camp:
        return AFTER_CAMP[over.ending]
    row = scenario(view)
    if over.ending == row.goal.id:
        return f"The goal is met: {row.goal.words[:1].lower()}{row.goal.words[1:]}"
    if over.ending == EXHAUSTED:
        return exhausted(view)
    if over.ending == OUT_OF_REACH:
        return "The goal can no longer be reached."
    words = {other.id: other.words for other in row.endings}.get(over.ending, "")
    is_lost = is_cooperative(view) and not over.winners
    return f"The goal: {row.goal.words} {words}" if words and is_lost else words


def exhausted(s: Infinity) -> str:
    """Who could not go on, for which all have lost."""
    names = [s.hero(seat).name for seat in range(s.seats) if s.health[seat] <= 0]
    return f"{' and '.join(names) or 'A hero'} {'are' if len(names) > 1 else 'is'} exhausted."
