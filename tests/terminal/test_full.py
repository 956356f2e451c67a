"""The whole screen, played by keys at 80x24."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

import undercroft as uc
from tests.terminal.scripts import toy
from undercroft.bots.roster import make
from undercroft.terminal.full.app import TableApp
from undercroft.terminal.full.readers import Reader
from undercroft.terminal.local import LocalSession

Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def shown(app: TableApp, pane: str) -> str:
    """The text of a pane of the table."""
    return str(app.screen_stack[0].query_one(f"#{pane}", Static).content)


def at_screen(session: LocalSession, play: Play) -> TableApp:
    """Sit before a screen of 80x24 and play."""
    app = TableApp(session)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(run())
    return app


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys and wait until all is drawn."""
    for key in keys:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
    await pilot.pause()


@pytest.fixture
def table() -> uc.Table:
    return toy(3, (0, 0))


@pytest.fixture
def session(tmp_path: Path, table: uc.Table) -> LocalSession:
    return LocalSession(table, tmp_path / "r", rule_words=lambda id_: f"{id_}: words")


def test_every_pane_is_drawn_from_the_scene(session: LocalSession) -> None:
    async def play(app: TableApp, _: Pilot[None]) -> None:
        scene = session.look.scene
        assert scene.banner[:20] in shown(app, "banner")
        assert f"code {session.table.code()}" in shown(app, "banner")
        assert scene.decision is not None
        assert scene.decision.prompt in shown(app, "info")
        assert scene.decision.choices[0].label in shown(app, "actions")
        assert "P1" in shown(app, "board")

    at_screen(session, play)


def test_enter_plays_the_picked_action_and_u_takes_it_back(session: LocalSession) -> None:
    table = session.table

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before, code = len(table.history), table.code()
        labels = [choice.label for choice in session.look.choices]
        await press(pilot, *["tab"] * labels.index("stash salve"), "enter")
        assert str(table.history[before].move) == "p1 stash salve"
        assert f"code {table.code()}" in shown(app, "banner")
        await press(pilot, "u")
        assert (len(table.history), table.code()) == (before, code)
        await press(pilot, "r")
        assert str(table.history[before].move) == "p1 stash salve"

    at_screen(session, play)


def test_a_square_where_nothing_can_be_done_says_why_not(session: LocalSession) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(40):
            if not app.pointer.here():
                break
            await press(pilot, "right" if app.pointer.at[0] < 4 else "down")
        app.pointer.step(0, 0)
        assert not app.pointer.here()
        moves = len(session.table.history)
        await press(pilot, "enter")
        assert "not now" in shown(app, "info")
        assert len(session.table.history) == moves

    at_screen(session, play)


def test_a_card_key_shows_its_words_and_what_it_can_do(session: LocalSession) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        card = app.pointer.cards()[0]
        await press(pilot, "1")
        assert card.name in shown(app, "info")
        assert "it only answers what another does [TOY-PLAY-02]" in shown(app, "info")
        await press(pilot, "escape")
        assert app.pointer.shown == list(session.look.choices)
        await press(pilot, "9")
        assert "There is no card 9" in shown(app, "info")

    at_screen(session, play)


def test_help_lists_keys_and_exactly_the_legal_actions(session: LocalSession) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, Reader)
        text = str(app.screen.query_one("#lines", Static).content)
        legal = session.table.legal()
        assert f"All my actions ({len(legal)})" in text
        assert "take back" in text
        assert "why THING" in text
        await press(pilot, "escape")
        assert not isinstance(app.screen, Reader)

    at_screen(session, play)


def test_the_command_line_plays_and_asks(session: LocalSession) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = len(session.table.history)
        await press(pilot, "slash", *"code", "enter")
        assert session.table.code() in shown(app, "info")
        await press(pilot, "slash", *"99", "enter")
        assert "There is no choice 99" in shown(app, "info")
        await press(pilot, "slash", "1", "enter")
        assert len(session.table.history) > before
        assert not app.query_one("#line", Input).display

    at_screen(session, play)


def test_a_hint_names_a_legal_action(session: LocalSession) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "H")
        info = shown(app, "info")
        assert "A bot would: " in info
        assert any(choice.label in info for choice in session.look.choices)

    at_screen(session, play)


def test_inspect_log_and_overview_can_be_read(session: LocalSession) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "i")
        assert "(sq:" in shown(app, "info") or "(fig:" in shown(app, "info")
        for key in ("L", "o", "w"):
            await press(pilot, key)
            assert isinstance(app.screen, Reader)
            await press(pilot, "escape")

    at_screen(session, play)


def test_a_cover_hides_everything_until_the_next_person_is_there(tmp_path: Path) -> None:
    session = LocalSession(toy(3, (0, 1)), tmp_path / "r")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        cover = app.screen.query_one("#cover", Static)
        assert "Hand the keyboard to controller 0" in str(cover.content)
        assert shown(app, "cards") == ""
        assert session.look.scene.zones == ()
        await press(pilot, "enter")
        assert len(app.screen_stack) == 1
        assert session.look.choices

    at_screen(session, play)


