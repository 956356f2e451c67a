"""Reactions: the windows in which the owner of a hero that is attacked, or rolls, may answer."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects.standing import key_of
from undercroft.games.alliance.actions.played_cards import has_icons, has_room, lay, may_react
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.effects.vocabulary import AllyAttacked, Occasion, React
from undercroft.games.alliance.effects.vocabulary import Attacked as WhenAttacked
from undercroft.games.alliance.map.figures import is_standing, seat_of
from undercroft.games.alliance.notation import HANDS, NOTATION, PLAY, card_at
from undercroft.games.alliance.phases.market import dealt
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import Choose, Window
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

__all__ = ["Attacked", "RolledLow", "concerned", "might_mend", "reactors"]

REACTIONS: Final = {
    number: card.effect for number, card in enumerate(ALL_CARDS) if isinstance(card.effect, React)
}
"""What the Reactions do, by card."""


def farthest(cards: frozenset[int]) -> int:
    """How far from an attacked hero an ally may be that reacts for it with one of some cards."""
    moments = [effect.to for number, effect in REACTIONS.items() if number in cards]
    return max([moment.within for moment in moments if isinstance(moment, AllyAttacked)], default=0)


FARTHEST: Final = tuple([farthest(dealt(champions=with_them)) for with_them in (False, True)])
"""The same for all cards of a game, without and with Champions: without, no ally reacts."""

ATTACK_CARDS: Final = frozenset(
    number
    for number, effect in REACTIONS.items()
    if isinstance(effect.to, (AllyAttacked, WhenAttacked))
)
"""The Reactions to an attack on the own hero or on one near by."""


def concerned(s: Alliance, first: int, hero: int) -> tuple[int, ...]:
    """The seats that might react to an attack on a hero, clockwise from the active player.

    What they hold does not count, only what everybody sees. [DA-CARD-20] [A-40]
    """
    return tuple(seat for seat in s.clockwise(first) if might_react(s, seat, hero))


def might_react(s: Alliance, seat: int, hero: int) -> bool:
    """Whether a seat has cards and, near its attacked hero, somebody with room for a Reaction."""
    if seat != seat_of(hero) or not s.zones[HANDS + seat].cards:
        return False
    most = FARTHEST[s.options.champions]
    return any(may_react(s, f) and distance(s, f, hero) <= most for f in s.alliance(seat))


def distance(s: Alliance, figure: int, other: int) -> int:
    """How far two figures are from each other, walls or not."""
    return s.walls.board.grid.distance(s.spot[figure], s.spot[other])


def answers(s: Alliance, card: int, figure: int, hero: int) -> bool:
    """Whether a card is a Reaction of one figure to an attack on a hero. [DA-CARD-16]"""
    effect = card_at(card).effect
    moment = effect.to if isinstance(effect, React) else None
    if isinstance(moment, AllyAttacked):
        return figure != hero and distance(s, figure, hero) <= moment.within
    return isinstance(moment, WhenAttacked) and figure == hero


def reactors(s: Alliance, seat: int, card: int, hero: int) -> list[int]:
    """The standing heroes of a seat that can answer with a card: icons and types are theirs.

    [DA-CARD-17] [DA-CARD-18] [DA-CARD-19]
    """
    return [
        f
        for f in s.alliance(seat)
        if is_standing(s, f)
        and answers(s, card, f, hero)
        and has_icons(s, f, card)
        and has_room(s, f, card)
    ]


class Attacked(Window):
    """Target and strength are known, damage is not: who may react is asked. [DA-CARD-20] [A-40]"""

    NAME = "attacked"
    hero: int = field(INT)
    strength: int = field(INT)

    def advance(self, s: Any) -> bool:
        """Who, as everybody sees, cannot react any more is not asked again."""
        while self.passed < len(self.order) and not might_react(s, self.seat(s), self.hero):
            self.at = (self.at + 1) % len(self.order)
            self.passed += 1
        return super().advance(s)

    def again(self) -> bool:
        return True

    def reactions(self, s: Alliance, seat: int) -> list[Move]:
        held = s.zones[HANDS + seat].cards
        cards = dict.fromkeys([card for card in held if card in ATTACK_CARDS])
        return PLAY.each(seat, [card for card in cards if reactors(s, seat, card, self.hero)])

    def react(self, s: Any, move: Move) -> None:
        s.push(Reacting(move.seat, move.args[0], self.hero))

    def closed(self, s: Alliance) -> None:
        s.pop()

    def prompt(self, s: Alliance) -> Prompt:
        name = s.hero(self.hero).name
        return Prompt(f"{name} is attacked with strength {self.strength}. React?", ("DA-CARD-20",))


class Reacting(Frame[Alliance]):
    """A Reaction is played for one hero, which is chosen if several could. [DA-CARD-17]"""

    NAME = "reacting"
    who: int = field(INT)
    card: int = field(INT)
    hero: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        heroes = reactors(s, self.who, self.card, self.hero)
        if len(heroes) == 1:
            self.on_answer(s, heroes[0])
        else:
            words = f"Who plays {card_at(self.card).name}?"
            s.push(Choose(self.who, "target", tuple(heroes), words))
        return False

    def on_answer(self, s: Any, value: int) -> None:
        # Gone before the card works: its effect may open another window on top.
        s.pop()
        lay(s, self.who, value, self.card)
        s.EFFECTS.start(s, NOTATION.cards.text(self.card), value)


def roll_cards() -> list[int]:
    """The Reactions to a roll of the own hero."""
    return [card for card, effect in REACTIONS.items() if key_of(effect.to) == Occasion.ROLLED]


def might_mend(s: Alliance, hero: int) -> bool:
    """Whether a hero might react to its own roll, as everybody sees. [DA-CARD-20]"""
    if not s.zones[HANDS + seat_of(hero)].cards or not may_react(s, hero):
        return False
    return any(has_icons(s, hero, card) for card in roll_cards())


class RolledLow(Window):
    """A hero has rolled too low, and may still react before it has failed. [DA-CARD-16]"""

    NAME = "rolled-low"
    hero: int = field(INT)

    def __init__(self, hero: int) -> None:
        super().__init__((seat_of(hero),))
        self.hero = hero

    def reactions(self, s: Alliance, seat: int) -> list[Move]:
        held = s.zones[HANDS + seat].cards
        cards = [card for card in roll_cards() if card in held]
        return PLAY.each(seat, [card for card in cards if has_icons(s, self.hero, card)])

    def react(self, s: Any, move: Move) -> None:
        lay(s, move.seat, self.hero, move.args[0])
        s.EFFECTS.start(s, NOTATION.cards.text(move.args[0]), self.hero)

    def closed(self, s: Alliance) -> None:
        s.pop()

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt(f"{s.hero(self.hero).name} has rolled too low: react?", ("DA-CARD-16",))
