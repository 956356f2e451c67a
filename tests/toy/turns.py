"""The toy game's set-up and turns."""

from __future__ import annotations

from typing import Any

from tests.toy.cards import resolve
from tests.toy.state import Toy
from tests.toy.words import (
    COIN,
    DECK,
    DISCARD,
    DODGE,
    FEINT,
    GEM,
    HANDS,
    LENGTH,
    PATH,
    PLAY,
    PURSE,
    REST,
    SAY,
    STASH,
    STASHES,
    STEP,
    TOKENS,
)
from undercroft.kernel.cards import play_from, reshuffle, slip, unshown
from undercroft.kernel.chance import Draw, Show
from undercroft.kernel.checks import Act, check
from undercroft.kernel.events import CardMoved, Said, TokenMoved
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Over, Prompt
from undercroft.kernel.stacks import EVERYONE, NO_SEATS

ACTIONS = 2
RICH = 5


@check("TOY-STEP-01", "it is {0} squares too far")
def is_neighbour(s: Toy, move: Move) -> int:
    """A step goes to a neighbouring square. [TOY-STEP-01]"""
    away = abs(s.places[move.seat] - move.args[0])
    return 0 if away == 1 else max(1, away - 1)


@check("TOY-PLAY-01", "you do not hold it")
def is_held(s: Toy, move: Move) -> int:
    """Only a card of one's own hand is played. [TOY-PLAY-01]"""
    return int(move.args[0] not in s.hand(move.seat))


@check("TOY-PLAY-02", "it only answers what another does")
def is_no_answer(_s: Toy, move: Move) -> int:
    """Dodge and feint are not played on one's own turn. [TOY-PLAY-02]"""
    return int(move.args[0] in (DODGE, FEINT))


STEPS = Act(STEP, is_neighbour)
PLAYS = Act(PLAY, is_held, is_no_answer)
STASHING = Act(STASH, is_held)


class Begin(Frame[Toy]):
    """Lay five of six tokens unseen on the path and deal three cards each."""

    NAME = "begin"
    laid: int = field(INT, init=False)

    def advance(self, s: Toy) -> bool:
        laid, self.laid = self.laid, self.laid + 1
        if laid < LENGTH:
            s.push(Draw(TOKENS, 0, PATH, NO_SEATS))
        elif laid < LENGTH + 3 * s.seats:
            seat = (laid - LENGTH) % s.seats
            s.push(Draw(DECK, 0, HANDS + seat, 1 << seat))
        else:
            s.frames[-1] = Turn(0)
        return False


class Turn(Frame[Toy]):
    """One seat's turn: two actions, then a card. [TOY-TURN-01]"""

    NAME = "turn"
    who: int = field(INT)
    left: int = field(INT, default=ACTIONS, init=False)
    drawn: int = field(INT, init=False)

    def advance(self, s: Toy) -> bool:
        if has_ended(s):
            s.frames = [Reckoning()]
            return False
        if self.left:
            return True
        if self.drawn:
            self.pass_on(s)
        else:
            self.draw(s)
        return False

    def draw(self, s: Toy) -> None:
        """The seat draws a card, after a reshuffle if the deck is empty. [TOY-TURN-01]"""
        self.drawn = 1
        if not s.stacks[DECK].size:
            reshuffle(s, DECK, DISCARD)
        if s.stacks[DECK].size:
            s.push(Draw(DECK, 0, HANDS + self.who, 1 << self.who))

    def on_answer(self, s: Toy, value: int) -> None:
        if s.listening and self.drawn:
            card = f"card:{SAY.cards.text(value)}"
            told = CardMoved(
                card=card,
                start="zone:deck",
                to=f"zone:{SAY.zones.text(HANDS + self.who)}",
                seen_by=1 << self.who,
                rules=("TOY-TURN-01",),
            )
            s.emit(told)

    def pass_on(self, s: Toy) -> None:
        """The next seat's turn begins; after the last seat, the next round."""
        following = (self.who + 1) % s.seats
        if following == 0:
            s.round += 1
        s.frames[-1] = Turn(following)

    def seat(self, s: Toy) -> int:
        return self.who

    def legal(self, s: Toy) -> list[Move]:
        cards = sorted(set(s.hand(self.who)))
        return [
            *STEPS.legal(s, STEP.each(self.who, range(LENGTH))),
            *PLAYS.legal(s, PLAY.each(self.who, cards)),
            *STASHING.legal(s, STASH.each(self.who, cards)),
            REST(self.who),
        ]

    def acts(self, s: Toy) -> tuple[Act, ...]:
        return STEPS, PLAYS, STASHING

    def wants(self, s: Toy, thing: str) -> list[Move]:
        kind, _, name = thing.partition(":")
        if kind == "sq" and name.isdecimal() and int(name) < LENGTH:
            return [STEP(self.who, int(name))]
        card = name.partition("#")[0]
        if kind == "card" and card in SAY.cards.ids:
            return [PLAY(self.who, SAY.cards.parse(card))]
        return []

    def seen_by(self, s: Toy, move: Move) -> int:
        return 1 << move.seat if move.verb is STASH else EVERYONE

    def prompt(self, s: Toy) -> Prompt:
        return Prompt(f"{self.left} actions left", ("TOY-TURN-01",))

    def apply(self, s: Toy, move: Move) -> None:
        self.left -= 1
        if move.verb is STEP:
            step(s, move.seat, move.args[0])
        elif move.verb is PLAY:
            self.play(s, move.args[0])
        elif move.verb is STASH:
            stash(s, move.seat, move.args[0])

    def play(self, s: Toy, card: int) -> None:
        """A card leaves the hand for all to see and does what it says."""
        play_from(s, HANDS + self.who, card)
        s.zones[DISCARD] = s.zones[DISCARD].add(card, EVERYONE)
        if s.listening:
            name = SAY.cards.text(card)
            s.emit(CardMoved(card=f"card:{name}", start="zone:hand", to="zone:discard"))
        resolve(s, self.who, card)


