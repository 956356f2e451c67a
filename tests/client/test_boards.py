"""Several boards at one table: the map, and a panel for each further board."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.client.conftest import DESK
from tests.client.driving import ASKED, Driver, sure
from tests.client.opening import light_the_page, open_table, practised, set_up, sit
from tests.client.test_access import violations

pytestmark = pytest.mark.browser

PHONE = ViewportSize(width=390, height=844)
GAME = "tests.toy_boards:TOY_BOARDS"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the toy game on several boards."""
    database = f"sqlite:///{tmp_path_factory.mktemp('boards') / 'rooms.db'}"
    command = [sys.executable, "-m", "tests.served", "--port=0", "--no-browser"]
    command += ["--database", database, "--with", GAME]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield server.stdout.readline().split(" at ")[1].split()[0]
        server.terminate()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone, held upright."""
    with practised(browser, viewport=PHONE, has_touch=True, is_mobile=True) as context:
        yield context.new_page()


def sit_down(page: Page, address: str) -> None:
    """Play both seats of a game."""
    set_up(page, address, "toy-boards")
    sit(page, "me")
    open_table(page)
    expect(page.locator(ASKED)).to_be_visible()


def slot(page: Page, name: str) -> Locator:
    """A place of a panel by what it is called."""
    return page.get_by_role("grid", name="Enemies before").get_by_role("gridcell", name=name)


def spark(page: Page) -> None:
    """Rest until somebody has a spark, and play it."""
    driver = Driver(page)
    button = page.get_by_role("button", name="play spark")
    while driver.is_asked() and button.count() == 0:
        moves = driver.moves()
        slot(page, "Ogre").click()
        sure(page).click()
        expect(page.locator(f"[data-moves='{moves}']")).to_have_count(0)
    button.click()
    if sure(page).count():
        sure(page).click()


@pytest.mark.quick
def test_a_token_on_a_second_board_is_clicked(desk: Page, address: str) -> None:
    sit_down(desk, address)
    moves = Driver(desk).moves()
    ogre = slot(desk, "row 2 b, Ogre of the Gate 11 of 11 Health, rest")
    ogre.click()
    expect(desk.locator(".inspect")).to_contain_text("Power 2, Defense 1.")
    sure(desk).click()
    expect(desk.locator(f"[data-moves='{moves}']")).to_have_count(0)
    expect(desk.get_by_label("What happened")).to_contain_text("rest")


def test_the_map_stays_in_sight_beside_a_panel(desk: Page, address: str) -> None:
    sit_down(desk, address)
    figures = desk.get_by_role("grid", name="Path").locator("[data-token]").all()
    panel = desk.get_by_role("region", name="Enemies before p1").bounding_box()
    boxes = [figure.bounding_box() for figure in figures]
    assert panel is not None
    assert boxes
    assert all(box and box["x"] + box["width"] <= panel["x"] + 1 for box in boxes)


def test_who_is_struck_goes_to_the_panel_and_back(desk: Page, address: str) -> None:
    sit_down(desk, address)
    spark(desk)
    piece = desk.locator(".panel [data-token]:has(.target)")
    expect(piece).to_be_visible()
    struck = slot(desk, "strike")
    struck.click()
    sure(desk).click()
    expect(desk.locator(".map [data-token='fig:p1']")).to_have_count(1)
    expect(desk.locator(".map [data-token='fig:p2']")).to_have_count(1)


def test_a_panel_is_played_with_keys(desk: Page, address: str) -> None:
    sit_down(desk, address)
    moves = Driver(desk).moves()
    slot(desk, "row 3 a").focus()
    desk.keyboard.press("ArrowDown")
    desk.keyboard.press("ArrowRight")
    expect(slot(desk, "row 2 b")).to_be_focused()
    desk.keyboard.press("Enter")
    desk.keyboard.press("Enter")
    expect(desk.locator(f"[data-moves='{moves}']")).to_have_count(0)


def test_a_phone_shows_one_board_at_a_time(phone: Page, address: str) -> None:
    sit_down(phone, address)
    tabs = phone.get_by_role("navigation", name="Boards")
    expect(slot(phone, "Ogre")).not_to_be_in_viewport()
    tabs.get_by_role("button", name="Enemies before p1").tap()
    expect(slot(phone, "Ogre")).to_be_in_viewport()
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    sizes = phone.locator(".panel").evaluate_all(
        "panels => panels.flatMap(p => [...p.querySelectorAll('small, .name, .label, b')])"
        ".map(e => parseFloat(getComputedStyle(e).fontSize))"
    )
    assert min(sizes) >= 11
    tabs.get_by_role("button", name="Path").tap()
    expect(slot(phone, "Ogre")).not_to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_finds_nothing_beside_a_panel(
    browser: Browser, address: str, scheme: Literal["dark", "light"]
) -> None:
    with practised(browser, viewport=DESK) as context:
        light_the_page(context, scheme)
        page = context.new_page()
        sit_down(page, address)
        assert violations(page) == []
