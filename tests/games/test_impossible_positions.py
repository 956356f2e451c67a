"""Positions that no game can have are refused, each with what is wrong about it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import undercroft as uc
from undercroft.games.alliance.notation import FIRST_MONSTER as FIRST_OF_ALLIANCE
from undercroft.games.alliance.notation import HANDS
from undercroft.games.alliance.state import Alliance
from undercroft.games.caverns.map.figures import monsters
from undercroft.games.caverns.notation import FIRST_KIND, FIRST_MONSTER
from undercroft.games.caverns.phases.monsters import add_figure
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.errors import PositionError
from undercroft.kernel.table import Table


def table_of(game: str, enough: Callable[[Any], bool], **options: Any) -> Table:
    """A game of three in which enough has happened."""
    t = uc.new(game, seats=3, seed=4, options=options)
    rng = random.Random(4)
    while not enough(t.state):
        t.play(rng.choice(t.legal()))
    return t


def refused(t: Table) -> str:
    """What is said of the position of a table."""
    with pytest.raises(PositionError) as error:
        uc.load_position(t.position())
    return str(error.value)


@pytest.fixture
def cave() -> tuple[Table, Caverns]:
    t = table_of("caverns", lambda s: len(monsters(s)) >= 2, adventure="adv-02")
    assert isinstance(t.state, Caverns)
    uc.load_position(t.position())
    return t, t.state


@pytest.fixture
def dungeon() -> tuple[Table, Alliance]:
    t = table_of("alliance", lambda s: len(s.kind) > FIRST_OF_ALLIANCE + 1, heroes="preset")
    assert isinstance(t.state, Alliance)
    uc.load_position(t.position())
    return t, t.state


# ---- Caverns -----------------------------------------------------------------------------------


def test_two_heroes_on_a_square(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.spot[0] = s.spot[2]
    names = s.hero(0).name, s.hero(2).name
    assert refused(t) == f"{names[0]} and {names[1]} stand on the same square"


def test_more_hp_than_printed(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.hp[0] = 99
    assert refused(t).startswith(f"{s.hero(0).name} has 99 of ")
    s.hp[0] = -1
    assert "has -1 of " in refused(t)


def test_a_monster_on_the_board_without_hp(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.hp[monsters(s)[0]] = 0
    assert " has 0 of " in refused(t)


def test_more_surges_than_tokens(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.surges[0] = 9
    assert refused(t) == "9 surge tokens are out; 5 are the most"
    s.surges[0] = -1
    assert "less than no surge" in refused(t)


def test_a_monster_without_a_card(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    figure = add_figure(s, 0)
    uc.load_position(t.position())
    s.spot[figure] = s.spot[monsters(s)[0]]
    s.spot[monsters(s)[0]] = -1
    assert "is on the board without a card in a queue" in refused(t)


def test_a_card_in_a_queue_without_its_monster(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.spot[monsters(s)[0]] = -1
    assert "has a card in a queue and is not on the board" in refused(t)


def test_a_card_that_lies_in_two_places(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.discards[0] = (*s.discards[0], *s.stacks[0].cards())
    assert "times" in refused(t)


def test_a_power_held_twice(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.down[0] = (*s.down[0], s.up[0][0])
    assert " twice" in refused(t)


def test_somebody_inside_a_wall(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.spot[1] = 0
    assert refused(t) == f"{s.hero(1).name} stands where no passable square is"
    s.spot[1] = 99_000
    assert refused(t) == f"{s.hero(1).name} stands where no passable square is"


def test_figures_that_the_box_does_not_have(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.kind[FIRST_MONSTER] = FIRST_KIND
    assert refused(t) == f"there is no monster with the number {FIRST_KIND}"


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("level", [1, 3, 1], "no hero has the level 3"),
        ("ailments", [8, 0, 0], "there is no marker 8"),
        ("status", [0, 0, 9], "no hero has the status 9"),
        ("active", 3, "active is 3; there are 3 heroes, counted from 0"),
        ("turns", -1, "turns is -1, less than nothing"),
        ("level", [1], "level has 1 values for 3 heroes"),
        ("hp", [1, 2], "hp has 2 values for"),
    ],
)
def test_marks_out_of_bounds(
    cave: tuple[Table, Caverns], field: str, value: object, words: str
) -> None:
    t, s = cave
    setattr(s, field, value)
    assert words in refused(t)


# ---- Alliance ----------------------------------------------------------------------------------


def test_two_figures_on_a_space(dungeon: tuple[Table, Alliance]) -> None:
    t, s = dungeon
    s.stand(FIRST_OF_ALLIANCE, s.spot[0])
    assert refused(t).startswith(f"{s.hero(0).name} and ")
    assert refused(t).endswith(" stand on the same space")


def test_more_wounds_than_health(dungeon: tuple[Table, Alliance]) -> None:
    t, s = dungeon
    health = s.hero(0).health
    s.bear(0, (0,) * health)
    uc.load_position(t.position())
    s.bear(0, (0,) * (health + 1))
    assert refused(t) == f"{s.hero(0).name} has {health + 1} wounds and a Health of {health}"


def test_a_slain_monster_on_the_board(dungeon: tuple[Table, Alliance]) -> None:
    t, s = dungeon
    s.bear(FIRST_OF_ALLIANCE, (0,) * 20)
    assert " has 20 wounds and a Health of " in refused(t)


def test_a_hero_twice(dungeon: tuple[Table, Alliance]) -> None:
    t, s = dungeon
    s.kind = (s.kind[1], *s.kind[1:])
    assert refused(t) == f"{s.hero(1).name} is there twice"


def test_a_card_in_hand_and_column(dungeon: tuple[Table, Alliance]) -> None:
    t, s = dungeon
    own = [card for card in s.zones[HANDS].cards if card >= 0]
    s.columns[0] = (own[0], own[0], own[0], own[0], own[0])
    assert " is there " in refused(t)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("pools", [-1, 0], "pools has a number below 0"),
        ("xp_up", [0, -2, 0], "xp_up has a number below 0"),
        ("initiative", 3, "initiative is 3; there are 3 alliances, counted from 0"),
        ("xp_down", [0, 0], "xp_down has 2 values for 3 alliances"),
        ("facing", [4] * 40, "facing has 40 values for"),
    ],
)
def test_numbers_out_of_bounds(
    dungeon: tuple[Table, Alliance], field: str, value: object, words: str
) -> None:
    t, s = dungeon
    setattr(s, field, value)
    assert words in refused(t)


# ---- both --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["alliance", "caverns", "infinity"])
def test_a_frame_that_asks_nothing_is_named(game: str) -> None:
    text = uc.new(game, seats=2, seed=1).position().split("[[frames]]")[0]
    with pytest.raises(PositionError, match='the frame "resolve" asks nothing'):
        uc.load_position(text + '[[frames]]\nframe = "resolve"\n')


@pytest.mark.parametrize("game", ["alliance", "caverns", "infinity"])
def test_seats_are_those_of_the_header(game: str) -> None:
    t = uc.new(game, seats=2, seed=1)
    t.state.seats = 1
    assert "the header has 2 seats, the state 1" in refused(t)


def test_numbers_no_game_comes_to_are_refused_with_their_line(cave: tuple[Table, Caverns]) -> None:
    t, s = cave
    s.turns = 2_147_483_648
    words = refused(t)
    assert "2147483648 is more than any game comes to; 99999 is the most" in words
    assert words.startswith("line ")
