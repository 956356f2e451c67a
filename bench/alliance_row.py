"""One game of Alliance as the ledger of `bench.balance_alliance` keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

UNFINISHED = "unfinished"
STAGES = ("open", "triggered", "resolved", "lost")
"""How far a quest has come, by the number of its stage."""


@dataclass(frozen=True, slots=True)
class QuestRow:
    """What became of a quest: the rounds in which it was triggered and its enemy met, or 0."""

    id: str
    stage: str
    triggered: int
    met: int

    @property
    def is_resolved(self) -> bool:
        """Whether its deeds were done, or its enemy has fallen."""
        return self.stage == "resolved"


@dataclass(frozen=True, slots=True)
class Row:
    """A game: how it was set up, who played it by which rules, and what came of it.

    `heroes` are their ids by seat.
    """

    plan: str
    seats: int
    seed: int
    bot: str
    rules: str
    content: str
    ending: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    rounds: int
    decisions: int
    heroes: tuple[tuple[str, ...], ...]
    quests: tuple[QuestRow, ...]
    seconds: float

    def share(self, seat: int) -> float:
        """What a seat has of the victory among rivals."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    @staticmethod
    def load(plain: Mapping[str, Any]) -> Row:
        """The game of plain data."""
        told = {
            "winners": tuple(plain["winners"]),
            "scores": tuple(plain["scores"]),
            "heroes": tuple(tuple(heroes) for heroes in plain["heroes"]),
            "quests": tuple(QuestRow(**quest) for quest in plain["quests"]),
        }
        return Row(**{field.name: {**plain, **told}[field.name] for field in fields(Row)})
