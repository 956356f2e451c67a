"""Exploration and the Villain Phase: tiles, monsters, encounters, tactics."""

from __future__ import annotations

from tests.games.caverns.scenes import EAST, WEST, Place
from undercroft.games.caverns.effects.refs import tile
from undercroft.games.caverns.map.exploration import Exploration
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.monsters import Spawn
from undercroft.games.caverns.phases.round import Turns
from undercroft.games.caverns.phases.villain_phase import VillainPhase


def test_cv_expl_02_a_hero_on_an_edge_must_explore() -> None:
    place = Place("hadra", "oriel")
    place.at(0, 1, 0)
    place.begin(Exploration(0))
    place.play("d draw tiles tile-straight-run", "d draw monsters shale-runner")
    assert place.s.laid == 1
    assert place.s.queue[0] == numbers("shale-runner")
    assert place.where(len(place.s.spot) - 1) == (1, -2)


def test_cv_expl_01_a_hero_elsewhere_does_not() -> None:
    place = Place("hadra", "oriel")
    place.at(0, 2, 2)
    place.begin(Exploration(0))
    assert place.s.laid == -1
    assert place.s.queue[0] == ()
    place.at(0, 1, 0)
    place.begin(Exploration(0))
    place.play("d draw tiles tile-straight-run")
    assert place.s.laid == 1


def test_cv_edge_03_on_a_corner_the_player_chooses_the_edge() -> None:
    place = Place("maro", "oriel")
    place.at(0, 2, 2)
    place.begin(Turns(), Exploration(0))
    assert place.legal("edge") == ["0,0,n", "0,0,w"]
    assert place.legal("pass")


def test_cv_mon_02_a_name_the_seat_holds_is_drawn_again() -> None:
    place = Place("hadra", "oriel")
    place.monster("shale-runner", 7, 2)
    place.begin(Turns(), Spawn(0, tile(EAST)))
    place.play("d draw monsters shale-runner", "d draw monsters gloom-recluse")
    assert place.s.queue[0] == numbers("shale-runner", "gloom-recluse")
    assert place.s.discards[0] == numbers("shale-runner")


def test_cv_mon_07_a_raiding_party_brings_two() -> None:
    place = Place("hadra", "oriel")
    place.agree(ties="first")
    place.begin(Turns(), Spawn(0, tile(WEST), exploring=True))
    place.play("d draw monsters raiding-party")
    place.play("d draw monsters shale-runner", "d draw monsters gloom-recluse")
    assert place.s.queue[0] == numbers("shale-runner", "gloom-recluse")


def test_cv_mon_06_an_empty_gallery_brings_nothing() -> None:
    place = Place("hadra", "oriel")
    place.begin(Turns(), Spawn(0, tile(WEST), exploring=True))
    place.play("d draw monsters empty-gallery")
    assert place.s.queue[0] == ()


def test_cv_vill_01_a_white_tile_spares_the_encounter() -> None:
    place = Place("hadra", "oriel")
    place.s.laid = 1
    place.begin(VillainPhase(0))
    assert place.s.encounters == 0


def test_cv_vill_01_without_a_tile_an_encounter_is_drawn() -> None:
    place = Place("hadra", "oriel")
    place.begin(VillainPhase(0))
    place.play("d draw encounters scent-of-blood")
    assert place.s.encounters == 1


def test_cv_xp_04_an_encounter_is_cancelled_for_5_xp() -> None:
    place = Place("hadra", "oriel")
    place.xp("stonehide-brute", "gloom-recluse")
    place.begin(Turns(), EncounterDraw(0))
    place.play("d draw encounters loose-slab", "h1 cancel")
    assert place.s.pile[0] == ()
    assert place.s.discards[1] == numbers("loose-slab")
    assert place.s.hp[0] == 10


def test_cv_trap_01_a_trap_lies_on_the_tile_and_in_the_queue() -> None:
    place = Place("hadra", "oriel")
    place.begin(Turns(), EncounterDraw(0))
    place.play("d draw encounters swinging-log")
    assert place.s.trap_cells == (WEST,)
    assert place.s.queue[0] == numbers("swinging-log")


def test_cv_trap_02_a_second_trap_on_a_tile_is_replaced() -> None:
    place = Place("hadra", "oriel")
    place.begin(Turns(), EncounterDraw(0), EncounterDraw(0))
    place.play("d draw encounters swinging-log", "d draw encounters bell-wire")
    place.play("d draw encounters scent-of-blood")
    assert place.s.trap_cells == (WEST,)
    assert numbers("bell-wire")[0] in place.s.discards[1]


def test_cv_mon_10_the_first_line_that_holds_is_carried_out() -> None:
    place = Place("hadra", "oriel")
    place.stand((4, 1), (0, 1))
    place.monster("shale-runner", 5, 1)
    place.villain_phase("d roll 8")
    assert place.s.hp[0] == 9


def test_cv_mon_20_otherwise_it_moves_tile_by_tile() -> None:
    place = Place("hadra", "oriel")
    cell = place.tile("straight-run", 0, 0, 0)
    place.tile("straight-run", 0, -1, 0)
    place.stand((7, 2), (6, 2))
    place.agree(ties="first")
    brute = place.monster("stonehide-brute", 1, -6)
    place.villain_phase()
    assert place.s.spot[brute] == place.patch(cell)
