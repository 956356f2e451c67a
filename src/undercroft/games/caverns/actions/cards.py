"""Using cards in the Hero Phase: attacks, Utilities, items, stances; disabling traps."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.log import tell_of, tell_roll
from undercroft.crawl.space.tilegraph import FAR
from undercroft.games.caverns.actions.carry import (
    Dropping,
    Taking,
    is_at_hand,
    is_carried,
    is_portable,
    is_untouched,
)
from undercroft.games.caverns.actions.move import end_move
from undercroft.games.caverns.combat.attack import CRITICAL
from undercroft.games.caverns.combat.modifiers import enforce, has, lift, speed, value
from undercroft.games.caverns.combat.reactions import Throw, at_hand, reaction, use
from undercroft.games.caverns.content.card import Power, Treasure
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.stat_ids import LIBRARY, below
from undercroft.games.caverns.effects.feasible import feasible
from undercroft.games.caverns.effects.vocabulary import Attack, During, InsteadOf, Trap, Use
from undercroft.games.caverns.effects.vocabulary.terms import Boon, PowerType, Slot, Span, Stat
from undercroft.games.caverns.map.distances import all_apart, cell
from undercroft.games.caverns.map.figures import foes
from undercroft.games.caverns.notation import (
    DISABLE,
    DROP,
    END,
    NOTATION,
    STANCE,
    TAKE,
    USE,
    card_at,
    card_name,
)
from undercroft.games.caverns.phases.encounters import end_trap, traps_on
from undercroft.games.caverns.phases.experience import LevelOffer, may_level
from undercroft.games.caverns.phases.hero_turn import (
    Actions,
    Ending,
    HeroAction,
    actions_of,
    common_action,
    has_attack,
)
from undercroft.games.caverns.state import NO_CARD, Caverns
from undercroft.kernel.checks import Act, check
from undercroft.kernel.events import Term
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move

FREE, ATTACK, MOVE_SLOT, BOTH, IN_A_MOVE = range(5)
SPENT: Final = -2
"""No second attack may follow the first any more."""

SPANS: Final = {Span.HERO_PHASE: FREE, Span.MOVE: IN_A_MOVE}
SLOTS: Final = {Slot.ATTACK: ATTACK, Slot.MOVE: MOVE_SLOT, Slot.BOTH: BOTH}


def _timing(effect: Any) -> int | None:
    if not isinstance(effect, Use):
        return ATTACK
    if isinstance(effect.at, InsteadOf):
        return SLOTS[effect.at.slot]
    return SPANS[effect.at.part] if isinstance(effect.at, During) else None


def _timings() -> dict[int, tuple[int, int]]:
    timings: dict[int, tuple[int, int]] = {}
    for number, card in enumerate(ALL_CARDS):
        kind = card.type if isinstance(card, Power) else None
        timed = isinstance(card.effect, Use) or kind in (PowerType.AT_WILL, PowerType.DAILY)
        when = _timing(card.effect) if timed else None
        root = LIBRARY.root(card.id)
        inside = LIBRARY.parts[root]["do"][0] if isinstance(card.effect, Use) else root
        if when is not None:
            timings[number] = (when, inside)
    return timings


TIMINGS: Final = _timings()
"""When a card is used in its owner's Hero Phase, and the node of what it does."""

FREE_ATTACKS: Final = frozenset(
    card
    for card, (when, node) in TIMINGS.items()
    if when == FREE and any(isinstance(LIBRARY.effects[part], Attack) for part in below(node))
)
"""The cards that attack without taking the attack slot."""


def _powers(kind: PowerType) -> frozenset[int]:
    return frozenset(
        number
        for number, card in enumerate(ALL_CARDS)
        if isinstance(card, Power) and card.type == kind
    )


AT_WILLS: Final = _powers(PowerType.AT_WILL)
STANCES: Final = _powers(PowerType.STANCE)


CARD_ROOTS: Final = tuple([LIBRARY.roots.get(name) for name in NOTATION.cards.names])
"""The node of what each card does, where it does anything."""


def slot_of(card: int) -> int:
    """The slot that using a card takes, if any. [CV-HERO-06] [CV-POW-08]"""
    root = CARD_ROOTS[card]
    slot = None if root is None else _timing(LIBRARY.effects[root])
    return FREE if slot is None else slot


def is_at_will(card: int) -> bool:
    """Whether a card is an At-Will; no monster, tile or feature is."""
    return card in AT_WILLS


def may_follow(s: Caverns, turn: Actions, card: int) -> bool:
    """Whether this is the second of two different At-Wills of one slot. [CV-HERO-07]"""
    if turn.first < 0 or card == turn.first or not is_at_will(card):
        return False
    return has(s, turn.who, Boon.ATTACK_TWICE)


