"""When something happens, and how long it lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.crawl.effects import Condition, Duration, Filter, Moment, Targets
from undercroft.crawl.effects.durations import ALWAYS
from undercroft.games.caverns.effects.words.aims import YOU
from undercroft.games.caverns.effects.words.terms import (
    Drawn,
    Lasting,
    Phase,
    PowerType,
    Slot,
    Source,
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


NEXT_MOVE: Final = Until(Lasting.NEXT_MOVE)
UNTIL_YOUR_TURN: Final = Until(Lasting.YOUR_TURN)
ONCE: Final = Once()

# ---- when a card may be used ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InHeroPhase(Moment):
    """Among the own actions, without using one up (CV-HERO-06)."""


@dataclass(frozen=True, slots=True)
class InsteadOf(Moment):
    """Among the own actions, in place of one (CV-POW-08)."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class Moving(Moment):
    """At any point of an own move."""


@dataclass(frozen=True, slots=True)
class Exploring(Moment):
    """Before the tile is laid in the own Exploration Phase."""


@dataclass(frozen=True, slots=True)
class Drew(Moment):
    """Somebody has drawn a card, and nothing of it has happened yet (CV-ENC-06)."""

    card: Drawn
    by: Targets = YOU


@dataclass(frozen=True, slots=True)
class MonsterPlaced(Moment):
    """A monster is put on the actor's tile."""


# ---- in an attack, in the order of CV-ATK-06 -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class BeforeRolls(Moment):
    """The actor attacks with a power of this type; targets are named."""

    type: PowerType


@dataclass(frozen=True, slots=True)
class Rolled(Moment):
    """The actor has rolled any d20, for an attack or anything else."""


@dataclass(frozen=True, slots=True)
class AttackRolled(Moment):
    """The actor has rolled against an enemy like this, and it is not compared yet."""

    foe: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class YouMiss(Moment):
    """An attack roll of the actor misses."""


@dataclass(frozen=True, slots=True)
class YouHit(Moment):
    """An attack roll of the actor with a power of this type hits."""

    type: PowerType


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
    """An attack is about to deal the actor so much damage or more."""

    least: int = 1
    by: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class Harmed(Moment):
    """Somebody is about to take damage that comes from there."""

    source: Source
    on: Targets = YOU


@dataclass(frozen=True, slots=True)
class WouldFall(Moment):
    """Damage would bring the actor to 0 HP (CV-ATK-06)."""


@dataclass(frozen=True, slots=True)
class YouDefeat(Moment):
    """The actor has defeated a monster."""


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


@dataclass(frozen=True, slots=True)
class TurnsPass(Moment):
    """So many turns of the actor's seat have started since the card came."""

    n: int


@dataclass(frozen=True, slots=True)
class LineUsed(Moment):
    """The first line of the actor's tactics has been carried out so often."""

    n: int


@dataclass(frozen=True, slots=True)
class EnterTile(Moment):
    """The actor enters another tile by a move."""


@dataclass(frozen=True, slots=True)
class EntersMarked(Moment):
    """A monster comes to the tile with the token that this card laid."""


@dataclass(frozen=True, slots=True)
class BecomesAdjacent(Moment):
    """The actor has stepped next to an enemy for the first time in this move."""


@dataclass(frozen=True, slots=True)
class QueueActivated(Moment):
    """The monsters of one name have been activated through the actor's queue."""


HERO_PHASE: Final = InHeroPhase()
