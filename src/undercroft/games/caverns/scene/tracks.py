"""Numbers everybody watches: surges, experience, time, and how far the goal has come."""

from __future__ import annotations

from functools import cache

from undercroft.games.caverns.content.page_schema import Pool
from undercroft.games.caverns.map.figures import is_hero
from undercroft.games.caverns.notation import FIRST_MONSTER, FIRST_PROP, TILE_STACK
from undercroft.games.caverns.phases.experience import purse
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.parts import part
from undercroft.kernel.scene import Track


@part
def tracks(s: Caverns) -> tuple[Track, ...]:
    """The round and the time, the goal, then what each team or seat has."""
    tracks = [track("round", s.round + 1)]
    if s.adventure.time:
        tracks.append(track("time", s.clock, s.page.time(s.seats)))
    return (*tracks, *goal(s), *surges(s), *experience(s))


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
    tracks = [track("tiles left", s.stacks[TILE_STACK].size)] if s.adventure.stack else []
    if s.adventure.villains:
        beaten = sum(s.hp[f] == 0 for f in s.villains)
        tracks.append(track("villains beaten", beaten, max(1, len(s.villains))))
    loose = sum(prop.copies for prop in s.adventure.props if not (prop.fixed or prop.stays))
    if loose:
        tracks.append(track("objects carried", held(s), loose))
    return [*tracks, *s.page.tracks(s)]


def owned(name: str, value: int, seat: int) -> Track:
    """A number of one seat."""
    return track(name, value, owner=seat, of=f"-{seat + 1}")


def held(s: Caverns) -> int:
    """How many objects heroes carry."""
    return sum(is_hero(s.holder[f]) for f in range(FIRST_PROP, FIRST_MONSTER))


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
