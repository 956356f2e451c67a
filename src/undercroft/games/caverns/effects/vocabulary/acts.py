"""What is done to figures and places, at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from undercroft.crawl.decode import IdOf, Length
from undercroft.crawl.effects import Amount, Duration, Effect, Targets
from undercroft.games.caverns.content.schema import Condition as Ailment
from undercroft.games.caverns.effects.vocabulary.aims import YOU
from undercroft.games.caverns.effects.vocabulary.attacks import WHILE_IN_FORCE
from undercroft.games.caverns.effects.vocabulary.terms import Creeping, Obstacle, Token

# ---- hit points and conditions -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    """Damage that is no attack; a villain takes 1 at most (CV-VILLAIN-08)."""

    amount: Amount
    on: Targets


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """HP come back; a downed hero stands up (CV-DEF-10). It happened when any did."""

    amount: Amount
    on: Targets


@dataclass(frozen=True, slots=True)
class Afflict(Effect):
    """A hero gets a condition, unless he has it (CV-COND-07)."""

    ailment: Ailment
    on: Targets


@dataclass(frozen=True, slots=True)
class Cure(Effect):
    """All conditions go."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Pin(Effect):
    """The next activation is lost (CV-COND-12)."""

    on: Targets


@dataclass(frozen=True, slots=True)
class LevelUp(Effect):
    """A hero becomes level 2 (CV-LEVEL-03)."""

    on: Targets


# ---- places --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """A move of up to so many squares, outside the move slots; None is the own Speed."""

    squares: int | None = None
    on: Targets = YOU


@dataclass(frozen=True, slots=True)
class ExtraMove(Effect):
    """One move more in this Hero Phase; lost if that is over."""


@dataclass(frozen=True, slots=True)
class Cross(Effect):
    """The actor's moves pass these obstacles, but do not end there."""

    over: Annotated[tuple[Obstacle, ...], Length(1, 2)]
    lasting: Duration = WHILE_IN_FORCE


@dataclass(frozen=True, slots=True)
class Place(Effect):
    """Figures stand there, one after the other, found before the first goes (CV-MOVE-09).

    On a tile a hero has any free square, a monster the patch first (CV-MON-19).
    """

    who: Annotated[tuple[Targets, ...], Length(1, 2)]
    on: Targets


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """The actor and the target change places, if both fit (CV-MOVE-10)."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Push(Effect):
    """To a connected tile farther from the actor (CV-MON-33)."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Pull(Effect):
    """Next to the actor, else onto its tile (CV-MON-34)."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Remove(Effect):
    """A figure leaves the board; a hero stays in the game, an ally's card is set aside."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Bring(Effect):
    """An ally comes to a free square of one of these tiles (CV-ALLY-01)."""

    ally: Annotated[str, IdOf("ally")]
    on: Targets


@dataclass(frozen=True, slots=True)
class Mark(Effect):
    """A token lies on a figure or tile, until what depends on it ends."""

    token: Token
    on: Targets


@dataclass(frozen=True, slots=True)
class Creep(Effect):
    """A marker of this trap goes or spreads one tile toward the closest hero (CV-TRAP-09)."""

    how: Creeping
