"""Soaking a game: many games over all its cells, as long as told, resumed from a ledger."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from undercroft.arena.ledger import Batch, Failure, Ledger, next_seed
from undercroft.arena.trial import STUCK, try_game
from undercroft.arena.variations import Cell, cells
from undercroft.arena.workers import Failed, Workers
from undercroft.kernel.errors import SetupError, UndercroftError
from undercroft.kernel.registry import Game
from undercroft.kernel.registry import game as registered

BATCH = {"random": 5, "greedy": 1}
CAREFUL = 10
"""Of so many games in a row one is looked at, copied, saved and replayed as well."""

FOREVER = float("inf")
LONGEST_NAME = 100


@dataclass(frozen=True, slots=True)
class Limits:
    """What a soak varies, when it stops, and when a game counts as stuck.

    `each` is a number of games by bots, for every cell; without names in `vary` all options vary.
    """

    seconds: float = FOREVER
    games: int | None = None
    each: Mapping[str, int] = field(default_factory=dict)
    vary: Sequence[str] = ()
    decisions: int = STUCK
    clock: Callable[[], float] = time.monotonic


@dataclass(slots=True)
class Summary:
    """What a soak did now, and the whole ledger for the same commit."""

    now: list[Batch] = field(default_factory=list)
    all: list[Batch] = field(default_factory=list)
    interrupted: bool = False

    @property
    def failures(self) -> list[Failure]:
        """The games that went wrong now."""
        return [failure for batch in self.now for failure in batch.errors]


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of one cell, as one process plays them."""

    game: str
    commit: str
    cell: Cell
    first: int
    games: int
    decisions: int
    ledger: Path

    def play(self, goes_on: Callable[[], bool] = lambda: True) -> Batch:
        """Play them; if that is interrupted, `Interrupted` has those that were played."""
        batch = Batch(self.commit, self.game, self.cell, self.first)
        begun = time.monotonic()
        try:
            while batch.games < self.games and not batch.refused and goes_on():
                self._one(batch)
        except KeyboardInterrupt:
            raise Interrupted(batch) from None
        finally:
            batch.seconds = time.monotonic() - begun
        return batch

    def _one(self, batch: Batch) -> None:
        seed = batch.next_seed
        careful = seed % CAREFUL == 0
        try:
            game = registered(self.game)
            outcome = try_game(game, self.cell, seed, self.decisions, careful=careful)
        except SetupError as error:
            batch.refused = str(error)
            return
        except Exception as error:
            outcome = None
            batch.errors.append(Failure(seed, f"set-up: {type(error).__name__}: {error}"))
        batch.games += 1
        if outcome is None:
            return
        batch.decisions += outcome.decisions
        if outcome.error:
            batch.errors.append(self._failure(seed, outcome.error, outcome.record))
        else:
            batch.endings[outcome.ending] = batch.endings.get(outcome.ending, 0) + 1

    def _failure(self, seed: int, words: str, record: str) -> Failure:
        """A failed game with its record written beside the ledger."""
        cell = self.cell
        name = f"{self.ledger.stem}-{cell.seats}{_short(cell)}-{cell.bots}-{seed}.record"
        path = self.ledger.with_name(name)
        path.write_text(record, encoding="utf-8")
        return Failure(seed, words, str(path))


class Interrupted(KeyboardInterrupt):
    """Somebody wants to stop; `batch` is what was played of the task."""

    def __init__(self, batch: Batch) -> None:
        super().__init__()
        self.batch = batch


