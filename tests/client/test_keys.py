"""Keys alone: a whole turn is played, and every action is found."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import ASKED, Driver, sure
from tests.client.dungeons import open_dungeon
from tests.client.opening import open_adventure, open_basic_game

pytestmark = pytest.mark.browser


def in_the_cave(page: Page, address: str, *others: str) -> str:
    """Open an adventure that two and more can play."""
    return open_adventure(page, address, "adv-02", *others)


PRESSES = 60
MOST = 2_000
MOST_STOPS = 24
LEADING = {
    "m": ".cell.goal",
    "a": ".cell.can:not(.goal)",
    "e": ".grip",
    ".": ".actions .choice, .actions .primary",
}
CARDS = """[...document.querySelectorAll('.tray .cards > *, .hands .cards > *')]
  .flatMap((card, at) => at < 9 && card.matches('.can') ? [`${at + 1}`] : [])"""

FOCUSED = """() => {
  const here = document.activeElement;
  if (!here || here === document.body) return '';
  here.dataset.stop ??= `${document.querySelectorAll('[data-stop]').length + 1}`;
  return here.dataset.stop;
}"""
OPENED = {"alliance": open_basic_game, "caverns": in_the_cave, "infinity": open_dungeon}


class Keys(Driver):
    """A person without a mouse: jumps to what can be done and presses Enter."""

    def _click(self) -> None:
        if sure(self.page).count():
            self._press(".", "Enter")
        elif keys := self._leading():
            key = self._any.choice(keys)
            self._press(*(key if key.isdigit() else (key, "Enter")))
        elif self.page.locator(ASKED).count() == 0:
            self.page.wait_for_timeout(200)
        else:
            self._press("?", "Tab", *["ArrowDown"] * self._any.randrange(6), "Enter")

    def _leading(self) -> list[str]:
        """Keys that lead to something that can be done: most of all to the board and the cards."""
        found = [key for key, lit in LEADING.items() if self.page.locator(lit).count()]
        return [*found, *self.page.evaluate(CARDS)]

    def _press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def move(self) -> None:
        """Make one move."""
        before = self.moves()
        for _ in range(PRESSES):
            self._click()
            if self._changed(before):
                return
        raise AssertionError("no key made a move")


def play_to_the_end(page: Page) -> None:
    """Press keys until the game is over."""
    assert Keys(page).play(MOST) < MOST
    expect(page.get_by_role("region", name="The game is over")).to_be_visible()


@pytest.mark.long
def test_a_whole_adventure_is_played_with_keys_alone(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    play_to_the_end(desk)


@pytest.mark.long
def test_a_whole_basic_game_is_played_with_keys_alone(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    play_to_the_end(desk)


@pytest.mark.long
def test_a_whole_dungeon_is_played_with_keys_alone(desk: Page, address: str) -> None:
    open_dungeon(desk, address, "bot:greedy")
    play_to_the_end(desk)


@pytest.mark.parametrize("game", ["alliance", "caverns", "infinity"])
def test_a_table_has_a_handful_of_tab_stops(desk: Page, address: str, game: str) -> None:
    OPENED[game](desk, address, "bot:greedy")
    driver = Driver(desk)
    driver.play(6)
    assert driver.is_asked()
    assert tab_stops(desk) <= MOST_STOPS


def tab_stops(page: Page) -> int:
    """How often Tab is pressed to come round the whole page."""
    page.evaluate("document.activeElement?.blur()")
    seen: list[str] = []
    for _ in range(3 * MOST_STOPS):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(f"({FOCUSED})()"))
        if seen[-1] == "" or seen[-1] in seen[:-1]:
            return len(seen) - 1
    return len(seen)


def test_the_focus_stays_where_something_was_done(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    keys = Keys(desk)
    assert keys.is_asked()
    for _ in range(4):
        keys.move()
        assert keys.is_asked()
    desk.keyboard.press("Tab")
    assert desk.evaluate("document.activeElement !== document.body")


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
    expect(desk.locator(".cell.goal").first).to_be_attached()
    desk.keyboard.press("m")
    here = desk.evaluate("document.activeElement.id")
    desk.keyboard.press("ArrowDown")
    there = desk.evaluate("document.activeElement.id")
    desk.keyboard.press("k")
    assert there != here == desk.evaluate("document.activeElement.id")
    ring = "getComputedStyle(document.activeElement.querySelector('.ground')).strokeWidth"
    assert float(desk.evaluate(ring).removesuffix("px")) > 0.05


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
