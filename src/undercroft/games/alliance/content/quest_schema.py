"""What a quest card says: what triggers it, where its token goes, and what resolves it."""

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Length, NewId
from undercroft.crawl.tables import Word
from undercroft.games.alliance.content.schema import CardType

LIES_OPEN, TRIGGERED, RESOLVED, LOST = range(4)
"""How far a quest is: revealed, its token on the map, done, or gone for want of a place."""


class QuestEvent(Word):
    """What can happen that counts for a quest."""

    DRAFTED = 0
    DOOR = 1
    TRAP = 2
    TILE = 3
    CHEST = 4
    SLAIN = 5
    FALLEN = 6
    SPELL = 7


class Placement(Word):
    """What a quest asks of the place of its token beyond the common rules."""

    ANYWHERE = 0
    UNCONNECTED = 1
    HIGHEST = 2
    UNGUARDED = 3
    APART = 4


class Deed(Word):
    """What a hero does beside the token of a quest, for one marker each."""

    GIVE = 0
    CAST_OFF = 1
    WORK = 2
    UNLOCK = 3
    BLEED = 4
    ENTER = 5


@dataclass(frozen=True, slots=True)
class Trigger:
    """An event that counts; with levels, types or monsters named only if it is about such."""

    on: QuestEvent
    levels: tuple[int, ...] = ()
    types: tuple[CardType, ...] = ()
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Resolution:
    """The deed that resolves a quest, `count` times; `each` is the most that one token takes.

    `speed` is what work costs or a lock needs, `quiet` forbids it with enemies near, `types` are
    the cards that are wanted.
    """

    deed: Deed
    count: int
    speed: int = 0
    quiet: bool = False
    types: tuple[CardType, ...] = ()
    each: int = 0


ENTRANCE: Final = Resolution(Deed.ENTER, 1, speed=1)
"""The token of a final enemy, which a hero opens: then it has to be slain."""


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest card; `needs` are the events that trigger it by the number of players.

    It has a deed that resolves it, or is about the final enemy whose id `final` names. The
    Titan's comes `at_once`: no markers can be bought for it, and nobody has to open its entrance.
    """

    id: Annotated[str, NewId("quest")]
    name: str
    story: str
    rewards: tuple[int, int]
    triggers: tuple[Trigger, ...]
    needs: Annotated[tuple[int, ...], Length(4, 4)]
    resolution: Resolution = ENTRANCE
    final: str = ""
    placement: Placement = Placement.ANYWHERE
    tokens: int = 1
    at_once: bool = False

    def __post_init__(self) -> None:
        if (self.resolution == ENTRANCE) != bool(self.final):
            raise ValueError("a quest has either a deed that resolves it or a final enemy")

    @property
    def xp(self) -> int:
        """What it is worth to who resolves it alone."""
        return sum(self.rewards)
