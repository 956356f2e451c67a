"""Templates of messages: what they are made of, and how they are read (see `describe`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

USUAL = ""
SLOT = re.compile(
    r"\{(?P<field>\w+)(?:\.(?P<form>\w+)|@(?P<by>\w+))?"
    r"(?P<sign>\+)?(?:\?(?P<one>[^|}]*)\|(?P<other>[^}]*)|:(?P<join>[^}]*))?\}"
)
SEGMENT = re.compile(r"\[([^\[\]]*)\]")


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a template for the words of a field."""

    field: str
    form: str = USUAL
    by: str = ""
    sign: bool = False
    one: str | None = None
    other: str = ""
    join: str = ""


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a template that may be left out."""

    pieces: tuple[str | Slot, ...]


Piece = str | Slot | Segment
Template = tuple[Piece, ...]


def parsed(text: str) -> Template:
    """The pieces of a template."""
    pieces: list[Piece] = []
    at = 0
    for segment in SEGMENT.finditer(text):
        pieces += _slots(text[at : segment.start()])
        pieces.append(Segment(tuple(_slots(segment[1]))))
        at = segment.end()
    return (*pieces, *_slots(text[at:]))


def _slots(text: str) -> list[str | Slot]:
    pieces: list[str | Slot] = []
    at = 0
    for slot in SLOT.finditer(text):
        pieces += [text[at : slot.start()]] if slot.start() > at else []
        pieces.append(_slot(slot))
        at = slot.end()
    return [*pieces, text[at:]] if at < len(text) else pieces


def _slot(match: re.Match[str]) -> Slot:
    return Slot(
        match["field"],
        match["form"] or USUAL,
        match["by"] or "",
        bool(match["sign"]),
        match["one"],
        match["other"] or "",
        match["join"] or "",
    )


def slots_of(template: Template) -> Iterator[Slot]:
    """All slots of a template, those in segments included."""
    for piece in template:
        for inner in piece.pieces if isinstance(piece, Segment) else (piece,):
            if isinstance(inner, Slot):
                yield inner


def skeleton(template: Template) -> Template:
    """A template with its fields numbered: what is left to tell it from others."""
    return tuple([_bare(piece) for piece in template])


def _bare(piece: Piece) -> Piece:
    if isinstance(piece, Segment):
        return Segment(tuple([_bare_slot(inner) for inner in piece.pieces]))
    return _bare_slot(piece)


def _bare_slot(piece: str | Slot) -> str | Slot:
    return piece if isinstance(piece, str) else Slot("", join=piece.join)
