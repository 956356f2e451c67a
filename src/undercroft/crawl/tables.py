"""Reading a game's own tables: TOML files of its package, taken apart strictly."""

from __future__ import annotations

import tomllib
from enum import IntEnum
from importlib.resources import files
from typing import Final, TypeVar

from undercroft.crawl.decode import ContentError, Context, decode

T = TypeVar("T")

NO_CONTEXT: Final = Context()


class Word(IntEnum):
    """A closed list of words that count from 0."""

    __hash__ = int.__hash__

    @property
    def word(self) -> str:
        """How it is written: HALF_ORC is half-orc."""
        return self.name.lower().replace("_", "-")


class TableError(ValueError):
    """A table says something that cannot be; the message begins with its file and key."""


class Table:
    """One TOML file, taken apart key by key; a key nobody takes is refused."""

    def __init__(self, file: str, text: str) -> None:
        self.file: Final = file
        try:
            self._left: Final[dict[str, object]] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise TableError(f"{file}: {error}") from None

    def take(self, key: str, kind: type[T], context: Context = NO_CONTEXT) -> T:
        """What stands under a key, read as a type; `context` has the ids it may refer to."""
        if key not in self._left:
            raise TableError(f'{self.file}: "{key}" is missing')
        try:
            return decode(kind, self._left.pop(key), context=context)
        except ContentError as error:
            raise TableError(f"{self.file}, {key}: {error}") from None

    def take_map(self, key: str, kind: type[T]) -> dict[str, T]:
        """The free names under a key, each with a value of one type."""
        named = self._left.pop(key, None)
        if not isinstance(named, dict) or not all(type(value) is kind for value in named.values()):
            raise TableError(f"{self.file}, {key}: names with a value of type {kind.__name__}")
        return named

    def close(self) -> None:
        """Refuse the keys that are left."""
        for key in self._left:
            raise TableError(f'{self.file}: unknown key "{key}"')


class Tables:
    """The folder `tables` of a game's package."""

    def __init__(self, package: str) -> None:
        self._folder: Final = files(package) / "tables"

    def open(self, file: str) -> Table:
        """One of its files."""
        return Table(file, (self._folder / file).read_text("utf-8"))

    def only(self, file: str, key: str, kind: type[T], context: Context = NO_CONTEXT) -> T:
        """What stands under the one key of a file."""
        table = self.open(file)
        value = table.take(key, kind, context)
        table.close()
        return value

    def plain(self) -> dict[str, object]:
        """All that stands in its files, by their names."""
        files = sorted(file.name for file in self._folder.iterdir() if file.name.endswith(".toml"))
        return {file: tomllib.loads((self._folder / file).read_text("utf-8")) for file in files}
