"""The powers of Pell Nightjar, and the fine wire."""

from __future__ import annotations

from tests.games.caverns.cards.draws import finds, meets
from tests.games.caverns.cards.fights import (
    SEVRANE,
    duel,
    ends_phase,
    gallery,
    rolls,
    turned_down,
)
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.combat.modifiers import passes
from undercroft.games.caverns.combat.targeting import prey
from undercroft.games.caverns.effects.vocabulary.terms import Obstacle
from undercroft.games.caverns.notation import FIRST_PROP, numbers
from undercroft.games.caverns.phases.activation import PINNED
from undercroft.games.caverns.phases.encounters import set_trap
from undercroft.games.caverns.phases.hero_turn import actions_of
from undercroft.games.caverns.phases.round import Turns

WEST_SIDE = 3


def disabling(die: int) -> bool:
    """Whether Pell disables a trap that needs a 10."""
    place = gallery("pell")
    set_trap(place.s, 0, numbers("swinging-log")[0])
    place.turn("h1 disable swinging-log", f"d roll {die}")
    return not place.s.trap_cards


def test_fine_wire_helps_to_disable() -> None:
    assert (disabling(5), disabling(4)) == (True, False)


def test_low_cut_deeper_beside_a_friend() -> None:
    place, foe = duel("pell", "low-cut")
    place.at(1, 7, 1)
    place.play("h1 use low-cut", "d roll 8")
    assert SEVRANE - place.s.hp[foe] == 2


def test_hook_and_yank_pulls_on_a_hit() -> None:
    place = gallery("pell", "hook-and-yank")
    foe = place.villain("sevrane", 9, 1)
    place.turn("h1 use hook-and-yank", "d roll 9", "h1 space 6,1")
    assert (SEVRANE - place.s.hp[foe], place.where(foe)) == (1, (6, 1))
    assert place.legal("end")


def test_hook_and_yank_not_on_a_miss() -> None:
    place = gallery("pell", "hook-and-yank")
    foe = place.villain("sevrane", 9, 1)
    place.turn("h1 use hook-and-yank", "d roll 8")
    assert (place.s.hp[foe], place.where(foe)) == (SEVRANE, (9, 1))
    assert place.legal("end")


def seam(*dice: int, company: bool = False) -> tuple[int, bool]:
    """The damage of Through the Seam, and whether the card is spent."""
    place, foe = duel("pell", "through-the-seam")
    if company:
        place.monster("stonehide-brute", 7, 2)
    place.play("h1 use through-the-seam", *rolls(*dice))
    assert place.legal("end")
    return SEVRANE - place.s.hp[foe], turned_down(place, "through-the-seam")


def test_through_the_seam_better_against_the_lone() -> None:
    assert seam(4) == (3, True)


def test_through_the_seam_is_kept_on_a_miss() -> None:
    assert seam(3) == (0, False)


def test_through_the_seam_in_company() -> None:
    assert seam(6, company=True) == (3, True)
    assert seam(5, company=True) == (0, False)


def test_bag_of_nails_pins_a_tile() -> None:
    place = gallery("pell", "bag-of-nails")
    foe = place.villain("sevrane", 8, 1)
    brute = place.monster("stonehide-brute", 9, 2)
    near = place.monster("stonehide-brute", 6, 1)
    place.turn("h1 use bag-of-nails", "h1 tile 2,0", *rolls(8, 8))
    assert [place.s.hp[figure] for figure in (foe, brute, near)] == [7, 2, 2]
    assert [place.s.pinned[figure] for figure in (foe, brute, near)] == [PINNED, 0, 0]
    assert turned_down(place, "bag-of-nails")
    assert place.legal("end")


def knives() -> tuple[Place, int]:
    """Sevrane and a brute on the next tile, a runner alone beyond, and Pell with a knife."""
    place = gallery("pell", "borrowed-knife")
    foe = place.villain("sevrane", 8, 1)
    place.monster("stonehide-brute", 10, 2)
    place.monster("shale-runner", 6, 1)
    place.monster("gnawling-pack", 12, 1)
    place.monster("gnawling-pack", 13, 1)
    place.turn("h1 use borrowed-knife")
    return place, foe


def test_borrowed_knife_one_enemy_attacks_another_on_its_tile() -> None:
    place, foe = knives()
    assert place.legal("target") == ["v3", "m1"]
    place.play("h1 target m1", "d roll 3")
    assert SEVRANE - place.s.hp[foe] == 2
    assert turned_down(place, "borrowed-knife")
    assert place.legal("end")


def test_borrowed_knife_one_less_misses() -> None:
    place, foe = knives()
    place.play("h1 target m1", "d roll 2")
    assert place.s.hp[foe] == SEVRANE


def test_borrowed_knife_needs_two_on_one_tile() -> None:
    place, _ = duel("pell", "borrowed-knife")
    assert place.refused("h1 use borrowed-knife") == ["CV-ATK-01"]


def test_not_here_while_another_hero_is_near() -> None:
    place = gallery("pell", "not-here")
    near = place.monster("stonehide-brute", 3, 1)
    far = place.monster("stonehide-brute", 8, 1)
    place.turn("h1 use not-here")
    assert (prey(place.s, near), prey(place.s, far)) == ([1], [0, 1])
    assert turned_down(place, "not-here")
    place.begin(Turns())
    assert prey(place.s, near) == [0, 1]


