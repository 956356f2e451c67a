"""Lord events: what draws them, when, and what is left undone; how the lord comes by a chest."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.infinity.cards.plays import draws
from tests.games.infinity.scenes import Place
from tests.games.infinity.test_lord import FAR_EAST, drawn, dungeon, lord_at
from tests.games.infinity.test_lord_fights import EAST, START, ends, engaged
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.map.figures import enemies, spot_of
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_DISCARD
from undercroft.games.infinity.phases.hero_turn import ACTING, Turn, turn_of
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.state import NO_METER, NOBODY

QUIETEST, LOUDEST = "event-hesk-03", "event-hesk-05"
IN_THE_FAR_EAST, NOWHERE = "event-hesk-07", "event-hesk-25"
CHEST_OF_THE_LORD = "he-kept-this-one-himself"


def awake(hero: str = "warrior") -> Place:
    """A hero has a turn, the lord is somewhere unseen, and his cards show tiles not laid."""
    place = Place(hero, "thief")
    place.s.meter = NO_METER
    place.tile("crossing-of-lamps", START, "north")
    place.stack(EVENT_DECK, NOWHERE, NOWHERE, NOWHERE)
    place.begin(Turn(0))
    return place


def drawing(place: Place) -> str:
    """When a lord event is drawn that is to be drawn now."""
    if not place.legal("draw"):
        return "never"
    return "at once" if turn_of(place.s).step == ACTING else "after the turn"


# ---- the two moments -----------------------------------------------------------------------------


def echo(place: Place) -> None:
    """The next tile has a Lord Event token, and the hero goes there."""
    place.s.marks[1] = 1 << Token.LORD_EVENT
    place.play("h1 move north")


def bell(place: Place) -> None:
    """The hero draws a risk card that calls the lord."""
    draws(place, "a-bell-naturally", RiskDeck.DEBRIS)


def train(place: Place) -> None:
    """The hero spends its turn in the Training tile."""
    place.s.spot[0] = place.tile("training-tile", START, "east")
    place.s.listed = None
    place.play("h1 train")


def attack(place: Place) -> None:
    """The hero fights, and its board lists that."""
    place.enemy("ghoul", 0)
    place.s.listed = None
    place.play("h1 attack m1", "d roll 20")
    assert drawing(place) == "never"
    place.play("h1 end", "d roll 20")


@pytest.mark.parametrize(
    ("does", "when"),
    [
        (lambda place: place.play("h1 shout"), "at once"),
        (echo, "at once"),
        (bell, "at once"),
        (train, "after the turn"),
        (attack, "after the turn"),
    ],
)
def test_di_lord_02_a_call_is_heard_at_once_and_work_after_the_turn(
    does: Callable[[Place], None], when: str
) -> None:
    place = awake("assassin")  # only combat is on its board
    does(place)
    assert drawing(place) == when


def test_di_lord_04_what_comes_at_once_and_what_comes_later_add_up() -> None:
    place = awake("warrior")
    place.play("h1 shout", f"d draw events {NOWHERE}", "d roll 20", "h1 move north")
    assert drawing(place) == "never"
    place.play("h1 end")
    assert drawing(place) == "after the turn"
    place.play(f"d draw events {NOWHERE}")
    assert drawing(place) == "never"


def test_di_lord_03_a_board_may_list_close_combat_alone() -> None:
    place = awake("ranger")
    place.enemy("stone-brute", 0)
    place.s.listed = None
    place.play("h1 attack m1", "d roll 20", "h1 end", "d roll 20")
    assert drawing(place) == "never"
    place.begin(Turn(0))
    place.play("h1 use arrow-thrust", "d roll 20", "h1 end", "d roll 20")
    assert drawing(place) == "after the turn"


@pytest.mark.parametrize("moves", ["h1 end; d roll 20", "h1 retreat north; d roll 20; h1 end"])
@pytest.mark.parametrize(("foe", "when"), [("hesk", "never"), ("spider", "after the turn")])
def test_di_lord_05_a_blow_of_the_lord_draws_nothing(moves: str, foe: str, when: str) -> None:
    place = awake("assassin")
    figure = place.enemy(foe, 0)
    place.s.lord = figure if foe == "hesk" else NOBODY
    place.s.spot[1] = 1
    place.s.listed = None
    place.play(*moves.split("; "))
    assert drawing(place) == when


def test_di_threat_06_the_meter_falls_by_one_for_each_event() -> None:
    place = awake()
    place.s.meter = 9
    bell(place)
    assert (place.s.meter, drawing(place)) == (8, "never")
    draw_events(place.s, 2, 0)
    assert place.s.meter == 6


# ---- everybody with the lord ---------------------------------------------------------------------


@pytest.mark.parametrize("out", [0, 2])
def test_di_lord_07_who_lies_exhausted_elsewhere_does_not_count(out: int) -> None:
    place = lord_at(dungeon("thief", "paladin", "monk"), START)
    place.s.spot[2], place.s.out[2] = EAST, out
    draw_events(place.s, 1, 0)
    place.s.run()
    assert bool(place.legal("draw")) == (not out)


def test_di_lord_07_a_lord_among_all_of_them_attacks_the_loudest_at_last() -> None:
    place = lord_at(dungeon("thief", "paladin", "warrior"), START)
    place.s.meter, place.s.lord_acted = NO_METER, 0
    place.s.spot[2], place.s.out[2] = EAST, 2
    ends(place, LOUDEST)
    assert place.s.focus == [1]
    place.play("d roll 1")
    assert place.health(1) < 18


# ---- the deck, and how he comes ------------------------------------------------------------------


def test_di_lord_08_an_empty_deck_is_made_of_the_cards_that_were_drawn() -> None:
    place = drawn(dungeon(), NOWHERE)
    assert place.s.stacks[EVENT_DECK].size == 0
    place.begin(DrawEvents(0, 1))
    assert place.legal("draw") == [f"events {NOWHERE}"]
    assert place.s.zones[FIRST_DISCARD + EVENT_DECK].cards == ()


def test_di_lord_10_who_is_there_when_he_comes_is_attacked_by_the_next_card() -> None:
    place = dungeon("thief", "paladin", "monk")
    place.s.spot = [FAR_EAST, FAR_EAST, START]
    drawn(place, IN_THE_FAR_EAST)
    assert place.s.lord != NOBODY
    assert (place.s.focus, place.s.frames) == ([NOBODY], [])
    drawn(place, QUIETEST)
    assert place.s.focus == [1]  # the loudest there, whomever the card means


def opened(place: Place) -> Place:
    """The first hero finds the lord's own chest at the start."""
    place.agree(casual=False)
    place.scenario("sc-05")
    draws(place, CHEST_OF_THE_LORD, RiskDeck.CHEST)
    return place


