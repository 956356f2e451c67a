"""Moving, running, sneaking, hiding, and rest."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.numbers import ap_rating, defense_terms, noise_of, total
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import RiskDeck, Slot
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.notation import (
    EVENT_DECK,
    FIRST_RISK_DECK,
    TILE_STACK,
)
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.lord_prey import is_prey
from undercroft.games.infinity.state import NO_METER, NOBODY

NORTHERN, EASTERN = 1, 2
STILL = "event-hesk-25"
"""Its number lies nowhere: nothing comes of it."""


def turn(*heroes: str, who: int = 0) -> Place:
    """A hero has a turn on the Starter Tile."""
    place = camp(*(heroes or ("paladin", "thief", "monk")))
    place.s.turns = [1] * place.s.seats
    place.begin(Turn(who))
    return place


def heard(place: Place) -> int:
    """How many lord events are drawn after the turn."""
    count = 0
    place.play(f"h{place.s.frames[0].who + 1} end")  # type: ignore[attr-defined]
    while place.s.frames:
        place.play(f"d draw events {STILL}")
        count += 1
    return count


def wakeful(*heroes: str) -> Place:
    """The meter is gone, and no event does anything."""
    place = turn(*heroes)
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, STILL, STILL, STILL)
    return place


# ---- moving and running --------------------------------------------------------------------------


def test_di_move_01_each_tile_costs_a_point_and_both_tiles_need_a_door() -> None:
    place = turn(who=1)
    place.tile("crossing-of-lamps", 0, "west")
    place.s.listed = None
    place.play("h2 move north")
    assert (place.s.spot, place.s.left[1]) == ([0, NORTHERN, 0], 8)
    place.play("h2 move south", "h2 move east")
    assert (place.s.spot[1], place.s.left[1]) == (EASTERN, 4)
    closed = [side for side in ("north", "east", "south") if side not in place.legal("move")]
    assert closed
    for side in closed:
        assert place.refused(f"h2 move {side}") == ["DI-TILE-05"]


@pytest.mark.parametrize("verb", ["move", "run", "sneak"])
def test_di_move_02_nobody_walks_away_from_enemies(verb: str) -> None:
    place = camp("paladin", "thief", "monk")
    place.enemy("ghoul", 0)
    place.begin(Turn(0))
    assert place.legal(verb) == []
    assert place.refused(f"h1 {verb} north") == ["DI-COMB-18"]
    place.begin(Turn(2))  # beside the fight
    assert place.legal(verb) == ["north", "east", "west"]


def test_di_move_03_half_a_point_for_a_tile_and_the_runners_mark() -> None:
    place = turn()
    place.play("h1 run north", "h1 run south", "h1 run north")
    assert (place.s.left[0], place.s.spot[0]) == (5, NORTHERN)
    assert [total(defense_terms(place.s, seat)) for seat in (0, 1)] == [3, 3]


@pytest.mark.parametrize(("hero", "events"), [("thief", 1), ("monk", 0)])
def test_di_move_04_some_boards_draw_an_event_for_running(hero: str, events: int) -> None:
    place = wakeful(hero, "paladin")
    place.play("h1 run north", "h1 run south")
    assert heard(place) == events


def test_di_move_04_the_meter_falls_once_in_a_turn_with_running() -> None:
    place = turn()
    place.play("h1 run north", "h1 run south", "h1 run north", "h1 end")
    assert place.s.meter == 19


def test_di_move_05_a_run_takes_tile_after_tile_until_somebody_fights_the_hero() -> None:
    place = turn()
    place.s.marks[NORTHERN] = 1 << Token.HEALTH
    place.enemy("ghoul", place=EASTERN)
    place.play("h1 run north", "h1 run south")
    assert place.s.health[0] == 18 - 3
    place.play("h1 run east")
    place.settle()
    assert place.s.focus == [0]
    assert place.legal("run") == []
    assert place.refused("h1 run west") == ["DI-COMB-18"]


# ---- sneaking ------------------------------------------------------------------------------------


def test_di_move_06_two_points_a_tile_unheard_and_unseen_by_the_lord() -> None:
    place = turn()
    place_lord(place.s, EASTERN)
    assert (noise_of(place.s, 0), is_prey(place.s, 0)) == (5, True)
    place.play("h1 sneak north")
    assert place.s.left[0] == 8 - 4
    assert (noise_of(place.s, 0), is_prey(place.s, 0)) == (0, False)
    assert [is_prey(place.s, seat) for seat in (1, 2)] == [True, True]


def test_di_move_08_a_new_tile_is_revealed_with_its_mist() -> None:
    place = turn()
    place.stack(TILE_STACK, "tile-round-vault", "tile-fork")  # mist, by the chart
    place.stack(FIRST_RISK_DECK + RiskDeck.MIST, "risk-help")
    place.play("h1 sneak west", "d draw tiles tile-round-vault", "d draw mists risk-help")
    assert place.s.tile(place.s.spot[0]).name == "Round Vault"
    assert (place.s.health[0], place.s.meter) == (15, 19)


@pytest.mark.parametrize(("verb", "events"), [("move", 1), ("sneak", 0)])
def test_di_move_09_sneaking_is_no_moving_for_the_boards(verb: str, events: int) -> None:
    place = wakeful("paladin", "thief")  # her board lists moving
    place.play(f"h1 {verb} north")
    assert heard(place) == events


@pytest.mark.parametrize(
    ("roll", "shoes", "is_hidden"), [(12, 0, 1), (13, 0, 0), (14, 1, 1), (15, 1, 0)]
)
def test_di_move_10_the_sneak_number_decides_before_enemies_turn(
    roll: int, shoes: int, is_hidden: int
) -> None:
    place = turn("monk", "thief", "paladin")
    place.enemy("ghoul", place=NORTHERN)
    if shoes:
        place.thing("rope-soles", 0, Slot.FEET)  # 2 more
    place.play("h1 sneak north", f"d roll {roll}")
    place.settle()
    assert (place.s.hidden[0], place.s.focus) == (is_hidden, [NOBODY if is_hidden else 0])
    assert place.s.left[0] == 10 - 4


def test_di_move_10_whoever_they_fight_already_does_not_matter() -> None:
    place = turn("monk", "thief", "paladin")
    place.s.spot[1] = NORTHERN
    place.enemy("ghoul", 1)
    place.play("h1 sneak north")
    assert (place.s.hidden[0], place.s.focus) == (0, [1])


def test_di_move_12_a_failure_costs_the_points_and_surprises_for_a_turn() -> None:
    place = turn("monk", "thief")
    for _ in range(2):
        place.enemy("ghoul", place=NORTHERN)
    place.s.band_fought[:] = [1, 1]
    place.play("h1 sneak north", "d roll 13", "d roll 0")
    assert (place.s.focus, place.s.left[0]) == ([0, 0], 10 - 4)
    place.play("h1 attack m1", "d roll 20", "h1 end")  # the points that are left come first
    place.play("d roll 17", "d roll 17")
    assert place.s.health[0] == 15 - 3 - 3  # nothing was subtracted
    place.begin(Turn(0))
    place.play("h1 end", "d roll 13", "d roll 13")
    assert place.s.health[0] == 9  # 17 less five points


# ---- hiding --------------------------------------------------------------------------------------


def hidden(hero: str = "assassin", foes: int = 2) -> Place:
    """A hero has sneaked in among ghouls who fight nobody."""
    place = turn(hero, "paladin")
    for _ in range(foes):
        place.enemy("ghoul", place=NORTHERN)
    place.s.band_fought[:] = [1] * foes
    place.play("h1 sneak north", "d roll 1")
    assert place.s.hidden[0] == 1
    return place


def test_di_move_13_an_attack_ends_hiding_and_all_turn_on_the_hero() -> None:
    place = hidden()
    place.play("h1 attack m1", "d roll 1")
    assert place.s.hidden[0] == 0
    assert place.s.focus == [0, 0]


def test_di_move_13_the_attack_itself_still_comes_out_of_hiding() -> None:
    place = hidden(foes=1)
    place.play("h1 attack m1", "d roll 1")
    assert place.health(M1) == 7 - (4 + 2 - 3)


def test_di_move_13_a_shout_ends_hiding() -> None:
    place = hidden(foes=1)
    place.play("h1 shout", "d roll 20")
    assert place.s.hidden[0] == 0


# ---- rest and teleports --------------------------------------------------------------------------


def test_di_move_28_a_rest_needs_all_points_and_nobody_focused_on_the_hero() -> None:
    place = turn()
    assert place.legal("rest") == ["rest"]
    place.play("h1 run north")
    assert place.refused("h1 rest") == ["DI-AP-07"]
    place.enemy("ghoul", 2)
    place.begin(Turn(2))
    assert place.refused("h3 rest") == ["DI-COMB-18"]
    place.begin(Turn(1))  # beside the fight
    place.play("h2 rest", "d roll 20")
    assert place.s.frames == []


def test_di_move_29_who_rests_is_neither_heard_nor_hunted() -> None:
    place = turn()
    place.play("h1 rest", "d roll 1")
    assert noise_of(place.s, 0) == 0
    assert [is_prey(place.s, seat) for seat in range(3)] == [False, True, True]


@pytest.mark.parametrize("roll", [1, 20])
def test_di_move_31_a_rest_takes_off_the_ap_token(roll: int) -> None:
    place = camp("paladin", "thief")
    place.s.slowed, place.s.health[0] = [1, 1], 10
    place.begin(Turn(0))
    place.play("h1 rest", f"d roll {roll}")
    assert [ap_rating(place.s, seat) for seat in (0, 1)] == [4, 3]


def test_di_move_32_nobody_teleports_into_a_hazard() -> None:
    place = camp("paladin", "thief")
    place.s.hazards[NORTHERN] = Hazard.CREVICE
    place.s.spot[1] = EASTERN
    place.thing("scroll-of-passage", 0, POCKETED)
    place.tile("four-winds", 0, "west")
    place.begin(Turn(0))
    place.play("h1 consume t1")
    assert place.legal("tile") == ["r3", "r4"]
    place.play("h1 tile r3")
    assert place.s.spot[0] == EASTERN


def test_di_move_32_arriving_by_a_scroll_is_like_entering() -> None:
    place = camp("paladin", "thief")
    place.s.spot[0] = NORTHERN
    place.s.marks[0] = 1 << Token.POWER
    place.enemy("ghoul", place=0)
    place.enemy("ghoul", 0)
    place.thing("scroll-of-return", 0, POCKETED)
    place.begin(Turn(0))
    place.play("h1 consume t1")
    place.settle()
    assert (place.s.spot[0], place.s.drained[0]) == (0, 1)
    assert place.s.focus == [0, NOBODY]


@pytest.mark.parametrize("hazard", [None, Hazard.FLOOD])
def test_di_move_32_and_so_it_is_by_a_teleporter(hazard: Hazard | None) -> None:
    place = Place("paladin", "thief")
    place.s.meter = 20
    gate = place.tile("teleportation-tile-1", 0, "north")
    twin = place.tile("teleportation-tile-2", 0, "east")
    place.s.spot[0], place.s.marks[twin] = gate, 1 << Token.HEALTH
    place.enemy("ghoul", place=twin)
    if hazard is not None:
        place.s.hazards[twin] = hazard
    place.begin(Turn(0))
    if hazard is not None:
        assert place.refused("h1 teleport") == ["DI-HAZ-08"]
        return
    place.play("h1 teleport")
    place.settle()
    assert (place.s.health[0], place.s.focus) == (15, [0])
