"""Line of sight and range: who can be attacked from where, and what comes of it."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import fight, healths
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.map.geometry import WEST
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.state import NOBODY

START, WEST_1, WEST_2, WEST_3, NORTH_1 = range(5)


def row(*heroes: str) -> Place:
    """Heroes at the start, three tiles in a row to the west of it, one to the north."""
    place = Place(*(heroes or ("ranger", "paladin", "thief")))
    place.s.meter = 20
    at = START
    for name in ("crossing-of-lamps", "market-under-stone", "four-winds"):
        at = place.tile(name, at, "west")
    place.tile("old-forum", START, "north")
    return place


def aims(place: Place, seat: int = 0) -> list[str]:
    """Whom a hero can attack now."""
    place.begin(Turn(seat))
    return place.legal("attack")


# ---- line of sight -------------------------------------------------------------------------------


def test_di_los_01_from_two_tiles_on_the_line_matters() -> None:
    place = row()
    place.s.spot[1] = WEST_1
    place.enemy("ghoul", place=WEST_2)
    place.enemy("ghoul", place=NORTH_1)
    place.enemy("ghoul", 2)
    assert aims(place) == ["m2", "m3"]
    assert place.refused("h1 attack m1") == ["DI-RANGE-04"]
    place.s.spot[2] = NORTH_1  # whoever else is there
    assert aims(place) == ["m2", "m3"]


def test_di_los_02_the_line_is_straight_and_all_its_doors_are_open() -> None:
    place = row()
    corner = place.tile("round-vault", NORTH_1, "west")
    place.enemy("ghoul", place=WEST_2)
    place.enemy("ghoul", place=corner)  # two doors away, but round a corner
    assert aims(place) == ["m1"]
    place.seal(WEST_1, WEST)
    assert aims(place) == []


@pytest.mark.parametrize("who", ["nobody", "enemy", "hero", "wall", "cave-in"])
def test_di_los_03_walls_and_whoever_stands_between_block_it(who: str) -> None:
    place = row()
    place.enemy("ghoul", place=WEST_2)
    if who == "enemy":
        place.enemy("ghoul", place=WEST_1)
    elif who == "hero":
        place.s.spot[2] = WEST_1
    elif who == "wall":
        place.s.dungeon = place.s.dungeon.with_doors(WEST_1, 1 << WEST)
    elif who == "cave-in":
        place.cave_in(WEST_2)
    assert aims(place) == {"nobody": ["m1"], "enemy": ["m2"]}.get(who, [])


@pytest.mark.parametrize("out", [0, 1])
def test_di_los_04_nobody_steps_out_of_the_line(out: int) -> None:
    place = row()
    place.enemy("ghoul", place=WEST_2)
    assert aims(place) == ["m1"]
    place.s.spot[1], place.s.out[1] = WEST_1, out
    assert aims(place) == []
    assert place.refused("h1 attack m1") == ["DI-RANGE-04"]


def test_di_los_05_for_one_tile_an_open_door_is_enough() -> None:
    place = row("fire-mage", "paladin", "thief")
    place.s.spot[1] = WEST_1
    place.enemy("ghoul", place=WEST_1)
    place.begin(Turn(0))
    assert place.refused("h1 use fire-bolt") == []
    place.seal(START, WEST)
    place.begin(Turn(0))
    assert place.refused("h1 use fire-bolt") == ["DI-ABIL-08"]


def test_di_los_06_the_lord_is_in_the_way_too() -> None:
    place = row()
    place.enemy("ghoul", place=WEST_2)
    place_lord(place.s, WEST_1)
    assert aims(place) == ["m2"]  # himself


# ---- range ---------------------------------------------------------------------------------------


def test_di_range_02_an_enemy_attacks_from_no_deeper_a_row_than_its_range() -> None:
    place = row()
    place.band("ghoul ghoul ghoul lamp-cultist ghoul ghoul lamp-cultist skeleton-archer ghoul", 1)
    place.begin(EnemyPhase(1))
    asked = []
    while place.s.frames:
        asked.append(place.s.frames[-1].source(place.s))  # type: ignore[attr-defined]
        place.play("d roll 20")
    assert asked == [f"d20:fig:m{i}" for i in (1, 2, 3, 4, 8)]


def test_di_range_04_who_shoots_reaches_so_many_tiles_and_every_row() -> None:
    place = row()
    place.s.spot[1] = WEST_2
    place.s.spot[2] = NORTH_1
    place.band("ghoul " * 10, 1)
    place.enemy("ghoul", place=WEST_3)
    assert aims(place) == [f"m{i}" for i in range(1, 10)]
    assert place.refused("h1 attack m10") == ["DI-RANGE-01"]  # it waits behind the others
    assert place.refused("h1 attack m11") == ["DI-RANGE-04"]
    assert aims(place, 2) == []


def test_di_range_04_a_card_reaches_every_row_of_another_tile() -> None:
    place = row("fire-mage", "paladin")
    place.s.spot[1] = WEST_1
    place.band("ghoul " * 10, 1)
    place.begin(Turn(0))
    place.play("h1 use fire-bolt")
    assert place.legal("target") == [f"m{i}" for i in range(1, 10)]


def crowd(count: int, card: str = "arrow-rain") -> Place:
    """Enemies who fight nobody wait in the tile north of a hero with a card."""
    place = fight(card)
    for _ in range(count):
        place.enemy("ghoul", place=1)
    place.s.listed = None
    return place


def test_di_range_04_who_fights_nobody_is_laid_out_and_any_may_be_meant() -> None:
    place = crowd(7)
    place.play("h1 use arrow-rain")  # at a column
    assert place.legal("target") == ["m1", "m2", "m3"]
    place.play("h1 target m1", "d roll 18")
    place.settle()
    place.play("d roll 18", "d roll 18")
    assert [i for i, left in enumerate(healths(place)) if left < 7] == [0, 3, 6]


def test_di_range_05_a_shot_from_another_tile_turns_nobody() -> None:
    place = row()
    place.s.spot[1] = WEST_1
    place.enemy("stone-brute", 1)
    place.begin(Turn(0))
    place.play("h1 attack m1", "d roll 16")
    assert (place.s.focus, place.s.enemy_spot) == ([1], [WEST_1])


def test_di_range_05_but_for_the_rules_of_the_ranger() -> None:
    place = row()
    place.s.spot[1] = WEST_1
    place.enemy("stone-brute", 1)
    place.begin(Turn(0))
    place.play("h1 attack m1", "d roll 1")
    assert (place.s.focus, place.s.enemy_spot) == ([0], [START])


def test_di_range_06_the_rewards_of_who_is_laid_out_stay_with_the_group() -> None:
    place = crowd(4)
    place.play("h1 use arrow-rain", "h1 target m1", "d roll 18")
    place.play("d draw rewards wolfs-bite", "d draw rewards jasper-orb", "d roll 18")
    assert len(place.s.reward_rows) == 2
    assert healths(place)[1:3] == [7, 7]
    assert place.s.focus == [NOBODY] * 4
