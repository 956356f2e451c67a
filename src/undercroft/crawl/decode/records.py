"""Shapes of dataclasses: a mapping from field to value, with the defaults left out."""

from collections.abc import Callable
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache, cached_property
from typing import TypeAlias, get_type_hints

from undercroft.crawl.decode.errors import Path, VocabularyError, nearest, quoted
from undercroft.crawl.decode.naming import kebab, noun_of, verb_of
from undercroft.crawl.decode.plain import Plain, Sort, shown
from undercroft.crawl.decode.reading import FAILED, Failed, Reading
from undercroft.crawl.decode.shape import Shape, counted

Lookup: TypeAlias = Callable[[object], Shape]


@dataclass(frozen=True, slots=True)
class Entry:
    """One field: its Python name, the key it is written under, its shape and its default."""

    name: str
    key: str
    shape: Shape
    default: object

    @property
    def is_required(self) -> bool:
        """Whether a document must give the field."""
        return self.default is MISSING

    def is_default(self, value: object) -> bool:
        """Whether the value may be left out."""
        return type(value) is type(self.default) and value == self.default


class RecordShape(Shape):
    """A dataclass, driven by its fields."""

    sorts = frozenset({Sort.MAPPING})

    def __init__(self, kind: type, lookup: Lookup) -> None:
        self.kind = kind
        self.lookup = lookup
        self.words = counted(noun_of(kind))

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """The fields by their keys, in their order. Made late: types may refer to each other."""
        hints = hints_of(self.kind)
        entries = [self._entry(each, hints) for each in fields(self.kind) if each.init]
        return {entry.key: entry for entry in entries}

    @cached_property
    def short(self) -> Entry | None:
        """The first field, when no other must be given: `damage: 1` is short for it."""
        entries = list(self.entries.values())
        return (
            None if any(entry.is_required for entry in entries[1:]) else next(iter(entries), None)
        )

    def read(self, plain: Plain, path: Path, reading: Reading) -> object:
        if not reading.context.allows(self.kind):
            return self._builtin_only(path, reading)
        if not isinstance(plain, dict):
            return self._not_fields(plain, path, reading)
        unknown = self._refuse_unknown(plain, path, reading)
        missing = self._refuse_missing(plain, unknown, path, reading)
        values = self._values(plain, path, reading)
        return FAILED if unknown or missing else self._built(values, path, reading)

    def read_body(self, plain: Plain, path: Path, reading: Reading) -> object:
        """What stands after the verb: all fields, or the first one alone."""
        if self.short and self._is_short(plain, self.short) and self._is_meant(plain, reading):
            return self.read_first(plain, path, reading)
        return self.read({} if plain is None else plain, path, reading)

    def read_first(self, plain: Plain, path: Path, reading: Reading) -> object:
        """The record whose first field is `plain` and whose others have their defaults."""
        assert self.short
        if not reading.context.allows(self.kind):
            return self._builtin_only(path, reading)
        value = self.short.shape.read(plain, path, reading)
        return self._built({self.short.name: value}, path, reading)

    def write(self, value: object) -> Plain:
        return self.written(value)

    def written(self, value: object) -> dict[str, Plain]:
        """The fields that differ from their defaults."""
        self.must_own(value)
        given = ((entry, getattr(value, entry.name)) for entry in self.entries.values())
        return {e.key: self._write_field(e, part) for e, part in given if not e.is_default(part)}

    def write_body(self, given: dict[str, Plain]) -> Plain:
        """What stands after the verb: the fields given, or the first alone where that is clear."""
        if self.short and given.keys() == {self.short.key}:
            plain = given[self.short.key]
            if self._is_short(plain, self.short):
                return plain
        return given

    def owns(self, value: object) -> bool:
        return type(value) is self.kind

    def understands(self, key: str, reading: Reading) -> bool:
        return key in self.entries

    def _entry(self, each: "Field[object]", hints: dict[str, object]) -> Entry:
        default: object = each.default
        if each.default_factory is not MISSING:
            default = each.default_factory()
        return Entry(each.name, kebab(each.name), self.lookup(hints[each.name]), default)

    def _is_short(self, plain: Plain, first: Entry) -> bool:
        if plain is None:
            return Sort.NOTHING in first.shape.sorts
        if not isinstance(plain, dict):
            return True
        takes_mappings = Sort.MAPPING in first.shape.sorts
        return bool(plain) and takes_mappings and not self._seems_fields(plain)

    def _is_meant(self, plain: Plain, reading: Reading) -> bool:
        """Whether a mapping is the first field's own, not a misspelt field of this record."""
        if not self.short or not isinstance(plain, dict):
            return True
        [key] = plain
        return self.short.shape.understands(key, reading) or not nearest(key, self.entries)

    def _seems_fields(self, plain: dict[str, Plain]) -> bool:
        """Whether one of the keys is a field; several keys can be nothing but fields."""
        return len(plain) > 1 or any(key in self.entries for key in plain)

    def _values(self, plain: dict[str, Plain], path: Path, reading: Reading) -> dict[str, object]:
        given = ((self.entries[key], part) for key, part in plain.items() if key in self.entries)
        return {e.name: e.shape.read(part, (*path, e.key), reading) for e, part in given}

    def _refuse_unknown(self, plain: dict[str, Plain], path: Path, reading: Reading) -> list[str]:
        unknown = [key for key in plain if key not in self.entries]
        for key in unknown:
            what = f"unknown field {quoted(key)} of {quoted(verb_of(self.kind))}"
            names = [name for name in self.entries if name not in plain]
            reading.refuse((*path, key), what, found=key, allowed=names, on_key=True)
        return unknown

    def _refuse_missing(
        self, plain: dict[str, Plain], unknown: list[str], path: Path, reading: Reading
    ) -> list[str]:
        """Refuse what is not given, unless a misspelt key was surely meant for it."""
        required = (key for key, entry in self.entries.items() if entry.is_required)
        missing = [key for key in required if key not in plain]
        meant = {name for key in unknown for name in nearest(key, missing)}
        for key in missing:
            if key not in meant:
                what = f"{quoted(verb_of(self.kind))} needs the field {quoted(key)}"
                reading.refuse(path, what)
        return missing

    def _built(self, values: dict[str, object], path: Path, reading: Reading) -> object:
        if any(value is FAILED for value in values.values()):
            return FAILED
        try:
            return self.kind(**values)
        except ValueError as error:
            return reading.refuse(path, f"{quoted(verb_of(self.kind))} is wrong: {error}")

    def _not_fields(self, plain: Plain, path: Path, reading: Reading) -> Failed:
        if not self.entries:
            what = f"{quoted(verb_of(self.kind))} has no fields, so {shown(plain)} cannot follow"
        else:
            what = f"expected the fields of {quoted(verb_of(self.kind))}, not {shown(plain)}"
        return reading.refuse(path, what, found=plain)

    def _builtin_only(self, path: Path, reading: Reading) -> Failed:
        verb = verb_of(self.kind)
        what = f"{quoted(verb)} may be used by built-in content only"
        return reading.refuse(path, what, found=verb, on_key=path[-1:] == (verb,))

    def _write_field(self, entry: Entry, part: object) -> Plain:
        try:
            return entry.shape.write(part)
        except VocabularyError as error:
            raise VocabularyError(f"{self.kind.__name__}.{entry.name}: {error}") from None


@cache
def record_of(kind: type, lookup: Lookup) -> RecordShape:
    """The one record shape of a dataclass."""
    return RecordShape(kind, lookup)


def hints_of(kind: type) -> dict[str, object]:
    """The types of a dataclass's fields; a name that is not there is the programmer's mistake."""
    try:
        return get_type_hints(kind, include_extras=True)
    except NameError as error:
        raise VocabularyError(f"a type of {kind.__qualname__} is unknown: {error}") from error
