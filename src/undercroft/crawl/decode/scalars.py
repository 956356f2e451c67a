"""Shapes without parts: numbers, truth, text, ids, and words from a closed list."""

import re
from collections.abc import Iterable
from enum import Enum

from undercroft.crawl.decode.errors import Path, VocabularyError, quoted
from undercroft.crawl.decode.naming import kebab, noun_of
from undercroft.crawl.decode.notes import Between, Length
from undercroft.crawl.decode.plain import Plain, Sort, shown, sort_of
from undercroft.crawl.decode.reading import FAILED, Failed, Reading
from undercroft.crawl.decode.shape import Shape

ANY_NUMBER = Between(-1_000_000, 1_000_000)
ANY_TEXT = Length(0, 2_000)
ANY_ID = Length(1, 64)

SIMPLE = (str, int, type(None), Enum)

# Control characters but the line feed, surrogates, line separators, byte order marks, and marks
# that turn the direction of text and so could disguise it.
UNWELCOME = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]"
)
ID = re.compile(r"[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*")


class NothingShape(Shape):
    """None."""

    words = "nothing"
    sorts = frozenset({Sort.NOTHING})

    def read(self, plain: Plain, path: Path, reading: Reading) -> Failed | None:
        return None if plain is None else self.mismatch(plain, path, reading)

    def write(self, value: object) -> Plain:
        self.must_own(value)
        return None

    def owns(self, value: object) -> bool:
        return value is None


class TruthShape(Shape):
    """A bool."""

    words = "true or false"
    sorts = frozenset({Sort.TRUTH})

    def read(self, plain: Plain, path: Path, reading: Reading) -> bool | Failed:
        return plain if isinstance(plain, bool) else self.mismatch(plain, path, reading)

    def write(self, value: object) -> Plain:
        self.must_own(value)
        return value is True

    def owns(self, value: object) -> bool:
        return isinstance(value, bool)


class NumberShape(Shape):
    """An int within bounds."""

    words = "a whole number"
    sorts = frozenset({Sort.WHOLE})

    def __init__(self, bounds: Between = ANY_NUMBER) -> None:
        self.bounds = bounds

    def read(self, plain: Plain, path: Path, reading: Reading) -> int | Failed:
        if not isinstance(plain, int) or isinstance(plain, bool):
            return self.mismatch(plain, path, reading)
        low, high = self.bounds.low, self.bounds.high
        if low <= plain <= high:
            return plain
        what = f"expected a number from {low} to {high}, not {shown(plain)}"
        return reading.refuse(path, what, found=plain)

    def write(self, value: object) -> Plain:
        if not isinstance(value, int) or isinstance(value, bool):
            raise VocabularyError(f"{value!r} cannot be written as {self.words}")
        return int(value)

    def owns(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool | Enum)


class TextShape(Shape):
    """A str within bounds, with nothing unprintable in it."""

    words = "text"
    sorts = frozenset({Sort.TEXT})

    def __init__(self, length: Length = ANY_TEXT) -> None:
        self.length = length

    def read(self, plain: Plain, path: Path, reading: Reading) -> str | Failed:
        if not isinstance(plain, str):
            return self._not_text(plain, path, reading)
        if wrong := UNWELCOME.search(plain):
            what = f"the character U+{ord(wrong[0]):04X} is not allowed in text"
            return reading.refuse(path, what, found=plain)
        if not self.length.low <= len(plain) <= self.length.high:
            return reading.refuse(path, self._bad_length(len(plain)), found=plain)
        return plain

    def write(self, value: object) -> Plain:
        if not isinstance(value, str):
            raise VocabularyError(f"{value!r} cannot be written as {self.words}")
        return str(value)

    def owns(self, value: object) -> bool:
        return isinstance(value, str) and not isinstance(value, Enum)

    def _not_text(self, plain: Plain, path: Path, reading: Reading) -> Failed:
        if sort_of(plain) in {Sort.LIST, Sort.MAPPING}:
            return self.mismatch(plain, path, reading)
        what = f"expected text, not {shown(plain)}; put it in quotes if text is meant"
        return reading.refuse(path, what, found=plain)

    def _bad_length(self, found: int) -> str:
        low, high = self.length.low, self.length.high
        return f"expected text of {low} to {high} letters, not of {found}"


class ReferenceShape(TextShape):
    """The id of an existing thing."""

    def __init__(self, kind: str, length: Length = ANY_ID) -> None:
        super().__init__(length)
        self.kind = kind
        self.words = f"the id of a {kind}"

    def read(self, plain: Plain, path: Path, reading: Reading) -> str | Failed:
        name = super().read(plain, path, reading)
        return FAILED if name is FAILED else reading.refer(self.kind, name, path)


class DeclarationShape(TextShape):
    """A new id."""

    def __init__(self, kind: str, length: Length = ANY_ID) -> None:
        super().__init__(length)
        self.kind = kind
        self.words = f"a new {kind} id"

    def read(self, plain: Plain, path: Path, reading: Reading) -> str | Failed:
        name = super().read(plain, path, reading)
        if name is FAILED:
            return FAILED
        if not ID.fullmatch(name):
            what = f"an id is letters and digits joined by -, _ or ., not {quoted(name)}"
            return reading.refuse(path, what, found=name)
        return reading.declare(self.kind, name, path)


class WordShape(Shape):
    """One value of a closed list: an enum's members or the values of a Literal."""

    def __init__(self, words: str, pairs: Iterable[tuple[Plain, object]]) -> None:
        self.words = words
        self.values = {(type(plain), plain): value for plain, value in pairs}
        self.plains = {(type(value), value): plain for (_, plain), value in self.values.items()}
        self.allowed = tuple(plain for _, plain in self.values if isinstance(plain, str))
        self.sorts = frozenset(sort_of(plain) for _, plain in self.values)

    def read(self, plain: Plain, path: Path, reading: Reading) -> object:
        if self.fits(plain):
            return self.values[type(plain), plain]
        if isinstance(plain, str) and self.allowed:
            what = f"unknown {self.words} {quoted(plain)}"
        else:
            what = f"expected {self._spelled()}, not {shown(plain)}"
        return reading.refuse(path, what, found=plain, allowed=self.allowed)

    def write(self, value: object) -> Plain:
        self.must_own(value)
        return self.plains[type(value), value]

    def owns(self, value: object) -> bool:
        return isinstance(value, SIMPLE) and (type(value), value) in self.plains

    def fits(self, plain: Plain) -> bool:
        return isinstance(plain, SIMPLE) and (type(plain), plain) in self.values

    def _spelled(self) -> str:
        if len(self.allowed) == len(self.values):
            return "a word"
        return " or ".join(shown(plain) for _, plain in self.values)


def enum_shape(kind: type[Enum]) -> WordShape:
    """Members are written as their value where that is text, else as their name in kebab-case."""
    shape = WordShape(noun_of(kind), ((_enum_word(member), member) for member in kind))
    if len(shape.values) < len(kind):
        raise VocabularyError(f"two members of {kind.__name__} are written alike")
    return shape


def _enum_word(member: Enum) -> str:
    value = member.value
    return value if isinstance(value, str) else kebab(member.name.lower())
