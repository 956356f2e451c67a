"""The log: what each move told, as lines with names, sums and rules, for whoever may read them.

Every front end reads these lines: browsers, terminals, records that are replayed. A line is written
once, whole and as others learn it; who reads it decides which of the two it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from undercroft.kernel.events import Cue, Event, Reasoning, Term
from undercroft.kernel.moves import UNSEEN, Move
from undercroft.kernel.stacks import EVERYONE, sees

if TYPE_CHECKING:
    from undercroft.kernel.history import Entry

Names = Mapping[str, str]

_UNSEEN: Final = "something unseen"


@dataclass(frozen=True, slots=True)
class Named:
    """A thing that a log line speaks of, with the name it has there."""

    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LogLine:
    """One line of the log. `move` counts from 1; `seat` made the move, -1 is chance.

    `kind` is the kind of event (`rolled`, `token-moved`), or `move` for a move as it is written.
    `terms` are the sum behind it, the same that a preview of the move shows.
    """

    move: int
    seat: int
    kind: str
    text: str
    round: int = 0
    things: tuple[Named, ...] = ()
    terms: tuple[Term, ...] = ()
    rules: tuple[str, ...] = ()
    cue: Cue | None = None
    reasoning: Reasoning | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """One line as those read it who may know all, and as others do, if they learn of it."""

    seen_by: int
    whole: LogLine
    others: LogLine | None

    def for_seats(self, seats: int) -> LogLine | None:
        """The line as these seats (a mask) may read it."""
        return self.whole if sees(seats, self.seen_by) else self.others


def read_by(told: Iterable[Told], seats: int) -> list[LogLine]:
    """The lines that these seats (a mask) may read."""
    lines = [each.for_seats(seats) for each in told]
    return [line for line in lines if line is not None]


def written(entry: Entry, number: int, names: Names, label: str = "") -> list[Told]:
    """What move `number` of a history told; one that told nothing is written itself.

    `names` are those of everything in the game's box; `label` is what the move was called among the
    choices, if that is known.
    """
    if not entry.events and not entry.by_chance:
        return [_move(entry, number, names, label)]
    return [_told(event, entry, number, names) for event in entry.events]


def _told(event: Event, entry: Entry, number: int, names: Names) -> Told:
    whole = _line(event, entry, number, names)
    hidden = event.for_seats(0)
    if hidden is event:
        return Told(event.seen_by, whole, whole)
    others = None if hidden is None else _line(hidden, entry, number, names)
    return Told(event.seen_by, whole, others)


def _line(event: Event, entry: Entry, number: int, names: Names) -> LogLine:
    called = dict(event.called)
    named = [Named(id_, called.get(id_) or name_of(id_, names)) for id_ in _once(event.things())]
    return LogLine(
        move=number,
        seat=entry.move.seat,
        kind=_kind(type(event).__name__),
        text=_capital(_with_names(event.text_with_ids(), named)),
        round=entry.round,
        things=tuple(named),
        terms=event.terms(),
        rules=event.rules,
        cue=event.cue(),
        reasoning=event.reasoning(),
    )


def _once(things: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(things))


def _with_names(text: str, named: Sequence[Named]) -> str:
    # Long ids first: `fig:m1` is a part of `fig:m12`.
    for thing in sorted(named, key=lambda each: len(each.id), reverse=True):
        text = text.replace(thing.id, thing.name)
    return text.replace(UNSEEN, _UNSEEN)


def name_of(id_: str, names: Names) -> str:
    """What a thing is called of which its event says nothing: as in the box, or by its id."""
    kind, _, plain = id_.partition("#")[0].partition(":")
    return names.get(plain) or (f"square {plain}" if kind == "sq" else plain)


def _move(entry: Entry, number: int, names: Names, label: str) -> Told:
    said = label if label.startswith(entry.who) else f"{entry.who}: {label}"
    whole = _written_line(entry, number, said if label else _spelled(entry, entry.move, names))
    if entry.seen_by == EVERYONE:
        return Told(EVERYONE, whole, whole)
    after = ": " if label else " "
    hidden = _spelled(entry, entry.move.hidden(), names, after)
    return Told(entry.seen_by, whole, _written_line(entry, number, hidden))


def _written_line(entry: Entry, number: int, text: str) -> LogLine:
    return LogLine(
        move=number, seat=entry.move.seat, kind="move", text=_capital(text), round=entry.round
    )


def _capital(text: str) -> str:
    """A line begins with a capital, but not a seat as moves write it (`p1`)."""
    return text if text[1:2].isdecimal() else text[:1].upper() + text[1:]


def _spelled(entry: Entry, move: Move, names: Names, after: str = " ") -> str:
    """A move as it is written, with the names of who makes it and of what it chooses."""
    _, verb, *chosen = str(move).split(" ")
    words = " ".join([verb, *(names.get(word, word) for word in chosen)])
    return f"{entry.who}{after}{words}".replace(UNSEEN, _UNSEEN)


@cache
def _kind(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
