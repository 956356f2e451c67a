"""Heroes are found: as the page suggests, or as each player chooses."""

from __future__ import annotations

from undercroft.games.caverns.content.schema import CardSet
from undercroft.games.caverns.content.tables import HERO_NAMES, HEROES
from undercroft.games.caverns.notation import RECRUIT
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt


def heroes_for(s: Caverns) -> list[int]:
    """The heroes who have cards in the sets in use. [CV-ADV-02] [CV-A-73]"""
    return [i for i, hero in enumerate(HEROES) if s.sets == 3 or hero.set == CardSet.STARTING]


def advised(s: Caverns) -> list[int]:
    """Heroes in the order an adventure suggests them, the others after them."""
    first = [HERO_NAMES.parse(name) for name in s.adventure.suggested]
    return [*first, *(hero for hero in heroes_for(s) if hero not in first)]


class Recruiting(Frame[Caverns]):
    """Heroes as suggested, or as each player chooses in turn order. [CV-SETUP-06]"""

    NAME = "recruiting"
    at: int = field(INT, init=False)

    def free(self, s: Caverns) -> list[int]:
        """The heroes nobody has taken."""
        return [hero for hero in advised(s) if hero not in s.kind[: s.seats]]

    def advance(self, s: Caverns) -> bool:
        if self.at == s.seats:
            s.pop()
            return False
        if s.options.heroes == "choose":
            return True
        self.settle(s, self.free(s)[0])
        return False

    def settle(self, s: Caverns, hero: int) -> None:
        """A seat has its hero."""
        s.kind[self.seat(s)] = hero
        self.at += 1

    def seat(self, s: Caverns) -> int:
        return s.clockwise(s.first)[self.at]

    def legal(self, s: Caverns) -> list[Move]:
        return RECRUIT.each(self.seat(s), sorted(self.free(s)))

    def apply(self, s: Caverns, move: Move) -> None:
        self.settle(s, move.args[0])

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Which hero do you play?", ("CV-SETUP-06",))
