"""A Hero Phase: for each move what the rest of the turn will be worth that begins with it.

A turn is an attack and then a walk, a walk and then an attack, or two walks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.games.caverns.actions.cards import ATTACK, IN_A_MOVE, TIMINGS, is_at_will
from undercroft.games.caverns.actions.move import budget, reachable
from undercroft.games.caverns.bot.card_gains import Gains
from undercroft.games.caverns.bot.card_prices import price
from undercroft.games.caverns.bot.page_goals import is_laden
from undercroft.games.caverns.bot.squares import Places
from undercroft.games.caverns.bot.stances import posed, shelter
from undercroft.games.caverns.bot.walking import FAR, steps_to
from undercroft.games.caverns.combat.modifiers import has, speed
from undercroft.games.caverns.combat.reactions import at_hand
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.effects.refs import square_of
from undercroft.games.caverns.effects.vocabulary import ExtraMove
from undercroft.games.caverns.effects.vocabulary.terms import Boon
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import DISABLE, END, MOVE, SEARCH, STANCE, TAKE, USE
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.moves import Move, Verb

Cards = tuple[int, ...]

NEVER: Final = -99.0
TASK: Final = 9.0
HASTE: Final = 0.02
TWICE: Final = 1.8
"""What two At-Wills in one slot are worth, beside one."""

DISARMED: Final = 0.6
SEARCHED: Final = 0.3


class Deciding:
    """What the acting hero could do next."""

    def __init__(self, s: Caverns, turn: Actions) -> None:
        self.s: Final = s
        self.turn: Final = turn
        self.seat: Final = turn.who
        self.gains: Final = Gains(s, turn.who)
        self.places: Final = Places(s, turn.who)
        self.here: Final = s.spot[turn.who]
        self.attacks: Final = self.ready(ATTACK) if turn.can_attack() else ()
        self.on_the_run: Final = self.ready(IN_A_MOVE) if turn.can_attack() else ()
        self.reach: Final = reachable(s, turn.who, budget(s, turn))
        self.twofold: Final = TWICE if has(s, turn.who, Boon.ATTACK_TWICE) else 1.0
        self._attacks: Final[dict[tuple[Cards, int, tuple[int, ...]], float]] = {}
        self._near: float | None = None
        self._far: tuple[float, int] | None = None

    def ready(self, when: int) -> Cards:
        """The cards with which the attack of the turn could be made, in its slot or in a move."""
        cards = at_hand(self.s, self.seat)
        return tuple([card for card in cards if TIMINGS.get(card, (None,))[0] == when])

    def appeals(self, moves: Sequence[Move]) -> list[float]:
        """The worth of each move."""
        return [self.of(move) for move in moves]

    def of(self, move: Move) -> float:
        """What the rest of the turn is worth that begins with a move."""
        judge = WORTHS.get(move.verb)
        return judge(self, move) if judge is not None else self.asked_for(move)

    def asked_for(self, move: Move) -> float:
        """What only this page knows, with the attack that is left or in its place."""
        own = self.s.page.VERBS.get(move.verb)
        if own is None or own.worth is None:
            return NEVER
        return (self.staying() if own.is_free else self.nearest()) + own.worth(self.s, move)

    # ---- walking ---------------------------------------------------------------------------------

    def end(self, _move: Move) -> float:
        """Nothing more."""
        return self.places.worth(self.here)

    def walk(self, move: Move) -> float:
        """A square with the attack from there, or on the way to a better one."""
        square = square_of(move.args[0])
        cost = self.reach.cost(square)
        begins = cost > self.turn.points
        value = self.places.worth(square) - HASTE
        if self.turn.can_attack() and not (begins and self.turn.moves and not self.turn.extra):
            left = (speed(self.s, self.seat) if begins else self.turn.points) - cost
            value = max(value + self.attack_from(square, self.attacks), self.running(square, left))
        if begins and self.turn.moves == 0 and not self.turn.attacked:
            value = max(value, self.halfway(square))
        return value

    def running(self, square: int, left: int) -> float:
        """An attack from a square inside a move, and the best place farther on."""
        shot = self.attack_from(square, self.on_the_run) if self.on_the_run and left > 0 else 0.0
        return self.onward(square, left) + shot - 2 * HASTE if shot else NEVER

    def onward(self, square: int, points: int) -> float:
        """The best place that a move reaches which goes on from a square."""
        way = steps_to(self.s.walls, (square,))
        near = [p for p in (self.here, *self.reach.squares) if way.get(p, FAR) <= points]
        return max([self.places.worth(p) for p in (square, *near)])

    def halfway(self, square: int) -> float:
        """What a square is worth from which a second move leads on."""
        best, there = self.farthest()
        left = steps_to(self.s.walls, (there,)).get(square, FAR)
        on_the_way = left <= speed(self.s, self.seat)
        return best - 2 * HASTE - HASTE * left / FAR if on_the_way else NEVER

    def farthest(self) -> tuple[float, int]:
        """The best place within two moves, and which."""
        if self._far is None:
            points = 2 * speed(self.s, self.seat)
            squares = reachable(self.s, self.seat, points).squares
            self._far = max((self.places.worth(p), p) for p in (self.here, *squares))
        return self._far

    def nearest(self) -> float:
        """The best place within a move."""
        if self._near is None:
            self._near = max(self.places.worth(p) for p in (self.here, *self.reach.squares))
        return self._near

    # ---- cards -----------------------------------------------------------------------------------

    def use(self, move: Move) -> float:
        """A card, and what is left of the turn."""
        card = move.args[0]
        worth = self.used(card) - price(self.s, card)
        return self.after(card) + worth + HASTE if worth > 0 else NEVER

    def used(self, card: int) -> float:
        """What a card does now."""
        if isinstance(LIBRARY.effects[TIMINGS[card][1]], ExtraMove):
            return self.farthest()[0] - self.nearest() if self.turn.attacked else 0.0
        return self.done(self.gains, card)

    def done(self, gains: Gains, card: int) -> float:
        """What the effect of a card gains."""
        return gains.of(TIMINGS[card][1]) * self.times(card)

    def times(self, card: int) -> float:
        """Who attacks twice with At-Wills gains by the second, too."""
        return self.twofold if is_at_will(card) and not self.turn.attacked else 1.0

    def after(self, card: int) -> float:
        """What the turn is worth besides a card: an attack ends a move that was going on."""
        if TIMINGS[card][0] == IN_A_MOVE:
            return self.onward(self.here, self.turn.points)
        if TIMINGS[card][0] != ATTACK:
            return self.staying()
        if self.turn.moves and not self.turn.extra:
            return self.places.worth(self.here)
        return self.nearest()

    def staying(self) -> float:
        """The attack from here, and the best place within a move."""
        return self.nearest() + self.attack_from(self.here, self.attacks)

    def attack_from(self, square: int, cards: Cards) -> float:
        """The best attack that could be made from a square: by its tile and who is beside it."""
        where = (cards, GRID.cell_of[square], self.places.beside(square))
        if where not in self._attacks:
            self.s.spot[self.seat] = square
            self._attacks[where] = self.best_attack(self.gains, cards)
            self.s.spot[self.seat] = self.here
        return self._attacks[where]

    def best_attack(self, gains: Gains, cards: Cards) -> float:
        """The best attack from where the hero stands, if any is worth its card."""
        return max([0.0, *(self.done(gains, card) - price(self.s, card) for card in cards)])

    def pose(self, move: Move) -> float:
        """Another stance, by what attacks and foes are like in it."""
        before = shelter(self.s, self.seat, self.places.dangers)
        now = self.best_attack(self.gains, self.attacks)
        with posed(self.s, self.seat, move.args[0]):
            change = self.best_attack(Gains(self.s, self.seat), self.attacks) - now
            change += shelter(self.s, self.seat, self.places.dangers) - before
        return self.staying() + change + HASTE if change > HASTE else NEVER

    # ---- actions ---------------------------------------------------------------------------------

    def disable(self, _move: Move) -> float:
        """A trap that may give way."""
        return self.nearest() + DISARMED

    def take(self, move: Move) -> float:
        """An object that is wanted, unless the hands are full."""
        full = is_laden(self.s, self.seat)
        wanted = self.s.page.wants(self.s, self.seat, move.args[0])
        return NEVER if full or not wanted else self.staying() + TASK

    def search(self, _move: Move) -> float:
        """A niche, instead of an attack."""
        return self.nearest() + SEARCHED


def task(_s: Caverns, _move: Move) -> float:
    """What it is worth to do what the page asks for."""
    return TASK


WORTHS: Final[dict[Verb, Callable[[Deciding, Move], float]]] = {
    END: Deciding.end,
    MOVE: Deciding.walk,
    USE: Deciding.use,
    STANCE: Deciding.pose,
    DISABLE: Deciding.disable,
    TAKE: Deciding.take,
    SEARCH: Deciding.search,
}
