"""The monster segment: who is roused, where it goes, whom it strikes; rounds and the end."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import NORTH, WEST
from undercroft.games.alliance.combat.damage import POISON, wound
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import BY_POWER
from undercroft.games.alliance.content.tables import TILE_NAMES
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.notation import FIRST_MONSTER
from undercroft.games.alliance.phases.monster_plans import (
    attacks,
    ends,
    preferred_squares,
    preferred_targets,
)
from undercroft.games.alliance.phases.monsters import MonsterTurn, Rouse, choices, near_heroes, tier
from undercroft.games.alliance.phases.round import Rounds
from undercroft.kernel import play


def act(place: Place, figure: int, who: int = 0) -> None:
    """A monster's turn begins."""
    place.s.frames = [MonsterTurn(who, figure)]
    place.s.run()


def best_squares(place: Place, figure: int, hero: int) -> list[tuple[int, int]]:
    """Where a monster may end to attack a hero, as room and place."""
    plans = [plan for plan in attacks(place.s, figure) if plan.target == hero]
    return [place.local(plan.square) for plan in preferred_squares(place.s, figure, plans)]


def test_da_mon_01_a_ready_monster_must_be_roused() -> None:
    place = Place()
    place.hero("krom", place.gate, 7)
    goblin = place.monster("goblin", place.room, 1)
    place.s.ready[goblin] = 1
    place.s.frames = [Rouse(0)]
    place.s.run()
    while place.s.frames:
        play.apply(place.s, play.legal(place.s)[0])
    assert place.s.ready[goblin] == 0


def test_da_mon_02_monsters_far_from_ones_heroes_come_first() -> None:
    place = Place()
    place.hero("krom", place.gate, 7)
    here = place.monster("goblin", place.gate, 0)
    near = place.monster("goblin", place.room, 0)
    place.s.ready[here] = place.s.ready[near] = 1
    own = near_heroes(place.s, 0)
    assert (tier(place.s, here, own), tier(place.s, near, own)) == (3, 2)
    assert choices(place.s, 0) == [near]
    assert choices(place.s, 1) == [here, near]


def test_da_mon_02_a_room_without_an_archway_is_far_and_near_ones_come_before_ones_own() -> None:
    place = Place()
    place.hero("krom", place.gate, 7)
    behind_a_wall = place.s.walls.board.grid.beyond(place.gate, WEST)
    place.s.walls = place.s.walls.lay(behind_a_wall, TILE_NAMES.parse("kennel"))
    two_rooms_on = place.beyond(place.room, NORTH)
    cells = (place.gate, place.room, behind_a_wall, two_rooms_on)
    here, near, walled_off, far = (place.monster("goblin", cell, 0) for cell in cells)
    for ready, offered in (
        ((here, near, walled_off, far), [walled_off, far]),
        ((here, near, walled_off), [walled_off]),
        ((here, near), [near]),
        ((here,), [here]),
    ):
        for goblin in (here, near, walled_off, far):
            place.s.ready[goblin] = int(goblin in ready)
        assert choices(place.s, 0) == offered
        assert choices(place.s, 1) == list(ready)


def test_da_mon_03_a_defeated_hero_counts_for_the_tiers() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    here = place.monster("goblin", place.gate, 0)
    wound(place.s, krom, 9, by=-1)
    assert tier(place.s, here, near_heroes(place.s, 0)) == 3


def test_da_mon_04_a_monster_ends_where_it_can_attack_if_it_can() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    goblin = place.monster("goblin", place.room, 7)
    act(place, goblin)
    squares = {tuple(map(int, text.split(","))) for text in place.legal("go")}
    assert squares
    grid = place.s.walls.board.grid
    assert all(grid.distance(grid.at(x, y), place.s.spot[krom]) == 1 for x, y in squares)


def test_da_mon_05_one_that_reaches_nobody_moves_as_the_player_likes() -> None:
    place = Place(archway=False)
    place.hero("krom", place.gate, 7)
    goblin = place.monster("goblin", place.room, 4)
    assert attacks(place.s, goblin) == []
    act(place, goblin)
    assert len(place.legal("go")) == 9


