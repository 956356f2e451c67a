"""The board without a picture: lists, a search, rays, squares, going to what is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercroft as uc
from tests.terminal.scripts import Script, played
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.scene import Bar, Board, Cell, Choice, Decision, Edge, Scene, Token
from undercroft.terminal.reading import READINGS, Seen, destination

CELLS = tuple(Cell(id=f"sq:{x},{y}", x=x, y=y) for x in range(4) for y in range(3))
WELL = Cell(id="sq:4,0", x=4, y=0, terrain="well")
WALL = tuple(Edge(id=f"edge:1,{y},e", x=1, y=y, side="e", kind="wall") for y in (0, 1))
GATE = tuple(Edge(id=f"edge:{x},2,s", x=x, y=2, side="s", kind="gate") for x in (2, 3))
HERO = Token(
    id="fig:h1",
    name="Ann",
    icon="a",
    board="board:b",
    x=0,
    y=0,
    owner=0,
    bars=(Bar(name="health", value=3, most=5),),
)
GOBLIN = Token(
    id="fig:m1",
    name="Goblin",
    icon="g",
    board="board:b",
    x=2,
    y=1,
    bars=(Bar(name="health", value=2, most=2),),
)
CHEST = Token(id="token:3,0", name="Chest", icon="c", board="board:b", x=3, y=0)
REACH = ((0, 1), (1, 0), (1, 1), (1, 2))
SCENE = Scene(
    banner="",
    boards=(Board(id="board:b", name="Cave", cells=(*CELLS, WELL), edges=(*WALL, *GATE)),),
    tokens=(HERO, GOBLIN, CHEST),
    decision=Decision(
        seat=0,
        prompt="Go",
        choices=tuple(
            Choice(
                move=f"p1 go {x},{y}", label=f"go to {x},{y}", touch=(f"sq:{x},{y}",), cost=x + y
            )
            for x, y in REACH
        ),
    ),
)
SEEN = Seen(SCENE, (0,))


def read(text: str) -> list[str]:
    """What an order to read is answered with."""
    word, _, rest = text.partition(" ")
    return READINGS[word].read(SEEN, rest)


def test_monsters_are_listed_with_direction_and_health() -> None:
    assert read("monsters") == [
        "1 monster, from Ann:",
        "  1  Goblin, 1 south 2 east, 2 of 2 health",
    ]
    assert read("monsters 3,1")[1] == "  1  Goblin, 1 west, 2 of 2 health"


def test_exits_that_lie_side_by_side_are_one() -> None:
    assert read("exits") == ["1 exit, from Ann:", "  1  gate, 2 south 2 east, on the south side"]


def test_items_are_tokens_and_special_ground() -> None:
    assert read("items")[1:] == ["  1  Chest, 3 east", "  2  well, 4 east"]


def test_find_tells_the_way_to_whatever_has_the_letters() -> None:
    assert read("find OBL") == ["Goblin, 1 south 2 east"]
    assert read("find dragon") == ['Nothing you see has "dragon" in its name.']


def test_a_ray_is_read_square_by_square_with_its_walls() -> None:
    assert read("scan east") == [
        "East of Ann:",
        "  1: floor",
        "  wall",
        "  2: floor",
        "  3: Chest, floor",
        "  4: well",
        "  the end of the board",
    ]
    assert read("scan s 2,0")[1:3] == ["  1: Goblin 2 of 2 health, floor", "  2: floor"]


def test_a_square_tells_what_is_on_it_around_it_and_to_be_done_there() -> None:
    assert read("square 1,0") == ["Square 1,0: floor; wall east.", "  You can: go to 1,0 (costs 1)"]


def test_the_party_is_told() -> None:
    assert read("party") == ["  Ann, 3 of 5 health"]


@pytest.mark.parametrize(
    ("to", "label"),
    [
        ("0,1", "go to 0,1"),
        ("exit 1", "go to 1,2"),
        ("monster 1", "go to 1,2"),
        ("chest", "go to 1,2"),
    ],
)
def test_one_goes_to_what_is_listed_around_walls(to: str, label: str) -> None:
    assert destination(SEEN, to).label == label


@pytest.mark.parametrize(
    ("to", "words"),
    [("", "Go where"), ("exit 7", "no exit 7"), ("nowhere", 'called "nowhere"')],
)
def test_where_one_cannot_go_is_said(to: str, words: str) -> None:
    with pytest.raises(UndercroftError, match=words):
        destination(SEEN, to)


def test_a_whole_adventure_is_read_in_plain_lines(tmp_path: Path) -> None:
    asked = ("monsters", "exits", "items", "scan north", "party", "last", "sight", "danger")
    talk = Script([*["1"] * 6, *asked, "go exit 2", "go monster 1"])
    _, table = played(talk, tmp_path / "r", uc.new("caverns", 2, 3, {}, [0, 0]))
    assert " exits, from " in talk.text
    assert "Tiles from here" in talk.text
    assert "[CV-MON-10]" in talk.text
    assert re.search(r"You move \d", talk.text)
    assert len(table.history) > 8
