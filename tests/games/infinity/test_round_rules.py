"""Rounds and turns: their order, what happens at once, what a round's end brings."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, fight, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.effects.vocabulary.terms import Stat, Token
from undercroft.games.infinity.notation import EVENT_DECK
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.initiative import Initiative
from undercroft.games.infinity.phases.round import Rounds
from undercroft.games.infinity.state import NO_METER

EVENTS = ("event-hesk-25", "event-hesk-24", "event-hesk-23")


def doing(place: Place) -> list[str]:
    """What goes on, the innermost last."""
    return [frame.NAME for frame in place.s.frames]


def in_round(*heroes: str) -> Place:
    """A game begins with its first round."""
    place = camp(*(heroes or ("paladin", "thief", "monk")))
    place.s.round = 0
    place.begin(Rounds())
    return place


# ---- rounds --------------------------------------------------------------------------------------


def test_di_init_01_a_round_is_initiative_every_heros_turn_and_its_end() -> None:
    place = in_round()
    place.play("d roll 12", "d roll 3", "d roll 7", "h2 yes")
    place.play("h2 end", "h3 end")
    place.s.running[1] = 2
    assert (place.s.round, place.s.running[1]) == (1, 2)
    place.play("h1 end")
    assert (place.s.round, place.s.running[1]) == (2, 1)
    assert place.s.turns == [1, 1, 1]
    assert doing(place) == ["rounds", "initiative", "roll"]


def test_di_init_03_every_hero_has_a_roll_of_its_own() -> None:
    place = camp("paladin", "thief", "monk")
    place.begin(Initiative())
    asked = []
    for roll in (4, 5, 6):
        asked += [f.source(place.s) for f in place.s.frames if f.NAME == "roll"]  # type: ignore[attr-defined]
        place.play(f"d roll {roll}")
    assert asked == ["d20:initiative-h1", "d20:initiative-h2", "d20:initiative-h3"]
    assert place.s.order == (0, 1, 2)


def test_di_init_06_the_next_round_has_an_order_of_its_own() -> None:
    place = in_round("paladin", "thief")
    place.play("d roll 1", "d roll 2", "h1 yes", "h1 end", "h2 end")
    assert place.s.order == (0, 1)
    place.play("d roll 9", "d roll 2", "h2 yes")
    assert place.s.order == (1, 0)
    assert place.legal("end") == ["end"]
    place.play("h2 end", "h1 end")
    assert place.s.round == 3


# ---- turns ---------------------------------------------------------------------------------------


def test_di_init_07_what_an_action_brings_comes_within_it() -> None:
    place = fight("taunt", "ghoul")
    place.play("h1 attack m1", "d roll 1")
    assert (place.s.xp[0], place.s.damage) == (1, [2])
    place.enemy("spider", 1)
    place.s.meter = NO_METER
    place.s.listed = None
    place.stack(EVENT_DECK, *EVENTS)
    place.play("h1 use taunt", "h1 target m2", "h1 done", "d draw events event-hesk-25")
    assert place.legal("end") == ["end"]
    assert place.s.left[0] == 4


def test_di_init_08_a_turn_is_start_actions_enemies_and_upkeep() -> None:
    place = camp("thief", "warrior", "paladin", meter=NO_METER)
    place.stack(EVENT_DECK, *EVENTS)
    place.band("ghoul", 1)
    place.s.marks[0] = 1 << Token.HEALTH
    place.begin(Turn(1))
    assert place.s.health[1] == 15  # before anything else
    place.play("h2 attack m1", "d roll 20")
    assert place.s.left[1] == 6
    place.play("h2 end")  # early, and they attack all the same
    assert doing(place)[-1] == "roll"
    assert place.s.left[1] == 6
    place.play("d roll 1")
    assert place.s.health[1] == 14
    place.play("d draw events event-hesk-25")
    assert (doing(place), place.s.left[1]) == ([], 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_di_init_09_a_card_is_drawn_for_each_listed_kind_of_action(seat: int) -> None:
    heroes = ("warrior", "thief") if seat == 0 else ("thief", "warrior")
    place = camp(*heroes, meter=NO_METER)
    place.stack(EVENT_DECK, *EVENTS)
    place.begin(Turn(seat))
    who = f"h{seat + 1}"
    place.play(f"{who} run north", f"{who} run south", f"{who} move north", f"{who} end")
    place.play("d draw events event-hesk-25")
    assert doing(place)
    place.play("d draw events event-hesk-24")
    assert doing(place) == []


def test_di_init_09_what_the_board_does_not_list_draws_nothing() -> None:
    place = camp("thief", "warrior", meter=NO_METER)  # lists running, and allies
    place.begin(Turn(0))
    place.play("h1 move north", "h1 end")
    assert doing(place) == []


def test_di_init_12_points_that_are_left_are_lost_with_the_turn() -> None:
    place = camp("paladin", "thief")
    place.begin(Turn(0))
    place.play("h1 move north")
    assert place.s.left == [6, 0]
    place.play("h1 end")
    assert (place.s.left, doing(place)) == ([0, 0], [])


# ---- the end of a round --------------------------------------------------------------------------


def test_di_init_10_enemies_do_what_they_do_at_the_end_of_a_round() -> None:
    place = camp("paladin", "thief")
    place.band("bone-mender ghoul", 1)
    place.s.damage[1] = 4
    place.begin(EndOfRound())
    assert place.s.damage == [0, 3]


def test_di_init_11_who_is_stunned_comes_to_only_after_the_others_have_acted() -> None:
    place = camp("paladin", "thief")
    place.band("bone-mender ghoul", 1)
    place.s.damage[1] = 4
    place.stun(0)
    place.begin(EndOfRound())
    assert (place.s.damage, place.s.dazed) == ([0, 4], [0, 0])


@pytest.mark.parametrize(("round_", "is_over"), [(19, False), (20, True)])
def test_di_init_11_last_of_all_the_scenario_looks_whether_it_is_over(
    round_: int, is_over: bool
) -> None:
    place = Place("paladin", "thief", scenario="sc-07")
    place.s.meter = 20
    place.s.round, place.s.running[0] = round_, 2
    place.begin(EndOfRound())
    assert (place.s.over is not None) is is_over
    assert place.s.running[0] == 1  # that came before


@pytest.mark.parametrize(
    ("card", "which", "amount", "rounds"),
    [("iron-skin", Stat.DEFENSE, 2, 1), ("power-rage", Stat.POWER, 3, 2)],
)
def test_di_init_13_what_lasts_for_rounds_ends_with_the_last_of_them(
    card: str, which: Stat, amount: int, rounds: int
) -> None:
    place = fight(card)
    place.play(f"h1 use {card}")
    for _ in range(rounds):
        assert stat(place, 0, which) == amount
        place.begin(EndOfRound())
        place.s.round += 1
    assert stat(place, 0, which) == 0
