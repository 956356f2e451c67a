"""The deep room of Alliance in the browser: a second map beside the first, with who waits there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.client.driving import Driver
from tests.client.dungeons import play_on
from tests.client.opening import practised
from tests.games.alliance.moments import played_below, played_beside

pytestmark = pytest.mark.browser

PHONE = ViewportSize(width=390, height=844)
QUICK = 8
MOST = 1200


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone, held upright."""
    with practised(browser, viewport=PHONE, has_touch=True, is_mobile=True) as context:
        yield context.new_page()


@pytest.mark.quick
def test_both_maps_are_seen_and_a_hero_walks_below(
    desk: Page, address: str, tmp_path: Path
) -> None:
    play_on(desk, address, played_below("gorthos"), tmp_path)
    below = desk.get_by_role("region", name="Deep Room")
    expect(below.get_by_role("gridcell")).to_have_count(36)
    expect(
        below.get_by_role("gridcell", name=re.compile("Gorthos the Dragon")).first
    ).to_be_visible()
    expect(desk.get_by_role("region", name="Deep Room").locator(".cell.can").first).to_be_visible()
    assert Driver(desk).play(QUICK) == QUICK


def test_a_giant_is_attacked_on_any_of_its_squares(
    desk: Page, address: str, tmp_path: Path
) -> None:
    play_on(desk, address, played_beside("gorthos"), tmp_path)
    squares = desk.get_by_role("gridcell", name=re.compile(r"Gorthos the Dragon \d"))
    expect(squares).to_have_count(4)
    for square in squares.all():
        square.click(force=True)
        panel = desk.locator(".prospect")
        expect(panel).to_contain_text("Gorthos the Dragon")
        expect(panel).to_contain_text("Armor")
        desk.get_by_role("button", name="Cancel").click()


def test_on_a_phone_the_maps_lie_behind_tabs(phone: Page, address: str, tmp_path: Path) -> None:
    play_on(phone, address, played_below("titan"), tmp_path)
    phone.get_by_role("button", name="Hall of the Titan").click()
    below = phone.get_by_role("region", name="Hall of the Titan")
    expect(below.get_by_role("gridcell", name=re.compile("The Titan")).first).to_be_visible()
    assert Driver(phone).play(QUICK) == QUICK


@pytest.mark.long
def test_a_game_with_the_deep_room_and_treasures_is_clicked_to_its_end(
    desk: Page, address: str, tmp_path: Path
) -> None:
    play_on(desk, address, played_below("regent"), tmp_path)
    assert Driver(desk).play(MOST) < MOST
    ending = desk.get_by_role("region", name="The game is over")
    expect(ending).to_contain_text("You win")
    assert "Deep Room" in " ".join(
        desk.get_by_label("What happened").locator("[data-line]").all_text_contents()
    )
