"""What is done to figures, cards, tokens and experience, at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from undercroft.crawl.decode import Between, IdOf
from undercroft.crawl.effects import Amount, Cost, Duration, Effect, Targets
from undercroft.games.alliance.effects.vocabulary.terms import Face, Pick, Retreat, Where
from undercroft.games.alliance.effects.vocabulary.timing import THIS_ROUND


@dataclass(frozen=True, slots=True)
class SpendSpeed(Cost):
    """Speed is spent, and counts as spent (DA-CARD-25)."""

    n: int


# ---- wounds --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    """Wounds without defence; not an attack (AC-03)."""

    amount: Amount
    on: Targets


@dataclass(frozen=True, slots=True)
class Poison(Effect):
    """Poison wounds without defence; not an attack (AC-03)."""

    amount: Amount
    on: Targets


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Wounds of the owner's choice go; a defeated hero may stand up (AC-04)."""

    amount: Amount
    on: Targets


@dataclass(frozen=True, slots=True)
class Cure(Effect):
    """Poison wounds become normal ones."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Knit(Effect):
    """Monsters lose their newest markers, whoever owns them (AC-22)."""

    amount: Amount
    on: Targets


# ---- places --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Push(Effect):
    """Step by step farther from the actor, whose player picks the way (AC-07)."""

    spaces: int
    on: Targets


@dataclass(frozen=True, slots=True)
class Pull(Effect):
    """Step by step nearer to the actor, or to somebody else, whose player picks the way (AC-07)."""

    spaces: int
    on: Targets
    toward: Targets | None = None


@dataclass(frozen=True, slots=True)
class Swap(Effect):
    """The actor and the target change places (AC-08)."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Teleport(Effect):
    """The actor stands on the space, has entered its room, and has not moved (AC-09)."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Withdraw(Effect):
    """The actor goes where its nearest hero is farthest away."""

    how: Retreat


@dataclass(frozen=True, slots=True)
class Root(Effect):
    """No steps and no second move (AC-10)."""

    on: Targets
    lasting: Duration = THIS_ROUND


@dataclass(frozen=True, slots=True)
class EndMove(Effect):
    """The Speed left in this move is lost and no second move follows; attacks may."""


# ---- turns ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Exhaust(Effect):
    """It does not act any more this round, unless it is readied."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Ready(Effect):
    """It may act, again if it has acted."""

    on: Targets


# ---- cards and experience ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Cards come from the deck, beyond hand size if need be (AC-39)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Cards go from the hand of the actor's player; all, where there are fewer (AC-27)."""

    amount: Amount
    by: Pick


@dataclass(frozen=True, slots=True)
class Recover(Effect):
    """Cards return from the own discard pile to the hand; all, where there are fewer."""

    amount: Amount
    by: Pick


@dataclass(frozen=True, slots=True)
class GainXp(Effect):
    """Experience from the pools (DA-BAT-14)."""

    amount: Amount
    face: Face


@dataclass(frozen=True, slots=True)
class FlipXp(Effect):
    """Face-up experience is turned face down, as far as there is any (DA-XP-01)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class OnDraft(Effect):
    """Done when the card is drafted, not when a kept one is laid out again (AC-40)."""

    do: Effect


# ---- the dungeon ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scout(Effect):
    """Turn up a hidden challenge token up to so many archways away, for no Speed (AC-14)."""

    rooms: int


@dataclass(frozen=True, slots=True)
class Try(Effect):
    """The die and, in the own turn, Speed spent before it have to reach a level (AC-48).

    What follows is done if they do not.
    """

    level: Annotated[int, Between(1, 3)]
    fail: Effect


@dataclass(frozen=True, slots=True)
class TurnIntoMimic(Effect):
    """Where the chest was that this is about there is a Mimic of its level now (DA-MIM-01)."""


@dataclass(frozen=True, slots=True)
class Spawn(Effect):
    """Monsters appear, ready, on empty spaces of the actor's room, or nearest to it (AC-24).

    Those who are `attacking` do so at once.
    """

    monster: Annotated[str, IdOf("monster")]
    amount: Amount
    where: Where = Where.ROOM
    attacking: bool = False


@dataclass(frozen=True, slots=True)
class LeavePit(Effect):
    """The token of this trap stays as a pit (DA-TRAP-04)."""
