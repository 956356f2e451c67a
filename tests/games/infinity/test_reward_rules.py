"""Rewards: face down at rows, open on tiles, taken up and worn."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp, draws
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.bands import ComeForth
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.possessions import LYING, add_thing, lying_at
from undercroft.games.infinity.notation import (
    FIGURE,
    FIRST_DISCARD,
    NOTATION,
    REWARD_DECK,
    ROW_REWARDS,
)
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.kernel.stacks import EVERYONE


def ambush(count: int, *rewards: str) -> Place:
    """In its turn a warrior meets so many ghouls with these rewards in the deck, or all."""
    place = camp("warrior", "thief", "monk")
    if rewards:
        place.stack(REWARD_DECK, *rewards)
    place.begin(Turn(0), ComeForth(0, 0, 0, count))
    place.play(*["d draw minions ghoul"] * count)
    return place


def named(place: Place, where: int) -> list[str]:
    """The things that lie on a tile."""
    return [NOTATION.cards.text(place.s.thing[thing]) for thing in lying_at(place.s, where)]


def fell(place: Place, *figures: int) -> None:
    """The warrior fells enemies, each with one blow."""
    for figure in figures:
        place.s.damage[figure - M1] = place.health(figure) - 1 + place.s.damage[figure - M1]
        place.play(f"h1 attack {FIGURE.text(figure)}", "d roll 1")


def test_di_reward_02_each_row_has_one_reward_that_nobody_sees() -> None:
    place = ambush(4)
    place.play("d draw rewards wolfs-bite", "d draw rewards jasper-orb")
    assert place.s.reward_rows == (0, 1)
    assert place.s.zones[ROW_REWARDS].seats == (0, 0)
    assert named(place, 0) == []


def test_di_reward_03_the_reward_of_a_cleared_row_lies_open_in_the_tile() -> None:
    place = ambush(2, "wolfs-bite")
    place.play("d draw rewards wolfs-bite")
    fell(place, M1)
    assert named(place, 0) == []  # one still stands there
    fell(place, M1 + 1)
    place.play("d show row-rewards 0 wolfs-bite")
    assert named(place, 0) == ["wolfs-bite"]
    assert place.s.reward_rows == ()


def test_di_reward_04_anybody_in_the_tile_takes_it_for_a_point_in_a_fight_too() -> None:
    place = camp("warrior", "thief", "paladin")
    for _ in range(2):
        add_thing(place.s, NOTATION.cards.parse("silk-vest"), LYING)
    place.enemy("spider", 1)
    place.s.spot[2] = 1
    place.begin(Turn(1))
    place.play("h2 pick-up t1")
    assert (place.s.left[1], named(place, 0)) == (8, ["silk-vest"])
    place.begin(Turn(2))
    assert place.legal("pick-up") == []
    assert place.refused("h3 pick-up t2") == ["DI-ITEM-08"]
    place.play("h3 move south")
    assert place.legal("pick-up") == ["t2"]


def test_di_reward_05_promised_rewards_come_to_the_tile_of_the_finder() -> None:
    place = camp("warrior", "thief")
    place.s.spot[1] = 1
    draws(place, "under-the-boards", RiskDeck.DEBRIS, 1)
    place.play("d draw rewards wolfs-bite")
    assert (named(place, 0), named(place, 1)) == ([], ["wolfs-bite"])


def test_di_reward_05_those_for_a_fight_come_when_it_is_won() -> None:
    place = camp("warrior", "thief")
    draws(place, "barricade-manned", RiskDeck.DEBRIS)
    place.stack(REWARD_DECK, "wolfs-bite", "needle", "silk-vest")
    place.play("d draw minions ghoul", "d draw minions ghoul", "d draw minions ghoul")
    place.play("d draw rewards wolfs-bite")
    fell(place, M1, M1 + 1)
    assert named(place, 0) == []
    fell(place, M1 + 2)
    place.settle()
    assert sorted(named(place, 0)) == ["needle", "wolfs-bite"]


@pytest.mark.parametrize(("level", "rules"), [(1, ["DI-REWARD-07"]), (2, []), (3, [])])
def test_di_reward_07_to_wear_it_takes_the_level_to_carry_it_does_not(
    level: int, rules: list[str]
) -> None:
    place = camp("paladin", "thief", level=level)
    add_thing(place.s, NOTATION.cards.parse("long-sword"), LYING)
    place.s.turns = [1, 1]
    place.begin(Turn(0))
    place.play("h1 pick-up t1")
    assert place.refused("h1 equip t1") == rules
    assert place.legal("equip") == ([] if rules else ["t1"])


def test_di_reward_08_a_fallen_sentinel_pays_coins_for_the_rewards_that_are_missing() -> None:
    place = camp("warrior", "thief")
    place.enemy("ash-drake", 0)
    place.stack(REWARD_DECK, "needle")
    coins = place.s.coins[0]
    place.begin(Turn(0))
    fell(place, M1)
    place.settle()
    assert named(place, 0) == ["needle"]
    assert place.s.coins == [coins + 2, coins]


def test_di_reward_08_so_does_a_card_that_promises_rewards() -> None:
    place = camp("warrior", "thief")
    place.stack(REWARD_DECK)
    coins = place.s.coins[0]
    draws(place, "acid-drip", RiskDeck.DEBRIS)
    place.play("h1 slot feet")
    assert named(place, 0) == []
    assert place.s.coins == [coins + 2, coins]


def test_di_reward_08_discarded_rewards_are_shuffled_and_else_two_coins_are_given() -> None:
    place = camp("warrior", "thief")
    place.stack(REWARD_DECK)
    zone, coins = FIRST_DISCARD + REWARD_DECK, place.s.coins[0]
    place.s.zones[zone] = place.s.zones[zone].add(NOTATION.cards.parse("needle"), EVERYONE)
    place.begin(ComeForth(0, 0, 0, 4))
    place.play(*["d draw minions ghoul"] * 4, "d draw rewards needle")
    assert place.s.reward_rows == (0,)
    assert place.s.coins == [coins + 2, coins]
