"""When something happens, and how long it lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.crawl.effects import Condition, Duration, Filter, Moment, Targets
from undercroft.crawl.effects.durations import ALWAYS
from undercroft.games.caverns.effects.vocabulary.aims import YOU
from undercroft.games.caverns.effects.vocabulary.terms import (
    Drawn,
    Lasting,
    Occasion,
    Phase,
    PowerType,
    Slot,
    Source,
    Span,
)

# ---- durations -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Until(Duration):
    """Until the actor's next turn starts, a phase of play ends, or the actor's next move does."""

    end: Lasting


@dataclass(frozen=True, slots=True)
class Once(Duration):
    """Until it has worked: for a roll, a move, a draw or a moment, as the effect says."""


@dataclass(frozen=True, slots=True)
class Uses(Duration):
    """As long as something else lasts, but no more than so often in a turn of play."""

    n: int
    lasting: Duration = ALWAYS


NEXT_MOVE: Final[Until] = Until(Lasting.NEXT_MOVE)
UNTIL_YOUR_TURN: Final[Until] = Until(Lasting.YOUR_TURN)
ONCE: Final[Once] = Once()

# ---- when a card may be used ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class During(Moment):
    """Among the own actions, without using one up, or at any point of an own move (CV-HERO-06)."""

    part: Span


@dataclass(frozen=True, slots=True)
class InsteadOf(Moment):
    """Among the own actions, in place of one (CV-POW-08)."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class Own(Moment):
    """Something happens to the actor, or the actor does it."""

    occasion: Occasion


@dataclass(frozen=True, slots=True)
class After(Moment):
    """Something has happened so often to the ally that waits, or since it came."""

    n: int
    occasion: Occasion


@dataclass(frozen=True, slots=True)
class Drew(Moment):
    """Somebody has drawn a card, and nothing of it has happened yet (CV-ENC-06)."""

    card: Drawn
    by: Targets = YOU


@dataclass(frozen=True, slots=True)
class Comes(Moment):
    """A monster comes to a tile and is like this there; a card is used when it is placed."""

    where: tuple[Filter, ...]


# ---- in an attack, in the order of CV-ATK-06 -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attacking(Moment):
    """An attack of the actor, if need be with a power of a type, has come so far."""

    occasion: Occasion
    type: PowerType | None = None


@dataclass(frozen=True, slots=True)
class Rolled(Moment):
    """The actor has rolled any d20, or one against an enemy like this, not yet compared."""

    foe: tuple[Filter, ...] = ()

    @property
    def occasion(self) -> Occasion:
        """What is waited for: any roll, or an attack roll."""
        return Occasion.ATTACK_ROLLED if self.foe else Occasion.ROLLED


@dataclass(frozen=True, slots=True)
class WouldHit(Moment):
    """An attack, if need be of an enemy like this, hits somebody; damage is not dealt yet."""

    on: Targets = YOU
    by: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class MissesYou(Moment):
    """An enemy's attack misses the actor."""

    by: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class WouldSuffer(Moment):
    """Somebody is about to take so much damage or more from there, or from such an enemy."""

    least: int = 1
    by: tuple[Filter, ...] = ()
    on: Targets = YOU
    source: Source = Source.ATTACK

    @property
    def occasion(self) -> Occasion:
        """What is waited for: damage of an attack, or of an Encounter card."""
        return Occasion.HARMED if self.source == Source.ENCOUNTER else Occasion.SUFFERS


# ---- phases and places ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Starts(Moment):
    """A phase of the actor's turn starts."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class Ends(Moment):
    """A phase of the actor's turn ends, and a condition may have to hold then."""

    phase: Phase
    provided: Condition | None = None


HERO_PHASE: Final[During] = During(Span.HERO_PHASE)
