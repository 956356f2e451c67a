"""What normal attacks are worth."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.bot.danger import Blow, hit_chance, hit_damage, risk
from undercroft.games.infinity.bot.enemy_worth import damage_worth
from undercroft.games.infinity.combat.numbers import enemy_health
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.map.figures import focus_of, is_hero
from undercroft.games.infinity.state import NOBODY, Infinity

DEADLY: Final = 6.0
"""What it is worth to be sure of the next phase instead of being lost in it."""
RIVAL: Final = 0.05
"""What each Health of a rival is worth, and how much more the blow that exhausts one."""
FINISHING: Final = 1.2


def attack_value(s: Infinity, seat: int, target: int, coming: list[Blow]) -> float:
    """The share of the enemy's Health, and the danger that goes with it when it falls."""
    chance, damage = hit_chance(s, seat, target), hit_damage(s, seat, target)
    if is_hero(target):
        return chance * (RIVAL * damage + FINISHING * (damage >= s.health[target]))
    value = 0.1 + damage_worth(s, target, chance, damage)
    if damage >= enemy_health(s, target):
        health = s.health[seat]
        value += DEADLY * chance * (risk(coming, health) - risk(coming, health, target))
    return value + joining(s, seat, target, coming)


def joining(s: Infinity, seat: int, target: int, coming: list[Blow]) -> float:
    """Who attacks an enemy that fights another draws it away: worth it for the weaker of two."""
    other = focus_of(s, target)
    if other in (seat, NOBODY):
        return -0.4 if other == NOBODY and s.foe(target).rank == Rank.LORD else 0.0
    return 0.35 if s.health[seat] > s.health[other] and len(coming) < 2 else -0.2
