"""Who goes when: at the start of a round all roll, and the lowest goes first."""

from __future__ import annotations

from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

ROLLING, ASKING, DONE = range(3)


def rollers(s: Infinity) -> dict[int, tuple[int, ...]]:
    """Who rolls, with the heroes for whom the roll counts: every hero for itself. [DI-INIT-03]

    By option the first hero of every player rolls for all of that player's.
    """
    if s.options.initiative_per == "hero":
        return {seat: (seat,) for seat in heroes(s)}
    groups = [[seat for seat in heroes(s) if s.players[seat] == who] for who in set(s.players)]
    return {group[0]: tuple(group) for group in sorted(groups) if group}


class Initiative(Frame[Infinity]):
    """All roll, ties are rolled again between the tied, and the lowest goes first. [DI-INIT-02]

    The lowest may decline and go last. [DI-INIT-05] `rolled` are the heroes in the order of their
    `rolls`; `left` are those who still have to roll.
    """

    NAME = "initiative"
    step: int = field(INT, default=ROLLING, init=False)
    left: tuple[int, ...] = field(ROW, init=False)
    rolled: tuple[int, ...] = field(ROW, init=False)
    rolls: tuple[int, ...] = field(ROW, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == ROLLING:
            self.roll(s)
        elif self.step == ASKING:
            self.offer(s)
        else:
            s.pop()
        return False

    def results(self, s: Infinity) -> dict[int, tuple[int, ...]]:
        """The rolls of all who roll, the first one first: so they compare like words."""
        pairs = list(zip(self.rolled, self.rolls))
        return {seat: tuple([roll for who, roll in pairs if who == seat]) for seat in rollers(s)}

    def roll(self, s: Infinity) -> None:
        """The next who has to roll does; ties are rolled again by all who are tied. [DI-INIT-04]"""
        if not self.left:
            results = self.results(s)
            rolls = list(results.values())
            self.left = tuple([seat for seat in results if rolls.count(results[seat]) > 1])
            if len(results) == 1 or (not self.left and self.rolls):
                order, groups = sorted(results, key=lambda seat: results[seat]), rollers(s)
                s.order = tuple([seat for first in order for seat in groups[first]])
                self.step = ASKING
                return
        self.ask_die(s, self.left[0])

    def ask_die(self, s: Infinity, seat: int) -> None:
        """A hero rolls."""
        self.left = self.left[1:]
        self.rolled = (*self.rolled, seat)
        s.push(Roll(D20, f"initiative-h{seat + 1}"))

    def offer(self, s: Infinity) -> None:
        """The first may go last instead; nobody else may. [DI-INIT-05]"""
        self.step = DONE
        first = self.first(s)
        if len(first) < len(s.order):
            names = " and ".join([s.hero(seat).name for seat in first])
            has = "has" if len(first) == 1 else "have"
            words = f"{names} {has} rolled lowest. Go first, not last?"
            s.push(Ask(s.order[0], words, "DI-INIT-05"))

    def first(self, s: Infinity) -> tuple[int, ...]:
        """The heroes of the lowest roll."""
        return rollers(s)[s.order[0]]

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == ROLLING:
            self.rolls = (*self.rolls, value)
            tell_roll(s, self.rolled[-1], value, None, "DI-INIT-02")
        elif not value:
            first = self.first(s)
            s.order = (*s.order[len(first) :], *first)
            for seat in first:
                tell_of(s, seat, "goes last this round", "DI-INIT-05")
