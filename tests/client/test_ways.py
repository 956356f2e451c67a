"""The set-up page: ways to play first, what goes with them, and every choice folded away."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

USUAL = {"mode": "competitive", "quests": "none", "deep": False, "treasures": False}


def opened_with(page: Page) -> dict[str, object]:
    """The number of seats and the options with which a room is opened."""
    with page.expect_request(lambda request: request.method == "POST") as opened:
        page.get_by_role("button", name="Open the room").click()
    asked = json.loads(opened.value.post_data or "{}")
    return {**asked["options"], "seats": len(asked["seats"])}


@pytest.mark.parametrize(
    ("way", "setup", "options"),
    [
        ("Rivals", "the usual game", {**USUAL, "seats": 2}),
        ("Together", "three quests", {**USUAL, "mode": "co-op", "quests": "levels", "seats": 2}),
        ("Alone", "everything", {**USUAL, "quests": "levels", "deep": True, "seats": 1}),
    ],
)
def test_a_way_to_play_and_what_goes_with_it(
    desk: Page, address: str, way: str, setup: str, options: dict[str, object]
) -> None:
    desk.goto(f"{address}/#/new/alliance")
    # What was chosen first goes along with a way that is chosen afterwards.
    desk.get_by_role("button", name=setup).click()
    desk.get_by_role("button", name=way, exact=True).click()
    for name in (setup, way):
        pressed = desk.get_by_role("button", name=name, exact=True)
        expect(pressed).to_have_attribute("aria-pressed", "true")
    opened = opened_with(desk)
    wanted = {**options, "treasures": setup == "everything"}
    assert {name: opened[name] for name in wanted} == wanted


def test_single_choices_are_folded_away_and_told_in_a_line(page: Page, address: str) -> None:
    page.goto(f"{address}/#/new/alliance")
    folded = page.locator("summary", has_text="Every choice")
    expect(folded).to_contain_text("all as usual")
    expect(page.get_by_role("checkbox", name=re.compile("permadeath"))).to_be_hidden()
    page.get_by_role("button", name="everything").click()
    expect(folded).to_contain_text("quests: levels · champions · treasures · deep")
    folded.click()
    page.get_by_role("checkbox", name=re.compile("permadeath")).check()
    expect(folded).to_contain_text("deep · permadeath")
    everything = page.get_by_role("button", name="everything")
    expect(everything).to_have_attribute("aria-pressed", "false")
