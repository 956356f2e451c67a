"""The arithmetic of an attack: what is shown before it is confirmed stands in the log after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.client.driving import Driver
from tests.client.opening import open_adventure

pytestmark = [pytest.mark.browser, pytest.mark.long]

CLICKS = 600
SUM = ".panel ol:not(.hints) li:not(.total)"


class Careful(Driver):
    """Stops before an attack is confirmed."""

    def attack(self) -> list[str]:
        """Click until an attack is shown that can be confirmed; its terms."""
        for _ in range(CLICKS):
            assert self.is_asked()
            sure = self.page.get_by_role("button", name="Do it")
            if sure.count():
                expect(self.page.locator(".panel p, .panel ol").first).to_be_attached()
            if self.page.locator(SUM).count() > 1:
                return self.page.locator(SUM).all_inner_texts()
            self._click()
            self.page.wait_for_timeout(60)
        raise AssertionError("nobody was attacked")


def test_the_terms_of_an_attack_are_the_same_before_and_after(desk: Page, address: str) -> None:
    open_adventure(desk, address)
    driver = Careful(desk)
    terms = driver.attack()
    expect(desk.locator(".panel")).to_contain_text("%")
    moves = driver.moves()
    desk.get_by_role("button", name="Do it").click()
    expect(desk.locator(f"[data-moves='{moves}']")).to_have_count(0)
    told = desk.get_by_label("What happened").locator("details li:not(.total)")
    expect(told.first).to_be_attached()
    after = [text.strip().removeprefix("+") for text in told.all_text_contents()]
    assert [term for term in terms if term.strip().removeprefix("+") not in after] == []
