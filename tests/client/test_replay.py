"""A game seen again: every moment has an address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

import undercroft as uc
from tests.client.conftest import DESK
from tests.client.driving import Driver
from tests.client.opening import agree, open_basic_game, practised, shown_code
from undercroft.games.alliance.game import ALLIANCE
from undercroft.kernel.table import Table

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[Page]:
    """One page for all: looking at a game changes nothing in it."""
    with practised(browser, viewport=DESK) as context:
        yield context.new_page()


@pytest.fixture(scope="module")
def played(desk: Page, address: str) -> str:
    """A room in which a few moves were made; its code."""
    code = open_basic_game(desk, address)
    Driver(desk).play(6)
    return code


def test_steps_and_the_slider_lead_to_moments(desk: Page, address: str, played: str) -> None:
    desk.goto(f"{address}/#/replay/{played}/3")
    slider = desk.get_by_label("Move", exact=True)
    expect(slider).to_have_value("3")
    expect(shown_code(desk)).to_have_text(re.compile(r"3 · \w{6}"))
    desk.keyboard.press("ArrowRight")
    expect(slider).to_have_value("4")
    desk.get_by_role("button", name="One move back").click()
    desk.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value("2")
    slider.focus()
    desk.keyboard.press("End")
    expect(desk).to_have_url(f"{address}/#/replay/{played}/{slider.get_attribute('max')}")
    desk.get_by_role("link", name="Back to now").click()
    expect(desk).to_have_url(f"{address}/#/room/{played}")


def test_it_plays_by_itself_until_it_is_stopped(desk: Page, address: str, played: str) -> None:
    desk.goto(f"{address}/#/replay/{played}/0")
    desk.get_by_role("button", name="Play", exact=True).click()
    expect(desk.get_by_label("Move", exact=True)).to_have_value("2")
    desk.get_by_role("button", name="Pause").click()
    stopped = desk.get_by_label("Move", exact=True).input_value()
    desk.wait_for_timeout(1_200)
    assert desk.get_by_label("Move", exact=True).input_value() == stopped


def test_a_line_of_the_log_leads_to_its_moment(desk: Page, address: str, played: str) -> None:
    desk.goto(f"{address}/#/replay/{played}/0")
    line = desk.get_by_label("What happened").get_by_role("link", name="moves to").first
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    assert not desk.url.endswith("/0")


def test_the_board_stays_while_one_scrubs(desk: Page, address: str, played: str) -> None:
    desk.goto(f"{address}/#/replay/{played}/5")
    board = desk.get_by_role("grid").element_handle()
    cell = desk.get_by_role("gridcell").first.element_handle()
    for _ in range(4):
        desk.keyboard.press("ArrowRight")
    expect(desk.get_by_label("Move", exact=True)).to_have_value("9")
    assert board.evaluate("(drawn) => drawn.isConnected")
    assert cell.evaluate("(drawn) => drawn.isConnected")


def test_a_link_shows_the_same_moment_to_others(
    desk: Page, address: str, played: str, browser: Browser
) -> None:
    desk.goto(f"{address}/#/replay/{played}/7")
    expect(shown_code(desk)).to_have_text(re.compile(r"7 · \w{6}"))
    desk.get_by_role("button", name="Copy link").click()
    link = desk.get_by_role("status").inner_text()
    link = desk.url if "copied" in link else link
    with practised(browser, viewport=DESK) as other:
        page = other.new_page()
        page.goto(link)
        agree(page, desk)
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url("**/#/room/*")
        expect(page.locator("[data-moves]")).to_be_visible()


@pytest.mark.quick
def test_a_record_file_is_opened_at_home(desk: Page, address: str, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    record.write_text(_random_game().record())
    desk.goto(address)
    desk.get_by_label("Open a record").set_input_files(record)
    desk.wait_for_url("**/#/replay/*/0")
    expect(desk.get_by_role("gridcell").first).to_be_visible()
    desk.get_by_role("button", name="To the end").click()
    expect(desk.get_by_label("Move", exact=True)).not_to_have_value("0")


def _random_game() -> Table:
    """A game that somebody played elsewhere."""
    uc.register(ALLIANCE)
    table = uc.new("alliance", seats=2, seed=7, options={"short": True})
    rng = Random(7)
    while table.over is None:
        table.play(rng.choice(table.legal()))
    return table
