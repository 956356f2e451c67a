"""How a game has ended, in words."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.content.quest_schema import RESOLVED
from undercroft.games.alliance.phases.quests import slots_at
from undercroft.games.alliance.phases.round import tie_break
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.outcome import Over
from undercroft.kernel.state import State

CAUSES: Final = {
    "all-dead": "No hero is left alive.",
    "cleared": "The dungeon is cleared.",
    "last-round": "The last round has been played.",
    "on-the-road": "The evening is over, and all set out.",
    "home": "The evening is over, and all go home.",
}
GOALS: Final = {
    "novice": "one quest was enough",
    "adept": "two quests were wanted",
    "expert": "two quests were wanted, that of the final enemy among them",
    "master": "all three quests were wanted",
}
"""What the players have set out to do."""


def ending(view: State, over: Over) -> str:
    """What ended the game, and by which goal a company has won or lost."""
    assert isinstance(view, Alliance)
    cause = CAUSES.get(over.ending, "")
    goal = "" if view.tavern else GOALS.get(view.options.goal, "")
    if cause and goal:
        return f"{cause} {resolved_words(view)}; {goal}."
    return f"{cause} {tie_words(view, over)}".rstrip()


def tie_words(s: Alliance, over: Over) -> str:
    """By what the winner was found among rivals with equal scores. [DA-WIN-04]"""
    best = [seat for seat, found in enumerate(over.scores) if found == max(over.scores)]
    if s.is_company or s.tavern or len(best) < 2:
        return ""
    if len(over.winners) > 1:
        return "Scores, drafted cards and wounds are equal: the victory is shared."
    drafts = [tie_break(s, seat)[0] for seat in best]
    if drafts.count(max(drafts)) == 1:
        return "Scores are equal: the winner has drafted more cards."
    return "Scores and drafted cards are equal: the winner has fewer wounds."


def resolved_words(s: Alliance) -> str:
    """How many quests are resolved."""
    done = len(slots_at(s, RESOLVED))
    if not done:
        return "No quest is resolved"
    return f"{several(done, 'quest').capitalize()} {'is' if done == 1 else 'are'} resolved"
