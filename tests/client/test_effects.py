"""A fight is seen and heard, and what others do is told step by step."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.client.conftest import DESK
from tests.client.driving import ASKED, Driver, sure
from tests.client.dungeons import enter
from tests.client.opening import open_straight
from tests.games.infinity.moments import has_three_rows

pytestmark = [pytest.mark.browser, pytest.mark.quick]

MARK = "[data-mark]"
AT_ONCE = 400
"""Effects end by themselves, but none so soon."""


@pytest.fixture
def newcomer(browser: Browser) -> Iterator[Page]:
    """A page of somebody who has never played, and reads no stories."""
    with browser.new_context(viewport=DESK) as context:
        context.add_init_script("localStorage['undercroft.settings'] ??= '{\"stories\": false}'")
        yield context.new_page()


def strike(page: Page) -> None:
    """Attack whoever stands in the first row, by clicks."""
    page.get_by_role("gridcell", name=re.compile(r"^row 1 .*attack")).first.click()
    sure(page).click()
    expect(page.locator(MARK).first).to_be_attached()


def test_a_blow_is_seen_and_goes(desk: Page, address: str, tmp_path: Path) -> None:
    enter(desk, address, has_three_rows, tmp_path)
    strike(desk)
    expect(desk.locator("[data-mark='number']").first).to_be_attached()
    expect(desk.locator(MARK)).to_have_count(0)


def test_a_key_ends_what_is_shown(desk: Page, address: str, tmp_path: Path) -> None:
    enter(desk, address, has_three_rows, tmp_path)
    strike(desk)
    desk.keyboard.press("Shift")
    expect(desk.locator(MARK)).to_have_count(0, timeout=AT_ONCE)


def test_no_effects_are_shown_without_movement(desk: Page, address: str, tmp_path: Path) -> None:
    enter(desk, address, has_three_rows, tmp_path)
    desk.keyboard.press("?")
    desk.get_by_role("combobox", name="Movement").select_option("off")
    desk.keyboard.press("Escape")
    marks = "document.querySelectorAll('[data-mark]').length"
    desk.evaluate(
        f"new MutationObserver(() => window.seen = (window.seen || 0) + {marks})"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    desk.get_by_role("gridcell", name=re.compile(r"^row 1 .*attack")).first.click()
    sure(desk).click()
    expect(sure(desk)).to_have_count(0)
    desk.wait_for_timeout(AT_ONCE)
    assert not desk.evaluate("window.seen")


def test_sound_is_turned_off_with_one_button(desk: Page, address: str) -> None:
    open_straight(desk, address, "caverns", "bot:greedy", adventure="adv-02")
    mute = desk.get_by_role("button", name="Mute")
    expect(mute).to_have_attribute("aria-pressed", "false")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    desk.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")
    desk.keyboard.press("?")
    volume = desk.get_by_role("slider", name="Sound")
    expect(volume).to_have_value("0")
    volume.fill("0.5")
    desk.keyboard.press("Escape")
    expect(mute).to_have_attribute("aria-pressed", "false")


def until_told(page: Page) -> Locator:
    """Play until somebody else does something."""
    driver, told = Driver(page), page.get_by_role("region", name="What others did")
    while driver.is_asked() and told.count() == 0:
        driver.move()
    return told


def test_a_newcomer_goes_through_the_turns_of_others(newcomer: Page, address: str) -> None:
    open_straight(newcomer, address, "caverns", "bot:greedy", adventure="adv-02")
    told = until_told(newcomer)
    expect(newcomer.locator(ASKED)).to_have_count(0)
    first = told.inner_text()
    newcomer.keyboard.press("Space")
    expect(told.get_by_text(first, exact=True)).to_have_count(0)
    for _ in range(40):
        if newcomer.locator(ASKED).count():
            break
        newcomer.keyboard.press("Escape")
        newcomer.wait_for_timeout(100)
    expect(newcomer.locator(ASKED)).to_be_visible()
    expect(told).to_have_count(0)


def test_what_befell_everybody_is_one_sentence(newcomer: Page, address: str) -> None:
    open_straight(newcomer, address, "caverns", "bot:greedy", adventure="adv-02")
    driver = Driver(newcomer)
    since = newcomer.get_by_role("status").filter(has_text="Since your turn: ")
    for _ in range(60):
        if since.count() or not driver.is_asked():
            break
        if newcomer.get_by_role("region", name="What others did").count():
            newcomer.keyboard.press("Escape")
        else:
            driver.move()
    expect(since).to_be_visible()
    since.get_by_role("button", name="Close").click()
    expect(since).to_have_count(0)
