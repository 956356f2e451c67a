"""One game of Infinity as the ledger of `bench.balance_infinity` keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Row:
    """A game: how it was set up, who played it by which rules, and what came of it.

    `heroes` are their ids by seat, `causes` what exhausted somebody, one for each time, and `used`
    the abilities and things that heroes used.
    """

    scenario: str
    seats: int
    difficulty: str
    heroes: tuple[str, ...]
    seed: int
    bot: str
    rules: str
    content: str
    ending: str
    winners: tuple[int, ...]
    rounds: int
    decisions: int
    causes: tuple[str, ...]
    used: tuple[str, ...]
    seconds: float

    @property
    def won(self) -> bool:
        """Whether anybody has won."""
        return bool(self.winners)

    def share(self, seat: int) -> float:
        """What a seat has of the victory among rivals."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    @staticmethod
    def load(plain: Mapping[str, Any]) -> Row:
        """The game of plain data."""
        lists = {name: tuple(value) for name, value in plain.items() if isinstance(value, list)}
        return Row(**{field.name: {**plain, **lists}[field.name] for field in fields(Row)})
