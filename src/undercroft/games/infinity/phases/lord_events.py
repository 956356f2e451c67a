"""Lord events: when they are drawn, and what becomes of them before the lord is awake.

[DI-LORD-01]
"""

from __future__ import annotations

from undercroft.games.infinity.content.schema import LordEventAction
from undercroft.games.infinity.phases import threat
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.state import Infinity


def listed_done(s: Infinity, seat: int, did: int) -> int:
    """How many kinds of Lord Event Actions a hero has done in its turn. [DI-LORD-03]

    The board counts only when the meter is gone. [DI-THREAT-05] To fight is such an action as soon
    as the hero has attacked, or was attacked by another than the lord. [DI-A-56]
    """
    if threat.has_meter(s):
        return 0
    done = did | s.embattled[seat] << LordEventAction.COMBAT
    return len([kind for kind in s.hero(seat).lord_event_actions if done >> kind & 1])


def draw_events(s: Infinity, count: int, by: int, *, is_idle: bool = False) -> None:
    """So many lord events are drawn, or the meter falls by as much. [DI-LORD-01] [DI-THREAT-06]

    None in a casual game. [DI-MODE-03]
    """
    if s.options.casual or count <= 0:
        return
    count -= calmed(s, count)
    if threat.has_meter(s):
        taken = min(count, s.meter)
        count = threat.lower(s, count * threat.EVENT, "DI-THREAT-06")
        for _ in range(taken):
            s.page.event_drawn(s)
    if count > 0:
        s.push(DrawEvents(by, count, int(is_idle)))


def calmed(s: Infinity, count: int) -> int:
    """How many of some cards are neither drawn nor taken from the meter. [IC-63]"""
    passed_over = min(s.calm, count)
    s.calm -= passed_over
    return passed_over
