"""The rules of encounters and curses, each by its id."""

from __future__ import annotations

from tests.games.caverns.cards.draws import (
    discarded,
    draws_normally,
    ends_hero_phase,
    is_over,
    meets,
    three,
)
from tests.games.caverns.scenes import EAST
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.modifiers import armor, speed
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.encounters import curse
from undercroft.games.caverns.state import ESCAPED, NOWHERE


def test_cv_enc_01_a_card_takes_effect_at_once() -> None:
    place = three()
    meets(place, "ceiling-grit")
    assert place.s.hp[0] == 9


def test_cv_enc_02_your_hero_is_the_hero_of_who_drew_it() -> None:
    place = three()
    meets(place, "shot-from-nowhere", "d roll 20", seat=2)
    assert place.s.hp[:3] == [10, 10, 4]


def test_cv_enc_03_a_curse_stays_a_trap_waits_an_event_is_over() -> None:
    place = three()
    meets(place, "leadlimb")
    meets(place, "swinging-log")
    meets(place, "ceiling-grit")
    assert place.s.curses[0] == numbers("leadlimb")
    assert place.s.trap_cells == (EAST,)
    assert place.s.hp[0] == 9


def test_cv_enc_04_events_and_event_attacks_are_discarded() -> None:
    place = three()
    meets(place, "ceiling-grit")
    meets(place, "loose-slab", "d roll 1")
    assert place.s.discards[1] == numbers("ceiling-grit", "loose-slab")


def test_cv_enc_05_another_card_has_its_own_window_and_the_fifth_is_the_last() -> None:
    place = three()
    place.xp("stonehide-brute", "gloom-recluse")
    meets(place, "steam-wakes", "h1 pass", "d draw encounters orders-from-below")
    assert place.legal("cancel")
    place.s.encounters = 5
    place.play("h1 pass")
    assert is_over(place)


def test_cv_enc_06_cancelling_is_offered_before_anything_happens() -> None:
    place = three()
    place.xp("stonehide-brute", "gloom-recluse")
    meets(place, "ceiling-grit")
    assert place.legal("cancel")
    assert place.s.hp[0] == 10
    place.play("h1 pass")
    assert place.s.hp[0] == 9


def test_cv_enc_07_one_roll_for_each_hero_who_stands() -> None:
    place = three()
    place.s.hp[1] = 0
    meets(place, "cold-breath")
    strike = place.s.frames[-3]
    assert isinstance(strike, AttackFrame)
    assert strike.targets == (0, 2)
    place.play("d roll 20", "d roll 20")
    assert place.s.hp[:3] == [9, 0, 5]


def test_cv_enc_08_a_card_that_does_nothing_is_discarded_and_not_replaced() -> None:
    place = three()
    meets(place, "trading-places")
    assert is_over(place)
    assert discarded(place, "trading-places")


def test_cv_enc_09_a_downed_hero_suffers_what_is_no_damage() -> None:
    place = three()
    place.s.hp[0] = 0
    meets(place, "cracked-guard")
    assert place.s.curses[0] == numbers("cracked-guard")
    assert armor(place.s, 0) == 12


def test_cv_enc_10_a_tile_laid_by_an_event_neither_brings_nor_spares_an_encounter() -> None:
    place = three()
    place.stack("long-gallery", "snug")
    meets(place, "side-gallery")
    place.play("h1 edge 1,0,e", "d draw tiles tile-snug", "d draw monsters empty-gallery")
    place.play("d draw monsters shale-runner")
    assert place.s.walls.is_laid(place.s.new_tile)
    assert place.s.laid == -1


def test_cv_enc_11_far_is_reckoned_from_the_tile_of_the_drawing_hero() -> None:
    place = three()
    for y in (0, 1):
        place.tile("straight-run", 1, y, 2)
    place.monster("shale-runner", 5, 5)
    far = place.monster("gloom-recluse", 5, 9)
    meets(place, "trading-places", seat=2)
    assert (place.where(2), place.where(far)) == ((5, 9), (1, 1))


def test_cv_enc_12_a_monster_of_an_encounter_acts_in_this_phase() -> None:
    place = three()
    place.agree(ties="first")
    draws_normally(place)
    place.play("d draw encounters footfalls-behind", "d draw monsters stonehide-brute", "d roll 20")
    assert place.s.hp[:3] == [8, 10, 6]
    assert place.s.queue[0] == numbers("stonehide-brute")


def test_cv_enc_13_each_hero_leaves_out_those_who_are_gone() -> None:
    place = three()
    place.s.status[1] = ESCAPED
    place.s.spot[1] = NOWHERE
    meets(place, "cold-breath", "d roll 20", "d roll 20")
    assert place.s.hp[:3] == [9, 10, 5]


def test_cv_curse_01_a_curse_lies_on_the_hero_and_works() -> None:
    place = three()
    meets(place, "leadlimb")
    assert place.s.curses[0] == numbers("leadlimb")
    assert speed(place.s, 0) == 2


def test_cv_curse_02_its_end_test_lifts_it() -> None:
    place = three()
    meets(place, "leadlimb")
    ends_hero_phase(place)
    place.play("d roll 10")
    assert place.s.curses[0] == ()
    assert speed(place.s, 0) == 5


def test_cv_curse_03_different_curses_add_up_and_a_repeated_one_does_nothing() -> None:
    place = three()
    for name in ("leadlimb", "cracked-guard", "leadlimb"):
        curse(place.s, 0, numbers(name)[0])
    assert place.s.curses[0] == numbers("leadlimb", "cracked-guard")
    assert (speed(place.s, 0), armor(place.s, 0)) == (2, 12)


def test_cv_curse_04_it_stays_on_a_downed_hero_and_is_tested() -> None:
    place = three()
    meets(place, "leadlimb")
    place.s.hp[0] = 1
    meets(place, "ceiling-grit")
    assert place.s.curses[0] == numbers("leadlimb")
    ends_hero_phase(place)
    place.play("d roll 9")
    assert place.s.curses[0] == numbers("leadlimb")


def test_cv_curse_05_curses_are_tested_in_the_order_received() -> None:
    place = three()
    meets(place, "cracked-guard")
    meets(place, "leadlimb")
    ends_hero_phase(place)
    place.play("d roll 10", "d roll 9")
    assert place.s.curses[0] == numbers("leadlimb")


def test_cv_curse_06_the_roll_is_plain_promotes_nobody_and_may_be_rolled_again() -> None:
    place = three()
    place.xp("stonehide-brute", "gloom-recluse")
    place.item("whetted-edge")
    place.item("copper-charm")
    meets(place, "leadlimb", "h1 pass")
    ends_hero_phase(place)
    place.play("d roll 9", "h1 use copper-charm", "d roll 9")
    assert place.s.curses[0] == numbers("leadlimb")
    ends_hero_phase(place)
    place.play("d roll 20")
    assert is_over(place)
    assert (place.s.curses[0], place.s.level[0]) == ((), 1)


def test_cv_curse_01_shaking_hands_stay_after_an_attack() -> None:
    place = three()
    place.monster("stonehide-brute", 4, 1)
    curse(place.s, 0, numbers("shaking-hands")[0])
    for die, hp in ((10, 2), (11, 1)):
        place.turn("h1 use boss-and-hammer", f"d roll {die}")
        assert place.s.hp[-1] == hp
