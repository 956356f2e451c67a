"""What the uses of cards in a run come to: offered, taken, played, won with and without."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from undercroft.arena.report.statistics import Count, Versus
from undercroft.arena.sim.rows import OFFERED, PLAYED, TAKEN

Plain = dict[str, Any]
Sums = dict[str, dict[str, Count]]
"""Counts by card, then by bot."""

NONE = Count(0, 0)


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One card: in how many games it came up, how often it was played, what seats with it and
    without it have won, by bot.
    """

    offered: int
    taken: Count
    plays: int
    by_bot: Mapping[str, Versus]

    @property
    def having(self) -> Count:
        """What all seats with it have won."""
        return _total(one.having for one in self.by_bot.values())

    @property
    def lacking(self) -> Count:
        """What all seats without it have won, in the games it came up in."""
        return _total(one.lacking for one in self.by_bot.values())

    @property
    def alike(self) -> list[Versus]:
        """Seats with it and without it, compared within each bot."""
        return list(self.by_bot.values())

    @property
    def is_compared(self) -> bool:
        """Whether any bot had it at times, and at times not."""
        return any(one.weight for one in self.by_bot.values())


def _total(counts: Iterable[Count]) -> Count:
    return reduce(Count.with_, counts, NONE)


def found_cards(uses: Any, seats: Any) -> dict[str, CardFacts]:
    """Every card that came up; `seats` are what each seat of each game has won, with its bot."""
    offered = _distinct(only(uses, OFFERED), ("number", "card"))
    taken = _distinct(only(uses, TAKEN), ("number", "card", "seat"))
    places = seats.group_by(["number", "bot"]).aggregate([("won", "sum"), ("won", "count")])
    offers = _sums(offered.join(places, "number", join_type="inner"), "won_sum", "won_count")
    ones = seats.append_column("one", pa.array([1] * len(seats), pa.int64()))
    takes = _sums(taken.join(ones, ["number", "seat"], join_type="inner"), "won", "one")
    games, plays = _rows(offered), _rows(only(uses, PLAYED))
    return {
        card: _card(games.get(card, 0), offers[card], takes[card], plays.get(card, 0))
        for card in sorted({*games, *takes, *plays})
    }


def only(uses: Any, how: str) -> Any:
    """The uses of one kind."""
    return uses.filter(pc.equal(uses["how"], how))


def _distinct(table: Any, keys: Sequence[str]) -> Any:
    return table.group_by(list(keys)).aggregate([])


def _rows(table: Any) -> dict[str, int]:
    """How many rows each card has."""
    counted = pc.value_counts(table["card"]).to_pylist()
    return {row["values"]: row["counts"] for row in counted}


def _sums(table: Any, part: str, of: str) -> Sums:
    rows = table.group_by(["card", "bot"]).aggregate([(part, "sum"), (of, "sum")]).to_pylist()
    sums: Sums = defaultdict(dict)
    for row in rows:
        sums[row["card"]][row["bot"]] = Count(row[f"{part}_sum"], row[f"{of}_sum"])
    return sums


def _card(
    offered: int, offers: Mapping[str, Count], takes: Mapping[str, Count], plays: int
) -> CardFacts:
    every, having = _total(offers.values()), _total(takes.values())
    by_bot = {
        bot: _versus(offers.get(bot, NONE), takes.get(bot, NONE))
        for bot in sorted({*offers, *takes})
    }
    of = every.of or having.of
    return CardFacts(offered, Count(min(having.of, of), of), plays, by_bot)


def _versus(every: Count, having: Count) -> Versus:
    return Versus(having, every.without(having) if every.of > having.of else NONE)
