"""Two Ropes: two teams, each with an object to carry out; heroes may rob whoever holds it."""

from __future__ import annotations

from undercroft.games.caverns.adventures.daylight import at_exit
from undercroft.games.caverns.adventures.script import SCRIPTS, Script
from undercroft.games.caverns.figures import is_gone, is_standing, members
from undercroft.games.caverns.state import ESCAPED, NOBODY, OUT, Caverns
from undercroft.games.caverns.whereabouts import adjacent
from undercroft.games.caverns.words import FIRST_PROP


def wanted(s: Caverns, team: int) -> int:
    """The object a team wants."""
    ids = [prop.id for prop in s.adventure.props]
    return FIRST_PROP + ids.index(s.adventure.teams[team].wants)


def has_climbed(s: Caverns, team: int) -> bool:
    """Whether all of a team who are not out have escaped, one of them with its object."""
    left = [seat for seat in members(s, team) if s.status[seat] != OUT]
    outside = all(s.status[seat] == ESCAPED for seat in left)
    return outside and s.holder[wanted(s, team)] in left


class TwoRopes(Script):
    """A hero attacks a rival only for what his team wants; both teams may win."""

    def rivals(self, s: Caverns, seat: int) -> tuple[int, ...]:
        """Who holds what the own team wants, and is of the other. [CV-COMPET-01]"""
        holder = s.holder[wanted(s, s.team[seat])]
        if holder == NOBODY or s.team[holder] == s.team[seat] or not is_standing(s, holder):
            return ()
        return (holder,)

    def spoils(self, s: Caverns, by: int, target: int) -> int:
        """A hit on an adjacent rival may take the object."""
        prop = wanted(s, s.team[by])
        return prop if s.holder[prop] == target and adjacent(s, by, target) else NOBODY

    def escapes(self, s: Caverns, seat: int) -> bool:
        return at_exit(s, seat)

    def is_won(self, s: Caverns) -> bool:
        """When nobody is left inside, whoever has climbed has won. [CV-COMPET-06]"""
        return is_over(s) and bool(self.winners(s))

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


def is_over(s: Caverns) -> bool:
    """Whether every hero has escaped or is out."""
    for seat in range(s.seats):  # noqa: SIM110  (a generator costs more here)
        if not is_gone(s, seat):
            return False
    return True


SCRIPTS["adv-09"] = TwoRopes()
