"""The normal attack of a hero. [DI-COMB-07]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.duels import hold, rivals_at
from undercroft.games.infinity.combat.formation import ROWS, last_row, row_of
from undercroft.games.infinity.combat.modifiers import changes
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.content.schema import LordEventAction
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.figures import (
    enemies_at,
    focus_of,
    is_hero,
    is_in_play,
    spot_of,
)
from undercroft.games.infinity.notation import ATTACK
from undercroft.games.infinity.phases.hero_turn import HeroAction, Turn, can_pay, price
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.checks import check
from undercroft.kernel.moves import Move


@check("DI-COMB-07", "it stands on another tile")
def is_here(s: Infinity, move: Move) -> int:
    """A hero attacks what is on its tile. [DI-COMB-07]"""
    figure = move.args[0]
    return int(not is_in_play(s, figure) or spot_of(s, figure) != s.spot[move.seat])


@check("DI-PVP-01", "heroes are attacked only by rivals, and only on their feet")
def may_be_attacked(s: Infinity, move: Move) -> int:
    """Where heroes are rivals they may attack each other in their own turns. [DI-PVP-01]"""
    return int(is_hero(move.args[0]) and move.args[0] not in rivals_at(s, move.seat))


@check("DI-RANGE-01", "it stands {0} rows too deep")
def is_in_range(s: Infinity, move: Move) -> int:
    """The range says how many rows an attack reaches. [DI-RANGE-01]"""
    if not is_in_play(s, move.args[0]):
        return 0
    return max(0, depth(s, move.seat, move.args[0]) - reach_of(s, move.seat))


def reach_of(s: Infinity, seat: int) -> int:
    """The deepest row that the normal attack of a hero reaches, at least the first."""
    return max(1, s.hero(seat).range + total(changes(s, seat, Stat.RANGE)))


def depth(s: Infinity, seat: int, figure: int) -> int:
    """How deep an enemy stands for a hero, from 1 on; a joiner counts from behind. [DI-JOIN-01]

    [DI-JOIN-02] Who fights nobody stands before everybody, and so do heroes.
    """
    if is_hero(figure):
        return 1
    other = focus_of(s, figure)
    if other == NOBODY:
        return 1
    row = row_of(s, figure)
    if row >= ROWS:
        return ROWS + 1
    return row + 1 if other == seat else last_row(s, other) - row + 1


class Attacking(HeroAction):
    """One attack for a point. [DI-COMB-11] Attacking ends hiding. [DI-MOVE-13]

    A hero who is attacked is held in the fight. [DI-PVP-08]
    """

    TOUCHED = "fig"

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        here = [*rivals_at(s, turn.who), *enemies_at(s, s.spot[turn.who])]
        return ATTACK.each(turn.who, here)

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        turn.note(LordEventAction.COMBAT)
        turn.note(LordEventAction.MELEE)
        s.quiet[turn.who], s.hidden[turn.who] = 0, 0
        if is_hero(move.args[0]):
            turn.attacked |= 1 << move.args[0]
            hold(s, turn.who, move.args[0])
        s.push(AttackFrame(turn.who, move.args[0]))


ATTACKING: Final = Attacking(ATTACK, can_pay, is_here, may_be_attacked, is_in_range)
