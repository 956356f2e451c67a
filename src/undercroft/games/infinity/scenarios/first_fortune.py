"""First Fortune: whoever has twenty coins beside the merchant first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.infinity.phases.outcomes import win_alone
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.scenarios.standing import crown, homeward, takings, wealth

if TYPE_CHECKING:
    from undercroft.games.infinity.state import Infinity

MERCHANT = 0
"""The place of the Starter Tile, where the merchant sits."""


class FirstFortune(Play):
    """A hero ends the own turn beside the merchant with enough coins; at the end, the richest."""

    ID = "sc-07"
    TERMS = ("fortune", "loot-from")
    COINS_COUNT = True

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To the merchant with a fortune, or what can be sold for one."""
        return [MERCHANT] if takings(s, seat) >= self.term("fortune") else []

    def progress(self, s: Infinity, seat: int) -> float:
        """Coins, things to be sold, and the way to where they are sold."""
        share = min(1.0, takings(s, seat) / self.term("fortune"))
        return 0.8 * share + (0.2 * homeward(s, seat, MERCHANT) if share == 1.0 else 0.0)

    def turn_ended(self, s: Infinity, seat: int) -> None:
        """Coins count, gold does not until it is changed."""
        if s.spot[seat] == MERCHANT and s.coins[seat] >= self.term("fortune"):
            scores = tuple(wealth(s, other) for other in range(s.seats))
            win_alone(s, self.row.goal.id, seat, scores)

    def finish(self, s: Infinity) -> None:
        """The richest hero wins, gold at its value."""
        crown(s, self, self.row.endings[0].id, wealth, {})
