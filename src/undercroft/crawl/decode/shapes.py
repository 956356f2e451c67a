"""From a type hint to the shape that reads and writes it."""

import types
from collections.abc import Iterable
from enum import Enum, Flag
from functools import cache
from typing import Annotated, Literal, NewType, TypeVar, Union, get_args, get_origin

from undercroft.crawl.decode.errors import VocabularyError
from undercroft.crawl.decode.families import FamilyShape, is_family, is_member, is_record
from undercroft.crawl.decode.notes import Between, IdOf, Length, NewId
from undercroft.crawl.decode.records import RecordShape, record_of
from undercroft.crawl.decode.scalars import (
    ANY_ID,
    ANY_NUMBER,
    ANY_TEXT,
    DeclarationShape,
    NothingShape,
    NumberShape,
    ReferenceShape,
    TextShape,
    TruthShape,
    WordShape,
    enum_shape,
)
from undercroft.crawl.decode.sequences import ANY_COUNT, FixedShape, ManyShape, SetShape, TableShape
from undercroft.crawl.decode.shape import Shape
from undercroft.crawl.decode.unions import UnionShape

Notes = tuple[object, ...]
N = TypeVar("N")


@cache
def shape_of(hint: object) -> Shape:
    """The shape of a type hint; raises VocabularyError for a type that content cannot have."""
    bare, notes = _unwrapped(hint)
    origin = get_origin(bare)
    if origin in {Union, types.UnionType}:
        return _union(get_args(bare))
    if origin is tuple:
        return _tuple(get_args(bare), notes)
    if origin is frozenset:
        [element] = get_args(bare)
        return SetShape(shape_of(element), _note(Length, notes, ANY_COUNT))
    if origin is dict and get_args(bare)[0] is str:
        return TableShape(shape_of(get_args(bare)[1]))
    if origin is Literal:
        return WordShape("word", ((value, value) for value in get_args(bare)))
    return _class(bare, notes)


def _unwrapped(hint: object) -> tuple[object, Notes]:
    """The hint without Annotated and NewType around it, and the notes these carried."""
    notes: Notes = ()
    while True:
        if get_origin(hint) is Annotated:
            hint, *more = get_args(hint)
            notes = (*notes, *more)
        elif isinstance(hint, NewType):
            hint = hint.__supertype__
        else:
            return hint, notes


def _note(kind: type[N], notes: Notes, default: N) -> N:
    return next((note for note in notes if isinstance(note, kind)), default)


def _class(hint: object, notes: Notes) -> Shape:
    if hint is int:
        return NumberShape(_note(Between, notes, ANY_NUMBER))
    if hint is str:
        return _text(notes)
    if hint is bool:
        return TruthShape()
    if hint is None or hint is type(None):
        return NothingShape()
    if isinstance(hint, type) and issubclass(hint, Enum) and not issubclass(hint, Flag):
        return enum_shape(hint)
    if isinstance(hint, type):
        return _content_class(hint)
    raise VocabularyError(f"{hint!r} cannot be written as content")


def _content_class(kind: type) -> Shape:
    if is_family(kind) or is_member(kind):
        return FamilyShape((kind,), shape_of)
    if is_record(kind):
        return record_of(kind, shape_of)
    raise VocabularyError(f"{kind.__qualname__} is not a dataclass and cannot be content")


def _text(notes: Notes) -> Shape:
    for note in notes:
        if isinstance(note, IdOf):
            return ReferenceShape(note.kind, _note(Length, notes, ANY_ID))
        if isinstance(note, NewId):
            return DeclarationShape(note.kind, _note(Length, notes, ANY_ID))
    return TextShape(_note(Length, notes, ANY_TEXT))


def _tuple(arguments: tuple[object, ...], notes: Notes) -> Shape:
    if len(arguments) == 2 and arguments[1] is ...:
        return ManyShape(shape_of(arguments[0]), _note(Length, notes, ANY_COUNT))
    return FixedShape(tuple(shape_of(argument) for argument in arguments))


def _union(arguments: tuple[object, ...]) -> Shape:
    """Dataclasses among the alternatives are told apart by their verbs, if there are several."""
    shapes = [shape_of(argument) for argument in _flat(arguments)]
    content = [shape for shape in shapes if isinstance(shape, RecordShape | FamilyShape)]
    others = [shape for shape in shapes if shape not in content]
    if len(content) > 1:
        content = [FamilyShape(tuple(_bases(content)), shape_of)]
    return UnionShape((*others, *content))


def _flat(arguments: tuple[object, ...]) -> Iterable[object]:
    """The alternatives, with unions behind a NewType or Annotated opened."""
    for argument in arguments:
        bare, _ = _unwrapped(argument)
        if get_origin(bare) in {Union, types.UnionType}:
            yield from _flat(get_args(bare))
        else:
            yield argument


def _bases(shapes: Iterable[RecordShape | FamilyShape]) -> Iterable[type]:
    for shape in shapes:
        yield from shape.bases if isinstance(shape, FamilyShape) else (shape.kind,)
