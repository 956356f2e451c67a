"""What is wrong with a piece of content, and where."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeAlias

Key: TypeAlias = str | int
Path: TypeAlias = tuple[Key, ...]

LONGEST_SHOWN_TEXT = 40
LONGEST_MATCHED_TEXT = 64
MOST_SHOWN_NAMES = 8


class VocabularyError(TypeError):
    """The Python side is wrong: a type that content cannot have, a word with two meanings."""


class ContentError(ValueError):
    """One refusal: `path` leads to the place, `what` is a sentence about it.

    `found` is the plain value met there, `nearest` the valid names most like it, `allowed` all
    valid names. `on_key` says that the key at the end of the path is meant, not its value.
    """

    def __init__(
        self,
        path: Path,
        what: str,
        *,
        found: object = None,
        nearest: tuple[str, ...] = (),
        allowed: tuple[str, ...] = (),
        on_key: bool = False,
    ) -> None:
        super().__init__(path, what)
        self.path = path
        self.what = what
        self.found = found
        self.nearest = nearest
        self.allowed = allowed
        self.on_key = on_key

    @property
    def sentence(self) -> str:
        """What is wrong, with the nearest valid names or, failing these, the allowed ones."""
        if self.nearest:
            return f"{self.what}; did you mean {_either(quoted(name) for name in self.nearest)}?"
        if 0 < len(self.allowed) <= MOST_SHOWN_NAMES:
            return f"{self.what}; it can be {_either(self.allowed)}"
        return self.what

    def __str__(self) -> str:
        place = spelled(self.path)
        return f"{place}: {self.sentence}" if place else self.sentence


class ContentErrors(ContentError):
    """Every refusal found in a document; it speaks as its first one where one is asked for."""

    def __init__(self, errors: tuple[ContentError, ...]) -> None:
        first = errors[0]
        super().__init__(
            first.path,
            first.what,
            found=first.found,
            nearest=first.nearest,
            allowed=first.allowed,
            on_key=first.on_key,
        )
        self.args = (errors,)
        self.errors = errors

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self.errors)


def nearest(found: str, allowed: Iterable[str]) -> tuple[str, ...]:
    """The names most like `found`, at most two, best first."""
    if len(found) > LONGEST_MATCHED_TEXT:
        return ()
    folded = {name.casefold(): name for name in sorted(allowed, reverse=True)}
    close = get_close_matches(found.casefold(), folded, n=2, cutoff=0.6)
    return tuple(folded[name] for name in close)


def quoted(text: str) -> str:
    """Text in quotes for an error: cut when long, with nothing unprintable in it."""
    cut = text if len(text) <= LONGEST_SHOWN_TEXT else f"{text[:LONGEST_SHOWN_TEXT]}..."
    return '"' + "".join(_printable(letter) for letter in cut) + '"'


def spelled(path: Path) -> str:
    """A path as a person would write it: `heroes[0].effect`."""
    steps = (f"[{key}]" if isinstance(key, int) else f".{quoted(key)[1:-1]}" for key in path)
    return "".join(steps).removeprefix(".")


def _printable(letter: str) -> str:
    return letter if letter.isprintable() else ascii(letter)[1:-1]


def _either(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last
