"""The Threat Meter: what lowers it, and what comes of lord events before and after it is gone."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say
from undercroft.games.infinity.state import NO_METER, Infinity

NEW_TILE: Final = 1
RUN: Final = 1
COMBAT: Final = 2
EVENT: Final = 1


def first_meter(s: Infinity, more: int) -> int:
    """Where the meter begins: by the heroes, the scenario and the difficulty. [DI-THREAT-01]

    [DI-THREAT-08]
    """
    return max(1, s.page.first_threat(threat_counts(s)) + more)


def threat_counts(s: Infinity) -> int:
    """How many the meter is for: the heroes, by option the people who play them. [DI-A-06]"""
    return len(set(s.players)) if s.options.threat_by == "players" else s.seats


def has_meter(s: Infinity) -> bool:
    """Whether the meter is still there: until it is gone no lord event is drawn. [DI-THREAT-05]"""
    return s.meter != NO_METER


def lower(s: Infinity, steps: int, rule: str) -> int:
    """The meter falls; at 0 it is removed. What is left of the fall is told by option. [DI-A-08]

    [DI-THREAT-07]
    """
    if not has_meter(s):
        return steps
    surplus = max(0, steps - s.meter)
    s.meter -= steps - surplus
    if s.meter > 0:
        say(s, f"The Threat Meter falls to {s.meter}", rule)
        return 0
    s.meter = NO_METER
    say(s, "The Threat Meter is empty: the lord is awake", "DI-THREAT-07")
    s.page.meter_emptied(s)
    return surplus if s.options.threat_overflow == "draw" else 0
