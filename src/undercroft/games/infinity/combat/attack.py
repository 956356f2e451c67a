"""One attack, of a hero or an enemy: roll, damage, and who turns on whom. [DI-COMB-11]"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.combat.attack_numbers import damage_terms, elements_of, needed
from undercroft.games.infinity.combat.damage import hurt
from undercroft.games.infinity.combat.formation import turn_to
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.combat.unburdening import offer_to_drop
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.map.figures import focus_of, is_dazed, is_hero, spot_of
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.scene.events import AttackResolved
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.events import Term
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, TEXT, field

ROLLING, HITTING, TURNING = range(3)
NORMAL: Final = ""


class AttackFrame(Frame[Infinity]):
    """Somebody attacks somebody; the frame below is told the damage plus 1, or 0 for a miss.

    `by` names the card of an attack that is no normal one; its changes of Power and hit chance,
    and the elements it deals (as bits), come on top. A `quiet` one changes no focus. [DI-JOIN-04]
    """

    NAME = "attack"
    attacker: int = field(INT)
    target: int = field(INT)
    by: str = field(TEXT, default=NORMAL)
    power: int = field(INT, default=0)
    chance: int = field(INT, default=0)
    deals: int = field(INT, default=0)
    quiet: int = field(INT, default=0)
    step: int = field(INT, default=ROLLING, init=False)
    roll: int = field(INT, init=False)
    told: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == ROLLING:
            self.step = HITTING
            s.push(Roll(D20, s.figure_id(self.attacker)))
            offer_to_drop(s, self.target)  # before the roll, whose frame lies below
        elif self.step == HITTING:
            self.step = TURNING
            self.strike(s)
        else:
            s.answer(self.told)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == HITTING:
            self.roll = value

    def changes(self, amount: int) -> list[Term]:
        """The term that the card of this attack adds."""
        return [Term(self.by, amount)] if amount else []

    def elements(self, s: Infinity) -> frozenset[Element]:
        """What this attack deals; the same element counts once. [DI-ELEM-04]"""
        own = [element for element in Element if self.deals >> element & 1]
        return frozenset([*elements_of(s, self.attacker), *own])

    def strike(self, s: Infinity) -> None:
        """The roll is compared with the hit chance, and a hit does its damage. [DI-STAT-02]

        Focus changes first: a hero who is attacked by nobody but joins a fight is turned on, hit or
        miss. [DI-JOIN-03]
        """
        chance = needed(s, self.attacker, self.target, self.changes(self.chance))
        is_hit = self.roll <= total(chance)
        damage: list[Term] = []
        if is_hit:
            more = self.changes(self.power)
            damage = damage_terms(s, self.attacker, self.target, more, self.elements(s))
        self.told = 1 + total(damage) if is_hit else 0
        self.tell(s, chance, damage)
        self.draw_focus(s)
        if is_hit:
            self.reward(s)
            hurt(s, self.target, total(damage), self.attacker, "DI-DMG-01")

    def tell(self, s: Infinity, chance: list[Term], damage: list[Term]) -> None:
        """The log line."""
        if not s.listening:
            return
        outcome = f"a hit for {total(damage)}" if self.told else "a miss"
        s.emit(
            AttackResolved(
                attacker=s.figure_id(self.attacker),
                target=s.figure_id(self.target),
                roll=self.roll,
                needs=total(chance),
                damage=total(damage),
                outcome=f"{outcome} ({self.roll}, needs {total(chance)} or less)",
                chance=tuple(chance),
                parts=tuple(damage),
                rules=("DI-STAT-02",),
            )
        )

    def draw_focus(self, s: Infinity) -> None:
        """An enemy attacked by another hero of its tile turns on that hero. [DI-JOIN-03]

        Not one that is stunned. [IC-05]
        """
        if is_hero(self.target) or not is_hero(self.attacker) or self.quiet:
            return
        is_near = spot_of(s, self.target) == s.spot[self.attacker]
        if is_near and focus_of(s, self.target) != self.attacker and not is_dazed(s, self.target):
            turn_to(s, self.target, self.attacker)

    def reward(self, s: Infinity) -> None:
        """A normal attack that hits an enemy gives 1 Experience, even without damage.

        [DI-LEVEL-02] Not against heroes. [DI-LEVEL-10]
        """
        if self.by == NORMAL and is_hero(self.attacker) and not is_hero(self.target):
            gain_xp(s, self.attacker, 1, "DI-LEVEL-02")
