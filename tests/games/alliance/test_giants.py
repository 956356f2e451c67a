"""Final enemies of two spaces by two: how they move, reach and are reached; and the cap of four."""

from __future__ import annotations

import pytest

from tests.games.alliance.deep import BULL, KROM, LORNA, Deep
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.combat.bonus_conditions import is_behind
from undercroft.games.alliance.combat.numbers import (
    AttackSpec,
    amount,
    in_reach,
    in_the_way,
    strength_terms,
)
from undercroft.games.alliance.combat.push_pull import AWAY, ways_out
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.map.figures import (
    are_adjacent,
    common_monsters,
    enemy_spaces,
    space_toward,
    standing_on,
    taken,
)
from undercroft.games.alliance.map.movement import reachable, step_cost
from undercroft.games.alliance.notation import NOWHERE
from undercroft.games.alliance.phases.enemy_plans import best_places, struck_from, ways_to_attack
from undercroft.games.alliance.scene.overlays import danger
from undercroft.kernel import play

MELEE, RANGED = AttackKind


def gorthos(card: str = "fury-of-the-hoard", *, at: tuple[int, int] = (2, 2)) -> Deep:
    """The dragon is awake, its corner here."""
    place = Deep("gorthos", card)
    place.below(place.enemy, *at)
    return place


def settle(place: Deep) -> None:
    """Whatever is open to choice goes the first way, until the next card is drawn."""
    while not str(play.legal(place.s)[0]).startswith("d draw enemy"):
        place.play(str(play.legal(place.s)[0]))


def corners(place: Deep, points: int = 5) -> set[tuple[int, int]]:
    """Where the corner of the enemy can go."""
    squares = reachable(place.s, place.enemy, points).squares
    named = {place.at(x, y): (x, y) for x in range(6) for y in range(6)}
    return {named[p] for p in squares}


# ---- one figure ----------------------------------------------------------------------------------


def test_da_deep_28_it_takes_four_spaces() -> None:
    place = gorthos()
    spaces = {place.at(x, y) for x in (2, 3) for y in (2, 3)}
    assert spaces <= taken(place.s)
    assert spaces <= enemy_spaces(place.s, BULL)
    assert standing_on(place.s, [place.at(3, 3)]) == [place.enemy]
    place.below(BULL, 4, 4)
    # Who goes past it pays for leaving its side, and cannot end on it.
    assert step_cost(place.s, BULL, place.at(4, 4), place.at(5, 4)) == 2
    assert not spaces & set(reachable(place.s, BULL, 9).squares)


def test_da_deep_28_it_walks_as_one_and_heroes_stand_in_its_way() -> None:
    place = gorthos(at=(0, 0))
    assert corners(place) == {(x, y) for x in range(5) for y in range(5)} - {(0, 0)}
    for hero, x in ((BULL, 0), (LORNA, 2), (KROM, 4)):
        place.below(hero, x, 3)
    # No two spaces side by side are free in the third row: nothing that broad comes through.
    assert {y for _, y in corners(place)} == {0, 1}
    place.wound(LORNA, 9)
    # It passes over a fallen hero but does not end there.
    assert (1, 2) not in corners(place, 9)
    assert (1, 4) in corners(place, 9)


def test_da_deep_28_leaving_a_hero_beside_any_of_its_spaces_costs_more() -> None:
    place = gorthos(at=(2, 2))
    assert step_cost(place.s, place.enemy, place.at(2, 2), place.at(2, 1)) == 1
    place.below(BULL, 4, 4)
    assert step_cost(place.s, place.enemy, place.at(2, 2), place.at(2, 1)) == 2
    assert (2, 0) not in corners(place, 2)
    assert (2, 0) in corners(place, 3)


def test_da_deep_28_it_ignores_pits() -> None:
    place = Deep("titan", "overreach")
    place.below(place.enemy, 0, 2)
    assert place.at(0, 2) in place.s.pits
    assert step_cost(place.s, place.enemy, place.at(0, 2), place.at(0, 3)) == 1
    place.below(BULL, 2, 2)
    blow = AttackSpec(place.enemy, BULL, MELEE, 10)
    assert amount(strength_terms(place.s, blow)) == 10
    guard = place.foe_below("titan-guardian", 1, 4)
    struck = AttackSpec(guard, BULL, MELEE, 6)
    assert amount(strength_terms(place.s, struck)) == 5


def test_da_deep_28_range_counts_from_its_nearest_space() -> None:
    place = gorthos(at=(2, 2))
    place.below(BULL, 4, 4)
    assert are_adjacent(place.s, BULL, place.enemy)
    assert space_toward(place.s, place.enemy, place.at(4, 4)) == place.at(3, 3)
    assert list(in_reach(place.s, BULL, (1, 1))) == [place.enemy]
    place.below(BULL, 5, 5)
    assert list(in_reach(place.s, BULL, (1, 1))) == []
    assert list(in_reach(place.s, BULL, (2, 2))) == [place.enemy]


