"""A person who knows no rules: clicks what is highlighted, one thing after another."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from playwright.sync_api import Error, Locator, Page, expect

_LIT = (
    ".actions .primary, .actions .choice, .cards .card.can, .cell.can, .grip",
    ".party button.can",
)
ASKED = ".banner.asked"
WAITING = ".banner:not(.asked)"
OVER = ".ending"


class Driver:
    """Clicks highlighted things of one page until the game asks for nothing more."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self._any = Random(seed)
        self._paused = page.get_by_role("region", name="What others did")

    def is_asked(self, timeout: float = 60_000) -> bool:
        """Whether something is asked of this person before the game is over."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}", timeout=timeout)
        return self.page.locator(ASKED).count() > 0

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
        sure = self.page.get_by_role("button", name="Do it")
        if sure.count():
            sure.click()
            return
        lit = self._lit()
        with suppress(Error):  # what was highlighted may be gone by now
            if lit:
                self._any.choice(lit).click(force=True, timeout=2_000)

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
