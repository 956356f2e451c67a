"""The Relic: one thing that everybody wants, and who has it is heard."""

from __future__ import annotations

from undercroft.games.infinity.content.schema import Seek
from undercroft.games.infinity.phases.outcomes import OUT_OF_REACH, win_alone
from undercroft.games.infinity.scenarios.carried import HANDING_ON, TAKING, CarriedToken, HandOver
from undercroft.games.infinity.scenarios.standing import crown
from undercroft.games.infinity.state import NO_TOKEN, NOBODY, Infinity
from undercroft.kernel.layout import INT, field

START = 0


class TheRelic(CarriedToken):
    """A hero begins a turn on the Starter Tile with the Relic. Its carrier is louder.

    `lost_by` is the last hero who carried it and was exhausted.
    """

    ID = "sc-09"
    TERMS = ("tile", "take-cost", "noise")
    ACTIONS = (TAKING, HANDING_ON)
    FRAMES = (HandOver,)
    lost_by: int = field(INT, default=NOBODY)

    def is_its_tile(self, s: Infinity, place: int) -> bool:
        """Whether a tile is the one in which the Relic is: so many were drawn before."""
        return place == self.term("tile")

    def content(self, s: Infinity, place: int, content: int) -> int:
        """Nothing else lies where the Relic is."""
        return NO_TOKEN if self.is_its_tile(s, place) else content

    def tile_laid(self, s: Infinity, place: int) -> None:
        """The Relic is found."""
        if self.is_its_tile(s, place):
            self.lies_at = place

    def noise_of(self, seat: int) -> int:
        """The carrier is louder."""
        return self.term("noise") if self.holder == seat else 0

    def burden(self, seat: int) -> int:
        """It weighs as much as an item, and fits in no backpack.

        It is no card, so the Monk can have it too; with a Carry Limit of 0 that costs him a point.
        [IC-50] [DI-ITEM-02]
        """
        return int(self.holder == seat)

    def may_teleport(self, seat: int) -> bool:
        """The carrier cannot."""
        return self.holder != seat

    def marked(self, seek: Seek) -> int | None:
        """The lord takes the carrier for the closest and for the quietest hero."""
        is_drawn = self.holder != NOBODY and seek in (Seek.CLOSEST, Seek.QUIETEST)
        return self.holder if is_drawn else None

    def turn_began(self, s: Infinity, seat: int) -> None:
        """Home with the Relic."""
        if self.holder == seat and s.spot[seat] == START:
            scores = tuple(int(other == seat) for other in range(s.seats))
            win_alone(s, self.row.goal.id, seat, scores)

    def exhausted(self, s: Infinity, seat: int, by: int) -> None:
        """An exhausted carrier drops it; nobody has come nearer to the goal than this hero."""
        self.lost_by = seat if self.holder == seat else self.lost_by
        super().exhausted(s, seat, by)

    def finish(self, s: Infinity) -> None:
        """The last round is over: its carrier wins, its last one, or whoever has learned most."""
        crown(s, self, self.row.endings[0].id, self.nearness, {})

    def abandon(self, s: Infinity) -> None:
        """The Relic is lost for good: its last carrier wins, or whoever has learned most."""
        crown(s, self, OUT_OF_REACH, self.nearness, {})

    def nearness(self, _s: Infinity, seat: int) -> int:
        """How near a hero has come to bringing the Relic home."""
        return 2 * int(self.holder == seat) + int(self.lost_by == seat)
