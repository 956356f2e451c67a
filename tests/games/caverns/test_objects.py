"""Objects, escape and endings by rule."""

from __future__ import annotations

from tests.games.caverns.scenes import Place
from undercroft.games.caverns.adventures.key_lever_chart import TOBIN
from undercroft.games.caverns.combat.damage import BY_ATTACK, Harm
from undercroft.games.caverns.combat.reactions import at_hand
from undercroft.games.caverns.content.tables import DOUBLES
from undercroft.games.caverns.effects import targets
from undercroft.games.caverns.effects.vocabulary import Monsters, NextHero
from undercroft.games.caverns.map.exploration import lay_props
from undercroft.games.caverns.map.geometry import GRID, attached, marked
from undercroft.games.caverns.notation import FIRST_PROP, TILE_STACK
from undercroft.games.caverns.phases.endings import judge
from undercroft.games.caverns.phases.hero_end import Closing, flee
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.state import ESCAPED, IN_PLAY, NO_FIGURE, NOWHERE, POISONED
from undercroft.kernel.stacks import Stack

BOWL = FIRST_PROP


def bowls() -> Place:
    """Two bowls beside the ladder, three heroes around."""
    place = Place("kestrin", "maro", "brunna", adventure="adv-13")
    s = place.s
    lay_props(s, s.walls.tile(GRID.cell(0, 0)), GRID.cell(0, 0))
    place.stand((1, 2), (4, 1), (5, 1))
    s.spot[BOWL], s.spot[BOWL + 1] = GRID.at(2, 2), GRID.at(3, 1)
    return place


def test_cv_obj_01_objects_are_taken_and_left_without_action() -> None:
    place = bowls()
    place.acts(0)
    assert place.legal("take") == ["o1"]
    place.play("h1 take o1", "h1 move 2,2")
    assert place.s.holder[BOWL] == 0
    place.play("h1 drop o1", "h1 space 1,2")
    assert place.where(BOWL) == (1, 2)


def test_cv_obj_01_only_what_is_at_hand_is_taken_and_what_is_carried_left() -> None:
    place = bowls()
    place.acts(0)
    assert place.refused("h1 take o2") == ["CV-OBJ-01"]
    assert place.refused("h1 drop o1") == ["CV-OBJ-01"]


def test_an_object_is_not_taken_and_left_on_the_spot() -> None:
    place = bowls()
    place.turn("h1 take o1", seat=0)
    assert place.refused("h1 drop o1") == ["CV-HERO-08"]


def test_cv_obj_02_what_stays_is_not_carried() -> None:
    place = Place("hadra", "ysolde", adventure="adv-05")
    s = place.s
    cell = place.tile("glowstone", 0, 0, 0)
    lay_props(s, s.walls.tile(cell), cell)
    place.acts(0)
    assert place.refused("h1 take o1") == ["CV-OBJ-02"]


def test_who_touches_a_bowl_hears_what_could_be_done_with_it() -> None:
    place = bowls()
    turn = place.acts(0)
    assert [move.verb.name for move in turn.wants(place.s, "fig:o1")] == ["take"]
    place.play("h1 take o1")
    assert [move.verb.name for move in turn.wants(place.s, "fig:o1")] == ["drop", "fill", "pour"]
    assert place.refused("h1 pour o1") == ["CV-OBJ-01", "CV-OBJ-01"]


def test_cv_obj_02_a_hero_carries_many_and_takes_them_on_the_way() -> None:
    place = bowls()
    place.turn("h1 take o1", "h1 move 2,2", "h1 take o2", "h1 move 1,2", seat=0)
    assert place.legal("drop") == ["o1", "o2"]


def test_cv_obj_04_who_strikes_a_whole_tile_chooses_among_objects() -> None:
    place = Place("hadra", "ysolde", adventure="adv-05")
    s = place.s
    cell = place.tile("glowstone", 0, 0, 0)
    lay_props(s, s.walls.tile(cell), cell)
    place.power("quarry-fall")
    place.at(0, 1, -1)
    runner = place.monster("shale-runner", 0, -2)
    place.turn("h1 use quarry-fall", seat=0)
    assert place.legal("target") == ["o1"]
    place.play("h1 done", "d roll 19")
    assert s.spot[runner] == NOWHERE
    assert s.hp[FIRST_PROP] == 8


def test_cv_obj_07_objects_are_no_monsters() -> None:
    place = Place("hadra", "ysolde", adventure="adv-05")
    s = place.s
    cell = place.tile("glowstone", 0, 0, 0)
    lay_props(s, s.walls.tile(cell), cell)
    runner = place.monster("shale-runner", 0, -2)
    assert targets.monsters(s, s.EFFECTS.context(0), Monsters()) == (runner,)


