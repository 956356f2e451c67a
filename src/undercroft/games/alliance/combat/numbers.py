"""Battle without dice: who can be attacked, how strong attack and defence are, what is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from undercroft.crawl.modifiers import Holds, counting
from undercroft.crawl.space.adjacency import adjacent_of
from undercroft.crawl.space.sight import passed
from undercroft.crawl.space.sight import targets as seen_between
from undercroft.crawl.space.walls import Walls
from undercroft.games.alliance.combat.bonus_conditions import holding
from undercroft.games.alliance.combat.modifiers import may, side, value
from undercroft.games.alliance.combat.power_terms import (
    bulwark,
    dry_bones,
    power_terms,
    temper_terms,
)
from undercroft.games.alliance.content.schema import (
    MELEE,
    RANGED,
    Attack,
    AttackKind,
    Defense,
    DefenseKind,
)
from undercroft.games.alliance.content.stat_ids import (
    ALL_OF_IT,
    DAMAGE_LIMIT,
    FIRST_PIERCE,
    LIBRARY,
    MAY_HIDE,
    RANGE,
    SOURCE_NAMES,
    SOURCES,
)
from undercroft.games.alliance.content.tables import HEROES, MONSTERS, PIT
from undercroft.games.alliance.effects.vocabulary import BaseAttack, Guard, Stat
from undercroft.games.alliance.map.figures import (
    enemies,
    enemy_spaces,
    is_defeated,
    is_final,
    is_giant,
    is_hero,
    nearest_of,
    room,
    seat_of,
    space_toward,
    spaces_toward,
    standing_on,
)
from undercroft.games.alliance.map.geometry import is_in_arc, start_room
from undercroft.games.alliance.notation import FIRST_MONSTER, NOTATION
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import Term

MELEE_REACH: Final = (1, 1)
RANGED_REACH: Final = (2, 3)
ANY_FACING: Final = -1
MELEE_STATS: Final = (Stat.MELEE, Stat.ATTACK)
RANGED_STATS: Final = (Stat.RANGED, Stat.ATTACK)
PET_STATS: Final = (Stat.PET,)
ARMOR: Final = (DefenseKind.ARMOR, Stat.ARMOR, Guard.ARMOR)
DODGE: Final = (DefenseKind.DODGE, Stat.DODGE, Guard.DODGE)
OBSTRUCTION: Final = Guard.OBSTRUCTION
HERO_ATTACKS: Final = tuple([hero.attack for hero in HEROES])
HERO_DEFENSES: Final = tuple([hero.defense for hero in HEROES])
MONSTER_ATTACKS: Final = tuple([kind.attack for kind in MONSTERS])
MONSTER_DEFENSES: Final = tuple([kind.defense for kind in MONSTERS])


class AttackSpec(NamedTuple):
    """An attack as announced: who strikes whom, with what kind and base; `pet` strikes for it.

    The bonus is that of a solo card, or of a final enemy by whom it is `ordered`.
    """

    attacker: int
    target: int
    kind: AttackKind
    base: int
    pet: bool = False
    spent: int = 0
    spark: int = 0
    node: int = -1
    bonus: int = 0
    ordered: int = 0


def printed_attack(s: Alliance, figure: int) -> Attack:
    """The attack on a figure's card."""
    return (HERO_ATTACKS if figure < FIRST_MONSTER else MONSTER_ATTACKS)[s.kind[figure]]


def printed_defense(s: Alliance, figure: int) -> Defense:
    """The defence on a figure's card."""
    return (HERO_DEFENSES if figure < FIRST_MONSTER else MONSTER_DEFENSES)[s.kind[figure]]


def reach_of(s: Alliance, figure: int, kind: AttackKind) -> tuple[int, int]:
    """Melee reaches what is adjacent, ranged attacks two or three spaces. [DA-BAT-03]"""
    if kind == MELEE:
        return MELEE_REACH
    near, far = RANGED_REACH
    return near, far + value(s, figure, RANGE)


def targets(
    s: Alliance, attacker: int, reach: tuple[int, int], facing: int = ANY_FACING
) -> list[int]:
    """The enemies in reach and sight, in the arc of a facing if that is fixed. [DA-BAT-01]"""
    here = s.spot[attacker]
    candidates = [f for f in in_reach(s, attacker, reach) if may_be_attacked(s, attacker, f)]
    if facing == ANY_FACING:
        return candidates
    spaces = spaces_toward(s, candidates, here)
    return [f for f, p in zip(candidates, spaces) if is_in_arc(s.walls, facing, here, p)]


def in_reach(s: Alliance, attacker: int, reach: tuple[int, int]) -> Sequence[int]:
    """The enemies so far away and seen, whether they may be attacked or not."""
    near, far = reach
    seen = in_sight(s, attacker, max(far, RANGED_REACH[1]))
    if not seen:
        return seen
    here = s.spot[attacker]
    away = s.walls.board.grid.distances(here)
    return [f for f, p in zip(seen, spaces_toward(s, seen, here)) if near <= away[p] <= far]


