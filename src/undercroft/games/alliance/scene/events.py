"""What is told of a game of Alliance beyond what every game tells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undercroft.kernel.events import CardMoved, Cue, Event, Term


@dataclass(frozen=True, slots=True, kw_only=True)
class AttackResolved(Event):
    """An attack was resolved, with every term of attack and defence."""

    attacker: str
    target: str
    parts: tuple[Term, ...]
    damage: int

    def text_with_ids(self) -> str:
        if self.damage:
            return f"{self.attacker} hits {self.target} for {self.damage}"
        return f"{self.attacker} attacks {self.target}, but does no damage"

    def terms(self) -> tuple[Term, ...]:
        """What strengthens the attack, less what defends against it."""
        return self.parts

    def cue(self) -> Cue:
        """The blow; one that does no damage is blocked."""
        kind = "attack" if self.damage else "block"
        return Cue(kind=kind, actor=self.attacker, target=self.target, amount=self.damage)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(CardMoved):
    """A hero plays a card: it goes from the hand into the hero's column."""

    sentence: ClassVar[str] = "{hero} plays {card}"
    hero: str

    def cue(self) -> Cue:
        """The card beside who plays it."""
        return Cue(kind="card", actor=self.hero, target=self.card)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardGained(CardMoved):
    """A seat has a card more: an upgrade that it bought, or a treasure that it found."""

    sentence: ClassVar[str] = "{who} {how} {card}{price}"
    who: str
    how: str
    price: str = ""

    def cue(self) -> Cue:
        """Something good."""
        return Cue(kind="treasure", target=self.card)
