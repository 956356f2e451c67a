"""Several boards in a terminal: the map and what stands before each wanderer."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

import undercroft as uc
from tests.terminal.scripts import Script, played
from tests.terminal.test_full import at_screen, press, shown
from tests.toy_boards import TOY_BOARDS
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.scene import Overlay, Scene
from undercroft.terminal.details import looked_up
from undercroft.terminal.directions import thing_to_look_from
from undercroft.terminal.draw import Drawing
from undercroft.terminal.full.app import TableApp
from undercroft.terminal.full.boards import draw_boards
from undercroft.terminal.full.overlay import laid
from undercroft.terminal.local import LocalSession
from undercroft.terminal.overlays import overlay_lines
from undercroft.terminal.places import place_names
from undercroft.terminal.reading import READINGS, Seen, destination


def on_boards(seats: int = 2) -> uc.Table:
    """A table of the toy game on several boards."""
    uc.register(TOY_BOARDS)
    return uc.new("toy-boards", seats, 3, {}, (0,) * seats)


@pytest.fixture
def scene() -> Scene:
    return on_boards().scene(0)


@pytest.fixture
def session(tmp_path: Path) -> LocalSession:
    return LocalSession(on_boards(), tmp_path / "r", rule_words=lambda id_: id_)


def read(scene: Scene, text: str) -> list[str]:
    """What an order to read is answered with."""
    word, _, rest = text.partition(" ")
    return READINGS[word].read(Seen(scene, (0,)), rest)


# ---- names ---------------------------------------------------------------------------------------


def test_rows_and_columns_are_called_as_the_ids_of_their_cells_say(scene: Scene) -> None:
    names = place_names(scene.boards[1])
    assert names.rows == {0: "3", 1: "2", 2: "1"}
    assert names.columns == {0: "a", 1: "b", 2: "c"}
    assert names.cells[1, 2] == "1b"


def test_squares_of_a_map_are_counted(scene: Scene) -> None:
    names = place_names(scene.boards[0])
    assert not names.is_named
    assert names.cells[3, 2] == "3,2"


# ---- plain lines ---------------------------------------------------------------------------------


def test_every_board_is_drawn_with_its_rows(scene: Scene) -> None:
    blocks = Drawing(str, 79).blocks(scene)
    assert list(blocks)[2:4] == ["board:path", "board:formation-p1"]
    assert blocks["board:formation-p1"] == (
        "Enemies before p1:",
        "           a      b      c",
        "  row 3   imp     .     wolf",
        "  row 2    .     ogre    .",
        "  row 1    .    goblin   .",
    )
    assert blocks["fig:imp"] == ("  imp Imp · in Enemies before p1 at 3a · Health 1/3",)
    assert "at 2,1" in blocks["fig:p1"][0]


def test_lists_go_on_with_what_is_on_other_boards(scene: Scene) -> None:
    listed = read(scene, "monsters")
    assert listed[1] == "  1  Goblin, in Enemies before p1 at 1b, 6 of 7 Health, stunned"
    assert read(scene, "exits p1-1a")[1].startswith("  1  door, at 2,1")
    assert read(scene, "items p1-1a")[2].startswith("  2  lava, at 6,0")


def test_directions_are_told_on_the_board_one_looks_from(scene: Scene) -> None:
    assert "  1  Goblin, 1 east, 6 of 7 Health, stunned" in read(scene, "monsters p1-1a")
    assert read(scene, "scan north p1-1b")[1] == "  1: Ogre of the Gate 11 of 11 Health, floor"
    assert read(scene, "find imp") == ["Imp, in Enemies before p1 at 3a"]


def test_a_place_tells_what_can_be_done_there_by_its_id_or_its_name(scene: Scene) -> None:
    told = ["Square 2b of Enemies before p1: Ogre of the Gate 11 of 11 Health, floor."]
    assert read(scene, "square p1-2b") == read(scene, "square 2b") == [*told, "  You can: rest"]


def test_details_say_on_which_board_a_thing_is_and_on_what_ground(scene: Scene) -> None:
    assert looked_up(scene, "imp")[0].startswith("Imp (fig:imp) in Enemies before p1 at 3a: ")
    assert looked_up(scene, "sq:7,1") == ["square 7,1 (sq:7,1): lava"]
    assert looked_up(scene, "edge:5,1,e")[0].startswith("sealed on the east side of 5,1")


def test_one_goes_to_a_place_of_another_board(scene: Scene) -> None:
    assert destination(Seen(scene, (0,)), "monster 1").label.startswith("stash")
    assert destination(Seen(scene, (0,)), "0,1").label == "step s1"


def test_where_no_place_of_a_board_can_be_chosen_that_is_said() -> None:
    table = on_boards()
    table.play("p1 play spark")
    with pytest.raises(UndercroftError, match="no square of Enemies before p1 to go to"):
        destination(Seen(table.scene(0), (0,)), "1a")


def test_one_looks_from_a_place_of_any_board(scene: Scene) -> None:
    assert thing_to_look_from(scene, (0,), "p1-1a") == "slot:p1-1a"
    assert thing_to_look_from(scene, (0,), "7,1") == "sq:7,1"


def test_an_overlay_does_not_mix_boards_up(scene: Scene) -> None:
    seen = Overlay(text="Seen.", cells=(("sq:2,2", 1), ("sq:2", 0)))
    assert overlay_lines(seen, scene)[1] == "  Figures: p1 0, p2 0"
    assert laid("sight", "", seen, scene.boards).board == "board:path"


def test_a_game_on_boards_is_played_in_plain_lines(tmp_path: Path) -> None:
    talk = Script(["rest", "monsters", "why goblin", "sight 1a", "quit"])
    played(talk, tmp_path / "r", on_boards())
    assert "  row 1    .    goblin   ." in talk.said
    assert "p1> monsters" in talk.said


# ---- the whole screen ----------------------------------------------------------------------------


def test_all_boards_are_on_a_small_screen(session: LocalSession) -> None:
    async def play(app: TableApp, _: Pilot[None]) -> None:
        lines = shown(app, "board").split("\n")
        assert lines[0].startswith("Path")
        assert [line.split()[:2] for line in lines[-3:]] == [
            ["row", "3"],
            ["row", "2"],
            ["row", "1"],
        ]
        assert any(line.startswith("Enemies before p1") for line in lines)
        assert ">ogre" in shown(app, "board")

    at_screen(session, play)


def test_the_cursor_goes_to_each_board(session: LocalSession) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        at = app.pointer.at
        await press(pilot, "b")
        assert app.pointer.drawn is not None
        assert app.pointer.drawn.name == "Enemies before p1"
        assert "fig:ogre" in app.pointer.things()
        await press(pilot, "i")
        assert "Ogre of the Gate" in shown(app, "info")
        await press(pilot, "down")
        assert "fig:goblin" in app.pointer.things()
        await press(pilot, "b")
        assert app.pointer.at == at

    at_screen(session, play)


def test_enter_does_what_can_be_done_on_a_second_board(session: LocalSession) -> None:
    async def play(_: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "b", "enter")
        moves = [str(e.move) for e in session.table.history if not e.by_chance]
        assert moves == ["p1 rest"]

    at_screen(session, play)


def test_lists_of_targets_and_squares_have_those_of_every_board(session: LocalSession) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "a")
        assert [choice.label for choice in app.pointer.shown] == ["rest"]
        await press(pilot, "m")
        labels = {choice.label.split()[0] for choice in app.pointer.shown}
        assert labels == {"step", "stash"}
        await press(pilot, "e")
        assert "There are no doors or edges to open now." in shown(app, "info")

    at_screen(session, play)


def test_boards_side_by_side_and_one_alone_where_there_is_no_room(tmp_path: Path) -> None:
    session = LocalSession(on_boards(3), tmp_path / "r", rule_words=lambda id_: id_)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        beside = [line for line in shown(app, "board").split("\n") if "Enemies" in line]
        assert [line.count("Enemies before") for line in beside] == [2]
        await press(pilot, "b", "b", "b")
        assert "Enemies before p3" in shown(app, "board")
        alone = str(draw_boards(app.pointer, 40, 7)).split("\n")
        assert alone[0] == "Enemies before p3  board 4 of 4, b: next"
        assert len(alone) <= 7

    at_screen(session, play)
