"""The Captive: somebody is held down here, and must come home alive."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.crawl.decision import always
from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.allies import StrikeCompanion
from undercroft.games.infinity.content.thing_schema import Ally
from undercroft.games.infinity.map.exploration import is_mist
from undercroft.games.infinity.map.figures import heroes_at
from undercroft.games.infinity.notation import NOTATION, TILE_STACK
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.hero_turn import Turn, is_free
from undercroft.games.infinity.phases.outcomes import defeat, victory
from undercroft.games.infinity.scenarios.carried import (
    HAND_ON,
    HANDING_ON,
    HOME,
    CarriedToken,
    HandOver,
    Taking,
    can_pay_for_it,
    handing_label,
    lies_here,
)
from undercroft.games.infinity.scenarios.page import Labels
from undercroft.games.infinity.state import NO_TOKEN, NOBODY, NOWHERE, Infinity
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Bar, Track

FREE: Final = NOTATION.verb("free")


class StrikeCaptive(StrikeCompanion):
    """An enemy strikes at the Captive instead of its guide. [IC-50] [IC-42]"""

    NAME = "strike-captive"

    def named(self, s: Infinity) -> str:
        return f"the {captive_of(s).name}"

    def defense(self, s: Infinity) -> int:
        return captive_of(s).ally.defense

    def suffer(self, s: Infinity, damage: int) -> None:
        captive_of(s).hurt(s, damage)


class TheCaptive(CarriedToken):
    """The Captive is on the Starter Tile; with no Health left all is lost.

    Its holder is the hero with whom it goes.
    """

    ID = "sc-03"
    TERMS = ("first-tile", "take-cost", "free-xp")
    FRAMES = (StrikeCaptive, HandOver)
    LABELS: ClassVar[Labels] = {FREE: always("free the Captive"), HAND_ON: handing_label}
    AT_TOKENS = (FREE,)
    health: int = field(INT)

    @property
    def ally(self) -> Ally:
        """The numbers of the Captive."""
        ally = self.row.tokens[0].ally
        assert ally is not None
        return ally

    def bars(self) -> tuple[Bar, ...]:
        return (Bar(name="Health", value=self.health, most=self.ally.health),)

    def carried_by(self, s: Infinity, seat: int) -> str:
        return "leads-the-captive" if self.holder == seat else ""

    def tracks(self, s: Infinity) -> list[Track]:
        """The Health of the Captive."""
        most = self.ally.health
        return [Track(id="track:captive", name="Captive", value=self.health, most=most)]

    def set_up(self, s: Infinity) -> None:
        """The Captive is unhurt, wherever that is."""
        self.health = self.ally.health

    def content(self, s: Infinity, place: int, content: int) -> int:
        """The first token of the eighth or a later tile is the Captive instead; Mist is none."""
        is_token = content != NO_TOKEN and not is_mist(content)
        if not is_token or self.is_found() or place < self.term("first-tile"):
            return content
        self.lies_at = place
        return NO_TOKEN

    def tile_laid(self, s: Infinity, place: int) -> None:
        """If all tiles are laid without the Captive, it is where the last token lies."""
        tokens = [at for at, content in enumerate(s.contents) if content != NO_TOKEN]
        if not self.is_found() and not s.stacks[TILE_STACK].size and tokens:
            self.lies_at = tokens[-1]
            s.contents[tokens[-1]] = NO_TOKEN

    def is_found(self) -> bool:
        """Whether somebody has found the Captive."""
        return self.lies_at != NOWHERE or self.holder != NOBODY

    def taken(self, s: Infinity, seat: int) -> None:
        """All who are there when the Captive is freed learn from it."""
        for other in heroes_at(s, s.spot[seat]):
            gain_xp(s, other, self.term("free-xp"), "DI-LEVEL-04")

    def arrived(self, s: Infinity, seat: int) -> None:
        """The Captive goes with its guide: on the Starter Tile that is home."""
        if self.holder == seat and s.spot[seat] == HOME:
            victory(s, self.row.goal.id)

    def takes_blow(self, s: Infinity, seat: int, figure: int) -> Frame[Any] | None:
        """The last attack of row 1 goes to the Captive. [IC-50]"""
        return StrikeCaptive(figure, seat) if self.holder == seat else None

    def hurt(self, s: Infinity, amount: int) -> None:
        """The Captive is struck."""
        self.health -= amount
        if self.health <= 0:
            defeat(s, self.row.endings[0].id)


def captive_of(s: Infinity) -> TheCaptive:
    """The scenario, where it is this one."""
    assert isinstance(s.page, TheCaptive)
    return s.page


class Freeing(Taking):
    """The Captive is freed and goes with the hero."""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [FREE(turn.who)] if captive_of(s).lies_at != NOWHERE else []

    def tell(self, s: Infinity, seat: int) -> None:
        tell_of(s, seat, "frees the Captive", "IC-50")


FREEING: Final = Freeing(FREE, lies_here, is_free, can_pay_for_it)
TheCaptive.ACTIONS = (FREEING, HANDING_ON)
