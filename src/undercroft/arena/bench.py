"""How fast we are, measured beside a peer in the same run: the rows of `undercroft bench`.

`python -m undercroft.arena.bench [GAME]` prints them as JSON.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from undercroft.arena import cost, no_rules
from undercroft.arena.peer import Peer, measure_peer
from undercroft.arena.timing import Playing, microseconds
from undercroft.kernel import registry
from undercroft.kernel.errors import SetupError
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.options import Value
from undercroft.kernel.parts import Parts
from undercroft.kernel.play import decider, legal
from undercroft.kernel.playout import Dice, playout, step
from undercroft.kernel.record import replay
from undercroft.kernel.registry import Game
from undercroft.kernel.scene import Scene
from undercroft.kernel.seen import Seen
from undercroft.kernel.setup import make_setup
from undercroft.kernel.state import State
from undercroft.kernel.table import Table
from undercroft.kernel.views import view

SEATS: Final = 4
POSITIONS: Final = 40
LATE: Final = 1500
MANY: Final = 1000
PLAYING_SECONDS: Final = 3.0
TOYS: Final = ("compiled_toy.game:TOY", "tests.toy.game:TOY")


@dataclass(frozen=True, slots=True)
class BenchRow:
    """One measured number; `peer` names whose number stands beside it, or why none does."""

    what: str
    value: float
    unit: str
    peer: str = ""
    peer_value: float | None = None


def rows(game_id: str | None = None) -> list[BenchRow]:
    """Everything that is measured: of one game, or of all of them and what they stand on."""
    peer = measure_peer()
    games = [registry.game(game_id)] if game_id else _all_games()
    measured = [row for game in games for row in Measured(game).rows(peer)]
    measured.append(kernel_share())
    measured.append(BenchRow(*cost.tree_work()))
    return measured if game_id else [*measured, *space_rows()]


def _all_games() -> list[Game]:
    """The registered games; in a working copy without any, the toy of its tests."""
    return [registry.game(id_) for id_ in registry.games()] or [*_toy()]


def _toy() -> Iterator[Game]:
    _reach_working_copy()
    for where in TOYS:
        try:
            yield registry.load(where)
        except SetupError:
            continue
        return


def kernel_share() -> BenchRow:
    """What a decision with eight moves and no rules costs: list, choose, apply, go on."""
    s, dice = no_rules.start(), Dice(1)
    each = microseconds(lambda: playout(s, dice, MANY)) / MANY
    return BenchRow("kernel: its own share of a decision with 8 moves", each, "us")


def space_rows() -> list[BenchRow]:
    """The questions to the space, where the working copy has its bench."""
    _reach_working_copy()
    try:
        space: Any = importlib.import_module("bench.space")
    except ImportError:
        return []
    return [BenchRow(f"space: {what}", value, unit) for what, value, unit in space.rows()]


def _reach_working_copy() -> None:
    """Make `bench` and `tests` of a working copy importable."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "bench").is_dir() and (folder / "pyproject.toml").is_file():
            if str(folder) not in sys.path:
                sys.path.append(str(folder))
            return


def usual(game: Game) -> tuple[int, dict[str, Value]]:
    """Four seats with the usual options, or with the first choice that allows four seats.

    Where none does, the most seats there are.
    """
    ways = [{}, *({option.name: c} for option in game.options for c in option.choices)]
    for options in map(game.chosen, ways):
        if SEATS in counts(game, options):
            return SEATS, options
    return max(counts(game, game.chosen({}))), game.chosen({})


def counts(game: Game, options: dict[str, Value]) -> tuple[int, ...]:
    """How many seats a game may have with some options."""
    return game.seats_with(options)