def missing_slot(s: Caverns, move: Move, _missing: int) -> str:
    """Which slot a card lacks."""
    turn = actions_of(s)
    when = slot_of(move.args[0])
    if when == IN_A_MOVE and not turn.points:
        return "you are not in the middle of a move"
    if when == MOVE_SLOT:
        return "no move of this turn is left"
    if when == BOTH and not (turn.moves or turn.attacked):
        return "your Speed is 0"
    if when == BOTH:
        return "it takes attack and move together, and one of them is used up"
    return "you have moved twice" if not turn.attacked else "the attack of this turn is used up"


@check("CV-HERO-06", missing_slot)
def has_slot(s: Caverns, move: Move) -> int:
    """A card needs the slot it is used in. [CV-HERO-06]"""
    turn = actions_of(s)
    when = slot_of(move.args[0])
    if when == ATTACK:
        return int(not turn.can_attack() and not may_follow(s, turn, move.args[0]))
    if when == MOVE_SLOT:
        return int(not turn.can_move())
    if when == BOTH:
        return int(bool(turn.moves or turn.attacked) or not speed(s, turn.who))
    return int(when == IN_A_MOVE and (not turn.points or not turn.can_attack()))


def why_unusable(s: Caverns, move: Move, _missing: int) -> str:
    """What is wrong with a card: where it lies, or when it works."""
    card, seat = move.args[0], move.seat
    name = card_name(card)
    if card in s.charged:
        return f"the tokens on {name} are spent at the moment it names"
    if card in s.down[seat] or card in s.items_down[seat]:
        return f"{name} lies face down"
    if card not in s.up[seat] and card not in s.items[seat]:
        return f"you do not have {name}"
    reacts = reaction(s, card) is not None
    return f"{name} is used at the moment it names" if reacts else f"{name} works by itself"


@check("CV-POW-02", why_unusable)
def is_usable(s: Caverns, move: Move) -> int:
    """Only cards face up, or with the right moment, are used. [CV-POW-02] [CV-POW-10]"""
    card = move.args[0]
    return int(card not in at_hand(s, move.seat) or card in s.charged or card not in TIMINGS)


def why_idle(s: Caverns, move: Move, _missing: int) -> str:
    """What a card lacks: somebody to attack, and where the nearest enemy is, or anything to do."""
    card = move.args[0]
    if not any(isinstance(LIBRARY.effects[part], Attack) for part in below(TIMINGS[card][1])):
        return f"{card_name(card)} would do nothing now"
    there = foes(s)
    away = all_apart(s, move.seat, there)
    near = min(away, default=FAR)
    if near == FAR:
        return f"{card_name(card)} finds nobody to attack"
    tiles = "on your tile" if not near else f"{near} tile{'s' * (near != 1)} away"
    nearest = name_of(s, there[away.index(near)])
    return f"{card_name(card)} finds nobody to attack; the nearest is {nearest}, {tiles}"


@check("CV-ATK-01", why_idle)
def does_something(s: Caverns, move: Move) -> int:
    """A card is used for something: an attack needs a target. [CV-ATK-01]"""
    timing = TIMINGS.get(move.args[0])
    return int(timing is not None and not feasible(s, move.seat, timing[1]))


class Using(HeroAction):
    """A card is used among the actions; no attack in the middle of a move. [CV-POW-01] [CV-POW-04]

    [CV-HERO-05]
    """

    TOUCHED = "card"

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        cards = [card for card in at_hand(s, turn.who) if card in TIMINGS]
        return USE.each(turn.who, [card for card in cards if card not in s.charged])

    def legal(self, s: Caverns, turn: Actions) -> list[Move]:
        """All candidates are usable, so that is not asked again."""
        return IN_TIME.legal(s, self.candidates(s, turn))

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        is_used = value < len(ALL_CARDS) and isinstance(ALL_CARDS[value], Power | Treasure)
        return is_used and value not in STANCES

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        card = move.args[0]
        when = slot_of(card)
        if when in (ATTACK, BOTH):
            attack_slot(s, turn, card)
        if when in (MOVE_SLOT, BOTH) or card in FREE_ATTACKS:
            end_move(s, turn)
        if when in (MOVE_SLOT, BOTH):
            turn.begin_move(0)
        use(s, turn.who, card)


def attack_slot(s: Caverns, turn: Actions, card: int) -> None:
    """The attack is made; a move that was going on is over. [CV-HERO-05]"""
    spend_attack(turn, card)
    end_move(s, turn)


