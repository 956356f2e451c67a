"""What only one scenario has: its token on the map, and the numbers that count towards its end."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.scenarios.carried import CarriedToken
from undercroft.games.infinity.scenarios.last_lantern import LastLantern
from undercroft.games.infinity.scenarios.the_captive import TheCaptive
from undercroft.games.infinity.scenarios.the_kings_toll import TheKingsToll
from undercroft.games.infinity.scenarios.the_long_dark import TheLongDark
from undercroft.games.infinity.scenarios.three_seals import ThreeSeals
from undercroft.games.infinity.scenarios.trophy_hunt import TrophyHunt
from undercroft.games.infinity.scene.board import DUNGEON, corner
from undercroft.games.infinity.state import NOWHERE, Infinity
from undercroft.kernel.scene import Bar, Token, Track

TOKEN_SPOT: Final = (0, 1)
"""Where the token of a scenario lies in its room."""
GUARDS: Final = 2


def token(s: Infinity) -> list[Token]:
    """The token of the scenario where it lies or is held."""
    page = s.page
    if not isinstance(page, CarriedToken) or page.lies_at == NOWHERE:
        return []
    bars = [captive_bar(page)] if isinstance(page, TheCaptive) else []
    return [lying(s, page.row.tokens[0].id, page.name, page.lies_at, *bars)]


def lying(s: Infinity, id_: str, name: str, place: int, *bars: Bar) -> Token:
    """A token in its room."""
    (x, y), (i, j) = corner(s, place), TOKEN_SPOT
    return Token(id=f"tok:{id_}", name=name, icon=id_, board=DUNGEON, x=x + i, y=y + j, bars=bars)


def captive_bar(page: TheCaptive) -> Bar:
    """The Health of the Captive."""
    ally = page.row.tokens[0].ally
    return Bar(name="Health", value=page.health, most=ally.health if ally else page.health)


def held(s: Infinity, seat: int) -> list[str]:
    """What a hero carries for the scenario."""
    page = s.page
    if not isinstance(page, CarriedToken) or page.holder != seat:
        return []
    return [
        "leads-the-captive" if isinstance(page, TheCaptive) else f"carries-{page.row.tokens[0].id}"
    ]


def tracks(s: Infinity) -> list[Track]:
    """The numbers that count in this scenario alone."""
    page = s.page
    if isinstance(page, TheCaptive):
        bar = captive_bar(page)
        return [Track(id="track:captive", name="Captive", value=bar.value, most=bar.most)]
    if isinstance(page, TheKingsToll):
        most = page.paid + page.left(s)
        return [Track(id="track:toll", name="Toll paid", value=page.paid, most=most)]
    if isinstance(page, ThreeSeals):
        return seal_tracks(s, page)
    if isinstance(page, TheLongDark):
        return [Track(id="track:guards", name="Guards fallen", value=page.fallen, most=GUARDS)]
    return own_tracks(s)


def seal_tracks(s: Infinity, page: ThreeSeals) -> list[Track]:
    """The seals, and after the last of them how many lord events may still come."""
    seals = page.term("seals")
    broken = Track(id="track:seals", name="Seals broken", value=page.seals(), most=seals)
    if page.seals() < seals:
        return [broken]
    most = page.term("events") + page.term("events-each") * len(heroes(s))
    return [broken, Track(id="track:scent", name="Lord events", value=page.events, most=most)]


def own_tracks(s: Infinity) -> list[Track]:
    """The numbers that count for each hero in this scenario."""
    page = s.page
    if isinstance(page, LastLantern):
        return [counted(seat, "lanterns", "Lanterns", page.lanterns[seat]) for seat in heroes(s)]
    if isinstance(page, TrophyHunt):
        return [counted(seat, "trophies", "Points", page.points[seat]) for seat in heroes(s)]
    return []


def counted(seat: int, id_: str, name: str, value: int) -> Track:
    """A number of one hero."""
    return Track(id=f"track:{id_}-{NOTATION.actor(seat)}", name=name, value=value, owner=seat)
