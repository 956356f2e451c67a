"""Shapes of lists: tuples of any length, tuples of fixed length, sets; and of free tables."""

import json
from collections.abc import Iterable

from undercroft.crawl.decode.errors import Path, VocabularyError
from undercroft.crawl.decode.notes import Length
from undercroft.crawl.decode.plain import Plain, Sort, shown
from undercroft.crawl.decode.reading import FAILED, Failed, Reading
from undercroft.crawl.decode.shape import Shape

ANY_COUNT = Length(0, 100_000)


class ManyShape(Shape):
    """tuple[X, ...]"""

    words = "a list"
    sorts = frozenset({Sort.LIST})

    def __init__(self, element: Shape, length: Length = ANY_COUNT) -> None:
        self.element = element
        self.length = length

    def read(self, plain: Plain, path: Path, reading: Reading) -> object:
        elements = self.elements(plain, path, reading)
        return elements if elements is FAILED else tuple(elements)

    def write(self, value: object) -> Plain:
        if not isinstance(value, tuple):
            raise VocabularyError(f"{value!r} cannot be written as {self.words}")
        return [self.element.write(element) for element in value]

    def owns(self, value: object) -> bool:
        return isinstance(value, tuple)

    def elements(self, plain: Plain, path: Path, reading: Reading) -> list[object] | Failed:
        """The elements read, or FAILED when the list or one of them is wrong."""
        if not isinstance(plain, list):
            return self.mismatch(plain, path, reading)
        if not self.length.low <= len(plain) <= self.length.high:
            return reading.refuse(path, self._bad_length(len(plain)), found=plain)
        return whole(
            self.element.read(element, (*path, index), reading)
            for index, element in enumerate(plain)
        )

    def _bad_length(self, found: int) -> str:
        return f"expected a list of {self.length.low} to {self.length.high} elements, not {found}"


class SetShape(ManyShape):
    """frozenset[X], written in the order of its plain elements."""

    words = "a list without repetition"

    def read(self, plain: Plain, path: Path, reading: Reading) -> object:
        elements = self.elements(plain, path, reading)
        if elements is FAILED:
            return FAILED
        seen: set[object] = set()
        for index, element in enumerate(elements):
            if element in seen:
                return self._repeated(plain, index, path, reading)
            seen.add(element)
        return frozenset(seen)

    def write(self, value: object) -> Plain:
        if not isinstance(value, frozenset):
            raise VocabularyError(f"{value!r} cannot be written as {self.words}")
        return sorted((self.element.write(element) for element in value), key=json.dumps)

    def owns(self, value: object) -> bool:
        return isinstance(value, frozenset)

    def _repeated(self, plain: Plain, index: int, path: Path, reading: Reading) -> Failed:
        found = plain[index] if isinstance(plain, list) else None
        what = f"{shown(found)} is in this list twice"
        return reading.refuse((*path, index), what, found=found)


class TableShape(Shape):
    """dict[str, X]: free names, each with a value of one shape."""

    words = "a table"
    sorts = frozenset({Sort.MAPPING})

    def __init__(self, element: Shape) -> None:
        self.element = element

    def read(self, plain: Plain, path: Path, reading: Reading) -> object:
        if not isinstance(plain, dict):
            return self.mismatch(plain, path, reading)
        parts = ((name, (*path, name), part) for name, part in plain.items())
        found = {name: self.element.read(part, at, reading) for name, at, part in parts}
        return FAILED if any(value is FAILED for value in found.values()) else found

    def write(self, value: object) -> Plain:
        if not isinstance(value, dict):
            raise VocabularyError(f"{value!r} cannot be written as {self.words}")
        return {name: self.element.write(part) for name, part in value.items()}

    def owns(self, value: object) -> bool:
        return isinstance(value, dict)

    def understands(self, key: str, reading: Reading) -> bool:
        return True


class FixedShape(Shape):
    """tuple[X, Y]"""

    sorts = frozenset({Sort.LIST})

    def __init__(self, elements: tuple[Shape, ...]) -> None:
        self.elements = elements
        self.words = f"a list of {len(elements)} elements"

    def read(self, plain: Plain, path: Path, reading: Reading) -> object:
        if not isinstance(plain, list):
            return self.mismatch(plain, path, reading)
        if len(plain) != len(self.elements):
            what = f"expected {self.words}, not of {len(plain)}"
            return reading.refuse(path, what, found=plain)
        pairs = enumerate(zip(self.elements, plain, strict=True))
        values = whole(shape.read(part, (*path, i), reading) for i, (shape, part) in pairs)
        return values if values is FAILED else tuple(values)

    def write(self, value: object) -> Plain:
        if not isinstance(value, tuple) or not self.owns(value):
            raise VocabularyError(f"{value!r} cannot be written as {self.words}")
        return [shape.write(part) for shape, part in zip(self.elements, value, strict=True)]

    def owns(self, value: object) -> bool:
        return isinstance(value, tuple) and len(value) == len(self.elements)


def whole(values: Iterable[object]) -> list[object] | Failed:
    """All the values, or FAILED when one of them failed; all are read either way."""
    read = list(values)
    return FAILED if any(value is FAILED for value in read) else read
