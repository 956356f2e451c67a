"""The gallery and the rules are there to be browsed, and the rules at the table too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.client.opening import open_adventure

pytestmark = pytest.mark.browser


def in_rules(page: Page) -> None:
    """Touch the rule behind the first line of the log that has one, if need be after some play."""
    page.get_by_role("link", name=re.compile("^The rule: ")).first.click()


@pytest.mark.quick
def test_a_hero_has_its_numbers_and_is_seen_large_then_the_next(desk: Page, address: str) -> None:
    desk.goto(f"{address}/#/cards/alliance")
    petra = desk.get_by_role("button", name=re.compile("^Petra"))
    expect(petra).to_contain_text("Melee")
    expect(petra).to_contain_text("6")
    petra.click()
    large = desk.get_by_role("dialog", name="Petra")
    expect(large).to_contain_text("Fencing master's daughter")
    expect(large).to_contain_text("Twin Daggers")
    assert desk.url.endswith("#/cards/alliance/petra")
    desk.keyboard.press("ArrowRight")
    expect(desk.get_by_role("dialog", name="Krolt")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(desk.get_by_role("dialog")).to_have_count(0)
    expect(petra).to_be_visible()


def test_a_card_is_found_by_its_words_and_opens_by_its_address(desk: Page, address: str) -> None:
    desk.goto(f"{address}/#/cards/caverns")
    desk.get_by_label("Search everything").fill("one enemy within 1 tile")
    expect(desk.get_by_role("button", name=re.compile("Searing Glint"))).to_be_visible()
    desk.goto(f"{address}/#/cards/caverns/shale-runner")
    expect(desk.get_by_role("dialog", name="Shale Runner")).to_contain_text("Snap")


def test_upgrades_can_be_filtered_and_put_in_order(desk: Page, address: str) -> None:
    desk.goto(f"{address}/#/cards/alliance")
    desk.get_by_role("button", name=re.compile("^upgrades")).click()
    desk.get_by_label("Type").select_option("attack-spell")
    desk.get_by_label("Order").select_option("cost")
    cards = desk.locator("li .card")
    expect(cards.first).to_contain_text("attack spell")
    prices = [int(seal) for seal in desk.locator("li .seal b").all_inner_texts()]
    assert prices
    assert prices == sorted(prices)


def test_search_finds_a_rule_and_its_address_leads_to_it(desk: Page, address: str) -> None:
    desk.goto(f"{address}/#/rules/alliance")
    expect(desk.get_by_role("heading", name="How to play")).to_be_visible()
    desk.get_by_label("Search the rules").fill("leaving beside enemy")
    rule = desk.get_by_role("link", name="DA-MOV-03")
    expect(rule).to_be_visible()
    expect(desk.get_by_role("link", name="DA-MOV-01")).to_have_count(0)
    rule.click()
    wanted = desk.locator("[data-rule='DA-MOV-03']")
    expect(wanted).to_be_in_viewport()
    expect(wanted).to_have_class(re.compile("wanted"))
    desk.go_back()
    expect(desk).to_have_url(re.compile("#/rules/alliance$"))


def test_the_rules_have_contents_with_titles(desk: Page, address: str) -> None:
    desk.goto(f"{address}/#/rules/infinity")
    contents = desk.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name=re.compile("^Noise")).click()
    expect(desk.get_by_role("heading", name="Noise", exact=True)).to_be_in_viewport()


def test_a_rule_of_the_log_is_read_at_the_table(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    beside = desk.get_by_role("navigation", name="Beside the board")
    beside.get_by_role("button", name="Rules").click()
    panel = desk.get_by_role("region", name="Rules", exact=True)
    expect(panel).to_contain_text("How to play")
    in_rules(desk)
    expect(panel.locator(".wanted")).to_be_in_viewport()
    assert "#/room/" in desk.url
    beside.get_by_role("button", name="Story").click()
    expect(desk.get_by_role("list", name="What happened")).to_be_visible()


def test_on_a_phone_the_rules_are_a_tab_of_the_drawer(page: Page, address: str) -> None:
    open_adventure(page, address)
    drawer = page.get_by_role("navigation", name="Drawer")
    drawer.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("region", name="Rules", exact=True)).to_contain_text("How to play")


@pytest.mark.parametrize("where", ["cards/alliance", "cards/infinity", "rules/caverns"])
def test_nothing_is_wider_than_a_phone(page: Page, address: str, where: str) -> None:
    page.goto(f"{address}/#/{where}")
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
