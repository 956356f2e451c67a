"""A small vocabulary to decode: effects, amounts, targets, conditions, and cards made of them."""

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Annotated, ClassVar, Literal, NewType

from undercroft.crawl.decode import Between, IdOf, Length, NewId

CardId = NewType("CardId", str)


class Stat(Enum):
    MELEE = "melee"
    RANGED = "ranged"
    SPEED = "speed"


class Race(Enum):
    DWARF = auto()
    HALF_ORC = auto()


class Amount:
    """A number, or how to find it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Number(Amount):
    implied: ClassVar[bool] = True
    value: int


@dataclass(frozen=True, slots=True)
class ByLevel(Amount):
    rows: Annotated[tuple[int | None, ...], Length(1, 5)]


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    first: Amount
    second: Amount


class Target:
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class It(Target):
    pass


@dataclass(frozen=True, slots=True)
class Self(Target):
    pass


@dataclass(frozen=True, slots=True)
class One(Target):
    who: Literal["hero", "monster", 7, None] = "hero"
    within: Annotated[int, Between(0, 20)] = 1
    levels: tuple[int, int] = (1, 4)


class Condition:
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Behind(Condition):
    pass


@dataclass(frozen=True, slots=True)
class MovedAtLeast(Condition):
    steps: int


@dataclass(frozen=True, slots=True)
class Not(Condition):
    behind: Condition  # the field's name is another member's verb


class Effect:
    family: ClassVar[str] = "effect"
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    pass


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    amount: Amount
    on: Target = It()


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    amount: Amount = Number(1)
    on: Target = Self()
    may_revive: bool = False


@dataclass(frozen=True, slots=True)
class Bonus(Effect):
    stat: Stat
    amount: int | Amount
    scope: frozenset[Stat] = frozenset()


@dataclass(frozen=True, slots=True)
class Seq(Effect):
    implied: ClassVar[bool] = True
    steps: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    options: Annotated[tuple[Effect, ...], Length(1, 4)]
    chooser: Target | None = None


@dataclass(frozen=True, slots=True)
class If(Effect):
    condition: Condition
    then: Effect
    otherwise: Effect = Nothing()


@dataclass(frozen=True, slots=True)
class Ignore(Effect):
    verb: ClassVar[str] = "pierce"
    how_much: Literal["all", "behind"] | Amount | Condition = "all"


@dataclass(frozen=True, slots=True)
class Recover(Effect):
    card: Annotated[CardId, IdOf("card")]


@dataclass(frozen=True, slots=True)
class Special(Effect):
    builtin_only: ClassVar[bool] = True
    name: str


@dataclass(frozen=True, slots=True)
class Tile:
    rows: tuple[Annotated[str, Length(4, 4)], ...] = ()
    cost: int = 0

    def __post_init__(self) -> None:
        if self.cost < 0:
            raise ValueError("a cost is never negative")


@dataclass(frozen=True, slots=True)
class Card:
    id: Annotated[CardId, NewId("card")]
    name: Annotated[str, Length(1, 60)]
    effect: Effect = Nothing()
    races: frozenset[Race] = frozenset()
    flavour: str | None = None
    tile: Tile | None = None
    hidden: bool = False
    code: int = field(default=0, kw_only=True)


@dataclass(frozen=True, slots=True)
class Shelf:
    """A document: cards that may speak of each other."""

    cards: tuple[Card, ...] = ()
    first: Card | Tile | None = None