def test_da_deep_28_who_is_in_the_way_counts_on_the_line_to_its_nearest_space() -> None:
    place = gorthos(at=(2, 0))
    place.below(BULL, 3, 4)
    place.foe_below("goblin", 3, 3)
    shot = AttackSpec(BULL, place.enemy, RANGED, 5)
    assert in_the_way(place.s, shot, place.at(3, 4)) == 1
    place.below(BULL, 2, 4)
    assert in_the_way(place.s, shot, place.at(2, 4)) == 0
    place.below(LORNA, 0, 5)
    past = AttackSpec(LORNA, place.foe_below("goblin", 4, 0), RANGED, 5)
    place.below(LORNA, 0, 1)
    # It stands in the way of others with each of its spaces, but counts once.
    assert in_the_way(place.s, past, place.at(0, 1)) == 1


@pytest.mark.parametrize(
    ("facing", "behind"),
    [(SOUTH, (2, 1)), (NORTH, (2, 4)), (EAST, (1, 2)), (WEST, (4, 2))],
)
def test_da_deep_28_its_arc_counts_from_its_front(facing: int, behind: tuple[int, int]) -> None:
    place = gorthos(at=(2, 2))
    place.s.facing[place.enemy] = facing
    place.below(BULL, *behind)
    assert is_behind(place.s, BULL, place.enemy)
    # Beside its rear half is behind it, too; beside its front half is not.
    beside = {SOUTH: (4, 2), NORTH: (4, 3), EAST: (2, 4), WEST: (3, 4)}[facing]
    place.below(BULL, *beside)
    assert is_behind(place.s, BULL, place.enemy)
    beside = {SOUTH: (4, 3), NORTH: (4, 2), EAST: (3, 4), WEST: (2, 4)}[facing]
    place.below(BULL, *beside)
    assert not is_behind(place.s, BULL, place.enemy)


def test_ac_60_it_pushes_away_from_its_nearest_space() -> None:
    place = gorthos(at=(2, 2))
    place.below(BULL, 4, 2)
    ways = ways_out(place.s, BULL, place.enemy, AWAY)
    assert sorted(ways) == sorted(place.at(5, y) for y in (1, 2, 3))


def test_ac_59_it_strikes_all_beside_any_of_its_spaces() -> None:
    place = gorthos("tail-sweep", at=(2, 2))
    place.below(BULL, 1, 1)
    place.below(LORNA, 4, 3)
    place.below(KROM, 5, 3)
    assert struck_from(place.s, place.enemy, place.at(2, 2)) == [BULL, LORNA]


def test_danger_is_shown_from_all_of_its_spaces() -> None:
    place = gorthos(at=(2, 2))
    struck = dict(danger(place.s, 0).cells)
    assert f"sq:{place.named(5, 5)}" in struck
    assert not any(struck.get(f"sq:{x},{y}") for x in range(15) for y in range(12))


def test_heroes_attack_it_by_any_of_its_spaces() -> None:
    place = gorthos(at=(2, 2))
    place.below(BULL, 4, 4)
    place.turn(BULL)
    number = place.enemy - 15
    assert place.legal("attack") == [f"m{number}"]
    place.below(BULL, 5, 4)
    place.turn(BULL)
    assert place.legal("attack") == []
    assert place.refused(f"p1 attack m{number}") == ["DA-BAT-01"]


# ---- banishing -----------------------------------------------------------------------------------


def hemmed_in() -> Deep:
    """Goblins stand on every space from which the dragon could reach Bull in a corner."""
    place = gorthos(at=(2, 0))
    place.below(BULL, 0, 5)
    place.s.stand(LORNA, NOWHERE)
    place.s.stand(KROM, NOWHERE)
    for x, y in ((0, 4), (1, 4), (1, 5)):
        place.foe_below("goblin", x, y)
    return place


def test_da_deep_13_who_bars_its_way_is_banished_without_xp() -> None:
    place = hemmed_in()
    before = list(place.s.xp_up)
    place.segment()
    settle(place)
    assert place.wounds(BULL) > 0
    assert place.s.xp_up == before
    assert len(common_monsters(place.s)) < 3


def test_da_deep_27_it_takes_the_place_where_fewest_are_banished() -> None:
    place = hemmed_in()
    plans = best_places(place.s, place.enemy, ways_to_attack(place.s, place.enemy, BULL))
    named = {place.at(x, y): (x, y) for x in range(6) for y in range(6)}
    # Its corner at 0,3 or 1,3 drives two away or one, and 1,4 two.
    assert {named[plan.square] for plan in plans} == {(1, 3)}


