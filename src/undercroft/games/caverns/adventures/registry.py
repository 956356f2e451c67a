"""Finding the pages: every module of this package is looked through for a page, and each page for
its row in `tables/adventures.toml`. What is missing on either side is an error at once.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Final

from undercroft.games.caverns.adventures.page import PAGES, Page
from undercroft.games.caverns.content.page_schema import Adventure

PACKAGE: Final = "undercroft.games.caverns.adventures"


class PageError(ValueError):
    """A page and its row do not fit together; the message says which and why."""


def module_names(package: str = PACKAGE) -> list[str]:
    """The modules of a package, in alphabetical order."""
    folder = importlib.import_module(package).__path__
    return sorted(module.name for module in pkgutil.iter_modules(folder))


def find_pages(package: str = PACKAGE) -> list[type[Page]]:
    """The pages of all modules of a package."""
    modules = [importlib.import_module(f"{package}.{name}") for name in module_names(package)]
    return [page for module in modules for page in pages_in(module)]


def pages_in(module: ModuleType) -> list[type[Page]]:
    """The pages that a module makes: those of its own classes that have an id."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__]
    return [kind for kind in own if issubclass(kind, Page) and kind.ID]


def register(pages: Iterable[type[Page]], rows: Sequence[Adventure]) -> list[Page]:
    """Make pages known, in the order of their rows; each has one, and each row one page."""
    by_id = unique(pages)
    for id_, page in by_id.items():
        if id_ not in [row.id for row in rows]:
            raise PageError(f'{place(page)} has the ID "{id_}", and no row of the table has it')
    for row in rows:
        if row.id not in by_id:
            raise PageError(f'the table has a row "{row.id}", and no module a page with this ID')
    made = [made_from(by_id[row.id], row) for row in rows]
    PAGES.update({page.adventure.id: page for page in made})
    return made


def unique(pages: Iterable[type[Page]]) -> dict[str, type[Page]]:
    """Pages by their ids."""
    by_id: dict[str, type[Page]] = {}
    for page in pages:
        other = by_id.setdefault(page.ID, page)
        if other is not page:
            raise PageError(f'{place(other)} and {place(page)} are both the page "{page.ID}"')
    return by_id


def made_from(page: type[Page], row: Adventure) -> Page:
    """A page with its row, which gives the terms that it names and no others."""
    wanted, given = set(page.TERMS), set(row.terms)
    for name in sorted(wanted - given):
        raise PageError(f'the row "{row.id}" lacks the term "{name}", which {place(page)} needs')
    for name in sorted(given - wanted):
        raise PageError(f'the row "{row.id}" has the term "{name}", unknown to {place(page)}')
    return page(row)


def place(page: type[Page]) -> str:
    """Where a page is written."""
    return f"{page.__module__}.{page.__qualname__}"