def test_da_mon_05_a_flier_that_can_attack_nobody_still_flies_over_somebody() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.hold("hide")
    place.turn(krom, "p1 play hide")
    gargoyle = place.monster("gargoyle", place.room, 7)
    assert attacks(place.s, gargoyle) == []
    act(place, gargoyle)
    assert place.legal("target") == []
    place.play("p1 go 4,12")
    assert place.wounds(krom) == 1


def test_da_mon_10_a_flier_ends_on_no_other_space_than_an_empty_one() -> None:
    place = Place(archway=False)
    place.hero("krom", place.gate, 7)
    gargoyle = place.monster("gargoyle", place.room, 4)
    place.monster("goblin", place.room, 0)
    act(place, gargoyle)
    assert len(place.legal("go")) == 8
    assert "3,9" not in place.legal("go")


def test_da_mon_06_and_08_it_attacks_and_is_exhausted() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    goblin = place.monster("goblin", place.room, 1)
    place.s.ready[goblin] = 1
    place.s.frames = [MonsterTurn(0, goblin)]
    place.s.run()
    while place.s.frames:
        play.apply(place.s, play.legal(place.s)[0])
    assert len(place.s.wounds[krom]) == 2
    assert place.s.ready[goblin] == 0


def test_da_mon_06_which_hero_is_the_players_choice() -> None:
    place = Place()
    place.hero("krom", place.room, 4)
    place.hero("lorna", place.room, 3)
    act(place, place.monster("goblin", place.room, 1))
    assert place.legal("target") == ["h1", "h2"]


def test_da_prot_02_a_ranged_monster_keeps_its_distance_and_a_free_line() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    slinger = place.monster("goblin-slinger", place.room, 7)
    grid = place.s.walls.board.grid
    for cell, local in best_squares(place, slinger, krom):
        assert grid.distance(place.square(cell, local), place.s.spot[krom]) == 3


def test_da_prot_03_a_death_fairy_would_rather_stay() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    fairy = place.monster("death-fairy", place.room, 7)
    assert best_squares(place, fairy, krom) == [(place.room, 7)]


def test_da_prot_04_an_ogre_seeks_the_widest_swing() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.hero("lorna", place.room, 3)
    ogre = place.monster("ogre", place.room, 2)
    assert all(local in (0, 1, 6, 7) for _, local in best_squares(place, ogre, krom))


def test_da_prot_05_a_gargoyle_crosses_a_hero_that_is_not_its_target() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    lorna = place.hero("lorna", place.gate, 4)
    gargoyle = place.monster("gargoyle", place.room, 1)
    place.s.frames = [MonsterTurn(0, gargoyle)]
    place.s.run()
    place.play("p1 target h2")
    while place.s.frames:
        play.apply(place.s, play.legal(place.s)[0])
    assert len(place.s.wounds[krom]) == 1
    assert place.s.wounds[lorna]


def test_da_prot_01_a_spider_prefers_who_is_not_poisoned() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    lorna = place.hero("lorna", place.room, 3)
    spider = place.monster("cellar-spider", place.room, 0)
    place.s.bear(krom, (POISON,))
    plans = preferred_targets(place.s, spider, attacks(place.s, spider))
    assert {plan.target for plan in plans} == {lorna}


def test_da_prot_01_a_rust_giant_pushes_a_hero_from_its_allies() -> None:
    place = Place(archway=False)
    bull = place.hero("bull", place.room, 4)
    place.hero("lorna", place.room, 6)
    giant = place.monster("rust-giant", place.room, 1)
    place.strike(giant, bull)
    assert place.local(place.s.spot[bull]) == (place.room, 8)


def test_da_prot_01_a_troll_prefers_the_most_wounded() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.hero("lorna", place.room, 3)
    troll = place.monster("fen-troll", place.room, 0)
    wound(place.s, krom, 2, by=-1)
    plans = preferred_targets(place.s, troll, attacks(place.s, troll))
    assert {plan.target for plan in plans} == {krom}


