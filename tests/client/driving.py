"""A person who knows no rules: clicks what is highlighted, one thing after another."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from playwright.sync_api import Error, Locator, Page, Position, expect

_LIT = (
    ".actions .primary, .actions .choice, .cards .card.can, .cell.can, .grip",
    ".party button.can",
)
ASKED = ".banner.asked"
WAITING = ".banner:not(.asked)"
OVER = ".ending"
TOLD = ".moment"
REACHED = """thing => {
  const grid = thing.closest('[role=grid]');
  if (!grid) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  const at = [thing.matches('.card') ? 12 : width / 2, height / 2];
  const hit = document.elementFromPoint(x + at[0], y + at[1]);
  return hit && (thing.contains(hit) || grid?.contains(hit)) ? at : null;
}"""
"""Where a finger reaches a thing; of a card that another one lies over, the left is free."""


def sure(page: Page) -> Locator:
    """The button that does what is about to be done."""
    return page.locator(".sure .primary")


class Driver:
    """Clicks highlighted things of one page until the game asks for nothing more."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self._any = Random(seed)
        self._paused = page.locator(TOLD)

    def is_asked(self, timeout: float = 60_000) -> bool:
        """Whether something is asked of this person, or told, before the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}, {TOLD}", timeout=timeout)
        return self.page.locator(OVER).count() == 0

    def moves(self) -> int:
        """How many moves the table has seen."""
        return int(self.page.locator("[data-moves]").get_attribute("data-moves") or 0)

    def others_moved(self) -> bool:
        """Whether something happened since this person's last move."""
        self.page.get_by_role("button", name="Since my turn").click()
        found = self.page.get_by_label("What happened").locator("[data-line]").count() > 0
        self.page.get_by_role("button", name="All", exact=True).click()
        return found

    def move(self) -> None:
        """Make one move, by as many clicks as it takes; none while others' deeds are shown."""
        before = self.moves()
        for _ in range(12):
            self._click()
            if self._changed(before) or self._paused.count():
                return
        raise AssertionError("twelve clicks on highlighted things made no move")

    def play(self, moves: int) -> int:
        """Make so many moves, or fewer if the game ends; says how many."""
        for made in range(moves):
            if not self.is_asked():
                return made
            self.move()
        return moves

    def _click(self) -> None:
        self._turn_to_the_hand()
        if sure(self.page).count():
            sure(self.page).click()
            return
        lit = self._lit()
        self._any.shuffle(lit)
        with suppress(Error):  # what was highlighted may be gone by now
            for thing in lit:
                if at := thing.evaluate(REACHED):
                    thing.click(force=True, timeout=2_000, position=Position(x=at[0], y=at[1]))
                    return
            self._turn_to_the_board()

    def _turn_to_the_hand(self) -> None:
        """On a phone the log or the party may be in its place."""
        tab = self.page.locator(".tabs button[aria-pressed='false']", has_text="Hand")
        if tab.count() and tab.is_visible():
            tab.click()

    def _turn_to_the_board(self) -> None:
        """On a phone another board may be the one that something is asked of."""
        tab = self.page.locator("[data-tab-of].calls")
        if tab.count() and tab.first.is_visible():
            tab.first.click()
            self.page.wait_for_timeout(400)

    def _lit(self) -> list[Locator]:
        """What is highlighted now, what stands on the table first; nothing once others decide."""
        shown = self.page.locator(", ".join((*_LIT, WAITING, OVER))).or_(self._paused)
        expect(shown.first).to_be_attached()
        found = [self.page.locator(shown).all() for shown in _LIT]
        return next(filter(None, found), [])

    def _changed(self, before: int) -> bool:
        """Whether a click made a move; what only chose something does not."""
        self.page.wait_for_timeout(60)
        return self.moves() != before or self.page.locator(OVER).count() > 0