def step(s: Toy, seat: int, square: int) -> None:
    """The token of a square is turned up when somebody steps there. [TOY-STEP-02]"""
    if s.listening:
        start, to = f"sq:{s.places[seat]}", f"sq:{square}"
        s.emit(TokenMoved(token=f"fig:{SAY.actor(seat)}", start=start, to=to))
    s.places[seat] = square
    if s.zones[PATH].seats[square] == NO_SEATS:
        s.push(Turned(seat))
        s.push(Show(PATH, square))


class Turned(Frame[Toy]):
    """A token was turned up: a coin pays 1, a gem 2, a pit costs a heart. [TOY-STEP-02]"""

    NAME = "turned"
    who: int = field(INT)

    def on_answer(self, s: Toy, value: int) -> None:
        s.pop()
        if value in (COIN, GEM):
            s.gold[self.who] += 1 + (value == GEM)
        else:
            s.hearts[self.who] -= 1
        if s.listening:
            s.emit(Said(text=f"{SAY.actor(self.who)} finds {SAY.cards.text(value)}"))


def stash(s: Toy, seat: int, card: int) -> None:
    """A card is laid face down in the stash. [TOY-STASH-01]"""
    slip(s, HANDS + seat, STASHES + seat, card, 1 << seat)
    if s.listening:
        told = CardMoved(
            card=f"card:{SAY.cards.text(card)}",
            start="zone:hand",
            to="zone:stash",
            seen_by=1 << seat,
            rules=("TOY-STASH-01",),
        )
        s.emit(told)


def has_ended(s: Toy) -> bool:
    """The game ends with the last round, with five gold, or without a heart. [TOY-END-01]"""
    return s.round >= s.rounds or max(s.gold) >= RICH or min(s.hearts) <= 0


class Reckoning(Frame[Toy]):
    """The stashes are turned up, one card after the other; then gold decides. [TOY-STASH-01]"""

    NAME = "reckoning"

    def advance(self, s: Toy) -> bool:
        for zone in range(STASHES, STASHES + s.seats):
            if unshown(s, zone, EVERYONE):
                s.push(Show(zone))
                return False
        s.finish(ending(s))
        return False


def ending(s: Toy) -> Over:
    """Gold wins; a purse in the stash counts one. [TOY-STASH-01]"""
    purses = [s.zones[STASHES + i].cards.count(PURSE) for i in range(s.seats)]
    scores = tuple(gold + purse for gold, purse in zip(s.gold, purses))
    best = max(scores)
    winners = tuple(i for i, score in enumerate(scores) if score == best)
    returns = tuple(1.0 if i in winners else -1.0 for i in range(s.seats))
    name = "dusk" if s.round >= s.rounds else "rich" if max(s.gold) >= RICH else "fallen"
    return Over(name, winners, scores, returns)


TURNS: tuple[type[Frame[Any]], ...] = (Begin, Turn, Turned, Reckoning)
