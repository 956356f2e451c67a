"""Layouts: what a state or frame is made of, so that it can be copied, saved and read back.

A class lists its fields with a kind each. The kind knows how a value is copied (mutable lists
are sliced, everything else is shared), saved as plain data with names instead of ids, and
loaded strictly.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType
from typing import Any, ClassVar, Final

from undercroft.kernel.errors import NotationError, SaveError
from undercroft.kernel.moves import NUMBER, Vocabulary
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.stacks import EVERYONE, NO_SEATS

Plain = Any
"""Plain data: ints, strings, booleans, lists and string-keyed dicts of plain data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How values of one kind are copied, saved and loaded."""

    mutable: bool = False
    flat: bool = False
    """Whether a copy is a plain slice."""
    default: ClassVar[Any] = None
    """The value in a fresh object, where a field names no other."""

    def copy(self, value: Any) -> Any:
        """A value that later changes of this one do not touch."""
        return value

    def save(self, value: Any) -> Plain:
        """Plain data for a value."""
        return value

    def load(self, plain: Plain) -> Any:
        """The value of plain data; SaveError if it does not fit."""
        return plain


class Int(Kind):
    """One int, written by a vocabulary (a plain number by default)."""

    default: ClassVar[Any] = 0

    def __init__(self, words: Vocabulary = NUMBER) -> None:
        self.words: Final = words

    def save(self, value: Any) -> Plain:
        return word(value, self.words)

    def load(self, plain: Plain) -> Any:
        return unword(plain, self.words)


class Flag(Kind):
    """True or false."""

    default: ClassVar[Any] = False

    def load(self, plain: Plain) -> Any:
        return expect(plain, bool, "true or false")


class Text(Kind):
    """A string."""

    default: ClassVar[Any] = ""

    def load(self, plain: Plain) -> Any:
        return expect(plain, str, "a string")


class Ints(Kind):
    """A mutable list of ints."""

    mutable = True
    flat = True
    default: ClassVar[Any] = []

    def __init__(self, words: Vocabulary = NUMBER) -> None:
        self.words: Final = words

    def copy(self, value: Any) -> Any:
        return value[:]

    def save(self, value: Any) -> Plain:
        return [word(v, self.words) for v in value]

    def load(self, plain: Plain) -> Any:
        return [unword(p, self.words) for p in expect(plain, list, "a list")]


class Row(Ints):
    """An immutable row of ints."""

    mutable = False
    default: ClassVar[Any] = ()

    def copy(self, value: Any) -> Any:
        return value

    def load(self, plain: Plain) -> Any:
        return tuple(super().load(plain))


class Each(Kind):
    """A mutable list with values of another kind."""

    mutable = True
    default: ClassVar[Any] = []

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind
        self.flat = not kind.mutable

    def copy(self, value: Any) -> Any:
        return value[:] if self.flat else [self.kind.copy(v) for v in value]

    def save(self, value: Any) -> Plain:
        return [self.kind.save(v) for v in value]

    def load(self, plain: Plain) -> Any:
        return [_within(self.kind, i, p) for i, p in enumerate(expect(plain, list, "a list"))]


class Several(Each):
    """An immutable tuple with values of another kind."""

    mutable = False
    default: ClassVar[Any] = ()

    def copy(self, value: Any) -> Any:
        return value

    def load(self, plain: Plain) -> Any:
        return tuple(super().load(plain))


class Field:
    """One field of a layout: its name, its kind, its value in a fresh object.

    A constructor takes it if `init` says so; it must be given if `is_required`.
    """

    __slots__ = ("default", "init", "is_required", "kind", "name")

    def __init__(
        self, name: str, kind: Kind, default: Any, *, init: bool = True, is_required: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.init = init
        self.is_required = is_required

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name


Layout = tuple[Field, ...]
_UNSET: Final = object()


def field(kind: Kind, *, default: Any = _UNSET, init: bool = True) -> Any:
    """Declare a field where its type is annotated: `round: int = field(INT)`.

    Without a default its kind has one; a constructor then wants the value unless `init` is False.
    """
    is_unset = default is _UNSET
    value = kind.default if is_unset else default
    return Field("", kind, value, init=init, is_required=is_unset and init)


def named(name: str, declared: Field) -> Field:
    """A field that was declared outside a class body, with its name."""
    declared.name = name
    return declared


def gather_fields(cls: Any) -> None:
    """Turn the fields that a class body declares into its FIELDS, after those of its base.

    A field declared again takes the place of the first. The compiled build (bench/native_source.py)
    writes FIELDS into the source instead, as native classes keep no declarations.
    """
    own = [value for value in vars(cls).values() if isinstance(value, Field)]
    for declared in own:
        delattr(cls, declared.name)
    if own:
        cls.FIELDS = merged(cls.FIELDS, tuple(own))


def merged(inherited: Layout, own: Layout) -> Layout:
    """The fields of a base and of a class that extends it."""
    return tuple({f.name: f for f in (*inherited, *own)}.values())


def add_constructor(cls: Any) -> None:
    """Give a class the constructor that its fields ask for, as a dataclass has one."""
    taken = [f.name if f.is_required else f"{f.name}={f.name}" for f in cls.FIELDS if f.init]
    body = [f"    self.{f.name} = {f.name}" for f in cls.FIELDS]
    source = "\n".join([f"def __init__({', '.join(['self', *taken])}):", *body, "    return"])
    # What the constructor does not take it reads here: the defaults.
    names = {f.name: f.default for f in cls.FIELDS}
    exec(source, names)
    cls.__init__ = names["__init__"]


class Masks(Vocabulary):
    """Sets of seats, written `all`, `none`, or their numbers from 1 joined by a plus: `1+3`."""

    def text(self, value: int) -> str:
        if value == EVERYONE:
            return "all"
        seats = [str(seat + 1) for seat in range(value.bit_length()) if value >> seat & 1]
        return "+".join(seats) or "none"

    def parse(self, word: str) -> int:
        if word in ("all", "none"):
            return EVERYONE if word == "all" else NO_SEATS
        numbers = [int(part) if part.isdecimal() else 0 for part in word[:99].split("+")]
        if any(not 1 <= number <= 32 for number in numbers):
            raise NotationError(f'"{word[:40]}" is not a set of seats such as all, none or 1+3')
        return sum({1 << (number - 1) for number in numbers})


SEATS: Final = Masks("set of seats")
INT: Final = Int()
SEAT_SET: Final = Int(SEATS)
FLAG: Final = Flag()
TEXT: Final = Text()
INTS: Final = Ints()
ROW: Final = Row()
MOST: Final = 99_999


def word(value: int, words: Vocabulary) -> Plain:
    """An int as its word, a plain number as itself."""
    return value if words is NUMBER else words.text(value)


def unword(plain: Plain, words: Vocabulary) -> int:
    """The int of a word."""
    if words is NUMBER:
        return bounded(int(expect(plain, int, "a number")))
    try:
        return words.parse(str(expect(plain, str, f"the name of a {words.kind}")))
    except NotationError as error:
        raise SaveError(str(error)) from None


def expect(plain: Plain, kind: type, wanted: str) -> Any:
    """The value, if it is of the kind; booleans are not numbers."""
    if not isinstance(plain, kind) or (kind is int and isinstance(plain, bool)):
        raise SaveError(f"here stands {str(plain)[:40]!r}; it must be {wanted}")
    return plain


def bounded(number: int) -> int:
    """A number, if a game could have come to it: rules count with it, and must not count for ever.

    A square of the largest board is the largest number that is written plainly.
    """
    if abs(number) > MOST:
        raise SaveError(f"{number} is more than any game comes to; {MOST} is the most")
    return number


def natural(plain: Plain) -> int:
    """A number from 0 up."""
    number = bounded(int(expect(plain, int, "a number")))
    if number < 0:
        raise SaveError(f"{number} is below 0")
    return number


def record(plain: Plain, needed: Sequence[str], allowed: Sequence[str] = ()) -> dict[str, Plain]:
    """A table with the needed keys and no others than the allowed ones."""
    table: dict[str, Plain] = expect(plain, dict, "a table")
    for key in needed:
        if key not in table:
            raise SaveError(f'"{key}" is missing')
    for key in table:
        if key not in needed and key not in allowed:
            raise SaveError(f'there is no "{key}"; known are {", ".join((*needed, *allowed))}')
    return table


def _within(kind: Kind, at: int, plain: Plain) -> Any:
    try:
        return kind.load(plain)
    except SaveError as error:
        raise error.within(str(at)) from None


def lies_in_dict(base: type) -> bool:
    """Whether a class keeps what its things hold in a dict, as all do in the plain build.

    A compiled class may have a dict besides, so its methods tell.
    """
    return isinstance(base.__dict__["__init__"], FunctionType)


class Copying:
    """How the fields of a layout are copied: shared, sliced, or by their kind.

    Where they lie in a dict, that is shared as a whole first.
    """

    __slots__ = ("deep", "is_whole", "shared", "sliced")

    def __init__(self, layout: Layout, *, is_whole: bool) -> None:
        self.is_whole = is_whole
        self.shared = tuple([f.name for f in layout if not f.kind.mutable])
        self.sliced = tuple([f.name for f in layout if f.kind.mutable and f.kind.flat])
        self.deep = tuple([f for f in layout if f.kind.mutable and not f.kind.flat])

    def copy(self, old: object, new: object) -> None:
        """Give a new thing the fields of an old one; neither sees later changes of the other."""
        if self.is_whole:
            new.__dict__.update(old.__dict__)
        else:
            for name in self.shared:
                setattr(new, name, getattr(old, name))
        for name in self.sliced:
            setattr(new, name, getattr(old, name)[:])
        for f in self.deep:
            setattr(new, f.name, f.kind.copy(getattr(old, f.name)))


def save_fields(layout: Layout, thing: object) -> dict[str, Plain]:
    """Plain data for the fields of a thing."""
    return {f.name: f.kind.save(getattr(thing, f.name)) for f in layout}


def load_fields(layout: Layout, thing: object, plain: dict[str, Plain]) -> None:
    """Set the fields of a thing from plain data; a field left out keeps its value."""
    known = {f.name: f for f in layout}
    for name, value in plain.items():
        if name not in known:
            words = f'there is no field "{name}"; known are {", ".join(sorted(known))}'
            raise SaveError(words, (name,))
        try:
            setattr(thing, name, known[name].kind.load(value))
        except SaveError as error:
            raise error.within(name) from None


def fill_defaults(layout: Layout, thing: object) -> None:
    """Set every field of a thing to its default."""
    for f in layout:
        setattr(thing, f.name, f.kind.copy(f.default))
