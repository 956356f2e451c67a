"""Rules of heroes: slots, powers, attacks, falling, surges, levels, stances."""

from __future__ import annotations

from tests.games.caverns.cards.draws import meets
from tests.games.caverns.cards.fights import SEVRANE, duel, ends_phase, gallery, rolls, turned_down
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.combat.damage import BY_CARD, BY_ENCOUNTER, Harm, heal
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.encounters import curse, set_trap
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.state import NO_CARD, NO_FIGURE


def test_cv_hero_06_a_card_needs_its_slot() -> None:
    place, _ = duel("oriel", "long-vigil", "searing-glint")
    place.wound(0, 2)
    place.play("h1 use searing-glint", "d roll 1")
    assert place.refused("h1 use long-vigil") == ["CV-HERO-06"]


def test_cv_hero_11_what_is_left_may_be_passed() -> None:
    place, _ = duel("kestrin", "left-hand-arc")
    turn = place.acts()
    place.play("h1 end")
    assert turn not in place.s.frames


def test_cv_pow_01_attacks_are_made_with_cards() -> None:
    place, foe = duel("hadra", "boss-and-hammer")
    assert place.legal("use") == ["boss-and-hammer"]
    place.play("h1 use boss-and-hammer", "d roll 20")
    assert place.s.hp[foe] < SEVRANE


def test_cv_pow_04_a_utility_is_turned_down_and_needs_no_attack() -> None:
    place = gallery("kestrin", "long-breath", "left-hand-arc")
    turn = place.acts()
    place.play("h1 use long-breath")
    assert (turned_down(place, "long-breath"), turn.attacked) == (True, 0)


def test_cv_pow_05_a_card_is_turned_when_its_use_is_declared() -> None:
    place, _ = duel("brunna", "avalanche")
    place.play("h1 use avalanche")
    assert turned_down(place, "avalanche")


def test_cv_pow_08_instead_of_the_attack() -> None:
    place, _ = duel("oriel", "long-vigil", "searing-glint")
    place.wound(0, 2)
    place.play("h1 use long-vigil")
    assert place.legal("use") == []


def test_cv_pow_09_tokens_left_over_stay() -> None:
    place, _ = duel("kestrin", "left-hand-arc", "crossed-blades")
    place.play(
        "h1 use crossed-blades", "h1 use left-hand-arc", "d roll 20", "h1 use crossed-blades"
    )
    ends_phase(place)
    assert sum(place.s.charges) == 1
    assert turned_down(place, "crossed-blades")


def test_cv_atk_01_an_attack_needs_a_target() -> None:
    place = gallery("hadra", "boss-and-hammer")
    place.villain("sevrane", 7, 1)
    place.acts()
    assert place.refused("h1 use boss-and-hammer") == ["CV-ATK-01"]


def test_cv_atk_06_what_lessens_damage_comes_before_it() -> None:
    place = gallery("brunna", "stubborn-mood")
    place.monster("stonehide-brute", 6, 1)
    place.turn("h1 stance stubborn-mood")
    place.villain_phase("d roll 20")
    assert place.s.hp[0] == 9


def test_cv_atk_07_a_redirected_roll_is_compared_anew() -> None:
    place = gallery("maro", others=("hadra",))
    place.power("step-between", 1)
    place.item("ring-coat", 1)
    place.at(1, 7, 2)
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("h1 target h1", "d roll 7", "h2 use step-between")
    assert place.s.hp[:2] == [6, 10]


def test_cv_atk_10_terms_depend_on_the_target() -> None:
    place, foe = duel("kestrin", "right-hand-thrust")
    place.play("h1 use right-hand-thrust", "d roll 8")
    assert SEVRANE - place.s.hp[foe] == 1


def test_cv_def_01_at_0_hp_a_monster_is_removed() -> None:
    place = gallery("hadra", "boss-and-hammer")
    runner = place.monster("shale-runner", 6, 1)
    place.begin(Harm(runner, 1, NO_FIGURE, BY_CARD))
    assert place.s.spot[runner] == -1


