"""What a touched thing of the scene asks for: the moves that would do something about it."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, duel, shop
from undercroft.games.alliance.notation import KNOWN_TRAP, NOTATION, OPEN_TOKEN
from undercroft.kernel import play


def wanted(place: Place, thing: str) -> list[str]:
    """The moves that a touched thing asks for, or the thing itself if it asks for none."""
    return [why.want for why in play.why_not(place.s, 0, thing)]


TOKENS = [
    ("treasure-chest-1", OPEN_TOKEN, ["p1 chest 3,13"]),
    ("locked-chest-1", OPEN_TOKEN, ["p1 force 3,13"]),
    ("dart-volley-1", KNOWN_TRAP, ["p1 disarm 3,13"]),
    ("dart-volley-1", None, ["p1 scout 3,13"]),
    ("pit-1", OPEN_TOKEN, ["token:3,13"]),
]


@pytest.mark.parametrize(("name", "face", "moves"), TOKENS)
def test_a_touched_token_asks_for_what_one_does_about_such_a_token(
    name: str, face: int | None, moves: list[str]
) -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    if face is None:
        place.token(name, place.gate, 3)
    else:
        place.token(name, place.gate, 3, face)
    place.turn(krom)
    assert wanted(place, "token:3,13") == moves
    assert wanted(place, "token:5,13") == ["token:5,13"]


def test_a_touched_space_asks_for_a_step_and_a_touched_enemy_for_an_attack() -> None:
    place, krom, _ = duel("krom")
    rival = place.hero("petra", place.gate, 4, seat=1)
    place.hero("lorna", place.gate, 3)
    assert wanted(place, "sq:3,13") == ["p1 move 3,13"]
    assert wanted(place, "fig:m1") == ["p1 attack m1"]
    assert wanted(place, "fig:petra") == [f"p1 attack h{rival + 1}"]
    assert wanted(place, "fig:lorna") == ["fig:lorna"]
    assert wanted(place, "fig:krom") == ["fig:krom"]
    assert wanted(place, "nothing") == ["nothing"]
    assert krom == 0


def test_a_touched_card_asks_to_be_played_from_ones_own_hand_only() -> None:
    place, _, _ = duel("krom", "hide")
    assert wanted(place, "card:hide#hand-1.0") == ["p1 play hide"]
    assert wanted(place, "card:hide") == ["p1 play hide"]
    assert wanted(place, "card:hide#hand-2.0") == ["card:hide#hand-2.0"]
    assert wanted(place, "card:hide#column-1.0") == ["card:hide#column-1.0"]


def test_a_touched_artifact_asks_to_be_used_by_its_owner_only() -> None:
    place, _, _ = duel("krom")
    mine, theirs = "card:horn-of-giants#artifacts-1.0", "card:horn-of-giants#artifacts-2.0"
    assert wanted(place, mine) == ["p1 use horn-of-giants"]
    assert wanted(place, theirs) == [theirs]


def test_a_touched_door_asks_to_be_opened_from_its_own_room_only() -> None:
    place = Place(archway=False)
    place.turn(place.hero("krom", place.room, 4))
    assert wanted(place, "edge:4,10,w") == ["p1 open west"]
    assert wanted(place, "edge:4,13,n") == ["edge:4,13,n"]
    assert wanted(place, "sq:4,10") == ["p1 move 4,10"]


def test_a_touched_upgrade_asks_for_what_can_be_done_where_it_lies() -> None:
    place = shop()
    assert wanted(place, "card:gust#upgrades.4") == ["p1 buy gust", "p1 cycle gust"]
    assert wanted(place, "card:whetstone#upgrade-discard.0") == ["p1 salvage whetstone"]
    for other in ("card:gust#hand-1.0", "card:no-such-card#upgrades.0", "sq:4,13"):
        assert wanted(place, other) == [other]


def test_what_is_not_on_the_table_is_neither_attacked_nor_moved_to() -> None:
    place = Place()
    place.turn(place.hero("krom", place.gate, 7))
    missing = "there is no such thing on the table"
    for move in ("p1 attack h3", "p1 attack m1", "p1 move 9,1"):
        assert [r.reason for r in play.refusals(place.s, NOTATION.parse(move))] == [missing]
    for move in ("p1 attack h1", "p1 move 8,1"):
        assert missing not in [r.reason for r in play.refusals(place.s, NOTATION.parse(move))]


def test_a_space_without_a_way_says_so() -> None:
    at = Place(archway=False)
    at.turn(at.hero("krom", at.gate, 4))
    grid, there = at.s.walls.board.grid, at.square(at.room, 4)
    space = f"{grid.x(there)},{grid.y(there)}"
    found = play.refusals(at.s, NOTATION.parse(f"p1 move {space}"))
    assert [refusal.reason for refusal in found] == ["no way leads to an empty space there"]
