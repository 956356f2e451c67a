"""What happens in Infinity and is told in the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undercroft.kernel.events import Event, Term


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackResolved(Event):
    """An attack: the roll, what it had to be, and what it did, with all terms."""

    sentence: ClassVar[str] = "{attacker} attacks {target}: {outcome}"
    attacker: str
    target: str
    roll: int
    needs: int
    damage: int
    outcome: str
    chance: tuple[Term, ...] = ()
    parts: tuple[Term, ...] = ()

    def terms(self) -> tuple[Term, ...]:
        """What the hit chance is made of, then, after a hit, the damage."""
        return (*self.chance, *self.parts)
