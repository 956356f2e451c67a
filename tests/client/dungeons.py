"""Dungeons of Infinity as people come into them: by the set-up page, or in the middle of a game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.client.opening import open_table, set_up, sit
from tests.games.infinity.moments import Moment, played_to
from undercroft.kernel.table import Table


def open_dungeon(page: Page, address: str, *others: str, scenario: str = "sc-01") -> str:
    """Open a scenario of Infinity for me and others; says the room's code."""
    set_up(page, address, "infinity", scenario)
    sit(page, *others)
    return open_table(page)


def enter(page: Page, address: str, moment: Moment, folder: Path) -> None:
    """Play on from such a moment of a game that somebody played elsewhere."""
    play_on(page, address, played_to(moment), folder)


def play_on(page: Page, address: str, table: Table, folder: Path) -> None:
    """Play a game on that somebody played elsewhere, all its seats alone."""
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
