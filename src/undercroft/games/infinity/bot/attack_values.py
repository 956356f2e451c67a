"""What attacks are worth, and how hard the next blows will be."""

from __future__ import annotations

from undercroft.games.infinity.combat.attack_numbers import damage_terms, elements_of, needed
from undercroft.games.infinity.combat.formation import lined_up
from undercroft.games.infinity.combat.numbers import enemy_health, total
from undercroft.games.infinity.map.figures import focus_of, is_hero
from undercroft.games.infinity.phases.monsters import can_attack, reaches
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move

DIE = 20


def expected_damage(s: Infinity, attacker: int, target: int) -> float:
    """What an attack does on average."""
    chance = total(needed(s, attacker, target)) / DIE
    damage = total(damage_terms(s, attacker, target, (), elements_of(s, attacker)))
    return chance * damage


def attack_value(s: Infinity, move: Move) -> float:
    """A share of the enemy's Health, more if it may fall; joining a fight costs a little."""
    target = move.args[0]
    if is_hero(target):
        return 0.3 * expected_damage(s, move.seat, target)
    left = enemy_health(s, target)
    damage = expected_damage(s, move.seat, target)
    falls = 0.6 if damage >= left * 0.8 else 0.0
    joins = -0.3 if focus_of(s, target) != move.seat else 0.0
    return 0.35 + min(1.0, damage / max(1, left)) + falls + joins


def blow_to_come(s: Infinity, seat: int) -> float:
    """How much Health the next enemy phase costs on average."""
    attackers = [f for f in lined_up(s, seat) if can_attack(s, f) and reaches(s, f)]
    return sum(expected_damage(s, figure, seat) for figure in attackers)
