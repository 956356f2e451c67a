"""Finishing what was begun in the turn before. [DI-ABIL-11]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.actions.abilities import use_ability
from undercroft.games.infinity.actions.consume import FIRST_BEGUN, USED, cost_of, use_thing
from undercroft.games.infinity.combat.modifiers import thing_id
from undercroft.games.infinity.content.stat_ids import LIBRARY
from undercroft.games.infinity.content.tables import ABILITIES
from undercroft.games.infinity.effects.feasible import feasible
from undercroft.games.infinity.map.carrying import is_held
from undercroft.games.infinity.notation import FINISH
from undercroft.games.infinity.phases.hero_turn import (
    ENEMIES,
    HeroAction,
    Turn,
    needs_points,
    turn_of,
)
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.checks import gate
from undercroft.kernel.moves import Move


@gate("DI-ABIL-11", "nothing was begun in an earlier turn")
def has_begun(s: Infinity, move: Move) -> int:
    """Only what was begun before this turn is finished in it. [DI-ABIL-11]"""
    return int(s.started[move.seat] == NO_CARD or not turn_of(s).carried)


@gate("DI-ABIL-11", needs_points)
def can_finish(s: Infinity, move: Move) -> int:
    """The rest of the points is paid at the start of the turn. [DI-ABIL-11]

    A thing that the hero has given away has no price any more: it may even be used up.
    """
    if s.started[move.seat] == NO_CARD or is_given_away(s, move.seat):
        return 0
    return max(0, rest(s, move.seat) - s.left[move.seat])


@gate("DI-ABIL-08", "it would do nothing now")
def is_of_use(s: Infinity, move: Move) -> int:
    """It is finished for something. [DI-ABIL-08]"""
    code = s.started[move.seat]
    if code == NO_CARD:
        return 0
    if code < FIRST_BEGUN:
        return int(not feasible(s, move.seat, LIBRARY.root(ABILITIES[code].id)))
    if is_given_away(s, move.seat):
        return 1
    return int(not feasible(s, move.seat, USED[thing_id(s.thing[code - FIRST_BEGUN])]))


def is_given_away(s: Infinity, seat: int) -> bool:
    """Whether what a hero has begun to use is a thing that it no longer holds."""
    code = s.started[seat]
    return code >= FIRST_BEGUN and not is_held(s, code - FIRST_BEGUN, seat)


def rest(s: Infinity, seat: int) -> int:
    """The half points still to be paid; a card of whole turns takes them all. [DI-ABIL-11]"""
    code = s.started[seat]
    if code >= FIRST_BEGUN:
        return cost_of(s, code - FIRST_BEGUN) - s.paid[seat]
    ability = ABILITIES[code]
    return s.left[seat] if ability.turns else ability.cost - s.paid[seat]


class Finishing(HeroAction):
    """The rest is paid, and the card works at the level of now. [DI-ABIL-11] [IC-02]

    What takes whole turns ends this one too. [IC-21]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [FINISH(turn.who)] if s.started[turn.who] != NO_CARD else []

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        code, cost = s.started[turn.who], rest(s, turn.who)
        s.started[turn.who], s.paid[turn.who], turn.carried = NO_CARD, 0, 0
        turn.pay(s, cost)
        if code >= FIRST_BEGUN:
            use_thing(s, turn, code - FIRST_BEGUN)
            return
        if ABILITIES[code].turns:
            turn.step = ENEMIES
        use_ability(s, turn, code)


FINISHING: Final = Finishing(FINISH, has_begun, can_finish, is_of_use)
