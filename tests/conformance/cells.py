"""The cells of the conformance suite: every game with its seats, options and controllers."""

from __future__ import annotations

import os
from dataclasses import dataclass

from tests.toy.game import TOY
from undercroft import GAMES
from undercroft.kernel.options import Value
from undercroft.kernel.registry import Game, game, register
from undercroft.kernel.setup import Setup, make_setup
from undercroft.kernel.table import Table

register(TOY)

ALL = os.environ.get("UNDERCROFT_ALL") == "1"


@dataclass(frozen=True, slots=True)
class Cell:
    """One way to set a game up."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()
    controllers: tuple[int, ...] | None = None

    def __str__(self) -> str:
        shared = "" if self.controllers is None else "-shared"
        return f"{self.game}-{self.seats}{shared}" + "".join(f"-{n}={v}" for n, v in self.options)

    def setup(self) -> Setup:
        """The checked setup."""
        return make_setup(game(self.game), self.seats, dict(self.options), self.controllers)

    def table(self, seed: int = 0, chance: str = "ask") -> Table:
        """A new table; chance is left to the test unless it says otherwise."""
        return Table(self.setup(), seed, chance)


def seeds(cell: Cell, most: int) -> range:
    """The games to play of a cell: a quick run plays one of a long game, two of the toy."""
    return range(most) if ALL else range(2 if cell.game == TOY.id else 1)


def cells() -> list[Cell]:
    """A few cells of each game; with UNDERCROFT_ALL=1 every seat count and every option value."""
    return [
        cell for id_ in (*GAMES, TOY.id) for cell in (_all(game(id_)) if ALL else _few(game(id_)))
    ]


def _few(entry: Game) -> list[Cell]:
    """The fewest seats, and the most, with two of them in one hand and the others each alone."""
    counts = _counts(entry, {})
    return [Cell(entry.id, counts[0]), *_shared(entry.id, counts[-1])]


def _all(entry: Game) -> list[Cell]:
    found = [Cell(entry.id, count) for count in _counts(entry, {})]
    found += [cell for count in _counts(entry, {}) for cell in _shared(entry.id, count)]
    for option in entry.options:
        for value in option.choices:
            if value != option.default:
                chosen: dict[str, Value] = {option.name: value}
                counts = _counts(entry, chosen)
                found += [Cell(entry.id, count, tuple(chosen.items())) for count in counts]
    return found


def _shared(id_: str, count: int) -> list[Cell]:
    """The first and the last seat in one hand."""
    if count < 3:
        return []
    return [Cell(id_, count, (), (0, *range(1, count - 1), 0))]


def _counts(entry: Game, given: dict[str, Value]) -> tuple[int, ...]:
    return entry.seats_for(entry.chosen(given)) if entry.seats_for else entry.seats
