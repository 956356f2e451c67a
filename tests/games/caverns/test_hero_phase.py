"""The Hero Phase: its start, its actions, its end."""

from __future__ import annotations

from tests.games.caverns.cards.fights import SEVRANE, duel, ends_phase, gallery
from tests.games.caverns.scenes import WEST, Place
from undercroft.games.caverns.combat.targeting import taunters
from undercroft.games.caverns.content.card_stats import level_of
from undercroft.games.caverns.map.exploration import lay_props
from undercroft.games.caverns.notation import FIRST_PROP, NOTATION, numbers
from undercroft.games.caverns.phases.encounters import curse
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.state import IMMOBILIZED, POISONED


def test_cv_hero_01_poison_works_before_anything_else() -> None:
    place = Place("kestrin", "maro")
    place.s.ailments[0] = POISONED
    place.begin(Turns())
    assert place.s.hp[0] == 7


def test_cv_hero_01_no_treasure_and_no_power_is_used_before_poison() -> None:
    for seat in (0, 1):
        place = Place("brunna", "brunna")
        place.item("heartstone", seat)
        place.power("get-up", seat)
        place.s.ailments[seat] = POISONED
        place.s.hp[seat] = 1
        place.s.active = seat
        place.begin(Turns())
        assert place.s.surges == [1]
        assert place.s.hp[seat] == level_of(place.s, seat).surge
        assert place.s.items[seat] == numbers("heartstone")


def test_cv_cond_06_a_downed_hero_takes_no_poison_damage() -> None:
    place = Place("kestrin", "maro")
    place.s.ailments[0] = POISONED
    place.s.hp[0] = 0
    place.begin(Turns())
    assert place.s.hp[0] == 4
    assert place.s.ailments[0] == POISONED


def test_cv_hero_02_a_hero_at_0_hp_spends_a_surge() -> None:
    place = Place("kestrin", "maro")
    place.s.hp[0] = 0
    place.begin(Turns(), Opening(0))
    assert (place.s.hp[0], place.s.surges) == (4, [1])


def test_cv_surge_03_without_a_token_all_is_lost() -> None:
    place = Place("kestrin", "maro")
    place.s.hp[0] = 0
    place.s.surges = [0]
    place.begin(Turns(), Opening(0))
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("no-surge", ())


def test_cv_hero_04_two_moves_leave_no_attack() -> None:
    place = Place("kestrin", "maro")
    place.stand((1, 1), (0, 1))
    place.monster("shale-runner", 7, 2)
    turn = place.acts()
    place.play("h1 move 6,1")
    assert "left-hand-arc" in place.legal("use")
    place.play("h1 move 3,1", "h1 move 6,1")
    assert turn.moves == 2
    assert "left-hand-arc" not in place.legal("use")
    assert place.refused("h1 use left-hand-arc") == ["CV-HERO-06"]
    assert place.refused("h1 move 4,1") == ["CV-HERO-04"]


def test_cv_hero_05_an_attack_ends_the_move() -> None:
    place = Place("maro", "hadra")
    place.stand((4, 1), (0, 1))
    place.monster("stonehide-brute", 7, 2)
    turn = place.acts()
    place.play("h1 move 5,1")
    assert turn.points == 5
    place.play("h1 use hunting-arrow", "d roll 2")
    assert turn.points == 0
    assert place.legal("move") == []


def test_cv_hero_05_an_attack_with_an_item_ends_the_move_too() -> None:
    for item, aims in (("throwing-irons", ()), ("storm-bead", ("h1 tile 1,0",))):
        place = Place("hadra", "maro")
        place.at(0, 2, 1)
        place.monster("stonehide-brute", 6, 1)
        place.item(item)
        turn = place.acts()
        place.play("h1 move 3,1", f"h1 use {item}", *aims, "d roll 1")
        assert (turn.points, turn.moves, turn.attacked) == (0, 1, 0)
        place.play("h1 move 4,1")
        assert turn.moves == 2


