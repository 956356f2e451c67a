"""Reactions: cards that are used inside an event, before its result. [CV-POW-13]

All cards of heroes lie open, so only who has a fitting one is asked.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects.standing import key_of
from undercroft.crawl.log import capital
from undercroft.games.caverns.content.card import Power
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.effects.vocabulary import Charges, Comes, Drew, Use, WouldHit
from undercroft.games.caverns.effects.vocabulary.terms import Drawn, Occasion, PowerType
from undercroft.games.caverns.map.figures import may_act
from undercroft.games.caverns.notation import NOTATION, USE, card_name
from undercroft.games.caverns.state import NO_CARD, NO_FIGURE, Caverns
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.choices import Window
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

REACTED_TO: Final[dict[object, str]] = {
    Occasion.ATTACK_ROLLED: "{actor} has rolled {shown} against {it}",
    Occasion.BEFORE_ROLLS: "{actor} is about to roll",
    Drew: "{actor} {draws}",
    Occasion.EXPLORES: "{actor} is about to explore",
    Occasion.HARMED: "{actor} is about to take {shown} damage",
    Comes: "{it} has come",
    Occasion.ROLLED: "{actor} has rolled {shown}",
    Occasion.FALLS: "{actor} is about to fall",
    WouldHit: "the attack on {it} hits",
    Occasion.SUFFERS: "{actor} is about to take {shown} damage",
    Occasion.HITS: "the attack on {it} hits",
    Occasion.MISSES: "the attack on {it} misses",
}
"""The moments at which somebody may react, by their keys, and what is asked then."""

KEYS: Final = tuple(REACTED_TO)


def draws(s: Caverns, sort: int) -> str:
    """What has been drawn, or is about to be: a treasure is reacted to before it is turned up."""
    if sort == Drawn.TREASURE:
        return "is about to draw a treasure"
    cards: list[int] = [getattr(frame, "card", NO_CARD) for frame in s.frames]
    drawn = [card for card in cards if card != NO_CARD]
    return f"has drawn {card_name(drawn[-1])}"


def told(s: Caverns, figure: int) -> str:
    """Who it is that something happens to."""
    return name_of(s, figure) if figure != NO_FIGURE else "the dungeon"


Reaction = tuple[Any, int]
"""The moment at which a card reacts, and the node of what it does."""


def _reactions() -> dict[int, Reaction]:
    reactions: dict[int, Reaction] = {}
    for number, card in enumerate(ALL_CARDS):
        effect = card.effect
        if isinstance(effect, Use) and key_of(effect.at) in REACTED_TO:
            reactions[number] = (effect.at, LIBRARY.parts[LIBRARY.root(card.id)]["do"][0])
    return reactions


def _tokens() -> dict[int, Reaction]:
    reactions: dict[int, Reaction] = {}
    for node, effect in enumerate(LIBRARY.effects):
        if isinstance(effect, Charges):
            card = NOTATION.cards.parse(LIBRARY.card_of(node))
            reactions[card] = (effect.at, LIBRARY.parts[node]["do"][0])
    return reactions


ROOTS: Final = tuple(LIBRARY.root(card.id) for card in ALL_CARDS)
REACTIONS: Final = _reactions()
TOKENS: Final = _tokens()
ANSWERS: Final = {
    key: frozenset(
        card
        for table in (REACTIONS, TOKENS)
        for card, (moment, _) in table.items()
        if key_of(moment) == key
    )
    for key in KEYS
}
"""The cards that react to each moment."""


def at_hand(s: Caverns, seat: int) -> list[int]:
    """The cards a hero could use: those face up, and those with tokens. [CV-POW-02] [CV-POW-09]"""
    if not may_act(s, seat):
        return []
    if not s.charged:
        return [*s.up[seat], *s.items[seat]]
    charged = [card for card in s.charged if card in s.down[seat]]
    return [*s.up[seat], *s.items[seat], *charged]


def reaction(s: Caverns, card: int) -> Reaction | None:
    """How a card reacts as it lies there."""
    if card in s.charged:
        return TOKENS.get(card)
    known = REACTIONS.get(card)
    return known if known and isinstance(LIBRARY.effects[ROOTS[card]], Use) else None


class Reacting(Window):
    """Whose cards fit may use them, the active player first. [CV-TURN-05] [CV-POW-13]"""

    NAME = "reacting"
    moment: int = field(INT)
    actor: int = field(INT)
    it: int = field(INT)
    shown: int = field(INT)
    used: tuple[int, ...] = field(ROW, init=False)

    def again(self) -> bool:
        return True

    def advance(self, s: Any) -> bool:
        while self.passed < len(self.order) and not self.reactions(s, self.order[self.at]):
            self.passed += 1
            self.at = (self.at + 1) % len(self.order)
        return super().advance(s)

    def reactions(self, s: Caverns, seat: int) -> list[Move]:
        key = KEYS[self.moment]
        fitting = fits(s, seat, key, self.actor, self.it, self.shown)
        return USE.each(seat, [card for card in fitting if card not in self.used])

    def react(self, s: Any, move: Move) -> None:
        # Noted first: when the card has worked, the window goes on and does not offer it again.
        self.used = (*self.used, move.args[0])
        use(s, move.seat, move.args[0], self.it, self.shown)

    def closed(self, s: Caverns) -> None:
        s.pop()

    def prompt(self, s: Caverns) -> Prompt:
        key = KEYS[self.moment]
        happens = REACTED_TO[key].format(
            actor=told(s, self.actor),
            it=told(s, self.it),
            shown=self.shown,
            draws=draws(s, self.shown) if key is Drew else "",
        )
        who = self.order[self.at]
        asked = "React?" if who == self.actor else f"Does {name_of(s, who)} react?"
        return Prompt(capital(f"{happens}. {asked}"), ("CV-POW-13",))


def fits(s: Caverns, seat: int, key: object, actor: int, it: int, shown: int) -> list[int]:
    """The cards of a seat that fit a moment and can be paid."""
    cards: list[int] = []
    for card in [card for card in at_hand(s, seat) if card in ANSWERS[key]]:
        known = reaction(s, card)
        if known is None or key_of(known[0]) != key:
            continue
        if is_meant(s, seat, known, actor, it, shown):
            cards.append(card)
    return cards


def is_meant(s: Caverns, seat: int, known: Reaction, actor: int, it: int, shown: int) -> bool:
    """Whether a moment is the one that a card of a seat means, and its cost can be paid."""
    moment, node = known
    at = s.EFFECTS.context(actor, it, shown, node)
    at.kept = (seat,)
    match = s.EFFECTS.meanings.moments[type(moment)]
    payer = s.EFFECTS.context(seat, it, shown, node)
    return match(s, at, moment) and not s.EFFECTS.lacks(s, payer, node)


def open_window(s: Caverns, key: object, actor: int, it: int = NO_FIGURE, shown: int = 0) -> None:
    """Let those react who can, if anybody can."""
    seats = reacting_seats(s, key)
    if not seats:
        return
    turns = [seat for seat in s.clockwise(s.active) if seat in seats]
    order = [seat for seat in turns if fits(s, seat, key, actor, it, shown)]
    if order:
        s.push(Reacting(tuple(order), KEYS.index(key), actor, it, shown))


def reacting_seats(s: Caverns, key: object) -> tuple[int, ...]:
    """The seats with a card that reacts to such moments, ready or with tokens on it."""
    lying = s.lying()
    seats = lying.seats.get(key)
    if seats is None:
        ready = [(*lying.up[seat], *lying.items[seat], *lying.charged) for seat in range(s.seats)]
        answers = ANSWERS[key]
        able = [seat for seat, cards in enumerate(ready) if not answers.isdisjoint(cards)]
        seats = lying.seats[key] = tuple(able)
    return seats


def use(s: Caverns, seat: int, card: int, it: int = NO_FIGURE, shown: int = 0) -> None:
    """A card is used: turned as its type says, then it works. [CV-POW-03] [CV-POW-05] [CV-A-54]"""
    known = reaction(s, card)
    root = LIBRARY.root(NOTATION.cards.text(card))
    # Paid for before it works: meanwhile it lies as a used card.
    if card in s.charged:
        spend_token(s, card)
    else:
        turn_down(s, seat, card)
    parts = LIBRARY.parts[root]
    inside = isinstance(LIBRARY.effects[root], Use)
    node = known[1] if known is not None else parts["do"][0] if inside else root
    if s.listening:
        s.emit(Said(text=f"{name_of(s, seat)} uses {ALL_CARDS[card].name}", rules=("CV-POW-05",)))
    s.EFFECTS.start_at(s, node, seat, it, shown)


def turn_down(s: Caverns, seat: int, card: int) -> None:
    """Dailies and Utilities are turned face down by use. [CV-POW-03] [CV-POW-04]"""
    face = ALL_CARDS[card]
    if isinstance(face, Power) and face.type in (PowerType.DAILY, PowerType.UTILITY):
        s.up[seat] = tuple([c for c in s.up[seat] if c != card])
        s.down[seat] = tuple(sorted((*s.down[seat], card)))


def spend_token(s: Caverns, card: int) -> None:
    """One token leaves a card; without tokens it is an ordinary card again. [CV-POW-09]"""
    at = s.charged.index(card)
    left = s.charges[at] - 1
    s.charges = (*s.charges[:at], *((left,) if left else ()), *s.charges[at + 1 :])
    if not left:
        s.charged = (*s.charged[:at], *s.charged[at + 1 :])


class Throw(Frame[Caverns]):
    """A d20 is rolled; who rolled it may have it rolled again. [CV-COMP-07]"""

    NAME = "throw"
    who: int = field(INT)
    die: int = field(INT, init=False)
    seen: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if not self.die:
            s.push(Roll(D20))
        elif not self.seen and self.who != NO_FIGURE:
            # Once a throw; a card that has it rolled again sets it back.
            self.seen = 1
            open_window(s, Occasion.ROLLED, self.who, self.who, self.die)
        else:
            s.answer(self.die)
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        if not self.die:
            self.die = value

    def again(self) -> None:
        """The die is rolled once more."""
        self.die = 0
        self.seen = 0
