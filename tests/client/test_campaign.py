"""A campaign in the browser: begun, taken up from a file, played on, kept, gone back to."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import Driver
from tests.client.test_access import violations
from undercroft.campaigns.by_bots import episode_by_bots
from undercroft.kernel.campaign import Campaign

pytestmark = pytest.mark.browser

MOST = 40


def in_the_tavern(folder: Path) -> Path:
    """A campaign whose first adventure bots have played."""
    campaign = Campaign.found("alliance", "line", 2, {}, "The Long Rope")
    campaign.close(episode_by_bots(campaign, campaign.coming[0], "greedy", 3))
    file = folder / "rope.campaign"
    file.write_text(campaign.text(), "utf-8")
    return file


@pytest.mark.quick
def test_a_tavern_is_played_and_the_road_goes_on(desk: Page, address: str, tmp_path: Path) -> None:
    desk.goto(address)
    desk.get_by_role("link", name="Campaign").first.click()
    desk.locator("input[type=file]").set_input_files(in_the_tavern(tmp_path))
    expect(desk.get_by_role("heading", name="The Long Rope")).to_be_visible()
    expect(desk.get_by_text("One adventure lies behind; the tavern is open.")).to_be_visible()
    road = desk.get_by_role("list", name="The road")
    expect(road.get_by_role("heading", name="The Drum Cellars")).to_be_visible()
    assert violations(desk) == []
    keep_as(desk, "before the tavern")
    desk.get_by_role("combobox", name="The red alliance").select_option("me")
    desk.get_by_role("button", name="Play The tavern").click()
    driver = Driver(desk)
    for _ in range(MOST):
        if not driver.is_asked():
            break
        driver.move()
    desk.get_by_role("link", name="Go on with the campaign").click()
    expect(desk.get_by_text("all are on the road")).to_be_visible()
    expect(desk.get_by_role("button", name="Play ")).to_be_visible()
    desk.get_by_text("Saves and backups").click()
    saved = desk.get_by_role("listitem").filter(has_text="before the tavern")
    saved.get_by_role("button", name="Go back to it").click()
    expect(desk.get_by_text("the tavern is open")).to_be_visible()


def keep_as(page: Page, name: str) -> None:
    """Keep the campaign under a name."""
    page.get_by_text("Saves and backups").click()
    page.get_by_label("Keep it as it stands, as").fill(name)
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text(name)).to_be_visible()


def test_a_campaign_is_begun_and_listed_at_home(desk: Page, address: str) -> None:
    desk.goto(f"{address}/#/campaigns/caverns")
    desk.get_by_label("What the campaign is called").fill("Old friends")
    desk.get_by_role("button", name="Begin").click()
    expect(desk.get_by_role("heading", name="Break the Glowstone").first).to_be_visible()
    desk.goto(address)
    desk.get_by_role("link", name="Old friends").click()
    expect(desk.get_by_text("Nobody has been below yet.")).to_be_visible()


def test_half_a_campaign_is_refused(desk: Page, address: str, tmp_path: Path) -> None:
    file = in_the_tavern(tmp_path)
    file.write_text(file.read_text("utf-8")[:-40], "utf-8")
    desk.goto(f"{address}/#/campaigns/alliance")
    desk.locator("input[type=file]").set_input_files(file)
    expect(desk.get_by_role("alert")).to_contain_text("not whole")


def test_who_has_the_address_looks_and_comes_along(
    desk: Page, page: Page, address: str, tmp_path: Path
) -> None:
    desk.goto(f"{address}/#/campaigns/alliance")
    desk.locator("input[type=file]").set_input_files(in_the_tavern(tmp_path))
    expect(desk.get_by_role("heading", name="The Long Rope")).to_be_visible()
    page.goto(desk.url)
    expect(page.get_by_role("button", name="Play The tavern")).not_to_be_visible()
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Come along").click()
    expect(page.get_by_role("button", name="Play The tavern")).to_be_visible()