def in_sight(s: Alliance, attacker: int, spaces: int) -> tuple[int, ...]:
    """The enemies within so many spaces that no wall hides, found once a situation."""
    kept = s.situation().targets
    seen = kept.get((attacker, spaces))
    if seen is None:
        near = near_enemies(s, attacker, spaces)
        seen = kept[attacker, spaces] = tuple(seen_of(s, attacker, near, spaces)) if near else ()
    return seen


def seen_of(s: Alliance, attacker: int, enemies: list[int], spaces: int) -> list[int]:
    """Those of some enemies that no wall hides."""
    here = s.spot[attacker]
    there = spaces_toward(s, enemies, here)
    seen = in_range(s.walls, here, there, (1, spaces))
    return [f for f, p in zip(enemies, there) if p in seen]


def attackable(s: Alliance, attacker: int, spaces: int) -> list[int]:
    """The enemies within so many spaces that a figure may attack."""
    return [f for f in near_enemies(s, attacker, spaces) if may_be_attacked(s, attacker, f)]


def near_enemies(s: Alliance, figure: int, spaces: int) -> list[int]:
    """The enemies within so many spaces, walls or not; rivals are none without PvP. [DA-BAT-21]"""
    here = s.spot[figure]
    near = s.walls.board.grid.within(here, spaces)
    if near.isdisjoint(enemy_spaces(s, figure)):
        return []
    foes = enemies(s, figure)
    return [f for f, p in zip(foes, spaces_toward(s, foes, here)) if p in near]


def is_in_range(walls: Walls, here: int, there: int, reach: tuple[int, int]) -> bool:
    """Whether a target is so far away and seen; next to one, not through a wall."""
    return bool(in_range(walls, here, [there], reach))


def in_range(walls: Walls, here: int, spaces: list[int], reach: tuple[int, int]) -> frozenset[int]:
    """The spaces so far away and seen, from either end; next to one, not through a wall.

    [DA-BAT-02]
    """
    near, far = reach
    beside = adjacent_of(walls, here, spaces) if near == 1 else frozenset[int]()
    return beside.union(seen_between(walls, here, spaces, max(near, 2), far)) if far > 1 else beside


def may_be_attacked(s: Alliance, attacker: int, target: int) -> bool:
    """Nobody attacks who hides, nor rivals on or from a starting tile. [DA-PVP-05] [AC-18]"""
    if target >= FIRST_MONSTER:
        return True
    return not may(s, target, MAY_HIDE) and not is_sheltered(s, attacker, target)


def is_sheltered(s: Alliance, attacker: int, target: int) -> bool:
    """Whether a hero may not attack a rival, as one of them is at home. [DA-PVP-05]"""
    if not is_hero(attacker) or not is_hero(target):
        return False
    return is_at_home(s, attacker) or is_at_home(s, target)


def is_at_home(s: Alliance, hero: int) -> bool:
    """Whether a hero is on the starting tile of its own colour. [DA-PVP-06]"""
    return room(s, hero) == start_room(s.seats, seat_of(hero))


def amount(terms: list[Term]) -> int:
    """What the terms of an attack or a defence add up to."""
    return sum([term.amount for term in terms])


# ---- strength ------------------------------------------------------------------------------------


def strength_terms(s: Alliance, blow: AttackSpec) -> list[Term]:
    """The base and every bonus that counts for this attack, a second one too.

    [DA-BAT-04] [DA-ACT-11]
    """
    terms = [_base(blow.base)]
    holds = holding(s, blow.attacker, blow.target)
    for stat in attack_stats(blow):
        terms += _modifier_terms(s, stat, blow.attacker, holds)
    # A giant takes no notice of pits.
    if not blow.pet and s.spot[blow.attacker] in s.pits and not is_giant(s, blow.attacker):
        terms.append(Term("pit", PIT.attack))
    if blow.bonus:
        terms.append(Term("command" if blow.ordered else "solo card", blow.bonus))
    if not is_hero(blow.attacker):
        terms += power_terms(s, blow)
        if is_final(s, blow.attacker):
            terms += temper_terms(s, blow)
    return terms


def attack_stats(blow: AttackSpec) -> tuple[Stat, ...]:
    """What raises an attack: its own kind; a pet only what names pets, no burst.

    [DA-CARD-08] [DA-BAT-19] [DA-BURST-07]
    """
    if blow.pet:
        return PET_STATS
    return MELEE_STATS if blow.kind == MELEE else RANGED_STATS


# ---- defence -------------------------------------------------------------------------------------


def defense_terms(s: Alliance, blow: AttackSpec) -> list[Term]:
    """Armor and dodge of all sources, less what is pierced, and who stands in between.

    [DA-BAT-05] [DA-BAT-07] [DA-BAT-08]
    """
    return [*own_defense_terms(s, blow), *obstruction_terms(s, blow)]


def own_defense_terms(s: Alliance, blow: AttackSpec) -> list[Term]:
    """Armor and dodge of the target, whoever stands in between."""
    return [
        *guard_terms(s, blow, *ARMOR),
        *guard_terms(s, blow, *DODGE),
    ]


