"""How well a seat stands: its score, what it has begun to earn, and its wounds.

Alliances that play together stand as well as all of them, less what is left to do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.games.alliance.bot.tavern import tavern_terms
from undercroft.games.alliance.content.quest_schema import RESOLVED, TRIGGERED
from undercroft.games.alliance.map.figures import (
    common_monsters,
    final_enemies,
    health,
    monster,
)
from undercroft.games.alliance.phases.experience import left_undone, score
from undercroft.games.alliance.phases.quests import (
    GOALS,
    HARDEST,
    deeds_needed,
    markers_on,
    quest_at,
    slots_at,
)
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.state import State

BEGUN: Final = 0.5
"""What a point on a monster counts while it stands, for who has dealt its wounds."""

WOUND: Final = 0.1
HOPE: Final = 0.1
"""What part of its reward a quest is worth to everybody once its token lies on the map."""
GOAL: Final = 6.0
"""What it is worth to a company to have reached its goal, besides winning by it."""
OPENED: Final = 0.2
"""How much of a quest is done when its token lies on the map."""
DEATH: Final = 4.0
"""What a hero that is gone for good costs besides its token: all that it could still earn."""


def position_value(view: State, seat: int) -> float:
    """How far a seat is ahead of its best rival, or how far a company has come."""
    return sum(score_terms(view, seat).values())


def score_terms(view: State, seat: int) -> dict[str, float]:
    """What a seat has, what its best rival has, and what is nearly theirs."""
    assert isinstance(view, Alliance)
    if view.tavern:
        return tavern_terms(view, seat)
    if view.is_company:
        return company_terms(view)
    others = [sum(assets(view, other).values()) for other in range(view.seats) if other != seat]
    return {**assets(view, seat), "what rivals get": -max(others, default=0.0)}


def company_terms(s: Alliance) -> dict[str, float]:
    """What partners have on average, or one alone, and what still counts against them."""
    all_assets = [assets(s, seat) for seat in range(s.seats)]
    means = {name: sum(a[name] for a in all_assets) / s.seats for name in all_assets[0]}
    ahead = {"the goal": GOAL * way_to_goal(s)} if s.options.goal in GOALS else {}
    return {**means, **ahead, "what is left undone": -left_undone(s)}


def way_to_goal(s: Alliance) -> float:
    """How much of what a company has set out to do is done, quests that are begun included."""
    quests = range(len(s.quests))
    finals = [slot for slot in quests if quest_at(s, slot).final]
    must = finals[:1] if s.options.goal in HARDEST else []
    free = sorted([done(s, slot) for slot in quests if slot not in must], reverse=True)
    wanted = [*(done(s, slot) for slot in must), *free][: GOALS[s.options.goal]]
    return sum(wanted) / GOALS[s.options.goal]


def done(s: Alliance, slot: int) -> float:
    """How much of a quest is done, by its deeds or by the wounds of its enemy."""
    if s.quest_stages[slot] == RESOLVED:
        return 1.0
    if s.quest_stages[slot] != TRIGGERED:
        return 0.0
    return OPENED + (1 - OPENED) * len(markers_on(s, slot)) / deeds_needed(s, slot)


def assets(s: Alliance, seat: int) -> dict[str, float]:
    """What a seat has, and has nearly."""
    wounds = sum(len(s.wounds[f]) for f in s.alliance(seat))
    return {
        "own points": score(s, seat),
        "wounded monsters": BEGUN * begun(s, seat, common_monsters(s)),
        "the final enemy's wounds": BEGUN * begun(s, seat, final_enemies(s)),
        "quests begun": BEGUN * quests_begun(s, seat),
        "own wounds": -WOUND * wounds,
        "heroes lost": -DEATH * sum(f in s.dead for f in s.alliance(seat)),
    }


def quests_begun(s: Alliance, seat: int) -> float:
    """The experience on quests that are triggered, by the seat's part in their deeds.

    One that only lies there is worth a little more than one that is not triggered yet.
    """
    quests = [(quest_at(s, slot), s.quest_markers[slot]) for slot in slots_at(s, TRIGGERED)]
    return sum(
        quest.xp * (HOPE + markers.count(seat) / quest.resolution.count)
        for quest, markers in quests
    )


def begun(s: Alliance, seat: int, figures: Iterable[int]) -> float:
    """The experience on wounded monsters, by the seat's part in their wounds."""
    wounded = [f for f in figures if seat in s.wounds[f]]
    return sum(monster(s, f).xp * s.wounds[f].count(seat) / health(s, f) for f in wounded)
