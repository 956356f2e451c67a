"""Who goes when: at the start of a round every hero rolls, and the lowest goes first."""

from __future__ import annotations

from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

ROLLING, ASKING, DONE = range(3)


class Initiative(Frame[Infinity]):
    """One roll for each hero, ties rolled again between the tied. [DI-INIT-02] [DI-INIT-03]

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
        """The rolls of each hero, the first one first: so they compare like words."""
        pairs = list(zip(self.rolled, self.rolls))
        return {seat: tuple([roll for who, roll in pairs if who == seat]) for seat in heroes(s)}

    def roll(self, s: Infinity) -> None:
        """The next who has to roll does; ties are rolled again by all who are tied. [DI-INIT-04]"""
        if not self.left:
            results = self.results(s)
            rolls = list(results.values())
            self.left = tuple([seat for seat in results if rolls.count(results[seat]) > 1])
            if len(results) == 1 or (not self.left and self.rolls):
                s.order = tuple(sorted(results, key=lambda seat: results[seat]))
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
        if len(s.order) > 1:
            words = f"{s.hero(s.order[0]).name} has rolled lowest: go first, and not last?"
            s.push(Ask(s.order[0], words, "DI-INIT-05"))

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == ROLLING:
            self.rolls = (*self.rolls, value)
            tell_roll(s, self.rolled[-1], value, None, "DI-INIT-02")
        elif not value:
            first, *rest = s.order
            s.order = (*rest, first)
            tell_of(s, first, "goes last this round", "DI-INIT-05")
