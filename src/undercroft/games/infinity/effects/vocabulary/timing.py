"""When something happens, and how long it lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.crawl.effects import Amount, Duration, Moment, Number, Targets
from undercroft.games.infinity.effects.vocabulary.aims import YOU
from undercroft.games.infinity.effects.vocabulary.terms import Occasion


@dataclass(frozen=True, slots=True)
class Rounds(Duration):
    """Until so many rounds have ended, this one included (DI-INIT-13)."""

    n: Amount


@dataclass(frozen=True, slots=True)
class UntilNext(Duration):
    """Until just before that enemy attacks again, or is gone, or the hero is (DI-ENEMY-03)."""


@dataclass(frozen=True, slots=True)
class At(Moment):
    """Something happens to one of these; by default the actor is meant."""

    occasion: Occasion
    of: Targets = YOU


UNTIL_NEXT: Final[UntilNext] = UntilNext()
THIS_ROUND: Final[Rounds] = Rounds(Number(1))
TWO_ROUNDS: Final[Rounds] = Rounds(Number(2))
THREE_ROUNDS: Final[Rounds] = Rounds(Number(3))
