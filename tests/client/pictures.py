"""Takes the pictures of the documents: `python -m tests.client.pictures ADDRESS` of a server.

`pages`, `games`, `moments` or `campaigns` after the address takes only those.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import (
    Browser,
    Page,
    StorageState,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.client.conftest import DESK, FLAGS, chromium
from tests.client.driving import OVER, TOLD, Driver, sure
from tests.client.dungeons import enter, play_on
from tests.client.opening import (
    light_the_page,
    open_adventure,
    open_basic_game,
    practised,
    set_up,
)
from tests.games.alliance.moments import played_beside
from tests.games.infinity.moments import has_three_rows
from undercroft.campaigns.by_bots import episode_by_bots
from undercroft.kernel.campaign import Campaign

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = ViewportSize(width=360, height=640)
TALL = ViewportSize(width=1280, height=1240)
"""The road is longer than a desk is high."""
TABLET = ViewportSize(width=820, height=1180)
MOVES = {"alliance": 190, "caverns": 150}
SET_UP = {"alliance": "rivals-basic", "caverns": "adv-02", "infinity": "sc-01"}


def take(page: Page, name: str) -> None:
    """Take a picture when nothing moves any more."""
    page.wait_for_timeout(900)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)


def games(browser: Browser, address: str) -> None:
    """A table of each game in the middle of it, replay, ending, and other screens and lights."""
    context = practised(browser, viewport=DESK, color_scheme="dark")
    page = context.new_page()
    page.goto(address)
    code = open_basic_game(page, address)
    table(page, "alliance")
    page.goto(f"{address}/#/replay/{code}/{Driver(page).moves() - 4}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    take(page, "replay")
    code = open_adventure(page, address, "adv-02", "bot:greedy", "bot:greedy")
    table(page, "caverns")
    page.keyboard.down("t")
    take(page, "danger")
    page.keyboard.up("t")
    fight(page, address)
    deep_room(page, address)
    kept = context.storage_state()
    elsewhere(browser, f"{address}/#/room/{code}", kept)
    ending(page, address)


def elsewhere(browser: Browser, table: str, kept: StorageState) -> None:
    """The same table on a phone, on a tablet, and by daylight."""
    for name, size, theme in (
        ("phone", PHONE, "dark"),
        ("tablet", TABLET, "dark"),
        ("light", DESK, "light"),
    ):
        context = practised(browser, viewport=size, has_touch=size != DESK, storage_state=kept)
        light_the_page(context, theme)
        page = context.new_page()
        page.goto(table)
        expect(page.get_by_role("gridcell").first).to_be_visible()
        for told in page.get_by_role("button", name="I know").all():
            told.click()
        take(page, name)


def ending(page: Page, address: str) -> None:
    """The end of a game of Alliance that two bots played."""
    open_basic_game(page, address)
    Driver(page).play(1)
    _at_the_menu(page, "Let a bot play")
    page.wait_for_selector(OVER, timeout=240_000)
    take(page, "ending")


def pages(browser: Browser, address: str) -> None:
    """Home, set-up of each game, lobby, gallery, rules."""
    page = practised(browser, viewport=DESK, color_scheme="dark").new_page()
    page.goto(address)
    take(page, "home")
    for game, offer in SET_UP.items():
        set_up(page, address, game, offer)
        take(page, f"set-up-{game}")
    for name, where in (("gallery", "cards/alliance"), ("rules", "rules/caverns")):
        page.goto(f"{address}/#/{where}")
        page.wait_for_load_state("networkidle")
        take(page, name)
    open_basic_game(page, address, "open", host="Ann")
    take(page, "lobby")


def moments(browser: Browser, address: str) -> None:
    """How a game begins, and an attack of somebody else while it is told."""
    context = browser.new_context(viewport=DESK, color_scheme="dark")
    page = context.new_page()
    page.goto(address)
    open_adventure(page, address, "adv-02", "bot:greedy")
    begins = page.get_by_role("button", name="Go down")
    expect(begins).to_be_visible()
    take(page, "opening")
    begins.click()
    driver, result = Driver(page), page.locator(f"{TOLD} .result")
    while driver.is_asked() and result.count() == 0:
        if page.locator(TOLD).count():
            page.get_by_role("button", name=re.compile("^Continue")).click()
        else:
            driver.move()
    take(page, "moment")


def campaigns(browser: Browser, address: str) -> None:
    """A campaign with two adventures behind it, and the tavern in which it goes on."""
    page = practised(browser, viewport=DESK, color_scheme="dark").new_page()
    with TemporaryDirectory() as folder:
        file = Path(folder) / "rope.campaign"
        file.write_text(two_adventures_on(), "utf-8")
        page.goto(f"{address}/#/campaigns/alliance")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("heading", name="The Long Rope")).to_be_visible()
    page.set_viewport_size(TALL)
    take(page, "campaign")
    page.set_viewport_size(DESK)
    for member in ("The red alliance", "The blue alliance"):
        page.get_by_role("combobox", name=member).select_option("me")
    page.get_by_role("button", name="Play The tavern").click()
    Driver(page).is_asked()
    take(page, "tavern")


def two_adventures_on() -> str:
    """Two alliances in the tavern after their second adventure."""
    campaign = Campaign.found("alliance", "line", 2, {}, "The Long Rope")
    for seed in range(3):
        campaign.close(episode_by_bots(campaign, campaign.coming[0], "greedy", seed))
    return campaign.text()


def table(page: Page, game: str) -> None:
    """A table in the middle of its game, when something is asked of me."""
    driver = Driver(page)
    driver.play(2)
    _let_a_bot_play(page, MOVES[game])
    driver.is_asked()
    page.get_by_role("button", name="Show my heroes").focus()
    take(page, f"{game}-table")


def fight(page: Page, address: str) -> None:
    """Enemies of Infinity in three rows, after two attacks, before the third."""
    with TemporaryDirectory() as folder:
        enter(page, address, has_three_rows, Path(folder))
    for last in (False, False, True):
        page.get_by_role("gridcell", name=re.compile(r"^row 1 .*attack")).first.click()
        confirm = sure(page)
        expect(confirm).to_be_visible()
        if not last:
            confirm.click()
            expect(confirm).to_have_count(0)
            Driver(page).is_asked()
    page.mouse.move(0, 0)
    page.get_by_role("button", name="Close").click()
    take(page, "infinity-table")


def deep_room(page: Page, address: str) -> None:
    """The deep room of Alliance beside the dungeon, with Gorthos on its four squares."""
    with TemporaryDirectory() as folder:
        play_on(page, address, played_beside("gorthos"), Path(folder))
    page.get_by_role("gridcell", name=re.compile(r"Gorthos the Dragon \d")).first.click()
    take(page, "deep-room")


def _let_a_bot_play(page: Page, moves: int) -> None:
    """Leave my seat to a bot for a while: it sees more of the dungeon than any click at random."""
    _at_the_menu(page, "Let a bot play")
    while Driver(page).moves() < moves:
        page.wait_for_timeout(50)
    _at_the_menu(page, "Take your seat")


def _at_the_menu(page: Page, button: str) -> None:
    page.get_by_role("button", name="Menu, keys and all actions").click()
    page.get_by_role("dialog").get_by_role("button", name=button).click()
    page.keyboard.press("Escape")


PARTS = {"pages": pages, "games": games, "moments": moments, "campaigns": campaigns}


def main() -> None:
    """Take all pictures, or those of some parts."""
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        for part in sys.argv[2:] or PARTS:
            PARTS[part](browser, sys.argv[1])
        browser.close()


if __name__ == "__main__":
    main()
