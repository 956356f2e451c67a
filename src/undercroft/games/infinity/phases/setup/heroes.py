"""Which hero each seat has. [DI-SETUP-02]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.modifiers import learn
from undercroft.games.infinity.combat.numbers import most_health
from undercroft.games.infinity.content.tables import HERO_NAMES, HEROES
from undercroft.games.infinity.map.exploration import ONE_OF
from undercroft.games.infinity.notation import RECRUIT
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.chance import Roll
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

SUGGESTED: Final = ("warrior", "ranger", "paladin", "fire-mage", "thief")
"""Who goes well together, for those who have no wishes yet."""


class Recruiting(Frame[Infinity]):
    """Heroes as suggested, by chance, or as each player chooses in turn. [DI-SETUP-02]"""

    NAME = "recruiting"
    at: int = field(INT, init=False)

    def free(self, s: Infinity) -> list[int]:
        """The heroes nobody has taken."""
        taken = s.kind[: self.at]
        return [hero for hero in range(len(HEROES)) if hero not in taken]

    def advance(self, s: Infinity) -> bool:
        if self.at == s.seats:
            s.pop()
            return False
        if s.options.heroes == "choose":
            return True
        if s.options.heroes == "random":
            s.push(Roll(ONE_OF[len(self.free(s))], "hero"))
        else:
            self.take(s, HERO_NAMES.parse(SUGGESTED[self.at]))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        self.take(s, self.free(s)[value])

    def take(self, s: Infinity, hero: int) -> None:
        """A seat has its hero, unhurt at level 1. [DI-SETUP-02]"""
        s.kind[self.at] = hero
        s.health[self.at] = most_health(s, self.at)
        learn(s, self.at)
        tell_of(s, self.at, "joins", "DI-SETUP-02")
        self.at += 1

    def seat(self, s: Infinity) -> int:
        return self.at

    def legal(self, s: Infinity) -> list[Move]:
        return RECRUIT.each(self.at, self.free(s))

    def apply(self, s: Infinity, move: Move) -> None:
        self.take(s, move.args[0])

    def prompt(self, s: Infinity) -> Prompt:
        return Prompt("Who is your hero?", ("DI-SETUP-02",))
