"""Catalogues: what is in a game's box, with all that is printed on it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

from undercroft.crawl.decode import encode
from undercroft.kernel.exhibits import PLAIN, Exhibit
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


def silent(_thing: Printed) -> str:
    """What a thing says that has no words on it."""
    return ""


def items(
    things: Iterable[P],
    text: Callable[[P], str] = silent,
    shown: Callable[[P], Exhibit] = lambda _: PLAIN,
) -> tuple[Item, ...]:
    """The catalogue of some things: `text` is what a thing says, `shown` how it is drawn."""
    return tuple([Item(t.id, t.name, text(t), _facts(t), shown(t)) for t in things])


def numbered(text: str) -> tuple[str, ...]:
    """The lines of a text that counts them: "1. This. 2. That." is two."""
    return tuple(re.split(r"(?:^| )\d\. ", text)[1:])


def _facts(thing: Printed) -> dict[str, Any]:
    """All that is printed on a thing beside its id and name."""
    plain: Any = encode(thing)
    return {key: value for key, value in plain.items() if key not in ("id", "name")}