def test_da_prot_06_a_wolf_takes_a_run_up() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    wolf = place.monster("tunnel-wolf", place.room, 4)
    plans = [plan for plan in attacks(place.s, wolf) if plan.target == krom]
    assert all(plan.cost >= 2 for plan in preferred_squares(place.s, wolf, plans))


def test_da_mon_09_a_monster_may_stay_where_it_is() -> None:
    place = Place()
    goblin = place.monster("goblin", place.room, 4)
    assert place.s.spot[goblin] in {plan.square for plan in ends(place.s, goblin)}


def test_da_rnd_07_with_three_players_each_of_them_rouses_one_from_the_last_on() -> None:
    place = Place(seats=3)
    place.hero("krom", place.gate, 7)
    place.s.tile_area = (TILE_NAMES.parse("kennel"),)
    for local in range(5):
        place.s.ready[place.monster("goblin", place.room, local)] = 1
    rounds = Rounds()
    rounds.place = 3
    place.s.frames = [rounds]
    place.s.run()
    askers = []
    while place.s.cycle == 0:
        if place.legal("rouse"):
            askers.append(play.decider(place.s))
        play.apply(place.s, play.legal(place.s)[-1])
    assert askers == [2, 1, 0]
    assert sum(place.s.ready[FIRST_MONSTER:]) == 2


def test_da_prot_05_it_attacks_nobody_whom_it_reaches_only_without_crossing() -> None:
    place = Place()
    far, near = place.hero("krom", place.gate, 7), place.hero("lorna", place.room, 1)
    gargoyle = place.monster("gargoyle", place.room, 4)
    modify(place.s, Modifier(Stat.SPEED, -1, BY_POWER, gargoyle))
    place.act(gargoyle)
    assert place.legal("target") == []
    while place.s.frames:
        play.apply(place.s, play.legal(place.s)[0])
    assert (place.wounds(far), place.wounds(near)) == (0, 1 + 4)


def test_da_prot_05_a_flier_passes_no_hero_but_the_one_it_crosses() -> None:
    place = Place()
    row = [place.hero(name, place.room, 3 + i) for i, name in enumerate(("krom", "bull", "petra"))]
    gargoyle = place.monster("gargoyle", place.room, 1)
    behind = {place.square(place.room, local) for local in (6, 7, 8)}
    over = {plan.through for plan in ends(place.s, gargoyle) if plan.square in behind}
    assert over == set(row)


def test_da_prot_01_a_goblin_leaves_no_room_for_one_that_has_acted() -> None:
    place = Place()
    far = place.beyond(place.room, NORTH)
    krom = place.hero("krom", place.gate, 0)
    goblin = place.monster("goblin", place.room, 4)
    other = place.monster("goblin", far, 4)
    place.s.ready[goblin] = place.s.ready[other] = 1
    assert (place.room, 7) not in best_squares(place, goblin, krom)
    place.s.ready[other] = 0
    assert (place.room, 7) in best_squares(place, goblin, krom)


def test_da_prot_01_a_rust_giant_minds_the_allies_of_a_hero_not_its_rivals() -> None:
    place = Place()
    bull = place.hero("bull", place.room, 4)
    place.hero("lorna", place.room, 6)
    place.hero("petra", place.gate, 5, seat=1)
    giant = place.monster("rust-giant", place.room, 1)
    place.strike(giant, bull)
    assert place.local(place.s.spot[bull]) == (place.gate, 2)


def test_da_prot_05_a_gargoyle_crosses_a_hero_with_its_last_step_but_one() -> None:
    place = Place()
    bull = place.hero("bull", *place.file(4))
    gargoyle = place.monster("gargoyle", *place.file(0))
    act(place, gargoyle)
    place.play("p1 go 4,9")
    assert place.wounds(bull) == 1 + 5 - 1
