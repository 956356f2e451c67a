"""Finding pages: every module of a package is looked through for a page, and each page for its row.

What is missing on either side, or a term that only one of them knows, is an error at once.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Any, TypeVar

from undercroft.crawl.pages import PageRow, PlayedPage

P = TypeVar("P", bound=PlayedPage[Any])


class PageError(ValueError):
    """A page and its row do not fit together; the message says which and why."""


def module_names(package: str) -> list[str]:
    """The modules of a package, in alphabetical order."""
    folder = importlib.import_module(package).__path__
    return sorted(module.name for module in pkgutil.iter_modules(folder))


def find_pages(package: str, base: type[P]) -> list[type[P]]:
    """The pages of all modules of a package."""
    modules = [importlib.import_module(f"{package}.{name}") for name in module_names(package)]
    return [page for module in modules for page in pages_in(module, base)]


def pages_in(module: ModuleType, base: type[P]) -> list[type[P]]:
    """The pages that a module makes: those of its own classes that have an id."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__]
    return [kind for kind in own if issubclass(kind, base) and kind.ID]


def register(pages: Iterable[type[P]], rows: Sequence[PageRow], known: dict[str, P]) -> list[P]:
    """Make pages known, in the order of their rows; each has one, and each row one page."""
    by_id = _unique(pages)
    for id_, page in by_id.items():
        if id_ not in [row.id for row in rows]:
            raise PageError(f'{place(page)} has the ID "{id_}", and no row of the table has it')
    for row in rows:
        if row.id not in by_id:
            raise PageError(f'the table has a row "{row.id}", and no module a page with this ID')
    made = [made_from(by_id[row.id], row) for row in rows]
    known.update({page.row.id: page for page in made})
    return made


def _unique(pages: Iterable[type[P]]) -> dict[str, type[P]]:
    by_id: dict[str, type[P]] = {}
    for page in pages:
        other = by_id.setdefault(page.ID, page)
        if other is not page:
            raise PageError(f'{place(other)} and {place(page)} are both the page "{page.ID}"')
    return by_id


def made_from(page: type[P], row: PageRow) -> P:
    """A page with its row, which gives the terms that it names and no others."""
    wanted, given = set(page.TERMS), set(row.terms)
    for name in sorted(wanted - given):
        raise PageError(f'the row "{row.id}" lacks the term "{name}", which {place(page)} needs')
    for name in sorted(given - wanted):
        raise PageError(f'the row "{row.id}" has the term "{name}", unknown to {place(page)}')
    return page(row)


def place(page: type[PlayedPage[Any]]) -> str:
    """Where a page is written."""
    return f"{page.__module__}.{page.__qualname__}"