class Measured:
    """One game, measured as it is usually played, with four seats if it has them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats, self.options = usual(game)

    def start(self) -> State:
        """A new game."""
        return self.game.start(self.seats, self.options)

    def rows(self, peer: Peer) -> Iterator[BenchRow]:
        """All that is measured of a game."""
        yield from self._whole_games(peer)
        yield self._row("set-up", microseconds(self.start) / 1e3, "ms")
        states = self._positions()
        yield self._each("clone()", states, lambda s: s.clone(), peer.name, peer.copy_us)
        yield self._each("legal()", states, _listing)
        yield self._each("save()", states, lambda s: s.save())
        yield self._each("view of a seat", states, lambda s: view(s, 1))
        yield self._each("view and scene", states, lambda s: self.game.drawing.scene(view(s, 1), 1))
        yield self._each("view and scene after a move", self._in_a_row(), self._drawn_with(Parts()))
        yield from self._undo()
        for what, value, unit in cost.rows(self.game, self.seats):
            yield self._row(what, value, unit)

    def _whole_games(self, peer: Peer) -> Iterator[BenchRow]:
        playing = Playing(lambda seed: playout(self.start(), Dice(seed)), PLAYING_SECONDS)
        yield self._row(
            "whole random games",
            playing.games_a_second,
            "games/s",
            peer.name,
            peer.games_a_second,
        )
        yield self._row(
            "decisions in them",
            playing.decisions_a_second,
            "decisions/s",
            peer.name,
            peer.decisions_a_second,
        )
        yield self._row(
            "decisions a game",
            playing.decisions_a_game,
            "decisions",
            peer.name,
            peer.decisions_a_game,
        )

    def _row(
        self, what: str, value: float, unit: str, peer: str = "", peer_value: float | None = None
    ) -> BenchRow:
        name = f"{self.game.id} with {self.seats}: {what}"
        return BenchRow(name, value, unit, peer, peer_value)

    def _each(
        self,
        what: str,
        states: list[State],
        act: Callable[[State], object],
        peer: str = "",
        peer_value: float | None = None,
    ) -> BenchRow:
        total = microseconds(lambda: [act(s) for s in states])
        return self._row(what, total / len(states), "us", peer, peer_value)

    def _positions(self) -> list[State]:
        """Positions of one random game in which a seat decides, spread over its length."""
        every = self._decided()
        return every[:: len(every) // POSITIONS + 1]

    def _decided(self) -> list[State]:
        """All positions of one random game in which a seat decides."""
        positions: list[State] = []
        s, dice = self.start(), Dice(1)
        while s.over is None:
            if not isinstance(s.frames[-1], ChanceFrame):
                positions.append(s.clone())
            step(s, dice)
        return positions

    def _in_a_row(self) -> list[State]:
        """As many positions, one after the other, from the middle of the same game on."""
        every = self._decided()
        middle = max(0, (len(every) - POSITIONS) // 2)
        return every[middle : middle + POSITIONS]

    def _drawn_with(self, parts: Parts) -> Callable[[State], Scene]:
        """How who is asked sees a table: with the parts kept of the position before."""

        def draw(s: State) -> Scene:
            s.listed = None
            return Seen(self.game, s, parts).scene(1 << decider(s))

        return draw

    def _undo(self) -> Iterator[BenchRow]:
        table = self._late_table()
        if table is not None:
            again = microseconds(lambda: _undo_and_redo(table))
            what = f"undo and redo at move {len(table.history):,}"
            yield self._row(what, again / 1e3, "ms")

    def _late_table(self) -> Table | None:
        """A random game at its last move that can be undone, if there is one."""
        table = Table(make_setup(self.game, self.seats, self.options, None), seed=1)
        rng = random.Random(1)
        late = 0
        while table.over is None and len(table.history) < LATE:
            table.play(rng.choice(table.legal()))
            late = len(table.history) if table.undoable() else late
        return replay(table.record(), at=late) if late else None


def _listing(s: State) -> object:
    s.listed = None
    return legal(s)


def _undo_and_redo(table: Table) -> None:
    table.undo()
    table.redo()


if __name__ == "__main__":
    print(json.dumps([asdict(row) for row in rows(*sys.argv[1:2])], indent=1))