def test_di_lord_12_a_chest_brings_him_and_his_deck_is_whole_again() -> None:
    place = drawn(dungeon(), NOWHERE)
    place.stack(EVENT_DECK, LOUDEST, QUIETEST)
    opened(place)
    assert place.s.lord != NOBODY
    assert (spot_of(place.s, place.s.lord), place.s.focus) == (START, [NOBODY])
    assert (place.s.stacks[EVENT_DECK].size, place.s.meter) == (3, NO_METER)


def test_di_lord_12_in_play_he_leaves_his_fight_and_comes_there() -> None:
    place = engaged("spider")
    place.s.spot = [FAR_EAST, START]
    place.s.enemy_spot = [FAR_EAST, FAR_EAST]
    draws(place, CHEST_OF_THE_LORD, RiskDeck.CHEST, seat=1)
    assert (place.s.enemy_spot, place.s.focus) == ([FAR_EAST, START], [0, NOBODY])


def test_di_lord_12_once_he_has_fallen_it_brings_no_other() -> None:
    place = dungeon()
    place.s.lord_fallen = 1
    opened(place)
    assert enemies(place.s) == []
    assert place.s.meter == NO_METER


def test_di_threat_09_the_meter_goes_with_that_chest() -> None:
    place = dungeon()
    place.s.meter = 12
    opened(place)
    assert place.s.meter == NO_METER
    assert place.legal("draw") == []
