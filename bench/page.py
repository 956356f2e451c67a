"""How soon a first board is there: `python -m bench.page ADDRESS` of a running server."""

from __future__ import annotations

import statistics
import sys
import time

from playwright.sync_api import Browser, expect, sync_playwright

from tests.client.conftest import DESK, FLAGS, chromium
from tests.client.opening import open_adventure, open_basic_game

BUDGET = 1.5
TIMES = 7


def opened(browser: Browser, address: str) -> float:
    """The seconds until somebody new sees the board of a room."""
    with browser.new_context(viewport=DESK) as context:
        page = context.new_page()
        began = time.perf_counter()
        page.goto(address)
        expect(page.get_by_role("gridcell").first).to_be_visible()
        return time.perf_counter() - began


def main(address: str) -> None:
    """Open a room of each game several times, each time with an empty cache."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        page = browser.new_page()
        openings = {"alliance": open_basic_game, "caverns": open_adventure}
        for game, begin in openings.items():
            code = begin(page, address)
            times = [opened(browser, f"{address}/#/room/{code}") for _ in range(TIMES)]
            least, middle = min(times), statistics.median(times)
            print(f"{game:<10} least {least:.2f} s, median {middle:.2f} s (budget {BUDGET} s)")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
