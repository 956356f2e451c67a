"""The story of a game: what each move told, in words, with who may know them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from undercroft.kernel.events import Event, Term
from undercroft.kernel.moves import UNSEEN
from undercroft.kernel.scene import Scene
from undercroft.kernel.stacks import EVERYONE, sees
from undercroft.kernel.table import Entry
from undercroft.server.protocol.drawn import LogEntry, Named

Names = Mapping[str, str]

_UNSEEN = "something unseen"


class Words(msgspec.Struct, frozen=True):
    """A sentence and the things it speaks of."""

    text: str
    things: tuple[Named, ...] = ()


class Told(msgspec.Struct, frozen=True):
    """One event: whole for the seats that may know, and what others learn, if anything."""

    kind: str
    seen_by: int
    whole: Words
    others: Words | None
    rules: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()


class Deed(msgspec.Struct):
    """One move with its label and everything it told."""

    seat: int
    round: int
    label: str
    told: list[Told]

    def lines(self, number: int, seats: int) -> list[LogEntry]:
        """The log lines as these seats (a mask) may read them."""
        return [
            LogEntry(
                move=number,
                seat=self.seat,
                kind=told.kind,
                words=words.text,
                round=self.round,
                things=words.things,
                rules=told.rules,
                terms=told.terms if words is told.whole else (),
            )
            for told in self.told
            if (words := told.whole if sees(seats, told.seen_by) else told.others) is not None
        ]


def deed(entry: Entry, label: str, names: Names) -> Deed:
    """What a move of the history told."""
    told = [_told(event, names) for event in entry.events]
    if not told and not entry.by_chance:
        told = [_written(entry, label, names)]
    return Deed(entry.move.seat, entry.round, label, told)


def _told(event: Event, names: Names) -> Told:
    whole = _words(event, names)
    hidden = event.for_seats(0)
    others = None if hidden is None else whole if hidden is event else _words(hidden, names)
    return Told(
        kind=_kind(type(event).__name__),
        seen_by=event.seen_by,
        whole=whole,
        others=others,
        rules=event.rules,
        terms=tuple(getattr(event, "terms", ())),
    )


def _words(event: Event, names: Names) -> Words:
    text = event.words()
    things = sorted(set(event.things()), key=len, reverse=True)
    called = dict(event.called)
    named = tuple(
        Named(id_, called.get(id_) or names.get(id_) or _called(id_, names)) for id_ in things
    )
    for thing in named:
        text = text.replace(thing.id, thing.name)
    return Words(text.replace(UNSEEN, _UNSEEN), named)


def _called(id_: str, names: Names) -> str:
    """What a thing is called that a spectator never saw: as in the box, or by its id."""
    plain = id_.partition(":")[2].partition("#")[0]
    return names.get(plain, plain)


def _written(entry: Entry, label: str, names: Names) -> Told:
    seat = entry.move.verb.notation.actor(entry.move.seat)
    actor = names.get(f"fig:{seat}", seat)
    whole = Words(label if label.startswith(actor) else f"{actor}: {label}")
    if entry.seen_by == EVERYONE:
        return Told("move", EVERYONE, whole, whole)
    hidden = str(entry.move.hidden()).replace(UNSEEN, _UNSEEN)
    return Told("move", entry.seen_by, whole, Words(hidden))


@cache
def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def names_in(scene: Scene) -> dict[str, str]:
    """The names of everything in a scene that has one."""
    cards = [card for zone in scene.zones for card in zone.cards]
    tiles = [tile for board in scene.boards for tile in board.tiles]
    things: Iterable[object] = [*scene.tokens, *scene.zones, *scene.tracks, *tiles, *cards]
    named = ((getattr(t, "id", ""), getattr(t, "name", "")) for t in things)
    return {id_: name for id_, name in named if name}
