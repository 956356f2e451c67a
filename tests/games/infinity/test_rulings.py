"""Rulings about heroes and their fights that can be read another way: each where it matters."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.bands import ComeForth
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.combat.numbers import ap_rating
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.effects.vocabulary.terms import Stat, Token
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.notation import (
    FIRST_DISCARD,
    FIRST_ENEMY,
    FIRST_RISK_DECK,
    MINION_DECK,
    NOTATION,
    REWARD_DECK,
    TILE_STACK,
)
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.phases.risk import DrawRisk
from undercroft.games.infinity.state import NOBODY
from undercroft.kernel.stacks import EVERYONE


def turn(*heroes: str, scenario: str = "sc-04", **options: str | bool | int) -> Place:
    """The first hero has a turn, a crossing in the north, a drain in the east, no tile west."""
    place = Place(*(heroes or ("paladin", "thief")), scenario=scenario)
    place.agree(**options)
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    place.tile("drain", 0, "east")
    place.begin(Turn(0))
    return place


# ---- action points -------------------------------------------------------------------------------


@pytest.mark.parametrize(("counts", "health"), [("rating", 18), ("left", 17)])
def test_di_a_01_points_that_are_spent_protect_by_their_rating_only(
    counts: str, health: int
) -> None:
    place = turn(ap_subtract=counts)
    place.play(*["h1 move north", "h1 move south"] * 2)
    place.band("ghoul")
    place.begin(EnemyPhase(0))
    place.play("d roll 14")  # 17 less the 4 points of the paladin is 13
    assert place.s.health[0] == health


@pytest.mark.parametrize(("stack", "steps"), [(False, 2), (True, 1)])
def test_di_a_19_a_second_ap_token_slows_a_hero_more_only_if_agreed(
    stack: bool, steps: int
) -> None:
    place = turn(ap_token_stack=stack)
    for tile in (0, 1):
        place.s.marks[tile] = 1 << Token.AP
    place.play("h1 move north", "h1 move south", "h1 end")
    place.s.marks[:2] = [0, 0]
    place.begin(Turn(0))
    place.play("h1 move north", *["h1 move south"] * (steps - 1))
    assert place.legal("move") == []


@pytest.mark.parametrize(("floor", "slowed", "weakened"), [(False, 3, 1), (True, 3, 3)])
def test_di_a_51_the_floor_of_the_monk_holds_against_weakness_only_if_agreed(
    floor: bool, slowed: int, weakened: int
) -> None:
    place = turn("monk", "thief", monk_floor_all=floor)
    place.s.slowed[0] = 1
    assert ap_rating(place.s, 0) == slowed
    place.s.health[0] = 5
    assert ap_rating(place.s, 0) == weakened
    place.s.slowed[1], place.s.health[1] = 1, 5
    assert ap_rating(place.s, 1) == 1  # it is the Monk's alone


@pytest.mark.parametrize(("counts", "health"), [(True, 15), (False, 14)])
def test_di_a_26_points_protect_a_hero_against_a_hero_unless_agreed(
    counts: bool, health: int
) -> None:
    place = turn("paladin", "thief", scenario="sc-07", pvp_ap=counts)
    place.play("h1 attack h2", "d roll 10")  # 14 less the 5 points of the thief is 9
    assert place.s.health[1] == health


@pytest.mark.parametrize("counts", [True, False])
def test_di_a_26_against_enemies_points_protect_a_hero_in_any_case(counts: bool) -> None:
    place = turn("paladin", "thief", scenario="sc-07", pvp_ap=counts)
    place.band("ghoul", 1)
    place.begin(EnemyPhase(1))
    place.play("d roll 13")  # 17 less the 5 points of the thief is 12
    assert place.s.health[1] == 15


@pytest.mark.parametrize("by", ["turn", "tile"])
def test_di_a_07_running_lowers_the_meter_once_a_turn_or_at_every_tile(by: str) -> None:
    place = turn(run_threat=by)
    place.play("h1 run north", "h1 run south", "h1 run north", "h1 end")
    assert place.s.meter == (19 if by == "turn" else 17)
    place.begin(Turn(0))
    place.play("h1 run south")
    assert place.s.meter == (18 if by == "turn" else 16)


# ---- the map -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("limit", "found"), [("row", []), ("cell", ["Fork"])])
def test_di_a_04_beside_the_start_a_door_to_the_south_leads_on_only_by_cell(
    limit: str, found: list[str]
) -> None:
    place = turn(south_limit=limit)
    place.stack(TILE_STACK, "tile-market-under-stone", "tile-fork", "tile-cell")
    place.play("h1 move west", "d draw tiles tile-market-under-stone")
    assert place.refused("h1 move south") == ([] if found else ["DI-TILE-05"])
    place.play(*["h1 move south", "d draw tiles tile-fork"] * len(found))
    assert [place.s.tile(at).name for at in range(4, len(place.s.dungeon.tiles))] == found


@pytest.mark.parametrize(
    ("allowed", "ways"), [(True, ["north", "east", "west"]), (False, ["north", "east"])]
)
def test_di_a_43_whether_heroes_retreat_into_the_unknown(allowed: bool, ways: list[str]) -> None:
    place = turn(retreat_unexplored=allowed)
    place.band("ghoul")
    place.begin(Turn(0))
    assert place.legal("retreat") == ways
    assert place.refused("h1 retreat west") == ([] if allowed else ["DI-A-43"])


@pytest.mark.parametrize(("unique", "floods"), [(True, 1), (False, 2)])
def test_di_comp_07_a_second_flood_comes_only_if_agreed(unique: bool, floods: int) -> None:
    place = camp("warrior", "thief")
    place.agree(hazard_unique=unique)
    place.s.hazards[2] = 1
    place.scenario("sc-02")
    place.stack(FIRST_RISK_DECK + RiskDeck.DEBRIS, "risk-burst-main", "risk-loose-brick")
    place.begin(DrawRisk(0, RiskDeck.DEBRIS, 1))
    place.play("d draw debris risk-burst-main", *["d draw debris risk-loose-brick"] * unique)
    assert place.s.hazards.count(1) == floods


# ---- fights --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reward", "rows"), [(True, (0, 1)), (False, (1,))], ids=["with", "without"]
)
def test_di_a_16_the_row_of_a_sentinel_has_a_reward_unless_agreed(
    reward: bool, rows: tuple[int, ...]
) -> None:
    place = Place("warrior")
    place.agree(sentinel_row_reward=reward)
    place.stack(REWARD_DECK, "wolfs-bite", "jasper-orb")
    place.begin(ComeForth(0, 0, 1, 3))
    place.play("d draw sentinels iron-idol", *["d draw minions spider"] * 3)
    place.settle()
    assert place.rows() == ["m1 m2 m3", "m4 . .", ". . ."]
    assert place.s.reward_rows == rows


@pytest.mark.parametrize(("reshuffle", "come"), [(True, ["Spider"]), (False, [])])
def test_di_a_18_the_defeated_come_again_unless_agreed(reshuffle: bool, come: list[str]) -> None:
    place = Place("warrior")
    place.agree(minion_reshuffle=reshuffle)
    place.stack(MINION_DECK)
    zone = FIRST_DISCARD + MINION_DECK
    place.s.zones[zone] = place.s.zones[zone].add(NOTATION.cards.parse("spider"), EVERYONE)
    place.begin(ComeForth(NOBODY, 0, 0, 1))
    place.play(*["d draw minions spider"] * reshuffle)
    assert place.s.frames == []
    assert [place.s.foe(FIRST_ENEMY + i).name for i in range(len(place.s.enemy))] == come


@pytest.mark.parametrize(("carry", "xp"), [(False, 0), (True, 3)])
def test_di_a_21_surplus_experience_is_kept_only_if_agreed(carry: bool, xp: int) -> None:
    place = turn(carry_xp=carry)
    place.s.xp[0] = 8
    gain_xp(place.s, 0, 5, "DI-LEVEL-02")
    assert (place.s.level[0], place.s.xp[0]) == (2, xp)


@pytest.mark.parametrize(("ignores", "health"), [(False, 4), (True, 1)])
def test_di_a_30_the_blow_of_the_wave_warper_passes_defense_only_if_agreed(
    ignores: bool, health: int
) -> None:
    place = turn("wave-warper", "thief", ww_ignore_def=ignores)
    ghoul, other = place.band("ghoul ghoul")
    place.begin(Turn(0))
    place.play("h1 attack m1", "d roll 14")  # 17 less the Defense of 3, in any case
    assert place.health(ghoul) == health
    place.begin(Turn(1))
    place.play("h2 attack m2", "d roll 1")
    assert place.health(other) == 6  # the thief's blow does not


@pytest.mark.parametrize(("lost", "power"), [("all", 0), ("received", 3)])
def test_di_cond_02_whether_the_weakened_keep_what_scrolls_gave_them_before(
    lost: str, power: int
) -> None:
    place = turn(weak_scrolls=lost)
    place.thing("scroll-of-might", 0, POCKETED)
    place.begin(Turn(0))
    place.play("h1 consume t1", "h1 target h1")
    lose(place.s, 0, place.s.health[0] - 5, "DI-TOKEN-23")
    assert stat(place, 0, Stat.POWER) == power


@pytest.mark.parametrize("lost", ["all", "received"])
def test_di_cond_02_scrolls_are_wasted_on_who_is_weakened_already(lost: str) -> None:
    place = turn(weak_scrolls=lost)
    place.thing("scroll-of-might", 0, POCKETED)
    place.s.health[0] = 5
    place.begin(Turn(0))
    place.play("h1 consume t1", "h1 target h1")
    assert stat(place, 0, Stat.POWER) == 0


@pytest.mark.parametrize(("mercy", "is_over"), [(False, True), (True, False)])
def test_di_cond_06_with_mercy_an_exhausted_hero_comes_to_again(mercy: bool, is_over: bool) -> None:
    place = turn(mercy=mercy)
    place.s.health[0] = 1
    place.band("ghoul")
    place.begin(EnemyPhase(0))
    place.play("d roll 1")
    assert (place.s.over is not None) is is_over
    assert place.s.out == ([0, 0] if is_over else [2, 0])
