"""Risk cards: bodies, chests, debris and Mist. [DI-RISK-01]"""

from __future__ import annotations

from undercroft.crawl.log import say
from undercroft.games.infinity.content.tables import ALL_RISK_CARDS
from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.notation import (
    FIRST_DISCARD,
    FIRST_RISK,
    FIRST_RISK_DECK,
    card_name,
)
from undercroft.games.infinity.phases.endings import scenario
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.cards import reshuffle
from undercroft.kernel.chance import Draw
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import EVERYONE


def has_catastrophes(s: Infinity) -> bool:
    """Whether catastrophic cards are played: by the scenario, never casually. [DI-RISK-07]

    The chest that calls the lord is one of them. [IC-36]
    """
    return scenario(s).catastrophes and not s.options.casual


def has_risk(s: Infinity, stack: int) -> bool:
    """Whether a risk card can be drawn; an empty deck is made of its discards. [DI-RISK-13]"""
    if not s.stacks[stack].size:
        reshuffle(s, stack, FIRST_DISCARD + stack)
    return s.stacks[stack].size > 0


def put_aside(s: Infinity, card: int) -> None:
    """A drawn card is discarded; an ally joins somebody now or leaves the game. [DI-RISK-08]"""
    row = ALL_RISK_CARDS[card - FIRST_RISK]
    if row.ally is None:
        zone = FIRST_DISCARD + FIRST_RISK_DECK + row.deck
        s.zones[zone] = s.zones[zone].add(card, EVERYONE)


class DrawRisk(Frame[Infinity]):
    """A card of a risk deck is drawn for a hero, or for a tile without one, and happens at once.

    [DI-RISK-01] A catastrophe that is not played is discarded and another drawn. [DI-RISK-07] Where
    no hero is, the tile itself acts. [DI-A-58]
    """

    NAME = "draw-risk"
    who: int = field(INT)
    deck: int = field(INT)
    place: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        stack = FIRST_RISK_DECK + self.deck
        if has_risk(s, stack):
            s.push(Draw(stack))
        else:
            s.pop()
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        put_aside(s, value)
        if ALL_RISK_CARDS[value - FIRST_RISK].catastrophic and not has_catastrophes(s):
            return
        s.pop()
        say(s, card_name(value), "DI-RISK-01")
        actor = refs.place(self.place) if self.who == NOBODY else self.who
        s.EFFECTS.start(s, ALL_RISK_CARDS[value - FIRST_RISK].id, actor)
