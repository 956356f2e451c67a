"""What is done to heroes and enemies, and with things, at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from undercroft.crawl.decode import IdOf
from undercroft.crawl.effects import Amount, Duration, Effect, Targets
from undercroft.crawl.effects.durations import ALWAYS
from undercroft.games.infinity.effects.vocabulary.aims import IT, NONE, YOU
from undercroft.games.infinity.effects.vocabulary.terms import Ailment, Spot, Token

# ---- Health, conditions and tokens ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Health comes back, or all Power -2 tokens go instead (DI-LEVEL-08, DI-TOKEN-12)."""

    amount: Amount
    on: Targets


@dataclass(frozen=True, slots=True)
class Endure(Effect):
    """Who would be exhausted has so much Health instead (IC-22)."""

    health: Amount
    on: Targets


@dataclass(frozen=True, slots=True)
class Afflict(Effect):
    """An ailment; without `lasting` it ends as its rules say.

    Sentinels and lords may resist it (IC-59).
    """

    ailment: Ailment
    on: Targets
    lasting: Duration = ALWAYS


@dataclass(frozen=True, slots=True)
class Cure(Effect):
    """Confusion, root and what hits have left end for the actor, not stun (IC-62)."""


@dataclass(frozen=True, slots=True)
class Lay(Effect):
    """A token on a tile, or on heroes; on a tile it acts on nobody there (DI-TOKEN-03)."""

    token: Token
    on: Targets


@dataclass(frozen=True, slots=True)
class Clear(Effect):
    """One token of a tile goes, or all AP -2 and Power -2 tokens of heroes (IC-62)."""

    on: Targets


# ---- hiding, focus and places --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hide(Effect):
    """The actor is hidden, as after a successful sneak (IC-13)."""


@dataclass(frozen=True, slots=True)
class Unfocus(Effect):
    """The enemies focused on the actor lose that focus (DI-FOCUS-04)."""


@dataclass(frozen=True, slots=True)
class Pull(Effect):
    """Enemies focus on the actor without attacking, and come into the tile (IC-15, DI-HERO-16)."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Reposition(Effect):
    """An enemy changes its place in the formation (IC-16, IC-17, IC-67)."""

    spot: Spot
    on: Targets = IT


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """The actor goes up to so many tiles for nothing (IC-63).

    With `slip` also out of a fight, without a retreat attack (IC-14); on `ice` over floods and
    crevices, leaving a path for as many rounds as the card says (IC-20, DI-HERO-12).
    """

    tiles: Amount
    slip: bool = False
    ice: bool = False


@dataclass(frozen=True, slots=True)
class Teleport(Effect):
    """Heroes come to a tile (DI-MOVE-32, DI-RISK-10)."""

    to: Targets
    on: Targets = YOU


# ---- the turn, growth and things -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RollUnder(Effect):
    """A d20 is rolled; it happened when it shows that amount, so much changed, or less."""

    most: Amount
    more: Amount = NONE


@dataclass(frozen=True, slots=True)
class ExtraPoints(Effect):
    """More action points in this turn; the rating stays (IC-63)."""

    n: int


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """The actor's actions end."""


@dataclass(frozen=True, slots=True)
class Xp(Effect):
    """Experience (DI-LEVEL-04)."""

    n: int
    on: Targets = YOU


@dataclass(frozen=True, slots=True)
class Coins(Effect):
    """Coins out of the supply."""

    n: Amount
    on: Targets = YOU


@dataclass(frozen=True, slots=True)
class Rewards(Effect):
    """Reward cards come to lie in the tile, or where the group fell (DI-REWARD-05)."""

    n: int


@dataclass(frozen=True, slots=True)
class TakeReward(Effect):
    """The actor takes a face-down reward of a row of the formation (IC-24)."""


@dataclass(frozen=True, slots=True)
class Give(Effect):
    """Somebody gets a store item."""

    item: Annotated[str, IdOf("item")]
    on: Targets


@dataclass(frozen=True, slots=True)
class Keep(Effect):
    """The actor keeps this card as gold, or as the thing that its row names (IC-01)."""


@dataclass(frozen=True, slots=True)
class Join(Effect):
    """The ally of this card's row joins the actor (DI-RISK-08, IC-71)."""


@dataclass(frozen=True, slots=True)
class Spend(Effect):
    """This card is used up."""


@dataclass(frozen=True, slots=True)
class Use(Effect):
    """Done when the owner wants, among the own actions; the row says the price and how often."""

    do: Effect
