"""Fingers on a phone: tap, long press, pinch, drag, and a round with one hand."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, ViewportSize, expect

from tests.client.driving import ASKED, Driver, sure
from tests.client.opening import open_adventure, practised

pytestmark = pytest.mark.browser

WALK = re.compile(r"move .* for \d")

PHONE = ViewportSize(width=360, height=640)
THUMB = 44
LONG = 700
Finger = dict[str, float]


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A small phone, held upright."""
    with practised(browser, viewport=PHONE, has_touch=True, is_mobile=True) as context:
        yield context.new_page()


def fingers(line: CDPSession, what: str, *at: Finger) -> None:
    """Put fingers on the screen, move them, or lift them."""
    line.send("Input.dispatchTouchEvent", {"type": f"touch{what}", "touchPoints": list(at)})


def middle(thing: Locator) -> Finger:
    """The middle of a thing on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def shown(phone: Page, things: Locator) -> Locator:
    """One of some things that the board shows without panning, away from its edge."""
    board = phone.get_by_role("grid").bounding_box()
    assert board is not None
    for thing in things.all():
        at = middle(thing)
        across, down = at["x"] - board["x"], at["y"] - board["y"]
        if 90 < across < board["width"] - 60 and 20 < down < board["height"] - 60:
            return thing
    raise AssertionError("the board shows none of them")


def seen(phone: Page) -> list[float]:
    """What part of the board one sees: left, top, width and height."""
    return [float(n) for n in (phone.get_by_role("grid").get_attribute("viewBox") or "").split()]


@pytest.mark.quick
def test_two_fingers_pinch_and_one_drags(phone: Page, address: str) -> None:
    open_adventure(phone, address, "adv-02", "bot:greedy")
    board = phone.get_by_role("grid")
    expect(board).to_be_visible()
    line = phone.context.new_cdp_session(phone)
    at, before = middle(board), seen(phone)
    fingers(line, "Start", {**at, "id": 0}, {"x": at["x"] + 30, "y": at["y"], "id": 1})
    for apart in range(40, 100, 10):
        fingers(line, "Move", {**at, "id": 0}, {"x": at["x"] + apart, "y": at["y"], "id": 1})
    fingers(line, "End")
    expect(board).not_to_have_attribute("viewBox", " ".join(f"{n:g}" for n in before))
    closer = seen(phone)
    assert closer[2] < before[2]
    fingers(line, "Start", at)
    for far in range(10, 70, 10):
        fingers(line, "Move", {"x": at["x"] + far, "y": at["y"]})
    fingers(line, "End")
    expect(board).not_to_have_attribute("viewBox", " ".join(f"{n:g}" for n in closer))
    assert seen(phone)[0] < closer[0]


def test_a_finger_that_stays_shows_details(phone: Page, address: str) -> None:
    open_adventure(phone, address, "adv-02", "bot:greedy")
    expect(phone.locator(ASKED)).to_be_visible()
    moves = Driver(phone).moves()
    line = phone.context.new_cdp_session(phone)
    fingers(line, "Start", middle(shown(phone, phone.locator(".cell"))))
    phone.wait_for_timeout(LONG)
    expect(phone.locator(".inspect")).to_be_visible()
    fingers(line, "End")
    assert Driver(phone).moves() == moves


@pytest.mark.long
def test_a_round_is_played_with_one_thumb(phone: Page, address: str) -> None:
    open_adventure(phone, address, "adv-02", "bot:greedy")
    driver = Driver(phone)
    driver.play(6)
    assert driver.is_asked()
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for button in phone.locator("button:visible:not(.card):not(.inspect button)").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= THUMB - 0.5, button.inner_text()


@pytest.mark.long
def test_a_tap_selects_and_a_second_one_confirms(phone: Page, address: str) -> None:
    open_adventure(phone, address, "adv-02", "bot:greedy")
    driver, goals = Driver(phone), phone.get_by_role("gridcell", name=WALK)
    while driver.is_asked() and goals.count() == 0:
        driver.move()
    moves = driver.moves()
    square = shown(phone, goals)
    square.tap(force=True)
    expect(sure(phone)).to_be_visible()
    assert driver.moves() == moves
    square.tap(force=True)
    expect(phone.locator(f"[data-moves='{moves}']")).to_have_count(0)
