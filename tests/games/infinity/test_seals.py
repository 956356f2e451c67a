"""Sealed doors: cave-ins, rock slides, doors that are shut, digging."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import draws
from tests.games.infinity.crossroads import BEYOND, CROSSROADS, dungeon
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.hazards import HAZARD_ACTIONS
from undercroft.games.infinity.actions.move import MOVING, RUNNING_
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.carrying import get_card
from undercroft.games.infinity.map.geometry import CLOSED, EAST, NORTH, SOUTH, WEST
from undercroft.games.infinity.map.seals import is_sealed, seals, thaw, unseal
from undercroft.games.infinity.notation import EVENT_DECK, NOTATION, TILE_STACK
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn
from undercroft.games.infinity.phases.setup.layout import START
from undercroft.games.infinity.state import NO_METER


@pytest.fixture(autouse=True)
def actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "ACTIONS", HeroActions(*HAZARD_ACTIONS, MOVING, RUNNING_, ENDING))


def give(place: Place, name: str, seat: int = 0) -> None:
    """A hero has a thing."""
    get_card(place.s, seat, NOTATION.cards.parse(name))
    place.s.listed = None


# ---- seals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["wrong-beam", "the-roof-comes-down"])
def test_di_haz_17_a_cave_in_seals_every_door_and_is_heard(card: str) -> None:
    place = dungeon()
    place.s.spot[0] = CROSSROADS
    draws(place, card, RiskDeck.DEBRIS)
    assert [is_sealed(place.s, CROSSROADS, side) for side in range(4)] == [True] * 4
    assert place.s.dungeon.way(START, NORTH) == CLOSED
    assert len(seals(place.s)) == 4  # one for each door
    assert place.s.noises == [0, 6, 0, 0]


def test_di_haz_18_each_seal_goes_by_itself() -> None:
    place = dungeon()
    place.cave_in(CROSSROADS)
    unseal(place.s, START, NORTH)
    assert place.s.dungeon.way(CROSSROADS, SOUTH) == START
    assert len(place.s.seal_work) == len(place.s.seal_rounds) == 3


def test_di_haz_20_a_sealed_door_stops_heroes() -> None:
    place = dungeon()
    place.seal(START, NORTH)
    place.begin(Turn(0))
    assert place.refused("h1 move north") == ["DI-TILE-05"]


@pytest.mark.parametrize(
    ("card", "deck", "before", "sealed"),
    [
        ("slip-of-stone", RiskDeck.DEBRIS, [], NORTH),
        ("shored-up-badly", RiskDeck.DEBRIS, [], EAST),
        ("ceiling-wire", RiskDeck.CHEST, [], WEST),
        ("slip-of-stone", RiskDeck.DEBRIS, [NORTH], EAST),
        ("shored-up-badly", RiskDeck.DEBRIS, [EAST], WEST),  # there is no door in the south
        ("ceiling-wire", RiskDeck.CHEST, [WEST], NORTH),
    ],
)
def test_di_haz_21_a_rock_slide_takes_the_named_door_or_the_next_clockwise(
    card: str, deck: RiskDeck, before: list[int], sealed: int
) -> None:
    place = dungeon()
    for side in before:
        place.seal(START, side)
    draws(place, card, deck)
    assert [side for side in range(4) if is_sealed(place.s, START, side)] == sorted(
        [*before, sealed]
    )


def test_di_haz_21_a_door_that_leads_nowhere_is_no_open_one() -> None:
    place = dungeon()
    west = place.tile("four-winds", START, "west")  # no tile can lie south of it
    place.s.spot[0] = west
    place.seal(west, EAST)
    draws(place, "shored-up-badly", RiskDeck.DEBRIS)
    assert [side for side in range(4) if is_sealed(place.s, west, side)] == [EAST, WEST]


def test_di_haz_22_a_rock_slide_blocks_sight_and_is_dug_away() -> None:
    place = dungeon()
    assert place.s.dungeon.line(START, NORTH, 2) == [CROSSROADS, BEYOND]
    place.s.spot[0] = CROSSROADS
    draws(place, "slip-of-stone", RiskDeck.DEBRIS)
    assert place.s.dungeon.line(START, NORTH, 2) == [CROSSROADS]
    give(place, "pick-axe")
    for _ in range(2):
        place.begin(Turn(0))
        place.play("h1 dig north")
    assert place.s.dungeon.line(START, NORTH, 2) == [CROSSROADS, BEYOND]


@pytest.mark.parametrize("doors", [0, 1])
def test_di_haz_23_without_an_open_door_a_rock_slide_does_nothing(doors: int) -> None:
    place = dungeon()
    place.s.spot[0] = CROSSROADS
    place.cave_in(CROSSROADS)
    if doors:
        unseal(place.s, CROSSROADS, WEST)
    draws(place, "slip-of-stone", RiskDeck.DEBRIS)
    assert len(seals(place.s)) == 4


def test_ic_18_doors_shut_for_some_rounds_open_again_and_others_do_not() -> None:
    place = dungeon()
    place.seal(START, EAST, 2)
    place.seal(START, WEST, 1)
    place.seal(CROSSROADS, NORTH)
    for left in (2, 1, 1):
        place.begin(EndOfRound())
        place.s.round += 1
        assert len(place.s.dungeon.sealed) == len(place.s.seal_rounds) == left
    assert is_sealed(place.s, BEYOND, SOUTH)


def test_di_haz_17_of_two_seals_the_longer_one_counts() -> None:
    place = dungeon()
    place.seal(START, EAST, 2)
    place.seal(START, EAST)
    place.seal(START, EAST, 1)
    assert list(seals(place.s).values()) == [(0, 0)]


# ---- digging -------------------------------------------------------------------------------------


def buried(*heroes: str) -> Place:
    """The way north of the start is sealed, and the first hero has a turn."""
    place = dungeon(*heroes)
    place.seal(START, NORTH)
    place.seal(CROSSROADS, EAST)
    place.begin(Turn(0))
    return place


def test_di_haz_24_by_hand_a_turn_is_heard_and_draws_two_events() -> None:
    place = buried()
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, "event-hesk-25", "event-hesk-24")
    place.play("h1 dig north", "d draw events event-hesk-25", "d draw events event-hesk-24")
    assert place.s.noises[START] == 4
    assert seals(place.s)[START * 4 + NORTH] == (1, 0)
    assert place.s.frames == []


def test_di_haz_25_a_pick_axe_is_faster_and_louder() -> None:
    place = buried()
    give(place, "pick-axe")
    place.play("h1 dig north")
    assert (place.s.noises[START], place.s.meter) == (6, 19)
    place.begin(Turn(0))
    place.play("h1 dig north")
    assert not is_sealed(place.s, START, NORTH)
    assert is_sealed(place.s, CROSSROADS, EAST)


def test_di_haz_26_work_stays_with_the_door_whoever_does_it() -> None:
    place = buried("paladin", "thief", "warrior")
    place.s.spot[1] = CROSSROADS
    give(place, "pick-axe", 2)
    for move in ("h1 dig north", "h2 dig south", "h3 dig north"):
        assert is_sealed(place.s, START, NORTH)
        place.begin(Turn(int(move[1]) - 1))
        place.play(move)
    assert not is_sealed(place.s, START, NORTH)


def test_di_a_32_how_much_work_it_takes_is_agreed_on() -> None:
    place = buried()
    place.agree(dig_units=2)
    give(place, "pick-axe")
    place.play("h1 dig north")
    assert not is_sealed(place.s, START, NORTH)


def test_di_haz_26_digging_takes_the_whole_turn_and_a_sealed_door() -> None:
    place = buried()
    assert place.legal("dig") == ["north"]
    assert place.refused("h1 dig south") == ["DI-HAZ-18"]
    place.stack(TILE_STACK, "tile-fork", "tile-drain")
    place.play("h1 move east", "d draw tiles tile-fork")
    assert place.refused("h1 dig north") == ["DI-AP-07", "DI-HAZ-18"]


@pytest.mark.parametrize("rounds", [(3, 1), (1, 3)])
def test_ic_18_of_two_seals_the_longer_counts(rounds: tuple[int, int]) -> None:
    place = dungeon()
    for count in rounds:
        place.seal(CROSSROADS, NORTH, count)
    for _ in range(3):
        assert is_sealed(place.s, CROSSROADS, NORTH)
        thaw(place.s)
        place.s.round += 1
    assert not is_sealed(place.s, CROSSROADS, NORTH)
