"""Stacks that are looked through. [IC-23]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.crawl.effects import Resolve
from undercroft.crawl.log import tell_of
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.targets import RULES, place_of
from undercroft.games.infinity.effects.vocabulary.terms import Stack
from undercroft.games.infinity.notation import (
    CHOOSE,
    EVENT_DECK,
    FIRST_RISK_DECK,
    TILE_STACK,
)
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.state import NO_TOKEN, NOBODY, Infinity
from undercroft.kernel.chance import Peek
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.stacks import BOTTOM, EVERYONE

ON_TOP, TO_BOTTOM = 1, 2


def token_deck(s: Infinity, at: Resolve) -> int:
    """The deck of the token that lies in the actor's tile, or NOBODY. [IC-23]"""
    token = s.contents[place_of(s, at.actor)]
    return NOBODY if token == NO_TOKEN else FIRST_RISK_DECK + token


STACKS: Final[dict[Stack, Callable[[Infinity, Resolve], int]]] = {
    Stack.TILES: lambda _s, _at: TILE_STACK,
    Stack.RISK_HERE: token_deck,
    Stack.CHESTS: lambda _s, _at: FIRST_RISK_DECK + RiskDeck.CHEST,
    Stack.LORD_EVENTS: lambda _s, _at: EVENT_DECK,
}


def onlookers(s: Infinity, seat: int) -> int:
    """Who sees what a hero looks at: all heroes together, of rivals only its player. [DI-A-71]"""
    return EVERYONE if is_cooperative(s) else 1 << seat


@RULES.resolves(w.Look)
def look(s: Infinity, at: Resolve, effect: w.Look) -> None:
    """The next cards of a stack are seen, then sorted. [IC-23] [DI-A-71]"""
    stack = STACKS[effect.stack](s, at)
    size = s.stacks[stack].size if stack != NOBODY else 0
    if at.step == 0:
        at.kept = (min(s.EFFECTS.amount(s, at, effect.n), size),)
        at.happened = int(at.kept[0] > 0)
    seat = s.EFFECTS.seat(s, at.actor)
    if at.step < at.kept[0]:
        s.push(Peek(stack, at.step, onlookers(s, seat)))
    elif at.step == at.kept[0] and at.kept[0] and effect.sort:
        s.push(Sorting(seat, stack, at.kept[0]))


class Sorting(Frame[Infinity]):
    """A hero says of each card seen whether it stays on top or goes to the bottom. [DI-A-71]"""

    NAME = "sorting"
    who: int = field(INT)
    stack: int = field(INT)
    count: int = field(INT)
    said: tuple[int, ...] = field(ROW, init=False)

    def advance(self, s: Infinity) -> bool:
        if len(self.said) < self.count:
            words = f"Where does card {len(self.said) + 1} of those you looked at go?"
            s.push(Choose(self.who, CHOOSE.name, (ON_TOP, TO_BOTTOM), words))
        else:
            s.pop()
            self.sort(s)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        self.said = (*self.said, value)

    def sort(self, s: Infinity) -> None:
        """Those for the bottom go there in their order; the others stay in theirs."""
        gone = 0
        for place, where in enumerate(self.said):
            if where == TO_BOTTOM:
                sink(s, self.stack, place - gone)
                gone += 1
        tell_of(s, self.who, f"puts {gone} of {self.count} at the bottom", "DI-A-71")


def sink(s: Infinity, stack: int, place: int) -> None:
    """The card of a place goes to the bottom, still known to those who know it.

    A view that does not know what was seen knows these places no more.
    """
    pile = s.stacks[stack]
    i, at = pile.at(place)
    card, seats = pile.runs[i].known_at(at), pile.seats_at(place)
    if card == HIDDEN and pile.runs[i].own:
        s.stacks[stack] = pile.shuffled()
    else:
        s.stacks[stack] = pile.drawn(place, card).put(BOTTOM, card, seats)
