"""The camp between two dungeons: boons are taken, too much is left behind, some go home."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say
from undercroft.games.infinity.actions.boons import give_boon
from undercroft.games.infinity.campaign.kits import bring, sheet_of
from undercroft.games.infinity.campaign.progress import GAME, March
from undercroft.games.infinity.content.tables import CAMPAIGN_RULES
from undercroft.games.infinity.map.carrying import lay_down
from undercroft.games.infinity.map.possessions import CARRIED, PACKED, kept
from undercroft.games.infinity.notation import BOON, DROP, TAKE_BOON
from undercroft.games.infinity.options import InfinityOptions
from undercroft.games.infinity.phases.setup.layout import laid_out
from undercroft.games.infinity.phases.setup.sequence import play_for
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import FLAG, INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.options import Options, chosen_in
from undercroft.kernel.outcome import Over, Prompt

SOLO_ITEMS: Final = CAMPAIGN_RULES["solo-items"]
AT_FIRE: Final = "sc-04"
"""A scenario that does nothing by itself, for the people at the fire."""
HOME: Final = "home"
ON: Final = "on-the-way"


def begin_camp(m: March, options: Options) -> Infinity:
    """All sit at the fire with what they have."""
    s = laid_out(m.seats, chosen_in(InfinityOptions, options))
    s.page = play_for(AT_FIRE)
    s.camp = True
    # Nobody is stunned any more: that lasted to the end of a round.
    s.round = 1
    for seat, sheet in enumerate(m.heroes):
        bring(s, seat, sheet)
    s.frames = [Camp(m.is_story, m.is_story and not m.played[-1].winners)]
    return s


def end_camp(m: March, s: Infinity) -> March:
    """They go on with what they have now, or home."""
    assert s.over is not None
    sheets = tuple([sheet_of(s, seat) for seat in range(m.seats)])
    return m.but(heroes=sheets, stage=GAME, over=s.over.ending == HOME)


class Camp(Frame[Infinity]):
    """Who has lost the dungeon is asked whether to go down again. Who has not takes a boon each.

    [DI-MODE-07]
    """

    NAME = "camp"
    is_story: bool = field(FLAG)
    is_lost: bool = field(FLAG)
    step: int = field(INT, init=False)
    goes_home: bool = field(FLAG, init=False)

    def advance(self, s: Infinity) -> bool:
        step, self.step = self.step, self.step + 1
        if step == 0 and self.is_lost:
            s.push(Ask(0, "The dungeon has won. Do you go down again?", "DI-COND-13"))
        elif step <= s.seats and not self.is_lost:
            self.welcome(s, step - 1)
        else:
            s.finish(Over(HOME if self.goes_home else ON, (), (), (0.0,) * s.seats))
        return False

    def welcome(self, s: Infinity, seat: int) -> None:
        """A hero at the fire: a boon in the story, and if it goes alone no more than it can keep.

        Nobody sits at place -1: the first step is for who has lost.
        """
        if seat < 0:
            return
        if s.seats == 1:
            s.push(LeaveBehind(seat))
        if self.is_story:
            s.push(TakeBoon(seat))

    def on_answer(self, s: Infinity, value: int) -> None:
        self.goes_home = not value
        say(s, "They go down once more" if value else "They have heard enough", "DI-COND-13")


def boons_left(s: Infinity) -> list[int]:
    """The boons that nobody has, or once all are taken any of them."""
    taken = {boon for boons in s.boons for boon in boons}
    return [boon for boon in range(len(BOON.names)) if boon not in taken] or [
        *range(len(BOON.names))
    ]


class TakeBoon(Frame[Infinity]):
    """A hero takes a boon, none twice in the party unless all are taken. [DI-MODE-07]"""

    NAME = "take-boon"
    who: int = field(INT)

    def seat(self, s: Infinity) -> int:
        return self.who

    def legal(self, s: Infinity) -> list[Move]:
        own = s.boons[self.who]
        return TAKE_BOON.each(self.who, [boon for boon in boons_left(s) if boon not in own])

    def apply(self, s: Infinity, move: Move) -> None:
        s.pop()
        give_boon(s, self.who, BOON.text(move.args[0]))

    def prompt(self, s: Infinity) -> Prompt:
        return Prompt(f"Which boon does {s.hero(self.who).name} take?", ("DI-MODE-07",))


class LeaveBehind(Frame[Infinity]):
    """Who goes alone keeps six regular items at most. [DI-MODE-07]"""

    NAME = "leave-behind"
    who: int = field(INT)

    def regular(self, s: Infinity) -> list[int]:
        """The regular items of the hero."""
        return sorted([*kept(s, self.who, CARRIED), *kept(s, self.who, PACKED)])

    def advance(self, s: Infinity) -> bool:
        if len(self.regular(s)) > SOLO_ITEMS:
            return True
        s.pop()
        return False

    def seat(self, s: Infinity) -> int:
        return self.who

    def legal(self, s: Infinity) -> list[Move]:
        return DROP.each(self.who, self.regular(s))

    def apply(self, s: Infinity, move: Move) -> None:
        lay_down(s, move.args[0])

    def prompt(self, s: Infinity) -> Prompt:
        return Prompt(f"Only {SOLO_ITEMS} items can be kept. What is left here?", ("DI-MODE-07",))


def is_camp_needed(m: March) -> bool:
    """Whether anything is to be decided before the next game. [DI-MODE-07]

    In the story there is always something: a boon, or whether to go down again.
    """
    if m.is_story:
        return True
    return m.seats == 1 and regular_items(m) > SOLO_ITEMS


def regular_items(m: March) -> int:
    """How many regular items a hero who goes alone has."""
    return sum(row.how in (CARRIED, PACKED) for row in m.heroes[0].things)
