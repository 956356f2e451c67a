"""The end of a round, in its fixed order. [DI-INIT-10] [DI-INIT-11]"""

from __future__ import annotations

from undercroft.crawl.effects import come
from undercroft.crawl.log import say
from undercroft.crawl.modifiers import expire
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.content.schema import Once
from undercroft.games.infinity.content.stat_ids import ROUND_ENDS
from undercroft.games.infinity.effects.vocabulary.terms import Occasion
from undercroft.games.infinity.map.exploration import is_all_explored
from undercroft.games.infinity.map.figures import enemies, focus_of, heroes, is_up, spot_of
from undercroft.games.infinity.map.ice import melt
from undercroft.games.infinity.map.seals import thaw
from undercroft.games.infinity.phases.limits import forget
from undercroft.games.infinity.phases.lord import Confront
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.phases.lord_figure import all_with_lord, attackable, focus_of_lord
from undercroft.games.infinity.phases.lord_rampage import EVEN, Rampaging
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field


class EndOfRound(Frame[Infinity]):
    """Step by step what the end of a round asks for. [DI-INIT-11]"""

    NAME = "end-of-round"
    step: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        steps = (
            self.act_last,
            self.recover,
            self.let_pass,
            self.slow_down,
            self.deliver,
            self.miss_all,
            self.stir_lord,
            self.fall_silent,
            self.stir,
            self.fall_silent,  # what that card may have set off, too
            self.judge,
        )
        if self.step < len(steps):
            step, self.step = steps[self.step], self.step + 1
            step(s)
        else:
            s.pop()
        return False

    def act_last(self, s: Infinity) -> None:
        """Enemies in a formation do what they do at the end of a round, and lords. [DI-INIT-10]

        [IC-27] [IC-31]
        """
        for figure in reversed(enemies(s)):
            if focus_of(s, figure) != NOBODY or s.foe(figure).rank == Rank.LORD:
                come(s, Occasion.ROUND_ENDS, figure, NOBODY)

    def recover(self, s: Infinity) -> None:
        """Confused and stunned enemies come to; heroes once the round of the stun is over.

        [DI-COND-17] [DI-COND-23]
        """
        s.dazed[:] = [0] * len(s.dazed)
        s.baffled[:] = [0] * len(s.baffled)

    def let_pass(self, s: Infinity) -> None:
        """What lasts for some rounds has one less to last, doors that are shut too. [DI-INIT-13]

        [DI-A-38]
        """
        thaw(s)
        s.modifiers = expire(s.modifiers, ROUND_ENDS, round_=s.round)
        s.standing = expire(s.standing, ROUND_ENDS, round_=s.round)
        s.used[:] = [forget(cards, Once.ROUND) for cards in s.used]
        melt(s)

    def slow_down(self, s: Infinity) -> None:
        """The marks of runners turn to -1, then go. [DI-TOKEN-21]"""
        s.running[:] = [max(0, mark - 1) for mark in s.running]

    def deliver(self, s: Infinity) -> None:
        """Orders come one round nearer. [DI-MERCH-06]"""
        s.order_rounds = tuple([max(0, left - 1) for left in s.order_rounds])

    def miss_all(self, s: Infinity) -> None:
        """When every hero has sneaked the lord runs off, no matter where. [DI-LORD-34]"""
        up = [seat for seat in heroes(s) if is_up(s, seat)]
        if s.lord != NOBODY and up and all(s.sneaked[seat] == s.round for seat in up):
            say(s, "The lord hears nobody at all", "DI-LORD-34")
            s.push(Rampaging(first_up(s), EVEN))

    def stir_lord(self, s: Infinity) -> None:
        """A lord who did nothing draws a card, or attacks who is all around him. [DI-LORD-33]

        [DI-LORD-07] [DI-A-10]
        """
        acted, s.lord_acted = s.lord_acted, 0
        if s.lord == NOBODY or acted:
            return
        if not all_with_lord(s):
            say(s, "The lord grows restless", "DI-LORD-33")
            draw_events(s, 1, first_up(s), is_idle=True)
        elif is_frozen(s):
            s.push(Confront(first_up(s), NOBODY))

    def fall_silent(self, s: Infinity) -> None:
        """Special noises are over, and so is the quiet of who sneaked last. [DI-NOISE-03]

        [DI-NOISE-04]
        """
        s.noises[:] = [0] * len(s.noises)
        s.quiet[:] = [0] * len(s.quiet)

    def stir(self, s: Infinity) -> None:
        """A round in which nothing was found draws a lord event, or lowers the meter."""
        if s.laid_in < s.round:
            draw_events(s, 1, first_up(s))

    def judge(self, s: Infinity) -> None:
        """The scenario looks whether it is over, or can never be won. [DI-INIT-11] [DI-MODE-10]"""
        s.page.round_ended(s)
        if s.over is None and is_all_explored(s) and s.page.is_out_of_reach(s):
            say(s, "The goal can no longer be met", "DI-MODE-10")
            s.page.abandon(s)


def is_frozen(s: Infinity) -> bool:
    """Whether a lord among all heroes attacks nobody, although he may and could. [DI-A-10]"""
    may_attack = s.options.frozen_lord == "attack" and focus_of_lord(s) == NOBODY
    return may_attack and bool(attackable(s, spot_of(s, s.lord)))


def first_up(s: Infinity) -> int:
    """Who settles ties between turns: the first hero of the round who is up."""
    up = [seat for seat in s.order if is_up(s, seat)] or heroes(s)
    return up[0] if up else 0