def test_a_whole_game_against_a_bot_by_enter_alone(tmp_path: Path) -> None:
    table = toy(3, (0, 1), rounds=2)
    session = LocalSession(table, tmp_path / "r", bots={1: make("random", table.game, 1)})

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(200):
            if table.over:
                break
            await press(pilot, "tab", "enter")
        assert table.over is not None
        assert "The game is over" in shown(app, "actions")

    at_screen(session, play)
    assert uc.replay((tmp_path / "r").read_text()).digest() == table.digest()


def test_leaving_keeps_the_record(session: LocalSession) -> None:
    async def play(_: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "q")

    at_screen(session, play)
    again = uc.replay(session.record.read_text())
    assert again.digest() == session.table.digest()


def test_what_does_not_fit_can_be_read(session: LocalSession) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        app.say([f"line {number}" for number in range(9)])
        assert "more lines: w" in shown(app, "info")
        await press(pilot, "w")
        assert "line 8" in str(app.screen.query_one("#lines", Static).content)

    at_screen(session, play)


@pytest.mark.parametrize("size", [(80, 24), (132, 50), (60, 20)])
def test_alliance_is_drawn_at_any_size(tmp_path: Path, size: tuple[int, int]) -> None:
    table = uc.new("alliance", 2, 5, {"heroes": "preset"}, [0, 1])
    app = TableApp(LocalSession(table, tmp_path / "r", bots={1: make("greedy", table.game, 1)}))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await press(pilot, "enter", "enter", "enter", "enter", "enter")
            assert "costs" in shown(app, "actions") or "·" in shown(app, "board")
            board = app.query_one("#board", Static)
            lines = shown(app, "board").split("\n")
            assert max(map(len, lines)) <= board.content_size.width
            assert len(lines) <= board.content_size.height

    asyncio.run(run())


def test_own_figures_are_told_apart_without_colour(tmp_path: Path) -> None:
    table = uc.new("alliance", 2, 5, {"heroes": "preset"}, [0, 1])
    app = TableApp(LocalSession(table, tmp_path / "r", bots={1: make("greedy", table.game, 1)}))

    async def run() -> None:
        async with app.run_test(size=(80, 40)) as pilot:
            await press(pilot, "enter", "enter", "enter", "enter", "enter")
            board = shown(app, "board")
            figures = [token for token in table.scene(0).tokens if token.board and token.owner >= 0]
            assert {token.owner for token in figures} == {0, 1}
            for token in figures:
                name = token.name.split()[0][:3]
                assert (name.upper() if token.owner == 0 else name.lower()) in board

    asyncio.run(run())


def caverns(tmp_path: Path, seats: int = 2) -> LocalSession:
    """An adventure of one person with as many heroes."""
    return LocalSession(uc.new("caverns", seats, 3, {}, [0] * seats), tmp_path / "r")


def alliance(tmp_path: Path) -> LocalSession:
    """A game against a bot."""
    table = uc.new("alliance", 2, 5, {"heroes": "preset"}, [0, 1])
    return LocalSession(table, tmp_path / "r", bots={1: make("greedy", table.game, 1)})


def test_sight_lies_over_the_board_until_one_looks_away(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, *["enter"] * 5, "v")
        assert "What is seen, with its distance" in shown(app, "info")
        overlay = app.pointer.overlay
        assert overlay is not None
        unseen = next(iter(overlay.stops))
        app.pointer.at = unseen
        app.draw()
        assert f"{unseen[0]},{unseen[1]}: not seen; the line to it ends in " in shown(app, "info")
        assert "░" in shown(app, "board")
        await press(pilot, "escape")
        assert "░" not in shown(app, "board")

    at_screen(alliance(tmp_path), play)


def test_danger_counts_who_could_strike_and_follows_the_game(tmp_path: Path) -> None:
    session = caverns(tmp_path)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(40):
            if any(token.id.startswith("fig:m") for token in session.look.scene.tokens):
                break
            await press(pilot, "full_stop", "enter")
        await press(pilot, "t")
        assert "could strike" in shown(app, "info")
        assert "!1" in shown(app, "board")
        await press(pilot, "enter")
        assert "could strike" in shown(app, "info")
        await press(pilot, "t")
        assert "!" not in shown(app, "board")

    at_screen(session, play)


def test_letters_list_one_kind_of_actions_and_then_lead_through_it(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, *["enter"] * 3, "m")
        squares = app.pointer.shown
        assert squares
        assert all(choice.touch[-1].startswith("sq:") for choice in squares)
        await press(pilot, "m")
        assert app.pointer.choice == squares[1]
        await press(pilot, "full_stop")
        assert [choice.label for choice in app.pointer.shown] == ["end the turn"]
        await press(pilot, "a")
        assert all(choice.touch[-1].startswith("card:") for choice in app.pointer.shown)
        await press(pilot, "escape", "e")
        assert "There are no doors or edges to open now." in shown(app, "info")

    at_screen(caverns(tmp_path), play)


def test_a_hint_names_up_to_three_actions_with_their_worth(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(pilot, *["enter"] * 3, "H", "w")
        text = str(app.screen.query_one("#lines", Static).content)
        assert text.count("(worth ") == 3
        assert text.count("  or: ") == 2

    at_screen(caverns(tmp_path), play)
