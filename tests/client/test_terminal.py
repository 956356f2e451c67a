"""A browser and a terminal in one room."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cli.test_rooms import heard, started, typed
from tests.client.conftest import DESK
from tests.client.driving import ASKED, Driver
from tests.client.opening import agree, practised, two_players

pytestmark = pytest.mark.browser


def is_equal(page: Page, bob: subprocess.Popen[str]) -> bool:
    """Whether both show the same state code now."""
    typed(bob, "code")
    said = heard(bob, "the state code is")
    shown = page.get_by_title("The state code").inner_text()
    return bool(shown) and f" {shown.split()[-1]}" in said


def test_a_terminal_shares_the_room_of_a_browser(page: Page, address: str, tmp_path: Path) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(ASKED)).to_be_visible()
    code = page.url.rpartition("/")[2]
    words = ("join", code, "--server", address, "--name", "Bob", "--watch")
    with started(tmp_path, *words) as bob:
        heard(bob, code)
        typed(bob, "say hello from a terminal")
        page.get_by_role("button", name="Talk new").first.click()
        talk = page.get_by_label("Talk", exact=True)
        expect(talk).to_contain_text("hello from a terminal")
        page.get_by_label("Heroes", exact=True).get_by_role("button").first.click()
        heard(bob, "joins the ")
        assert any(is_equal(page, bob) for _ in range(20))
        typed(bob, "quit")
        heard(bob, "Come back")
        assert bob.wait(20) == 0


@pytest.mark.long
def test_two_browsers_and_a_terminal_agree_while_one_goes_offline(
    desk: Page, browser: Browser, address: str, tmp_path: Path
) -> None:
    with practised(browser, viewport=DESK) as context:
        other = context.new_page()
        people = two_players(desk, other, address)
        code = desk.url.rpartition("/")[2]
        words = ("join", code, "--server", address, "--name", "Cy", "--watch")
        with started(tmp_path, *words) as cy:
            heard(cy, code)
            for turn in range(20):
                mover, waits = people if people[0].locator(ASKED).count() else reversed(people)
                waits.context.set_offline(turn % 3 == 1)
                Driver(mover, seed=turn).move()
                waits.context.set_offline(False)
                agree(waits, mover)
                assert any(is_equal(mover, cy) for _ in range(20))
            typed(cy, "quit")
            heard(cy, "Come back")
            assert cy.wait(20) == 0
