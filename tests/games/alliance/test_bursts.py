"""Bursts of strength: two cards face down for one gain."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, card, duel
from undercroft.games.alliance.combat.modifiers import speed
from undercroft.games.alliance.combat.numbers import AttackSpec, basic_attack, strength_terms
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.notation import BURSTS, DISCARDS, HANDS
from undercroft.games.alliance.scene.drawing import scene
from undercroft.kernel.stacks import EVERYONE
from undercroft.kernel.views import view

HAND = ("notched-cleaver", "hide", "throat-strike")
STAKES = ("p1 stake notched-cleaver", "p1 stake hide")


def test_da_burst_01_two_cards_give_one_of_four_gains() -> None:
    place, krom, ogre = duel("krom", *HAND)
    place.wound(krom, 2)
    assert place.legal("burst") == ["speed", "attack", "heal", "card"]
    place.play("p1 burst attack", *STAKES)
    assert place.s.zones[HANDS].cards == (card("throat-strike"),)
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2


def test_da_burst_01_without_two_cards_there_is_none() -> None:
    place, _, _ = duel("krom", "hide")
    assert place.legal("burst") == []
    assert "DA-BURST-01" in place.refused("p1 burst speed")


@pytest.mark.parametrize("gain", ["speed", "heal"])
def test_da_burst_01_speed_and_healing(gain: str) -> None:
    place, krom, _ = duel("krom", *HAND)
    place.wound(krom, 2)
    place.play(f"p1 burst {gain}", *STAKES)
    assert (speed(place.s, krom), place.wounds(krom)) == ((5, 2) if gain == "speed" else (4, 1))


def test_da_burst_01_a_second_card_of_a_type() -> None:
    place, _, ogre = duel("krom", "notched-cleaver", "boar-spear", "hide", "throat-strike")
    place.play(
        "p1 play notched-cleaver", "p1 burst card", "p1 stake hide", "p1 stake throat-strike"
    )
    place.play("p1 play boar-spear", "p1 choose 2", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 2 + 2 - 2


def test_da_burst_02_a_hero_bursts_once_a_round() -> None:
    place, krom, _ = duel("krom", *HAND, "surge-forward", "reflex")
    place.play("p1 burst speed", *STAKES)
    assert place.legal("burst") == []
    assert place.refused("p1 burst attack") == ["DA-BURST-02"]
    place.next_round()
    place.turn(krom)
    assert "speed" in place.legal("burst")


def test_da_burst_03_any_cards_will_do_and_others_do_not_see_them() -> None:
    place, _, _ = duel("krom", "oathhammer", "force-bolt", "hide")
    place.play("p1 burst speed")
    assert place.legal("stake") == ["oathhammer", "hide"]
    place.play("p1 stake oathhammer", "p1 stake force-bolt")
    assert place.s.zones[BURSTS].cards == (card("oathhammer"), card("force-bolt"))
    assert view(place.s, 1 << 1).zones[BURSTS].cards == (-1, -1)


def test_da_burst_04_the_cards_come_back_when_the_round_ends() -> None:
    place, _, _ = duel("krom", *HAND)
    place.play("p1 burst speed", *STAKES)
    assert len(place.s.zones[DISCARDS]) == 0
    place.hold(*["gust"] * 6)
    place.next_round()
    assert len(place.s.zones[BURSTS]) == 0
    assert place.s.zones[DISCARDS].cards == (card("notched-cleaver"), card("hide"))


def enhancers() -> tuple[Place, int, int]:
    """Holgar with three Enhance Spells and two more cards, Krom beside him."""
    cards = ("shield-hymn", "blessing-of-edges", "bramble-coat", "oathhammer", "hide")
    place, holgar, _ = duel("holgar", *cards)
    krom = place.hero("krom", place.room, 7)
    place.play("p1 play shield-hymn", "p1 target h2")
    return place, holgar, krom


def test_da_burst_05_a_second_enhance_spell_takes_the_burst_of_its_recipient() -> None:
    place, holgar, krom = enhancers()
    place.play("p1 play blessing-of-edges", "p1 target h2", "p1 stake oathhammer", "p1 stake hide")
    assert place.s.columns[krom] == (card("shield-hymn"), card("blessing-of-edges"))
    assert (place.s.bursts[holgar], place.s.bursts[krom]) == (0, 1)
    assert strength(place, krom) == 3 + 2
    place.hold("oathhammer", "hide", "rebuke", "candle-prayer")
    assert place.legal("burst") == ["speed", "attack", "card"]
    place.turn(krom)
    assert place.refused("p1 burst speed") == ["DA-BURST-02"]


def test_da_burst_05_who_has_had_its_burst_takes_no_second_enhance_spell() -> None:
    place, _, krom = enhancers()
    place.s.bursts[krom] = 1
    place.s.listed = None
    place.play("p1 play blessing-of-edges")
    assert place.s.columns[krom] == (card("shield-hymn"),)


def test_da_burst_05_a_second_enhance_spell_goes_to_who_has_room_without_asking() -> None:
    place, holgar, krom = enhancers()
    place.s.bursts[krom] = 1
    place.play("p1 play blessing-of-edges")
    assert place.legal("target") == []
    assert place.s.columns[holgar] == (card("blessing-of-edges"),)


def test_da_burst_06_a_defeated_hero_bursts_back_to_its_feet() -> None:
    place, krom, _ = duel("krom", *HAND)
    place.wound(krom, 6)
    place.turn(krom)
    assert place.legal("burst") == ["heal"]
    assert place.refused("p1 burst speed") == ["DA-BURST-06"]
    place.play("p1 burst heal", *STAKES)
    assert place.wounds(krom) == 5


def strength(place: Place, krom: int, *, pet: bool = False) -> int:
    """How hard Krom, or a pet of his, would strike."""
    blow = basic_attack(place.s, krom, 16)
    pets = AttackSpec(krom, 16, AttackKind.MELEE, 3, pet=True)
    return sum(term.amount for term in strength_terms(place.s, pets if pet else blow))


def test_da_burst_07_a_pet_is_not_the_stronger_for_it() -> None:
    place, krom, _ = duel("krom", *HAND)
    place.play("p1 burst attack", *STAKES)
    assert (strength(place, krom), strength(place, krom, pet=True)) == (4, 3)


def test_da_burst_08_the_card_to_be_played_is_a_third_one() -> None:
    place, _, _ = duel("krom", "hide", "throat-strike")
    assert place.legal("burst") == ["speed", "attack"]
    assert place.refused("p1 burst card") == ["DA-BURST-08"]


def test_da_burst_08_a_second_enhance_spell_needs_two_cards_besides() -> None:
    place, _, krom = enhancers()
    place.hold("blessing-of-edges", "hide")
    place.play("p1 play blessing-of-edges")
    assert place.s.columns[krom] == (card("shield-hymn"),)
    other, _, comrade = enhancers()
    other.hold("blessing-of-edges", "hide", "oathhammer")
    other.play("p1 play blessing-of-edges", "p1 target h2")
    assert len(other.s.columns[comrade]) == 2


def test_da_burst_09_its_attack_holds_for_the_round() -> None:
    place, krom, _ = duel("krom", *HAND)
    place.play("p1 burst attack", *STAKES, "p1 stop")
    assert strength(place, krom) == 4
    terms = strength_terms(place.s, basic_attack(place.s, krom, 16))
    assert [(term.label, term.amount, term.source) for term in terms][1:] == [("burst", 1, "")]
    place.next_round()
    assert strength(place, krom) == 3


def test_da_burst_10_a_burst_belongs_to_the_own_activation() -> None:
    place, krom, ogre = duel("krom", *HAND)
    assert place.legal("burst") == ["speed", "attack", "card"]
    place.strike(ogre, krom)
    assert place.legal("burst") == []
    place.play("p1 pass")
    place.hero("petra", place.gate, 4, seat=1)
    place.turn(4)
    assert place.refused("p1 burst speed") != []


def test_da_burst_03_any_two_cards_can_be_picked_whatever_their_order() -> None:
    place, _, _ = duel("krom", "hide", "hide", "notched-cleaver", "throat-strike")
    place.play("p1 burst speed")
    decision = scene(place.s, EVERYONE).decision
    assert decision is not None
    assert decision.picking is not None
    assert (decision.picking.least, decision.picking.most) == (2, 2)
    picked = [choice.move.split()[-1] for choice in decision.picking.moves]
    assert sorted(picked) == ["hide", "hide", "notched-cleaver", "throat-strike"]
    assert {choice.move for choice in decision.choices} < {c.move for c in decision.picking.moves}
