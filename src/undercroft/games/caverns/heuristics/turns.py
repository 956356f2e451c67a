"""A Hero Phase: for each move what the rest of the turn will be worth that begins with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.games.caverns.card import Power, Treasure
from undercroft.games.caverns.effects.words.terms import PowerType
from undercroft.games.caverns.figures import carried
from undercroft.games.caverns.hero_actions import Actions
from undercroft.games.caverns.heuristics.gains import Gains
from undercroft.games.caverns.heuristics.places import Places
from undercroft.games.caverns.moving import budget, reachable
from undercroft.games.caverns.reacting import at_hand
from undercroft.games.caverns.state import NO_CARD, Caverns
from undercroft.games.caverns.things import square_of
from undercroft.games.caverns.using import ATTACK, IN_A_MOVE, TIMINGS
from undercroft.games.caverns.words import (
    DISABLE,
    END,
    FILL,
    MOVE,
    POUR,
    PULL,
    STANCE,
    TAKE,
    USE,
    card_at,
)
from undercroft.kernel.moves import Move, Verb

NEVER: Final = -9.0
TASK: Final = 5.0
HASTE: Final = 0.02
KEPT: Final = {PowerType.DAILY: 0.9, PowerType.UTILITY: 0.4}
"""What it costs to use a card that is turned when used."""

GIVEN_UP: Final = 0.5
DISARMED: Final = 0.5
POSED: Final = 0.1


class Deciding:
    """What the acting hero could do next."""

    def __init__(self, s: Caverns, turn: Actions) -> None:
        self.s: Final = s
        self.turn: Final = turn
        self.seat: Final = turn.who
        self.gains: Final = Gains(s, turn.who)
        self.places: Final = Places(s, turn.who)
        self.here: Final = s.spot[turn.who]
        self.at_wills: Final = self.attacks() if turn.can_attack() else []
        self._best: float | None = None

    def attacks(self) -> list[int]:
        """The attacks that cost nothing, and Dailies too, as nodes."""
        cards = [card for card in at_hand(self.s, self.seat) if is_at_will(card)]
        return [TIMINGS[card][1] for card in cards if card in TIMINGS]

    def appeals(self, moves: Sequence[Move]) -> list[float]:
        """The worth of each move."""
        return [self.of(move) for move in moves]

    def of(self, move: Move) -> float:
        """What the rest of the turn is worth that begins with a move."""
        found = WORTHS.get(move.verb)
        return found(self, move) if found is not None else NEVER

    def end(self, _move: Move) -> float:
        """Nothing more."""
        return self.places.worth(self.here)

    def walk(self, move: Move) -> float:
        """A square, with the attack from there, or the way that is left to a better one."""
        square = square_of(move.args[0])
        if self.at_wills:
            attack = self.places.attack_from(square, self.at_wills)
            return self.places.worth(square) + attack - HASTE
        return self.places.worth(square) - HASTE

    def use(self, move: Move) -> float:
        """A card, and the place afterwards."""
        card = move.args[0]
        worth = self.gains.of(TIMINGS[card][1]) - price(card)
        return (self.after(card) if worth > 0 else NEVER) + worth + HASTE

    def after(self, card: int) -> float:
        """What the turn is worth besides a card: an attack ends a move that was going on."""
        if TIMINGS[card][0] not in (ATTACK, IN_A_MOVE):
            return self.staying()
        if self.turn.moves and not self.turn.extra:
            return self.places.worth(self.here)
        return self.best_walk()

    def staying(self) -> float:
        """The attack from here, and the best place within a move."""
        attack = self.places.attack_from(self.here, self.at_wills) if self.at_wills else 0.0
        return self.best_walk() + attack

    def best_walk(self) -> float:
        """The best place within a move."""
        if self._best is None:
            found = reachable(self.s, self.seat, budget(self.s, self.turn)).squares
            self._best = max([self.places.worth(p) for p in (self.here, *found)])
        return self._best

    def pose(self, _move: Move) -> float:
        """A stance where there was none."""
        if self.s.stance[self.seat] != NO_CARD:
            return NEVER
        return self.staying() + POSED

    def disable(self, _move: Move) -> float:
        """A trap that may give way."""
        return self.places.worth(self.here) + DISARMED

    def take(self, _move: Move) -> float:
        """An object, unless the hands are full."""
        full = len(carried(self.s, self.seat)) > 0
        return NEVER if full else self.places.worth(self.here) + TASK

    def task(self, _move: Move) -> float:
        """What the page asks for."""
        return self.places.worth(self.here) + TASK


def is_at_will(card: int) -> bool:
    """Whether a card is an At-Will."""
    face = card_at(card)
    return isinstance(face, Power) and face.type == PowerType.AT_WILL


def price(card: int) -> float:
    """What it costs to use a card now rather than later."""
    face = card_at(card)
    if isinstance(face, Power):
        return KEPT.get(face.type, 0.0)
    return GIVEN_UP if isinstance(face, Treasure) else 0.0


WORTHS: Final[dict[Verb, Callable[[Deciding, Move], float]]] = {
    END: Deciding.end,
    MOVE: Deciding.walk,
    USE: Deciding.use,
    STANCE: Deciding.pose,
    DISABLE: Deciding.disable,
    TAKE: Deciding.take,
    PULL: Deciding.task,
    FILL: Deciding.task,
    POUR: Deciding.task,
}
