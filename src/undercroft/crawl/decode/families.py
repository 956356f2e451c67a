"""Shapes of families: an open base class, each of whose members is written as a verb.

`{damage: {amount: 1, on: it}}` is a member with its fields, `damage: 1` gives the first field
only, a bare `it` none. A class says how it is written by class attributes: `family` (a base, and
its noun in errors), `verb` (another word than its name), `builtin_only` (not for packs), and
`implied` (a number or list that stands alone means this member: `2` for `Number(2)`).
"""

from collections.abc import Iterator
from functools import cache, partial

from undercroft.crawl.decode.errors import Path, VocabularyError, quoted
from undercroft.crawl.decode.naming import noun_of, verb_of
from undercroft.crawl.decode.plain import Plain, Sort, shown, sort_of
from undercroft.crawl.decode.reading import Context, Failed, Reading
from undercroft.crawl.decode.records import Lookup, RecordShape, record_of
from undercroft.crawl.decode.shape import Shape, counted

LIBRARY = frozenset({"builtins", "abc", "typing", "enum"})
IMPLIED_SORTS = frozenset({Sort.WHOLE, Sort.LIST, Sort.TRUTH})


def is_family(kind: type) -> bool:
    """Whether a class is a base of verbs: it says so by `family`, or it is no dataclass itself."""
    if "family" in vars(kind):
        return bool(vars(kind)["family"])
    return not is_record(kind) and kind.__module__ not in LIBRARY


def is_record(kind: type) -> bool:
    """Whether the class itself was made a dataclass."""
    return "__dataclass_fields__" in vars(kind)


@cache
def is_member(kind: type) -> bool:
    """Whether a dataclass belongs to a family, and so is written with its verb everywhere."""
    return is_record(kind) and not is_family(kind) and any(map(is_family, kind.__mro__))


def members(base: type) -> Iterator[type]:
    """The dataclasses at and below a base. A slotted one replaces the class it was made from."""
    found: dict[tuple[str, str], type] = {}
    waiting = [base]
    while waiting:
        kind = waiting.pop(0)
        waiting += kind.__subclasses__()
        if is_record(kind) and not is_family(kind):
            found[kind.__module__, kind.__qualname__] = kind
    yield from found.values()


class Vocabulary:
    """The words one document may use where one of `bases` is expected."""

    def __init__(self, bases: tuple[type, ...], context: Context, lookup: Lookup) -> None:
        self.verbs: dict[str, RecordShape] = {}
        self.implied: dict[Sort, RecordShape] = {}
        kinds = dict.fromkeys(kind for base in bases for kind in _below(base))
        if not kinds and not any("family" in vars(base) for base in bases):
            raise VocabularyError(f"no dataclass is a {' or '.join(map(noun_of, bases))}")
        for kind in filter(context.speaks, kinds):
            self._learn(kind, lookup)
        self.allowed = [verb for verb, r in self.verbs.items() if context.allows(r.kind)]

    def _learn(self, kind: type, lookup: Lookup) -> None:
        record = record_of(kind, lookup)
        other = self.verbs.setdefault(verb_of(kind), record)
        if other is not record:
            raise VocabularyError(_two_meanings(verb_of(kind), kind, other.kind))
        if vars(kind).get("implied"):
            self._imply(implied_sort(record), record)

    def _imply(self, sort: Sort, record: RecordShape) -> None:
        other = self.implied.setdefault(sort, record)
        if other is not record:
            raise VocabularyError(_two_meanings(sort.value, record.kind, other.kind))


