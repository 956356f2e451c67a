"""The numbers of one attack: what the roll must be, and the damage of a hit.

Previews, rolls and the log read them here, so they cannot differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.infinity.combat.modifiers import infusions, is_warded
from undercroft.games.infinity.combat.numbers import (
    chance_terms,
    clamped,
    defense_rating,
    defense_terms,
    enemy_chance_terms,
    enemy_defense_terms,
    enemy_power_terms,
    power_terms,
    subtraction,
    total,
)
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.content.tables import COMBAT
from undercroft.games.infinity.effects.vocabulary.terms import Ill
from undercroft.games.infinity.map.figures import is_hero
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.events import Term

WAVE_WARPER = "wave-warper"


def name(s: Infinity, figure: int) -> str:
    """What a figure is called."""
    return s.hero(figure).name if is_hero(figure) else s.foe(figure).name


def defense_of(s: Infinity, figure: int) -> list[Term]:
    """The Defense of anybody."""
    return defense_terms(s, figure) if is_hero(figure) else enemy_defense_terms(s, figure)


def power_of(s: Infinity, figure: int, more: Sequence[Term] = ()) -> list[Term]:
    """The Power of anybody."""
    return power_terms(s, figure, more) if is_hero(figure) else enemy_power_terms(s, figure)


# ---- the hit chance ------------------------------------------------------------------------------


def needed(s: Infinity, attacker: int, target: int, more: Sequence[Term] = ()) -> list[Term]:
    """What a roll may be at most to hit, heroes among themselves too. [DI-STAT-02] [DI-PVP-02]

    By option action points do not help against heroes. [DI-A-26]
    """
    if is_hero(attacker):
        terms = [*chance_terms(s, attacker, more, target), *_against(s, attacker, target)]
    elif is_hero(target):
        terms = enemy_chance_terms(s, attacker)
    else:
        terms = printed_chance(s, attacker)
    if is_hero(target) and (not is_hero(attacker) or s.options.pvp_ap):
        terms += subtraction(s, target)
    return clamped(s, terms)


def printed_chance(s: Infinity, attacker: int) -> list[Term]:
    """Among enemies themselves only what is printed counts. [DI-LORD-25]"""
    return [Term(name(s, attacker), s.foe(attacker).stats.hit_chance)]


def _against(s: Infinity, attacker: int, target: int) -> list[Term]:
    """What the target changes in a hero's hit chance. [DI-STAT-03]"""
    terms: list[Term] = []
    if not is_hero(target) and s.foe(target).stats.modifier:
        terms.append(Term(name(s, target), s.foe(target).stats.modifier))
    return [*terms, *s.page.chance_terms(s, attacker, target)]


# ---- the damage ----------------------------------------------------------------------------------


def damage_terms(
    s: Infinity, attacker: int, target: int, more: Sequence[Term], deals: frozenset[Element]
) -> list[Term]:
    """What a hit takes: Power less Defense, and 2 for each element the target is weak to.

    [DI-DMG-01] [DI-DMG-04] [DI-ELEM-01]
    """
    against = defense_against(s, attacker, target)
    return [*least([*power_of(s, attacker, more), *against]), *weaknesses(s, target, deals)]


def defense_against(s: Infinity, attacker: int, target: int) -> list[Term]:
    """The Defense that lowers damage; by option the Wave Warper meets it only once. [DI-A-30]"""
    if is_hero(attacker) and s.hero(attacker).id == WAVE_WARPER and s.options.ww_ignore_def:
        return []
    defense = defense_rating(s, target) if is_hero(target) else total(defense_of(s, target))
    return [Term(f"{name(s, target)}'s Defense", -defense)]


def least(terms: list[Term]) -> list[Term]:
    """A little too little is still 1 damage, much too little none. [DI-DMG-02] [DI-DMG-03]

    [DI-DMG-07]
    """
    come = total(terms)
    if come >= 1:
        return terms
    damage = 1 if come >= COMBAT.least_damage_from else 0
    return [*terms, Term("at least" if damage else "no damage", damage - come)]


def weaknesses(s: Infinity, target: int, deals: frozenset[Element]) -> list[Term]:
    """The extra damage to who is weak, once for each element. [DI-ELEM-02] [DI-ELEM-04]

    Heroes and enemies alike. [DI-ELEM-03]
    """
    weak = s.hero(target).weak if is_hero(target) else s.foe(target).stats.weak
    if weak not in deals or is_warded(s, target, Ill(int(weak))):
        return []
    return [Term(f"weak to {weak.word}", COMBAT.element)]


def elements_of(s: Infinity, attacker: int) -> frozenset[Element]:
    """The elements of a normal attack: the board's or card's own, and what was added to it.

    [DI-STAT-06] [DI-HERO-13] [DI-HERO-14]
    """
    own = s.hero(attacker).deals if is_hero(attacker) else s.foe(attacker).stats.deals
    return frozenset([*infusions(s, attacker), *([own] if own is not None else [])])
