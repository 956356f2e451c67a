"""What is done with cards, tiles, experience and the normal draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between, Length
from undercroft.crawl.effects import Cost, Duration, Effect, Targets
from undercroft.games.caverns.content.schema import Keyword
from undercroft.games.caverns.effects.vocabulary.aims import YOU
from undercroft.games.caverns.effects.vocabulary.attacks import WHILE_IN_FORCE
from undercroft.games.caverns.effects.vocabulary.terms import Custom, Depth, Drawn, End, Face, Stack

DEEPEST: Final = 3
"""No card is buried deeper than this from the top of its stack (CV-TILE-22)."""

# ---- costs ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Flip(Cost):
    """This item is turned face down, if it lies face up (CV-TREAS-09)."""


@dataclass(frozen=True, slots=True)
class GiveUp(Cost):
    """This item, or another thing of the actor, is discarded; there must be one (CV-TREAS-09)."""

    on: Targets


@dataclass(frozen=True, slots=True)
class SpendXp(Cost):
    """Cards worth so much or more leave the experience pile, without change (CV-XP-06)."""

    xp: int


# ---- cards in front of heroes --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """Cards go to their discards; of a trap its markers too."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Turn(Effect):
    """Cards are turned; never the one in use, save by itself (CV-POW-11)."""

    face: Face
    on: Targets


@dataclass(frozen=True, slots=True)
class FirstOf(Effect):
    """The first of these that can be done, and no other."""

    options: Annotated[tuple[Effect, ...], Length(2, 5)]


@dataclass(frozen=True, slots=True)
class EndTest(Effect):
    """A roll of `n` or more at the end of the bearer's Hero Phase lifts the curse (CV-CURSE-05)."""

    n: Annotated[int, Between(2, 20)]


@dataclass(frozen=True, slots=True)
class HandOn(Effect):
    """Each seat hands a Monster card of its queue to the left, all at once (CV-MON-28)."""

    card: Targets


# ---- drawing -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """A card is drawn and resolved by its rules, with a cancel window of its own (CV-ENC-05)."""

    card: Drawn


@dataclass(frozen=True, slots=True)
class DrawAndKeep(Effect):
    """So many treasures are drawn, in place of the one about to be; one is kept."""

    n: int


@dataclass(frozen=True, slots=True)
class Cancel(Effect):
    """The card just drawn is discarded, does nothing and is not replaced."""


@dataclass(frozen=True, slots=True)
class NormalDraw(Effect):
    """The normal encounter draw of these heroes' turns is changed."""

    how: Custom
    on: Targets = YOU
    lasting: Duration = WHILE_IN_FORCE


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """The actor's player sees the top cards of a stack."""

    n: int = 1
    stack: Stack = Stack.TILES


@dataclass(frozen=True, slots=True)
class Reorder(Effect):
    """The top cards go back in an order of the player's choice."""

    n: Annotated[int, Between(2, DEEPEST)]
    stack: Stack


@dataclass(frozen=True, slots=True)
class Shift(Effect):
    """One tile goes from one place of the stack to another (CV-TILE-22)."""

    from_: End
    to: Depth


@dataclass(frozen=True, slots=True)
class Herd(Effect):
    """Of the top monster cards those of the most frequent keyword go on top, the rest below."""

    n: int


@dataclass(frozen=True, slots=True)
class Summon(Effect):
    """The first card of the keyword among the top ones is placed, the others go to the bottom.

    Its figure comes to the actor's tile and its card to the active seat.
    """

    n: int
    keyword: Keyword


# ---- the cave ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceMonster(Effect):
    """A monster is drawn for the active seat and comes to a tile or an edge (CV-MON-01).

    With a keyword the deck is searched for one (CV-MON-30).
    """

    on: Targets
    keyword: Keyword | None = None


@dataclass(frozen=True, slots=True)
class LayTile(Effect):
    """A tile from this place of the stack is laid at an edge (CV-EDGE-07)."""

    from_: End
    on: Targets


@dataclass(frozen=True, slots=True)
class Activate(Effect):
    """Villains, or all monsters of a queue card's name, act now as well (CV-VILL-06)."""

    on: Targets


# ---- gains ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AddSurge(Effect):
    """A token comes into the pool, if there is one left (CV-SURGE-04)."""


@dataclass(frozen=True, slots=True)
class Bank(Effect):
    """This card goes into the experience pile and is worth so much (CV-XP-08)."""

    xp: int
