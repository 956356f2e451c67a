"""What a bot makes for in each scenario, and how near to the goal it thinks the heroes are."""

from __future__ import annotations

from typing import TypeVar

import pytest

from tests.games.infinity.crossroads import ASIDE, BEYOND, CROSSROADS
from tests.games.infinity.crossroads import dungeon as crossroads
from tests.games.infinity.dungeons import gaol, hall, works
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.schema import Slot, TileKind
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.map.possessions import LYING
from undercroft.games.infinity.notation import FIRST_ENEMY, NOTATION
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.setup.layout import START
from undercroft.games.infinity.phases.shop import value_of
from undercroft.games.infinity.scenarios.carried import HAND_ON, TAKE_TOKEN, CarriedToken
from undercroft.games.infinity.scenarios.gaol_of_nine_keys import FORCE, READ
from undercroft.games.infinity.scenarios.last_lantern import LastLantern
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.scenarios.preset import place_of
from undercroft.games.infinity.scenarios.standing import all_homeward, homeward
from undercroft.games.infinity.scenarios.the_kings_toll import PAY_TOLL, TheKingsToll
from undercroft.games.infinity.scenarios.the_long_dark import TheLongDark
from undercroft.games.infinity.scenarios.the_relic import TheRelic
from undercroft.games.infinity.scenarios.three_seals import ThreeSeals
from undercroft.games.infinity.scenarios.trophy_hunt import TrophyHunt
from undercroft.games.infinity.state import NOBODY, NOWHERE

P = TypeVar("P", bound=Play)


def played(id_: str, kind: type[P], *heroes: str) -> tuple[Place, P]:
    """Heroes at the start of a scenario, with the crossroads north of it."""
    place = crossroads(*(heroes or ("paladin", "thief")), scenario=id_)
    page = place.plays(id_)
    assert isinstance(page, kind)
    return place, page


def near(value: float) -> object:
    """A number that counts as this one."""
    return pytest.approx(value)


# ---- ways ----------------------------------------------------------------------------------------


def test_a_tenth_is_lost_with_each_tile_and_all_where_no_way_leads() -> None:
    place, _ = played("sc-01", Play)
    s = place.s
    s.spot = [START, BEYOND]
    assert (homeward(s, 0, START), homeward(s, 1, START)) == (1.0, near(0.8))
    assert all_homeward(s, START) == near(0.9)
    s.dungeon = s.dungeon.with_doors(CROSSROADS, 0)
    assert homeward(s, 1, START) == 0.0


def test_alone_ones_own_way_is_that_of_all() -> None:
    s = crossroads("thief").s
    s.spot = [BEYOND]
    assert all_homeward(s, START) == near(0.8)


def test_by_default_a_dungeon_of_26_tiles_is_half_the_way() -> None:
    place, page = played("sc-01", Play)
    tiles = len(place.s.dungeon.tiles)
    assert tiles == 4
    assert Play.progress(page, place.s, 0) == near(0.5 * 4 / 26)


# ---- tokens that are carried ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id_", "carrier", "other"), [("sc-01", 0.95, 0.95), ("sc-03", 0.95, 0.95), ("sc-09", 0.9, 0.3)]
)
def test_a_token_is_found_taken_and_carried_home(id_: str, carrier: float, other: float) -> None:
    place, page = played(id_, CarriedToken)
    s = place.s
    assert (page.aims(s, 0), page.progress(s, 0)) == ([], near(0.3 * 4 / 13))
    page.lies_at = START
    assert (page.aims(s, 0), page.progress(s, 0)) == ([START], near(0.4))
    page.lies_at = CROSSROADS
    assert (page.aims(s, 1), page.progress(s, 1)) == ([CROSSROADS], near(0.4))
    page.holder, page.lies_at = 0, NOWHERE
    s.spot = [BEYOND, START]
    assert page.aims(s, 0) == [START]
    assert (page.progress(s, 0), page.progress(s, 1)) == (near(carrier), near(other))
    page.holder, s.spot = 1, [START, BEYOND]
    assert (page.progress(s, 1), page.progress(s, 0)) == (near(carrier), near(other))


