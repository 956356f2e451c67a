"""Cards are lifted by the first click and played by the second; sets are picked in any order."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Position, expect

import undercroft as uc
from tests.client.driving import Driver, sure
from tests.client.dungeons import play_on
from tests.client.opening import open_adventure
from undercroft.games.alliance.game import ALLIANCE
from undercroft.kernel.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.quick]

BURST = 2
HELD = Position(x=12, y=90)
"""Where cards of a full hand lie over each other, the left of a card is free."""


def until_a_card(page: Page, driver: Driver) -> Locator:
    """Play on until a card can be touched."""
    cards = page.locator(".cards .card.can")
    for _ in range(40):
        if driver.is_asked() and cards.count():
            return cards.first
        driver.move()
    raise AssertionError("no card can be touched in forty moves")


@pytest.mark.parametrize("is_by_key", [False, True])
def test_a_card_is_lifted_first_and_then_played(desk: Page, address: str, is_by_key: bool) -> None:
    open_adventure(desk, address, "adv-02", "bot:greedy")
    driver = Driver(desk)
    card = until_a_card(desk, driver)
    lifted, moves = desk.locator(".card.chosen"), driver.moves()
    card.focus()
    for times in (1, 2):
        if is_by_key:
            desk.keyboard.press("Enter")
        else:
            (card if times == 1 else lifted).click()
        if times == 1:
            expect(lifted).to_have_count(1)
            expect(sure(desk)).to_be_visible()
            assert driver.moves() == moves
    expect(desk.locator(f"[data-moves='{moves}']")).to_have_count(0)


def before_a_burst() -> Table:
    """A game in which two cards of a hand are about to be laid face down, two of them equal."""
    uc.register(ALLIANCE)
    for seed in range(200):
        table = uc.new("alliance", seats=2, seed=seed, options={"short": True})
        rng = Random(seed)
        while table.over is None:
            asked = table.scene(table.legal()[0].seat).decision if table.legal() else None
            picking = asked.picking if asked else None
            if picking and picking.least == BURST < len(picking.moves):
                return table
            table.play(rng.choice(table.legal()))
    raise AssertionError("nobody bursts")


def test_da_burst_03_any_two_cards_are_laid_in_any_order(
    desk: Page, address: str, tmp_path: Path
) -> None:
    play_on(desk, address, before_a_burst(), tmp_path)
    driver = Driver(desk)
    moves = driver.moves()
    hand = desk.locator(".zone.hand").filter(has=desk.locator(".card.can")).first
    expect(hand.locator(".card:not(.can)")).to_have_count(0)
    count = hand.locator(".card").count()
    hand.locator(".card").last.click()
    expect(desk.locator(".prospect")).to_contain_text("Choose 1 more")
    assert driver.moves() == moves
    hand.locator(".card").first.click(position=HELD)
    expect(hand.locator(".card.chosen")).to_have_count(BURST)
    sure(desk).click()
    expect(desk.locator(f"[data-moves='{moves + BURST}']")).to_be_visible()
    expect(hand.locator(".card")).to_have_count(count - BURST)
