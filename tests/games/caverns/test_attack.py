"""Attacks: the roll, damage, defeat, reactions, levels."""

from __future__ import annotations

from tests.games.caverns.scenes import Place
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.encounters import set_trap


def duel(hero: str = "hadra", monster: str = "stonehide-brute") -> tuple[Place, int]:
    """A hero next to a monster, another hero far away; it is the first one's turn."""
    place = Place(hero, "maro")
    place.stand((5, 1), (0, 1))
    figure = place.monster(monster, 6, 1)
    place.acts()
    return place, figure


def test_cv_atk_02_a_total_equal_to_armor_class_hits() -> None:
    place, brute = duel()
    place.play("h1 use boss-and-hammer", "d roll 7")
    assert place.s.hp[brute] == 1


def test_cv_atk_02_one_less_misses() -> None:
    place, brute = duel()
    place.play("h1 use boss-and-hammer", "d roll 6")
    assert place.s.hp[brute] == 2


def test_cv_atk_05_some_attacks_damage_on_a_miss() -> None:
    place, brute = duel("brunna")
    place.play("h1 use avalanche", "d roll 1")
    assert place.s.hp[brute] == 1


def test_cv_atk_03_each_target_is_rolled_against() -> None:
    place = Place("brunna", "maro")
    place.stand((5, 1), (0, 1))
    first = place.monster("shale-runner", 6, 1)
    second = place.monster("burrow-sentry", 4, 1)
    place.power("wide-swing")
    place.turn("h1 use wide-swing", "h1 target m1", "h1 target m2", "d roll 1", "d roll 19")
    assert place.s.hp[first] == 1
    assert place.s.spot[second] == -1


def test_cv_atk_03_a_target_gone_before_its_roll_is_skipped() -> None:
    place = Place("brunna", "maro")
    place.at(0, 5, 1)
    place.monster("shale-runner", 6, 1)
    second = place.monster("burrow-sentry", 4, 1)
    place.power("wide-swing")
    place.turn("h1 use wide-swing", "h1 target m1", "h1 target m2", "d roll 19")
    place.play("d draw treasures landslip")
    assert place.s.spot[second] == -1
    assert place.legal("end")


def test_cv_atk_08_only_the_best_item_bonus_counts() -> None:
    place = Place("hadra", "maro")
    place.item("ring-coat")
    place.item("wardens-plate")
    assert armor(place.s, 0) == 16 + 2


def test_cv_atk_09_a_natural_20_of_level_2_deals_one_more() -> None:
    place, brute = duel()
    place.s.level[0] = 2
    place.play("h1 use boss-and-hammer", "d roll 20")
    assert place.s.spot[brute] == -1


def test_cv_def_02_the_card_of_a_defeated_monster_is_experience() -> None:
    place, runner = duel(monster="shale-runner")
    place.play("h1 use boss-and-hammer", "d roll 15")
    assert place.s.queue[0] == ()
    assert place.s.pile[0] == numbers("shale-runner")
    assert place.s.spot[runner] == -1


def test_cv_def_04_without_an_own_card_the_next_seat_gives_one_up() -> None:
    place = Place("hadra", "maro", "oriel")
    place.at(0, 5, 1)
    place.monster("shale-runner", 6, 1, seat=2)
    place.turn("h1 use boss-and-hammer", "d roll 15")
    assert place.s.queue[2] == ()


def test_cv_def_04_who_has_a_card_of_that_name_gives_his_own() -> None:
    place = Place("hadra", "maro", "oriel")
    place.at(1, 5, 1)
    for seat in (0, 1):
        place.monster("shale-runner", 6, 1 + seat, seat=seat)
    place.turn("h2 use nock-and-knife", "h2 target m1", "d roll 15", seat=1)
    assert place.s.queue == [numbers("shale-runner"), (), ()]


def test_cv_treas_01_one_treasure_a_turn() -> None:
    place = Place("brunna", "maro")
    place.at(0, 5, 1)
    place.monster("shale-runner", 6, 1)
    place.monster("gnawling-pack", 4, 1)
    place.power("wide-swing")
    place.turn("h1 use wide-swing", "h1 target m1", "h1 target m2", "d roll 19")
    place.play("d draw treasures found-hour", "d roll 19")
    assert place.s.surges == [3]
    assert place.legal("end")


