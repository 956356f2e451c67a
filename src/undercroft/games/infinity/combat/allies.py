"""Allies: who has joined a hero attacks for it, and is struck back at. [DI-RISK-09]"""

from __future__ import annotations

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.attack_numbers import least
from undercroft.games.infinity.combat.damage import wound
from undercroft.games.infinity.combat.modifiers import end_hold
from undercroft.games.infinity.combat.numbers import (
    clamped,
    enemy_chance_terms,
    enemy_defense_terms,
    enemy_power_terms,
    total,
)
from undercroft.games.infinity.content.thing_schema import Ally
from undercroft.games.infinity.map.carrying import discard
from undercroft.games.infinity.map.possessions import found_card
from undercroft.games.infinity.notation import card_name
from undercroft.games.infinity.scene.events import attack_told
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.events import Term
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field


def has_ally(s: Infinity, seat: int) -> bool:
    """Whether an ally is with a hero. [DI-RISK-08]"""
    return s.ally[seat] != NO_CARD


def ally_of(s: Infinity, seat: int) -> Ally:
    """The stats of the ally of a hero."""
    found = found_card(s.ally[seat]).ally
    assert found is not None
    return found


def ally_chance(s: Infinity, seat: int, figure: int) -> list[Term]:
    """What the roll of an ally may be at most: its own chance and the target's modifier. [IC-42]"""
    target = s.foe(figure)
    terms = [
        Term(card_name(s.ally[seat]), ally_of(s, seat).hit_chance),
        Term(target.name, target.stats.modifier),
    ]
    return clamped(s, terms)


def ally_damage(s: Infinity, seat: int, figure: int) -> list[Term]:
    """What a hit of an ally takes. [DI-DMG-01]"""
    power = Term(card_name(s.ally[seat]), ally_of(s, seat).power)
    defense = Term(f"{s.foe(figure).name}'s Defense", -total(enemy_defense_terms(s, figure)))
    return least([power, defense])


class AllyAttack(Frame[Infinity]):
    """The ally of a hero attacks an enemy; nobody's focus changes. [DI-RISK-09] [IC-42]"""

    NAME = "ally-attack"
    who: int = field(INT)
    target: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        s.push(Roll(D20, f"ally-h{self.who + 1}"))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        chance = ally_chance(s, self.who, self.target)
        is_hit = value <= total(chance)
        damage = ally_damage(s, self.who, self.target) if is_hit else []
        if s.listening:
            ally, target = card_name(s.ally[self.who]), s.figure_id(self.target)
            s.emit(attack_told(ally, target, value, chance, damage, "DI-RISK-09"))
        if total(damage):
            wound(s, self.target, total(damage), self.who, "DI-DMG-01")


class StrikeCompanion(Frame[Infinity]):
    """An enemy strikes at who goes with a hero, not at the hero; no points count. [IC-42]"""

    attacker: int = field(INT)
    who: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        end_hold(s, self.attacker)
        s.push(Roll(D20, s.figure_id(self.attacker)))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        chance = clamped(s, enemy_chance_terms(s, self.attacker))
        is_hit = value <= total(chance)
        damage = self.damage(s) if is_hit else []
        if s.listening:
            enemy = s.figure_id(self.attacker)
            s.emit(attack_told(enemy, self.named(s), value, chance, damage, "IC-42"))
        if is_hit:
            self.suffer(s, total(damage))

    def damage(self, s: Infinity) -> list[Term]:
        """What a hit takes from the companion. [DI-DMG-01]"""
        defense = Term(f"{self.named(s)}'s Defense", -self.defense(s))
        return least([*enemy_power_terms(s, self.attacker), defense])

    def named(self, s: Infinity) -> str:
        """What the companion is called."""
        raise NotImplementedError

    def defense(self, s: Infinity) -> int:
        """The Defense of the companion."""
        raise NotImplementedError

    def suffer(self, s: Infinity, damage: int) -> None:
        """The companion loses so much Health."""
        raise NotImplementedError


class StrikeAlly(StrikeCompanion):
    """An enemy strikes back at an ally instead of the hero; without Health it dies. [DI-RISK-09]"""

    NAME = "strike-ally"

    def named(self, s: Infinity) -> str:
        return card_name(s.ally[self.who])

    def defense(self, s: Infinity) -> int:
        return ally_of(s, self.who).defense

    def suffer(self, s: Infinity, damage: int) -> None:
        s.ally_health[self.who] -= damage
        if s.ally_health[self.who] <= 0:
            lose_ally(s, self.who)


def lose_ally(s: Infinity, seat: int) -> None:
    """An ally is dead or leaves; its card goes to the discards. [DI-RISK-09] [IC-71]"""
    tell_of(s, seat, f"loses {card_name(s.ally[seat])}", "DI-RISK-09")
    discard(s, s.ally[seat])
    s.ally[seat], s.ally_health[seat] = NO_CARD, 0
