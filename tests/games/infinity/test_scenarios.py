"""The ten scenarios: each has its page, and what only it adds to the rules."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.content.tables import ALL_SCENARIOS, SCENARIOS
from undercroft.games.infinity.map.possessions import lying_at
from undercroft.games.infinity.notation import FIRST_ENEMY
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.scenarios.break_the_lord import BreakTheLord
from undercroft.games.infinity.scenarios.first_fortune import FirstFortune
from undercroft.games.infinity.scenarios.last_lantern import LastLantern
from undercroft.games.infinity.scenarios.page import PLAYS, Play
from undercroft.games.infinity.scenarios.the_kings_toll import TheKingsToll
from undercroft.games.infinity.scenarios.the_relic import TheRelic
from undercroft.games.infinity.scenarios.the_way_out import TheWayOut
from undercroft.games.infinity.scenarios.three_seals import ThreeSeals
from undercroft.games.infinity.scenarios.trophy_hunt import TrophyHunt
from undercroft.games.infinity.state import NO_TOKEN, NOBODY, NOWHERE, Infinity
from undercroft.kernel.outcome import Over


def played(id_: str, *heroes: str) -> tuple[Place, Play]:
    """Heroes at the start of a scenario."""
    place = Place(*(heroes or ("paladin", "thief", "monk")), scenario=id_)
    place.s.page = PLAYS[id_].copy()
    place.s.order = tuple(range(place.s.seats))
    place.s.page.set_up(place.s)
    return place, place.s.page


def over(s: Infinity) -> Over:
    """How the game has ended."""
    assert s.over is not None
    return s.over


def test_every_row_has_its_page() -> None:
    assert list(PLAYS) == [row.id for row in ALL_SCENARIOS]


@pytest.mark.parametrize("id_", [row.id for row in SCENARIOS if row.limit])
def test_a_scenario_with_a_last_round_ends_with_it_and_not_before(id_: str) -> None:
    place, page = played(id_)
    s = place.s
    s.spot[0] = place.tile("cell", 0, "east")
    s.round = page.row.limit - 1
    page.round_ended(s)
    assert s.over is None
    s.round = page.row.limit
    page.round_ended(s)
    assert over(s).ending == page.row.endings[0].id


# ---- The Way Out ---------------------------------------------------------------------------------


def test_sc_01_the_stone_is_taken_in_the_gate_and_carried_home() -> None:
    place, page = played("sc-01")
    s = place.s
    assert isinstance(page, TheWayOut)
    gate = place.tile("hall-of-scales", 0, "north")
    page.tile_laid(s, gate)
    assert page.content(s, gate, 2) == NO_TOKEN
    s.spot[0] = gate
    place.begin(Turn(0))
    place.play("h1 lift")
    assert (page.holder, s.xp[0], page.lies_at) == (0, 3, NOWHERE)
    assert place.legal("lift") == []
    page.round_ended(s)
    assert s.over is None
    s.spot[0] = 0
    page.round_ended(s)
    assert (over(s).ending, over(s).winners) == ("stone-at-the-start", (0, 1, 2))


def test_sc_01_everybody_at_home_without_the_stone_is_not_enough() -> None:
    place, page = played("sc-01")
    page.round_ended(place.s)
    assert place.s.over is None


# ---- The King's Toll -----------------------------------------------------------------------------


@pytest.mark.parametrize(("heroes", "toll"), [(1, 20), (2, 26), (3, 32)])
def test_sc_02_the_toll_grows_with_the_heroes(heroes: int, toll: int) -> None:
    place, page = played("sc-02", *("paladin", "thief", "monk")[:heroes])
    assert isinstance(page, TheKingsToll)
    assert page.left(place.s) == toll


def test_sc_02_the_last_coin_wins() -> None:
    place, page = played("sc-02", "paladin")
    assert isinstance(page, TheKingsToll)
    place.s.coins[0] = 21
    page.pay(place.s, 0, 19)
    assert place.s.over is None
    page.pay(place.s, 0, 1)
    assert place.s.coins[0] == 1
    assert over(place.s).ending == "toll-paid"


# ---- Break the Lord ------------------------------------------------------------------------------


def test_sc_04_together_heroes_hit_the_lord_more_surely() -> None:
    place, page = played("sc-04")
    s = place.s
    assert isinstance(page, BreakTheLord)
    lord, spider = place.enemy("hesk", 0), place.enemy("spider", 0)
    assert [term.amount for term in page.chance_terms(s, 0, lord)] == [1]
    assert page.chance_terms(s, 0, spider) == []
    s.spot[1] = s.spot[2] = place.tile("cell", 0, "east")
    assert page.chance_terms(s, 0, lord) == []


def test_sc_04_the_fall_of_the_lord_wins() -> None:
    place, page = played("sc-04")
    page.defeated(place.s, place.enemy("spider", 0), 0)
    assert place.s.over is None
    page.defeated(place.s, place.enemy("hesk", 0), 0)
    assert over(place.s).winners == (0, 1, 2)


# ---- Three Seals ---------------------------------------------------------------------------------


def test_sc_05_each_seal_breaks_once_and_events_count_after_the_third() -> None:
    place, page = played("sc-05")
    s = place.s
    assert isinstance(page, ThreeSeals)
    for kind in (TileKind.MEDICAL, TileKind.MEDICAL, TileKind.TRAINING):
        page.tile_used(s, 1, kind)
    page.event_drawn(s)
    assert (page.seals(), page.events, s.xp[1]) == (2, 0, 4)
    page.tile_used(s, 0, TileKind.EQUIPMENT)
    for _ in range(13):
        page.event_drawn(s)
    assert s.over is None
    page.event_drawn(s)
    assert over(s).ending == "seals-late"


# ---- rivals --------------------------------------------------------------------------------------


def test_sc_07_twenty_coins_beside_the_merchant_win_at_the_end_of_the_own_turn() -> None:
    place, page = played("sc-07")
    s = place.s
    assert isinstance(page, FirstFortune)
    s.coins[1] = 20
    page.turn_ended(s, 0)
    assert s.over is None
    s.spot[1] = place.tile("cell", 0, "east")
    page.turn_ended(s, 1)
    assert s.over is None
    s.spot[1] = 0
    page.turn_ended(s, 1)
    assert over(s).winners == (1,)


def test_sc_07_at_the_end_the_richest_wins_ties_by_level_experience_and_initiative() -> None:
    place, page = played("sc-07")
    s = place.s
    s.coins, s.xp, s.order = [5, 9, 9], [0, 2, 2], (2, 1, 0)
    page.finish(s)
    assert over(s).winners == (2,)


def test_sc_08_the_killing_blow_counts_by_rank() -> None:
    place, page = played("sc-08")
    s = place.s
    assert isinstance(page, TrophyHunt)
    for name in ("spider", "spider", "pale-surgeon"):
        page.defeated(s, place.enemy(name, 0), 1)
    page.defeated(s, place.enemy("spider", 0), FIRST_ENEMY)
    assert page.points == [0, 6, 0]
    page.exhausted(s, 1, 0)
    page.exhausted(s, 2, NOBODY)
    assert page.points == [2, 4, 0]
    page.defeated(s, place.enemy("morgrath", 0), 0)
    assert (over(s).winners, over(s).scores) == ((0,), (10, 4, 0))


def test_sc_09_the_relic_wins_at_the_start_of_a_turn_at_home() -> None:
    place, page = played("sc-09")
    assert isinstance(page, TheRelic)
    page.holder = 2
    assert [page.noise_of(seat) for seat in (1, 2)] == [0, 2]
    page.turn_began(place.s, 1)
    assert place.s.over is None
    page.turn_began(place.s, 2)
    assert over(place.s).winners == (2,)


def test_sc_09_an_exhausted_carrier_drops_it() -> None:
    place, page = played("sc-09")
    assert isinstance(page, TheRelic)
    page.holder = 1
    page.exhausted(place.s, 1, 0)
    assert (page.holder, page.lies_at) == (NOBODY, 0)


def test_sc_10_without_a_lantern_a_hero_leaves_and_the_last_one_wins() -> None:
    place, page = played("sc-10")
    s = place.s
    assert isinstance(page, LastLantern)
    page.exhausted(s, 1, 0)
    assert (page.lanterns, s.coins[0], s.spot[1]) == ([2, 1, 2], 6, 0)
    s.spot[1] = place.tile("drain", 0, "north")
    rope = place.thing("rope", 1)
    page.exhausted(s, 1, 2)
    assert s.spot[1] == NOWHERE
    assert lying_at(s, 1) == [rope]
    assert s.over is None
    page.exhausted(s, 2, NOBODY)
    page.exhausted(s, 2, NOBODY)
    assert over(s).winners == (0,)


@pytest.mark.parametrize(
    ("holder", "lost_by", "winner"), [(2, 1, 2), (NOBODY, 1, 1), (NOBODY, NOBODY, 0)]
)
def test_sc_09_after_the_last_round_its_carrier_wins_then_who_lost_it_then_the_highest_level(
    holder: int, lost_by: int, winner: int
) -> None:
    place, page = played("sc-09")
    s = place.s
    assert isinstance(page, TheRelic)
    s.level = [3, 2, 1]
    page.holder, page.lost_by = holder, lost_by
    s.round = page.row.limit
    page.round_ended(s)
    assert (over(s).ending, over(s).winners) == ("relic-late", (winner,))
