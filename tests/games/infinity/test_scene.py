"""What is drawn: rooms, formations, figures, cards and choices."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.attack import ATTACKING
from undercroft.games.infinity.actions.move import MOVING, RUNNING_
from undercroft.games.infinity.map.possessions import LYING, add_thing
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn
from undercroft.games.infinity.scene.drawing import preview, scene
from undercroft.kernel.scene import Scene


@pytest.fixture(autouse=True)
def _few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "ACTIONS", HeroActions(MOVING, RUNNING_, ATTACKING, ENDING))


def drawn(place: Place) -> Scene:
    """The scene of everybody, in the first hero's turn."""
    place.s.left = [8] * place.s.seats
    place.begin(Turn(0))
    return scene(place.s, -1)


def party() -> Place:
    """Two heroes, one of them in a fight."""
    place = Place("paladin", "thief")
    place.tile("guard-post", 0, "north")
    place.s.contents[1] = 0
    place.band("spider spider sub-demon construct", 1)
    return place


def test_a_room_is_drawn_with_its_doors_and_what_lies_there() -> None:
    seen = drawn(party())
    board = seen.boards[0]
    assert [tile.name for tile in board.tiles] == ["Starter Tile", "Guard Post"]
    kinds = {edge.id: edge.kind for edge in board.edges}
    assert kinds["edge:1,0,n"] == "door"
    assert kinds["edge:1,2,s"] == "wall"
    assert kinds["edge:0,1,w"] == "unexplored"
    assert "tok:body-2" in [token.id for token in seen.tokens]


def test_a_formation_is_a_board_of_its_own_with_the_front_row_nearest() -> None:
    seen = drawn(party())
    assert [board.name for board in seen.boards] == ["Dungeon", "Enemies before Pell Varrow"]
    spots = {t.id: (t.x, t.y) for t in seen.tokens if t.board == "board:formation-h2"}
    assert spots == {"fig:m1": (0, 2), "fig:m2": (1, 2), "fig:m3": (2, 2), "fig:m4": (0, 1)}


def test_an_enemy_says_what_it_would_have_to_roll() -> None:
    (spider,) = [token for token in drawn(party()).tokens if token.id == "fig:m1"]
    assert "hits Pell Varrow on" in spider.text


def test_every_id_is_drawn_once() -> None:
    ids = drawn(party()).ids()
    assert len(ids) == len(set(ids))


def test_doors_with_several_ways_to_go_are_told_apart() -> None:
    seen = drawn(party())
    assert seen.decision is not None
    labels = {choice.move: (choice.label, choice.touch) for choice in seen.decision.choices}
    assert labels["h1 move north"][0] == "move north to Guard Post"
    assert labels["h1 move west"][0] == "move west into the unknown"
    assert labels["h1 move north"][1][0] == labels["h1 run north"][1][0] == "edge:1,0,n"
    assert labels["h1 move north"][1] != labels["h1 run north"][1]


def test_an_attack_is_previewed_with_every_term_and_its_odds() -> None:
    place = Place("thief")
    place.enemy("skeleton-archer", 0)
    drawn(place)
    shown = preview(place.s, NOTATION.parse("h1 attack m1"))
    assert shown.text == "Attack Skeleton Archer: 14 or less hits for 1"
    assert [(term.label, term.amount) for term in shown.terms[:2]] == [
        ("Pell Varrow", 15),
        ("Skeleton Archer", -1),
    ]
    assert shown.odds == (("hit for 1", 14, 20), ("miss", 6, 20))


def test_abilities_things_and_the_floor_are_zones() -> None:
    place = party()
    place.thing("rope", 0)
    add_thing(place.s, NOTATION.cards.parse("wolfs-bite"), LYING)
    zones = {zone.id: [card.name for card in zone.cards] for zone in drawn(place).zones}
    assert zones["zone:abilities-h1"] == ["Lay Hands", "Guard", "Smite", "Banner"]
    assert zones["zone:carried-h1"] == ["Rope"]
    assert zones["zone:floor-1"] == ["Wolf's Bite"]
    assert zones["zone:goal"] == ["Break the Lord"]


def test_only_who_decides_sees_the_choices() -> None:
    place = party()
    place.begin(Turn(0))
    other = scene(place.s, 1 << 1).decision
    assert other is not None
    assert other.choices == ()
