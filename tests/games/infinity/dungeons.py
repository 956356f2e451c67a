"""The dungeons of the mini-campaign with everything laid, for tests to play in."""

from __future__ import annotations

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.tables import ALL_LORDS, DUNGEONS, LORD_NAMES
from undercroft.games.infinity.phases.setup.layout import start_stacks
from undercroft.games.infinity.phases.threat import first_meter
from undercroft.games.infinity.scenarios.drowned_works import DrownedWorks
from undercroft.games.infinity.scenarios.gaol_of_nine_keys import GaolOfNineKeys
from undercroft.games.infinity.scenarios.hall_of_listening import HallOfListening
from undercroft.games.infinity.scenarios.page import PLAYS
from undercroft.games.infinity.scenarios.preset import place_of

IDS = [row.id for row in DUNGEONS]
GAOL, WORKS, HALL = IDS


def dungeon(id_: str, *heroes: str, spared: bool = False, casual: bool = False) -> Place:
    """Heroes at the start of a dungeon, all decks shuffled and everything laid."""
    place = Place(*(heroes or ("warrior", "thief", "monk")))
    place.agree(warden_spared=spared, casual=casual)
    s = place.s
    s.page = PLAYS[id_].copy()
    s.order = tuple(range(s.seats))
    s.lord_kind = LORD_NAMES.parse(s.page.row.lord or "")
    start_stacks(s, s.page.row, (), ALL_LORDS[s.lord_kind].deck)
    s.meter = first_meter(s, 0)
    s.page.set_up(s)
    return place


def gaol(*heroes: str) -> tuple[Place, GaolOfNineKeys]:
    """The first dungeon."""
    place = dungeon(GAOL, *heroes)
    assert isinstance(place.s.page, GaolOfNineKeys)
    return place, place.s.page


def works(*heroes: str) -> tuple[Place, DrownedWorks]:
    """The second dungeon."""
    place = dungeon(WORKS, *heroes)
    assert isinstance(place.s.page, DrownedWorks)
    return place, place.s.page


def hall(*heroes: str, spared: bool = False, casual: bool = False) -> tuple[Place, HallOfListening]:
    """The third dungeon."""
    place = dungeon(HALL, *heroes, spared=spared, casual=casual)
    assert isinstance(place.s.page, HallOfListening)
    return place, place.s.page


def at(place: Place, tile: str, seat: int = 0) -> int:
    """A hero stands on a tile of the dungeon."""
    place.s.spot[seat] = place_of(place.s, tile)
    return place.s.spot[seat]


def ending(place: Place) -> str:
    """How the game has ended, or nothing while it goes on."""
    return place.s.over.ending if place.s.over else ""
