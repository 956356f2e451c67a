"""Small print: rests that cannot fail or help, bands laid out once, gear of two, stories told."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, draws, grow, wear
from tests.games.infinity.crossroads import BEYOND, CROSSROADS
from tests.games.infinity.crossroads import dungeon as crossroads
from tests.games.infinity.dungeons import GAOL
from tests.games.infinity.scenes import Place
from tests.games.infinity.test_scenarios import over, played
from undercroft.crawl.modifiers import Modifier
from undercroft.games.infinity.actions.rest import Rest
from undercroft.games.infinity.combat.bands import BEGUN, lay_out
from undercroft.games.infinity.combat.modifiers import gear_in_force, lift
from undercroft.games.infinity.combat.numbers import (
    ap_terms,
    enemy_power_terms,
    power_terms,
    total,
)
from undercroft.games.infinity.combat.rewards import DropRewards
from undercroft.games.infinity.content.schema import RiskDeck, Slot
from undercroft.games.infinity.content.tables import HEALTH
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.figures import enemies
from undercroft.games.infinity.map.geometry import CENTRE, NORTH, STEPS, Dungeon
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_ENEMY, REWARD_DECK
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord import Confront
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.lord_rampage import progress
from undercroft.games.infinity.scenarios.page import PLAYS
from undercroft.games.infinity.scenarios.preset import TEXTS, Preset
from undercroft.games.infinity.scenarios.the_long_dark import TheLongDark
from undercroft.games.infinity.state import NOBODY

# ---- rest ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("needed", "rolls"), [(2, True), (1, True), (0, False), (-1, False)])
def test_ic_46_a_rest_that_no_roll_could_make_good_is_not_rolled_for(
    needed: int, rolls: bool
) -> None:
    place = camp("warrior", "thief")
    place.s.health[0] = HEALTH.rest_target - needed
    place.begin(Rest(0))
    assert bool(place.legal("roll")) is rolls
    assert bool(place.s.frames) is rolls


# ---- bands ---------------------------------------------------------------------------------------


def test_di_range_06_who_was_fought_before_is_not_laid_out_again_nor_are_others_with_it() -> None:
    place = crossroads("ranger", "thief")
    old, new = (place.enemy("ghoul", place=CROSSROADS) for _ in range(2))
    s = place.s
    s.band_fought[s.bands[old - FIRST_ENEMY]] = BEGUN
    place.begin(Turn(0))
    lay_out(s, old)
    assert s.came_from == [NOBODY, NOBODY]
    lay_out(s, new)
    assert s.came_from[0] == NOBODY
    assert s.came_from[1] != NOBODY


# ---- gear ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rope-soles", "couriers-boots", "dead-mans-tread"])
def test_di_item_05_a_thing_with_two_lines_is_in_force_once(name: str) -> None:
    place = camp("thief", "warrior")
    wear(place, name, 0, Slot.FEET)
    assert gear_in_force(place.s, 0) == [name]


def test_di_item_05_what_waits_on_others_and_on_other_gear_still_waits() -> None:
    place = camp("warrior", "paladin")
    wear(place, "bellringer", 0, Slot.RIGHT_HAND)
    wear(place, "mirror-buckler", 0, Slot.LEFT_HAND)
    wear(place, "bellringer", 1, Slot.RIGHT_HAND)
    lift(place.s, "bellringer", 0)
    assert gear_in_force(place.s, 0) == ["mirror-buckler"]
    assert gear_in_force(place.s, 1) == ["bellringer"]


def test_a_change_is_called_by_the_name_of_its_card() -> None:
    place = camp("thief", "warrior")
    wear(place, "couriers-boots", 0, Slot.FEET)
    labels = [(term.label, term.source) for term in ap_terms(place.s, 0)]
    assert labels[1] == ("Courier's Boots", "card:couriers-boots")


# ---- what is aimed at ----------------------------------------------------------------------------


@pytest.mark.parametrize(("foes", "xp"), [(0, 0), (1, 1)])
def test_ic_60_a_fold_in_space_teaches_by_the_enemies_where_it_leads(foes: int, xp: int) -> None:
    place = crossroads("wave-warper", "thief")
    grow(place, 0, 2)
    for _ in range(foes):
        place.enemy("ghoul", place=BEYOND)
    place.begin(Turn(0))
    place.play("h1 use fold-space", "h1 tile r3")
    place.settle()
    assert place.s.xp[0] == xp


# ---- lords ---------------------------------------------------------------------------------------


def test_di_lord_33_who_turns_on_a_hero_is_not_idle_even_if_he_cannot_reach_it() -> None:
    place = camp("warrior", "thief")
    place.band(" ".join(["ghoul"] * 9))
    place_lord(place.s, 0)
    place.s.lord_acted = 0
    place.begin(Confront(0, 0))
    assert place.legal("roll") == []
    assert place.s.lord_acted == 1
    assert len(enemies(place.s)) == 10


# ---- scenarios -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spots", "fallen", "round_", "ending"),
    [
        ([0, 0, 0], 2, 5, "dark-outlasted"),
        ([0, 1, 0], 2, 5, ""),
        ([1, 1, 1], 2, 5, ""),
        ([1, 1, 1], 2, 16, "dark-outlasted"),
        ([0, 0, 0], 1, 5, ""),
        ([0, 0, 0], 1, 16, "dark-wins"),
    ],
)
def test_sc_06_both_guards_fell_and_all_are_home_or_the_night_is_over(
    spots: list[int], fallen: int, round_: int, ending: str
) -> None:
    place, page = played("sc-06")
    assert isinstance(page, TheLongDark)
    place.tile("cell", 0, "north")
    place.s.spot, place.s.round, page.fallen = spots, round_, fallen
    page.round_ended(place.s)
    assert (over(place.s).ending if place.s.over else "") == ending


def test_di_mode_04_the_story_of_a_dungeon_is_told_from_its_beginning() -> None:
    place = Place("warrior", "thief")
    page = PLAYS[GAOL].copy()
    assert isinstance(page, Preset)
    place.s.page, place.s.order = page, (0, 1)
    place.s.listening, place.s.events = True, []
    page.set_up(place.s)
    told = [event.text_with_ids() for event in place.s.events]
    assert any(TEXTS[page.dungeon.story[0]] in line for line in told)
    assert not any(TEXTS[page.dungeon.story[1]] in line for line in told)
    assert place.s.dungeon.has_door(0, NORTH)


# ---- things --------------------------------------------------------------------------------------


def test_di_item_05_what_has_just_changed_hands_is_not_put_on_again_for_nothing() -> None:
    place = crossroads("warrior", "thief")
    place.thing("short-sword", 0, Slot.RIGHT_HAND)
    place.thing("buckler", 0, Slot.LEFT_HAND)
    place.thing("felling-axe", 0)
    place.begin(Turn(0))
    place.play("h1 equip t3")
    while place.legal("slot"):
        place.play(f"h1 slot {place.legal('slot')[0]}")
    handled = [thing for thing in ("t1", "t2", "t3") if thing not in place.legal("stow")]
    assert handled
    for thing in handled:
        assert place.refused(f"h1 equip {thing}") == ["DI-ITEM-05"]


def test_di_reward_08_where_no_reward_is_left_none_is_turned_up() -> None:
    place = camp("warrior", "thief")
    place.stack(REWARD_DECK)
    place.begin(DropRewards(0, 2))
    assert place.s.frames == []


def test_di_lord_12_his_deck_is_shuffled_when_a_chest_calls_him() -> None:
    place = camp("warrior", "thief")
    place.stack(EVENT_DECK, "event-hesk-02", "event-hesk-03", "event-hesk-05")
    draws(place, "he-kept-this-one-himself", RiskDeck.CHEST)
    assert place.s.lord != NOBODY
    assert all(not any(run.seats) for run in place.s.stacks[EVENT_DECK].runs)


@pytest.mark.parametrize("side", range(4))
def test_di_lord_37_a_tile_farther_on_lies_more_his_way(side: int) -> None:
    place = Place("warrior", "thief")
    s = place.s
    cells = {CENTRE: 0, CENTRE + STEPS[side]: 1, CENTRE + 2 * STEPS[side]: 2}
    found = []
    for cell in cells:
        s.dungeon = replace_cell(s.dungeon, cell)
        found.append(progress(s, 0, side))
    assert found == [found[0], found[0] + 1, found[0] + 2]


def replace_cell(dungeon: Dungeon, cell: int) -> Dungeon:
    """The Starter Tile lies on another cell."""
    return Dungeon(dungeon.tiles, (cell,), dungeon.turns, dungeon.doors, dungeon.sealed)


def test_di_stat_05_no_power_falls_below_nothing() -> None:
    place = camp("warrior", "thief")
    figure = place.enemy("ghoul", 0)
    for who in (0, figure):
        place.s.modifiers = (*place.s.modifiers, Modifier(Stat.POWER, -50, 0, who))
    assert (total(power_terms(place.s, 0)), total(enemy_power_terms(place.s, figure))) == (0, 0)
