"""Trophy Hunt: points for every killing blow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.content.scenario_schema import TieBreak
from undercroft.games.infinity.map.figures import is_hero
from undercroft.games.infinity.notation import FIRST_ENEMY
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.scenarios.standing import counted, crown
from undercroft.kernel.layout import INTS, Each, Row, field
from undercroft.kernel.scene import Track

if TYPE_CHECKING:
    from undercroft.games.infinity.state import Infinity


class TrophyHunt(Play):
    """Points for who strikes last; fewer for who is exhausted, but never below nothing."""

    ID = "sc-08"
    TERMS = ("minion", "starred-minion", "sentinel", "lord", "hero", "exhausted")
    points: list[int] = field(INTS)
    killed: list[tuple[int, ...]] = field(Each(Row()))

    def set_up(self, s: Infinity) -> None:
        """Nobody has a trophy yet."""
        self.points = [0] * s.seats
        self.killed = [()] * s.seats

    def defeated(self, s: Infinity, figure: int, by: int) -> None:
        """The killing blow counts; with the lord the hunt is over."""
        card = s.foe(figure)
        if is_hero(by):
            worth = "starred-minion" if card.starred else card.rank.word
            self.points[by] += self.term(worth)
            if card.rank == Rank.MINION:
                group = s.enemy[figure - FIRST_ENEMY]
                self.killed[by] = tuple(sorted({*self.killed[by], group}))
        if card.rank == Rank.LORD:
            self.close(s, self.row.goal.id)

    def exhausted(self, s: Infinity, seat: int, by: int) -> None:
        """Who is exhausted loses points, whoever did it wins some."""
        self.points[seat] = max(0, self.points[seat] + self.term("exhausted"))
        if is_hero(by) and by != seat:
            self.points[by] += self.term("hero")

    def progress(self, s: Infinity, seat: int) -> float:
        """The points won."""
        return min(1.0, self.points[seat] / 20)

    def tracks(self, s: Infinity) -> list[Track]:
        """The points of each hero."""
        return counted(s, "trophies", "Points", self.points)

    def finish(self, s: Infinity) -> None:
        """The last round is over."""
        self.close(s, self.row.endings[0].id)

    def close(self, s: Infinity, ending: str) -> None:
        """The most points win; of equals, who has killed of more groups."""
        groups = {TieBreak.GROUPS: lambda _s, seat: len(self.killed[seat])}
        crown(s, self, ending, lambda _s, seat: self.points[seat], groups)
