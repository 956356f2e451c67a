"""Soaking a game: many games over all its cells, as long as told, resumed from a ledger."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from undercroft.arena.cells import Cell, cells
from undercroft.arena.ledger import Batch, Failure, Ledger, next_seed
from undercroft.arena.trial import STUCK, try_game
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import Game

BATCH = {"random": 5, "greedy": 1}
FOREVER = float("inf")


@dataclass(frozen=True, slots=True)
class Limits:
    """When a soak stops, and when a game counts as stuck."""

    seconds: float = FOREVER
    games: int | None = None
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


class Soak:
    """One run over the cells of a game; the cells with the fewest games come first."""

    def __init__(self, game: Game, ledger: Ledger, commit: str, limits: Limits) -> None:
        self._game = game
        self._ledger = ledger
        self._commit = commit
        self._limits = limits
        self._end = limits.clock() + limits.seconds
        self._left = limits.games
        before = ledger.of(game.id, commit)
        refused = {batch.cell for batch in before if batch.refused}
        self._cells = [cell for cell in cells(game) if cell not in refused]
        self._games = Counter({batch.cell: 0 for batch in before})
        self._seeds = {cell: next_seed(before, cell) for cell in self._cells}
        for batch in before:
            self._games[batch.cell] += batch.games

    def run(self, tell: Callable[[Batch], None] = lambda _batch: None) -> Summary:
        """Soak until a limit is reached; each batch is written down and told."""
        summary = Summary()
        try:
            for batch in self._batches():
                summary.now.append(batch)
                tell(batch)
        except KeyboardInterrupt:
            summary.interrupted = True
        summary.all = self._ledger.of(self._game.id, self._commit)
        return summary

    def _batches(self) -> Iterator[Batch]:
        while self._cells and self._goes_on():
            cell = min(self._cells, key=lambda c: self._games[c] // BATCH[c.bots])
            batch = self._soaked(cell)
            if batch.refused:
                self._cells.remove(cell)
            yield batch

    def _goes_on(self) -> bool:
        return self._limits.clock() < self._end and (self._left is None or self._left > 0)

    def _soaked(self, cell: Cell) -> Batch:
        """A batch of one cell; an interrupted one is written down as far as it went."""
        batch = Batch(self._commit, self._game.id, cell, self._seeds[cell])
        begun = self._limits.clock()
        try:
            while batch.games < BATCH[cell.bots] and self._goes_on() and not batch.refused:
                self._one(batch)
        finally:
            batch.seconds = self._limits.clock() - begun
            self._seeds[cell] = batch.next_seed
            self._games[cell] += batch.games
            self._ledger.append(batch)
        return batch

    def _one(self, batch: Batch) -> None:
        seed = batch.next_seed
        try:
            outcome = try_game(self._game, batch.cell, seed, self._limits.decisions)
        except SetupError as error:
            batch.refused = str(error)
            return
        except Exception as error:
            outcome = None
            batch.errors.append(Failure(seed, f"set-up: {type(error).__name__}: {error}"))
        batch.games += 1
        if self._left is not None:
            self._left -= 1
        if outcome is None:
            return
        batch.decisions += outcome.decisions
        if outcome.error:
            batch.errors.append(self._failure(batch.cell, seed, outcome.error, outcome.record))
        else:
            batch.endings[outcome.ending] = batch.endings.get(outcome.ending, 0) + 1

    def _failure(self, cell: Cell, seed: int, words: str, record: str) -> Failure:
        """A failed game with its record written beside the ledger."""
        options = "".join(f"-{name}-{value}" for name, value in cell.options)
        name = f"{self._ledger.path.stem}-{cell.seats}{options}-{cell.bots}-{seed}.record"
        path = self._ledger.path.with_name(name)
        path.write_text(record, encoding="utf-8")
        return Failure(seed, words, str(path))


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
