"""What happens in Infinity and is told in the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from undercroft.kernel.events import Event, Term, grouped

CHANCE: Final = "hit chance"
DAMAGE: Final = "damage"
"""The two sums of an attack, in previews and in the log."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackResolved(Event):
    """An attack: the roll, what it had to be, and what it did, with all terms."""

    sentence: ClassVar[str] = "{attacker} attacks {target}{by}: {outcome}"
    attacker: str
    target: str
    roll: int
    needs: int
    damage: int
    outcome: str
    by: str = ""
    chance: tuple[Term, ...] = ()
    parts: tuple[Term, ...] = ()

    def terms(self) -> tuple[Term, ...]:
        """What the hit chance is made of, then, after a hit, the damage."""
        return (*self.chance, *self.parts)


def attack_told(
    attacker: str,
    target: str,
    roll: int,
    chance: Sequence[Term],
    damage: Sequence[Term],
    rule: str,
    by: str = "",
) -> AttackResolved:
    """An attack as the log tells it; without damage terms it has missed."""
    needs, done = sum(t.amount for t in chance), sum(t.amount for t in damage)
    outcome = f"a hit for {done}" if damage else "a miss"
    return AttackResolved(
        attacker=attacker,
        target=target,
        roll=roll,
        needs=needs,
        damage=done,
        outcome=f"{outcome} ({roll}, needs {needs} or less)",
        by=f" with {by}" if by else "",
        chance=grouped(CHANCE, chance),
        parts=grouped(DAMAGE, damage),
        rules=(rule,),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Struck(Event):
    """Somebody is struck without a roll of its own, as by a bomb: what it does, with all terms."""

    sentence: ClassVar[str] = "{by} strikes {target} for {damage}"
    by: str
    target: str
    damage: int
    parts: tuple[Term, ...] = ()

    def terms(self) -> tuple[Term, ...]:
        """What the damage is made of."""
        return self.parts


@dataclass(frozen=True, slots=True, kw_only=True)
class PreyChosen(Event):
    """Whom a lord or an enemy goes for: the rule, who else could have been meant, and ties."""

    sentence: ClassVar[str] = "{figure} {does} {prey}: {why}{others}{tie}"
    figure: str
    does: str
    prey: str
    why: str
    others: str = ""
    tie: str = ""
