"""The Captive: somebody is held down here, and must come home alive."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.map.figures import heroes_at
from undercroft.games.infinity.notation import NOTATION, TILE_STACK
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.hero_turn import (
    HeroAction,
    Turn,
    is_free,
    needs_points,
    turn_of,
)
from undercroft.games.infinity.phases.outcomes import defeat, victory
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.state import NO_TOKEN, NOBODY, NOWHERE, Infinity
from undercroft.kernel.checks import gate
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move

FREE: Final = NOTATION.verb("free")
START: Final = 0


class TheCaptive(Play):
    """The Captive is on the Starter Tile; with no Health left all is lost.

    `held_at` is the tile of the prison, `guide` the hero with whom the Captive goes.
    """

    ID = "sc-03"
    TERMS = ("first-tile", "free-cost", "free-xp")
    held_at: int = field(INT, default=NOWHERE)
    guide: int = field(INT, default=NOBODY)
    health: int = field(INT)

    def set_up(self, s: Infinity) -> None:
        """The Captive is unhurt, wherever that is."""
        ally = self.row.tokens[0].ally
        assert ally is not None
        self.health = ally.health

    def content(self, s: Infinity, place: int, content: int) -> int:
        """The first token of the eighth or a later tile is the Captive instead."""
        is_due = place >= self.term("first-tile") or not s.stacks[TILE_STACK].size
        if content == NO_TOKEN or self.is_found() or not is_due:
            return content
        self.held_at = place
        return NO_TOKEN

    def is_found(self) -> bool:
        """Whether somebody has found the Captive."""
        return self.held_at != NOWHERE or self.guide != NOBODY

    def turn_ended(self, s: Infinity, seat: int) -> None:
        """The Captive goes with its guide: on the Starter Tile that is home."""
        if self.guide != NOBODY and s.spot[self.guide] == START:
            victory(s, self.row.goal.id)

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To the prison, then home."""
        if self.held_at != NOWHERE:
            return [self.held_at]
        return [START] if self.guide == seat else []

    def hurt(self, s: Infinity, amount: int) -> None:
        """The Captive is struck."""
        self.health -= amount
        if self.health <= 0:
            defeat(s, self.row.endings[0].id)


def captive_of(s: Infinity) -> TheCaptive:
    """The scenario, where it is this one."""
    assert isinstance(s.page, TheCaptive)
    return s.page


@gate("IC-50", "the Captive is not here")
def is_prison(s: Infinity, move: Move) -> int:
    """The Captive is freed where it is held. [IC-50]"""
    return int(captive_of(s).held_at != s.spot[move.seat])


@gate("DI-AP-01", needs_points)
def can_pay_to_free(s: Infinity, _move: Move) -> int:
    """Freeing has a price. [DI-AP-01]"""
    return max(0, captive_of(s).term("free-cost") - turn_of(s).left(s))


class Freeing(HeroAction):
    """The Captive is freed and goes with the hero; all who are there learn from it."""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [FREE(turn.who)] if captive_of(s).held_at != NOWHERE else []

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        page = captive_of(s)
        turn.pay(s, page.term("free-cost"))
        page.held_at, page.guide = NOWHERE, turn.who
        tell_of(s, turn.who, "frees the Captive", "IC-50")
        for seat in heroes_at(s, s.spot[turn.who]):
            gain_xp(s, seat, page.term("free-xp"), "DI-LEVEL-04")


FREEING: Final = Freeing(FREE, is_prison, is_free, can_pay_to_free)
TheCaptive.ACTIONS = (FREEING,)
