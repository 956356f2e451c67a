"""The monster segment: who is roused, where it goes, whom it strikes; rounds and the end."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.games.alliance.monster_segment import MonsterTurn, Rouse, choices, near_heroes, tier
from undercroft.games.alliance.plans import attacks, ends, preferred_squares, preferred_targets
from undercroft.games.alliance.wounds import POISON, wound
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
