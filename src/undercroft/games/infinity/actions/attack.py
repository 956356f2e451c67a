"""The normal attack of a hero. [DI-COMB-07]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.combat.attack import AttackFrame, strays_to
from undercroft.games.infinity.combat.duels import rivals_of
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
from undercroft.games.infinity.map.sight import tiles_in_sight
from undercroft.games.infinity.notation import ATTACK
from undercroft.games.infinity.phases.hero_turn import HeroAction, Turn, can_pay
from undercroft.games.infinity.phases.prices import price
from undercroft.games.infinity.phases.using import attack_rival
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.moves import Move


@check("DI-RANGE-04", "it stands on another tile, out of sight or reach")
def is_in_sight(s: Infinity, move: Move) -> int:
    """A hero attacks what is on its tile, or in sight within its tile range. [DI-RANGE-04]

    The line between them matters from two tiles on. [DI-LOS-01] Whom an enemy fights does not
    matter. [DI-A-39]
    """
    if not is_in_play(s, move.args[0]):
        return 1
    here, there = s.spot[move.seat], spot_of(s, move.args[0])
    return int(there != here and there not in tiles_in_sight(s, here, tiles_of(s, move.seat)))


@check("DI-PVP-01", "heroes are attacked only by rivals, and only on their feet")
def may_be_attacked(s: Infinity, move: Move) -> int:
    """Where heroes are rivals they may attack each other in their own turns. [DI-PVP-01]"""
    return int(is_hero(move.args[0]) and move.args[0] not in rivals_of(s, move.seat))


@check("DI-RANGE-01", "it stands too deep in the formation by {0}")
def is_in_range(s: Infinity, move: Move) -> int:
    """The range says how many rows an attack reaches; from afar all rows. [DI-RANGE-01]

    [DI-COMB-07] [DI-RANGE-04]
    """
    if is_hero(move.args[0]) or not is_in_play(s, move.args[0]):
        return 0
    if spot_of(s, move.args[0]) != s.spot[move.seat]:
        return int(row_of(s, move.args[0]) >= ROWS and focus_of(s, move.args[0]) != NOBODY)
    return max(0, depth(s, move.seat, move.args[0]) - reach_of(s, move.seat))


@gate("DI-COND-24", "the hero is confused, and nobody else is there")
def is_clear(s: Infinity, move: Move) -> int:
    """Who is confused strikes another hero, and nobody where there is none. [DI-COND-24]"""
    return int(s.confused[move.seat] and not strays_to(s, move.seat))


def tiles_of(s: Infinity, seat: int) -> int:
    """How many tiles the normal attack of a hero reaches. [DI-RANGE-03]"""
    printed = s.hero(seat).tile_range
    return printed + total(changes(s, seat, Stat.TILE_RANGE, printed))


def reach_of(s: Infinity, seat: int) -> int:
    """The deepest row that the normal attack of a hero reaches, at least the first."""
    printed = s.hero(seat).range
    return max(1, printed + total(changes(s, seat, Stat.RANGE, printed)))


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
    """One attack for a point, out of hiding if the hero hides. [DI-COMB-11]

    A hero of the tile who is attacked is held in the fight. [DI-PVP-08]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        here = s.spot[turn.who]
        places = [here, *tiles_in_sight(s, here, tiles_of(s, turn.who))]
        foes = sorted(f for place in places for f in enemies_at(s, place))
        rivals = [seat for seat in rivals_of(s, turn.who) if s.spot[seat] in places]
        return ATTACK.each(turn.who, [*rivals, *foes])

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        if not s.hero(turn.who).tile_range:  # a shot is no melee [DI-HERO-17]
            turn.note(LordEventAction.MELEE)
        if is_hero(move.args[0]):
            attack_rival(s, turn, move.args[0])
        s.push(AttackFrame(turn.who, move.args[0]))


ATTACKING: Final = Attacking(ATTACK, can_pay, is_clear, is_in_sight, may_be_attacked, is_in_range)
