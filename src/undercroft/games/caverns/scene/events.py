"""What happens in Caverns and is told in the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undercroft.kernel.events import Event, Term


@dataclass(frozen=True, slots=True, kw_only=True)
class TieSettled(Event):
    """Several were equal: which of them counts, and who said so."""

    sentence: ClassVar[str] = "{choice}, not {others}: {by}"
    choice: str
    others: str
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Acts(Event):
    """A figure is activated: in its turn, or besides that by a card."""

    sentence: ClassVar[str] = "{figure} acts{by}"
    figure: str
    by: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineChosen(Event):
    """A figure reads its tactics: which line held, what it says, and who could be meant."""

    sentence: ClassVar[str] = "{figure} follows line {line}: {says}{candidates}"
    figure: str
    line: int
    says: str
    candidates: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackResolved(Event):
    """An attack roll was compared, with every term of it."""

    sentence: ClassVar[str] = "{attacker} attacks {target}: {outcome}"
    attacker: str
    target: str
    total: int
    armor: int
    outcome: str
    parts: tuple[Term, ...] = ()

    def terms(self) -> tuple[Term, ...]:
        """The die, all that is added to it, and the Armor Class that it had to reach."""
        return self.parts
