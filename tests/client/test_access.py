"""The page can be used by everybody: no rule of axe is broken, keys are enough."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.client.driving import ASKED, Driver, sure
from tests.client.opening import light_the_page, open_adventure, practised

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]


@pytest.fixture(params=["dark", "light"])
def desk(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page on a desktop, by torchlight and by daylight."""
    size = ViewportSize(width=1280, height=800)
    with practised(browser, viewport=size) as context:
        light_the_page(context, request.param)
        yield context.new_page()


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page."""
    page.evaluate(AXE.read_text())
    found = page.evaluate(f"axe.run({{runOnly: {TAGS}}}).then((found) => found.violations)")
    return [
        f"{wrong['id']}: {node['target']} {node.get('failureSummary', '')}"
        for wrong in found
        for node in wrong["nodes"]
    ]


@pytest.mark.parametrize(
    "where",
    [
        "",
        "#/about",
        "#/campaigns/alliance",
        "#/new/alliance",
        "#/new/caverns",
        "#/rules/alliance",
        "#/rules/infinity",
        "#/cards/alliance",
        "#/cards/caverns/oriel",
    ],
)
def test_axe_finds_nothing_on_a_page(desk: Page, address: str, where: str) -> None:
    desk.goto(f"{address}/{where}")
    expect(desk.get_by_role("heading").first).to_be_visible()
    desk.wait_for_load_state("networkidle")
    assert not violations(desk), violations(desk)


@pytest.mark.quick
def test_axe_finds_nothing_at_the_table(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.get_by_role("button", name="Play now").first.click()
    expect(desk.locator(ASKED)).to_be_visible()
    assert not violations(desk), violations(desk)


def test_axe_finds_nothing_in_the_cave(desk: Page, address: str) -> None:
    open_adventure(desk, address, "adv-02", "bot:greedy")
    assert Driver(desk).is_asked()
    assert not violations(desk), violations(desk)


def test_a_move_is_made_with_keys_alone(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.get_by_role("button", name="Play now").first.focus()
    desk.keyboard.press("Enter")
    expect(desk.locator(ASKED)).to_be_visible()
    desk.keyboard.press("?")
    menu = desk.get_by_role("dialog")
    expect(menu.get_by_text("All my actions")).to_be_visible()
    desk.keyboard.press("Tab")
    desk.keyboard.press("Enter")
    told = desk.get_by_label("What happened")
    expect(told.get_by_text("joins the ").or_(sure(desk)).first).to_be_visible()
    if sure(desk).count():  # what cannot be undone is confirmed
        desk.keyboard.press("Enter")
    expect(told).to_contain_text("joins the ")


@pytest.mark.long
def test_axe_finds_nothing_from_the_cave_to_the_ending_and_its_replay(
    desk: Page, address: str
) -> None:
    code = open_adventure(desk, address, "adv-02", "bot:greedy")
    driver = Driver(desk)
    driver.play(4)
    assert driver.is_asked()
    desk.get_by_role("button", name="Danger", exact=True).click()
    expect(desk.get_by_role("status")).to_be_visible()
    assert not violations(desk), violations(desk)
    desk.keyboard.press("c")
    expect(desk.get_by_role("dialog")).to_be_visible()
    assert not violations(desk), violations(desk)
    desk.keyboard.press("Escape")
    desk.keyboard.press("?")
    desk.get_by_role("button", name="Give the game up").click()
    assert not violations(desk), violations(desk)
    desk.get_by_role("button", name="Yes, give up").click()
    expect(desk.get_by_role("region", name="The game is over")).to_be_visible()
    assert not violations(desk), violations(desk)
    desk.goto(f"{address}/#/replay/{code}/3")
    expect(desk.get_by_role("gridcell").first).to_be_visible()
    assert not violations(desk), violations(desk)