def test_cv_hero_05_what_is_no_attack_leaves_the_move_going_on() -> None:
    place = Place("hadra", "maro")
    place.at(0, 2, 1)
    place.item("caltrop-pouch")
    turn = place.acts()
    place.play("h1 move 3,1", "h1 use caltrop-pouch", "h1 move 4,1")
    assert (turn.points, turn.moves) == (3, 1)


def test_cv_hero_05_a_card_may_let_him_attack_on_the_run() -> None:
    place = gallery("maro", "hunting-arrow", "loose-on-the-run")
    foe = place.villain("sevrane", 9, 1)
    turn = place.acts()
    place.play("h1 move 7,1", "h1 use loose-on-the-run", "d roll 20")
    assert place.s.hp[foe] == SEVRANE - 1
    assert (turn.points, turn.can_attack()) == (4, False)
    assert "8,2" in place.legal("move")


def test_cv_hero_07_the_second_attack_is_the_better_one() -> None:
    for cards, damage in ((("left-hand-arc",), 0), (("right-hand-thrust", "left-hand-arc"), 1)):
        place, foe = duel("kestrin", *cards)
        place.wound(foe, 1)
        for card in cards:
            place.play(f"h1 use {card}", "d roll 8")
        assert SEVRANE - 1 - place.s.hp[foe] == damage


def test_cv_hero_07_no_move_comes_between_two_attacks() -> None:
    place, _ = duel("kestrin", "left-hand-arc", "right-hand-thrust")
    place.play("h1 use left-hand-arc", "d roll 2", "h1 move 5,2")
    assert place.legal("use") == []


def test_cv_hero_07_two_different_at_wills_in_one_slot() -> None:
    place = Place("kestrin", "maro")
    place.at(0, 5, 1)
    place.monster("stonehide-brute", 6, 1)
    place.turn("h1 use left-hand-arc", "d roll 2")
    assert place.legal("use") == ["right-hand-thrust", "long-breath"]
    place.play("h1 use right-hand-thrust", "d roll 2")
    assert place.legal("use") == ["long-breath"]


def test_cv_hero_08_objects_are_handled_inside_a_move() -> None:
    place = Place("kestrin", "maro", "brunna", adventure="adv-13")
    lay_props(place.s, place.s.walls.tile(WEST), WEST)
    place.at(0, 0, 1)
    place.at(FIRST_PROP, 1, 1)
    place.at(FIRST_PROP + 1, 1, 2)
    place.at(1, 6, 1)
    place.at(2, 7, 1)
    turn = place.acts()
    place.play("h1 take o1", "h1 take o2")
    assert place.legal("drop") == []
    place.play("h1 move 1,1", "h1 drop o1", "h1 space 1,2", "h1 move 3,1")
    assert (turn.moves, turn.points, turn.attacked) == (1, 3, 0)
    assert place.legal("drop") == ["o2"]


def test_cv_hero_09_a_walk_ends_where_its_hero_falls() -> None:
    place = gallery("kestrin")
    place.s.hp[0] = 1
    curse(place.s, 0, NOTATION.cards.parse("thorn-step"))
    turn = place.acts()
    place.play("h1 move 10,1")
    assert (place.where(0)[0], place.s.hp[0]) == (8, 0)
    assert turn not in place.s.frames


def test_cv_hero_10_curses_poison_and_marker_end_in_their_order() -> None:
    place = Place("kestrin", "maro")
    s = place.s
    s.ailments[0] = POISONED | IMMOBILIZED
    curse(s, 0, NOTATION.cards.parse("leadlimb"))
    place.begin(Turns(), Closing(0))
    place.play("d roll 10")
    assert s.curses[0] == ()
    assert s.ailments[0] == POISONED | IMMOBILIZED
    place.play("d roll 10")
    assert s.ailments[0] == 0


