"""Records on the whole screen and in plain lines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import undercroft as uc
from tests.terminal.scripts import Gambler, Script, played, toy
from undercroft.terminal.full.readers import Reader
from undercroft.terminal.full.replay import ReplayApp
from undercroft.terminal.plain_replay import PlainReplay
from undercroft.terminal.replay_session import ReplaySession

Play = Callable[[ReplayApp, Pilot[None]], Awaitable[None]]


@pytest.fixture
def table(tmp_path: Path) -> uc.Table:
    """A whole game of the toy, read from its record."""
    _, table = played(Gambler(3), tmp_path / "r", toy(3, (0, 1), rounds=3))
    return uc.replay(table.record())


def shown(app: ReplayApp, pane: str) -> str:
    """The text of a pane."""
    return str(app.screen_stack[0].query_one(f"#{pane}", Static).content)


def at_screen(session: ReplaySession, play: Play) -> None:
    """Look at a record at 80x24."""
    app = ReplayApp(session)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(run())


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys and wait until all is drawn."""
    for key in keys:
        await pilot.press(key)
        await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def test_arrows_lead_through_the_game_and_the_code_with_them(table: uc.Table) -> None:
    session = ReplaySession(table, 0, 0)

    async def play(app: ReplayApp, pilot: Pilot[None]) -> None:
        assert f"Move 0 of {session.count}" in shown(app, "party")
        await press(pilot, "right", "right", "right", "left")
        code = uc.replay(table.record(), 2).code()
        assert f"code {code}" in shown(app, "banner")
        assert "▸    2" in shown(app, "actions")
        await press(pilot, "end")
        assert f"code {table.code()}" in shown(app, "banner")
        assert "The game is over" in shown(app, "actions")
        await press(pilot, "home", "pagedown")
        assert session.at == 10

    at_screen(session, play)


def test_brackets_lead_to_rounds_and_a_number_to_a_move(table: uc.Table) -> None:
    session = ReplaySession(table, None, 0)

    async def play(app: ReplayApp, pilot: Pilot[None]) -> None:
        await press(pilot, "right_square_bracket", "right_square_bracket")
        assert session.at == session.rounds()[1]
        await press(pilot, "left_square_bracket")
        assert session.at == session.rounds()[0]
        await press(pilot, "slash", "1", "2", "enter")
        assert session.at == 12
        await press(pilot, "slash", *"9999", "enter")
        assert "there is no move 9999" in shown(app, "info")

    at_screen(session, play)


def test_nothing_is_played_but_everything_is_read(table: uc.Table) -> None:
    session = ReplaySession(table, 0, 5)

    async def play(app: ReplayApp, pilot: Pilot[None]) -> None:
        await press(pilot, "enter", "slash", *"step s1", "enter")
        assert "This is a record" in shown(app, "info")
        for key in ("L", "o", "question_mark"):
            await press(pilot, key)
            assert isinstance(app.screen, Reader)
            await press(pilot, "escape")
        assert len(table.history) == session.count

    at_screen(session, play)


def test_what_a_reader_could_not_see_stays_hidden(table: uc.Table) -> None:
    for at in range(0, len(table.history), 5):
        mine, theirs = (ReplaySession(table, c, at).scene() for c in (0, 1))
        then = uc.replay(table.record(), at)
        assert (mine, theirs) == (then.scene(0), then.scene(1))


def test_p_leaves_to_play_on_but_not_from_the_end(table: uc.Table) -> None:
    session = ReplaySession(table, 0)

    async def play(app: ReplayApp, pilot: Pilot[None]) -> None:
        await press(pilot, "p")
        assert "The game is over here" in shown(app, "info")
        await press(pilot, "left", "left", "left", "left", "p")

    at_screen(session, play)
    assert session.is_left_to_play
    table.rewind(session.at, 9)
    assert table.over is None or len(table.history) > session.at


def test_plain_lines_tell_only_what_is_new(table: uc.Table) -> None:
    session = ReplaySession(table, 0, 0)
    talk = Script(
        ["", "next", "back", "round", "round back", "12", "code", "party", "nonsense", "9999"]
    )
    PlainReplay(session, talk).run()
    assert session.at == session.count
    assert f"12/{session.count}> code" in talk.text
    assert uc.replay(table.record(), 12).code() in talk.text
    assert "This is a record" in talk.text
    assert "The game is over" in talk.text
    boards = [line for line in talk.said if line.startswith("== ")]
    assert len(boards) == 1