def guard_terms(
    s: Alliance, blow: AttackSpec, kind: DefenseKind, stat: Stat, guard: Guard
) -> list[Term]:
    """One kind of defence: printed, from cards and powers, and what the attack ignores of it.

    Lowering one kind below nothing does not lower the other. [DA-BAT-07]
    """
    printed = printed_defense(s, blow.target)
    terms = [_printed(kind, printed.strength)] if printed.kind == kind else []
    struck_by = None if blow.pet else blow.kind
    terms += _modifier_terms(
        s, stat, blow.target, holding(s, blow.target, blow.attacker, struck_by)
    )
    if kind == ARMOR[0]:
        terms += [*dry_bones(s, blow), *bulwark(s, blow)]
    if not terms:
        return terms
    standing = amount(terms)
    if standing < 0:
        return [*terms, Term(f"no {kind.word} left to lose", -standing)]
    pierced = min(standing, pierce(s, blow, guard))
    return [*terms, Term(f"ignored {kind.word}", -pierced)] if pierced else terms


def pierce(s: Alliance, blow: AttackSpec, guard: Guard) -> int:
    """How much of one kind of defence does not count against an attacker. [DA-BAT-07]"""
    if blow.pet:
        return 0
    return value(s, blow.attacker, FIRST_PIERCE + guard) + own_piercing(blow, guard)


def own_piercing(blow: AttackSpec, guard: Guard) -> int:
    """What the card that gives the base of an attack pierces, for that attack alone. [AC-45]"""
    effect = LIBRARY.effects[blow.node] if blow.node >= 0 else None
    if not isinstance(effect, BaseAttack) or effect.piercing is None:
        return 0
    if effect.piercing.guard != guard:
        return 0
    return ALL_OF_IT if effect.piercing.most is None else effect.piercing.most


def obstruction_terms(s: Alliance, blow: AttackSpec) -> list[Term]:
    """What stands in the way of an attack from where its attacker is."""
    between = in_the_way(s, blow, s.spot[blow.attacker])
    return [Term("in the way", between)] if between else []


def in_the_way(s: Alliance, blow: AttackSpec, here: int) -> int:
    """A ranged attack from a space is hindered by every other character its line passes.

    [DA-BAT-08] [DA-BAT-09]
    """
    if blow.kind != RANGED or blow.pet:
        return 0
    there = space_toward(s, blow.target, here)
    if is_giant(s, blow.attacker):
        here = nearest_of(s, here, there)
    line = passed(s.walls, here, there)
    between = [f for f in standing_on(s, line) if f not in (blow.attacker, blow.target)]
    return 0 if not between or pierce(s, blow, OBSTRUCTION) else len(between)


# ---- damage --------------------------------------------------------------------------------------


class Sums(NamedTuple):
    """The terms of an attack and those of the defence against it."""

    attack: list[Term]
    defense: list[Term]

    def terms(self) -> tuple[Term, ...]:
        """Both as one sum, as previews show it and the log tells it."""
        against = [Term(term.label, -term.amount, term.source) for term in self.defense]
        return (*self.attack, *against)


def sums_of(s: Alliance, blow: AttackSpec) -> Sums:
    """What strengthens an attack, and what defends against it."""
    return Sums(strength_terms(s, blow), defense_terms(s, blow))


def dealt_by(s: Alliance, target: int, sums: Sums) -> int:
    """Attack less defence if that is positive, else a miss; no more than a limit. [DA-BAT-06]"""
    dealt = max(0, amount(sums.attack) - amount(sums.defense))
    limit = value(s, target, DAMAGE_LIMIT)
    return min(dealt, limit) if limit else dealt


def damage(s: Alliance, blow: AttackSpec) -> int:
    """What an attack deals as things stand. [DA-BAT-06]"""
    return dealt_by(s, blow.target, sums_of(s, blow))


def basic_attack(s: Alliance, attacker: int, target: int) -> AttackSpec:
    """A figure's printed attack on a target. [DA-ACT-12]"""
    attack = printed_attack(s, attacker)
    return AttackSpec(attacker, target, attack.kind, attack.strength)


def _modifier_terms(s: Alliance, stat: Stat, figure: int, holds: Holds) -> list[Term]:
    if s.modifiers is not s.counted:
        s.count_measures()
    changes = s.changes.get(stat)
    if changes is None:
        return []
    counted = counting(changes, stat, figure, side(figure), holds)
    return [_bonus(m.source, m.amount) for m in counted]


@cache
def _printed(kind: DefenseKind, strength: int) -> Term:
    """The defence on a figure's card."""
    return Term(kind.word, strength)


@cache
def _base(strength: int) -> Term:
    """What an attack begins with."""
    return Term("base", strength)


@cache
def _bonus(source: int, amount: int) -> Term:
    """What a modifier adds; its card as scenes name it, which bursts and traps are none of."""
    thing = f"card:{SOURCES.text(source)}" if source < len(NOTATION.cards.names) else ""
    return Term(SOURCE_NAMES[source], amount, thing)


def can_be_hurt(s: Alliance, figure: int) -> bool:
    """A defeated hero is neither attacked nor damaged. [DA-DEF-02]"""
    return not is_defeated(s, figure)