def test_cv_def_08_a_downed_hero_uses_nothing() -> None:
    place = gallery("oriel", "steady-light")
    place.at(1, 7, 2)
    place.begin(Harm(1, 3, NO_FIGURE, BY_ENCOUNTER))
    assert place.legal("use") == ["steady-light"]
    place.s.hp[0] = 0
    place.begin(Harm(1, 3, NO_FIGURE, BY_ENCOUNTER))
    assert (place.s.hp[1], place.s.frames) == (3, [])


def test_cv_def_08_nor_do_his_features_help_others() -> None:
    for hp, guard in ((1, 16), (0, 15)):
        place = gallery("hadra")
        place.at(1, 6, 1)
        place.s.hp[0] = hp
        assert armor(place.s, 1) == guard


def test_cv_def_08_nor_does_a_feature_that_waits() -> None:
    for hp, healed in ((1, 1), (0, 0)):
        place = gallery("oriel")
        place.at(1, 6, 1)
        place.wound(1, 2)
        place.s.hp[0] = hp
        ends_phase(place)
        assert place.s.hp[1] == 4 + healed


def test_cv_def_11_hp_never_leave_their_bounds() -> None:
    place = gallery("oriel")
    place.wound(0, 1)
    heal(place.s, 0, 5)
    assert place.s.hp[0] == 8
    place.begin(Harm(0, 99, NO_FIGURE, BY_CARD))
    assert place.s.hp[0] == 0


def test_cv_surge_02_hp_rise_to_the_surge_value() -> None:
    place = Place("brunna", "maro")
    place.s.hp[0] = 0
    place.begin(Opening(0))
    assert (place.s.hp[0], place.s.surges) == (4, [1])


def test_cv_level_03_damage_taken_stays() -> None:
    place, _ = duel("hadra", "boss-and-hammer")
    place.wound(0, 3)
    place.xp("stonehide-brute", "gloom-recluse")
    place.play("h1 use boss-and-hammer", "d roll 20", "h1 yes")
    assert (place.s.hp[0], armor(place.s, 0)) == (9, 17)


def test_cv_level_07_only_the_last_die_counts() -> None:
    place, _ = duel("kestrin", "left-hand-arc", "read-the-rhythm")
    place.xp("stonehide-brute", "gloom-recluse")
    curse(place.s, 0, numbers("shaking-hands")[0])
    place.play("h1 use left-hand-arc", "d roll 12", "h1 use read-the-rhythm", "d roll 20")
    assert place.legal("yes")


def test_cv_stance_02_only_the_card_with_the_token_works() -> None:
    place, _ = duel("hadra", "tower-stance", "anvil-stance")
    assert armor(place.s, 0) == 16
    place.play("h1 stance tower-stance")
    assert armor(place.s, 0) == 18


def test_cv_stance_04_use_never_turns_a_stance_but_a_card_may() -> None:
    place, _ = duel("hadra", "tower-stance", "anvil-stance")
    place.play("h1 stance tower-stance")
    ends_phase(place)
    place.acts()
    assert place.legal("stance") == ["anvil-stance"]
    meets(place, "dead-weight", "h1 pick tower-stance")
    assert turned_down(place, "tower-stance")
    assert (place.s.stance[0], armor(place.s, 0)) == (NO_CARD, 16)


def test_cv_stance_05_a_stance_ends_when_its_hero_falls() -> None:
    place, _ = duel("hadra", "tower-stance")
    place.play("h1 stance tower-stance")
    place.begin(Harm(0, 99, NO_FIGURE, BY_CARD))
    assert armor(place.s, 0) == 16


def test_cv_hero_04_disabling_takes_the_attack() -> None:
    place, _ = duel("hadra", "boss-and-hammer")
    set_trap(place.s, 0, numbers("swinging-log")[0])
    place.turn("h1 use boss-and-hammer", *rolls(1))
    assert place.refused("h1 disable swinging-log") == ["CV-HERO-04"]
