"""The ways a game can be set up, as far as a soak goes through them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from undercroft.arena.option_mixes import mixtures
from undercroft.bots.roster import QUICK, names_for
from undercroft.kernel.errors import SetupError
from undercroft.kernel.options import Value
from undercroft.kernel.registry import Game

MODE = "mode"

Given = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Cell:
    """One way to play: how many seats, which options differ from their defaults, which bots."""

    seats: int
    options: tuple[tuple[str, Value], ...]
    bots: str

    def words(self) -> str:
        """Seats, options and bots in a line, for reports and errors."""
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
    """Every mode, every option around its default and all of them mixed, by seat counts and bots.

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
    """The option values to try: within each mode one option at a time, the known set-ups, and
    mixtures in which any two choices meet.
    """
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
    ways = [way.options for way in game.ways] or [{}]
    known = [{**way, **setup} for way in ways for setup in ({}, *game.setups.values())]
    mixed = mixtures([*modes, *others], partial(_allows, game))
    givens = [
        *(dict(base) for base in bases),
        *tried,
        *known,
        *(_off_default(game, m) for m in mixed),
    ]
    return [given for i, given in enumerate(givens) if given not in givens[:i]]


def _differing(name: str, value: Value, default: Value) -> Given:
    return {} if value == default else {name: value}


def _off_default(game: Game, given: Given) -> Given:
    """What differs from the defaults."""
    defaults = {option.name: option.default for option in game.options}
    return {name: value for name, value in given.items() if value != defaults[name]}


def _allows(game: Game, given: Given) -> bool:
    """Whether a game does not refuse to be set up so, with any of its seat counts."""
    options = game.chosen(given)
    return not all(_refuses(game, seats, options) for seats in game.seats_with(options))


def _refuses(game: Game, seats: int, options: Given) -> bool:
    """Whether a game says that it cannot be played so; a set-up that breaks is a soak's find."""
    try:
        game.start(seats, options)
    except SetupError:
        return True
    except Exception:
        return False
    return False


def seat_counts(game: Game, given: Given) -> tuple[int, ...]:
    """The seat counts of a game with these options."""
    return game.seats_with(game.chosen(given))
