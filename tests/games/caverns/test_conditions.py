"""Conditions, surges, exploring, and what tiles do."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.draws import finds
from tests.games.caverns.scenes import WEST, Place
from undercroft.games.caverns.actions.move import reachable
from undercroft.games.caverns.combat.damage import afflict
from undercroft.games.caverns.combat.modifiers import armor, speed
from undercroft.games.caverns.content.card_stats import level_of
from undercroft.games.caverns.map.distances import adjacent, apart
from undercroft.games.caverns.map.exploration import Exploration, Laying, edges, touched
from undercroft.games.caverns.map.geometry import GRID, connected, laid, with_tunnel
from undercroft.games.caverns.notation import (
    FIRST_ALLY,
    FIRST_PROP,
    FIRST_VILLAIN,
    NOTATION,
    TILE_STACK,
    numbers,
)
from undercroft.games.caverns.phases.encounters import curse
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.hero_start import Opening, surge_pool
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.phases.villains import has_entered
from undercroft.games.caverns.state import IMMOBILIZED, NOWHERE, POISONED, SWALLOWED
from undercroft.kernel.stacks import EVERYONE, TOP, Stack


def used(place: Place, power: str) -> None:
    """The first hero has used a power."""
    place.power(power)
    place.turn(f"h1 use {power}")


def test_cv_cond_01_immobilized_takes_all_speed() -> None:
    place = Place("brunna", "maro")
    place.s.ailments[0] = IMMOBILIZED
    assert speed(place.s, 0) == 0
    place.acts()
    assert place.legal("move") == []
    place.s.ailments[0] = 0
    assert speed(place.s, 0) == 6


def test_cv_cond_02_immobilized_ends_with_the_hero_phase() -> None:
    place = Place("brunna", "maro")
    place.s.ailments = [IMMOBILIZED, IMMOBILIZED]
    place.begin(Turns(), Closing(0))
    assert place.s.ailments == [0, IMMOBILIZED]


def test_cv_cond_03_who_cannot_walk_explores() -> None:
    place = Place("hadra", "oriel")
    place.at(0, 1, 0)
    place.s.ailments[0] = IMMOBILIZED
    place.begin(Exploration(0))
    place.play("d draw tiles tile-straight-run", "d draw monsters empty-gallery")
    assert place.s.laid == 1


def test_cv_cond_04_poison_hurts_at_the_start_of_every_hero_phase() -> None:
    place = Place("brunna", "maro")
    place.s.ailments[0] = POISONED
    place.begin(Opening(0))
    assert place.s.hp[0] == 9


def test_cv_cond_06_only_who_stands_is_hurt_by_poison() -> None:
    place = Place("brunna", "maro")
    place.s.ailments = [POISONED, POISONED]
    place.s.hp[0] = 0
    for seat in (0, 1):
        place.begin(Opening(seat))
    assert place.s.hp[:2] == [4, 5]


def test_cv_cond_07_a_condition_is_not_gained_twice() -> None:
    place = Place("brunna", "maro")
    assert afflict(place.s, 0, POISONED)
    assert not afflict(place.s, 0, POISONED)
    assert place.s.ailments[0] == POISONED


def test_cv_cond_08_cards_lift_conditions() -> None:
    place = Place("oriel", "maro")
    place.s.ailments = [POISONED | IMMOBILIZED, POISONED]
    used(place, "long-vigil")
    assert place.s.ailments == [0, 0]


def test_cv_cond_09_conditions_are_for_heroes() -> None:
    place = Place("brunna", "maro")
    runner = place.monster("shale-runner", 5, 1)
    assert not afflict(place.s, runner, POISONED)
    assert afflict(place.s, 1, POISONED)


def test_cv_cond_13_a_marker_lowers_the_armor_class_by_four() -> None:
    place = Place("brunna", "maro")
    before = armor(place.s, 0)
    curse(place.s, 0, NOTATION.cards.parse("cracked-guard"))
    assert armor(place.s, 0) == before - 4


def test_cv_surge_01_a_surge_is_spent_only_at_0_hp() -> None:
    place = Place("brunna", "maro")
    place.s.hp[0] = 1
    place.begin(Turns(), Opening(0))
    assert place.s.surges == [2]
    place.s.hp[0] = 0
    place.begin(Turns(), Opening(0))
    assert place.s.surges == [1]


def test_cv_surge_02_a_surge_brings_its_value() -> None:
    place = Place("brunna", "maro")
    place.s.hp[0] = 0
    place.begin(Turns(), Opening(0))
    assert place.s.hp[0] == 4


@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 5)])
def test_cv_surge_04_the_pool_is_shared_and_holds_five(before: int, after: int) -> None:
    place = Place("brunna", "maro")
    place.s.surges = [before]
    finds(place, "found-hour")
    assert place.s.surges == [after]
    assert surge_pool(place.s, 0) == surge_pool(place.s, 1)


def test_cv_hero_01_poison_hurts_a_hero_who_is_swallowed() -> None:
    for seat, hp in ((0, 3), (1, 3), (0, 1)):
        place = Place("brunna", "maro")
        curse(place.s, seat, NOTATION.cards.parse("swallowed"))
        place.s.run()
        place.s.ailments[seat] = POISONED
        place.s.hp[seat] = hp
        place.s.active = seat
        place.begin(Turns(), Opening(seat))
        assert place.s.hp[seat] == (hp - 1 or level_of(place.s, seat).surge)
        assert place.s.surges == [2 - (hp == 1)]
        assert place.legal("space")


def test_cv_cond_05_a_hero_who_is_swallowed_rolls_against_poison() -> None:
    place = Place("brunna", "maro")
    place.s.ailments[0] = POISONED
    place.s.status[0] = SWALLOWED
    place.s.spot[0] = NOWHERE
    place.begin(Closing(0))
    place.play("d roll 10")
    assert place.s.ailments[0] == 0


def test_cv_surge_05_one_token_a_turn() -> None:
    place = Place("brunna", "maro")
    place.s.hp[0] = 0
    curse(place.s, 0, NOTATION.cards.parse("warm-scent"))
    place.begin(Turns())
    assert place.s.surges == [1]
    assert place.s.hp[0] == 4


def test_cv_hero_03_effects_of_the_start_come_after_poison_and_surge() -> None:
    place = Place("brunna", "maro")
    place.s.spot[0] = -1
    curse(place.s, 0, NOTATION.cards.parse("swallowed"))
    place.s.left_from[0] = place.s.walls.passable(WEST)[0]
    place.s.status[0] = 1
    place.begin(Turns(), Opening(0))
    assert place.legal("tile") or place.legal("space")


def test_cv_expl_03_the_new_tile_brings_a_monster() -> None:
    place = Place("hadra", "oriel")
    place.at(0, 1, 0)
    place.begin(Exploration(0))
    place.play("d draw tiles tile-straight-run", "d draw monsters shale-runner")
    assert len(place.s.queue[0]) == 1


def test_cv_expl_04_what_a_trigger_brings_comes_before_the_monster() -> None:
    place = Place("hadra", "oriel")
    place.agree(ties="first")
    place.at(0, 1, 0)
    ford, guard = numbers("tile-ford")[0], "d draw monsters gloom-recluse"
    place.s.stacks[TILE_STACK] = Stack.of(()).put(TOP, ford, EVERYONE)
    place.begin(Exploration(0))
    place.play("d draw tiles tile-ford")
    assert has_entered(place.s, "drusk")
    place.play(guard, guard, "d draw monsters shale-runner")
    assert place.s.queue[0] == numbers("gloom-recluse", "shale-runner")


def test_cv_expl_09_allies_act_when_exploring_is_over() -> None:
    place = Place("corvane", "oriel")
    place.agree(ties="first")
    place.stand((2, 2), (0, 1))
    used(place, "whistle-up")
    hound = next(f for f in range(FIRST_ALLY, FIRST_VILLAIN) if place.s.spot[f] >= 0)
    runner = place.monster("shale-runner", 3, 1)
    place.at(hound, 3, 2)
    place.begin(Exploration(0))
    place.play("d roll 20")
    assert place.s.spot[runner] == -1


def test_cv_expl_05_being_shifted_to_an_edge_later_finds_nothing() -> None:
    place = Place("hadra", "oriel")
    place.at(0, 2, 2)
    place.begin(Turns(), Exploration(0))
    place.at(0, 1, 0)
    assert place.s.laid == -1
    place.begin(Turns(), Exploration(0))
    place.play("d draw tiles tile-straight-run")
    assert place.s.laid == 1


def test_cv_expl_06_who_lies_down_finds_no_tiles() -> None:
    place = Place("hadra", "oriel")
    place.at(0, 1, 0)
    place.s.hp[0] = 0
    place.begin(Exploration(0))
    assert place.s.frames == []
    place.s.hp[0] = 1
    place.begin(Exploration(0))
    place.play("d draw tiles tile-straight-run")
    assert place.s.laid == 1


def test_cv_expl_07_with_far_sight_any_edge_of_the_tile_can_be_explored() -> None:
    place = Place("maro", "oriel")
    place.at(0, 1, 0)
    place.begin(Turns(), Exploration(0))
    assert place.legal("edge") == ["0,0,n", "0,0,w"]
    assert not place.legal("pass")
    place.at(0, 2, 2)
    place.begin(Turns(), Exploration(0))
    assert place.legal("pass")


def test_cv_expl_08_one_tile_is_laid() -> None:
    place = Place("hadra", "oriel")
    place.at(0, 1, 0)
    size = place.s.stacks[TILE_STACK].size
    place.begin(Exploration(0))
    place.play("d draw tiles tile-straight-run", "d draw monsters empty-gallery")
    assert place.s.frames == []
    assert place.s.stacks[TILE_STACK].size == size - 1


def test_cv_expl_08_in_a_corner_too() -> None:
    place = Place("hadra", "oriel")
    place.tile("broad-cross", 0, 0, 0)
    place.at(0, 3, -4)
    tiles = len(laid(place.s.walls))
    place.begin(Exploration(0))
    place.play("h1 edge 0,-1,e", "d draw tiles tile-straight-run", "d draw monsters empty-gallery")
    assert place.s.frames == []
    assert len(laid(place.s.walls)) == tiles + 1
    assert (GRID.cell(0, -1), 0) in touched(place.s, 0)


def test_cv_turn_07_the_end_is_seen_as_soon_as_an_effect_is_over() -> None:
    place = Place("brunna", "maro")
    drusk = place.villain("drusk", 5, 1)
    place.at(0, 4, 1)
    place.s.hp[drusk] = 1
    place.s.holder[FIRST_PROP] = 1
    place.turn("h1 use splitting-blow", "d roll 20")
    assert place.s.over is not None
    assert not place.s.over.ending.startswith("no-surge")


def test_cv_edge_04_without_tiles_nobody_is_on_an_edge() -> None:
    place = Place("hadra", "oriel")
    place.at(0, 1, 0)
    assert edges(place.s)
    place.s.stacks[TILE_STACK] = Stack.of(())
    assert edges(place.s) == ()
    place.begin(Exploration(0))
    assert place.s.laid == -1


def test_cv_tile_09_the_triangle_looks_at_the_tile_it_was_found_from() -> None:
    place = Place("hadra", "oriel")
    for side, cell in ((0, GRID.cell(0, -1)), (3, GRID.cell(-1, 0))):
        assert place.tile("straight-run", 0, 0, side) == cell
        assert place.s.walls.turns(cell) == side
        assert cell in connected(place.s.walls, WEST)


def test_cv_edge_07_also_when_a_monster_lays_it() -> None:
    place = Place("hadra", "oriel")
    place.begin(Laying((GRID.cell(1, 0), 1), -1))
    place.play("d draw tiles tile-straight-run")
    assert place.s.walls.turns(GRID.cell(2, 0)) == 1
    assert GRID.cell(2, 0) in connected(place.s.walls, GRID.cell(1, 0))


def test_cv_tile_20_the_snug_shelters_once() -> None:
    place = Place("brunna", "maro")
    place.tile("snug", 0, 0, 0)
    place.at(0, 1, -2)
    for encounters in (0, 1):
        place.begin(VillainPhase(0))
        place.play(*(["h1 yes"] if not encounters else ["d draw encounters scent-of-blood"]))
        assert place.s.encounters == encounters


def test_cv_tile_20_the_snug_spares_the_normal_draw_alone() -> None:
    place = Place("brunna", "maro")
    place.tile("snug", 0, 0, 0)
    place.at(0, 1, -2)
    place.begin()
    place.s.EFFECTS.start(place.s, "whispered-wager", 1)
    place.s.run()
    place.play("h2 choose 2")
    place.begin(VillainPhase(0))
    place.play("h1 yes", "d draw encounters scent-of-blood")
    assert place.s.frames == []


def test_cv_tile_19_a_tunnel_makes_neighbours_but_no_contact() -> None:
    place = Place("brunna", "maro")
    far = place.tile("straight-run", 0, 0, 0)
    beyond = place.tile("straight-run", 0, -1, 0)
    place.s.walls = with_tunnel(place.s.walls, beyond, GRID.cell(1, 0))
    place.s.spot[0] = place.patch(beyond)
    place.s.spot[1] = place.patch(GRID.cell(1, 0))
    assert apart(place.s, 0, 1) == 1
    assert not adjacent(place.s, 0, 1)
    assert far in connected(place.s.walls, beyond)
    place.at(1, 7, 2)
    assert reachable(place.s, 0, 1).cost(place.patch(GRID.cell(1, 0))) == 1