@pytest.mark.parametrize(
    ("holder", "lost_by", "winner"),
    [(1, 0, 1), (0, 1, 0), (1, 1, 1), (0, NOBODY, 0), (NOBODY, 1, 1), (NOBODY, NOBODY, 2)],
)
def test_sc_09_in_the_end_its_carrier_wins_or_who_lost_it_or_who_learned_most(
    holder: int, lost_by: int, winner: int
) -> None:
    place, page = played("sc-09", TheRelic, "paladin", "thief", "monk")
    place.s.level = [1, 2, 3]
    page.holder, page.lost_by = holder, lost_by
    page.finish(place.s)
    assert place.s.over is not None
    assert place.s.over.winners == (winner,)
    expected = [2 * (seat == holder) + (seat == lost_by) for seat in range(3)]
    assert [page.nearness(place.s, seat) for seat in range(3)] == expected


def test_sc_09_who_comes_home_with_it_has_the_only_point() -> None:
    place, page = played("sc-09", TheRelic, "paladin", "thief", "monk")
    page.holder = 1
    page.turn_began(place.s, 1)
    assert place.s.over is not None
    assert (place.s.over.winners, place.s.over.scores) == ((1,), (0, 1, 0))


def test_a_token_is_worth_taking_and_seldom_worth_handing_on() -> None:
    place, page = played("sc-01", CarriedToken)
    assert page.errand_value(place.s, TAKE_TOKEN(0)) == 4.0
    assert page.errand_value(place.s, HAND_ON(0, 1)) == -1.0


def test_a_token_lies_where_it_is_until_somebody_carries_it() -> None:
    place, page = played("sc-09", TheRelic)
    s = place.s
    assert page.lying(s) == []
    page.lies_at = START
    assert [(token.id, token.place) for token in page.lying(s)] == [("relic", START)]
    page.holder, page.lies_at = 1, NOWHERE
    assert (page.carried_by(s, 0), page.carried_by(s, 1)) == ("", "carries-relic")


# ---- The King's Toll -----------------------------------------------------------------------------


def rich(place: Place, *coins: int) -> None:
    """The heroes have so many coins."""
    place.s.coins = list(coins)


def test_sc_02_the_clerk_is_visited_with_a_fair_share_or_with_all() -> None:
    place, page = played("sc-02", TheKingsToll)
    s = place.s  # 26 for two heroes
    rich(place, 13, 12)
    assert (page.aims(s, 0), page.aims(s, 1)) == ([START], [])
    rich(place, 25, 1)
    assert (page.aims(s, 0), page.aims(s, 1)) == ([START], [START])
    rich(place, 26, 0)
    assert (page.aims(s, 0), page.aims(s, 1)) == ([START], [])
    page.paid = 1  # 25 are left: 13 are a fair share
    rich(place, 12, 12)
    assert page.aims(s, 0) == []
    page.paid = 25
    rich(place, 1, 0)
    assert page.aims(s, 0) == [START]
    page.paid = 26
    rich(place, 5, 5)
    assert (page.aims(s, 0), page.progress(s, 0)) == ([], 1.0)


def test_sc_02_alone_a_fair_share_is_all_of_it() -> None:
    place, page = played("sc-02", TheKingsToll, "thief")
    rich(place, 19)  # of 20
    assert page.aims(place.s, 0) == []
    rich(place, 20)
    assert page.aims(place.s, 0) == [START]


def test_sc_02_what_could_be_sold_counts_as_coins_unless_it_is_worn() -> None:
    place, page = played("sc-02", TheKingsToll)
    rich(place, 0, 0)
    place.thing("needle", 0, Slot.RIGHT_HAND)
    assert page.progress(place.s, 0) == 0.0
    spare = place.thing("needle", 0)
    assert page.progress(place.s, 0) == near(0.5 * value_of(place.s, spare) / 26)


def test_sc_02_paid_coins_count_twice_as_much_as_those_in_the_purse() -> None:
    place, page = played("sc-02", TheKingsToll)
    rich(place, 3, 1)
    assert page.progress(place.s, 0) == near(2 / 26)
    page.paid = 4
    assert page.progress(place.s, 1) == near(6 / 26)
    rich(place, 30, 0)
    assert page.progress(place.s, 0) == near((4 + 11) / 26)
    assert [(track.value, track.most) for track in page.tracks(place.s)] == [(4, 26)]


def test_sc_02_the_more_is_paid_at_once_the_better() -> None:
    place, page = played("sc-02", TheKingsToll)
    assert page.errand_value(place.s, PAY_TOLL(0, 5)) == near(3.0)
    assert page.errand_value(place.s, PAY_TOLL(0, 1)) == near(2.2)


# ---- Break the Lord ------------------------------------------------------------------------------


