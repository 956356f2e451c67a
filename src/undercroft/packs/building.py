"""From a parser's events to plain data with marks, with a stack instead of recursion."""

from collections.abc import Callable
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

import yaml

from undercroft.crawl.decode import Limits, Plain
from undercroft.packs.words import WordError, resolved

LIMITS = Limits()


class Mark(NamedTuple):
    """A place in a text; both count from 1."""

    line: int
    column: int


class Refusal(Exception):
    """Something in the text that we do not read."""

    def __init__(self, mark: Mark, what: str) -> None:
        super().__init__(mark, what)
        self.mark = mark
        self.what = what


NO_PARTS: dict[object, "Node"] = {}
NO_KEYS: dict[object, Mark] = {}


@dataclass(slots=True)
class Node:
    """A plain value with its place, and the nodes and keys inside it."""

    plain: Plain
    mark: Mark
    parts: dict[object, "Node"]
    keys: dict[object, Mark]


class Builder:
    """Takes events one by one; `root` is what they described."""

    def __init__(self) -> None:
        self.root = Node(None, Mark(1, 1), NO_PARTS, NO_KEYS)
        self.last = Mark(1, 1)
        self._open: list[Node] = []
        self._key: str | None = None
        self._documents = 0
        self._nodes = 0

    def take(self, event: yaml.Event) -> None:
        """Take the next event; raise Refusal for what we do not read."""
        start = event.start_mark
        self.last = Mark(start.line + 1, start.column + 1) if start else self.last
        step = STEPS.get(type(event))
        if step:
            step(self, event)

    def document(self, event: yaml.Event) -> None:
        """A document begins; there is one."""
        self._documents += 1
        if self._documents > 1:
            raise Refusal(self.last, "a file holds one document; a second one begins here")

    def alias(self, event: yaml.Event) -> None:
        """An alias is refused: it could repeat a value a billion times."""
        raise Refusal(self.last, "aliases (*name) are not used here; write the value again")

    def scalar(self, event: yaml.ScalarEvent) -> None:
        """A key or a value without parts."""
        self._check(event)
        plain = self._resolved(event)
        if self._awaits_key():
            self._take_key(plain)
        else:
            self._attach(Node(plain, self.last, NO_PARTS, NO_KEYS))

    def sequence(self, event: yaml.SequenceStartEvent) -> None:
        """A list begins."""
        self._begin(event, [])

    def mapping(self, event: yaml.MappingStartEvent) -> None:
        """A mapping begins."""
        self._begin(event, {})

    def end(self, event: yaml.Event) -> None:
        """The innermost list or mapping ends."""
        self._open.pop()

    def _begin(self, event: yaml.CollectionStartEvent, plain: Plain) -> None:
        self._check(event)
        if self._awaits_key():
            raise Refusal(self.last, "a key must be text, not a list or a mapping")
        if len(self._open) >= LIMITS.depth:
            raise Refusal(self.last, f"nested deeper than {LIMITS.depth} levels")
        node = Node(plain, self.last, {}, {})
        self._attach(node)
        self._open.append(node)

    def _check(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        self._nodes += 1
        if self._nodes > LIMITS.nodes:
            raise Refusal(self.last, f"more than {LIMITS.nodes} values in one file")
        if event.anchor is not None:
            raise Refusal(self.last, "anchors (&name) are not used here")
        if event.tag is not None:
            raise Refusal(self.last, "tags (!name) are not used here")

    def _resolved(self, event: yaml.ScalarEvent) -> Plain:
        if not event.implicit[0]:
            return event.value
        try:
            return resolved(event.value)
        except WordError as error:
            raise Refusal(self.last, str(error)) from None

    def _awaits_key(self) -> bool:
        return bool(self._open) and self._key is None and isinstance(self._open[-1].plain, dict)

    def _take_key(self, plain: Plain) -> None:
        parent = self._open[-1]
        if not isinstance(plain, str):
            raise Refusal(self.last, "a key must be text; put it in quotes if text is meant")
        if plain in parent.keys:
            first = parent.keys[plain]
            what = f"this key was given before, in line {first.line}"
            raise Refusal(self.last, what)
        parent.keys[plain] = self.last
        self._key = plain

    def _attach(self, node: Node) -> None:
        if not self._open:
            self.root = node
            return
        parent = self._open[-1]
        if isinstance(parent.plain, list):
            parent.parts[len(parent.plain)] = node
            parent.plain.append(node.plain)
        elif isinstance(parent.plain, dict) and self._key is not None:
            parent.parts[self._key] = node
            parent.plain[self._key] = node.plain
            self._key = None


STEPS: MappingProxyType[type, Callable[..., None]] = MappingProxyType(
    {
        yaml.DocumentStartEvent: Builder.document,
        yaml.AliasEvent: Builder.alias,
        yaml.ScalarEvent: Builder.scalar,
        yaml.SequenceStartEvent: Builder.sequence,
        yaml.MappingStartEvent: Builder.mapping,
        yaml.SequenceEndEvent: Builder.end,
        yaml.MappingEndEvent: Builder.end,
    }
)
