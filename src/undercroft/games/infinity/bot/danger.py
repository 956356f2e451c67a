"""What the next enemy phase may do to a hero: how much on average, and how likely it is the end."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.combat.attack_numbers import damage_terms, elements_of, needed
from undercroft.games.infinity.combat.formation import lined_up
from undercroft.games.infinity.combat.numbers import ap_rating, total
from undercroft.games.infinity.map.figures import is_baffled
from undercroft.games.infinity.phases.monsters import can_attack, reaches
from undercroft.games.infinity.state import NOBODY, Infinity

DIE: Final = 20

Blow = tuple[int, float, int]
"""An attack that will come: who makes it, how likely it hits, and for how much."""


def hit_chance(s: Infinity, attacker: int, target: int) -> float:
    """How likely an attack hits."""
    return total(needed(s, attacker, target)) / DIE


def hit_damage(s: Infinity, attacker: int, target: int) -> int:
    """What a hit takes."""
    return total(damage_terms(s, attacker, target, (), elements_of(s, attacker)))


def blows(s: Infinity, seat: int) -> list[Blow]:
    """The attacks of the next enemy phase on a hero."""
    return [
        (figure, hit_chance(s, figure, seat), hit_damage(s, figure, seat))
        for figure in lined_up(s, seat)
        if can_attack(s, figure) and reaches(s, figure) and not is_baffled(s, figure)
    ]


def expected(coming: list[Blow]) -> float:
    """How much Health attacks cost on average."""
    return sum(chance * damage for _, chance, damage in coming)


def risk(coming: list[Blow], health: int, without: int = NOBODY) -> float:
    """How likely attacks take all Health that is left, if one enemy does not take part."""
    if health <= 0:
        return 1.0
    taken = [1.0] + [0.0] * health  # how likely so much is taken; the last is all of it
    for figure, chance, damage in coming:
        if figure != without and damage:
            after = [(1.0 - chance) * share for share in taken]
            for already, share in enumerate(taken):
                after[min(health, already + damage)] += chance * share
            taken = after
    return taken[health]


def risk_of_leaving(s: Infinity, seat: int, coming: list[Blow]) -> float:
    """How likely the attack on a hero who retreats is the end: no points count then."""
    if not coming:
        return 0.0
    _, chance, damage = max(coming, key=lambda blow: blow[2])
    sure = min(1.0, chance + ap_rating(s, seat) / DIE)
    return sure if damage >= s.health[seat] else 0.0
