"""What each dungeon of the mini-campaign adds to the rules, and how it ends."""

from __future__ import annotations

import pytest

from tests.games.infinity.dungeons import (
    at,
    ending,
    gaol,
    hall,
    works,
)
from undercroft.games.infinity.combat.damage import wound
from undercroft.games.infinity.combat.numbers import enemy_defense_terms, full_health, total
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.notation import (
    FIRST_RISK_DECK,
)
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.games.infinity.scenarios.preset import place_of
from undercroft.games.infinity.state import NO_METER, NO_TOKEN, NOBODY

# ---- the Gaol of Nine Keys -----------------------------------------------------------------------


def test_di_haz_27_a_key_opens_a_shut_door_for_a_point_and_is_kept() -> None:
    place, page = gaol("warrior")
    s = place.s
    at(place, "bent-gallery")
    place.begin(Turn(0))
    assert (place.legal("unlock"), place.refused("h1 unlock north")) == ([], ["DI-HAZ-27"])
    key = place.thing("key", 0)
    place.begin(Turn(0))
    place.play("h1 unlock north")
    assert (len(page.barred), len(s.dungeon.sealed), s.thing[key] >= 0) == (4, 4, True)
    assert s.left[0] == 6
    assert place_of(s, "ossuary") in s.dungeon.neighbours(s.spot[0])


def test_di_haz_27_a_shut_door_is_not_dug_free() -> None:
    place, _ = gaol("warrior")
    at(place, "bent-gallery")
    place.begin(Turn(0))
    assert place.refused("h1 dig north") == ["DI-HAZ-27"]


@pytest.mark.parametrize(("roll", "shut"), [(10, 4), (11, 5)])
def test_di_mode_04_forcing_a_door_takes_a_turn_and_a_roll_of_twice_the_power(
    roll: int, shut: int
) -> None:
    place, page = gaol("warrior")
    s = place.s
    here = at(place, "bent-gallery")
    meter = s.meter
    place.begin(Turn(0))
    place.play("h1 force north", f"d roll {roll}")
    assert (len(page.barred), s.noises[here], s.meter) == (shut, 6, meter - 1)
    assert not s.frames


def test_di_mode_04_the_ledger_teaches_its_reader_and_wins_when_all_are_back() -> None:
    place, page = gaol("warrior", "thief")
    s = place.s
    at(place, "cell", 1)
    place.begin(Turn(1))
    place.play("h2 read")
    assert (s.xp, page.is_read, s.left[1], place.legal("read")) == ([0, 2], 1, 8, [])
    place.begin(EndOfRound())
    assert ending(place) == ""
    s.spot[1], s.coins = 0, [3, 3]
    place.begin(EndOfRound())
    assert (ending(place), s.coins) == ("ledger-home", [6, 6])


def test_di_mode_04_everybody_at_home_without_the_ledger_is_not_enough() -> None:
    place, _ = gaol("warrior", "thief")
    place.begin(EndOfRound())
    assert ending(place) == ""


def test_di_mode_04_the_ledger_is_read_in_its_cell_only() -> None:
    place, _ = gaol("warrior")
    place.begin(Turn(0))
    assert place.refused("h1 read") == ["DI-MODE-04"]
    place.s.coins[0] = 5
    assert place.refused("h1 bribe") == ["DI-MODE-04"]  # nor is the Warden anywhere else


def test_di_mode_04_the_warden_takes_five_coins_instead_of_a_fight() -> None:
    place, page = gaol("warrior")
    s = place.s
    at(place, "guard-post")
    s.contents[s.spot[0]] = NO_TOKEN
    s.coins[0] = 5
    place.begin(Turn(0))
    place.play("h1 move north", "d draw rewards needle", "h1 bribe")
    assert (s.coins[0], page.is_warden_spared, s.enemy) == (0, 1, [NOBODY])