def test_cv_treas_07_an_item_is_given_when_it_is_drawn() -> None:
    place, _ = duel(monster="shale-runner")
    place.play("h1 use boss-and-hammer", "d roll 15", "d draw treasures ring-coat", "h1 give h2")
    assert place.s.items[1] == numbers("ring-coat")


def test_cv_level_01_a_natural_20_lets_a_hero_rise() -> None:
    place, _ = duel()
    place.xp("stonehide-brute", "gloom-recluse")
    place.play("h1 use boss-and-hammer", "d roll 20", "h1 yes")
    assert place.s.level[0] == 2
    assert place.s.hp[0] == 12
    assert place.s.pile[0] == ()


def test_cv_level_01_a_natural_20_on_a_disable_roll_does_too() -> None:
    place = Place("hadra", "maro")
    place.at(0, 5, 1)
    place.xp("stonehide-brute", "gloom-recluse")
    set_trap(place.s, 0, numbers("swinging-log")[0])
    place.turn("h1 disable swinging-log", "d roll 20", "h1 yes")
    assert place.s.level[0] == 2


def test_cv_level_06_two_twenties_are_one_offer() -> None:
    place = Place("brunna", "maro")
    place.at(0, 5, 1)
    for x in (4, 6):
        place.monster("stonehide-brute", x, 1)
    place.power("wide-swing")
    place.xp("grotto-giant", "grotto-giant")
    place.turn("h1 use wide-swing", "h1 target m1", "h1 target m2", "d roll 20", "d roll 20")
    place.play("h1 no")
    assert place.legal("end")


def test_cv_level_06_the_experience_of_the_kill_counts() -> None:
    place, _ = duel(monster="shale-runner")
    place.xp("stonehide-brute", "gnawling-pack")
    place.play("h1 use boss-and-hammer", "d roll 20", "d draw treasures trophy-tooth")
    assert place.legal("yes")


def test_cv_xp_06_no_card_that_could_be_left_out_is_paid() -> None:
    place, _ = duel()
    place.xp("stonehide-brute", "stonehide-brute", "gnawling-pack")
    place.play("h1 use boss-and-hammer", "d roll 20", "h1 yes")
    assert place.s.pile[0] == numbers("gnawling-pack")


def test_cv_pow_03_a_daily_is_turned_down_by_use() -> None:
    place, _ = duel("brunna")
    place.play("h1 use avalanche", "d roll 1")
    assert place.s.down[0] == numbers("avalanche")
    assert "avalanche" not in place.legal("use")


def test_cv_pow_13_a_reaction_comes_before_the_damage() -> None:
    place = Place("kestrin", "maro")
    place.stand((5, 1), (0, 1))
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("d roll 20", "h1 use side-pivot", "h1 space 4,1")
    assert place.s.hp[0] == 8
    assert place.where(0) == (4, 1)


def test_cv_cond_10_a_condition_comes_after_the_damage() -> None:
    place = Place("kestrin", "maro")
    place.stand((5, 1), (0, 1))
    place.monster("sporeback-shambler", 7, 1)
    place.villain_phase("d roll 20")
    assert place.s.hp[0] == 7
    assert place.s.ailments[0]


def test_cv_vill_08_a_name_acts_once_in_a_phase() -> None:
    place = Place("hadra", "maro")
    place.stand((5, 1), (0, 1))
    place.monster("shale-runner", 6, 1)
    place.monster("shale-runner", 4, 1)
    place.villain_phase("h1 activate m1", "d roll 1", "d roll 1")
    assert place.s.active == 0
    assert [frame.NAME for frame in place.s.frames] == []


def test_cv_trap_04_a_trap_is_disabled_in_place_of_an_attack() -> None:
    place = Place("hadra", "maro")
    place.at(0, 5, 1)
    set_trap(place.s, 0, numbers("swinging-log")[0])
    place.turn("h1 disable swinging-log", "d roll 10")
    assert (place.s.trap_cards, place.s.queue[0]) == ((), ())
    assert place.legal("disable") == []
