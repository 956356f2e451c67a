"""Where a hero wants to be: beside who is in trouble, where the scenario asks, or onward.

Together heroes keep together: the sturdiest leads, the others follow, and nobody opens a door
while somebody is hurt. Nobody waits for who cannot come, nor goes after whom no way leads to.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.bot.bridges import can_pay_for_way
from undercroft.games.infinity.bot.reach import can_reach, nearest
from undercroft.games.infinity.combat.numbers import most_health
from undercroft.games.infinity.map.exploration import is_unexplored
from undercroft.games.infinity.map.figures import enemies_at, heroes, is_fighting, is_up
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.state import NO_HAZARD, Infinity

WELL: Final = 0.55
"""With this share of its Health a hero goes on."""
CALLED: Final = 4
"""How many doors away a fight is worth going to."""
LATE: Final = 0.5
"""After this share of the rounds there is no time to rest."""


def share(s: Infinity, seat: int) -> float:
    """How much of its Health a hero has."""
    return s.health[seat] / most_health(s, seat)


def aims(s: Infinity, seat: int) -> list[int]:
    """The tiles that a hero should make for, those on which it can stand before all others."""
    wanted = wishes(s, seat)
    return [place for place in wanted if s.hazards[place] == NO_HAZARD] or wanted


def wishes(s: Infinity, seat: int) -> list[int]:
    """The tiles that a hero would make for, whatever is there."""
    if not is_cooperative(s):
        return s.page.aims(s, seat) or frontier(s) or brink(s)
    return fights(s, seat) or s.page.aims(s, seat) or onward(s, seat)


def fights(s: Infinity, seat: int) -> list[int]:
    """The tiles near by in which others fight, for who can help."""
    if share(s, seat) < WELL:
        return []
    away = s.dungeon.distances(s.spot[seat])
    others = [other for other in heroes(s) if other != seat and is_fighting(s, other)]
    return [s.spot[other] for other in others if away[s.spot[other]] <= CALLED]


def onward(s: Infinity, seat: int) -> list[int]:
    """The leader goes where something is to be found, the others go after the leader.

    Who cannot get to the leader, nor pay for what leads there, finds something by itself.
    """
    first, unknown = leader(s), frontier(s) or brink(s)
    if seat == first:
        return unknown
    is_alone = not can_reach(s, seat, [s.spot[first]]) and not can_pay_for_way(s, seat)
    return unknown if is_alone and can_reach(s, seat, unknown) else [s.spot[first]]


def leader(s: Infinity) -> int:
    """The sturdiest hero on its feet, of those who can get to the unknown if anybody can."""
    up = [seat for seat in heroes(s) if is_up(s, seat)] or heroes(s) or [0]
    unknown = frontier(s) or brink(s)
    free = [seat for seat in up if can_reach(s, seat, unknown)]
    return max(free or up, key=lambda seat: (s.health[seat] + 2 * s.hero(seat).defense, -seat))


def may_explore(s: Infinity, seat: int) -> bool:
    """Whether it is time to open a door: for the well, with all who can come well and near."""
    if share(s, seat) < WELL:
        return False
    if not is_cooperative(s):
        return True
    others = [other for other in heroes(s) if other != seat and can_reach(s, other, [s.spot[seat]])]
    away = s.dungeon.distances(s.spot[seat])
    is_late = bool(s.page.row.limit) and s.round > LATE * s.page.row.limit
    near = all(away[s.spot[other]] <= 1 for other in others)
    return all(is_late or share(s, other) >= WELL for other in others) and near


def frontier(s: Infinity) -> list[int]:
    """The tiles with a door into the unknown."""
    return [place for place in unknown_beyond(s) if s.hazards[place] == NO_HAZARD]


def brink(s: Infinity) -> list[int]:
    """The hazards with a door into the unknown: for who has seen all that lies on firm ground."""
    return [place for place in unknown_beyond(s) if s.hazards[place] != NO_HAZARD]


def unknown_beyond(s: Infinity) -> list[int]:
    """All tiles with a door into the unknown."""
    places = range(len(s.dungeon.tiles))
    return [place for place in places if any(is_unexplored(s, place, side) for side in SIDES)]


def is_safe(s: Infinity, seat: int) -> bool:
    """Whether nobody is near who could disturb a rest."""
    return not is_fighting(s, seat) and not enemies_at(s, s.spot[seat])


def way_left(s: Infinity, seat: int) -> int:
    """How many doors lie between a hero and the nearest of its aims."""
    return nearest(s, s.spot[seat], aims(s, seat))
