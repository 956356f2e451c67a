"""The library: every effect of a game's content, with a number and a name for each node.

Nodes are numbered card by card, each tree from its root down, left to right. In saves a node is
written as the card's id and the path to it, so that a save outlives changes to other cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from typing import Final

from undercroft.crawl.effects.families import Effect
from undercroft.crawl.effects.flow import Nothing, Seq
from undercroft.kernel.moves import Names

NO_PARTS: Final[tuple[int, ...]] = ()

Place = tuple[str, str, Effect]
"""A field, the path to an effect that lies under it, and that effect."""


class Library:
    """The effects of all cards as numbered nodes."""

    def __init__(self, cards: Mapping[str, Effect]) -> None:
        self.effects: Final[list[Effect]] = []
        self.parts: Final[list[dict[str, tuple[int, ...]]]] = []
        self.roots: Final[dict[str, int]] = {}
        names: list[str] = []
        for card, effect in cards.items():
            self.roots[card] = self._add(effect, card, names)
        self.nodes: Final = Names("effect", names)

    def _add(self, effect: Effect, name: str, names: list[str]) -> int:
        node = len(names)
        names.append(name)
        self.effects.append(effect)
        parts: dict[str, tuple[int, ...]] = {}
        self.parts.append(parts)
        for field, path, part in parts_of(effect):
            inner = self._add(part, f"{name}/{path}", names)
            parts[field] = (*parts.get(field, ()), inner)
        return node

    def __len__(self) -> int:
        return len(self.effects)

    def root(self, card: str) -> int:
        """The node of a card's whole effect."""
        return self.roots[card]

    def effect(self, card: str) -> Effect:
        """A card's whole effect."""
        return self.effects[self.roots[card]]

    def card_of(self, node: int) -> str:
        """The card that a node belongs to."""
        return self.nodes.names[node].partition("/")[0]

    def nodes_of(self, card: str) -> list[int]:
        """All nodes of a card, from its root on."""
        return [node for node in range(len(self)) if self.card_of(node) == card]

    def steps(self, card: str) -> tuple[int, ...]:
        """The nodes of a card's steps; of the whole of it where it has none."""
        root = self.roots[card]
        return self.parts[root]["steps"] if isinstance(self.effects[root], Seq) else (root,)


def parts_of(effect: object) -> Iterator[Place]:
    """The effects directly inside a value: those with no other effect between."""
    for field in fields(effect) if is_dataclass(effect) else ():
        for path, part in _inside(getattr(effect, field.name), field.name):
            yield field.name, path, part


def _inside(value: object, path: str) -> Iterator[tuple[str, Effect]]:
    if isinstance(value, Effect):
        yield path, value
    elif isinstance(value, tuple):
        for i, part in enumerate(value):
            yield from _inside(part, f"{path}/{i}")
    elif is_dataclass(value):
        for _, inner, part in parts_of(value):
            yield f"{path}/{inner}", part


@contextmanager
def disabled(library: Library, name: str) -> Iterator[None]:
    """Let a card, or one effect inside it, do nothing for a while: its test must then fail."""
    node = library.nodes.parse(name)
    kept = library.effects[node]
    library.effects[node] = Nothing()
    try:
        yield
    finally:
        library.effects[node] = kept


def every_value(values: Iterable[object]) -> Iterator[object]:
    """All content values inside others, from the outside in, whatever their family."""
    for value in values:
        if isinstance(value, tuple):
            yield from every_value(value)
        elif is_dataclass(value) and not isinstance(value, type):
            yield value
            yield from every_value(getattr(value, field.name) for field in fields(value))