def test_sc_04_who_has_learned_something_makes_for_the_lord() -> None:
    place, page = played("sc-04", Play)
    s = place.s
    s.level = [2, 1]
    assert (page.aims(s, 0), page.progress(s, 0)) == ([], near(0.1))
    place_lord(s, CROSSROADS)
    assert (page.aims(s, 0), page.aims(s, 1)) == ([spot_of(s, s.lord)], [])
    assert page.progress(s, 0) == near(0.2)
    whole = place.health(s.lord)
    s.damage[s.lord - FIRST_ENEMY] = whole // 4
    assert page.progress(s, 0) == near(0.2 + 0.8 * (whole // 4) / whole)


# ---- Three Seals ---------------------------------------------------------------------------------


def seals_scene() -> tuple[Place, ThreeSeals]:
    """The medical and the training tile are found, the equipment tile is not."""
    place, page = played("sc-05", ThreeSeals)
    place.tile("medical-tile", BEYOND, "north")
    place.tile("training-tile", ASIDE, "east")
    return place, page


def test_sc_05_tiles_with_whole_seals_are_made_for_and_wanted() -> None:
    place, page = seals_scene()
    s = place.s
    medical, training = 4, 5
    assert page.aims(s, 0) == [medical, training]
    assert [page.wants_used(s, at) for at in (START, medical, training)] == [False, True, True]
    page.broken = 1 << TileKind.MEDICAL
    assert page.aims(s, 0) == [training]
    assert [page.wants_used(s, at) for at in (START, medical, training)] == [False, False, True]
    page.broken = 1 << TileKind.MEDICAL | 1 << TileKind.TRAINING | 1 << TileKind.EQUIPMENT
    assert page.aims(s, 0) == [START]


def test_sc_05_each_seal_is_a_fifth_and_then_the_way_home_counts() -> None:
    place, page = seals_scene()
    s = place.s
    assert page.progress(s, 0) == near(0.1 * 6 / 16)
    page.broken = 1 << TileKind.MEDICAL | 1 << TileKind.TRAINING
    assert page.progress(s, 0) == near(0.4 + 0.1 * 6 / 16)
    assert [track.id for track in page.tracks(s)] == ["track:seals"]
    page.broken |= 1 << TileKind.EQUIPMENT
    s.spot = [START, BEYOND]
    assert page.progress(s, 0) == near(0.6 + 0.4 * 0.9)
    page.events = 3
    assert [(track.value, track.most) for track in page.tracks(s)] == [(3, 3), (3, 12)]


# ---- The Long Dark -------------------------------------------------------------------------------


def dark() -> tuple[Place, TheLongDark, int]:
    """A guard stands in the east, and another enemy at the crossroads."""
    place, page = played("sc-06", TheLongDark)
    place.enemy("ghoul", place=CROSSROADS)
    guard = place.enemy("chain-gaoler", place=ASIDE)
    page.bands = (place.s.bands[guard - FIRST_ENEMY],)
    return place, page, guard


def test_sc_06_the_strong_make_for_a_guard_and_later_on_everybody_does() -> None:
    place, page, _ = dark()
    s = place.s
    s.level = [2, 1]
    assert (page.aims(s, 0), page.aims(s, 1)) == ([ASIDE], [])
    s.round = 8
    assert page.aims(s, 1) == []
    s.round = 9
    assert page.aims(s, 1) == [ASIDE]
    page.fallen = 2
    assert page.aims(s, 1) == [START]


def test_sc_06_guards_found_and_felled_count_and_then_the_way_home() -> None:
    place, page, guard = dark()
    s = place.s
    s.damage[guard - FIRST_ENEMY] = 5
    s.damage[0] = 2
    assert page.progress(s, 0) == near(0.05 + 0.05)
    page.fallen = 1
    assert page.progress(s, 0) == near(0.35 + 0.05 + 0.05)
    page.fallen, s.spot = 2, [START, BEYOND]
    assert page.progress(s, 0) == near(0.8 + 0.2 * 0.9)
    assert [(track.value, track.most) for track in page.tracks(s)] == [(2, 2)]


# ---- rivals --------------------------------------------------------------------------------------


def test_sc_07_a_fortune_is_carried_to_the_merchant() -> None:
    place, page = played("sc-07", Play)
    s = place.s
    s.spot = [BEYOND, BEYOND]
    rich(place, 19, 20)
    assert (page.aims(s, 0), page.aims(s, 1)) == ([], [START])
    assert (page.progress(s, 0), page.progress(s, 1)) == (near(0.8 * 19 / 20), near(0.96))


def test_sc_08_twenty_points_are_as_many_as_anybody_dreams_of() -> None:
    place, page = played("sc-08", TrophyHunt)
    page.points = [7, 25]
    assert (page.progress(place.s, 0), page.progress(place.s, 1)) == (near(0.35), 1.0)
    assert [(track.owner, track.value) for track in page.tracks(place.s)] == [(0, 7), (1, 25)]


def test_sc_10_lanterns_kept_and_levels_gained_count() -> None:
    place, page = played("sc-10", LastLantern)
    place.s.level = [3, 1]
    page.lanterns = [2, 1]
    assert page.progress(place.s, 0) == near(0.3 + 0.42)
    assert page.progress(place.s, 1) == near(0.15 + 0.14)


# ---- dungeons ------------------------------------------------------------------------------------


def test_the_gaol_is_gone_through_to_the_ledger_and_back() -> None:
    place, page = gaol("warrior", "thief")
    s = place.s
    cell = page.cell(s)
    assert [(track.value, track.most) for track in page.tracks(s)] == [(0, 1)]
    away = page.aims(s, 0)
    assert away
    assert away != [cell]  # its door is shut
    assert all(any(page.is_barred(s.dungeon.door(at, side)) for side in range(4)) for at in away)
    for door in page.barred:
        page.open_door(s, door)
    assert page.aims(s, 0) == [cell]
    s.spot = [cell, cell]
    assert page.progress(s, 0) == near(0.3)
    page.is_read = 1
    assert page.aims(s, 0) == [START]
    s.spot = [START, START]
    assert page.progress(s, 0) == 1.0
    s.spot[0] = page.cell(s)
    assert page.progress(s, 0) == near(0.5 + 0.5 * all_homeward(s, START))


def test_in_the_gaol_weight_is_thrown_against_a_door_only_for_want_of_a_key() -> None:
    place, page = gaol("warrior")
    assert page.errand_value(place.s, FORCE(0, 1)) == 1.0
    assert page.errand_value(place.s, READ(0)) == 4.0


def test_in_the_works_a_rope_comes_first_then_the_sluice_then_the_shaft() -> None:
    place, page = works("warrior", "thief")
    s = place.s
    ropes = page.aims(s, 0)
    assert ropes
    assert page.sluice(s) not in ropes
    rope = NOTATION.cards.parse("rope")
    lies = [s.where[i] - LYING for i, card in enumerate(s.thing) if card == rope]
    assert sorted(set(lies)) == ropes
    place.thing("rope", 1)
    assert (page.aims(s, 0), page.aims(s, 1)) == (ropes, [page.sluice(s)])
    s.ropes[3] = 1
    assert page.aims(s, 0) == [page.sluice(s)]
    s.spot = [page.sluice(s)] * 2
    page.turns = 1
    assert page.progress(s, 0) == near(0.4)
    assert [(track.value, track.most) for track in page.tracks(s)] == [(1, 2)]
    page.turns = page.term("sluice-turns")
    s.spot = [page.shaft(s)] * 2
    assert (page.aims(s, 0), page.progress(s, 0)) == ([page.shaft(s)], 1.0)
    s.spot[1] = START
    assert page.progress(s, 0) == near(0.6 + 0.4 * all_homeward(s, page.shaft(s)))


def test_in_the_works_nobody_waits_for_a_rope_where_none_lies() -> None:
    place, page = works("warrior", "thief")
    for thing in range(len(place.s.thing)):
        place.s.where[thing] = 0
    assert page.aims(place.s, 1) == [page.sluice(place.s)]


def test_in_the_hall_bells_or_the_choirmother_count_and_then_the_way_home() -> None:
    place, page = hall("warrior", "thief")
    s = place.s
    ringing = page.bells(s)
    assert page.aims(s, 0) == ringing
    assert [token.place for token in page.lying(s)] == ringing
    assert page.progress(s, 0) == 0.0
    page.silent = 1 << ringing[0]
    assert page.progress(s, 0) == near(0.2)
    assert page.aims(s, 0) == ringing[1:]
    assert [token.place for token in page.lying(s)] == ringing[1:]
    whole = place.health(s.lord)
    s.damage[s.lord - FIRST_ENEMY] = whole // 2
    assert page.progress(s, 0) == near(0.9 * (whole // 2) / whole)
    for at in ringing:
        page.silent |= 1 << at
    assert (page.aims(s, 0), page.progress(s, 0)) == ([START], 1.0)
    s.spot[0] = place_of(s, page.row.tokens[0].tile or "")
    assert page.progress(s, 0) == near(0.6 + 0.4 * all_homeward(s, START))
