"""Words for content values, from a message table.

A table gives a template for each type, in a section for its family, and a word for each member
of an enum, in a section for the enum:

    [effect]
    Seq = "{steps:, then }"
    If = "if {test}: {then}[, otherwise {otherwise}]"
    [group]
    Monsters = { one = "monster", many = "monsters" }
    [word.Stat]
    melee = "melee"

In a template `{field}` stands for the words of a field, `{field.many}` for one of its forms,
`{field@n}` for `one` or `many` as the number in `n` wants it, `{field+}` for a number with its
sign (the form `signed`), `{field:, }` for a list with what stands between its elements,
`{field?space|spaces}` for the first word where the field is 1 or true and for the second where it
is not. What stands in [brackets] is left out when its fields have their defaults.

A value composed of several words may have an idiom, which is said in place of what its parts say:

    [[idiom]]
    filter = { except = "hurt" }
    says = "undamaged"

A table must have words for every type and must speak of every field: what is not said cannot be
told apart. So that nesting shows, a part that is composed of its own kind stands in parentheses,
unless it ends the words of a whole of that kind.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, get_args, get_type_hints

from undercroft.crawl.decode.codec import decode
from undercroft.crawl.decode.families import members
from undercroft.crawl.decode.naming import kebab
from undercroft.crawl.decode.reading import Context
from undercroft.crawl.effects.families import FAMILIES, Amount, Targets
from undercroft.crawl.templates import USUAL, Piece, Slot, Template, parsed, skeleton, slots_of

PACKAGE = "undercroft.crawl.effects"
RECORD = "record"
WORD = "word"
IDIOM = "idiom"
SAYS = "says"
SIGNED = "signed"


class MessageError(ValueError):
    """A message table that lacks words or has wrong ones; lists everything found."""

    def __init__(self, flaws: Iterable[str]) -> None:
        self.flaws = tuple(flaws)
        super().__init__("\n".join(self.flaws))


Forms = dict[str, Template]
NO_IDIOMS: dict[object, dict[str, str]] = {}


class Messages:
    """The words of one language for the vocabulary of some packages."""

    def __init__(self, tables: Iterable[Mapping[str, Any]], packages: Iterable[str]) -> None:
        self.templates: dict[tuple[str, str], Forms] = {}
        self.words: dict[tuple[str, str], str] = {}
        self.idioms: dict[type, dict[object, dict[str, str]]] = {}
        known = tuple(dict.fromkeys((PACKAGE, *packages)))
        for table in tables:
            self._learn(table, known)
        flaws = [*self._flaws(known)]
        if flaws:
            raise MessageError(flaws)

    def _learn(self, table: Mapping[str, Any], packages: tuple[str, ...]) -> None:
        for section, entries in table.items():
            if section == WORD:
                self._learn_words(entries)
                continue
            if section == IDIOM:
                self._learn_idioms(entries, Context(packages=packages))
                continue
            for name, text in entries.items():
                forms = text if isinstance(text, dict) else {USUAL: text}
                self.templates[section, name] = {f: parsed(t) for f, t in forms.items()}

    def _learn_words(self, enums: Mapping[str, Mapping[str, str]]) -> None:
        for enum, words in enums.items():
            self.words.update({(enum, member): word for member, word in words.items()})

    def _learn_idioms(self, idioms: Iterable[Mapping[str, Any]], context: Context) -> None:
        for idiom in idioms:
            said = idiom[SAYS]
            forms = said if isinstance(said, dict) else {USUAL: said}
            for name, plain in idiom.items():
                if name != SAYS:
                    value: object = decode(_FAMILY_OF[name], plain, context=context)
                    self.idioms.setdefault(_kind(value), {})[value] = forms

    def idiom(self, value: object, form: str) -> str | None:
        """What is said in place of the words of a composed value, in a form if it has several."""
        forms = self.idioms.get(_kind(value), NO_IDIOMS).get(value)
        return None if forms is None else forms.get(form) or next(iter(forms.values()))

    def say(self, value: object) -> str:
        """The words for a content value."""
        return describe(value, self)

    def has_form(self, value: object, form: str) -> bool:
        """Whether the words of a value have a form."""
        kind = _kind(value)
        return form in self.templates[_family(kind), kind.__name__]

    def template(self, value: object, form: str) -> Template:
        """The template of a value, in a form if it has several."""
        kind = _kind(value)
        forms = self.templates[_family(kind), kind.__name__]
        return forms.get(form) or next(iter(forms.values()))

    def _flaws(self, packages: tuple[str, ...]) -> Iterator[str]:
        for kind in dict.fromkeys(vocabulary(packages)):
            yield from self._flaws_of_enum(kind) if issubclass(kind, Enum) else self._flaws_of(kind)
        yield from self._said_alike()

    def _flaws_of_enum(self, kind: type[Enum]) -> Iterator[str]:
        for member in kind:
            if (kind.__name__, _word_key(member)) not in self.words:
                yield f"[word.{kind.__name__}] has no word for {_word_key(member)}"

    def _flaws_of(self, kind: type) -> Iterator[str]:
        section, name = _family(kind), kind.__name__
        forms = self.templates.get((section, name))
        if forms is None:
            yield f"[{section}] has no words for {name}"
            return
        for template in forms.values():
            yield from (f"[{section}] {name}: {flaw}" for flaw in _flaws_in(template, kind))

    def _said_alike(self) -> Iterator[str]:
        seen: dict[tuple[str, Template], str] = {}
        for (section, name), forms in self.templates.items():
            for template in forms.values():
                other = seen.setdefault((section, skeleton(template)), name)
                if other != name:
                    yield f"[{section}] {other} and {name} are said alike"


def read_messages(*tables: str, packages: Iterable[str] = (), language: str = "en") -> Messages:
    """The messages of TOML tables, on top of the core's own in a language.

    Raises MessageError when a type of the packages has no words, or the wrong ones.
    """
    core = files("undercroft.crawl").joinpath("messages", f"{language}.toml").read_text("utf-8")
    return Messages([tomllib.loads(text) for text in (core, *tables)], packages)


def describe(value: object, messages: Messages, form: str = USUAL) -> str:
    """The words for a content value."""
    if isinstance(value, Enum):
        return messages.words[type(value).__name__, _word_key(value)]
    if not is_dataclass(value):
        return _plain(value, form)
    idiom = messages.idiom(value, form)
    if idiom is not None:
        return idiom
    pieces = messages.template(value, form)
    said = [_said(piece, value, messages) for piece in pieces[:-1]]
    return "".join(said) + _ending(pieces[-1], value, messages)


def _plain(value: object, form: str) -> str:
    if value is None:
        return "-"
    return f"{value:+d}" if form == SIGNED and isinstance(value, int) else str(value)


def _ending(piece: Piece, value: object, messages: Messages) -> str:
    """The last piece; a part of the same kind needs no parentheses there."""
    if not isinstance(piece, Slot) or piece.join or piece.one is not None:
        return _said(piece, value, messages)
    part = getattr(value, piece.field)
    kind = _base(_kind(value))
    if kind is None or not isinstance(part, kind) or isinstance(part, Amount):
        return _said(piece, value, messages)
    return describe(part, messages, piece.form)


def _said(piece: Piece, value: object, messages: Messages) -> str:
    if isinstance(piece, str):
        return piece
    if isinstance(piece, Slot):
        return _filled(piece, value, messages)
    if all(_is_usual(value, slot.field) for slot in piece.pieces if isinstance(slot, Slot)):
        return ""
    return "".join([_said(inner, value, messages) for inner in piece.pieces])


def _filled(slot: Slot, value: object, messages: Messages) -> str:
    part = getattr(value, slot.field)
    if slot.one is not None:
        return slot.one if _is_one(part) else slot.other
    form = SIGNED if slot.sign else slot.form
    if isinstance(part, tuple):
        return slot.join.join([_inside(each, messages, form) for each in part])
    if slot.by:
        form = "one" if _is_one(getattr(value, slot.by)) else "many"
    return _inside(part, messages, form)


def _inside(part: object, messages: Messages, form: str) -> str:
    words = describe(part, messages, form)
    if _is_composed(part) and messages.idiom(part, form) is None:
        words = f"({words})"
    unsigned = form == SIGNED and is_dataclass(part) and not messages.has_form(part, SIGNED)
    return f"+{words}" if unsigned else words


def _is_composed(value: object) -> bool:
    """Whether a value says parts of its own kind; an amount, whether its parts have parts.

    Targets are nouns: what they are nearest to, or the tile of, is told apart without help.
    """
    if isinstance(value, Targets):
        return False
    kind = _base(_kind(value))
    if isinstance(value, Amount):
        return any(isinstance(part, Amount) or any(_parts(part)) for part in _parts(value))
    return kind is not None and any(isinstance(part, kind) for part in _parts(value))


def _parts(value: object) -> Iterator[object]:
    """The content values said directly inside, those in lists and records included."""
    for name in _fields(_kind(value)) if is_dataclass(value) else ():
        if _is_usual(value, name):
            continue
        part = getattr(value, name)
        for each in part if isinstance(part, tuple) else (part,):
            if is_dataclass(each):
                yield each
                if _base(_kind(each)) is None:
                    yield from _parts(each)


def _is_one(value: object) -> bool:
    return getattr(value, "value", value) in (1, True)


def _is_usual(value: object, field: str) -> bool:
    usual = _fields(_kind(value))[field].default
    return usual is not MISSING and getattr(value, field) == usual


_FAMILY_OF: dict[str, type] = {str(vars(base)["family"]): base for base in FAMILIES}


def _kind(value: object) -> type:
    return type(value)


@cache
def _fields(kind: type) -> dict[str, Field[Any]]:
    return {field.name: field for field in fields(kind)}


@cache
def _base(kind: type) -> type | None:
    return next((base for base in FAMILIES if issubclass(kind, base)), None)


@cache
def _family(kind: type) -> str:
    base = _base(kind)
    return RECORD if base is None else str(vars(base)["family"])


def _word_key(member: Enum) -> str:
    return kebab(member.name.lower())


def _flaws_in(template: Template, kind: type) -> Iterator[str]:
    known = _fields(kind)
    said = {slot.field for slot in slots_of(template)}
    yield from (f"there is no field {field}" for field in sorted(said - known.keys()))
    yield from (f"it does not speak of {field}" for field in known if field not in said)
    for slot in slots_of(template):
        if slot.by and slot.by not in known:
            yield f"there is no field {slot.by}"
    for piece in template:
        if isinstance(piece, str) and re.search(r"[{}\[\]]", piece):
            yield f"{piece.strip()!r} is not a template"


# ---- what must have words ----------------------------------------------------------------------


def vocabulary(packages: tuple[str, ...]) -> Iterator[type]:
    """Every type of the packages that needs words: members, and the records and enums in them."""
    for base in FAMILIES:
        for kind in members(base):
            if any(f"{kind.__module__}.".startswith(f"{package}.") for package in packages):
                yield kind
                yield from _used_by(kind)


def _used_by(kind: type) -> Iterator[type]:
    for hint in get_type_hints(kind).values():
        for used in _kinds_in(hint):
            yield used
            if is_dataclass(used):
                yield from _used_by(used)


def _kinds_in(hint: object) -> Iterator[type]:
    for inner in (hint, *get_args(hint)):
        if inner is not hint:
            yield from _kinds_in(inner)
        elif isinstance(inner, type) and _needs_words(inner):
            yield inner


def _needs_words(kind: type) -> bool:
    return issubclass(kind, Enum) or (is_dataclass(kind) and _base(kind) is None)
