"""The words without a meaning of their own that others are made with."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.crawl.tables import Word


class Stat(Word):
    """What a bonus or a penalty changes; ATTACK is melee and ranged, never pets (AC-01)."""

    SPEED = 0
    MELEE = 1
    RANGED = 2
    ATTACK = 3
    PET = 4
    ARMOR = 5
    DODGE = 6
    DIE = 7
    RANGE = 8
    HAND = 9
    LIMIT = 10
    THORNS = 11


class Guard(Word):
    """What stands between an attack and its damage."""

    ARMOR = 0
    DODGE = 1
    OBSTRUCTION = 2


class Boon(Word):
    """What a hero may do all the time that others may not."""

    LEAVE_FREELY = 0
    PASS_ENEMIES = 1
    DEFY_ENEMIES = 2
    HIDE = 3
    RESIST_POISON = 4


class Extra(Word):
    """What a hero may do once more, and which is then used up."""

    ATTACK = 0
    CARD = 1
    REROLL = 2
    STEP = 3


class Face(Word):
    """How experience is received."""

    UP = 0
    DOWN = 1


class Pick(Word):
    """Who says which cards go."""

    CHOICE = 0
    RANDOM = 1


class Where(Word):
    """Where monsters appear: in the room, on its nearest spaces, or next to the actor (AC-58).

    In the deep room also at the ends of the row where heroes come in, or of the row farthest away.
    """

    ROOM = 0
    NEAR = 1
    ADJACENT = 2
    NEAR_ENDS = 3
    FAR_ENDS = 4


class Retreat(Word):
    """How a final enemy gets away: it flies as far as its Speed leads, or is just elsewhere."""

    FLIGHT = 0
    VANISHING = 1


class Occasion(Word):
    """What cards wait for that the rules bring about; a roll is for a lock, a chest or the like.

    In the end phase heroes are ready, poison has worked, cards are not yet discarded (AC-13).
    """

    END_PHASE = 0
    CHEST_OPENED = 1
    ROLLED = 2


class Span(Word):
    """How often something can be used; a turn is one hero's activation (DA-RND-08)."""

    ROUND = 0
    TURN = 1


@dataclass(frozen=True, slots=True)
class Reach:
    """How near and how far a target may be."""

    nearest: int
    farthest: int

    def __post_init__(self) -> None:
        if not 1 <= self.nearest <= self.farthest:
            raise ValueError("a reach goes from 1 or more to as much or more")


@dataclass(frozen=True, slots=True)
class Piercing:
    """A part of the defence that does not count: so much of it at most, or all."""

    guard: Guard
    most: int | None = None
