"""The ways a game can be set up, as far as a soak goes through them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from undercroft.bots.roster import QUICK, names_for
from undercroft.kernel.registry import Game, Value

MODE = "mode"

Given = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Cell:
    """One way to play: how many seats, which options differ from their defaults, which bots."""

    seats: int
    options: tuple[tuple[str, Value], ...]
    bots: str

    def words(self) -> str:
        """In a line."""
        options = [f"{name}={value}" for name, value in self.options]
        return " · ".join([f"{self.seats} seats", *options, self.bots])

    def save(self) -> dict[str, Any]:
        """Plain data."""
        return {"seats": self.seats, "options": dict(self.options), "bots": self.bots}

    @staticmethod
    def load(plain: dict[str, Any]) -> Cell:
        """The cell of plain data."""
        options = tuple(sorted(dict(plain["options"]).items()))
        return Cell(int(plain["seats"]), options, str(plain["bots"]))


def cells(game: Game, vary: Sequence[str] = ()) -> list[Cell]:
    """Every mode and every option varied around its default, with all seat counts and bots.

    Where options are named to vary, the others keep their defaults.
    """
    return [
        Cell(seats, tuple(sorted(given.items())), bots)
        for given in variations(game, vary)
        for seats in seat_counts(game, given)
        for bots in QUICK
        if bots in names_for(game)
    ]


def variations(game: Game, vary: Sequence[str] = ()) -> list[Given]:
    """The option values to try: within each mode one option at a time, and the known set-ups."""
    modes = [option for option in game.options if option.name == MODE]
    named = [option for option in game.options if not vary or option.name in vary]
    others = [option for option in named if option.name != MODE]
    bases: Sequence[Given] = [{}]
    for mode in modes:
        bases = [_differing(mode.name, choice, mode.default) for choice in mode.choices]
    tried = [
        {**base, option.name: choice}
        for base in bases
        for option in others
        for choice in option.choices
        if choice != option.default
    ]
    found = [*(dict(base) for base in bases), *tried, *(dict(s) for s in game.setups.values())]
    return [given for i, given in enumerate(found) if given not in found[:i]]


def _differing(name: str, value: Value, default: Value) -> Given:
    return {} if value == default else {name: value}


def seat_counts(game: Game, given: Given) -> tuple[int, ...]:
    """The seat counts of a game with these options."""
    return game.seats_with(game.chosen(given))