def test_cv_hero_12_what_lasts_to_the_next_hero_phase_ends_with_it() -> None:
    place, foe = duel("hadra", "gatekeepers-oath")
    place.play("h1 use gatekeepers-oath", "d roll 1")
    ends_phase(place)
    assert taunters(place.s, foe) == [0]
    place.s.turns += 2
    ends_phase(place)
    assert taunters(place.s, foe) == []


def test_cv_cond_05_a_roll_under_10_leaves_the_poison() -> None:
    place = Place("kestrin", "maro")
    place.s.ailments[0] = POISONED
    place.begin(Turns(), Closing(0))
    place.play("d roll 9")
    assert place.s.ailments[0] == POISONED


def test_cv_hero_09_a_hero_who_falls_stops_at_once() -> None:
    place = Place("brunna", "maro")
    place.at(0, 5, 1)
    place.wound(0, 9)
    place.monster("stonehide-brute", 6, 1)
    turn = place.acts()
    place.play("h1 use splitting-blow", "d roll 2")
    assert place.s.hp[0] == 0
    assert turn not in place.s.frames


def test_cv_move_05_heroes_pass_each_other_but_do_not_stop_there() -> None:
    place = Place("kestrin", "maro")
    place.tile("left-squeeze", 0, 0, 0)
    place.stand((1, -1), (1, -2))
    place.acts()
    assert "1,-3" in place.legal("move")
    assert "1,-2" not in place.legal("move")


def test_cv_move_04_a_monster_bars_the_way() -> None:
    place = Place("kestrin", "maro")
    place.stand((2, 0), (4, 1))
    place.monster("shale-runner", 1, 0)
    place.acts()
    assert "1,0" not in place.legal("move")


def test_cv_move_12_immobilized_sets_speed_to_0() -> None:
    place = Place("kestrin", "maro")
    place.item("nailed-boots")
    place.s.ailments[0] = IMMOBILIZED
    place.acts()
    assert place.legal("move") == []


def test_cv_move_02_a_move_is_no_longer_than_speed() -> None:
    place = Place("hadra", "maro")
    place.stand((0, 1), (7, 2))
    place.acts()
    assert "5,1" in place.legal("move")
    assert "6,1" not in place.legal("move")
    assert place.refused("h1 move 6,1") == ["CV-MOVE-02"]


def test_cv_move_02_a_move_leads_elsewhere() -> None:
    place = Place("hadra", "maro")
    place.at(0, 0, 1)
    place.acts()
    assert place.refused("h1 move 0,1") == ["CV-MOVE-02"]


def test_cv_stance_03_a_stance_is_taken_before_or_after_a_move() -> None:
    place = gallery("brunna", "running-mood")
    turn = place.acts()
    place.play("h1 move 6,1")
    assert turn.points == 5
    place.play("h1 stance running-mood")
    assert (turn.points, turn.moves) == (0, 1)
    place.play("h1 move 14,1")


def test_cv_stance_03_the_token_moves_once_in_a_phase() -> None:
    place = Place("hadra", "maro")
    place.turn("h1 stance tower-stance")
    assert place.legal("stance") == []
    assert place.refused("h1 stance anvil-stance") == ["CV-STANCE-03"]


def test_cv_stance_03_the_token_goes_to_another_stance_of_ones_own() -> None:
    place = Place("hadra", "brunna")
    place.s.stance[0] = NOTATION.cards.parse("tower-stance")
    place.acts()
    assert place.legal("stance") == ["anvil-stance", "hearth-stance"]
    assert place.refused("h1 stance tower-stance") == ["CV-STANCE-03"]
    assert place.refused("h1 stance running-mood") == ["CV-STANCE-03"]


def test_who_touches_a_stance_hears_why_it_cannot_be_taken() -> None:
    place = Place("hadra", "maro")
    turn = place.acts()
    place.play("h1 stance tower-stance")
    wanted = [str(move) for move in turn.wants(place.s, "card:anvil-stance#powers-1.2")]
    assert wanted == ["h1 stance anvil-stance"]