class FamilyShape(Shape):
    """A value of one of several dataclasses, written with its verb."""

    sorts = frozenset({Sort.TEXT, Sort.MAPPING})

    def __init__(self, bases: tuple[type, ...], lookup: Lookup) -> None:
        self.bases = bases
        self.lookup = lookup
        self.noun = " or ".join(dict.fromkeys(noun_of(base) for base in bases))
        self.words = counted(self.noun)

    def read(self, plain: Plain, path: Path, reading: Reading) -> object:
        vocabulary = self._vocabulary(reading)
        if isinstance(plain, str):
            record = vocabulary.verbs.get(plain)
            return record.read({}, path, reading) if record else self._unknown(plain, path, reading)
        if isinstance(plain, dict):
            return self._read_verb(plain, path, reading)
        record = vocabulary.implied.get(sort_of(plain))
        if record:
            return record.read_first(plain, path, reading)
        return self.mismatch(plain, path, reading)

    def write(self, value: object) -> Plain:
        record = self._record(value)
        given = record.written(value)
        if vars(record.kind).get("implied") and record.short and given.keys() == {record.short.key}:
            return given[record.short.key]
        return self._named(record, given)

    def write_named(self, value: object) -> Plain:
        """Written with its verb and, so that it cannot be taken for a word, as a mapping."""
        record = self._record(value)
        given = record.written(value)
        return self._named(record, given) if given else {verb_of(record.kind): {}}

    def owns(self, value: object) -> bool:
        return isinstance(value, self.bases) and is_record(type(value))

    def understands(self, key: str, reading: Reading) -> bool:
        return key in self._vocabulary(reading).verbs

    def _read_verb(self, plain: dict[str, Plain], path: Path, reading: Reading) -> object:
        if len(plain) != 1:
            return self._not_one_word(plain, path, reading)
        [(verb, body)] = plain.items()
        record = self._vocabulary(reading).verbs.get(verb)
        if record is None:
            return self._unknown(verb, (*path, verb), reading, on_key=True)
        return record.read_body(body, (*path, verb), reading)

    def _unknown(self, verb: str, path: Path, reading: Reading, on_key: bool = False) -> Failed:
        allowed = self._vocabulary(reading).allowed
        what = f"unknown {self.noun} {quoted(verb)}"
        return reading.refuse(path, what, found=verb, allowed=allowed, on_key=on_key)

    def _not_one_word(self, plain: dict[str, Plain], path: Path, reading: Reading) -> Failed:
        found = ", ".join(quoted(key) for key in list(plain)[:3]) or "none"
        what = f"{self.words} is written as one word and what belongs to it; found {found}"
        return reading.refuse(path, what, found=plain)

    def mismatch(self, plain: Plain, path: Path, reading: Reading) -> Failed:
        allowed = self._vocabulary(reading).allowed
        what = f"expected {self.words}, not {shown(plain)}"
        return reading.refuse(path, what, found=plain, allowed=allowed)

    def _named(self, record: RecordShape, given: dict[str, Plain]) -> Plain:
        verb = verb_of(record.kind)
        return {verb: record.write_body(given)} if given else verb

    def _record(self, value: object) -> RecordShape:
        self.must_own(value)
        kind: type = type(value)
        return record_of(kind, self.lookup)

    def _vocabulary(self, reading: Reading) -> Vocabulary:
        make = partial(Vocabulary, self.bases, reading.context, self.lookup)
        return reading.once(self.bases, make)


def implied_sort(record: RecordShape) -> Sort:
    """The sort of plain value that means an `implied` member."""
    sorts = record.short.shape.sorts if record.short else frozenset()
    if len(sorts) != 1 or not sorts <= IMPLIED_SORTS:
        name = record.kind.__qualname__
        raise VocabularyError(f"{name} cannot be implied: only a number or a list can stand alone")
    return next(iter(sorts))


def _below(base: type) -> Iterator[type]:
    """A base's members; a dataclass outside any family stands for itself alone."""
    return members(base) if is_family(base) or is_member(base) else iter((base,))


def _two_meanings(word: str, one: type, other: type) -> str:
    places = " and ".join(f"{kind.__module__}.{kind.__qualname__}" for kind in (other, one))
    return f"{word!r} would mean both {places}; name the packages to read in the context"
