"""Reading a game that was played: its history is played once more, and looked at after each move.

It works on any table, also on one that people have played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undercroft.arena.sim.rows import OFFERED, PLAYED, TAKEN, FallRow, PaceRow, UseRow
from undercroft.kernel.history import Entry
from undercroft.kernel.play import force
from undercroft.kernel.state import State
from undercroft.kernel.statistics import Figure, GameStatistics
from undercroft.kernel.table import Table

UNKNOWN = "unknown"


class GameReader:
    """What is counted in one game: cards offered and used, falls, the pace."""

    def __init__(self, number: int, table: Table, statistics: GameStatistics) -> None:
        self.uses: list[UseRow] = []
        self.falls: list[FallRow] = []
        self._marks: dict[tuple[int, str], int] = {}
        self._number = number
        self._table = table
        self._statistics = statistics
        self._cards = statistics.names or table.game.notation.cards
        self._offered: set[int] = set()
        self._held: list[set[int]] = [set() for _ in range(table.setup.seats)]
        self._lying: set[Figure] = set()
        self._cause = UNKNOWN

    def read(self) -> None:
        """Replay the whole history and count what each move showed."""
        s = self._table.start.clone()
        self._look(s)
        self._mark(s)
        for entry in self._table.history:
            before = s.round
            self._foresee(s, entry)
            force(s, entry.move)
            self._hear(s, entry)
            self._look(s)
            if s.round != before:
                self._mark(s)
        self._mark(s)

    def _foresee(self, s: State, entry: Entry) -> None:
        use = self._statistics.used(s, entry.move)
        if use is not None:
            self._use(s, use.card, PLAYED, use.seat, use.figure)

    def _use(self, s: State, card: int, how: str, seat: int = -1, hero: str = "") -> None:
        name = self._cards.text(card)
        self.uses.append(UseRow(self._number, s.round, name, how, seat, hero))

    def _hear(self, s: State, entry: Entry) -> None:
        """Who went down, and by what."""
        self._cause = self._statistics.cause(s, entry.events) or self._cause
        lying = set(self._statistics.lying(s))
        for seat, hero in sorted(lying - self._lying):
            self.falls.append(FallRow(self._number, s.round, seat, hero, self._cause))
        self._lying = lying

    def _look(self, s: State) -> None:
        """Cards that came up or came to a seat, each once a game."""
        for card in _new(self._statistics.offers(s), self._offered):
            self._use(s, card, OFFERED)
        for seat, held in enumerate(self._held):
            for card in _new(self._statistics.holdings(s, seat), held):
                self._use(s, card, TAKEN, seat)

    def _mark(self, s: State) -> None:
        for name, value in self._statistics.tracks(s).items():
            self._marks[s.round, name] = value

    @property
    def pace(self) -> list[PaceRow]:
        """The tracks as each round began, the last of them at the end."""
        return [PaceRow(self._number, *key, value) for key, value in self._marks.items()]


def _new(cards: Iterable[int], known: set[int]) -> list[int]:
    """The cards that were not known, which they are from now on."""
    fresh = sorted(set(cards) - known)
    known.update(fresh)
    return fresh


def seen(table: Table) -> tuple[str, ...]:
    """The names of everything that came up in a game: in its moves, or on the table."""
    words = {word for entry in table.history for word in str(entry.move).split()[2:]}
    for s in _states(table):
        words.update(table.game.statistics.in_play(s) if table.game.statistics else ())
    return tuple(sorted(word for word in words if word[:1].isalpha()))


def _states(table: Table) -> Iterator[State]:
    """One state that goes through the whole history."""
    s = table.start.clone()
    yield s
    for entry in table.history:
        force(s, entry.move)
        yield s
