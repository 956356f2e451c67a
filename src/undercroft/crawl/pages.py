"""Pages: what one scenario or adventure adds to the rules, in one class in one module.

A page has a row in a table with its figures and names; the class holds what it alone needs: numbers
that change in play (`FIELDS`), its frames, and the moments at which it steps in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from undercroft.kernel.errors import SaveError
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import (
    Copying,
    Kind,
    Layout,
    Plain,
    expect,
    fill_defaults,
    gather_fields,
    lies_in_dict,
    load_fields,
    record,
    save_fields,
)
from undercroft.kernel.native import mypyc_attr


class PageRow(Protocol):
    """What every row of a table of pages gives: its id, and the numbers of that page alone."""

    @property
    def id(self) -> str:
        """The id that the page names."""

    @property
    def terms(self) -> Mapping[str, object]:
        """The numbers that only this page uses, by their names."""


R = TypeVar("R", bound=PageRow)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayedPage(Generic[R]):
    """A page while it is played: its row and its own numbers.

    `TERMS` are the numbers that its row must give and no others.
    """

    ID: ClassVar[str] = ""
    FIELDS: ClassVar[Layout] = ()
    TERMS: ClassVar[tuple[str, ...]] = ()
    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = ()

    row: R

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        gather_fields(cls)

    def __init__(self, row: R) -> None:
        fill_defaults(self.FIELDS, self)
        self.row = row

    def copy(self) -> Self:
        """The same page in another game; without numbers of its own it is shared."""
        cls = self.__class__
        if not cls.FIELDS:
            return self
        new = cls.__new__(cls)
        new.row = self.row
        _copying(cls).copy(self, new)
        return new

    def __eq__(self, other: object) -> bool:
        """Whether it is the same page, and its numbers are the same."""
        if self is other:
            return True
        if not isinstance(other, PlayedPage) or self.__class__ is not other.__class__:
            return False
        return all(getattr(self, f.name) == getattr(other, f.name) for f in self.FIELDS)

    def __hash__(self) -> int:
        return hash(self.row.id)

    def term(self, name: str) -> int:
        """A number that the row gives for this page alone."""
        value = self.row.terms[name]
        assert isinstance(value, int)
        return value


_COPYING: Final[dict[type[PlayedPage[Any]], Copying]] = {}
_IN_DICT: Final = lies_in_dict(PlayedPage)


def _copying(cls: type[PlayedPage[Any]]) -> Copying:
    copying = _COPYING.get(cls)
    if copying is None:
        copying = _COPYING[cls] = Copying(cls.FIELDS, is_whole=_IN_DICT)
    return copying


class PageKind(Kind):
    """The page that is played as a field of a state: a table with its id and its fields.

    `pages` are all that there are, as they are at the start of a game.
    """

    mutable = True

    def __init__(self, pages: Mapping[str, PlayedPage[Any]]) -> None:
        self.pages: Final = pages

    def copy(self, value: PlayedPage[Any]) -> PlayedPage[Any]:
        return value.copy()

    def save(self, value: PlayedPage[Any]) -> Plain:
        return {"id": value.row.id, **save_fields(value.FIELDS, value)}

    def load(self, plain: Plain) -> PlayedPage[Any]:
        table = record(plain, ("id",), tuple(plain) if isinstance(plain, dict) else ())
        id_ = str(expect(table["id"], str, "the id of a page"))
        if id_ not in self.pages:
            known = ", ".join(self.pages)
            raise SaveError(f'there is no page "{id_[:40]}"; known are {known}', ("id",))
        page = self.pages[id_].copy()
        load_fields(page.FIELDS, page, {name: table[name] for name in table if name != "id"})
        return page
