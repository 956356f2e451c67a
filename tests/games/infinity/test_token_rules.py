"""Tokens of tiles, what they do to heroes, and how heroes get rid of them."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp, draws, fight, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.numbers import (
    ap_rating,
    defense_terms,
    power_terms,
    total,
)
from undercroft.games.infinity.content.schema import RiskDeck, Slot
from undercroft.games.infinity.effects.vocabulary.terms import Stat, Token
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.notation import EVENT_DECK
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord_figure import walk
from undercroft.games.infinity.state import NO_METER

NORTHERN = 1


def marked(*tokens: Token, heroes: tuple[str, ...] = ("paladin", "thief")) -> Place:
    """The first hero has a turn; tokens lie on the tile in the north."""
    place = camp(*heroes)
    for token in tokens:
        place.s.marks[NORTHERN] |= 1 << token
    place.s.turns = [1] * len(heroes)
    place.begin(Turn(0))
    return place


def power(place: Place, seat: int = 0) -> int:
    """The Power of a hero."""
    return total(power_terms(place.s, seat))


def defense(place: Place, seat: int = 0) -> int:
    """The Defense of a hero."""
    return total(defense_terms(place.s, seat))


# ---- on tiles ------------------------------------------------------------------------------------


def test_di_token_01_a_token_stays_until_an_ability_takes_it_away() -> None:
    place = fight("burn-away")
    draws(place, "help", RiskDeck.MIST)
    for seat in (0, 1):
        place.begin(EndOfRound())
        place.begin(Turn(seat))
        assert place.s.marks[0] == 1 << Token.HEALTH
    place.begin(Turn(0))
    place.play("h1 use burn-away", "h1 target h1")
    assert place.s.marks[0] == 0


@pytest.mark.parametrize("token", list(Token))
def test_di_token_02_lords_do_not_mind_them(token: Token) -> None:
    place = camp("warrior", "thief")
    place.s.marks[NORTHERN] = 1 << token
    place.s.lord = place.enemy("hesk", place=0)
    before = place.health(place.s.lord)
    walk(place.s, NORTHERN)
    place.begin()
    assert place.s.enemy_spot == [NORTHERN]
    assert (place.health(M1), place.s.meter, place.s.noises[NORTHERN]) == (before, 20, 0)
    assert [stat(place, M1, which) for which in (Stat.POWER, Stat.DEFENSE)] == [0, 0]


def test_di_token_03_all_who_are_there_and_each_who_comes_or_passes() -> None:
    place = camp("paladin", "warrior", "thief")
    place.s.spot = [NORTHERN, NORTHERN, 0]
    draws(place, "draining-your-will", RiskDeck.MIST)
    assert place.s.drained == [1, 1, 0]
    place.begin(Turn(2))
    place.play("h3 run north", "h3 run south")
    assert place.s.drained == [1, 1, 1]


# ---- AP -2 ---------------------------------------------------------------------------------------


def test_di_token_04_the_rating_falls_by_two() -> None:
    place = marked(Token.AP)
    place.play("h1 move north", "h1 end")
    place.begin(Turn(0))
    assert place.s.left[0] == 4
    assert [ap_rating(place.s, seat) for seat in (0, 1)] == [2, 5]


@pytest.mark.parametrize("roll", [1, 20])
def test_di_token_05_a_turn_of_rest_takes_it_off_whatever_is_rolled(roll: int) -> None:
    place = marked(Token.AP)
    place.play("h1 move north", "h1 end")
    place.s.health[0] = 10
    place.begin(Turn(0))
    place.play("h1 rest", f"d roll {roll}")
    assert ap_rating(place.s, 0) == 4


def test_di_token_05_other_healing_does_not() -> None:
    place = marked(Token.AP)
    place.thing("healing-draught", 0, POCKETED)
    place.play("h1 move north", "h1 end")
    place.s.health[0] = 10
    place.begin(Turn(0))
    place.play("h1 consume t1")
    assert (place.s.health[0], ap_rating(place.s, 0)) == (15, 2)


def test_di_token_07_a_hero_has_it_only_once() -> None:
    place = marked(Token.AP, heroes=("thief", "paladin"))
    place.play("h1 run north", "h1 run south", "h1 run north")
    assert ap_rating(place.s, 0) == 3


def test_di_token_08_one_point_is_left_in_any_case() -> None:
    place = marked(Token.AP)
    for _ in range(9):
        place.thing("rope", 0)
    place.play("h1 run north", "h1 end")
    place.begin(Turn(0))
    place.play("h1 move south")
    assert place.legal("move") == []


# ---- Power -2 ------------------------------------------------------------------------------------


def test_di_token_09_each_entry_costs_two_power_more() -> None:
    place = marked(Token.POWER, heroes=("warrior", "thief"))
    place.play("h1 move north")
    assert power(place) == 3
    place.play("h1 move south", "h1 move north")
    assert [power(place, seat) for seat in (0, 1)] == [1, 2]


@pytest.mark.parametrize(("tokens", "left"), [(1, 3), (2, 1), (3, 0), (4, 0)])
def test_di_token_10_power_is_never_less_than_nothing(tokens: int, left: int) -> None:
    place = camp("warrior", "thief")
    place.s.drained[0] = tokens
    assert power(place) == left


@pytest.mark.parametrize("by", ["healing-draught", "rest"])
def test_di_token_11_healing_of_any_kind_takes_them_off(by: str) -> None:
    place = marked(heroes=("warrior", "thief"))
    place.thing("healing-draught", 0, POCKETED)
    place.s.drained, place.s.health[0], place.s.listed = [2, 1], 10, None
    place.play(*(["h1 rest", "d roll 1"] if by == "rest" else ["h1 consume t1"]))
    assert place.s.drained == [0, 1]


def test_di_token_11_a_rest_that_heals_nothing_does_not() -> None:
    place = marked(heroes=("warrior", "thief"))
    place.s.drained[0], place.s.health[0] = 2, 10
    place.play("h1 rest", "d roll 20")
    assert place.s.drained == [2, 0]


def test_di_token_12_all_go_at_once_and_no_health_comes_back() -> None:
    place = marked(heroes=("warrior", "thief"))
    for _ in range(2):
        place.thing("healing-draught", 0, POCKETED)
    place.s.drained[0], place.s.health[0], place.s.listed = 3, 10, None
    place.play("h1 consume t1")
    assert (place.s.drained[0], place.s.health[0]) == (0, 10)
    place.play("h1 consume t2")
    assert place.s.health[0] == 15


def test_di_token_13_a_new_level_takes_them_off_and_heals() -> None:
    place = camp("warrior", "thief")
    foe = place.enemy("iron-idol", 0)
    place.s.drained[0], place.s.health[0], place.s.xp[0] = 2, 7, 9
    place.begin(AttackFrame(0, foe))
    place.play("d roll 1")
    assert (place.s.drained[0], place.s.health[0], place.s.level[0]) == (0, 21, 2)


# ---- Def -2 --------------------------------------------------------------------------------------


def test_di_token_15_each_passage_adds_one() -> None:
    place = marked(Token.DEFENSE)
    place.thing("padded-coat", 0, Slot.BODY)
    place.play("h1 move north", "h1 move south", "h1 move north")
    assert place.s.dents == [2]
    assert defense(place) == 5 + 1 - 4


@pytest.mark.parametrize(("tokens", "left"), [(1, 1), (2, 0), (4, 0)])
def test_di_token_16_defense_is_never_less_than_nothing(tokens: int, left: int) -> None:
    place = camp("thief", "warrior")
    place.s.bare[0] = (tokens, 0)
    assert defense(place) == left


def test_di_token_17_a_damaged_thing_keeps_its_token() -> None:
    place = marked(Token.DEFENSE)
    place.thing("padded-coat", 0, Slot.BODY)
    place.play("h1 move north", "h1 stow t1")
    assert defense(place) == 5
    place.play("h1 end")
    place.begin(Turn(0))
    place.play("h1 equip t1")
    assert defense(place) == 5 + 1 - 2


def test_di_token_18_another_thing_frees_the_hero_and_a_repair_the_thing() -> None:
    place = marked(Token.DEFENSE)
    place.thing("padded-coat", 0, Slot.BODY)
    place.thing("padded-coat", 0)
    place.play("h1 move north")
    assert defense(place) == 4
    place.play("h1 equip t2")
    assert defense(place) == 6
    place.play("h1 end")
    place.begin(Turn(0))
    place.s.coins[0] = 5
    place.play("h1 move south", "h1 visit", "h1 repair t1")
    assert (place.s.coins[0], place.s.dents) == (3, [0, 0])
    place.play("h1 equip t1")
    assert defense(place) == 6


def test_di_token_19_a_token_on_a_slot_sleeps_while_something_is_worn_there() -> None:
    place = marked(Token.DEFENSE)
    place.thing("padded-coat", 0)
    place.play("h1 move north", "h1 slot body")
    assert defense(place) == 5 - 2
    place.play("h1 equip t1")
    assert defense(place) == 5 + 1
    place.play("h1 move south", "h1 stow t1")
    assert defense(place) == 5 - 2


# ---- the runner's mark ---------------------------------------------------------------------------


def test_di_token_21_a_run_costs_two_defense_and_a_round_later_one() -> None:
    place = marked()
    place.play("h1 run north")
    assert defense(place) == 3
    place.play("h1 end")
    left = []
    for _ in range(2):
        place.begin(EndOfRound())
        left.append(defense(place))
    assert left == [4, 5]


def test_di_token_22_running_again_makes_it_two_once_more() -> None:
    place = marked()
    place.play("h1 run north", "h1 run south", "h1 end")
    assert defense(place) == 3
    place.begin(EndOfRound())
    place.begin(Turn(0))
    assert defense(place) == 4
    place.play("h1 run north")
    assert defense(place) == 3


# ---- Health -3 and lord events -------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "health"), [("paladin", 15), ("thief", 12)])
def test_di_token_24_defense_is_no_help(hero: str, health: int) -> None:
    place = marked(Token.HEALTH, heroes=(hero, "warrior"))
    place.play("h1 move north")
    assert place.s.health[0] == health


def test_di_token_25_each_entry_draws_an_event_and_is_heard_in_that_tile() -> None:
    place = marked(Token.LORD_EVENT)
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, "event-hesk-25", "event-hesk-24")
    for card in ("event-hesk-25", "event-hesk-24"):
        place.play("h1 move north", f"d draw events {card}")
        place.settle()
        assert place.s.noises == [0, 6, 0]
        place.play("h1 move south")


@pytest.mark.parametrize(("casual", "meter", "noise"), [(False, 19, 6), (True, 20, 0)])
def test_di_token_26_it_does_nothing_in_casual_games(casual: bool, meter: int, noise: int) -> None:
    place = marked(Token.LORD_EVENT)
    place.agree(casual=casual)
    place.play("h1 move north")
    assert (place.s.meter, place.s.noises[NORTHERN]) == (meter, noise)


def test_di_token_27_while_there_is_a_meter_it_falls_instead() -> None:
    place = marked(Token.LORD_EVENT)
    place.play("h1 move north", "h1 move south", "h1 move north")
    assert (place.s.meter, place.legal("move")) == (18, ["north", "east", "south", "west"])
