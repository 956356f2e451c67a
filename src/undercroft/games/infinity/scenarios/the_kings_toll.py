"""The King's Toll: coins for the king's clerk, who sits with the merchant."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.actions.merchant import AT_HIS_PLACE, Service, spend
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.hero_turn import FIRST, Turn
from undercroft.games.infinity.phases.outcomes import victory
from undercroft.games.infinity.scenarios.page import Labels, Play
from undercroft.games.infinity.scenarios.standing import takings
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import NUMBER, Move
from undercroft.kernel.scene import Track

HOME: Final = 0
PAY_TOLL: Final = NOTATION.verb("toll", NUMBER)


def toll_label(_s: Infinity, move: Move) -> str:
    """What paying so many coins is called."""
    coins = "1 coin" if move.args[0] == 1 else f"{move.args[0]} coins"
    return f"pay {coins} of the toll"


class TheKingsToll(Play):
    """The clerk has been paid the whole toll, which grows with the heroes."""

    ID = "sc-02"
    TERMS = ("toll", "toll-each")
    LABELS: ClassVar[Labels] = {PAY_TOLL: toll_label}
    COINS_COUNT = True
    paid: int = field(INT)

    def left(self, s: Infinity) -> int:
        """What is still to be paid."""
        whole = self.term("toll") + self.term("toll-each") * len(heroes(s))
        return max(0, whole - self.paid)

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To the clerk with a fair share of what is left, or when all together have enough."""
        party = heroes(s)
        fair = -(-self.left(s) // max(1, len(party)))
        is_enough = sum(takings(s, other) for other in party) >= self.left(s)
        has_some = takings(s, seat) > 0 and self.left(s) > 0
        return [HOME] if has_some and (is_enough or takings(s, seat) >= fair) else []

    def errand_value(self, s: Infinity, move: Move) -> float:
        """The more is paid at once, the better."""
        return 2.0 + 0.2 * float(move.args[0])

    def progress(self, s: Infinity, seat: int) -> float:
        """What has been paid, and half of what could be."""
        whole = self.paid + self.left(s)
        carried = min(self.left(s), sum(takings(s, other) for other in heroes(s)))
        return (self.paid + 0.5 * carried) / max(1, whole)

    def tracks(self, s: Infinity) -> list[Track]:
        """What has been paid of the whole."""
        most = self.paid + self.left(s)
        return [Track(id="track:toll", name="Toll paid", value=self.paid, most=most)]

    def pay(self, s: Infinity, seat: int, coins: int) -> None:
        """Paid coins are gone; with the last of them the game is won. [DI-MODE-09]"""
        spend(s, seat, coins)
        self.paid += coins
        tell_of(s, seat, f"pays {coins} of the toll, {self.left(s)} to go", "DI-MODE-09")
        if not self.left(s):
            victory(s, self.row.goal.id)


def toll_of(s: Infinity) -> TheKingsToll:
    """The scenario, where it is this one."""
    assert isinstance(s.page, TheKingsToll)
    return s.page


@gate("DI-MERCH-02", "the clerk takes nothing in a hero's first turn")
def is_later(s: Infinity, move: Move) -> int:
    """The free visit of the first turn does not serve the clerk, whatever else is bought."""
    return int(s.turns[move.seat] == FIRST)


@check("DI-MERCH-05", "the hero has {0} coins too few")
def has_coins(s: Infinity, move: Move) -> int:
    """Nobody pays more than it has. [DI-MERCH-05]"""
    return max(0, move.args[0] - s.coins[move.seat])


class PayingToll(Service):
    """Any number of coins, as a service of the visit."""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        most = min(s.coins[turn.who], toll_of(s).left(s))
        return PAY_TOLL.each(turn.who, list(range(1, most + 1)))

    def serve(self, s: Infinity, turn: Turn, move: Move) -> None:
        toll_of(s).pay(s, turn.who, move.args[0])


PAYING_TOLL: Final = PayingToll(PAY_TOLL, *AT_HIS_PLACE, is_later, has_coins)
TheKingsToll.ACTIONS = (PAYING_TOLL,)
