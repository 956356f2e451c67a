"""Last Lantern: two lights each, and the last to keep one wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.content.scenario_schema import TieBreak
from undercroft.games.infinity.map.figures import heroes, is_hero
from undercroft.games.infinity.map.possessions import LYING, held
from undercroft.games.infinity.phases.outcomes import win_alone
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.scenarios.standing import counted, crown
from undercroft.games.infinity.state import NOWHERE
from undercroft.kernel.layout import INTS, field
from undercroft.kernel.scene import Track

if TYPE_CHECKING:
    from undercroft.games.infinity.state import Infinity


class LastLantern(Play):
    """Who is exhausted loses a lantern, and without one leaves the game."""

    ID = "sc-10"
    TERMS = ("lanterns", "prize")
    lanterns: list[int] = field(INTS)

    def set_up(self, s: Infinity) -> None:
        """Everybody has as many lanterns."""
        self.lanterns = [self.term("lanterns")] * s.seats

    def exhausted(self, s: Infinity, seat: int, by: int) -> None:
        """A light goes out; whoever put it out has coins for it."""
        self.lanterns[seat] -= 1
        left = self.lanterns[seat]
        tell_of(s, seat, f"has {left} lantern{'' if left == 1 else 's'} left", "DI-COND-08")
        if is_hero(by) and by != seat:
            s.coins[by] += self.term("prize")
        if not self.lanterns[seat]:
            self.leave(s, seat)

    def leave(self, s: Infinity, seat: int) -> None:
        """The hero leaves the game, and the gear stays; the last one left has won."""
        for thing in held(s, seat):
            s.where[thing] = LYING + s.spot[seat]
        s.spot[seat] = NOWHERE
        left = heroes(s)
        if len(left) == 1:
            win_alone(s, self.row.goal.id, left[0], tuple(self.lanterns))

    def progress(self, s: Infinity, seat: int) -> float:
        """Lanterns kept and levels gained."""
        return 0.3 * self.lanterns[seat] / self.term("lanterns") + 0.14 * s.level[seat]

    def tracks(self, s: Infinity) -> list[Track]:
        """The lanterns of each hero."""
        return counted(s, "lanterns", "Lanterns", self.lanterns)

    def finish(self, s: Infinity) -> None:
        """The last round is over: the highest level wins."""
        lights = {TieBreak.LANTERNS: lambda _s, seat: self.lanterns[seat]}
        crown(s, self, self.row.endings[0].id, lambda s, seat: s.level[seat], lights)
