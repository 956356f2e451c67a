"""The numbers everybody watches: the hunt, the round, and those of each hero."""

from __future__ import annotations

from undercroft.games.infinity.combat.numbers import ap_rating, noise_of
from undercroft.games.infinity.content.schema import LEVELS
from undercroft.games.infinity.content.tables import EXPERIENCE
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.notation import NOTATION, TILE_STACK
from undercroft.games.infinity.phases.endings import scenario
from undercroft.games.infinity.phases.threat import has_meter
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.scene import Track


def tracks(s: Infinity) -> list[Track]:
    """The round, the Threat Meter while it is there, the tiles left, and all of each hero."""
    limit = scenario(s).limit or None
    shared = [Track(id="track:round", name="Round", value=s.round, most=limit)]
    if has_meter(s):
        shared.append(Track(id="track:threat", name="Threat Meter", value=s.meter))
    shared.append(Track(id="track:tiles", name="Tiles left", value=s.stacks[TILE_STACK].size))
    return [*shared, *(track for seat in heroes(s) for track in hero_tracks(s, seat))]


def hero_tracks(s: Infinity, seat: int) -> list[Track]:
    """Action points in halves as they are spent, Experience, coins and Noise."""
    who = NOTATION.actor(seat)
    level = s.level[seat]
    most = EXPERIENCE[level - 1] if level < LEVELS else 0
    rows = (
        ("points", "Action points", s.left[seat] // 2, ap_rating(s, seat)),
        ("level", "Level", level, LEVELS),
        ("xp", "Experience", s.xp[seat], most),
        ("coins", "Coins", s.coins[seat], None),
        ("noise", "Noise", noise_of(s, seat), None),
    )
    return [
        Track(id=f"track:{id_}-{who}", name=name, value=value, most=limit, owner=seat)
        for id_, name, value, limit in rows
    ]
