"""The set-up page: pictured games first, what goes with them, and every choice folded away."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.client.opening import OPEN, set_up, sit

pytestmark = pytest.mark.browser

USUAL = {"mode": "competitive", "quests": "none", "deep": False, "treasures": False}


def opened_with(page: Page) -> dict[str, object]:
    """The number of seats and the options with which a room is opened."""
    with page.expect_request(lambda request: request.method == "POST") as opened:
        page.get_by_role("button", name=OPEN).click()
    asked = json.loads(opened.value.post_data or "{}")
    return {**asked["options"], "seats": len(asked["seats"])}


@pytest.mark.parametrize(
    ("offer", "options"),
    [
        ("rivals-usual", {**USUAL, "seats": 2}),
        ("together-quests", {**USUAL, "mode": "co-op", "quests": "levels", "seats": 2}),
        (
            "alone-everything",
            {**USUAL, "quests": "levels", "deep": True, "treasures": True, "seats": 1},
        ),
    ],
)
def test_what_is_offered_is_what_is_opened(
    desk: Page, address: str, offer: str, options: dict[str, object]
) -> None:
    set_up(desk, address, "alliance", "rivals-basic")
    set_up(desk, address, "alliance", offer)
    pressed = desk.get_by_role("group", name="What to play").locator("[aria-pressed=true]")
    expect(pressed).to_have_count(1)
    opened = opened_with(desk)
    assert {name: opened[name] for name in options} == options


def test_offers_are_told_apart_by_the_way_they_are_played(page: Page, address: str) -> None:
    set_up(page, address, "caverns")
    offers = page.get_by_role("group", name="What to play").get_by_role("button")
    page.get_by_role("button", name="A traitor", exact=True).click()
    expect(offers).to_have_count(1)
    expect(offers).to_contain_text("One of Us")
    page.get_by_role("button", name="All 13").click()
    expect(offers).to_have_count(13)


def test_seats_are_added_and_taken_away_as_the_offer_allows(page: Page, address: str) -> None:
    set_up(page, address, "caverns", "adv-03")
    seats = page.get_by_role("combobox", name=re.compile("^Seat"))
    expect(seats).to_have_count(3)
    expect(page.get_by_role("button", name="Take seat 3 away")).to_have_count(0)
    sit(page, "bot:easy", "bot:easy", "bot:hard", "open")
    expect(seats).to_have_count(5)
    expect(page.get_by_role("button", name="+ Add")).to_have_count(0)
    set_up(page, address, "caverns", "adv-01")
    expect(seats).to_have_count(1)


def test_single_choices_are_folded_away_and_told_in_a_line(page: Page, address: str) -> None:
    set_up(page, address, "alliance", "rivals-everything")
    expect(page.get_by_role("checkbox", name="Permadeath")).to_be_hidden()
    page.locator("summary", has_text="Variants").first.click()
    page.get_by_role("checkbox", name="Permadeath").check()
    expect(page.locator("aside")).to_contain_text("Permadeath")
    set_up_again = page.get_by_role("group", name="What to play").get_by_role("button").first
    set_up_again.click()
    expect(page.locator("aside")).to_contain_text("Permadeath")
    assert opened_with(page)["permadeath"] is True
