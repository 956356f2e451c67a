"""What a person sees who opens the address."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

import undercroft as uc
from tests.client.opening import OPEN, set_up

pytestmark = pytest.mark.browser


@pytest.mark.quick
def test_the_page_shows_the_three_games(page: Page, address: str) -> None:
    page.goto(address)
    for name in ("Alliance", "Caverns", "Infinity"):
        expect(page.get_by_role("article", name=name)).to_be_visible()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.get_by_text("served from this machine")).to_be_visible()


@pytest.mark.quick
def test_the_page_asks_no_other_host_and_logs_no_error(page: Page, address: str) -> None:
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(_address_of(request)))
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address, wait_until="networkidle")
    assert asked
    assert [url for url in asked if not url.startswith(address)] == []
    assert complaints == []


def test_a_small_phone_does_not_scroll_sideways(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name="Undercroft")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def _address_of(request: Request) -> str:
    return request.url


def test_each_game_has_a_set_up_of_its_own(page: Page, address: str) -> None:
    for game in ("alliance", "caverns", "infinity"):
        set_up(page, address, game)
        offers = page.get_by_role("group", name="What to play").get_by_role("button")
        expect(offers).to_have_count(13)
        expect(offers.first).to_contain_text(uc.game(game).offers[0].story)


def test_a_room_may_let_hard_think_longer(page: Page, address: str) -> None:
    set_up(page, address, "alliance", "rivals-usual")
    page.locator("summary", has_text="Company").click()
    longer = page.get_by_role("combobox", name="Hard thinks")
    page.get_by_role("combobox", name="Seat 2").select_option("bot:easy")
    expect(longer).to_have_count(0)
    page.get_by_role("combobox", name="Seat 2").select_option("bot:hard")
    longer.select_option("two seconds at most")
    with page.expect_request(lambda request: request.method == "POST") as opened:
        page.get_by_role("button", name=OPEN).click()
    assert '"think":2' in (opened.value.post_data or "")


def test_credits_and_licences_are_one_click_away(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("link", name="About, licences and credits").click()
    expect(page.get_by_role("heading", name="About Undercroft")).to_be_visible()
    for words in ("not affiliated", "CC BY 3.0", "SIL Open Font License 1.1"):
        expect(page.get_by_role("main")).to_contain_text(words)
