"""What is told of a game of Alliance beyond what every game tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undercroft.kernel.events import Event, Term


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackResolved(Event):
    """An attack was resolved, with every term of attack and defence."""

    sentence: ClassVar[str] = "{attacker} attacks {target}: {damage} damage"
    attacker: str
    target: str
    parts: tuple[Term, ...]
    damage: int

    def terms(self) -> tuple[Term, ...]:
        """What strengthens the attack, less what defends against it."""
        return self.parts
