"""The lord in a fight, idle, and between noises: what he does by the card, and what he does not."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from tests.games.infinity.test_lord import FAR_EAST, FAR_WEST, drawn, dungeon, lord_at
from undercroft.crawl.modifiers import Modifier
from undercroft.games.infinity.combat.focus import lose_focus
from undercroft.games.infinity.combat.numbers import enemy_health
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_ENEMY
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.scenarios.three_seals import ThreeSeals
from undercroft.games.infinity.state import NO_METER, NOBODY, NOWHERE

MARKED, LOUDEST = "event-hesk-09", "event-hesk-05"
CLOSEST, RAMPAGE = "event-hesk-02", "event-hesk-01"
START, EAST, WEST = 0, 1, 3
SIX = "spider spider spider spider spider spider"


def engaged(before: str = "") -> Place:
    """Hesk fights the paladin at the start, behind some others; the thief is in the east."""
    place = dungeon("paladin", "thief")
    place.s.meter = NO_METER
    place.s.spot[1] = EAST
    place.band(before)
    place.s.lord = place.enemy("hesk", 0)
    return place


def ends(place: Place, *cards: str) -> Place:
    """The round is over, in which a tile was found."""
    place.s.laid_in = place.s.round
    place.stack(EVENT_DECK, *cards)
    place.begin(EndOfRound())
    return place


# ---- in a formation ------------------------------------------------------------------------------


def test_di_lord_28_out_of_reach_he_attacks_who_stands_before_him() -> None:
    place = engaged(SIX)
    drawn(place, MARKED)
    place.play("d roll 1")
    assert place.s.health[0] == 18
    assert place.s.enemy[3] == NOBODY


def test_di_lord_29_out_of_reach_of_whom_the_card_means_he_does_the_same() -> None:
    place = engaged(SIX)
    drawn(place, LOUDEST)  # the paladin, whom he fights
    place.play("d roll 1")
    assert place.s.health[0] == 18
    assert place.s.enemy[3] == NOBODY


def test_di_lord_24_who_waits_behind_the_last_row_attacks_nobody() -> None:
    place = engaged(f"{SIX} spider spider spider")
    drawn(place, MARKED)
    assert place.s.frames == []


@pytest.mark.parametrize("roll", [18, 19])
def test_di_lord_25_against_a_fellow_only_the_printed_chance_counts(roll: int) -> None:
    place = engaged(SIX)
    place.s.modifiers = (Modifier(Stat.HIT_CHANCE, -9, 0, place.s.lord),)
    drawn(place, MARKED)
    place.play(f"d roll {roll}")
    assert (place.s.enemy[3] == NOBODY) == (roll == 18)


# ---- idle ----------------------------------------------------------------------------------------


def test_di_lord_33_who_attacks_in_the_enemy_phase_is_not_idle() -> None:
    place = engaged()
    place.begin(EnemyPhase(0))
    place.play("d roll 20")
    ends(place, RAMPAGE)
    assert place.s.frames == []


def test_di_lord_33_who_fights_and_does_nothing_is_idle() -> None:
    place = ends(engaged(), RAMPAGE)
    assert place.legal("draw") != []


def test_di_lord_23_an_idle_lord_attacks_who_is_with_him_before_he_walks() -> None:
    place = lord_at(dungeon("paladin", "thief"), START)
    place.s.meter, place.s.lord_acted = NO_METER, 0
    place.s.spot[0] = FAR_EAST  # the loudest is far away
    ends(place, LOUDEST)
    place.play(f"d draw events {LOUDEST}")
    assert spot_of(place.s, place.s.lord) == START
    assert place.s.focus == [1]


def test_di_a_59_while_there_is_a_meter_it_falls_for_an_idle_lord() -> None:
    place = lord_at(dungeon("paladin", "thief"), START)
    place.s.meter, place.s.lord_acted = 7, 0
    place.s.spot = [EAST, EAST]
    ends(place, LOUDEST)
    assert place.s.meter == 6
    assert place.s.frames == []


def test_ic_63_a_calmed_lord_does_not_stir() -> None:
    place = lord_at(dungeon("paladin", "thief"), START)
    place.s.meter, place.s.lord_acted, place.s.calm = NO_METER, 0, 2
    place.s.spot = [EAST, EAST]
    ends(place, LOUDEST)
    assert place.s.calm == 1
    assert place.s.frames == []


# ---- drawing -------------------------------------------------------------------------------------


def test_di_lord_06_once_he_is_with_all_of_them_the_rest_is_not_drawn() -> None:
    place = lord_at(dungeon("paladin", "thief"), EAST)
    place.stack(EVENT_DECK, LOUDEST, CLOSEST)
    place.begin(DrawEvents(0, 2))
    place.play(f"d draw events {LOUDEST}", "d roll 20")
    assert spot_of(place.s, place.s.lord) == START
    assert place.s.frames == []


def test_di_mode_08_only_events_that_are_drawn_count_against_the_seals() -> None:
    place = lord_at(dungeon("paladin", "thief"), START)
    page = place.plays("sc-05")
    assert isinstance(page, ThreeSeals)
    page.broken = 0b111
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, RAMPAGE, RAMPAGE)
    place.begin(DrawEvents(0, 1))
    assert page.events == 0  # all are with him
    place.s.spot[1] = FAR_WEST
    drawn(place, RAMPAGE)
    assert page.events == 1


# ---- noises and the quiet ------------------------------------------------------------------------


def between() -> Place:
    """The paladin is east of the lord, a noise as loud as her west of him."""
    place = lord_at(dungeon("paladin", "thief"), START)
    place.s.spot = [EAST, FAR_EAST]
    place.s.noises[WEST] = 5
    return drawn(place, LOUDEST)


@pytest.mark.parametrize(("answer", "focus"), [(EAST, 0), (WEST, NOBODY)])
def test_di_noise_05_between_a_hero_and_a_noise_the_player_decides(answer: int, focus: int) -> None:
    place = between()
    assert place.legal("tile") == [f"r{EAST + 1}", f"r{WEST + 1}"]
    place.play(f"h1 tile r{answer + 1}")
    assert spot_of(place.s, place.s.lord) == answer
    assert place.s.focus == [focus]


def test_di_lord_39_a_noise_beside_a_hero_as_loud_leads_him_to_the_hero() -> None:
    place = lord_at(dungeon("paladin", "thief"), START)
    place.s.spot = [EAST, EAST]
    place.s.noises[EAST] = 5
    drawn(place, LOUDEST)
    assert place.s.focus == [0]


@pytest.mark.parametrize(("quiet", "focus"), [(0, 1), (1, NOBODY)])
def test_di_noise_02_a_lord_left_behind_does_not_turn_to_the_quiet(quiet: int, focus: int) -> None:
    place = dungeon("paladin", "thief")
    place.s.quiet[1] = quiet
    place.s.lord = place.enemy("hesk", 0)
    spider = place.enemy("spider", 0)
    place.begin()
    lose_focus(place.s, 0)
    place.s.run()
    assert place.s.focus[0] == focus
    assert place.s.focus[spider - FIRST_ENEMY] == 1  # others find who sits still [DI-FOCUS-08]


def test_ic_32_the_health_of_a_lord_is_fixed_when_he_appears() -> None:
    place = dungeon("paladin", "thief", "monk")
    place.s.out[1] = 1  # exhausted heroes count too
    place_lord(place.s, START)
    first = enemy_health(place.s, place.s.lord)
    place.s.spot[2] = NOWHERE
    assert enemy_health(place.s, place.s.lord) == first
    fewer = dungeon("paladin", "thief")
    place_lord(fewer.s, START)
    assert enemy_health(fewer.s, fewer.s.lord) < first
