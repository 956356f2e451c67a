"""Scenario tests that read as play.

t = scenario("toy", Toy, seats=2)
t.play("p1 step s3", "d show path 3 coin")
t.expect_refused("p2 step s0", "TOY-STEP-01")
assert t.state.gold == [1, 0]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from undercroft.kernel import toml
from undercroft.kernel.errors import IllegalMove, NotationError
from undercroft.kernel.options import Value
from undercroft.kernel.position import FORMAT, load_position
from undercroft.kernel.registry import game as game_by_id
from undercroft.kernel.setup import make_setup
from undercroft.kernel.state import State
from undercroft.kernel.table import Table

S = TypeVar("S", bound=State)
Fields = Mapping[str, Any]


class Play(Generic[S]):
    """A table that chance leaves to the test, with failures that say what was possible."""

    def __init__(self, table: Table, kind: type[S]) -> None:
        self.table = table
        self.kind = kind

    @property
    def state(self) -> S:
        """The state, as the game's own class."""
        s = self.table.state
        assert isinstance(s, self.kind), f"the state is a {type(s).__name__}"
        return s

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal moves as they are written."""
        return tuple(str(move) for move in self.table.legal())

    def play(self, *moves: str) -> Play[S]:
        """Play one move after the other; the first that cannot be played fails the test."""
        for number, move in enumerate(moves, 1):
            try:
                self.table.play(move)
            except (IllegalMove, NotationError) as error:
                raise AssertionError(self._failed(move, number, len(moves), error)) from None
        return self

    def _failed(self, move: str, number: int, count: int, error: Exception) -> str:
        return f'move {number} of {count}, "{move}", is refused: {error}\n{self._situation()}'

    def _situation(self) -> str:
        return f"pending: {self.table.pending}\nlegal: {', '.join(self.legal) or 'nothing'}"

    def expect_legal(self, *moves: str) -> Play[S]:
        """Each of these moves can be played now."""
        missing = [move for move in moves if move not in self.legal]
        assert not missing, f"not legal: {', '.join(missing)}\n{self._situation()}"
        return self

    def expect_only(self, *moves: str) -> Play[S]:
        """Exactly these moves, in this order, can be played now."""
        assert self.legal == moves, f"expected: {', '.join(moves)}\n{self._situation()}"
        return self

    def expect_refused(self, move: str, *rules: str) -> Play[S]:
        """A move is refused by exactly these rules, is so explained, and changes nothing."""
        before = self.table.digest()
        try:
            self.table.play(move)
        except IllegalMove as error:
            cited = [refusal.rule for refusal in error.refusals]
        else:
            raise AssertionError(f'"{move}" was played; {", ".join(rules)} should refuse it')
        assert sorted(cited) == sorted(rules), f'"{move}" is refused by {cited}, not {rules}'
        assert self.table.digest() == before, f'"{move}" was refused but has changed something'
        assert sorted(self._explained(move)) == sorted(rules), f'why_not says otherwise of "{move}"'
        return self

    def _explained(self, move: str) -> list[str]:
        seat = self.table.game.notation.parse(move).seat
        return [r.rule for why in self.table.why_not(seat, move) for r in why.refusals]

    def expect_over(self, ending: str, *winners: int) -> Play[S]:
        """The game is over, with this ending and these winning seats."""
        over = self.table.over
        assert over is not None, f"the game goes on\n{self._situation()}"
        assert (over.ending, over.winners) == (ending, winners), f"the game is over: {over}"
        return self


def scenario(
    game: str,
    kind: type[S],
    *,
    seats: int | None = None,
    controllers: Sequence[int] | None = None,
    options: Mapping[str, Value] | None = None,
    position: str | Fields | None = None,
    frames: Sequence[Fields] | None = None,
) -> Play[S]:
    """A game to play through in a test, from its set-up or from a position.

    A position is a whole one as text, or the fields that differ from the set-up game; then
    `frames` says what is going on, outermost first.
    """
    if isinstance(position, str):
        return Play(load_position(position, chance="ask"), kind)
    setup = make_setup(game_by_id(game), seats, dict(options or {}), controllers)
    if position is None and frames is None:
        return Play(Table(setup, chance="ask"), kind)
    text = _written(setup.seats, setup.controllers, setup.options, game, position or {}, frames)
    return Play(load_position(text, chance="ask"), kind)


def _written(
    seats: int,
    controllers: Sequence[int],
    options: Mapping[str, Value],
    game: str,
    fields: Fields,
    frames: Sequence[Fields] | None,
) -> str:
    table: dict[str, Any] = {
        "format": FORMAT,
        "game": game,
        "seats": seats,
        "controllers": list(controllers),
        "options": options,
        "state": fields,
    }
    return toml.dumps(table if frames is None else {**table, "frames": list(frames)})
