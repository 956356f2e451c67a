"""What the board shows before one acts: reach, ways, sight and danger, hints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import ASKED, Driver
from tests.client.opening import open_adventure, open_basic_game

pytestmark = pytest.mark.browser

WALK = re.compile(r"move .* for \d")


def test_reach_has_its_cost_and_a_way(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    driver, goals = Driver(desk), desk.get_by_role("gridcell", name=WALK)
    while driver.is_asked() and goals.count() == 0:
        driver.move()
    goals.last.hover()
    expect(desk.locator(".way")).to_be_attached()


def test_sight_and_danger_are_shown_while_a_key_is_held(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    expect(desk.locator(ASKED)).to_be_visible()
    desk.get_by_role("gridcell").first.click()
    for key, what in (("v", "sight"), ("t", "danger")):
        desk.keyboard.down(key)
        expect(desk.locator(f".outlook.{what}")).to_be_attached()
        desk.keyboard.up(key)
        expect(desk.locator(".outlook")).to_have_count(0)


def test_a_blocked_line_stops_where_the_wall_is(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    expect(desk.locator(ASKED)).to_be_visible()
    desk.get_by_role("gridcell").first.click()
    desk.get_by_role("button", name="Sight", exact=True).click()
    told = desk.get_by_role("status").filter(has_text="walls and closed doors")
    expect(told).to_be_visible()
    dark = desk.locator(".outlook .dark").first
    expect(dark).to_be_attached()
    dark.hover(force=True)
    expect(desk.locator(".outlook .stop")).to_be_attached()


def test_a_hint_names_moves_with_worth_and_reason(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    assert Driver(desk).is_asked()
    desk.keyboard.press("h")
    hints = desk.get_by_role("region", name="Suggestions").get_by_role("listitem")
    expect(hints.first).to_contain_text("Worth")
    assert 1 <= hints.count() <= 3
