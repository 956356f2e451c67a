"""Numbers everybody watches: surges, experience, time, and how far the goal has come."""

from __future__ import annotations

from functools import cache

from undercroft.games.caverns.adventures.quench_the_pit import wanted_pours
from undercroft.games.caverns.adventures.script import Script, script_of
from undercroft.games.caverns.adventures.six_coffers import closed_coffers, points
from undercroft.games.caverns.experience import purse
from undercroft.games.caverns.figures import is_hero, targetable
from undercroft.games.caverns.plans import Pool
from undercroft.games.caverns.state import ESCAPED, Caverns
from undercroft.games.caverns.words import FIRST_MONSTER, FIRST_PROP, TILE_STACK
from undercroft.kernel.scene import Track


def tracks(s: Caverns) -> list[Track]:
    """The round and the time, the goal, then what each team or seat has."""
    found = [track("round", s.round + 1)]
    if s.adventure.time:
        found.append(track("time", s.clock, s.adventure.time_with(s.seats)))
    return [*found, *goal(s), *surges(s), *experience(s)]


@cache
def track(name: str, value: int, most: int | None = None, owner: int = -1, of: str = "") -> Track:
    """One number."""
    return Track(
        id=f"track:{name.replace(' ', '-').lower()}{of}",
        name=name,
        value=value,
        most=most,
        owner=owner,
    )


# ---- the goal ------------------------------------------------------------------------------------


def goal(s: Caverns) -> list[Track]:
    """How far the objective has come, by what the page asks for."""
    found = [track("tiles left", s.stacks[TILE_STACK].size)] if s.adventure.stack else []
    if s.adventure.villains:
        beaten = sum(s.hp[f] == 0 for f in s.villains)
        found.append(track("villains beaten", beaten, max(1, len(s.villains))))
    loose = sum(prop.copies for prop in s.adventure.props if not (prop.fixed or prop.stays))
    if loose:
        found.append(track("objects carried", held(s), loose))
    if s.adventure.terms.pours:
        found.append(track("poured", s.pours, wanted_pours(s)))
    return [*found, *cracks(s), *coffers(s), *outside(s)]


def cracks(s: Caverns) -> list[Track]:
    """How many fissures are closed."""
    wanted = s.adventure.cave.fissures if s.adventure.cave is not None else 0
    closed = wanted - len(targetable(s))
    return [track("fissures closed", closed, wanted)] if wanted else []


def coffers(s: Caverns) -> list[Track]:
    """How many coffers are empty, and what each hero would score now."""
    if not s.adventure.coffers:
        return []
    count = len(s.adventure.coffers)
    found = [track("coffers empty", count - len(closed_coffers(s)), count)]
    return [*found, *(owned("gold", s.gold[i], i) for i in range(s.seats))] + [
        owned("points", points(s, i), i) for i in range(s.seats)
    ]


def owned(name: str, value: int, seat: int) -> Track:
    """A number of one seat."""
    return track(name, value, owner=seat, of=f"-{seat + 1}")


def held(s: Caverns) -> int:
    """How many objects heroes carry."""
    return sum(is_hero(s.holder[f]) for f in range(FIRST_PROP, FIRST_MONSTER))


def outside(s: Caverns) -> list[Track]:
    """How many heroes have escaped, where one escapes."""
    if type(script_of(s)).escapes is Script.escapes:
        return []
    return [track("escaped", sum(status == ESCAPED for status in s.status), s.seats)]


# ---- what is shared ------------------------------------------------------------------------------


def surges(s: Caverns) -> list[Track]:
    """Surge tokens of the party, of each team or of each seat."""
    if s.adventure.pool == Pool.PARTY:
        return [track("surges", s.surges[0])]
    by_seat = s.adventure.pool == Pool.SEAT
    return [
        track("surges", n, owner=i if by_seat else first_of(s, i), of=f"-{i + 1}")
        for i, n in enumerate(s.surges)
    ]


def experience(s: Caverns) -> list[Track]:
    """What is in each pile."""
    teams = sorted({s.team[seat]: seat for seat in reversed(range(s.seats))}.items())
    if len(teams) == 1:
        return [track("XP", purse(s, teams[0][1]))]
    return [track("XP", purse(s, seat), owner=seat, of=f"-{team + 1}") for team, seat in teams]


def first_of(s: Caverns, team: int) -> int:
    """The first seat of a team."""
    return next((seat for seat in range(s.seats) if s.team[seat] == team), -1)