@pytest.mark.parametrize(("coins", "damage"), [(4, 0), (5, 1)])
def test_di_mode_04_the_warden_takes_no_fewer_and_none_after_a_wound(
    coins: int, damage: int
) -> None:
    place, _ = gaol("warrior")
    s = place.s
    at(place, "round-vault")
    s.coins[0], s.damage[0] = coins, damage
    place.begin(Turn(0))
    assert place.refused("h1 bribe") == ["DI-MODE-04"]


def test_di_mode_04_the_warden_of_the_gaol_does_not_come_back() -> None:
    place, _ = gaol("warrior")
    s = place.s
    zones = [zone.cards for zone in s.zones]
    place.begin()
    wound(s, 5, 99, NOBODY, "DI-DMG-01")
    assert s.enemy == [NOBODY]
    assert [zone.cards for zone in s.zones] == zones


# ---- the Drowned Works ---------------------------------------------------------------------------


def test_di_mode_04_the_sluice_takes_two_turns_and_takes_the_flood_away() -> None:
    place, page = works("warrior", "thief")
    s = place.s
    flood = place_of(s, "plague-corridor")
    kiln = at(place, "kiln")
    at(place, "kiln", 1)
    meter = s.meter
    place.begin(Turn(0))
    place.play("h1 drain")
    assert (page.is_dry(), s.noises[kiln], s.meter) == (False, 0, meter)
    place.begin(Turn(1))
    place.play("h2 drain")
    assert (page.is_dry(), s.hazards[flood], s.noises[kiln], s.meter) == (True, -1, 6, meter - 1)
    assert s.xp == [0, 1]
    place.begin(Turn(0))
    assert place.refused("h1 drain") == ["DI-MODE-04"]


def test_di_mode_04_work_at_the_sluice_takes_all_points() -> None:
    place, _ = works("warrior")
    at(place, "kiln")
    place.begin(Turn(0))
    turn = turn_of(place.s)
    place.play("h1 drain")
    assert turn.left(place.s) == 0


def test_first_the_water_falls_then_the_meter() -> None:
    place, page = works("warrior")
    at(place, "kiln")
    page.turns = 1
    place.begin(Turn(0))
    told = place.sentences("h1 drain")
    assert told.index("The water falls") < told.index(f"The Threat Meter falls to {place.s.meter}")


@pytest.mark.parametrize(("tile", "hurt"), [("kiln", 8), ("ropewalk", 0)])
def test_di_mode_04_a_lord_at_the_sluice_is_swept_along(tile: str, hurt: int) -> None:
    place, page = works("warrior")
    s = place.s
    s.lord = place.enemy("morgrath", place=place_of(s, tile))
    page.turns = 1
    at(place, "kiln")
    place.begin(Turn(0))
    place.play("h1 drain")
    assert s.damage == [hurt]


def test_di_mode_04_all_heroes_at_the_dry_shaft_win() -> None:
    place, page = works("warrior", "thief")
    at(place, "well-head")
    page.turns = 2
    place.begin(EndOfRound())
    assert ending(place) == ""
    at(place, "well-head", 1)
    page.turns = 1
    place.begin(EndOfRound())
    assert ending(place) == ""
    page.turns = 2
    place.begin(EndOfRound())
    assert (ending(place), place.s.coins) == ("down-the-shaft", [6, 6])


def test_di_mode_04_the_shut_door_of_the_works_is_dug_free() -> None:
    place, _ = works("warrior")
    at(place, "four-winds")
    place.begin(Turn(0))
    assert place.legal("dig") == ["south"]


def test_di_comp_07_the_hazards_of_the_plan_do_not_use_up_their_tokens() -> None:
    place, _ = works("warrior")
    s = place.s
    here = at(place, "clerks-room")
    place.stack(FIRST_RISK_DECK + RiskDeck.DEBRIS, "risk-rotten-floor")
    place.begin(Turn(0))
    place.play("h1 examine debris", "d draw debris risk-rotten-floor")
    assert s.hazards[here] >= 0


# ---- the Hall of Listening -----------------------------------------------------------------------


@pytest.mark.parametrize(("spared", "meter"), [(False, NO_METER), (True, 14)])
def test_di_mode_04_the_hall_listens_from_the_start_unless_the_warden_was_spared(
    spared: bool, meter: int
) -> None:
    place, _ = hall("warrior", "thief", spared=spared)
    assert place.s.meter == meter


