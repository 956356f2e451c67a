"""The Empty Chair: one of four villains, nobody knows which."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.games.caverns.adventures.page import Page
from undercroft.games.caverns.content.card_stats import keywords
from undercroft.games.caverns.content.schema import Keyword
from undercroft.games.caverns.content.tables import VILLAINS
from undercroft.games.caverns.map.figures import is_ally, is_hero
from undercroft.games.caverns.notation import (
    CHOOSE,
    FIRST_FACE,
    NOTATION,
    SET_ASIDE,
    TOKEN_STACK,
    numbers,
)
from undercroft.games.caverns.phases.choices import Aside
from undercroft.games.caverns.phases.villains import enter, free_squares
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.chance import Draw, Peek
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import NO_SEATS, Stack
from undercroft.kernel.zones import Zone

RUNE: Final = "r"
CHOOSING, LOOKED, ASKED, DONE = range(4)


class Overlord(Frame[Caverns]):
    """The villain whose token was drawn stands on a rune square."""

    NAME = "overlord"

    def on_answer(self, s: Caverns, value: int) -> None:
        s.pop()
        enter(s, VILLAINS[value - FIRST_FACE].id, free_squares(s, RUNE))


class Looking(Frame[Caverns]):
    """A player looks at a token and may put it out of the game, if enough stay."""

    NAME = "looking"
    who: int = field(INT)
    step: int = field(INT, default=CHOOSING, init=False)
    place: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.step == CHOOSING:
            return True
        if self.step == LOOKED and s.stacks[TOKEN_STACK].size > s.page.term("villains-kept"):
            self.step = ASKED
            s.push(Ask(self.who, "Put this token out of the game?"))
        else:
            s.pop()
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        if self.step == ASKED:
            self.step = DONE
            if value:
                s.push(Draw(TOKEN_STACK, self.place, SET_ASIDE, 1 << self.who))

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        tokens = range(1, s.stacks[TOKEN_STACK].size + 1)
        return [*CHOOSE.each(self.who, list(tokens)), NOTATION.passes(self.who)]

    def apply(self, s: Caverns, move: Move) -> None:
        self.step = DONE
        if move.verb is CHOOSE:
            self.step = LOOKED
            self.place = move.args[0] - 1
            s.push(Peek(TOKEN_STACK, self.place, 1 << self.who))

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Which token do you look at?")


class EmptyChair(Page):
    """Beaten Palefolk let heroes look at tokens; the Rune Ring brings the villain of one."""

    ID = "adv-04"
    TERMS = ("looks", "villains-kept")
    looks: int = field(INT)
    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = (Overlord, Looking)

    def set_up(self, s: Caverns) -> None:
        """Four tokens lie face down."""
        s.stacks[TOKEN_STACK] = Stack.of(numbers(*s.adventure.villains))
        s.zones, s.homes, s.owners = [Zone()], [TOKEN_STACK], [NO_SEATS]

    def defeated(self, s: Caverns, figure: int, by: int) -> None:
        """The active player may look at a token, for the first Palefolk that heroes beat."""
        beaten = Keyword.PALEFOLK in keywords(s, figure)
        used_up = self.looks >= self.term("looks") or bool(s.villains)
        if beaten and (is_hero(by) or is_ally(by)) and not used_up:
            self.looks += 1
            s.push(Aside())
            s.push(Looking(s.active))

    def triggered(self, s: Caverns, cell: int) -> None:
        """A token is drawn."""
        s.stacks[TOKEN_STACK] = s.stacks[TOKEN_STACK].shuffled()
        s.push(Overlord())
        s.push(Draw(TOKEN_STACK))

    def is_won(self, s: Caverns) -> bool:
        return bool(s.villains) and s.hp[s.villains[0]] == 0

    def label(self, s: Caverns, move: Move) -> str:
        """A number is chosen among the tokens."""
        looks = move.verb is CHOOSE and isinstance(s.frames[-1], Looking)
        return f"look at token {move.args[0]}" if looks else ""
