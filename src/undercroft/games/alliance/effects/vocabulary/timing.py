"""When something happens, and how long it lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.crawl.effects import Always, Duration, Moment
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.effects.vocabulary.terms import Occasion, Span


@dataclass(frozen=True, slots=True)
class ThisRound(Duration):
    """Until the end phase (DA-CARD-07)."""


@dataclass(frozen=True, slots=True)
class ThisTurn(Duration):
    """Until the activation ends (AC-25)."""


@dataclass(frozen=True, slots=True)
class UntilAttack(Duration):
    """Until the bearer attacks, is defeated or gives it up, over rounds if need be (AC-18)."""


@dataclass(frozen=True, slots=True)
class UntilCard(Duration):
    """While the card of a final enemy, or of its room, is the one that lies open (DA-FIN-05)."""


@dataclass(frozen=True, slots=True)
class NextTurn(Duration):
    """Until the next activation of the actor that ends, this one included."""


OWNED: Final[Always] = Always()
THIS_ROUND: Final[ThisRound] = ThisRound()
THIS_TURN: Final[ThisTurn] = ThisTurn()
UNTIL_ATTACK: Final[UntilAttack] = UntilAttack()
UNTIL_CARD: Final[UntilCard] = UntilCard()
NEXT_TURN: Final[NextTurn] = NextTurn()


@dataclass(frozen=True, slots=True)
class Attacked(Moment):
    """The actor is attacked: strength is announced, damage not yet computed (DA-CARD-20)."""


@dataclass(frozen=True, slots=True)
class AllyAttacked(Moment):
    """The same of another own hero, so far away at most, walls or not (AC-37)."""

    within: int


@dataclass(frozen=True, slots=True)
class Hit(Moment):
    """An attack of the actor, of this kind if one is named, has dealt damage (AC-06)."""

    kind: AttackKind | None = None


@dataclass(frozen=True, slots=True)
class Own(Moment):
    """Something befalls the owner, or one of the own heroes does it."""

    occasion: Occasion


@dataclass(frozen=True, slots=True)
class Once(Moment):
    """When the owner wants it, in the activation of an own hero, who is the actor."""

    a: Span
