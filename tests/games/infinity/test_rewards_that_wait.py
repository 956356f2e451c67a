"""Rewards of rows: which of them wait for whom, who takes them over, and who pilfers them."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.bands import BEGUN, FormUp, reward_rows
from undercroft.games.infinity.combat.damage import wound
from undercroft.games.infinity.combat.formation import turn_to
from undercroft.games.infinity.combat.rewards import LayRewards, take_over, tile_row
from undercroft.games.infinity.map.possessions import held, lying_at
from undercroft.games.infinity.notation import NOTATION, REWARD_DECK, ROW_REWARDS
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NOBODY
from undercroft.kernel.stacks import NO_SEATS

CARDS = ("wolfs-bite", "needle", "oak-round", "long-pike")


def laid(place: Place, *rows: int) -> Place:
    """Rewards lie face down at these rows."""
    s = place.s
    for name in CARDS[: len(rows)]:
        card = NOTATION.cards.parse(name)
        s.stacks[REWARD_DECK] = s.stacks[REWARD_DECK].shuffled().drawn(0, card)
        s.zones[ROW_REWARDS] = s.zones[ROW_REWARDS].add(card, NO_SEATS)
    s.reward_rows = tuple(rows)
    return place


def fell(place: Place, figure: int) -> None:
    """An enemy falls by the first hero's hand."""
    wound(place.s, figure, 99, 0, "DI-DMG-01")
    place.s.run()
    place.s.listed = None
    place.settle()


def two_fights(first: int) -> Place:
    """So many enemies before the first hero, and one before the second with a reward."""
    place = camp("warrior", "paladin", "thief")
    place.band(" ".join(["ghoul"] * first), 0)
    place.band("ghoul", 1)
    laid(place, 3)
    place.begin(Turn(0))
    return place


@pytest.mark.parametrize("first", [1, 9, 10, 12])
def test_di_reward_03_a_cleared_row_pays_whatever_is_behind_the_rows_of_another(first: int) -> None:
    place = two_fights(first)
    assert lying_at(place.s, 0) == []
    fell(place, M1 + first)
    assert len(lying_at(place.s, 0)) == 1
    assert place.s.reward_rows == ()


def test_di_reward_03_a_row_in_which_somebody_stands_does_not_pay() -> None:
    place = two_fights(2)
    fell(place, M1)
    assert lying_at(place.s, 0) == []
    assert place.s.reward_rows == (3,)


@pytest.mark.parametrize(
    ("figure", "seat", "waits"), [(0, 0, 0), (3, 0, 1), (8, 0, 2), (0, 1, 3), (4, 1, 4), (7, 1, 5)]
)
def test_di_comb_10_the_reward_of_the_row_left_waits_for_who_left_it(
    figure: int, seat: int, waits: int
) -> None:
    place = camp("warrior", "paladin", "thief")
    place.band(" ".join(["ghoul"] * 9), seat)
    turn_to(place.s, M1 + figure, 2)
    assert place.s.came_from[figure] == waits
    assert [row for i, row in enumerate(place.s.came_from) if i != figure] == [NOBODY] * 8


@pytest.mark.parametrize(
    ("rows", "expected"), [(0, (3, 3, 3)), (1, (3, 3, 3)), (2, (3, 4, 4)), (3, (3, 4, 5))]
)
def test_di_a_52_rewards_that_waited_are_laid_from_the_front_the_rest_at_the_last_row(
    rows: int, expected: tuple[int, ...]
) -> None:
    place = camp("warrior", "paladin")
    place.s.reward_rows = (tile_row(2, 0), tile_row(2, 1), tile_row(2, 2), 1, tile_row(1, 0))
    take_over(place.s, 1, 2, rows)
    assert place.s.reward_rows == (*expected, 1, tile_row(1, 0))


def test_ic_24_of_several_rewards_the_thief_says_which() -> None:
    place = camp("thief", "warrior", "monk")
    place.s.spot[2] = 1
    place.band("ghoul ghoul ghoul ghoul", 0)
    place.band("ghoul", 1)
    place.band("ghoul", 2)
    laid(place, 0, 1, 3, 6)  # the last one on another tile
    place.begin(Turn(0))
    place.play("h1 use pilfer", "d roll 1")
    assert place.legal("choose") == ["1", "2", "3"]
    place.play("h1 choose 2", "d show row-rewards 1 needle")
    assert place.s.reward_rows == (0, 3, 6)
    assert [NOTATION.cards.text(place.s.thing[t]) for t in held(place.s, 0)] == ["needle"]


def test_di_a_52_rewards_that_waited_lie_at_all_three_rows_of_who_waited() -> None:
    place = camp("warrior", "paladin")
    for _ in range(9):
        place.enemy("ghoul")
    place.s.band_fought[:] = [BEGUN] * 9
    place.s.reward_rows = (tile_row(0, 0), tile_row(0, 1), tile_row(0, 2))
    place.begin(FormUp(1, 0))
    while place.legal("roll"):
        place.play("d roll 0")
    assert place.s.reward_rows == (3, 4, 5)


@pytest.mark.parametrize(("by", "coins"), [(1, [0, 4]), (M1 + 1, [4, 0])])
def test_di_reward_08_coins_in_the_place_of_a_reward_go_to_who_struck(
    by: int, coins: list[int]
) -> None:
    place = camp("warrior", "paladin")
    place.s.coins = [0, 0]
    place.band("rime-giant ghoul")  # before the warrior, to whom they fall if no hero struck
    place.stack(REWARD_DECK)
    wound(place.s, M1, 99, by, "DI-COMB-16")
    place.s.run()
    assert place.s.coins == coins


def test_di_a_53_the_reward_of_a_surplus_lies_at_the_last_row() -> None:
    place = camp("warrior", "paladin")
    came = place.band(" ".join(["ghoul"] * 10))
    assert reward_rows(place.s, tuple(came)) == (0, 1, 2, 2)


def test_di_reward_08_for_every_row_without_a_reward_there_are_coins() -> None:
    place = camp("warrior", "paladin")
    place.s.coins = [0, 0]
    place.stack(REWARD_DECK)
    place.begin(LayRewards(1, (0, 1, 2)))
    assert place.s.coins == [0, 6]
