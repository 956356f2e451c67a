"""Rooms opened as people open them: on the set-up page."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

import undercroft as uc

# A wait ends as soon as what is waited for is there: only a busy machine needs so much.
PATIENCE = 60_000
PAUSE = 50


OPEN = "Open the table"
PRACTISED = {"pauses": "never", "stories": False}
"""What somebody has set who has played before."""


def set_up(page: Page, address: str, game: str, offer: str = "") -> None:
    """Come to the set-up page of a game, and pick what it offers under an id."""
    page.goto(f"{address}/#/new/{game}")
    expect(page.get_by_role("button", name=OPEN)).to_be_visible()
    if offer:
        offers = page.get_by_role("group", name="What to play").get_by_role("button")
        ids = [one.id for one in uc.game(game).offers]
        offers.nth(ids.index(offer)).click()


def sit(page: Page, *others: str) -> None:
    """Let so many others sit beside me: persons or bots, as the set-up page names them."""
    seats = page.get_by_role("combobox", name=re.compile(r"^Seat \d$"))
    while seats.count() <= len(others):
        page.get_by_role("button", name="+ Add").click()
    while seats.count() > len(others) + 1:
        page.get_by_role("button", name="Take seat 2 away").click()
    for seat, who in enumerate(others, 2):
        page.get_by_role("combobox", name=f"Seat {seat}").select_option(who)


def open_table(page: Page) -> str:
    """Open the table as it is set up; says the room's code."""
    page.get_by_role("button", name=OPEN).click()
    page.wait_for_url("**/#/room/*")
    return page.url.rpartition("/")[2]


def open_basic_game(page: Page, address: str, *others: str, host: str = "You") -> str:
    """Open a short Basic Game of Alliance for me and others; says the room's code."""
    set_up(page, address, "alliance", "rivals-basic")
    page.get_by_label("Your name").fill(host)
    sit(page, *(others or ("bot:greedy",)))
    return open_table(page)


def open_adventure(page: Page, address: str, adventure: str = "adv-01", *others: str) -> str:
    """Open an adventure of Caverns for me and others; says the room's code."""
    set_up(page, address, "caverns", adventure)
    sit(page, *others)
    return open_table(page)


def open_straight(page: Page, address: str, game: str, *others: str, **options: str) -> str:
    """Open a room as a program does, and go there; I sit first. Says the room's code."""
    plan = {"game": game, "host": "You", "seats": ["person:You", *others], "start": True}
    opened = page.request.post(f"{address}/api/rooms", data={**plan, "options": options}).json()
    page.goto(address)
    kept = json.dumps(opened["tickets"])
    page.evaluate("kept => localStorage.setItem('undercroft.tickets', kept)", kept)
    page.goto(f"{address}/#/room/{opened['code']}")
    return str(opened["code"])


def shown_code(page: Page) -> Locator:
    """The move and the state code at the top of a page."""
    return page.locator(".banner .code")


def agree(one: Page, other: Page) -> None:
    """Two pages come to show the same move and state; either may still be told of more."""
    for _ in range(PATIENCE // PAUSE):
        if shown_code(one).inner_text() == shown_code(other).inner_text():
            return
        one.wait_for_timeout(PAUSE)
    expect(shown_code(one)).to_have_text(shown_code(other).inner_text())


def two_players(desk: Page, other: Page, address: str) -> tuple[Page, Page]:
    """Ann opens a room, Bob joins by its address, and they begin."""
    code = open_basic_game(desk, address, "open", host="Ann")
    other.goto(f"{address}/#/room/{code}")
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Join").click()
    desk.get_by_role("button", name="Begin").click()
    for page in (desk, other):
        expect(page.get_by_role("grid")).to_be_visible()
    return desk, other


def practised(browser: Browser, **options: Any) -> BrowserContext:
    """A browser of somebody who has played before: what others do does not wait to be seen."""
    context = browser.new_context(**options)
    kept = json.dumps(json.dumps(PRACTISED))
    context.add_init_script(f"localStorage['undercroft.settings'] ??= {kept}")
    return context


def light_the_page(context: BrowserContext, theme: str) -> None:
    """Who opens the page likes it by torchlight, or by daylight."""
    kept = json.dumps(json.dumps({"theme": theme, **PRACTISED}))
    context.add_init_script(f"localStorage.setItem('undercroft.settings', {kept})")
