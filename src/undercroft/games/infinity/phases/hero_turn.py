"""The turn of a hero: its start, the actions, the enemies, what follows. [DI-INIT-08]"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.crawl.actions import Action, ActionList
from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.combat.duels import forget_broken, holders, let_unharmed_go
from undercroft.games.infinity.combat.modifiers import clear_head
from undercroft.games.infinity.combat.numbers import ap_rating, is_stunned
from undercroft.games.infinity.content.schema import LordEventAction, Once
from undercroft.games.infinity.content.tables import HEALTH
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.map.figures import is_fighting
from undercroft.games.infinity.map.quiet import be_heard, be_quiet
from undercroft.games.infinity.notation import (
    END,
    FIRST_ENEMY,
    MOST_SEATS,
)
from undercroft.games.infinity.phases.limits import forget
from undercroft.games.infinity.phases.lord_events import draw_events, listed_done
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.phases.prices import HALVES, price
from undercroft.games.infinity.scene.points import action_points, short_of
from undercroft.games.infinity.state import NO_CARD, NOBODY, NOWHERE, Infinity
from undercroft.kernel.checks import Act, check, gate
from undercroft.kernel.errors import NotationError
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.outcome import Prompt

START, ACTING, ENEMIES, EVENTS, OVER = range(5)

STRUCK: Final = -2
"""What a turn tells in which the enemies have had their attack; else it tells who was lured."""

NOTHING, GEAR, PICKING_UP, SHOPPING = range(4)
"""What has been paid for and may go on for nothing: things put on, picked up, a visit."""

FIRST: Final = 1
"""The first turn of a hero, in which shopping and equipping are free. [DI-MERCH-02]"""


@mypyc_attr(allow_interpreted_subclasses=True)
class HeroAction(Action["Infinity", "Turn"]):
    """Something a hero may do in its turn.

    PART_OF says what it goes on with; an aside, such as dropping a thing, interrupts nothing. Who
    does something quiet is not heard.
    """

    PART_OF: ClassVar[int] = NOTHING
    IS_ASIDE: ClassVar[bool] = False
    IS_QUIET: ClassVar[bool] = False


class HeroActions(ActionList[HeroAction]):
    """What heroes may do in their turns."""


class Turn(Frame[Infinity]):
    """One turn of one hero. [DI-INIT-07] [DI-INIT-08]

    `spent` are half action points, `extra` those granted for this turn only; `did` are the kinds of
    Lord Event Actions done, as bits, and `events` the cards that other work of this turn draws.
    `struck` says that the enemies have had their attack already. [DI-A-57] `going` is what has been
    paid for and goes on until something else is done, `handled` are the things that went through
    the hero's hands meanwhile; `restocked` are the shelves that the hero has emptied, as bits.
    `took` says that it has taken its reward of the Equipment tile, `refused` are the heroes who did
    not agree to a trade, `attacked` those whom it attacked, both as bits. `sent` says that its ally
    has attacked, `lured` is the enemy of `lured_band` that will strike back at the ally. `carried`
    says that a card was begun in an earlier turn, `earned` are cards that have given their
    Experience. `heard` says that the hero has done something loud, `rating` are the action points
    it began with.
    """

    NAME = "turn"
    who: int = field(INT)
    step: int = field(INT, default=START, init=False)
    spent: int = field(INT, init=False)
    extra: int = field(INT, init=False)
    did: int = field(INT, init=False)
    events: int = field(INT, init=False)
    struck: int = field(INT, init=False)
    going: int = field(INT, default=NOTHING, init=False)
    handled: tuple[int, ...] = field(ROW, init=False)
    restocked: int = field(INT, init=False)
    took: int = field(INT, init=False)
    refused: int = field(INT, init=False)
    attacked: int = field(INT, init=False)
    sent: int = field(INT, init=False)
    lured: int = field(INT, default=NOBODY, init=False)
    lured_band: int = field(INT, default=NOBODY, init=False)
    carried: int = field(INT, init=False)
    earned: tuple[int, ...] = field(ROW, init=False)
    heard: int = field(INT, init=False)
    rating: int = field(INT, init=False)
    ACTIONS: ClassVar[HeroActions] = HeroActions()
    MEANT: ClassVar[Callable[[Infinity, int, str], list[Move]]]
    """What somebody seems to want who touches a thing of the scene."""

    # ---- the steps ---------------------------------------------------------------------------

    def advance(self, s: Infinity) -> bool:
        if self.step == START:
            self.begin(s)
        elif self.step == ACTING:
            self.rating = self.rating or ap_rating(s, self.who)
            s.left[self.who] = self.left(s)
            if self.goes_on(s):
                return True
            self.step = ENEMIES
        elif self.step == ENEMIES:
            self.step = EVENTS
            if s.options.enemy_phase == "hero_turn_end":
                self.be_attacked(s)
        elif self.step == EVENTS:
            self.step = OVER
            self.maintain(s)
        else:
            self.end(s)
        return False

    def begin(self, s: Infinity) -> None:
        """The exhausted lose it; a Health -3 token hurts. [DI-COND-08] [DI-TOKEN-23]"""
        tell_of(s, self.who, "begins a turn", "DI-INIT-01", "turn")
        s.turns[self.who] += 1
        s.blocking[self.who] = 0  # [DI-MOVE-26]
        s.embattled[self.who] = 0
        forget_broken(s)
        self.step = ACTING
        self.carried = int(s.started[self.who] != NO_CARD)
        self.begin_scrolls(s)
        s.page.turn_began(s, self.who)
        if s.out[self.who]:
            self.lie(s)
        elif s.marks[s.spot[self.who]] >> Token.HEALTH & 1:
            lose(s, self.who, HEALTH.token, "DI-TOKEN-23")

    def begin_scrolls(self, s: Infinity) -> None:
        """A scroll for all in the tile starts to work now, on who is there. [DI-ITEM-17]

        On rivals too. [DI-ITEM-16]
        """
        own = [code for code in s.pending if code % MOST_SEATS == self.who]
        s.pending = tuple([code for code in s.pending if code not in own])
        for code in own:
            s.EFFECTS.start_at(s, code // MOST_SEATS, self.who)

    def lie(self, s: Infinity) -> None:
        """A turn is lost; after the last of them the hero comes to. [DI-COND-08]"""
        self.step = OVER
        s.out[self.who] -= 1
        if not s.out[self.who]:
            s.health[self.who] = HEALTH.awake
            tell_of(s, self.who, f"comes round with {HEALTH.awake} Health", "DI-COND-08")

    def goes_on(self, s: Infinity) -> bool:
        """Whether the hero can still act. [DI-COND-15] [DI-LEVEL-09]"""
        is_there = s.spot[self.who] != NOWHERE and not s.out[self.who]
        return is_there and not is_stunned(s, self.who)

    def maintain(self, s: Infinity) -> None:
        """Lord events for what the board lists and for other work are drawn. [DI-INIT-09]

        [DI-LORD-02] They add up. [DI-LORD-04]
        """
        draw_events(s, self.events + listed_done(s, self.who, self.did), self.who)

    def be_attacked(self, s: Infinity) -> None:
        """The enemies attack, unless a surprise attack took the place of that. [DI-A-02]

        [DI-A-57] Points that are spent do not spare the hero. [DI-COMB-13]
        """
        if not self.struck and not s.out[self.who]:
            s.push(EnemyPhase(self.who, self.lured_now(s)))

    def end(self, s: Infinity) -> None:
        """The turn is over; unspent points are lost. [DI-INIT-12]

        Where enemies wait for the end of the round, they are told of this turn. [DI-A-02]
        """
        let_unharmed_go(s, self.who, self.attacked)
        s.left[self.who] = 0
        if s.options.enemy_phase == "hero_turn_end":
            recover(s, self.who)
        if s.options.quiet_until == "turn":  # [DI-NOISE-04]
            s.quiet[self.who] = 0
        clear_head(s, self.who)
        s.used[self.who] = forget(s.used[self.who], Once.TURN)
        if self.carried:
            self.drop_started(s)
        s.answer(STRUCK if self.struck else self.lured_now(s))
        s.page.turn_ended(s, self.who)

    def lure(self, s: Infinity, figure: int) -> None:
        """An enemy will strike back at the ally. [DI-RISK-09]"""
        self.lured, self.lured_band = figure, s.bands[figure - FIRST_ENEMY]

    def lured_now(self, s: Infinity) -> int:
        """The enemy that was lured, if it is still there: others may have got its number."""
        is_same = self.lured != NOBODY and s.bands[self.lured - FIRST_ENEMY] == self.lured_band
        return self.lured if is_same else NOBODY

    # ---- points ------------------------------------------------------------------------------

    def left(self, s: Infinity) -> int:
        """The half points not spent: what the rating is now less what was spent. [DI-A-54]

        By option it is what the turn began with. Earlier turns leave nothing over. [DI-AP-02]
        """
        rating = ap_rating(s, self.who) if s.options.ap_live else self.rating
        return max(0, HALVES * rating + self.extra - self.spent)

    def pay(self, s: Infinity, cost: int) -> None:
        """Half points are spent; whatever is paid for drops a card that was begun. [DI-A-74]"""
        if cost and s.started[self.who] != NO_CARD:
            self.drop_started(s)
        self.spent += cost
        s.left[self.who] = self.left(s)

    def drop_started(self, s: Infinity) -> None:
        """A card that was begun is abandoned, and what was paid for it is lost. [DI-ABIL-11]

        [DI-ABIL-12]
        """
        self.carried = 0
        if s.started[self.who] != NO_CARD:
            s.started[self.who], s.paid[self.who] = NO_CARD, 0
            tell_of(s, self.who, "abandons what was begun", "DI-ABIL-11")

    def pay_once(self, s: Infinity, going: int, cost: int) -> None:
        """Half points are spent, unless they were for what goes on anyway."""
        if self.going != going:
            self.going = going
            self.pay(s, cost)

    def note(self, action: LordEventAction) -> None:
        """The hero has done something that its board may list. [DI-LORD-03]"""
        self.did |= 1 << action

    # ---- what may be done --------------------------------------------------------------------

    def seat(self, s: Infinity) -> int:
        return self.who

    def legal(self, s: Infinity) -> list[Move]:
        """What may be done, points as they were counted when the hero was asked."""
        moves = self.ACTIONS.legal(s, self, END(self.who))
        for action in s.page.ACTIONS:
            moves += action.legal(s, self)
        return moves

    def actions(self, s: Infinity) -> tuple[HeroAction, ...]:
        """What may be done in any scenario, then what may be done in this one alone."""
        return (*self.ACTIONS.actions, *s.page.ACTIONS)

    def acts(self, s: Infinity) -> tuple[Act, ...]:
        return tuple(action.act for action in self.actions(s))

    def wants(self, s: Infinity, thing: str) -> list[Move]:
        try:
            return type(self).MEANT(s, self.who, thing)
        except (NotationError, ValueError):
            return []

    def apply(self, s: Infinity, move: Move) -> None:
        action = self.ACTIONS.named.get(move.verb.name)
        if action is None:
            action = next(own for own in s.page.ACTIONS if own.verb is move.verb)
        if not action.IS_ASIDE:
            self.turn_to(s, action)
        action.do(s, self, move)

    def turn_to(self, s: Infinity, action: HeroAction) -> None:
        """The hero does something, heard or not, and what went on is over. [DI-NOISE-02]"""
        if action.IS_QUIET:
            be_quiet(s, self.who, was_heard=bool(self.heard))
        else:
            self.heard = 1
            be_heard(s, self.who)
        if action.PART_OF == NOTHING or self.going != action.PART_OF:
            self.going, self.handled = NOTHING, ()

    def prompt(self, s: Infinity) -> Prompt:
        left = f"{action_points(s.left[self.who])} left"
        return Prompt(f"What does {s.hero(self.who).name} do? {left}", ("DI-INIT-07",))


def recover(s: Infinity, seat: int) -> None:
    """A turn of being surprised is over. [DI-AP-11]"""
    s.exposed[seat] = max(0, s.exposed[seat] - 1)


def turn_of(s: Infinity) -> Turn:
    """The turn that is going on; nothing else is asked while actions are checked."""
    top = s.frames[-1]
    if isinstance(top, Turn):
        return top
    turns = [frame for frame in s.frames if isinstance(frame, Turn)]
    if not turns:
        raise TypeError("no hero has a turn")
    return turns[-1]


def active(s: Infinity) -> int:
    """The hero whose turn it is, or NOBODY between turns."""
    turns = [frame.who for frame in s.frames if isinstance(frame, Turn)]
    return turns[-1] if turns else NOBODY


def needs_points(s: Infinity, _move: Move, missing: int) -> str:
    """Why something cannot be paid for: what it costs, and what is left."""
    return short_of(turn_of(s).left(s), missing)


@check("DI-AP-01", needs_points)
def can_pay(s: Infinity, move: Move) -> int:
    """An action needs its points. [DI-AP-01] [DI-AP-14]"""
    return max(0, price(move) - s.left[move.seat])


@gate("DI-AP-07", "it takes a whole turn, and points have been spent already")
def is_fresh(s: Infinity, _move: Move) -> int:
    """What takes a whole turn needs all points, none of them spent yet. [DI-AP-07]"""
    return turn_of(s).spent


@gate("DI-COMB-18", "enemies are upon the hero")
def is_free(s: Infinity, move: Move) -> int:
    """Much cannot be done in a fight of one's own. [DI-COMB-18] [DI-MOVE-02] [DI-A-64]"""
    return int(is_fighting(s, move.seat))


@gate("DI-PVP-08", "another hero holds the hero in a fight; only an escape leads out of it")
def is_unheld(s: Infinity, move: Move) -> int:
    """Who is attacked by a hero may neither rest nor walk away. [DI-PVP-08]"""
    return int(bool(holders(s, move.seat)))


class Ending(HeroAction):
    """The hero's actions end; it may always be done. [DI-INIT-12]"""

    IS_ASIDE = True

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [END(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.step = ENEMIES


ENDING = Ending(END)
