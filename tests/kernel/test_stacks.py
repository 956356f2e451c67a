"""Stacks: drawing by weights is the same as a physical stack shuffled by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.stacks import BOTTOM, EVERYONE, NO_SEATS, TOP, Run, Stack, weighted

Odds = dict[tuple[int, ...], Fraction]


def drawn_odds(stack: Stack, places: tuple[int, ...]) -> Odds:
    """The odds of each sequence of cards when drawing from these places one after another."""
    if not places:
        return {(): Fraction(1)}
    odds: Odds = {}
    cards, weights = stack.outcomes(places[0])
    for card, weight in zip(cards, weights):
        for rest, chance in drawn_odds(stack.drawn(places[0], card), places[1:]).items():
            odds[card, *rest] = odds.get((card, *rest), Fraction(0)) + chance * Fraction(
                weight, sum(weights)
            )
    return odds


def physical_odds(pool: tuple[int, ...], runs: tuple[tuple[int, tuple[int, ...]], ...]) -> Odds:
    """The same by laying every stack that a person could lay, all equally likely."""
    seen: Counter[tuple[int, ...]] = Counter()
    for order in permutations(range(len(pool))):
        left = [pool[i] for i in order]
        laid: list[list[tuple[int, ...]]] = []
        for count, own in runs:
            part = [*own, *(left.pop() for _ in range(count - len(own)))]
            laid.append([tuple(part[i] for i in mix) for mix in permutations(range(count))])
        stacks: list[tuple[int, ...]] = [()]
        for mixes in laid:
            stacks = [(*above, *mix) for above in stacks for mix in mixes]
        seen.update(stacks)
    total = sum(seen.values())
    return {cards: Fraction(n, total) for cards, n in seen.items()}


RECIPES = [
    ((1, 2, 3), ((3, ()),)),
    ((1, 1, 2, 3), ((2, ()), (2, ()))),
    ((1, 2, 3, 4), ((1, ()), (3, (9,)), (1, ()))),
    ((1, 2, 2), ((2, (8,)), (2, (9,)))),
    ((1, 2, 3, 4), ((2, ()),)),
    ((1, 2, 3), ((1, ()), (2, (9,)))),
]


@pytest.mark.parametrize(("pool", "runs"), RECIPES)
def test_drawing_from_the_top_equals_a_stack_laid_by_hand(
    pool: tuple[int, ...], runs: tuple[tuple[int, tuple[int, ...]], ...]
) -> None:
    stack = Stack.recipe(pool, *runs)
    assert drawn_odds(stack, (TOP,) * stack.size) == physical_odds(pool, runs)


@pytest.mark.parametrize(("pool", "runs"), RECIPES)
def test_drawing_from_the_bottom_is_the_same_read_upwards(
    pool: tuple[int, ...], runs: tuple[tuple[int, tuple[int, ...]], ...]
) -> None:
    stack = Stack.recipe(pool, *runs)
    upwards = {cards[::-1]: odds for cards, odds in physical_odds(pool, runs).items()}
    assert drawn_odds(stack, (BOTTOM,) * stack.size) == upwards


@pytest.mark.parametrize(("pool", "runs"), RECIPES)
def test_peeking_first_changes_no_odds(
    pool: tuple[int, ...], runs: tuple[tuple[int, tuple[int, ...]], ...]
) -> None:
    stack = Stack.recipe(pool, *runs)
    odds: Odds = {}
    last = stack.size - 1
    cards, weights = stack.outcomes(last)
    for card, weight in zip(cards, weights):
        peeked = stack.learned(last, card, 0b1)
        for drawn, chance in drawn_odds(peeked, (TOP,) * stack.size).items():
            assert drawn[-1] == card
            odds[drawn] = odds.get(drawn, Fraction(0)) + chance * Fraction(weight, sum(weights))
    assert odds == physical_odds(pool, runs)


def test_a_trigger_among_the_ninth_to_twelfth_tile_is_drawn_in_a_quarter_each() -> None:
    trigger = 99
    stack = Stack.recipe(range(20), (8, ()), (4, (trigger,)), (8, ()))
    for place in range(8):
        assert trigger not in stack.outcomes(place)[0]
    for place in range(8, 12):
        cards, weights = stack.outcomes(place)
        assert Fraction(weights[cards.index(trigger)], sum(weights)) == Fraction(1, 4)


def test_six_of_ten_leaves_four_that_nobody_has_seen() -> None:
    stack = Stack.of(range(10), count=6)
    for _ in range(6):
        stack = stack.drawn(TOP, stack.pick(TOP, 12345))
    assert stack.size == 0
    assert len(stack.pool) == 4


def test_a_card_put_at_a_depth_is_known_to_who_put_it_and_open_to_others() -> None:
    stack = Stack.of((1, 2, 3)).put(1, 7, 0b01)
    assert stack.outcomes(1) == ([7], [1])
    other = stack.knowing(0b10)
    assert other.outcomes(1) == ([1, 2, 3, 7], [1, 1, 1, 1])
    assert stack.knowing(0b11) == stack


def test_what_was_decided_stays_in_the_stack_though_nobody_knows_it_any_more() -> None:
    looked = Stack.of(range(5)).learned(0, 3, 1)
    moved = looked.rearranged((1, 0), 2)
    assert moved.cards() == [0, 1, 2, 3, 4]
    assert moved.outcomes(1) == ([3], [1])
    assert moved.knowing(1).outcomes(1) == ([0, 1, 2, 3, 4], [1] * 5)
    assert Stack.of(range(4)).put(0, 7, NO_SEATS).cards() == [0, 1, 2, 3, 7]


@pytest.mark.parametrize("second", [9, 3])
def test_who_did_not_see_an_order_across_runs_cannot_tell_which_it_is(second: int) -> None:
    gate = Stack.recipe((1, 2, 3, 4, 5, 6), (1, ()), (3, (9,)), (2, ()))
    looked = gate.learned(0, 1, 0b1).learned(1, second, 0b1)
    kept, swapped = looked.rearranged((0, 1), 0b1), looked.rearranged((1, 0), 0b1)
    assert kept.knowing(0b10) == swapped.knowing(0b10)
    assert [kept.outcomes(place)[0] for place in (0, 1)] == [[1], [second]]
    assert [swapped.outcomes(place)[0] for place in (0, 1)] == [[second], [1]]
    assert all(9 in swapped.knowing(0b10).outcomes(place)[0] for place in range(4))
    assert 9 not in swapped.knowing(0b10).outcomes(4)[0]
    assert (9 in swapped.outcomes(2)[0]) is (second != 9)


def test_an_order_that_was_not_seen_may_be_played_in_a_view() -> None:
    gate = Stack.recipe((1, 2, 3, 4), (1, ()), (2, (9,)), (1, ()))
    seen = gate.knowing(0b10).rearranged((0, 1), 0b1)
    looked = gate.learned(0, 1, 0b1).learned(1, 9, 0b1).rearranged((1, 0), 0b1)
    assert 9 in seen.outcomes(TOP)[0]
    assert seen.outcomes(TOP) == looked.knowing(0b10).outcomes(TOP)


def test_shuffling_forgets_what_was_known() -> None:
    stack = Stack.of((1, 2, 3)).learned(TOP, 2, 0b1).put(BOTTOM, 9, EVERYONE)
    mixed = stack.shuffled()
    assert mixed.pool == (1, 2, 3, 9)
    assert mixed.runs == (Run(4),)


def test_shuffling_a_stack_with_cards_set_aside_keeps_its_own_cards() -> None:
    stack = Stack.recipe((1, 2, 3, 4), (2, (9,)), (1, ()))
    mixed = stack.shuffled()
    cards, weights = mixed.outcomes(TOP)
    assert Fraction(weights[cards.index(9)], sum(weights)) == Fraction(1, 3)
    assert len(mixed.pool) == 4


def test_public_discards_under_an_empty_stack_are_a_new_generation() -> None:
    stack = Stack.of((1, 2)).drawn(TOP, HIDDEN).drawn(TOP, HIDDEN)
    again = stack.refilled((5, 6))
    assert again.outcomes(TOP)[0] == [5, 6]
    assert again.pools == ((1, 2), (5, 6))


def test_a_mixed_run_is_not_drawn_from_unseen_before_it_is_unmixed() -> None:
    stack = Stack.recipe((1, 2), (3, (9,)))
    with pytest.raises(ValueError, match="mixed"):
        stack.drawn(TOP, HIDDEN)
    assert stack.unmixed(TOP).drawn(TOP, HIDDEN).pool == (1, 2, 9)


def test_own_cards_of_a_shared_pool_cannot_be_unmixed() -> None:
    stack = Stack.recipe((1, 2, 3), (2, (9,)), (2, ()))
    with pytest.raises(ValueError, match="shares"):
        stack.unmixed(TOP)


def test_a_place_outside_the_stack_is_refused() -> None:
    with pytest.raises(IndexError):
        Stack.of((1, 2)).outcomes(2)


@given(st.lists(st.integers(1, 9), min_size=1, max_size=5))
def test_picking_over_all_integers_follows_the_weights(weights: list[int]) -> None:
    total = sum(weights)
    picked = Counter(weighted(weights, u << 56, 64) for u in range(256))
    exact = Counter(weighted(weights, -(-(u << 64) // total), 64) for u in range(total))
    assert [exact[i] for i in range(len(weights))] == weights
    assert sum(picked.values()) == 256


@given(st.lists(st.integers(0, 6), min_size=1, max_size=8), st.data())
def test_cards_are_conserved_by_everything(cards: list[int], data: st.DataObject) -> None:
    stack = Stack.of(cards)
    out: list[int] = []
    for _ in range(data.draw(st.integers(0, 12))):
        deed = data.draw(st.sampled_from(["draw", "peek", "put", "shuffle", "view"]))
        if deed == "draw" and stack.size:
            place = data.draw(st.integers(0, stack.size - 1))
            card = data.draw(st.sampled_from(stack.outcomes(place)[0]))
            stack = stack.drawn(place, card)
            out.append(card)
        elif deed == "peek" and stack.size:
            place = data.draw(st.integers(0, stack.size - 1))
            card = data.draw(st.sampled_from(stack.outcomes(place)[0]))
            stack = stack.learned(place, card, 0b1)
        elif deed == "put" and out:
            stack = stack.put(data.draw(st.integers(-1, stack.size)), out.pop(), 0b10)
        elif deed == "shuffle":
            stack = stack.shuffled()
        assert sorted([*stack.cards(), *out]) == sorted(cards)
        assert sorted(stack.knowing(NO_SEATS).cards()) == stack.cards()
        assert stack.size == len(stack.cards())
