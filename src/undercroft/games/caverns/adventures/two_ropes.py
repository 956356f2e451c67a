"""Two Ropes: two teams, each with an object to carry out; heroes may rob rivals of either."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.caverns.adventures.daylight import EXIT, WayOut
from undercroft.games.caverns.map.distances import adjacent
from undercroft.games.caverns.map.figures import is_gone, is_hero, is_standing, members
from undercroft.games.caverns.map.geometry import marked
from undercroft.games.caverns.notation import FIRST_PROP
from undercroft.games.caverns.state import ESCAPED, NO_FIGURE, OUT, Caverns


def wanted(s: Caverns, team: int) -> int:
    """The object a team wants."""
    ids = [prop.id for prop in s.adventure.props]
    return FIRST_PROP + ids.index(s.adventure.teams[team].wants)


def prizes(s: Caverns, seat: int) -> tuple[int, ...]:
    """What a hero may rob rivals of: what his team wants; with the exit in sight, theirs too."""
    own = s.team[seat]
    return (wanted(s, own), wanted(s, 1 - own)) if marked(s.walls, EXIT) else (wanted(s, own),)


def has_climbed(s: Caverns, team: int) -> bool:
    """Whether all of a team who are not out have escaped, one of them with its object."""
    left = [seat for seat in members(s, team) if s.status[seat] != OUT]
    outside = all(s.status[seat] == ESCAPED for seat in left)
    return outside and s.holder[wanted(s, team)] in left


class TwoRopes(WayOut):
    """A hero attacks a rival only for an object; the first team to climb leaves little time."""

    ID = "adv-09"
    TERMS = ("smaller-team-surges",)

    def surges(self, each: int, sizes: Sequence[int]) -> list[int]:
        """The smaller team has some more."""
        more = self.term("smaller-team-surges")
        return [each + more * (size < max(sizes)) for size in sizes]

    def rivals(self, s: Caverns, seat: int) -> tuple[int, ...]:
        """Who holds what either team wants, and is of the other. [CV-COMPET-01]"""
        holders = sorted({s.holder[prop] for prop in prizes(s, seat)})
        others = [f for f in holders if is_hero(f) and s.team[f] != s.team[seat]]
        return tuple([f for f in others if is_standing(s, f)])

    def spoils(self, s: Caverns, by: int, target: int) -> int:
        """A hit on an adjacent rival may take an object, the own one before the other's."""
        if not adjacent(s, by, target):
            return NO_FIGURE
        return next((prop for prop in prizes(s, by) if s.holder[prop] == target), NO_FIGURE)

    def round_ended(self, s: Caverns) -> None:
        """Once a team has climbed, each round costs a time token."""
        s.clock -= int(bool(self.winners(s)))

    def is_won(self, s: Caverns) -> bool:
        """When nobody is left inside, or time is up, whoever has climbed has won. [CV-COMPET-06]"""
        return (s.clock <= 0 or is_over(s)) and bool(self.winners(s))

    def winners(self, s: Caverns) -> tuple[int, ...]:
        """The teams that have climbed, one or both. [CV-COMPET-06]"""
        teams = range(len(s.adventure.teams))
        return tuple(sorted(f for team in teams if has_climbed(s, team) for f in members(s, team)))

    def lost(self, s: Caverns) -> str:
        """A rope is cut when a team is out; else both hang empty."""
        if not is_over(s):
            return ""
        cut, empty = s.adventure.defeats
        teams = [members(s, team) for team in range(len(s.adventure.teams))]
        out = any(all(s.status[seat] == OUT for seat in team) for team in teams)
        return cut.id if out else empty.id

    def wants(self, s: Caverns, seat: int, prop: int) -> bool:
        """A hero should have what his team wants."""
        return prop == wanted(s, s.team[seat])

    def may_leave(self, s: Caverns, seat: int) -> bool:
        """When the team has its object, or that is out of reach."""
        holder = s.holder[wanted(s, s.team[seat])]
        return is_hero(holder) and (s.team[holder] == s.team[seat] or s.status[holder] == ESCAPED)


def is_over(s: Caverns) -> bool:
    """Whether every hero has escaped or is out."""
    for seat in range(s.seats):  # noqa: SIM110  (a generator costs more here)
        if not is_gone(s, seat):
            return False
    return True
