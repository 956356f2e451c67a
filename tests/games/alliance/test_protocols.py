"""What monsters must do, and what is left to the player who moves them."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.combat.damage import POISON
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import BY_POWER, ROOTED, ROUND_ENDS
from undercroft.games.alliance.content.tables import TILE_NAMES
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.phases.monster_plans import idle_sides
from undercroft.games.alliance.phases.monsters import MonsterTurn, Rouse
from undercroft.games.alliance.phases.round import Rounds
from undercroft.kernel import play


def finish(place: Place) -> None:
    """Whatever is still to be decided is decided somehow."""
    while place.s.frames:
        play.apply(place.s, play.legal(place.s)[0])


def goes(place: Place, *, to: int | None = None) -> set[tuple[int, int]]:
    """Where the monster may go, as rooms and places; of one room only the places, if asked."""
    grid = place.s.walls.board.grid
    spaces = [tuple(map(int, text.split(","))) for text in place.legal("go")]
    found = {place.local(grid.at(x, y)) for x, y in spaces}
    return found if to is None else {(cell, local) for cell, local in found if cell == to}


def hall() -> tuple[Place, int]:
    """The room with Krom in its middle."""
    place = Place()
    return place, place.hero("krom", place.room, 4)


# ---- the segment ---------------------------------------------------------------------------------


def test_da_mon_01_every_player_in_turn_must_rouse_one_while_there_is_one() -> None:
    place = Place()
    place.hero("krom", place.gate, 7)
    place.s.tile_area = (TILE_NAMES.parse("kennel"),)
    goblins = [place.monster("goblin", place.room, local) for local in (0, 2)]
    for goblin in goblins:
        place.s.ready[goblin] = 1
    rounds = Rounds()
    rounds.place = 2
    place.s.cycle = 0
    place.s.frames = [rounds]
    place.s.run()
    assert play.decider(place.s) == 1
    assert place.legal("rouse") == ["m1", "m2"]
    place.play("p2 rouse m1")
    while not isinstance(place.s.frames[-1], Rounds) and place.s.ready[goblins[1]]:
        play.apply(place.s, play.legal(place.s)[-1])
    assert place.s.ready[goblins[0]] == 0
    assert play.decider(place.s) == 0


def test_da_mon_07_it_neither_moves_again_nor_attacks_again() -> None:
    place, krom = hall()
    lorna = place.hero("lorna", place.room, 0)
    ogre = place.monster("rust-giant", place.room, 1)
    place.s.ready[ogre] = 1
    place.act(ogre, "p1 target h2")
    finish(place)
    assert (place.wounds(krom), place.wounds(lorna)) == (0, 5)
    assert place.s.ready[ogre] == 0


@pytest.mark.parametrize("archway", [True, False])
def test_da_mon_08_it_is_exhausted_whatever_it_did(archway: bool) -> None:
    place = Place(archway=archway)
    place.hero("krom", place.gate, 4)
    goblin = place.monster("goblin", place.room, 4)
    place.s.ready[goblin] = 1
    place.act(goblin)
    finish(place)
    assert place.s.ready[goblin] == 0


def test_da_mon_09_a_monster_walks_as_a_hero_does_and_pays_for_leaving_one() -> None:
    place, krom = hall()
    lorna = place.hero("lorna", place.gate, 7)
    wolf = place.monster("tunnel-wolf", place.room, 3)
    place.act(wolf)
    assert place.legal("target") == ["h1", "h2"]
    turn = place.s.frames[0]
    assert isinstance(turn, MonsterTurn)
    place.play("p1 target h2", "p1 go 4,13")
    assert turn.spent == 2 + 2 + 1
    assert place.local(place.s.spot[wolf]) == (place.gate, 4)
    assert (place.wounds(krom), place.wounds(lorna)) == (0, 4 + 1 - 1)


def test_da_mon_10_it_stops_on_no_other_and_enters_no_standing_hero() -> None:
    place = Place()
    for local in (3, 4, 5):
        place.hero(("krom", "lorna", "holgar")[local - 3], place.room, local)
    place.hero("petra", place.gate, 4, seat=1)
    other = place.monster("goblin", place.room, 1)
    wolf = place.monster("tunnel-wolf", place.room, 0)
    place.act(wolf)
    assert place.legal("target") == ["h1", "h2", "h3"]
    place.play("p1 target h3")
    assert place.local(place.s.spot[wolf]) == (place.room, 2)
    assert place.local(place.s.spot[other]) == (place.room, 1)


def test_da_mon_11_a_monster_comes_through_archways_onto_starting_tiles() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    goblin = place.monster("goblin", place.room, 4)
    place.act(goblin)
    assert {cell for cell, _ in goes(place)} == {place.gate}
    finish(place)
    assert place.wounds(krom) == 2


def test_da_mon_12_a_pit_costs_a_monster_as_much_as_a_hero() -> None:
    place = Place()
    place.hero("krom", place.gate, 4)
    sentry = place.monster("bone-sentry", place.room, 4)
    place.s.pits = (place.s.spot[sentry],)
    place.act(sentry)
    turn = place.s.frames[0]
    assert isinstance(turn, MonsterTurn)
    assert goes(place) == {(place.gate, 0), (place.gate, 1), (place.gate, 2)}
    finish(place)
    assert turn.spent == 1 + 1 + 1


def test_da_mon_13_pvp_changes_nothing_for_monsters() -> None:
    for pvp in (False, True):
        place, krom = hall()
        petra = place.hero("petra", place.room, 8, seat=1)
        place.agree(pvp=pvp)
        goblin = place.monster("goblin", place.room, 1)
        place.act(goblin)
        assert place.legal("target") == ["h1", "h5"]
        place.play("p1 target h5")
        finish(place)
        assert (place.wounds(krom), place.wounds(petra)) == (0, 1)


def test_da_mon_14_powers_belong_to_attack_and_health_and_speed() -> None:
    place, krom = hall()
    place.monster("goblin", place.room, 0)
    goblin = place.monster("goblin", place.room, 1)
    place.strike(goblin, krom)
    assert place.wounds(krom) == 3 + 1 - 1
    reaver = place.monster("soul-reaver", place.room, 2)
    place.wound(reaver, 2)
    place.s.bear(krom, ())
    place.strike(reaver, krom)
    assert (place.wounds(krom), place.wounds(reaver)) == (5, 0)


def test_da_mon_14_a_spark_calls_for_the_die() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    imp = place.monster("cinder-imp", place.room, 7)
    place.strike(imp, krom, "d roll 3")
    assert place.wounds(krom) == 3 + 2 - 1


def test_da_mon_15_one_that_is_held_can_be_picked_and_is_exhausted() -> None:
    place = Place()
    place.hero("krom", place.gate, 7)
    goblins = [place.monster("goblin", place.room, local) for local in (0, 2)]
    for goblin in goblins:
        place.s.ready[goblin] = 1
    modify(place.s, Modifier(ROOTED, 1, BY_POWER, goblins[0], until=Until(ROUND_ENDS)))
    place.s.frames = [Rouse(0)]
    place.s.run()
    assert place.legal("rouse") == ["m1", "m2"]
    spot = place.s.spot[goblins[0]]
    place.play("p1 rouse m1")
    finish(place)
    assert place.s.spot[goblins[0]] == spot
    assert place.s.ready[goblins[0]] == 0


def test_da_mon_16_only_spaces_from_which_it_attacks_are_offered() -> None:
    place, _ = hall()
    goblin = place.monster("goblin", place.gate, 7)
    place.act(goblin)
    assert goes(place) == {(place.room, local) for local in (6, 7, 8)}


# ---- facing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("local", "side"), [(1, SOUTH), (7, NORTH), (3, EAST), (5, WEST)])
def test_a_46_a_monster_faces_whom_it_attacks(local: int, side: int) -> None:
    place, _ = hall()
    sentry = place.monster("bone-sentry", place.room, local)
    place.act(sentry)
    finish(place)
    assert place.s.facing[sentry] == side


def test_a_46_one_that_attacks_nobody_looks_as_its_player_likes() -> None:
    place = Place(archway=False)
    place.hero("krom", place.gate, 4)
    goblin = place.monster("goblin", place.room, 4)
    place.act(goblin, "p1 go 4,10")
    assert place.legal("face") == ["north", "west"]
    place.play("p1 face west")
    assert place.s.facing[goblin] == WEST


def test_a_46_ways_that_hold_the_same_heroes_are_one_way() -> None:
    place = Place(archway=False)
    place.hero("krom", place.gate, 6)
    goblin = place.monster("goblin", place.room, 5)
    place.s.facing[goblin] = EAST
    assert idle_sides(place.s, goblin) == [EAST, WEST]


# ---- protocols -----------------------------------------------------------------------------------


def test_da_prot_01_a_power_is_used_as_well_as_it_can_be() -> None:
    place, krom = hall()
    lorna = place.hero("lorna", place.room, 3)
    spider = place.monster("cellar-spider", place.room, 0)
    place.wound(krom, 1, poison=True)
    place.act(spider)
    finish(place)
    assert place.s.wounds[lorna] == (POISON, POISON)


def test_da_prot_01_a_rust_giant_pushes_a_hero_away_from_its_allies() -> None:
    place = Place()
    holgar = place.hero("holgar", place.room, 4)
    place.hero("lorna", place.room, 6)
    giant = place.monster("rust-giant", place.room, 1)
    place.strike(giant, holgar)
    while place.s.frames:
        play.apply(place.s, play.legal(place.s)[0])
    assert place.local(place.s.spot[holgar]) == (place.gate, 2)


def test_da_prot_02_a_slinger_steps_aside_for_a_clear_shot() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 6)
    place.monster("goblin", place.room, 3)
    slinger = place.monster("goblin-slinger", place.room, 0)
    place.act(slinger)
    assert goes(place) == {(place.room, 2), (place.room, 5)}
    finish(place)
    assert place.wounds(krom) == 2


def fairy(*, obstructed: bool) -> Place:
    """A Death Fairy that sees Krom at three spaces, and Lorna if she comes nearer."""
    place = Place()
    place.hero("krom", place.gate, 4)
    place.hero("lorna", place.gate, 7)
    if obstructed:
        place.monster("goblin", place.room, 7)
    place.act(place.monster("death-fairy", place.room, 4))
    return place


def test_da_prot_03_a_death_fairy_shoots_whom_it_need_not_move_for() -> None:
    place = fairy(obstructed=False)
    finish(place)
    assert (place.wounds(0), place.wounds(1)) == (6 - 1, 0)
    assert place.local(place.s.spot[16]) == (place.room, 4)


def test_da_prot_03_it_shoots_past_others_rather_than_move() -> None:
    place = fairy(obstructed=True)
    finish(place)
    assert place.wounds(0) == 6 - 1 - 1
    assert place.local(place.s.spot[17]) == (place.room, 4)


def hemmed_in(*, beside: tuple[int, ...], ahead: int) -> tuple[Place, int, int]:
    """A death fairy sees Krom past goblins beside it and one ahead in the gate."""
    place = Place()
    krom = place.hero("krom", place.gate, 5)
    fairy = place.monster("death-fairy", place.room, 3)
    for local in beside:
        place.monster("goblin", place.room, local)
    place.monster("goblin", place.gate, ahead)
    place.act(fairy)
    return place, krom, fairy


def test_da_prot_03_not_even_three_in_the_way_are_worth_more_than_one_step() -> None:
    place, krom, fairy = hemmed_in(beside=(0, 1, 4, 6, 7), ahead=2)
    finish(place)
    assert place.local(place.s.spot[fairy]) == (place.room, 3)
    assert place.wounds(krom) == 6 - 3 - 1


def test_da_prot_03_one_step_is_made_to_have_fewer_in_the_way() -> None:
    place, krom, fairy = hemmed_in(beside=(0, 1, 6, 7), ahead=1)
    finish(place)
    assert place.local(place.s.spot[fairy]) == (place.room, 4)
    assert place.wounds(krom) == 6 - 1 - 1 - 1


def test_da_prot_04_an_ogre_brings_most_others_under_its_swing() -> None:
    place, krom = hall()
    lorna, holgar = place.hero("lorna", place.room, 3), place.hero("holgar", place.gate, 4)
    ogre = place.monster("ogre", place.room, 2)
    place.act(ogre, "p1 target h1")
    finish(place)
    assert (place.wounds(krom), place.wounds(lorna), place.wounds(holgar)) == (4, 4, 0)


def test_da_prot_04_the_widest_swing_comes_before_the_most_damage() -> None:
    place, krom = hall()
    lorna, holgar = place.hero("lorna", place.room, 0), place.hero("holgar", place.room, 6)
    petra = place.hero("petra", place.room, 8, seat=1)
    for hero in (holgar, petra):
        modify(place.s, Modifier(Stat.ARMOR, 9, BY_POWER, hero))
    ogre = place.monster("ogre", place.room, 5)
    place.act(ogre, "p1 target h1")
    finish(place)
    assert place.local(place.s.spot[ogre]) == (place.room, 7)
    assert (place.wounds(krom), place.wounds(lorna)) == (4, 0)


def test_da_prot_04_between_swings_as_wide_the_player_chooses() -> None:
    place = Place()
    place.hero("krom", place.room, 5)
    place.hero("lorna", place.room, 0)
    place.hero("holgar", place.room, 6)
    ogre = place.monster("ogre", place.room, 4)
    modify(place.s, Modifier(ROOTED, 1, BY_POWER, ogre))
    place.act(ogre, "p1 target h1")
    assert place.legal("face") == ["north", "south"]
    place.play("p1 face south")
    assert [place.wounds(hero) for hero in range(3)] == [4, 0, 3]


def test_da_prot_05_a_gargoyle_flies_over_a_hero_if_it_can() -> None:
    place = Place()
    krom, lorna = place.hero("krom", place.gate, 4), place.hero("lorna", place.gate, 7)
    gargoyle = place.monster("gargoyle", place.room, 7)
    place.act(gargoyle, "p1 target h2")
    finish(place)
    assert (place.wounds(krom), place.wounds(lorna)) == (1, 4)


def test_da_prot_05_whom_it_crosses_is_the_players_choice() -> None:
    place = Place()
    place.hero("krom", place.room, 4)
    place.hero("lorna", place.room, 3)
    place.hero("holgar", place.room, 7)
    gargoyle = place.monster("gargoyle", place.room, 1)
    place.act(gargoyle, "p1 target h3", "p1 go 3,11")
    assert place.legal("cross") == ["h1", "h2"]
    place.play("p1 cross h2")
    finish(place)
    assert [place.wounds(hero) for hero in range(3)] == [0, 1, 3]


def test_da_prot_06_of_all_squares_those_of_most_damage_are_offered() -> None:
    place, krom = hall()
    troll = place.monster("fen-troll", place.gate, 1)
    place.s.pits = (place.square(place.room, 7),)
    place.act(troll)
    assert goes(place) == {(place.room, local) for local in (3, 5, 6, 8)}
    finish(place)
    assert place.wounds(krom) == 5 - 1


def test_da_prot_06_an_ogre_swings_where_it_hurts_most() -> None:
    place, krom = hall()
    lorna, holgar = place.hero("lorna", place.room, 0), place.hero("holgar", place.room, 8)
    modify(place.s, Modifier(Stat.ARMOR, 9, BY_POWER, holgar))
    ogre = place.monster("ogre", place.room, 2)
    place.act(ogre, "p1 target h1")
    assert place.local(place.s.spot[ogre]) == (place.room, 1)
    assert (place.wounds(krom), place.wounds(lorna)) == (4, 4)