def test_light_fingers_two_treasures_of_which_one_is_kept() -> None:
    place = gallery("pell", "light-fingers")
    finds_with_light_fingers(place)
    place.play("d draw treasures ring-coat", "d draw treasures wardens-plate")
    place.play("h1 pick wardens-plate", "h1 give h1")
    assert place.s.items[0] == numbers("wardens-plate")
    assert turned_down(place, "light-fingers")


def finds_with_light_fingers(place: Place) -> None:
    """Pell is about to draw a treasure and uses them."""
    place.s.active = 0
    place.monster("shale-runner", 6, 1)
    place.power("low-cut")
    place.turn("h1 use low-cut", "d roll 20", "h1 use light-fingers")


def test_light_fingers_not_for_the_draws_of_others() -> None:
    place = gallery("maro", others=("pell",))
    place.power("light-fingers", 1)
    finds(place, "found-hour")
    assert not turned_down(place, "light-fingers", 1)


def test_unsprung_a_trap_for_her_tile() -> None:
    place = gallery("maro", others=("pell", "hadra"))
    place.power("unsprung", 1)
    place.at(1, 7, 2)
    meets(place, "swinging-log")
    assert place.legal("use") == ["unsprung"]
    place.play("h2 use unsprung")
    assert (place.s.trap_cards, place.s.queue[0], place.s.frames) == ((), (), [])
    assert turned_down(place, "unsprung", 1)


def test_unsprung_not_for_another_tile() -> None:
    place = gallery("maro", others=("pell",))
    place.power("unsprung", 1)
    meets(place, "swinging-log")
    assert place.s.trap_cards == numbers("swinging-log")


def test_unsprung_only_for_traps() -> None:
    place = gallery("pell", "unsprung")
    place.monster("stonehide-brute", 12, 1)
    meets(place, "scent-of-blood")
    assert place.s.hp[0] == 7


def at_the_chasm() -> Place:
    """Pell before a chasm, the Glowstone on its bridge."""
    place = Place("pell", "maro", adventure="adv-05")
    place.s.up[0] = numbers("over-the-ledge")
    place.tile("span", 0, 0, WEST_SIDE)
    place.s.kind[FIRST_PROP] = 0
    place.at(FIRST_PROP, -3, 2)
    place.stand((-1, 2), (7, 2))
    return place


def test_over_the_ledge_across_a_chasm() -> None:
    place = at_the_chasm()
    place.acts()
    assert "-4,1" not in place.legal("move")
    place.play("h1 use over-the-ledge")
    assert turned_down(place, "over-the-ledge")
    assert "-4,1" in place.legal("move")
    assert not {"-3,1", "-3,2"} & set(place.legal("move"))
    place.play("h1 move -4,2")
    assert place.where(0) == (-4, 2)


def test_over_the_ledge_through_enemies() -> None:
    place = gallery("pell", "over-the-ledge")
    for y in (1, 2, 3):
        place.monster("stonehide-brute", 6, y)
    place.acts()
    assert "7,1" not in place.legal("move")
    place.play("h1 use over-the-ledge")
    assert "7,1" in place.legal("move")


def test_over_the_ledge_one_move_in_several_steps() -> None:
    place = at_the_chasm()
    place.turn("h1 use over-the-ledge", "h1 move -2,2", "h1 move -4,2")
    assert place.where(0) == (-4, 2)
    place.play("h1 move -4,1", "h1 move -4,2", "h1 move -4,1")
    assert place.where(0) == (-4, 1)
    assert "-2,2" not in place.legal("move")


def test_over_the_ledge_in_this_turn_alone() -> None:
    place = at_the_chasm()
    place.turn("h1 use over-the-ledge")
    ends_phase(place)
    place.acts()
    assert "-4,1" not in place.legal("move")


def test_through_the_seam_better_though_others_are_on_another_tile() -> None:
    place, foe = duel("pell", "through-the-seam")
    place.monster("stonehide-brute", 9, 1)
    place.play("h1 use through-the-seam", *rolls(4))
    assert SEVRANE - place.s.hp[foe] == 3


def test_over_the_ledge_to_the_last_square_of_the_move() -> None:
    place = gallery("pell", "over-the-ledge")
    place.turn("h1 use over-the-ledge", "h1 move 10,1")
    assert passes(place.s, 0, Obstacle.ENEMIES)
    place.play("h1 move 11,1")
    assert not passes(place.s, 0, Obstacle.ENEMIES)


def test_over_the_ledge_no_longer_in_the_next_move() -> None:
    place = gallery("pell", "over-the-ledge")
    for y in range(4):
        place.monster("stonehide-brute", 8, y)
    place.turn("h1 use over-the-ledge", "h1 move 6,1", "h1 move 6,2", "h1 move 5,2")
    assert actions_of(place.s).points > 0
    far = set(place.legal("move"))
    assert {"6,1", "7,2"} <= far
    assert not {"9,1", "10,1"} & far, "a new move would lead there, but past the brutes"
    assert place.refused("h1 move 10,1") == ["CV-MOVE-02"]
