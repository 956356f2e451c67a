"""What cards can be used for, what comes of it, and what it teaches."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp, fight, grow, healths, wear
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.modifiers import gear_in_force, lift
from undercroft.games.infinity.combat.numbers import ap_rating, ap_terms
from undercroft.games.infinity.content.schema import Element, Slot
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.map.possessions import CARRIED
from undercroft.games.infinity.phases.hero_turn import Turn

# ---- of use at all -------------------------------------------------------------------------------


def cleaner(**tokens: int) -> Place:
    """A fire mage who could burn tokens away, with some on himself; nobody is hurt."""
    place = camp("fire-mage", "thief")
    grow(place, 0, 2)
    place.s.level[1] = 1
    for name, count in tokens.items():
        getattr(place.s, name)[0] = count
    place.begin(Turn(0))
    return place


@pytest.mark.parametrize("tokens", [{"slowed": 1}, {"drained": 1}, {"slowed": 1, "drained": 1}])
def test_ic_62_a_token_of_either_kind_is_worth_burning_away(tokens: dict[str, int]) -> None:
    place = cleaner(**tokens)
    assert "burn-away" in place.legal("use")
    place.play("h1 use burn-away", "h1 target h1")
    assert (place.s.slowed[0], place.s.drained[0], place.s.xp[0]) == (0, 0, 2)


def test_di_abil_08_without_any_token_or_wound_there_is_nothing_to_burn_away() -> None:
    assert "burn-away" not in cleaner().legal("use")


def test_ic_06_who_had_no_token_teaches_nothing() -> None:
    place = cleaner()
    place.s.drained[1], place.s.listed = 1, None
    place.play("h1 use burn-away", "h1 target h1")
    assert place.s.xp[0] == 0
    other = cleaner()
    other.s.drained[1], other.s.listed = 1, None
    other.play("h1 use burn-away", "h1 target h2")
    assert (other.s.xp[0], other.s.drained[1]) == (2, 0)


@pytest.mark.parametrize(("wound", "xp"), [(1, 1), (5, 1)])
def test_ic_60_a_single_point_of_health_is_enough_to_learn_from(wound: int, xp: int) -> None:
    place = camp("paladin", "thief")
    place.s.health[1] -= wound
    place.begin(Turn(0))
    place.play("h1 use lay-hands", "h1 target h2")
    assert place.s.xp[0] == xp


def test_ic_60_the_unhurt_teach_nothing_but_who_loses_a_token_does() -> None:
    place = camp("paladin", "thief")
    place.s.health[1] -= 1
    place.begin(Turn(0))
    place.play("h1 use lay-hands", "h1 target h1")
    assert place.s.xp[0] == 0
    drained = camp("paladin", "thief")
    drained.s.drained[1] = 1
    drained.begin(Turn(0))
    drained.play("h1 use lay-hands", "h1 target h2")
    assert (drained.s.xp[0], drained.s.drained[1]) == (1, 0)


def test_ic_60_what_is_no_attack_teaches_once_a_turn() -> None:
    place = camp("fire-mage", "thief")
    grow(place, 0, 2)
    place.s.marks[0] = 1 << Token.HEALTH | 1 << Token.AP
    place.begin(Turn(0))
    for _ in range(2):
        place.play("h1 use burn-away")
        while place.legal("choose"):
            place.play(f"h1 choose {place.legal('choose')[0]}")
        while place.legal("target"):
            place.play("h1 target h1")
    assert (place.s.marks[0], place.s.xp[0]) == (0, 2)


# ---- elements ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deals", "more"), [(None, 0), (Element.FIRE, 0), (Element.ICE, 2), (Element.POISON, 0)]
)
def test_di_elem_04_the_element_of_a_card_counts_whoever_uses_it(
    deals: Element | None, more: int
) -> None:
    place = camp("warrior", "thief")
    place.band("ash-drake")  # weak to ice
    bits = 0 if deals is None else 1 << deals
    place.begin(Turn(0), AttackFrame(0, M1, "a card", 3, 0, bits))
    place.play("d roll 1")
    assert healths(place) == [22 - (5 + 3 - 4 + more)]


def test_ic_59_the_strong_shake_off_a_stun_from_nine_on() -> None:
    for roll, dazed in ((8, [1]), (9, [0]), (10, [0])):
        place = fight("chill", "chain-gaoler")
        place.play("h1 use chill", "d roll 1", f"d roll {roll}")
        assert place.s.dazed == dazed


def test_ic_59_each_of_several_rolls_for_itself() -> None:
    place = fight("deep-freeze", "chain-gaoler ghoul chain-gaoler")
    place.play("h1 use deep-freeze")
    while place.legal("target"):
        place.play(f"h1 target {place.legal('target')[0]}")
    place.play("d roll 1", "d roll 20", "d roll 1", "d roll 1", "d roll 8")
    assert place.s.dazed == [0, 1, 1]


# ---- what is worn --------------------------------------------------------------------------------


def test_di_item_05_what_is_taken_off_acts_no_more_and_nothing_else_ends() -> None:
    place = camp("warrior", "thief")
    wear(place, "couriers-boots", 0, Slot.FEET)
    wear(place, "couriers-boots", 1, Slot.FEET)
    before = {seat: gear_in_force(place.s, seat) for seat in (0, 1)}
    assert before[0] == before[1] == ["couriers-boots"]
    lift(place.s, "couriers-boots", 0)
    assert (gear_in_force(place.s, 0), gear_in_force(place.s, 1)) == ([], ["couriers-boots"])


def test_di_hero_20_only_a_backpack_costs_the_monk_a_point() -> None:
    place = Place("monk")
    whole = ap_rating(place.s, 0)
    place.thing("backpack", 0)
    assert ap_rating(place.s, 0) == whole - 1
    place.thing("rope", 0, CARRIED)
    assert [term.amount for term in ap_terms(place.s, 0)].count(-1) == 2  # and the load
    other = Place("monk")
    other.thing("rope", 0, CARRIED)
    assert [(term.label, term.amount) for term in ap_terms(other.s, 0)][1:] == [("load", -1)]


@pytest.mark.parametrize(
    ("rolls", "baffled"),
    [((8, 8), [1, 1, 0]), ((8, 9), [1, 0, 0]), ((9, 8), [0, 1, 0]), ((9, 9), [0, 0, 0])],
)
def test_ic_59_of_two_who_are_confused_at_once_each_rolls(
    rolls: tuple[int, int], baffled: list[int]
) -> None:
    place = fight("smoke-pot", "chain-gaoler chain-gaoler chain-gaoler", level=3)
    place.play("h1 use smoke-pot", "h1 tile r1", "h1 aim 1a", "d roll 1")
    while place.legal("target"):
        place.play("h1 target m2")
    place.play(*[f"d roll {roll}" for roll in rolls])
    assert place.s.baffled == baffled


def test_ic_59_a_minion_beside_the_strong_has_no_roll() -> None:
    place = fight("smoke-pot", "chain-gaoler ghoul", level=3)
    place.play("h1 use smoke-pot", "h1 tile r1", "h1 aim 1a", "d roll 1")
    while place.legal("target"):
        place.play("h1 target m2")
    place.play("d roll 20")
    assert place.s.baffled == [0, 1]


@pytest.mark.parametrize("card", ["pick-the-lock", "master-key"])
def test_di_risk_03_without_a_chest_none_is_opened(card: str) -> None:
    place = fight(card)
    place.s.EFFECTS.start(place.s, card, 0)
    place.s.run()
    assert place.legal("draw") == []
