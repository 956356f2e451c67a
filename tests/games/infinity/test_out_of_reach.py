"""Goals that can no longer be met end the game once all tiles are laid."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.content.tables import SCENARIOS
from undercroft.games.infinity.map.hazards import lay_hazard
from undercroft.games.infinity.notation import EQUIPMENT_TILE, NOTATION, TILE_STACK
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.scenarios.carried import CarriedToken
from undercroft.games.infinity.scenarios.the_long_dark import TheLongDark
from undercroft.games.infinity.scenarios.three_seals import ThreeSeals
from undercroft.kernel.outcome import Over
from undercroft.kernel.stacks import EVERYONE

PARTIES = (("paladin", "thief"), ("paladin", "thief", "monk"))
FAR = 1


def explored(id_: str, heroes: tuple[str, ...], tile: str = "crossing-of-lamps") -> Place:
    """A scenario with one tile north of the start, and none left to be laid."""
    place = Place(*heroes, scenario=id_)
    place.plays(id_)
    place.s.meter, place.s.laid_in = 20, 1
    place.tile(tile, 0, "north")
    place.stack(TILE_STACK)
    return place


def floods(place: Place, tile: int = FAR, hazard: Hazard = Hazard.FLOOD) -> None:
    """A tile becomes a hazard."""
    place.begin()
    lay_hazard(place.s, tile, hazard)
    place.s.run()


def ended(place: Place) -> Over | None:
    """The round ends, and perhaps the game with it."""
    place.begin(EndOfRound())
    return place.s.over


def token(place: Place) -> CarriedToken:
    """The scenario, where it has something to be carried."""
    assert isinstance(place.s.page, CarriedToken)
    return place.s.page


# ---- what is carried -----------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", PARTIES)
@pytest.mark.parametrize("hazard", list(Hazard))
@pytest.mark.parametrize("id_", ["sc-01", "sc-03"])
def test_di_mode_10_together_a_token_lost_in_a_hazard_is_defeat(
    id_: str, hazard: Hazard, heroes: tuple[str, ...]
) -> None:
    place = explored(id_, heroes)
    token(place).lies_at = FAR
    assert ended(place) is None
    floods(place, hazard=hazard)
    over = ended(place)
    assert over is not None
    assert (over.ending, over.winners) == ("out-of-reach", ())


@pytest.mark.parametrize("id_", ["sc-01", "sc-03", "sc-09"])
def test_di_mode_10_what_was_never_found_is_out_of_reach_and_what_is_carried_is_not(
    id_: str,
) -> None:
    assert ended(explored(id_, PARTIES[0])) is not None
    place = explored(id_, PARTIES[0])
    token(place).holder = 1
    place.s.spot[1] = FAR
    assert ended(place) is None


@pytest.mark.parametrize("id_", ["sc-01", "sc-03", "sc-09"])
def test_di_mode_10_while_there_is_something_to_explore_nothing_is_given_up(id_: str) -> None:
    place = explored(id_, PARTIES[0])
    place.stack(TILE_STACK, "tile-cell")
    assert ended(place) is None


@pytest.mark.parametrize("id_", ["sc-01", "sc-03", "sc-05", "sc-06", "sc-09"])
def test_di_mode_10_behind_a_sealed_door_there_may_still_be_what_is_sought(id_: str) -> None:
    place = Place(*PARTIES[0], scenario=id_)
    place.plays(id_)
    place.s.meter, place.s.laid_in = 20, 1
    place.cave_in(0)
    assert ended(place) is None
    place.stack(TILE_STACK)
    assert ended(place) is not None


@pytest.mark.parametrize("heroes", PARTIES)
def test_di_mode_10_among_rivals_the_last_carrier_of_a_lost_relic_wins(
    heroes: tuple[str, ...],
) -> None:
    place = explored("sc-09", heroes)
    token(place).holder = 1
    place.s.spot[1] = FAR
    place.s.level[0] = 3
    token(place).exhausted(place.s, 1, 0)
    assert ended(place) is None
    place.s.spot[1] = 0
    floods(place)
    over = ended(place)
    assert over is not None
    assert (over.ending, over.winners) == ("out-of-reach", (1,))


@pytest.mark.parametrize(("heroes", "winner"), [(PARTIES[0], 1), (PARTIES[1], 2)])
def test_di_mode_10_a_relic_that_nobody_had_leaves_the_most_learned_ahead(
    heroes: tuple[str, ...], winner: int
) -> None:
    place = explored("sc-09", heroes)
    place.s.xp[winner] = 4
    over = ended(place)
    assert over is not None
    assert over.winners == (winner,)


# ---- seals, guards, lords ------------------------------------------------------------------------


def sealed(heroes: tuple[str, ...], kind: TileKind, tile: str) -> Place:
    """All seals but one are broken, and its tile lies north of the start."""
    place = explored("sc-05", heroes, tile)
    page = place.s.page
    assert isinstance(page, ThreeSeals)
    page.broken = sum(1 << other for other in TileKind if other != kind)
    needle = NOTATION.cards.parse("needle")
    place.s.zones[EQUIPMENT_TILE] = place.s.zones[EQUIPMENT_TILE].add(needle, EVERYONE)
    return place


@pytest.mark.parametrize("heroes", PARTIES)
@pytest.mark.parametrize(
    ("kind", "tile"),
    [
        (TileKind.EQUIPMENT, "equipment-tile"),
        (TileKind.MEDICAL, "medical-tile"),
        (TileKind.TRAINING, "training-tile"),
    ],
)
def test_di_mode_10_a_seal_that_nobody_can_break_any_more_is_defeat(
    kind: TileKind, tile: str, heroes: tuple[str, ...]
) -> None:
    place = sealed(heroes, kind, tile)
    place.s.spot[0] = FAR
    assert ended(place) is None
    place.s.spot[0] = 0
    floods(place)
    assert ended(place) is not None
    assert ended(explored("sc-05", heroes)) is not None  # the tiles are not there at all


def test_di_mode_10_an_empty_equipment_tile_breaks_no_seal() -> None:
    place = sealed(PARTIES[0], TileKind.EQUIPMENT, "equipment-tile")
    place.s.spot[0] = FAR
    zone = place.s.zones[EQUIPMENT_TILE]
    place.s.zones[EQUIPMENT_TILE] = zone.without(0)
    assert ended(place) is not None


def test_di_mode_10_without_rewards_other_seals_can_still_be_broken() -> None:
    place = sealed(PARTIES[0], TileKind.MEDICAL, "medical-tile")
    place.s.spot[0] = FAR
    place.s.zones[EQUIPMENT_TILE] = place.s.zones[EQUIPMENT_TILE].empty()
    assert ended(place) is None


@pytest.mark.parametrize("heroes", PARTIES)
def test_di_mode_10_a_guard_that_drowned_did_not_fall(heroes: tuple[str, ...]) -> None:
    place = explored("sc-06", heroes)
    page = place.s.page
    assert isinstance(page, TheLongDark)
    page.fallen = 1
    place.enemy("pale-surgeon", place=FAR)
    page.bands = (0, len(place.s.band_card) - 1)
    assert ended(place) is None
    floods(place)
    over = ended(place)
    assert over is not None
    assert over.winners == ()


@pytest.mark.parametrize(("casual", "is_over"), [(True, True), (False, False)])
def test_di_mode_10_no_lord_is_broken_where_none_comes(casual: bool, is_over: bool) -> None:
    place = explored("sc-04", PARTIES[1])
    place.agree(casual=casual)
    assert (ended(place) is not None) == is_over


@pytest.mark.parametrize("heroes", PARTIES)
@pytest.mark.parametrize("id_", ["sc-02", "sc-07", "sc-08", "sc-10"])
def test_di_mode_10_other_goals_stay_in_reach_to_their_last_round(
    id_: str, heroes: tuple[str, ...]
) -> None:
    assert next(row for row in SCENARIOS if row.id == id_).limit
    assert ended(explored(id_, heroes)) is None
