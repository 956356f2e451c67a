"""What the powers of monsters add to their attacks and defences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.games.alliance.content.schema import RANGED
from undercroft.games.alliance.content.tables import TEMPER
from undercroft.games.alliance.map.figures import (
    are_adjacent,
    common_monsters,
    is_final,
    is_hero,
    monster,
    monsters,
    players_counted,
)
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import Term

if TYPE_CHECKING:
    from undercroft.games.alliance.combat.numbers import AttackSpec


def power_terms(s: Alliance, blow: AttackSpec) -> list[Term]:
    """What a monster's power adds to its attack. [DA-MON-14] [AC-29] [AC-30]"""
    power = monster(s, blow.attacker).power
    terms: list[Term] = []
    if power.pack:
        terms.append(Term(power.name, min(power.pack_most, power.pack * pack(s, blow))))
    if power.pounce and blow.spent >= power.pounce_speed:
        terms.append(Term(power.name, power.pounce))
    if power.alacrity:
        lost = min(power.alacrity * blow.spent, max(0, blow.base - power.alacrity_least))
        terms.append(Term(power.name, -lost))
    if blow.spark:
        terms.append(Term(power.name, blow.spark))
    return [term for term in terms if term.amount]


def temper_terms(s: Alliance, blow: AttackSpec) -> list[Term]:
    """Fewer players are struck less hard by what stands on a final enemy's card, but never below 1.

    [AC-52]
    """
    temper = max(TEMPER[players_counted(s) - 1], 1 - blow.base)
    return [Term("temper", temper)] if temper else []


def pack(s: Alliance, blow: AttackSpec) -> int:
    """How many others of its kind stand next to the target. [AC-28]"""
    kind = s.kind[blow.attacker]
    there = s.spot[blow.target]
    others = [f for f in monsters(s) if s.kind[f] == kind and f != blow.attacker]
    return sum(is_adjacent(s.walls, s.spot[f], there) for f in others)


def dry_bones(s: Alliance, blow: AttackSpec) -> list[Term]:
    """Some monsters have more armor against ranged attacks, not against pets. [AC-43]"""
    if is_hero(blow.target) or blow.pet or blow.kind != RANGED:
        return []
    power = monster(s, blow.target).power
    return [Term(power.name, power.dry_bones)] if power.dry_bones else []


def bulwark(s: Alliance, blow: AttackSpec) -> list[Term]:
    """Guardians give a final enemy they stand beside more armor, several no more than one."""
    if not s.options.deep or not is_final(s, blow.target):
        return []
    guards = [monster(s, f).power for f in common_monsters(s) if are_adjacent(s, f, blow.target)]
    best = max(guards, key=lambda power: power.bulwark, default=None)
    return [Term(best.name, best.bulwark)] if best is not None and best.bulwark else []
