"""How stacks and zones of cards are saved and loaded, as kinds of fields."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.errors import SaveError
from undercroft.kernel.layout import SEATS, Kind, Plain, Row, expect, natural, record, word
from undercroft.kernel.moves import Vocabulary
from undercroft.kernel.stacks import Run, Stack
from undercroft.kernel.zones import Zone


class StackKind(Kind):
    """A stack of cards."""

    def __init__(self, cards: Vocabulary) -> None:
        self.cards: Final = cards
        self._row: Final = Row(cards)

    def save(self, value: Stack) -> Plain:
        return {
            "pools": [self._row.save(pool) for pool in value.pools],
            "runs": [self._save_run(run) for run in value.runs],
        }

    def _save_run(self, run: Run) -> Plain:
        saved: dict[str, Plain] = {"count": run.count}
        if run.own:
            saved["own"] = self._row.save(run.own)
        if run.known:
            saved["known"] = self._row.save(run.known)
            saved["seats"] = [SEATS.text(mask) for mask in run.seats]
        if run.gen:
            saved["gen"] = run.gen
        return saved

    def load(self, plain: Plain) -> Stack:
        table = record(plain, ("pools",), ("runs",))
        pools = tuple(tuple(sorted(self._row.load(pool))) for pool in table["pools"])
        if not pools:
            raise SaveError("a stack has at least one pool")
        if "runs" not in table:
            return Stack(pools, (Run(len(pools[-1]), gen=len(pools) - 1),))
        return Stack(pools, [self._load_run(run, len(pools)) for run in table["runs"]])

    def _load_run(self, plain: Plain, gens: int) -> Run:
        table = record(plain, ("count",), ("own", "known", "seats", "gen"))
        known = self._row.load(table.get("known", []))
        seats = Row(SEATS).load(table.get("seats", []))
        count = natural(table["count"])
        gen = natural(table.get("gen", 0))
        if len(known) not in (0, count) or len(seats) != len(known) or gen >= gens:
            raise SaveError("a run's known cards and seats are one for each of its places")
        return Run(count, tuple(sorted(self._row.load(table.get("own", [])))), known, seats, gen)


class ZoneKind(Kind):
    """A zone of cards."""

    def __init__(self, cards: Vocabulary) -> None:
        self.cards: Final = cards

    def save(self, value: Zone) -> Plain:
        saved: dict[str, Plain] = {"cards": [word(c, self.cards) for c in value.cards]}
        if value.cards:
            saved["seats"] = [SEATS.text(mask) for mask in value.seats]
        if any(value.gens):
            saved["gens"] = list(value.gens)
        if value.ordered:
            saved["ordered"] = True
        return saved

    def load(self, plain: Plain) -> Zone:
        table = record(plain, ("cards",), ("seats", "gens", "ordered"))
        cards = Row(self.cards).load(table["cards"])
        seats = Row(SEATS).load(table.get("seats", []))
        gens = Row().load(table.get("gens", [0] * len(cards)))
        if not len(cards) == len(seats) == len(gens):
            raise SaveError("a zone has seats and generations, one for each of its cards")
        ordered = expect(table.get("ordered", False), bool, "true or false")
        return Zone(zip(cards, seats, gens), ordered=ordered)
