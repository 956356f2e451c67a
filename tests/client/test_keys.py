"""Keys alone: a whole turn is played, and every action is found."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import Driver
from tests.client.opening import open_adventure

pytestmark = pytest.mark.browser

JUMPS = "mae..1234"
PRESSES = 60


class Keys(Driver):
    """A person without a mouse: jumps to what can be done and presses Enter."""

    def _click(self) -> None:
        self.page.keyboard.press(self._any.choice(JUMPS))
        self.page.keyboard.press("Enter")

    def move(self) -> None:
        """Make one move."""
        before = self.moves()
        for _ in range(PRESSES):
            self._click()
            if self._changed(before):
                return
        raise AssertionError("no key made a move")


@pytest.mark.long
def test_a_whole_turn_is_played_with_keys_alone(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    keys = Keys(desk)
    while keys.is_asked() and "round 2" not in desk.get_by_role("banner").inner_text():
        keys.move()
    expect(desk.get_by_label("What happened")).to_contain_text("acts")


def test_the_cursor_walks_over_the_board_and_is_seen(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    assert Driver(desk).is_asked()
    expect(desk.locator(".cell .reach").first).to_be_attached()
    desk.keyboard.press("m")
    here = desk.evaluate("document.activeElement.id")
    desk.keyboard.press("ArrowDown")
    there = desk.evaluate("document.activeElement.id")
    desk.keyboard.press("k")
    assert there != here == desk.evaluate("document.activeElement.id")
    ring = "getComputedStyle(document.activeElement.querySelector('.ground')).strokeWidth"
    assert desk.evaluate(ring) == "0.07px"


def test_every_action_is_listed_and_highlighted(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    driver = Driver(desk)
    for _ in range(4):
        assert driver.is_asked()
        desk.keyboard.press("?")
        listed = desk.locator("dialog [data-touch]")
        expect(listed.first).to_be_visible()
        things = {button.get_attribute("data-touch") or "" for button in listed.all()}
        desk.keyboard.press("Escape")
        expect(desk.locator("dialog")).to_have_count(0)
        assert [thing for thing in things if not is_lit(desk, thing)] == []
        driver.move()


def is_lit(page: Page, thing: str) -> bool:
    """Whether something on the table can be touched for an action."""
    kind = thing.partition(":")[0]
    if kind == "btn":
        return page.locator(".actions .choice").count() > 0
    if kind in ("sq", "edge"):
        return page.locator(f"[id='{thing}'].can").count() > 0
    if kind in ("card", "hero"):
        return page.locator(f"[data-id='{thing}'].can").count() > 0
    return page.locator(".cell.can").count() > 0