def test_di_mode_04_the_choirmother_stands_there_from_the_start() -> None:
    place, _ = hall()
    s = place.s
    assert (s.lord, s.enemy_spot, s.focus) == (5, [place_of(s, "round-vault")], [NOBODY])
    assert full_health(s, s.lord) == 36 + 2 * 18


def test_di_mode_04_in_a_casual_game_nobody_stands_there() -> None:
    place, _ = hall(casual=True)
    assert (place.s.lord, place.s.enemy) == (NOBODY, [])


@pytest.mark.parametrize(("roll", "xp", "noise"), [(17, 2, 0), (18, 0, 6)])
def test_di_mode_04_a_bell_is_silenced_by_a_sneak_roll_with_all_who_are_there(
    roll: int, xp: int, noise: int
) -> None:
    place, page = hall("thief", "monk", spared=True)
    s = place.s
    here = at(place, "old-forum")
    at(place, "old-forum", 1)
    meter = s.meter
    place.begin(Turn(0))
    place.play("h1 silence", f"d roll {roll}")
    assert (s.xp[0], s.noises[here], s.left[0]) == (xp, noise, 6)
    assert page.silent.bit_count() == (1 if xp else 0)
    assert s.meter == meter - (0 if xp else 2)


def test_di_mode_04_each_silent_bell_costs_the_choirmother_a_point_of_defense() -> None:
    place, page = hall()
    s = place.s
    place.begin()
    assert total(enemy_defense_terms(s, s.lord)) == 5
    for n, bell in enumerate(page.bells(s)):
        page.fall_silent(s, 0, bell)
        s.run()
        assert total(enemy_defense_terms(s, s.lord)) == 4 - n


def test_di_mode_04_at_the_second_silent_bell_the_door_opens_and_all_heal_once() -> None:
    place, page = hall("warrior", "thief")
    s = place.s
    place.begin()
    s.health = [6, 7]
    first, second, third = page.bells(s)
    page.fall_silent(s, 0, first)
    s.run()
    assert (s.health, len(s.dungeon.sealed)) == ([6, 7], 1)
    page.fall_silent(s, 0, second)
    s.run()
    assert (s.health, len(s.dungeon.sealed)) == ([9, 10], 0)
    page.fall_silent(s, 0, third)
    wound(s, s.lord, 30, 0, "DI-DMG-01")
    s.run()
    assert s.health == [9, 10]


@pytest.mark.parametrize(("damage", "health"), [(26, [6, 7]), (27, [9, 10])])
def test_di_mode_04_the_choirmother_at_half_her_health_turns_the_tide_too(
    damage: int, health: list[int]
) -> None:
    place, _ = hall("warrior", "thief")
    s = place.s
    place.begin()
    s.health = [6, 7]
    wound(s, s.lord, damage, 0, "DI-DMG-01")
    s.run()
    assert s.health == health


def test_di_mode_04_the_fall_of_the_choirmother_wins() -> None:
    place, _ = hall("warrior")
    place.begin()
    wound(place.s, place.s.lord, 99, 0, "DI-DMG-01")
    place.s.run()
    assert ending(place) == "choir-broken"


def test_di_mode_04_three_silent_bells_win_once_all_are_home() -> None:
    place, page = hall("warrior", "thief", spared=True)
    s = place.s
    page.silent = sum(1 << bell for bell in page.bells(s))
    at(place, "ropewalk", 1)
    place.begin()
    page.round_ended(s)
    assert ending(place) == ""
    s.spot[1] = 0
    page.round_ended(s)
    s.run()
    assert ending(place) == "bells-silent"


def test_di_mode_04_a_bell_that_is_silent_is_not_silenced_again() -> None:
    place, page = hall("thief")
    at(place, "old-forum")
    page.silent = 1 << place.s.spot[0]
    place.begin(Turn(0))
    assert place.refused("h1 silence") == ["DI-MODE-04"]