def test_da_deep_13_a_small_enemy_banishes_too_and_no_more_than_it_must() -> None:
    place = Deep("drum-king", "wall-of-bodies")
    place.s.stand(place.enemy, place.at(5, 0))
    place.below(BULL, 3, 0)
    for x, y in ((2, 0), (2, 1), (3, 1), (4, 0), (4, 1)):
        place.foe_below("goblin", x, y)
    before = list(place.s.xp_up)
    place.segment()
    settle(place)
    assert place.wounds(BULL) > 0
    assert (len(common_monsters(place.s)), place.s.xp_up) == (4, before)


def test_tv_11_banished_before_another_hero_is_drawn() -> None:
    place = hemmed_in()
    place.s.stand(LORNA, place.at(5, 2))
    place.s.listed = None
    place.segment("d roll 0")
    settle(place)
    assert place.wounds(BULL) > 0
    assert place.wounds(LORNA) == 0


def test_da_deep_13_in_the_frame_nobody_is_banished() -> None:
    place = gorthos()
    place.s.stand(place.enemy, place.square(place.room, 1))
    place.s.stand(BULL, place.square(place.gate, 7))
    for local in (3, 4, 5, 6, 8):
        place.monster("goblin", place.gate, local)
    place.s.stand(LORNA, NOWHERE)
    place.s.stand(KROM, NOWHERE)
    assert ways_to_attack(place.s, place.enemy, BULL) == []


# ---- no more than four ---------------------------------------------------------------------------


def crowd(*, ogres: int = 3) -> Deep:
    """Bull among two heroes, the enemy and some ogres, in his turn."""
    place = Deep("regent", "grave-chill")
    for hero, x in ((BULL, 2), (LORNA, 1), (KROM, 3)):
        place.below(hero, x, 3)
    for x in range(ogres):
        place.foe_below("ogre", x, 2)
    place.turn(BULL)
    return place


def cast(place: Deep, card: str, target: int) -> None:
    """Bull casts a card at somebody, and picks the first of all whom he may pick then."""
    place.s.EFFECTS.start(place.s, card, BULL)
    place.s.run()
    place.s.listed = None
    place.play(f"p1 target m{target - 15}")


def pick(place: Deep) -> int:
    """The first of all that may be picked are; how many they were."""
    count = 0
    while not place.legal("stop"):
        place.play(str(play.legal(place.s)[0]))
        count += 1
    return count


def hurt(place: Deep) -> list[int]:
    """Who has wounds."""
    return [figure for figure in range(len(place.s.kind)) if place.wounds(figure)]


def test_tv_12_who_shakes_the_deep_room_picks_four_of_six() -> None:
    place = crowd()
    cast(place, "earthquake", 17)
    # The one attacked is one of the four: three others are picked.
    assert pick(place) == 3
    assert len(hurt(place)) == 4
    assert 17 in hurt(place)


def test_da_deep_14_of_more_than_four_the_hero_picks() -> None:
    place = crowd(ogres=2)
    cast(place, "earthquake", 17)
    # One after the other in their order: three of Lorna, Krom, the Regent and the other ogre.
    assert place.legal("target") == ["h5", "h9"]
    assert pick(place) == 3
    assert len(hurt(place)) == 4


def test_da_deep_14_four_are_not_asked_about() -> None:
    place = crowd(ogres=1)
    cast(place, "earthquake", 17)
    assert pick(place) == 0
    assert hurt(place) == [LORNA, KROM, place.enemy, 17]


def test_da_deep_14_in_the_frame_all_are_meant() -> None:
    place = Deep("regent", "grave-chill")
    for hero, local in ((BULL, 4), (LORNA, 0), (KROM, 1)):
        place.beside(hero, local)
    foes = [place.monster("ogre", place.room, local) for local in (2, 3, 5)]
    place.turn(BULL)
    cast(place, "earthquake", foes[0])
    assert pick(place) == 0
    assert hurt(place) == [LORNA, KROM, *foes]


def test_da_deep_29_both_parts_of_a_card_are_for_the_same_four() -> None:
    place = crowd(ogres=6)
    place.s.EFFECTS.start(place.s, "wrath-of-roots", BULL)
    place.s.run()
    place.s.listed = None
    assert pick(place) == 4
    rooted = {modifier.scope for modifier in place.s.modifiers}
    assert len(hurt(place)) == 4
    assert rooted - {place.enemy} == set(hurt(place)) - {place.enemy}


def test_da_deep_29_the_target_of_an_attack_is_one_of_the_four() -> None:
    place = crowd(ogres=0)
    place.below(BULL, 2, 5)
    foes = [place.foe_below("ogre", x, y) for x in (3, 4, 5) for y in (2, 3, 4)]
    cast(place, "meteor", foes[3])
    assert pick(place) == 3
    assert [foe for foe in hurt(place) if foe != foes[3]] != []
    assert len(hurt(place)) == 4
