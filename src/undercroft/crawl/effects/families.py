"""The families of words that content is composed of.

Each family is an abstract base; its members are frozen dataclasses. A game adds members of its
own. Members hold data only: what they do is said by the functions registered for their types.
"""

from __future__ import annotations

from typing import ClassVar


class Effect:
    """Something that happens."""

    family: ClassVar[str] = "effect"
    __slots__ = ()


class Cost(Effect):
    """An effect that is paid: it can be told beforehand whether it is affordable."""

    family: ClassVar[str] = "cost"
    __slots__ = ()


class Amount:
    """A number, or how to find it."""

    family: ClassVar[str] = "amount"
    __slots__ = ()


class Condition:
    """Something that holds or does not."""

    family: ClassVar[str] = "condition"
    __slots__ = ()


class Targets:
    """Whom or what an effect is done to. An effect never borrows the target of another one."""

    family: ClassVar[str] = "target"
    __slots__ = ()


class Group:
    """A kind of things that targets are taken from."""

    family: ClassVar[str] = "group"
    __slots__ = ()


class Filter:
    """What things of a group must be like to be meant."""

    family: ClassVar[str] = "filter"
    __slots__ = ()


class Duration:
    """How long something lasts."""

    family: ClassVar[str] = "duration"
    __slots__ = ()


class Moment:
    """A window in time at which something may happen."""

    family: ClassVar[str] = "moment"
    __slots__ = ()


FAMILIES: tuple[type, ...] = (
    Effect,
    Amount,
    Condition,
    Targets,
    Group,
    Filter,
    Duration,
    Moment,
)
