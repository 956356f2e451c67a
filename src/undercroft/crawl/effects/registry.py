"""What words mean: functions registered by the type of a word.

A game starts from the core's meanings and adds its own, or another meaning for a core word:

    RULES = Meanings(CORE)
    resolves = RULES.resolves

    @resolves(Damage)
    def damage(s: State, at: Resolve, effect: Damage) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from undercroft.crawl.effects.families import (
    Amount,
    Condition,
    Cost,
    Duration,
    Effect,
    Filter,
    Group,
    Targets,
)
from undercroft.crawl.effects.flow import Special
from undercroft.crawl.effects.library import every_value

if TYPE_CHECKING:
    from undercroft.crawl.effects.frames import Resolve
    from undercroft.crawl.modifiers import Until

W = TypeVar("W")
F = TypeVar("F")

Resolver = Callable[[Any, "Resolve", Any], None]
Count = Callable[[Any, "Resolve", Any], int]
Test = Callable[[Any, "Resolve", Any], bool]
Find = Callable[[Any, "Resolve", Any], tuple[int, ...]]
Bounds = Callable[[Any, "Resolve", Any], tuple[int, int]]
Keep = Callable[[Any, "Resolve", Any, int], bool]
Lasts = Callable[[Any, "Resolve", Any], "Until"]


class Register(Generic[F]):
    """A decorator that notes a function under a key and leaves it as it is."""

    def __init__(self, table: dict[Any, Any], key: object) -> None:
        self.table = table
        self.key = key

    def __call__(self, function: F) -> F:
        self.table[self.key] = function
        return function


class Meanings:
    """The functions of a game's words."""

    def __init__(self, base: Meanings | None = None) -> None:
        self.resolvers: dict[type, Resolver] = dict(base.resolvers) if base else {}
        self.specials: dict[str, Resolver] = dict(base.specials) if base else {}
        self.afford: dict[type, Count] = dict(base.afford) if base else {}
        self.amounts: dict[type, Count] = dict(base.amounts) if base else {}
        self.conditions: dict[type, Test] = dict(base.conditions) if base else {}
        self.targets: dict[type, Find] = dict(base.targets) if base else {}
        self.bounds: dict[type, Bounds] = dict(base.bounds) if base else {}
        self.groups: dict[type, Find] = dict(base.groups) if base else {}
        self.verbs: dict[type, str] = dict(base.verbs) if base else {}
        self.hidden: set[type] = set(base.hidden) if base else set()
        self.filters: dict[type, Keep] = dict(base.filters) if base else {}
        self.durations: dict[type, Lasts] = dict(base.durations) if base else {}
        self.moments: dict[type, Test] = dict(base.moments) if base else {}

    def resolves(self, kind: type[W]) -> Register[Callable[[Any, Resolve, W], None]]:
        """What an effect does."""
        return Register(self.resolvers, kind)

    def special(self, id_: str) -> Register[Resolver]:
        """What a special effect does."""
        return Register(self.specials, id_)

    def affords(self, kind: type[W]) -> Register[Callable[[Any, Resolve, W], int]]:
        """How much the actor lacks to pay a cost; 0 when it can be paid."""
        return Register(self.afford, kind)

    def counts(self, kind: type[W]) -> Register[Callable[[Any, Resolve, W], int]]:
        """How much an amount is."""
        return Register(self.amounts, kind)

    def holds(self, kind: type[W]) -> Register[Callable[[Any, Resolve, W], bool]]:
        """Whether a condition holds."""
        return Register(self.conditions, kind)

    def finds(self, kind: type[W]) -> Register[Callable[[Any, Resolve, W], tuple[int, ...]]]:
        """Everything that targets could mean, in canonical order."""
        return Register(self.targets, kind)

    def asks(self, kind: type[W]) -> Register[Callable[[Any, Resolve, W], tuple[int, int]]]:
        """How few and how many of them a seat chooses; targets that ask nothing take all."""
        return Register(self.bounds, kind)

    def gathers(
        self, kind: type[W], verb: str, *, hidden: bool = False
    ) -> Register[Callable[[Any, Resolve, W], tuple[int, ...]]]:
        """The things of a group, and the verb of moves that choose one.

        Where not everybody sees what is in a `hidden` group, a single candidate is asked for too.
        """
        self.verbs[kind] = verb
        if hidden:
            self.hidden.add(kind)
        return Register(self.groups, kind)

    def keeps(self, kind: type[W]) -> Register[Callable[[Any, Resolve, W, int], bool]]:
        """Whether a filter keeps a thing."""
        return Register(self.filters, kind)

    def lasts(self, kind: type[W]) -> Register[Callable[[Any, Resolve, W], Until]]:
        """When a duration that begins now ends."""
        return Register(self.durations, kind)

    def matches(self, kind: type[W]) -> Register[Callable[[Any, Resolve, W], bool]]:
        """Whether a moment that has come is the one meant; without this, always."""
        return Register(self.moments, kind)

    def missing(self, effects: Iterable[Effect]) -> list[str]:
        """The words used by these effects that have no meaning."""
        table: dict[type, Mapping[type, object]] = {
            Cost: self.afford,
            Effect: self.resolvers,
            Amount: self.amounts,
            Condition: self.conditions,
            Targets: self.targets,
            Group: self.groups,
            Filter: self.filters,
            Duration: self.durations,
        }
        values = list(every_value(effects))
        kinds = dict.fromkeys(type(value) for value in values)
        lacking = {
            f"{family.__name__.lower()} {kind.__name__}"
            for kind in kinds
            for family, known in table.items()
            if issubclass(kind, family) and kind not in known
        }
        unwritten = {
            f"special {value.id}"
            for value in values
            if isinstance(value, Special) and value.id not in self.specials
        }
        return sorted(lacking | unwritten)
