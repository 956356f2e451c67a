"""A dungeon of Infinity in the browser: what one sees, and a person who clicks it through."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.client.driving import Driver, sure
from tests.client.dungeons import enter, open_dungeon
from tests.client.opening import open_table, practised, set_up, sit
from tests.games.infinity.moments import has_lord, has_three_rows

pytestmark = pytest.mark.browser

PHONE = ViewportSize(width=390, height=844)
QUICK = 10
MOST = 800
HUNT = re.compile(r"Hesk the Tracker (goes after|turns on|attacks|goes on a rampage|comes to)")
ENDING = re.compile(r"is exhausted\.|Round 16 has ended|The goal (is met|can no longer)")
PANEL = ".prospect"
CHANCE = f"{PANEL} ol:first-of-type li:not(.come)"


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A phone, held upright."""
    with practised(browser, viewport=PHONE, has_touch=True, is_mobile=True) as context:
        yield context.new_page()


@pytest.fixture(params=["desk", "phone"])
def page(request: pytest.FixtureRequest) -> Page:
    """A desktop, then a phone."""
    found: Page = request.getfixturevalue(request.param)
    return found


def tab(page: Page, name: str) -> None:
    """Turn to a part of the table, where there are tabs."""
    found = page.get_by_role("button", name=name, exact=True)
    if found.count() and found.first.is_visible():
        found.first.click()


def log(page: Page) -> Locator:
    """What happened."""
    return page.get_by_label("What happened")


def test_the_goal_the_lord_the_order_and_the_hero_board_are_in_sight(
    desk: Page, address: str
) -> None:
    open_dungeon(desk, address, "bot:greedy")
    party = desk.get_by_label("Players")
    expect(party.get_by_text("Won: ")).to_be_visible()
    expect(party.get_by_text("Threat Meter", exact=True)).to_be_visible()
    expect(party.get_by_text("Hesk the Tracker")).to_be_visible()
    expect(party.get_by_text("Order", exact=True)).to_be_visible()
    party.get_by_role("button", name=re.compile(r"^Power \d")).first.click()
    expect(desk.locator(".inspect")).to_contain_text("What a hit does")
    expect(desk.locator(".edge.unexplored").first).to_be_attached()
    expect(desk.get_by_label("Reactions")).to_have_count(0)


@pytest.mark.quick
def test_moves_of_a_dungeon_are_made_with_clicks_alone(desk: Page, address: str) -> None:
    open_dungeon(desk, address, "bot:greedy")
    assert Driver(desk).play(QUICK) == QUICK


def begin_first_turn(page: Page) -> None:
    """Go on until the first hero acts."""
    first = page.get_by_role("button", name="go first")
    ends = page.get_by_role("button", name="end the turn")
    expect(first.or_(ends).first).to_be_visible()
    if first.count():
        first.click()
    expect(ends.first).to_be_visible()


def test_what_is_bought_at_the_merchants_is_carried(page: Page, address: str) -> None:
    open_dungeon(page, address)
    begin_first_turn(page)
    goods = page.get_by_role("region", name=re.compile("^Merchant: ")).locator(".card.can")
    name = goods.first.locator("strong").inner_text()
    goods.first.click()
    sure(page).click()
    tab(page, "Story")
    expect(log(page)).to_contain_text(re.compile(f"buys {re.escape(name)} for"))


def test_what_costs_too_much_says_what_is_missing(desk: Page, address: str) -> None:
    open_dungeon(desk, address)
    begin_first_turn(desk)
    shelves = desk.get_by_role("region", name=re.compile("^Merchant: "))
    shelves.locator(".card.can").first.click()
    sure(desk).click()
    expect(log(desk)).to_contain_text("buys")
    goods = shelves.locator(".card:not(.can)")
    if goods.count() == 0:  # nothing more can be bought: the shelves lie aside
        desk.get_by_role("button", name=re.compile("Merchant")).first.click()
    goods.last.click()
    expect(desk.locator(".why")).to_contain_text(re.compile(r"Buy .* for .*coins.* needed"))


def test_a_fight_in_three_rows_is_foreseen_and_told(
    page: Page, address: str, tmp_path: Path
) -> None:
    enter(page, address, has_three_rows, tmp_path)
    grid = page.get_by_role("grid", name=re.compile("^Enemies before"))
    tab(page, re.sub(r"\s+", " ", grid.first.get_attribute("aria-label") or ""))
    for row in (1, 2, 3):
        standing = grid.get_by_role("gridcell", name=re.compile(f"^row {row} .*Health"))
        expect(standing.first).to_be_attached()
    grid.get_by_role("gridcell", name=re.compile("attack")).first.click()
    do_it = sure(page)
    if page.get_by_role("button", name=re.compile("^attack")).count():
        page.get_by_role("button", name=re.compile("^attack")).first.click()
    expect(page.locator(PANEL)).to_contain_text("%")
    expect(do_it).to_be_in_viewport()
    chance = page.locator(CHANCE).all_text_contents()
    assert chance
    do_it.click()
    tab(page, "Story")
    told = log(page).locator("details", has_text="hit chance").last
    expect(told).to_be_attached()
    words = " ".join(told.locator("li").all_text_contents())
    assert [term for term in chance if term not in words] == []


def test_the_lord_hunts_and_says_whom_and_why(page: Page, address: str, tmp_path: Path) -> None:
    enter(page, address, has_lord, tmp_path)
    driver = Driver(page)
    lines = log(page).locator("[data-line]")
    for _ in range(60):
        if HUNT.search(" ".join(lines.all_text_contents())) or not driver.is_asked():
            break
        driver.move()
    tab(page, "Story")
    expect(lines.filter(has_text=HUNT).first).to_be_attached()


def test_the_hero_who_decides_is_in_sight_among_five(
    desk: Page, address: str, tmp_path: Path
) -> None:
    enter(desk, address, has_three_rows, tmp_path)
    active = desk.get_by_label("Players").get_by_role("button", name=re.compile("active"))
    expect(active).to_contain_text("Marguet Dahl")
    expect(active).to_be_in_viewport()


def test_who_takes_the_screen_over_is_called_by_name_or_seat(desk: Page, address: str) -> None:
    set_up(desk, address, "infinity", "sc-01")
    sit(desk, "here")
    desk.get_by_role("textbox", name="Name at seat 2").fill("Bea")
    open_table(desk)
    seen = {cover(desk) for _ in range(4)}
    assert {"Seat 1, it is your turn", "Bea, it is your turn"} <= seen


def cover(page: Page) -> str:
    """Go on until the screen is handed over, and take it; says who was called."""
    called = page.get_by_role("heading", name=re.compile("it is your turn$"))
    confirm = sure(page)
    ends = page.get_by_role("button", name=re.compile("^(go first|end the turn)", re.IGNORECASE))
    for _ in range(20):
        expect(called.or_(ends).first).to_be_visible()
        if called.count():
            break
        (confirm if confirm.count() else ends).first.click()
        page.wait_for_timeout(200)
    words = called.inner_text()
    page.get_by_role("button", name=re.compile("^I (am|sit)")).click()
    return words


@pytest.mark.long
def test_a_whole_dungeon_is_played_with_clicks_alone(page: Page, address: str) -> None:
    code = open_dungeon(page, address, "bot:greedy")
    assert Driver(page).play(MOST) < MOST
    ending = page.get_by_role("region", name="The game is over")
    expect(ending).to_contain_text(ENDING)
    ending.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/#/replay/{code}/0")
