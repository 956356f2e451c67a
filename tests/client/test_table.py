"""A person plays in the browser, with clicks only."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.client.driving import ASKED, Driver
from tests.client.opening import open_basic_game, practised

pytestmark = pytest.mark.browser

WHOSE = "cards => cards.map(card => card.querySelector('.whose, em')?.textContent ?? '')"


@pytest.mark.quick
def test_the_first_move_is_a_few_clicks_away(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.get_by_role("button", name="Play now").first.click()
    expect(desk.locator(ASKED)).to_be_visible()
    heroes = desk.get_by_label("Heroes", exact=True)
    heroes.get_by_role("button").first.dblclick()
    expect(desk.get_by_label("What happened")).to_contain_text("joins the ")


@pytest.mark.quick
def test_a_space_that_cannot_be_used_says_why_with_the_rule(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.get_by_role("button", name="Play now").first.click()
    expect(desk.locator(ASKED)).to_be_visible()
    desk.get_by_role("gridcell").first.press("Enter")
    panel = desk.locator(".why")
    expect(panel).to_contain_text("Heroes move in the move step")
    panel.get_by_role("link", name="DA-ACT-03").click()
    beside = desk.get_by_role("region", name="Rules", exact=True)
    expect(beside.locator("[data-rule='DA-ACT-03']")).to_be_in_viewport()


def test_a_game_is_there_again_after_the_page_was_closed(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.get_by_role("button", name="Play now").first.click()
    expect(desk.locator(ASKED)).to_be_visible()
    code = desk.url.rpartition("/")[2]
    desk.goto(f"{address}/#/")
    desk.reload()
    desk.get_by_role("link", name="alliance").first.click()
    expect(desk).to_have_url(f"{address}/#/room/{code}")
    expect(desk.locator(ASKED)).to_be_visible()


def test_the_rules_and_the_cards_can_be_read(desk: Page, address: str) -> None:
    desk.goto(f"{address}/#/rules/alliance/DA-MOV-01")
    expect(desk.locator("[data-rule='DA-MOV-01']")).to_be_in_viewport()
    desk.goto(f"{address}/#/cards/alliance")
    desk.get_by_label("Search").fill("silver foil")
    expect(desk.get_by_text("Silver Foil")).to_be_visible()


def test_the_oldest_of_several_moves_can_be_undone_at_once(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    driver = Driver(desk)
    while driver.is_asked() and desk.get_by_role("button", name="Undo more").count() == 0:
        driver.move()
    moves = driver.moves()
    desk.get_by_role("button", name="Undo more").click()
    desk.get_by_label("What can be undone").get_by_role("button").first.click()
    expect(desk.get_by_role("button", name="Undo more")).to_have_count(0)
    expect(desk.get_by_role("button", name="Redo")).to_be_visible()
    assert driver.moves() < moves


def test_the_cards_of_others_can_be_looked_at(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    desk.get_by_role("button", name="Cards of the red alliance").click()
    sheet = desk.get_by_role("dialog")
    expect(sheet.get_by_label("Discards")).to_be_visible()
    expect(sheet.get_by_label("Hand")).to_be_visible()
    sheet.get_by_role("button", name="everybody").click()
    expect(sheet.get_by_label("Upgrades", exact=True)).to_be_visible()
    sheet.get_by_role("heading").first.click()
    desk.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_cards_stand_under_the_hero_who_can_use_them(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    driver = Driver(desk)
    driver.play(4)
    assert driver.is_asked()
    hand = desk.get_by_label("Hand", exact=True)
    whose = hand.locator(".card").evaluate_all(WHOSE)
    assert len(set(whose)) == 1 + sum(one != other for one, other in pairwise(whose))
    card = hand.locator(".card").first.bounding_box()
    assert card is not None
    assert card["width"] > 110


def test_a_map_shows_where_one_is_when_one_comes_closer(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    small = desk.get_by_role("button", name="Map of the whole board")
    expect(small).to_have_count(0)
    for _ in range(3):
        desk.get_by_role("button", name="Zoom in").click()
    expect(small).to_be_visible()
    before = desk.get_by_role("grid").get_attribute("viewBox")
    small.click(position={"x": 20, "y": 20})
    expect(desk.get_by_role("grid")).not_to_have_attribute("viewBox", before or "")


def test_news_are_spoken_a_sentence_each(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    Driver(desk).play(3)
    spoken = desk.get_by_role("log", name="News").locator("p")
    assert 0 < spoken.count() <= 6


def test_who_comes_back_is_told_what_happened(desk: Page, address: str) -> None:
    open_basic_game(desk, address)
    driver = Driver(desk)
    since = desk.get_by_text("happened since your turn")
    for _ in range(25):
        assert driver.is_asked()
        driver.move()
        if driver.is_asked() and driver.others_moved():
            break
    desk.reload()
    expect(since).to_be_visible()
    desk.get_by_role("link", name="Watch").click()
    desk.wait_for_url("**/#/replay/**")
    expect(desk.get_by_role("link", name="Back to now")).to_be_visible()


def test_a_phone_on_its_side_has_the_board_beside_the_hand(browser: Browser, address: str) -> None:
    size = ViewportSize(width=740, height=360)
    with practised(browser, viewport=size, has_touch=True) as context:
        page = context.new_page()
        open_basic_game(page, address)
        board = page.get_by_role("grid").bounding_box()
        drawer = page.get_by_role("navigation", name="Drawer").bounding_box()
        assert board is not None
        assert drawer is not None
        assert board["x"] + board["width"] <= drawer["x"] + 1
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_what_is_chosen_from_now_lies_first(desk: Page, address: str) -> None:
    desk.goto(address)
    desk.get_by_role("button", name="Play now").first.click()
    expect(desk.locator(ASKED)).to_be_visible()
    expect(desk.locator(".tray .zone").first).to_have_attribute("aria-label", "Heroes")


def test_at_twice_the_size_nothing_is_cut(browser: Browser, address: str) -> None:
    size = ViewportSize(width=640, height=400)
    with practised(browser, viewport=size) as context:
        page = context.new_page()
        open_basic_game(page, address)
        expect(page.get_by_role("grid")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]
