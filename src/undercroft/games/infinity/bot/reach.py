"""Where a hero can get to as things are, and how far it is by ways that it can go."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.actions.hazards import ROPE
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.tables import HEALTH
from undercroft.games.infinity.map.carrying import held_of_kind
from undercroft.games.infinity.map.geometry import FAR
from undercroft.games.infinity.map.ground import is_lava, is_pit
from undercroft.games.infinity.state import NO_HAZARD, Infinity

NO_WAY: Final = 12
"""What a goal without a way counts as."""


def is_open_everywhere(s: Infinity) -> bool:
    """Whether no hazard and no sealed door bars any way."""
    return not s.dungeon.sealed and not has_hazards(s)


def has_hazards(s: Infinity) -> bool:
    """Whether there is lava, a flood or a crevice anywhere."""
    return any(hazard != NO_HAZARD for hazard in s.hazards)


def within_reach(s: Infinity, seat: int) -> list[int]:
    """The tiles a hero can get to as things are, lava included, pits with a rope at hand."""
    has_rope = bool(held_of_kind(s, seat, ROPE))
    places = [s.spot[seat]]
    for at in places:
        open_to = [p for p in onward_from(s, at) if has_rope or s.ropes[p] or not is_pit(s, p)]
        places.extend([place for place in open_to if place not in places])
    return places


def onward_from(s: Infinity, at: int) -> list[int]:
    """The tiles next to one; who passes a hazard goes on to firm ground."""
    beyond = s.dungeon.neighbours(at)
    if s.hazards[at] == NO_HAZARD:
        return beyond
    return [place for place in beyond if s.hazards[place] == NO_HAZARD]


def can_reach(s: Infinity, seat: int, goals: list[int]) -> bool:
    """Whether a way leads a hero to any of some tiles."""
    if is_open_everywhere(s):
        return True
    reach = within_reach(s, seat)
    return any(goal in reach for goal in goals)


def shuns_lava(s: Infinity, seat: int) -> bool:
    """Whether there is lava that a hero had better walk round."""
    return Hazard.LAVA in s.hazards and s.health[seat] <= 2 * HEALTH.lava


class Ways:
    """How far the tiles are from the nearest of some goals, for a hero.

    Where hazards lie only ways count that it can go, and those round the lava first if it would
    not go in. Without any such way doors are counted as if nothing were there.
    """

    __slots__ = ("_away", "_goals", "_s")

    def __init__(self, s: Infinity, seat: int, goals: list[int]) -> None:
        self._s, self._goals, here = s, goals, s.spot[seat]
        self._away: dict[int, int] = {}
        if has_hazards(s):
            dry = walked(s, seat, goals, wades=False) if shuns_lava(s, seat) else {}
            away = dry if here in dry else walked(s, seat, goals, wades=True)
            self._away = away if here in away else {}

    def left(self, place: int) -> int:
        """How far it is from a tile to the nearest goal."""
        if self._away:
            return self._away.get(place, NO_WAY)
        return nearest(self._s, place, self._goals)

    def leads_round(self, place: int) -> bool:
        """Whether another way is taken than over a tile."""
        return bool(self._away) and place not in self._away


def walked(s: Infinity, seat: int, goals: list[int], *, wades: bool) -> dict[int, int]:
    """How far each tile is from the nearest goal for a hero, where a way leads there at all."""
    has_rope = bool(held_of_kind(s, seat, ROPE))
    away = dict.fromkeys(goals, 0)
    places = list(away)
    for at in places:
        for beyond in onward_from(s, at):
            is_shut = is_pit(s, beyond) and not (has_rope or s.ropes[beyond])
            is_shunned = is_lava(s, beyond) and not wades
            if beyond not in away and not is_shut and not is_shunned:
                away[beyond] = away[at] + 1
                places.append(beyond)
    return away


def left_from(s: Infinity, seat: int, place: int, goals: list[int]) -> int:
    """How far the goals would be for a hero that came to a tile, whatever way it took there."""
    away = walked(s, seat, goals, wades=True)
    return away[place] if place in away else NO_WAY + nearest(s, place, goals)


def nearest(s: Infinity, place: int, goals: list[int]) -> int:
    """How many doors the nearest goal is from a tile, whatever lies between."""
    away = s.dungeon.distances(place)
    least = min([away[goal] for goal in goals], default=0)
    return NO_WAY if least == FAR else least
