"""What happened, in words for one reader: log lines with names instead of scene ids."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.box import names_in_box
from undercroft.kernel.events import Event, Rolled, Term, TokenMoved
from undercroft.kernel.moves import UNSEEN
from undercroft.kernel.record import entry_lines
from undercroft.kernel.scene import Cell, Scene
from undercroft.kernel.table import Entry, Table
from undercroft.terminal.board import tail


def mask_of(table: Table, controller: int | None) -> int:
    """The seats of a controller, none for a spectator."""
    return 0 if controller is None else table.setup.seats_of(controller)


class Story:
    """What happened at a table in words for one controller; names once seen are kept."""

    def __init__(self, table: Table, controller: int | None) -> None:
        self._table = table
        self._controller = controller
        self._mask = mask_of(table, controller)
        self._names = dict(names_in_box(table.game))

    def learn(self, scene: Scene) -> None:
        """Remember what things are called; they keep their names when they are gone."""
        self._names.update(names_of(scene))

    def told(self, since: int = 0, until: int | None = None, *, rules: bool = False) -> list[str]:
        """What was learned from move number `since` on; moves that told nothing as written."""
        self.learn(self._table.scene(self._controller))
        return [
            line for entry in self._table.history[since:until] for line in self._told(entry, rules)
        ]

    def news(self, since: int) -> list[str]:
        """The same without the own moves that told nothing: who made them knows them."""
        self.learn(self._table.scene(self._controller))
        entries = self._table.history[since:]
        return [line for entry in entries for line in self._new(entry)]

    def moves(self) -> list[str]:
        """The numbered moves with what each told, for reading a record."""
        self.learn(self._table.scene(self._controller))
        lines: list[str] = []
        for number, entry in enumerate(self._table.history, 1):
            lines.append(f"{number:>5}  {written(entry, self._mask)}")
            lines += [f"       - {line}" for line in self._events(entry, rules=True)]
        return lines

    def _new(self, entry: Entry) -> list[str]:
        is_mine = self._mask & 1 << max(0, entry.move.seat)
        return self._events(entry) if is_mine else self._told(entry)

    def _told(self, entry: Entry, rules: bool = False) -> list[str]:
        lines = self._events(entry, rules=rules)
        if lines or entry.by_chance or entry.move.verb is entry.move.verb.notation.done:
            return lines
        return [_named(written(entry, self._mask), self._names).replace(UNSEEN, "something unseen")]

    def _events(self, entry: Entry, *, rules: bool = False) -> list[str]:
        seen = [event.for_seats(self._mask) for event in entry.events]
        told = [event for event in seen if event is not None]
        return [sentence(event, self._names, rules=rules) for event in without_steps(told)]


def written(entry: Entry, mask: int) -> str:
    """A move as these seats may read it."""
    return entry_lines(entry, mask)[0]


def _named(move: str, names: dict[str, str]) -> str:
    """A written move with the name of what it chooses, if that is in sight."""
    *words, last = move.split(" ")
    found = [name for id_, name in names.items() if tail(id_).partition("#")[0] == last]
    return " ".join([*words, found[0] if found else last])


def without_steps(events: list[Event]) -> list[Event]:
    """Of a walk told step by step only where it led."""
    pairs = zip(events, [*events[1:], None])
    return [event for event, after in pairs if not _goes_on(event, after)]


def _goes_on(event: Event, after: Event | None) -> bool:
    if not isinstance(event, TokenMoved) or not isinstance(after, TokenMoved):
        return False
    return event.token == after.token and event.to == after.start


def sentence(event: Event, names: dict[str, str], *, rules: bool = False) -> str:
    """An event as a sentence: names instead of ids, the sum of a roll, its rules if wanted."""
    words, known = event.words(), {**names, **dict(event.called)}
    for id_ in sorted(event.things(), key=len, reverse=True):
        bare = tail(id_).partition("#")[0]
        words = words.replace(id_, known.get(id_) or known.get(bare) or tail(id_))
    words = words.replace(UNSEEN, "something unseen")
    if isinstance(event, Rolled):
        words += _sum(event)
    return f"{words} [{', '.join(event.rules)}]" if rules and event.rules else words


def _sum(roll: Rolled) -> str:
    needs = "" if roll.needs is None else f", needs {roll.needs}"
    if not roll.terms:
        return f" on {roll.die}{needs}"
    return f" on {roll.die}{added(roll.terms)} = {roll.total}{needs}"


def added(terms: Sequence[Term]) -> str:
    """The terms of a sum with their sources."""
    parts = [f" {'-' if t.amount < 0 else '+'} {abs(t.amount)} {t.words}" for t in terms]
    return "".join(parts)


def names_of(scene: Scene) -> dict[str, str]:
    """A name for everything in a scene that has an id."""
    names: dict[str, str] = {}
    for id_, thing in scene.drawables().items():
        name = getattr(thing, "name", "")
        names[id_] = f"square {tail(id_)}" if isinstance(thing, Cell) else name or tail(id_)
    for card in [card for zone in scene.zones for card in zone.cards if card.name]:
        names[card.id] = names[card.id.partition("#")[0]] = card.name
    return names
