"""The numbers everybody watches: the hunt, the round, and those of each hero."""

from __future__ import annotations

from undercroft.games.infinity.combat.numbers import ap_rating
from undercroft.games.infinity.content.schema import LEVELS
from undercroft.games.infinity.content.tables import EXPERIENCE
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.notation import NOTATION, TILE_STACK
from undercroft.games.infinity.phases.endings import scenario
from undercroft.games.infinity.phases.hero_turn import active
from undercroft.games.infinity.phases.prices import HALVES
from undercroft.games.infinity.phases.threat import has_meter
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.scene import Track


def tracks(s: Infinity) -> list[Track]:
    """The round, the Threat Meter while it is there, the tiles left, and all of each hero."""
    limit = scenario(s).limit or None
    shared = [Track(id="track:round", name="Round", value=s.round, most=limit)]
    if has_meter(s):
        shared.append(Track(id="track:threat", name="Threat Meter", value=s.meter))
    if s.calm:
        shared.append(Track(id="track:calm", name="Lord events calmed", value=s.calm))
    shared.append(Track(id="track:tiles", name="Tiles left", value=s.stacks[TILE_STACK].size))
    own = [track for seat in heroes(s) for track in hero_tracks(s, seat)]
    return [*shared, *own, *s.page.tracks(s)]


def hero_tracks(s: Infinity, seat: int) -> list[Track]:
    """Whole action points, those left in a hero's own turn; level and coins."""
    who, rating = NOTATION.actor(seat), ap_rating(s, seat)
    left = s.left[seat] // HALVES if active(s) == seat else rating
    rows = (
        ("points", "Action points", left, rating),
        ("level", "Level", s.level[seat], LEVELS),
        *experience(s, seat),
        ("coins", "Coins", s.coins[seat], None),
    )
    return [
        Track(id=f"track:{id_}-{who}", name=name, value=value, most=limit, owner=seat)
        for id_, name, value, limit in rows
    ]


def experience(s: Infinity, seat: int) -> list[tuple[str, str, int, int]]:
    """How far a hero is on the way to the next level, if there is one."""
    level = s.level[seat]
    return [("xp", "Experience", s.xp[seat], EXPERIENCE[level - 1])] if level < LEVELS else []
