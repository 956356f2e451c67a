"""The log is part of the board; what others did can be seen deed by deed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import Driver
from tests.client.opening import open_adventure, open_basic_game

pytestmark = pytest.mark.browser

AN_ID = re.compile(r"\b(card|hero|fig|sq):|\b[a-z]+(-[a-z]+)*-\d")


def test_a_line_lights_what_it_speaks_of_and_the_log_is_widened(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    Driver(desk).play(5)
    log = desk.get_by_label("What happened")
    line = log.get_by_role("link", name="moves to").last
    line.focus()
    expect(desk.locator(".cell.lit, .token .lit").first).to_be_attached()
    width = log.evaluate("(list) => list.clientWidth")
    desk.get_by_role("button", name="A wider log").click()
    assert log.evaluate("(list) => list.clientWidth") > width
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.get_by_role("button", name="Copy the log").click()
    expect(desk.get_by_text("Copied", exact=True)).to_be_visible()
    assert line.inner_text() in desk.evaluate("navigator.clipboard.readText()")


def test_no_card_is_called_by_its_id(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    Driver(desk).play(12)
    told = desk.get_by_label("What happened").inner_text()
    assert "joins the" in told
    assert [line for line in told.splitlines() if AN_ID.search(line)] == []


@pytest.mark.quick
def test_what_others_did_waits_to_be_seen(desk: Page, address: str) -> None:
    open_adventure(desk, address, "adv-02", "bot:greedy")
    driver = Driver(desk)
    assert driver.is_asked()
    desk.keyboard.press("?")
    pauses = desk.get_by_role("combobox", name="Show others' turns step by step")
    pauses.select_option("always")
    desk.keyboard.press("Escape")
    others = desk.get_by_role("region", name="What others did")
    while driver.is_asked() and others.count() == 0:
        driver.move()
    on = desk.get_by_role("button", name="Continue")
    left = on.inner_text()
    desk.keyboard.press("n")
    expect(desk.get_by_role("button", name=left, exact=True)).to_have_count(0)
    while on.count():
        desk.locator(".steps button").last.click()
    expect(desk.locator("[data-moves]")).to_be_visible()
