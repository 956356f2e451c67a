"""The arithmetic of an attack: what is shown before it is confirmed stands in the log after it."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.client.driving import Driver, sure
from tests.client.opening import open_adventure

pytestmark = [pytest.mark.browser, pytest.mark.long]

SUM = ".prospect ol li:not(.come)"


class Careful(Driver):
    """Stops before an attack is confirmed."""

    def attack(self) -> list[str]:
        """Click until an attack on one target is shown that can be confirmed; its terms."""
        while self.is_asked():
            if sure(self.page).count():
                with suppress(Error):  # what has no sum has nothing to wait for
                    self.page.locator(SUM).first.wait_for(state="attached", timeout=400)
            terms = _plain(self.page.locator(SUM).all_text_contents())
            if sum("AC of" in term for term in terms) == 1:
                return terms
            self._click()
            self.page.wait_for_timeout(60)
        return []

    def strike(self) -> list[str]:
        """Go on until the attack is told; its terms in the log."""
        told = self.page.get_by_label("What happened").locator("details", has_text="AC of")
        before = told.count()
        while told.count() == before:
            self._click()
            self.page.wait_for_timeout(60)
        return _plain(told.nth(before).locator("li").all_text_contents())


def _plain(terms: list[str]) -> list[str]:
    """Terms without their plus signs: the first of a sum has none."""
    return [term.replace("+", "").strip() for term in terms]


def test_the_terms_of_an_attack_are_the_same_before_and_after(desk: Page, address: str) -> None:
    driver = Careful(desk)
    terms: list[str] = []
    while not terms:  # a reckless hero may fall before the first blow
        open_adventure(desk, address)
        terms = driver.attack()
    expect(desk.locator(".prospect")).to_contain_text("%")
    told = " ".join(driver.strike())
    assert [term for term in terms if term not in told] == []
    assert "roll" in told
