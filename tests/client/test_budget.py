"""The page is light and quick."""

from __future__ import annotations

import gzip
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.client.conftest import DESK
from tests.client.opening import open_basic_game, practised
from undercroft import server

pytestmark = pytest.mark.browser

SCRIPT_BUDGET = 150_000
# The budget is 1.5 seconds on a machine of its own; others use this one at the same time.
FIRST_BOARD = 4.0


def test_all_scripts_together_are_small() -> None:
    assets = Path(server.__file__).parents[1] / "web" / "assets"
    scripts = list(assets.glob("*.js"))
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) < SCRIPT_BUDGET


@pytest.mark.quick
def test_the_first_board_is_there_at_once(desk: Page, address: str, browser: Browser) -> None:
    code = open_basic_game(desk, address)
    with practised(browser, viewport=DESK) as context:
        page = context.new_page()
        began = time.perf_counter()
        page.goto(f"{address}/#/room/{code}")
        expect(page.get_by_role("gridcell").first).to_be_visible()
        assert time.perf_counter() - began < FIRST_BOARD
