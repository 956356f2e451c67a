"""What happens in Infinity and is told in the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from undercroft.kernel.events import Cue, Event, Reasoning, Term, grouped

CHANCE: Final = "hit chance"
DAMAGE: Final = "damage"
"""The two sums of an attack, in previews and in the log."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackResolved(Event):
    """An attack: the roll, what it had to be, and what it did, with all terms."""

    attacker: str
    target: str
    roll: int
    needs: int
    damage: int
    is_hit: bool
    by: str = ""
    chance: tuple[Term, ...] = ()
    parts: tuple[Term, ...] = ()

    def terms(self) -> tuple[Term, ...]:
        """What the hit chance is made of, then, after a hit, the damage."""
        return (*self.chance, *self.parts)

    def text_with_ids(self) -> str:
        verb, done = ("hits", f" for {self.damage}") if self.is_hit else ("misses", "")
        roll = f"rolled {self.roll}, needed {self.needs} or less"
        return f"{self.attacker} {verb} {self.target}{self.by}{done} ({roll})"

    def cue(self) -> Cue:
        """The blow with its die, or the miss."""
        return Cue(
            kind="attack" if self.is_hit else "miss",
            actor=self.attacker,
            target=self.target,
            roll=self.roll,
            needs=self.needs,
            amount=self.damage,
            is_met=self.is_hit,
        )


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
    return AttackResolved(
        attacker=attacker,
        target=target,
        roll=roll,
        needs=needs,
        damage=done,
        is_hit=bool(damage),
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

    def cue(self) -> Cue:
        """The blow."""
        return Cue(kind="attack", actor=self.by, target=self.target, amount=self.damage)


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

    def reasoning(self) -> Reasoning:
        """The rule, whom it picked, and how a tie was settled."""
        line = f"{self.why}{self.others}"
        return Reasoning(line=line, chosen=self.prey, settled=self.tie.removeprefix(", "))
