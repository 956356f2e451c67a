"""A Basic Game of Alliance in the browser: a person who clicks what is highlighted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import Driver
from tests.client.opening import open_basic_game

pytestmark = pytest.mark.browser

QUICK = 25
MOST = 2_000


def test_many_moves_are_made_with_clicks_alone(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    driver = Driver(desk)
    assert driver.play(QUICK) == QUICK
    assert driver.moves() > QUICK


@pytest.mark.long
def test_a_whole_basic_game_is_played_with_clicks_alone(desk: Page, address: str) -> None:
    code = open_basic_game(desk, address)
    made = Driver(desk).play(MOST)
    assert made < MOST
    ending = desk.get_by_role("region", name="The game is over")
    expect(ending).to_be_visible()
    ending.get_by_role("link", name="Replay").click()
    desk.wait_for_url(f"**/#/replay/{code}/0")
    desk.get_by_role("button", name="To the end").click()
    expect(desk.get_by_role("gridcell").first).to_be_visible()
