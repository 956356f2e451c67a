"""What happens in Caverns and is told in the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undercroft.kernel.events import Cue, Event, Reasoning, Term


@dataclass(frozen=True, slots=True, kw_only=True)
class TieSettled(Event):
    """Several were equal: which of them counts, and who said so."""

    sentence: ClassVar[str] = "{choice}, not {others}: {by}"
    choice: str
    others: str
    by: str

    def reasoning(self) -> Reasoning:
        """Who it is, and by what."""
        return Reasoning(line="", chosen=self.choice, settled=self.by)


@dataclass(frozen=True, slots=True, kw_only=True)
class Acts(Event):
    """A figure is activated: in its turn, or besides that by a card."""

    sentence: ClassVar[str] = "{figure} acts{by}"
    figure: str
    by: str = ""

    def cue(self) -> Cue:
        """Whose turn it is."""
        return Cue(kind="turn", actor=self.figure)


@dataclass(frozen=True, slots=True, kw_only=True)
class LineChosen(Event):
    """A figure reads its tactics: which line held, what it says, and who could be meant."""

    sentence: ClassVar[str] = "{figure} follows line {line}: {says}{candidates}"
    figure: str
    line: int
    says: str
    candidates: str
    found: tuple[tuple[str, int], ...] = ()

    def reasoning(self) -> Reasoning:
        """The line, and how far away those are whom it could mean."""
        return Reasoning(line=f"Line {self.line}: {self.says}", candidates=self.found)


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackResolved(Event):
    """An attack roll was compared, with every term of it."""

    attacker: str
    target: str
    total: int
    armor: int
    is_hit: bool
    parts: tuple[Term, ...] = ()

    def text_with_ids(self) -> str:
        verb = "hits" if self.is_hit else "misses"
        return f"{self.attacker} {verb} {self.target}: {self.total} against AC {self.armor}"

    def cue(self) -> Cue:
        """The blow, or the miss."""
        kind = "attack" if self.is_hit else "miss"
        return Cue(kind=kind, actor=self.attacker, target=self.target)

    def terms(self) -> tuple[Term, ...]:
        """The die, all that is added to it, and the Armor Class that it had to reach."""
        return self.parts
