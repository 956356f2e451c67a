"""The numbers everybody watches: the hunt, the round, and those of each hero."""

from __future__ import annotations

from functools import cache, lru_cache

from undercroft.games.infinity.combat.numbers import ap_rating
from undercroft.games.infinity.content.schema import LEVELS
from undercroft.games.infinity.content.tables import EXPERIENCE
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.endings import scenario
from undercroft.games.infinity.phases.prices import HALVES
from undercroft.games.infinity.phases.threat import has_meter
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.parts import part
from undercroft.kernel.scene import Track


@part
def tracks(s: Infinity, there: tuple[int, ...], now: int, tiles: int) -> tuple[Track, ...]:
    """The hunt and the tiles left, all of each hero there is, and what the scenario counts."""
    if s.camp:
        return tuple([track for seat in there for track in camp_tracks(s, seat)])
    own = [track for seat in there for track in hero_tracks(s, seat, is_active=seat == now)]
    return (*hunt(s), tiles_left(tiles), *own, *scenario_tracks(s))


def camp_tracks(s: Infinity, seat: int) -> tuple[Track, ...]:
    """What counts of a hero between two dungeons."""
    return hero_tracks(s, seat, is_active=False)[1:]


@part
def hunt(s: Infinity) -> tuple[Track, ...]:
    """The round, and the Threat Meter while it is there."""
    limit = scenario(s).limit or None
    shared = [Track(id="track:round", name="Round", value=s.round, most=limit)]
    if has_meter(s):
        shared.append(Track(id="track:threat", name="Threat Meter", value=s.meter))
    if s.calm:
        shared.append(Track(id="track:calm", name="Lord events calmed", value=s.calm))
    return tuple(shared)


@cache
def tiles_left(count: int) -> Track:
    """How many tiles are still to be found."""
    return Track(id="track:tiles", name="Tiles left", value=count)


@part
def scenario_tracks(s: Infinity) -> tuple[Track, ...]:
    """The numbers that count in this scenario alone."""
    return tuple(s.page.tracks(s))


def hero_tracks(s: Infinity, seat: int, *, is_active: bool) -> tuple[Track, ...]:
    """Whole action points, those left in a hero's own turn; level and coins."""
    rating = ap_rating(s, seat)
    left = s.left[seat] // HALVES if is_active else rating
    rows = (
        ("points", "Action points", left, rating),
        ("level", "Level", s.level[seat], LEVELS),
        *experience(s, seat),
        ("coins", "Coins", s.coins[seat], None),
    )
    return tuple([hero_track(seat, *row) for row in rows])


@lru_cache(maxsize=4096)
def hero_track(seat: int, id_: str, name: str, value: int, most: int | None) -> Track:
    """A number of a hero."""
    return Track(
        id=f"track:{id_}-{NOTATION.actor(seat)}", name=name, value=value, most=most, owner=seat
    )


def experience(s: Infinity, seat: int) -> list[tuple[str, str, int, int]]:
    """How far a hero is on the way to the next level, if there is one."""
    level = s.level[seat]
    return [("xp", "Experience", s.xp[seat], EXPERIENCE[level - 1])] if level < LEVELS else []
