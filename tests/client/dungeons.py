"""Dungeons of Infinity as people come into them: by the set-up page, or in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import undercroft as uc
from undercroft.games.infinity.combat.formation import ROWS, lined_up, row_of
from undercroft.games.infinity.game import INFINITY
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.outcome import Decide
from undercroft.kernel.table import Table

HEROES = 5
MOST_SEEDS = 200
MOST_MOVES = 600

Moment = Callable[[Infinity, int], bool]
"""Whether a turn of a hero is one that is looked for."""


def open_dungeon(page: Page, address: str, *others: str, scenario: str = "sc-01") -> str:
    """Open a scenario of Infinity for me and others; says the room's code."""
    page.goto(f"{address}/#/new/infinity")
    page.get_by_role("combobox", name="Seats").select_option(str(len(others) + 1))
    page.get_by_role("combobox", name="scenario").select_option(scenario)
    for seat, who in enumerate(others, 2):
        page.get_by_role("combobox", name=f"Seat {seat}").select_option(who)
    page.get_by_role("button", name="Open the room").click()
    page.wait_for_url("**/#/room/*")
    return page.url.rpartition("/")[2]


def has_three_rows(s: Infinity, seat: int) -> bool:
    """Whether enemies stand in all rows before a hero."""
    return {row_of(s, figure) for figure in lined_up(s, seat)} == set(range(ROWS))


def has_lord(s: Infinity, _seat: int) -> bool:
    """Whether the lord is in the dungeon."""
    return s.lord != NOBODY


def enter(page: Page, address: str, moment: Moment, folder: Path) -> None:
    """Play on from such a moment of a game that somebody played elsewhere."""
    table = played_to(moment)
    record = folder / "dungeon.record"
    record.write_text(table.record(), "utf-8")
    page.goto(address)
    page.get_by_label("Open a record").set_input_files(record)
    page.wait_for_url("**/#/replay/*/0")
    moves, slider = str(len(table.history)), page.get_by_label("Move", exact=True)
    expect(slider).to_have_attribute("max", moves)
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(moves)
    expect(page.get_by_role("gridcell").first).to_be_attached()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/room/*")
    expect(page.locator(".banner.asked")).to_be_visible()


def played_to(moment: Moment) -> Table:
    """A game of greedy heroes up to such a moment."""
    uc.register(INFINITY)
    for seed in range(MOST_SEEDS):
        table = uc.new("infinity", HEROES, seed, {})
        for _ in range(MOST_MOVES):
            if table.over is not None:
                break
            if _is_at(table, moment):
                return table
            table.play(_greedy(table))
    raise AssertionError("no such moment in any of these games")


def _is_at(table: Table, moment: Moment) -> bool:
    state = table.state
    assert isinstance(state, Infinity)
    top = state.frames[-1]
    return isinstance(top, Turn) and moment(state, top.who)


def _greedy(table: Table) -> str:
    now, moves = table.pending, table.legal()
    assert isinstance(now, Decide)
    assert INFINITY.bot.move_scores is not None
    scores = INFINITY.bot.move_scores(table.state, moves)
    return str(moves[max(range(len(moves)), key=lambda i: scores[i])])
