"""Views and filling them: every world that agrees with what is known is equally likely."""

from __future__ import annotations

import random
from collections import Counter

from tests.toy.game import TOY
from tests.toy.notation import COIN, DECK, DODGE, HANDS, PURSE, SPARK, STASHES
from tests.toy.phases.setup.sequence import set_up
from tests.toy.state import Toy
from undercroft.kernel.cards import blend, play_from, reshuffle, show, slip
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.stacks import EVERYONE, Stack
from undercroft.kernel.views import determinize, is_open, view
from undercroft.kernel.zones import Zone

MINE, YOURS = 0b01, 0b10


def two_hands(mine: tuple[int, ...], yours: tuple[int, ...], deck: tuple[int, ...]) -> Toy:
    """Two seats with these hands over this deck."""
    s = set_up(2, TOY.chosen({}))
    assert isinstance(s, Toy)
    s.stacks[DECK] = Stack.of(deck)
    s.zones[HANDS] = Zone([(card, MINE, 0) for card in mine])
    s.zones[HANDS + 1] = Zone([(card, YOURS, 0) for card in yours])
    return s


def test_a_view_shows_my_hand_and_hides_yours_among_the_deck() -> None:
    s = two_hands((DODGE,), (SPARK,), (PURSE, COIN))
    seen = view(s, MINE)
    assert seen.zones[HANDS].cards == (DODGE,)
    assert seen.zones[HANDS + 1].cards == (HIDDEN,)
    assert seen.stacks[DECK].pool == (PURSE, SPARK, COIN)
    assert seen.stacks[DECK].size == 2


def test_a_view_of_a_view_hides_no_less() -> None:
    s = two_hands((DODGE,), (SPARK,), (PURSE, COIN))
    assert view(view(s, MINE), 0).save() == view(s, 0).save()


def test_a_state_is_open_until_somebody_knows_what_others_do_not() -> None:
    s = two_hands((), (), (PURSE, COIN))
    assert is_open(s)
    everything = view(s, MINE | YOURS)
    everything.viewer = 0
    assert everything.save() == view(s, 0).save()
    s.zones[HANDS] = Zone([(DODGE, MINE, 0)])
    assert not is_open(s)
    s.zones[HANDS] = Zone([(DODGE, EVERYONE, 0)])
    assert is_open(s)
    s.stacks[DECK] = s.stacks[DECK].learned(0, PURSE, MINE)
    assert not is_open(s)


def test_filling_a_view_is_uniform_over_what_it_may_be() -> None:
    seen = view(two_hands((DODGE,), (SPARK,), (PURSE, COIN)), MINE)
    rng = random.Random(1)
    held = Counter(determinize(seen, rng).zones[HANDS + 1].cards for _ in range(3000))
    assert set(held) == {(PURSE,), (SPARK,), (COIN,)}
    assert all(880 < n < 1120 for n in held.values())


def test_a_filled_view_looks_the_same_to_its_seats() -> None:
    seen = view(two_hands((DODGE,), (SPARK, PURSE), (PURSE, COIN)), MINE)
    filled = determinize(seen, random.Random(2))
    assert HIDDEN not in filled.zones[HANDS + 1].cards
    assert view(filled, MINE).save() == seen.save()


def test_after_a_reshuffle_of_public_discards_an_old_hand_holds_none_of_them() -> None:
    s = two_hands((DODGE,), (SPARK,), ())
    discard = 1
    s.zones[discard] = Zone([(PURSE, EVERYONE, 0), (COIN, EVERYONE, 0)])
    reshuffle(s, DECK, discard)
    filled = [determinize(view(s, MINE), random.Random(i)) for i in range(20)]
    assert {f.zones[HANDS + 1].cards for f in filled} == {(SPARK,)}


def test_a_reshuffle_with_hidden_discards_mixes_all_that_is_hidden() -> None:
    s = two_hands((DODGE,), (SPARK,), ())
    discard = 1
    s.zones[discard] = Zone([(PURSE, YOURS, 0)])
    reshuffle(s, DECK, discard)
    rng = random.Random(3)
    held = {determinize(view(s, MINE), rng).zones[HANDS + 1].cards for _ in range(50)}
    assert held == {(SPARK,), (PURSE,)}


def test_who_saw_a_card_forgets_where_it_is_when_one_slips_away_unseen() -> None:
    s = two_hands((), (SPARK, PURSE), ())
    show(s, HANDS + 1, -1, SPARK, MINE)
    assert SPARK in view(s, MINE).zones[HANDS + 1].cards
    slip(s, HANDS + 1, STASHES + 1, PURSE, YOURS)
    seen = view(s, MINE)
    assert seen.zones[HANDS + 1].cards == (HIDDEN,)
    assert seen.zones[STASHES + 1].cards == (HIDDEN,)


def test_the_same_slip_looks_the_same_whichever_card_went() -> None:
    views = []
    for card in (SPARK, PURSE):
        s = two_hands((), (SPARK, PURSE), ())
        show(s, HANDS + 1, -1, SPARK, MINE)
        slip(s, HANDS + 1, STASHES + 1, card, YOURS)
        views.append(view(s, MINE).save())
    assert views[0] == views[1]


def test_a_card_played_openly_from_a_hidden_hand_leaves_a_view_as_it_leaves_the_truth() -> None:
    s = two_hands((), (SPARK, PURSE), (SPARK,))
    seen = view(s, MINE)
    play_from(s, HANDS + 1, SPARK)
    play_from(seen, HANDS + 1, SPARK)
    assert seen.save() == view(s, MINE).save()


def test_blending_makes_one_generation_of_all() -> None:
    s = two_hands((), (SPARK,), ())
    s.stacks[DECK] = s.stacks[DECK].refilled((PURSE,))
    blend(s, DECK)
    rng = random.Random(4)
    held = {determinize(view(s, MINE), rng).zones[HANDS + 1].cards for _ in range(50)}
    assert held == {(SPARK,), (PURSE,)}
