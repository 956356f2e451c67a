"""What decides a game before its first move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from undercroft.kernel.episodes import Brought
from undercroft.kernel.errors import SetupError
from undercroft.kernel.options import Value
from undercroft.kernel.registry import Game
from undercroft.kernel.state import State

MOST_SEATS: Final = 31


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides a game before its first move, except the seed.

    `began` are the controllers of its beginning: they stay when seats are handed over. `brought` is
    what an episode of a campaign brings along.
    """

    game: Game
    seats: int
    controllers: tuple[int, ...]
    options: dict[str, Value]
    began: tuple[int, ...]
    brought: Brought | None = None

    def start(self, controllers: tuple[int, ...] | None = None) -> State:
        """A new game, begun by these controllers; by default by those of its beginning."""
        held = self.began if controllers is None else controllers
        return self.game.start(self.seats, self.options, held, self.brought)

    def written(self) -> dict[str, Any]:
        """What headers say of it: its options, and what it brings along."""
        brought = {} if self.brought is None else {"brought": self.brought.save()}
        return {"options": self.options, **brought}

    def seats_of(self, controller: int) -> int:
        """The seats of a controller as a mask."""
        return sum(1 << seat for seat, c in enumerate(self.controllers) if c == controller)


def make_setup(
    game: Game,
    seats: int | None,
    options: dict[str, Value],
    controllers: Sequence[int] | None,
    began: Sequence[int] | None = None,
    brought: Brought | None = None,
) -> Setup:
    """A checked setup; by default the fewest seats, one controller each, as at its beginning.

    An episode decides its seats and options itself.
    """
    if brought is not None:
        seats, options = brought.episode.seats, dict(brought.episode.options)
    chosen = game.chosen(options)
    count = seats if seats is not None else game.seats_with(chosen)[0]
    if not isinstance(count, int) or not 1 <= count <= MOST_SEATS:
        raise SetupError(f"a game has 1 to {MOST_SEATS} seats, not {count!r}")
    held = _held(count, controllers, tuple(range(count)))
    return Setup(game, count, held, chosen, _held(count, began, held), brought)


def _held(seats: int, controllers: Sequence[int] | None, usual: tuple[int, ...]) -> tuple[int, ...]:
    """Who holds each seat, checked."""
    held = usual if controllers is None else tuple(controllers)
    numbers = set(held)
    if len(held) != seats or numbers != set(range(len(numbers))):
        raise SetupError(f"controllers are numbered from 0, one number for each of {seats} seats")
    return held


def read_setup(game: Game, header: dict[str, Any], began: Sequence[int] | None = None) -> Setup:
    """The setup that a header tells of."""
    brought = game.brought(header["brought"]) if "brought" in header else None
    options = dict(header.get("options", {}))
    seats, held = header.get("seats"), header.get("controllers")
    return make_setup(game, seats, options, held, began, brought)
