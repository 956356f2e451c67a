"""Lord events: when they are drawn, and what becomes of them before the lord is awake.

[DI-LORD-01]
"""

from __future__ import annotations

from undercroft.games.infinity.map.figures import heroes, is_up, spot_of
from undercroft.games.infinity.phases import threat
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.state import NOBODY, Infinity


def draw_events(s: Infinity, count: int, by: int) -> None:
    """So many lord events are drawn, or the meter falls by as much. [DI-LORD-01] [DI-THREAT-06]

    None in a casual game [DI-MODE-03], and none while all heroes are with the lord. [DI-LORD-06]
    Cards that are calmed are neither drawn nor taken from the meter. [IC-63]
    """
    if s.options.casual or count <= 0:
        return
    calmed = min(s.calm, count)
    s.calm -= calmed
    count = drawn = count - calmed
    if threat.has_meter(s):
        count = threat.lower(s, count * threat.EVENT, "DI-THREAT-06")
    for _ in range(drawn):
        s.page.event_drawn(s)
    if count > 0 and not all_with_lord(s):
        s.push(DrawEvents(by, count))


def all_with_lord(s: Infinity) -> bool:
    """Whether every hero who is not exhausted is on the lord's tile. [DI-LORD-06] [DI-LORD-07]"""
    if s.lord == NOBODY:
        return False
    place = spot_of(s, s.lord)
    return all(s.spot[seat] == place for seat in heroes(s) if is_up(s, seat))
