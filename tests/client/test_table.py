"""A person plays in the browser, with clicks only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_the_first_move_is_three_clicks_away(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.get_by_role("button", name="Play now").click()
    expect(desk.get_by_text("Your move")).to_be_visible(timeout=15_000)
    heroes = desk.get_by_label("Heroes", exact=True)
    heroes.get_by_role("button").first.click()
    expect(desk.get_by_label("Log and talk")).to_contain_text("joins p", timeout=15_000)


def test_a_space_that_cannot_be_used_says_why(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.get_by_role("button", name="Play now").click()
    expect(desk.get_by_text("Your move")).to_be_visible(timeout=15_000)
    desk.get_by_role("gridcell").first.click()
    reasons = desk.get_by_label("What you can do").get_by_text("not part of this decision")
    expect(reasons.first).to_be_visible()


def test_a_game_is_there_again_after_the_page_was_closed(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.get_by_role("button", name="Play now").click()
    expect(desk.get_by_text("Your move")).to_be_visible(timeout=15_000)
    code = desk.url.rpartition("/")[2]
    desk.goto(f"{address}/#/")
    desk.reload()
    desk.get_by_role("link", name="alliance").first.click()
    expect(desk).to_have_url(f"{address}/#/room/{code}")
    expect(desk.get_by_text("Your move")).to_be_visible(timeout=15_000)


def test_the_rules_and_the_cards_can_be_read(desk: Page, address: str) -> None:
    desk.goto(f"{address}/#/rules/alliance/DA-MOV-01")
    expect(desk.locator("#DA-MOV-01")).to_be_in_viewport()
    desk.goto(f"{address}/#/cards/alliance")
    desk.get_by_label("Search").fill("silver foil")
    expect(desk.get_by_text("Silver Foil")).to_be_visible()
