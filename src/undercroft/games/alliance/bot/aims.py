"""What a company has set out to do, as far as quests still have to be resolved for it."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.content.quest_schema import LIES_OPEN, RESOLVED, TRIGGERED
from undercroft.games.alliance.phases.quests import GOALS, HARDEST, quest_at, slots_at
from undercroft.games.alliance.state import Alliance

AIM: Final = 8.0
"""How much more a quest counts that is needed to win."""


def lacking(s: Alliance) -> int:
    """How many quests are still to be resolved for the goal."""
    goal = s.options.goal
    return max(0, GOALS[goal] - len(slots_at(s, RESOLVED))) if goal in GOALS else 0


def needs_enemy(s: Alliance) -> bool:
    """Whether a final enemy has to fall: by the goal, or as too few other quests are left."""
    left = lacking(s)
    going = [*slots_at(s, LIES_OPEN), *slots_at(s, TRIGGERED)]
    others = [slot for slot in going if not quest_at(s, slot).final]
    return len(others) < len(going) and (s.options.goal in HARDEST or left > len(others))


def aim(s: Alliance, slot: int) -> float:
    """What a quest counts beside its reward, because it is needed for the goal."""
    left = lacking(s)
    if not left:
        return 0.0
    is_needed = needs_enemy(s) if quest_at(s, slot).final else left > needs_enemy(s)
    return AIM * is_needed
