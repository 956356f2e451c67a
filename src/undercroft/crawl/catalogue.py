"""Catalogues: what is in a game's box, with all that is printed on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from undercroft.crawl.decode import encode
from undercroft.kernel.registry import Item


class Printed(Protocol):
    """Something with a name: a card, a tile, a row of a table."""

    @property
    def id(self) -> str:
        """How it is referred to."""

    @property
    def name(self) -> str:
        """What it is called."""


P = TypeVar("P", bound=Printed)


def items(things: Iterable[P], text: Callable[[P], str] = lambda _: "") -> tuple[Item, ...]:
    """The catalogue of some things; `text` is what a thing says."""
    return tuple(Item(thing.id, thing.name, text(thing), _facts(thing)) for thing in things)


def _facts(thing: Printed) -> dict[str, Any]:
    """All that is printed on a thing beside its id and name."""
    plain: Any = encode(thing)
    return {key: value for key, value in plain.items() if key not in ("id", "name")}
