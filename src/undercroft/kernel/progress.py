"""How far a campaign has come: what an episode brings along, and what it carries on.

It is data with names and versions, declared as the fields of a state are:

    class Band(Part):
        heroes: tuple[int, ...] = field(Row(HERO_NAMES))

    class Company(Progress):
        bands: tuple[Band, ...] = field(Several(PartKind(Band)))

Progress is replaced, never changed, so a campaign can go back to what it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self, dataclass_transform

from undercroft.kernel.errors import SaveError
from undercroft.kernel.layout import (
    Kind,
    Layout,
    Plain,
    add_constructor,
    expect,
    field,
    fill_defaults,
    gather_fields,
    load_fields,
    save_fields,
)


@dataclass_transform(field_specifiers=(field,))
class Part:
    """A piece of what a campaign remembers."""

    FIELDS: ClassVar[Layout] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        gather_fields(cls)
        add_constructor(cls)

    def save(self) -> dict[str, Plain]:
        """Plain data, with names instead of numbers."""
        return save_fields(self.FIELDS, self)

    @classmethod
    def load(cls, plain: Plain) -> Self:
        """The part of plain data; SaveError names what does not fit."""
        part = cls.__new__(cls)
        fill_defaults(cls.FIELDS, part)
        load_fields(cls.FIELDS, part, expect(plain, dict, "a table"))
        return part

    def but(self, **changes: object) -> Self:
        """The same with other values in some fields."""
        other = self.__class__.__new__(self.__class__)
        for f in self.FIELDS:
            setattr(other, f.name, changes.pop(f.name, getattr(self, f.name)))
        if changes:
            raise TypeError(f"{self.__class__.__name__} has no {', '.join(changes)}")
        return other

    def __eq__(self, other: object) -> bool:
        if self.__class__ is not other.__class__:
            return NotImplemented
        return all(getattr(self, f.name) == getattr(other, f.name) for f in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]


class PartKind(Kind):
    """A part as a field of another."""

    def __init__(self, part: type[Part]) -> None:
        self.part = part

    def save(self, value: Any) -> Plain:
        return value.save()

    def load(self, plain: Plain) -> Any:
        return self.part.load(plain)


Upgrade = Callable[[dict[str, Plain]], dict[str, Plain]]
"""Turns what one version has saved into what the next one reads."""


class Progress(Part):
    """All that a campaign remembers between two episodes.

    `VERSION` counts what its fields have been; UPGRADES lead from each older version to the next.
    """

    VERSION: ClassVar[int] = 1
    UPGRADES: ClassVar[dict[int, Upgrade]] = {}

    def validate(self) -> list[str]:
        """What no campaign can have come to, in words."""
        return []

    @classmethod
    def read(cls, plain: Plain, version: int) -> Self:
        """The progress that some version has saved, brought up to this one."""
        table = expect(plain, dict, "a table")
        if not 1 <= version <= cls.VERSION:
            raise SaveError(f"it is of version {version}; this reads 1 to {cls.VERSION}")
        for older in range(version, cls.VERSION):
            table = cls.UPGRADES[older](table)
        progress = cls.load(table)
        wrong = progress.validate()
        if wrong:
            raise SaveError("; ".join(wrong))
        return progress
