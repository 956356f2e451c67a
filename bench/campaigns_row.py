"""One campaign as the ledger of `bench.balance_campaigns` keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """An episode that was played. All columns are by seat; `winners` are seats too.

    `tokens` were earned in it; `spent` says on what they went, `offered` and `kept` count the cards
    that could be kept for good and those that were; `lost` counts the heroes who died.
    """

    id: str
    title: str
    ending: str
    is_adventure: bool
    winners: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    tokens: tuple[int, ...] = ()
    spent: tuple[dict[str, int], ...] = ()
    offered: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    lost: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A campaign: what it was, who played it by which rules, and what came of it."""

    cell: str
    seats: int
    seed: int
    bot: str
    rules: str
    content: str
    is_over: bool
    episodes: tuple[Told, ...]
    seconds: float

    @property
    def adventures(self) -> list[Told]:
        """The episodes that are played for a score; taverns are not."""
        return [episode for episode in self.episodes if episode.is_adventure]

    @staticmethod
    def load(plain: Mapping[str, Any]) -> Row:
        """The campaign of plain data."""
        told = tuple([Told(**lists_fixed(episode)) for episode in plain["episodes"]])
        return Row(**{**plain, "episodes": told})


def lists_fixed(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Columns are tuples."""
    return {name: tuple(v) if isinstance(v, list) else v for name, v in plain.items()}