def test_cv_obj_08_several_may_share_a_square() -> None:
    place = bowls()
    place.s.holder[BOWL], place.s.spot[BOWL] = 0, NOWHERE
    place.turn("h1 drop o1", seat=0)
    assert "1,2" in place.legal("space")
    place.play("h1 space 2,1")
    assert place.where(BOWL) == (2, 1)


def test_cv_obj_09_others_take_what_a_fallen_hero_dropped() -> None:
    place = bowls()
    s = place.s
    s.holder[BOWL], s.spot[BOWL] = 1, NOWHERE
    place.begin(Turns(), Harm(1, 20, NO_FIGURE, BY_ATTACK))
    assert place.where(BOWL) == (4, 1)
    place.acts(1)
    assert place.legal("take") == []
    place.acts(2)
    assert place.legal("take") == ["o1"]


# ---- escape --------------------------------------------------------------------------------------


def daylight(*heroes: str) -> Place:
    """The Daylight Stair north of the start tile, the first hero at its exit."""
    place = Place(*heroes, adventure="adv-07")
    stair = next(double for double in DOUBLES if double.id == "daylight-stair")
    place.tile("gate", 1, 0, 1)
    place.s.walls = attached(place.s.walls, stair, (GRID.cell(0, 0), 0))
    place.s.spot[0] = marked(place.s.walls, "X")[0]
    place.at(1, 5, 2)
    return place


def test_cv_esc_02_an_escaped_hero_has_no_phases_and_no_encounter() -> None:
    place = daylight("kestrin", "maro")
    flee(place.s, 0)
    place.begin(Turns())
    assert place.s.active == 1
    assert place.s.discards[1] == ()


def test_cv_esc_02_encounters_pass_him_by() -> None:
    place = daylight("kestrin", "maro", "brunna")
    s = place.s
    s.status[1] = ESCAPED
    assert targets.next_hero(s, s.EFFECTS.context(0), NextHero()) == (2,)


def test_cv_esc_03_his_queue_still_acts() -> None:
    place = daylight("kestrin", "maro")
    flee(place.s, 0)
    place.monster("shale-runner", 5, 1)
    place.begin(VillainPhase(0))
    place.play("d roll 19")
    assert place.s.hp[1] == 5


def test_cv_esc_04_he_leaves_with_what_he_carries() -> None:
    place = bowls()
    s = place.s
    s.holder[BOWL], s.spot[BOWL] = 0, NOWHERE
    s.ailments[0] = POISONED
    flee(s, 0)
    assert (s.holder[BOWL], s.spot[BOWL]) == (0, NOWHERE)
    assert (s.spot[0], s.ailments[0], s.status[0]) == (NOWHERE, 0, ESCAPED)


def test_cv_esc_05_he_cannot_use_cards() -> None:
    place = daylight("kestrin", "maro")
    flee(place.s, 0)
    assert at_hand(place.s, 0) == []
    assert at_hand(place.s, 1)


def test_cv_esc_06_poison_is_rolled_before_the_escape() -> None:
    place = daylight("kestrin", "maro")
    place.s.ailments[0] = POISONED
    place.begin(Turns(), Closing(0))
    assert place.s.status[0] == IN_PLAY
    place.play("d roll 3")
    assert place.s.status[0] == ESCAPED


# ---- endings -------------------------------------------------------------------------------------


def test_cv_win_02_without_a_surge_all_is_lost() -> None:
    place = Place("hadra", "oriel")
    place.s.surges = [0]
    place.s.hp[0] = 0
    place.begin(Turns(), Opening(0))
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("no-surge", ())


def won_and_lost() -> Place:
    """All are outside with Tobin, and the last time token is gone."""
    place = Place("pell", "oriel", adventure="adv-11")
    s = place.s
    s.kind[TOBIN], s.hp[TOBIN] = 0, 4
    s.status = [ESCAPED, ESCAPED]
    s.clock = 0
    return place


def test_cv_win_03_a_victory_counts_more_than_a_defeat() -> None:
    place = won_and_lost()
    judge(place.s)
    assert place.s.over is not None
    assert place.s.over.ending == "survey-done"


def test_cv_win_04_an_ending_has_a_name() -> None:
    place = won_and_lost()
    judge(place.s)
    assert place.s.over is not None
    assert place.s.over.ending in [ending.id for ending in place.s.adventure.endings]


def test_cv_win_05_an_empty_stack_is_no_defeat() -> None:
    place = won_and_lost()
    place.s.stacks[TILE_STACK] = Stack.of(())
    place.s.status, place.s.clock = [IN_PLAY, IN_PLAY], 6
    assert not judge(place.s)
    place.s.status = [ESCAPED, ESCAPED]
    assert judge(place.s)