class Soak:
    """One run over the cells of a game; the cells that lack most games come first.

    With several jobs, processes play tasks side by side; `further` names the games that they
    must load, as "module:attribute".
    """

    def __init__(
        self,
        game: Game,
        ledger: Ledger,
        commit: str,
        limits: Limits,
        jobs: int = 1,
        further: Sequence[str] = (),
    ) -> None:
        self._game = game
        self._ledger = ledger
        self._commit = commit
        self._limits = limits
        self._jobs = jobs
        self._further = tuple(further)
        self._end = limits.clock() + limits.seconds
        self._left = limits.games
        before = ledger.of(game.id, commit)
        refused = {batch.cell for batch in before if batch.refused}
        self._cells = [cell for cell in cells(game, limits.vary) if cell not in refused]
        self._games = Counter({batch.cell: 0 for batch in before})
        self._seeds = {cell: next_seed(before, cell) for cell in self._cells}
        for batch in before:
            self._games[batch.cell] += batch.games

    def run(self, tell: Callable[[Batch], None] = lambda _batch: None) -> Summary:
        """Soak until a limit is reached; each batch is written down and told."""
        summary = Summary()
        batches = self._in_turn() if self._jobs == 1 else self._side_by_side()
        try:
            for batch in batches:
                summary.now.append(batch)
                tell(batch)
        except KeyboardInterrupt:
            summary.interrupted = True
        summary.all = self._ledger.of(self._game.id, self._commit)
        return summary

    def _in_turn(self) -> Iterator[Batch]:
        while (task := self._next()) is not None:
            try:
                batch = task.play(self._has_time)
            except Interrupted as interrupted:
                self._written(task, interrupted.batch)
                raise
            yield self._written(task, batch)

    def _side_by_side(self) -> Iterator[Batch]:
        """Every process has a task as long as there are any; what was refused may leave more."""
        goes_on = True
        with Workers(self._jobs, self._further) as workers:
            while goes_on:
                taken: list[Task] = []
                for number, outcome in workers.play(self._tasks(taken)):
                    yield self._written(taken[number], _whole(outcome))
                goes_on = bool(taken)

    def _tasks(self, taken: list[Task]) -> Iterator[Task]:
        while (task := self._next()) is not None:
            taken.append(task)
            yield task

    def _written(self, task: Task, batch: Batch) -> Batch:
        """A batch is written down; what it did not play of its task is open again."""
        if batch.refused and batch.cell in self._cells:
            self._cells.remove(batch.cell)
        unplayed = task.games - batch.games
        self._games[batch.cell] -= unplayed
        if self._left is not None:
            self._left += unplayed
        self._ledger.append(batch)
        return batch

    def _next(self) -> Task | None:
        """The next task: of the cell that is farthest behind."""
        behind = [cell for cell in self._cells if self._lacks(cell) > 0]
        if not behind or not self._has_time() or self._left == 0:
            return None
        cell = min(behind, key=self._progress)
        games = min(BATCH[cell.bots], self._lacks(cell))
        if self._left is not None:
            games = min(games, self._left)
            self._left -= games
        task = self._task(cell, games)
        self._seeds[cell] += games
        self._games[cell] += games
        return task

    def _task(self, cell: Cell, games: int) -> Task:
        first, decisions = self._seeds[cell], self._limits.decisions
        return Task(self._game.id, self._commit, cell, first, games, decisions, self._ledger.path)

    def _lacks(self, cell: Cell) -> int:
        """How many games of a cell are missing; where no number is asked for, always some."""
        wanted = self._limits.each.get(cell.bots)
        if wanted is None:
            return 0 if self._limits.each else BATCH[cell.bots]
        return wanted - self._games[cell]

    def _progress(self, cell: Cell) -> float:
        return self._games[cell] // BATCH[cell.bots] / self._limits.each.get(cell.bots, 1)

    def _has_time(self) -> bool:
        return self._limits.clock() < self._end


def _short(cell: Cell) -> str:
    """The options of a cell for the name of a file: many of them by a digest."""
    options = "".join(f"-{name}-{value}" for name, value in cell.options)
    if len(options) <= LONGEST_NAME:
        return options
    return f"-{blake2b(options.encode(), digest_size=6).hexdigest()}"


def _whole(outcome: Batch | Failed) -> Batch:
    if isinstance(outcome, Failed):
        raise UndercroftError(outcome.words)
    return outcome


def ledger_path(game: str, given: Path | None) -> Path:
    """Where the ledger lies: where told, or here under the game's name."""
    return given if given is not None else Path(f"soak-{game}.jsonl")


def totals(batches: Sequence[Batch]) -> list[Batch]:
    """One sum for each cell, in the order of the ledger."""
    sums: dict[Cell, Batch] = {}
    for batch in batches:
        total = sums.setdefault(
            batch.cell, Batch(batch.commit, batch.game, batch.cell, batch.first)
        )
        total.games += batch.games
        total.decisions += batch.decisions
        total.seconds += batch.seconds
        total.errors = total.errors + batch.errors
        total.refused = total.refused or batch.refused
        total.endings = dict(Counter(total.endings) + Counter(batch.endings))
    return list(sums.values())
