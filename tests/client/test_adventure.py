"""An adventure of Caverns in the browser: what one sees, and a person who clicks it through."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import Driver
from tests.client.opening import open_adventure

pytestmark = pytest.mark.browser

QUICK = 10
MOST = 600


def test_the_goal_the_hero_and_the_cave_are_in_sight(desk: Page, address: str) -> None:
    open_adventure(desk, address, "adv-02", "bot:greedy")
    party = desk.get_by_label("Players")
    expect(party.get_by_text("Won: ")).to_be_visible()
    expect(party.get_by_text("tiles left")).to_be_visible()
    expect(desk.get_by_role("region", name="Powers")).to_be_visible()
    expect(desk.get_by_role("gridcell", name="rock").first).to_be_attached()
    expect(desk.locator(".edge.unexplored").first).to_be_attached()


@pytest.mark.quick
def test_moves_of_an_adventure_are_made_with_clicks_alone(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    assert Driver(desk).play(QUICK) == QUICK


@pytest.mark.long
def test_a_whole_adventure_is_played_with_clicks_alone(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    assert Driver(desk).play(MOST) < MOST
    expect(desk.get_by_role("region", name="The game is over")).to_be_visible()


@pytest.mark.long
def test_an_adventure_beside_a_bot_is_played_to_its_end_and_seen_again(
    desk: Page, address: str
) -> None:
    code = open_adventure(desk, address, "adv-02", "bot:greedy")
    assert Driver(desk).play(MOST) < MOST
    ending = desk.get_by_role("region", name="The game is over")
    ending.get_by_role("link", name="Replay").click()
    desk.wait_for_url(f"**/#/replay/{code}/0")
    desk.get_by_role("button", name="To the end").click()
    expect(desk.get_by_role("gridcell").first).to_be_visible()
