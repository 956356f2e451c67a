"""Power, Defense, hit chance and elements: what they are made of, and in which order."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, fight, wear
from undercroft.games.infinity.combat.attack_numbers import elements_of, needed
from undercroft.games.infinity.combat.numbers import defense_terms, power_terms, total
from undercroft.games.infinity.content.schema import Element, Slot
from undercroft.games.infinity.phases.hero_turn import Turn


def test_di_stat_04_cards_and_action_points_change_the_chance_of_an_enemy() -> None:
    place = fight("feint", "ghoul ghoul ghoul ghoul")
    first, last = 5, 8
    assert total(needed(place.s, first, 0)) == 17 - 6  # with her hands free the thief is quicker
    place.play("h1 use feint")
    assert total(needed(place.s, first, 0)) == 17 - 2 - 6
    assert total(needed(place.s, first, 1)) == 17 - 2 - 4
    assert total(needed(place.s, last, 0)) == 17 - 6  # it stands in another row


def test_di_stat_05_what_is_worn_adds_to_the_board() -> None:
    place = camp("thief", "assassin")
    wear(place, "kitchen-knife", 1, Slot.RIGHT_HAND)
    assert total(power_terms(place.s, 1)) == 4 + 1
    assert total(power_terms(place.s, 0)) == 2
    wear(place, "padded-coat", 1, Slot.BODY)
    assert total(defense_terms(place.s, 1)) == 3 + 1


def test_di_stat_05_what_a_card_gives_adds_to_both() -> None:
    place = fight("power-rage", "ghoul")
    wear(place, "short-sword", 0, Slot.RIGHT_HAND)
    with_sword = total(power_terms(place.s, 0))
    assert with_sword > 5
    place.play("h1 use power-rage")
    assert total(power_terms(place.s, 0)) == with_sword + 3
    assert total(needed(place.s, 0, 5)) == 13 + 1 + 2


@pytest.mark.parametrize(("seat", "power"), [(0, 5), (1, 4)])
def test_di_stat_06_a_weapon_adds_its_element_to_attacks(seat: int, power: int) -> None:
    place = camp("warrior", "assassin")
    place.enemy("grave-soldier", seat)  # weak to fire, Defense 3
    wear(place, "emberbrand", seat, Slot.RIGHT_HAND)
    more = total(power_terms(place.s, seat)) - power
    place.begin(Turn(seat))
    place.play(f"h{seat + 1} attack m1", "d roll 1")
    assert place.s.damage == [power + more - 3 + 2]
    assert elements_of(place.s, seat) == {Element.FIRE}
    assert elements_of(place.s, 1 - seat) == set()


def test_di_stat_06_so_does_a_card_for_a_while() -> None:
    place = fight("poisoned-edge", "lamp-cultist")  # weak to poison, Defense 3
    place.play("h1 use poisoned-edge", "h1 attack m1", "d roll 1")
    assert place.s.damage == [4 - 3 + 2]


def test_di_stat_07_tokens_bring_neither_power_nor_defense_below_nothing() -> None:
    place = camp("thief", "warrior")
    s = place.s
    s.drained[1], s.bare[1] = 1, (1, 0)
    assert (total(power_terms(s, 1)), total(defense_terms(s, 1))) == (3, 3)
    s.drained[1], s.bare[1], s.running[1] = 3, (1, 1), 2
    assert (total(power_terms(s, 1)), total(defense_terms(s, 1))) == (0, 0)


def test_di_stat_08_the_weakened_have_half_of_the_whole_sum() -> None:
    place = camp("thief", "warrior")
    s = place.s
    wear(place, "kitchen-knife", 1, Slot.RIGHT_HAND)
    wear(place, "padded-coat", 1, Slot.BODY)
    power, defense = total(power_terms(s, 1)), total(defense_terms(s, 1))
    assert (power, defense) == (6, 6)
    s.health[1] = 5
    assert (total(power_terms(s, 1)), total(defense_terms(s, 1))) == (3, 3)


def test_di_stat_08_tokens_come_before_the_half_and_never_below_nothing() -> None:
    place = camp("thief", "warrior")
    s = place.s
    s.health[1] = 5
    s.drained[1], s.bare[1] = 1, (1, 0)
    assert (total(power_terms(s, 1)), total(defense_terms(s, 1))) == (1, 1)  # not 5 // 2 - 2
    s.drained[1], s.bare[1] = 4, (2, 1)
    assert (total(power_terms(s, 1)), total(defense_terms(s, 1))) == (0, 0)  # not half of -3