def spend_attack(turn: Actions, card: int) -> None:
    """The attack slot is used; of two At-Wills in it this may be the first. [CV-HERO-07]"""
    turn.second = turn.attacked
    follows = card != NO_CARD and not turn.attacked and is_at_will(card)
    turn.first = card if follows else SPENT
    turn.attacked = 1


# ---- stances -------------------------------------------------------------------------------------


@check("CV-STANCE-03", "the stance was changed in this phase already")
def may_pose(s: Caverns, _move: Move) -> int:
    """Once in a Hero Phase the token may be put or moved. [CV-STANCE-03] [CV-A-42]"""
    return int(bool(actions_of(s).posed))


@check("CV-STANCE-03", "no stance of yours lies face up there")
def is_own_stance(s: Caverns, move: Move) -> int:
    """The token goes onto an own stance that lies face up. [CV-STANCE-03]"""
    return int(move.args[0] not in stances(s, move.seat))


@check("CV-STANCE-03", "you are in this stance already")
def is_new_stance(s: Caverns, move: Move) -> int:
    """The token changes its place. [CV-STANCE-03]"""
    return int(move.args[0] == s.stance[move.seat])


class Posing(HeroAction):
    """The stance token goes onto another stance, never inside a move. [CV-STANCE-02]

    [CV-STANCE-03]
    """

    TOUCHED = "card"

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if turn.posed or not s.hero(turn.who).stances:
            return []
        return STANCE.each(turn.who, stances(s, turn.who))

    def is_meant(self, s: Caverns, turn: Actions, value: int) -> bool:
        return value in STANCES

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        turn.posed = 1
        end_move(s, turn)
        pose(s, turn.who, move.args[0])


def stances(s: Caverns, seat: int) -> list[int]:
    """The stance cards of a hero that lie face up. [CV-STANCE-01] [CV-STANCE-04]"""
    return [card for card in s.up[seat] if card in STANCES]


def pose(s: Caverns, seat: int, card: int) -> None:
    """Only the card with the token works. [CV-STANCE-02]"""
    if s.stance[seat] != NO_CARD:
        lift(s, s.stance[seat])
    s.stance[seat] = card
    tell_of(s, seat, f"takes the stance {card_at(card).name}", "CV-STANCE-03")
    enforce(s, card, seat)


# ---- traps ---------------------------------------------------------------------------------------


@check("CV-TRAP-04", "this trap is not on your tile")
def is_at_trap(s: Caverns, move: Move) -> int:
    """A trap is disabled from its tile. [CV-TRAP-04]"""
    return int(move.args[0] not in traps_on(s, cell(s, move.seat)))


class Disabling(HeroAction):
    """Instead of an attack a hero tries to disable a trap of his tile. [CV-TRAP-04]"""

    TOUCHED = "trap"

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        if not s.trap_cells or not turn.can_attack():
            return []
        return DISABLE.each(turn.who, sorted(traps_on(s, cell(s, turn.who))))

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        attack_slot(s, turn, move.args[0])
        s.push(Disable(turn.who, move.args[0]))


class Disable(Frame[Caverns]):
    """The number of the card or more ends a trap. [CV-TRAP-04] [CV-TRAP-05] [CV-TRAP-06]"""

    NAME = "disable"
    who: int = field(INT)
    card: int = field(INT)
    die: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.die:
            s.pop()
            self.settle(s)
        else:
            s.push(Throw(self.who))
        return False

    def settle(self, s: Caverns) -> None:
        """The trap may be gone; a 20 may bring a level."""
        trap = LIBRARY.effect(card_at(self.card).id)
        assert isinstance(trap, Trap)
        more = value(s, self.who, Stat.DISABLE)
        help_ = (Term("skill", more),) if more else ()
        tell_roll(s, self.who, self.die, trap.disable, "CV-TRAP-04", *help_)
        if self.die + more >= trap.disable:
            end_trap(s, self.card)
        if self.die == CRITICAL and may_level(s, self.who):
            s.push(LevelOffer(self.who))

    def on_answer(self, s: Caverns, value: int) -> None:
        self.die = value


IN_TIME: Final = Act(USE, has_slot, does_something)
USING: Final = common_action(Using, USE, is_usable, has_slot, does_something)
POSING: Final = common_action(Posing, STANCE, may_pose, is_own_stance, is_new_stance)
DISABLING: Final = common_action(Disabling, DISABLE, has_attack, is_at_trap)
TAKING: Final = common_action(Taking, TAKE, is_portable, is_at_hand, is_untouched)
DROPPING: Final = common_action(Dropping, DROP, is_carried, is_untouched)
ENDING: Final = common_action(Ending, END)
