"""Several people: at one screen, at two, and one who only watches."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.client.conftest import DESK
from tests.client.driving import ASKED, Driver, sure
from tests.client.opening import (
    agree,
    open_adventure,
    open_basic_game,
    open_table,
    practised,
    set_up,
    shown_code,
    sit,
    two_players,
)

pytestmark = pytest.mark.browser


@pytest.fixture
def other(browser: Browser) -> Iterator[Page]:
    """Another person's desktop."""
    with practised(browser, viewport=DESK) as context:
        yield context.new_page()


def test_a_cover_hides_the_table_between_two_people(desk: Page, address: str) -> None:
    set_up(desk, address, "alliance", "rivals-usual")
    desk.get_by_label("Your name").fill("Ann")
    sit(desk, "here")
    desk.get_by_label("Name at seat 2").fill("Bob")
    open_table(desk)
    for name in ("Bob", "Ann"):
        _recruit_until_covered(desk)
        expect(desk.get_by_role("heading", name=f"{name}, it is your turn")).to_be_visible()
        expect(desk.get_by_role("grid")).to_have_count(0)
        desk.get_by_role("button", name=f"I am {name}").click()
        expect(desk.get_by_role("grid")).to_be_visible()


def test_who_has_only_the_address_watches(desk: Page, address: str, other: Page) -> None:
    code = open_basic_game(desk, address)
    Driver(desk).play(4)
    other.goto(f"{address}/#/room/{code}")
    expect(other.get_by_role("grid")).to_be_visible()
    expect(other.locator(ASKED)).to_have_count(0)
    expect(other.get_by_label("Hand", exact=True)).to_have_count(0)
    expect(other.get_by_label("Say something")).to_have_count(0)
    agree(desk, other)


@pytest.mark.quick
def test_two_browsers_agree_after_each_move(desk: Page, address: str, other: Page) -> None:
    people = two_players(desk, other, address)
    for turn in range(8):
        mover = next(person for person in people if person.locator(ASKED).count())
        Driver(mover, seed=turn).move()
        agree(desk, other)


def test_who_was_offline_catches_up(desk: Page, address: str, other: Page) -> None:
    people = two_players(desk, other, address)
    mover, away = people if people[0].locator(ASKED).count() else reversed(people)
    away.context.set_offline(True)
    before = shown_code(mover).inner_text()
    Driver(mover).move()
    expect(shown_code(mover)).not_to_have_text(before)
    away.context.set_offline(False)
    agree(mover, away)


def test_a_person_points_and_the_other_sees_it(desk: Page, address: str, other: Page) -> None:
    two_players(desk, other, address)
    desk.get_by_role("gridcell").nth(4).click(button="right")
    expect(other.get_by_text("Ann points here")).to_be_visible()


def _recruit_until_covered(page: Page) -> None:
    """Take heroes until it is somebody else's turn."""
    cover = page.get_by_text("Hand the screen over")
    for _ in range(4):
        expect(page.locator(ASKED).or_(cover)).to_be_visible()
        if cover.count():
            return
        offered = page.get_by_label("Heroes", exact=True).get_by_role("button")
        left = offered.count()
        offered.first.click()
        sure(page).click()
        expect(offered).not_to_have_count(left)


@pytest.mark.long
def test_a_leaver_is_played_for_and_takes_the_seat_back(
    desk: Page, address: str, other: Page
) -> None:
    set_up(desk, address, "alliance", "rivals-usual")
    desk.locator("summary", has_text="Company").click()
    desk.get_by_role("combobox", name="When somebody leaves").select_option("15 seconds")
    sit(desk, "open")
    open_table(desk)
    room = desk.url
    other.goto(room)
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Join").click()
    desk.get_by_role("button", name="Begin").click()
    expect(other.get_by_role("grid")).to_be_visible()
    other.goto("about:blank")
    expect(desk.get_by_text("Bob has left")).to_be_visible()
    desk.get_by_role("button", name="Let a bot play on").click()
    other.goto(room)
    expect(other.get_by_text("A bot plays your seat for you")).to_be_visible()
    other.get_by_role("button", name="Take your seat").click()
    expect(desk.get_by_text("Bob has left")).to_have_count(0)
    desk.keyboard.press("?")
    expect(desk.get_by_role("dialog")).to_contain_text("Bob, here")


def test_the_table_goes_back_past_a_barrier_if_all_agree(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    driver = Driver(desk)
    driver.play(5)
    assert driver.is_asked()
    moves = driver.moves()
    desk.keyboard.press("?")
    desk.get_by_role("link", name="ask to rewind").click()
    for _ in range(2):
        desk.get_by_role("button", name="One move back").click()
    expect(desk.get_by_label("Move", exact=True)).not_to_have_value(str(moves - 1))
    at = int(desk.url.rpartition("/")[2])
    desk.get_by_role("button", name="Rewind the game").click()
    dialog = desk.get_by_role("dialog", name=f"Go back to move {at}?")
    expect(dialog).to_contain_text(f"{moves - at} moves will be lost; what was seen is shuffled.")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    desk.get_by_role("button", name="Rewind the game").click()
    dialog.get_by_role("button", name="Rewind").click()
    desk.wait_for_url("**/#/room/*")
    expect(desk.get_by_label("Talk", exact=True)).to_contain_text("goes back to move")
    assert driver.moves() < moves
    desk.keyboard.press("?")
    desk.get_by_role("link", name=f"before it went back to move {at}").click()
    expect(desk.get_by_label("Move", exact=True)).to_have_attribute("max", str(moves))


def test_among_rivals_nobody_rewinds(desk: Page, address: str) -> None:
    open_basic_game(desk, address, "bot:greedy")
    Driver(desk).play(3)
    desk.keyboard.press("?")
    expect(desk.get_by_role("link", name="Look back")).not_to_contain_text("rewind")
    desk.get_by_role("link", name="Look back").click()
    expect(desk.get_by_role("button", name="Play on from here")).to_be_visible()
    expect(desk.get_by_role("button", name="Rewind the game")).to_have_count(0)
