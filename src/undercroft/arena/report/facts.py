"""What the tables of a run say: counted once, for all that a report shows."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from undercroft.arena.report.statistics import Count
from undercroft.arena.sim.folder import Folder
from undercroft.arena.sim.interest import interesting
from undercroft.arena.sim.parquet import OPTION
from undercroft.arena.sim.rows import OFFERED, PLAYED, TAKEN
from undercroft.kernel.box import names_in_box
from undercroft.kernel.cooperation import is_cooperative
from undercroft.kernel.registry import Game, load
from undercroft.kernel.registry import game as registered

Pair = tuple[str, str]
Plain = dict[str, Any]


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One card: in how many games it came up, what seats with it and without it have won."""

    offered: int
    taken: Count
    plays: int
    having: Count
    lacking: Count


@dataclass(slots=True)
class Tally:
    """Counts by name."""

    counts: dict[str, Count] = field(default_factory=dict)

    def add(self, name: str, part: float) -> None:
        """One more game of a name."""
        before = self.counts.get(name, Count(0, 0))
        self.counts[name] = Count(before.part + part, before.of + 1)


class Facts:
    """A run, counted."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.plan = folder.plan
        self.versions: list[str] = folder.about()["versions"]
        for where in self.plan.further:
            load(where)
        self.game: Game = registered(self.plan.game)
        rows: list[Plain] = folder.table("games").drop_columns("seen").to_pylist()
        self.broken = [row for row in rows if row["error"]]
        self.games = [row for row in rows if not row["error"]]
        self.names = names_in_box(self.game)
        self.options = _varied(self.games)

    def __len__(self) -> int:
        return len(self.games)

    @property
    def is_cooperative(self) -> bool:
        """Whether everybody wins or loses together, in every way that was played."""
        return all(
            is_cooperative(self.game, way.seats, self.game.chosen(dict(way.options)))
            for way in self.plan.ways
        )

    @property
    def seat_counts(self) -> list[int]:
        """The numbers of seats that were played."""
        return sorted({row["seats"] for row in self.games})

    def even(self, seats: int | None = None) -> float:
        """What a seat wins on average, at tables of some size or at all."""
        chosen = [row for row in self.games if seats in (None, row["seats"])]
        total = sum(row["seats"] for row in chosen)
        return sum(sum(row["won"]) for row in chosen) / total if total else 0.0

    # ---- who wins --------------------------------------------------------------------------

    def by_hero(self, seats: int) -> dict[str, Count]:
        """What the seats with each hero have won, at tables of one size."""
        tally = Tally()
        for row in self._at(seats):
            for heroes, won in zip(row["heroes"], row["won"]):
                for hero in heroes:
                    tally.add(hero, won)
        return tally.counts

    def by_seat(self, seats: int) -> dict[str, Count]:
        """What each place at the table has won."""
        return self._by(seats, lambda _row, seat: self.game.notation.actor(seat))

    def by_bot(self, seats: int) -> dict[str, Count]:
        """What each bot has won."""
        return self._by(seats, lambda row, seat: str(row["bots"][seat]))

    def by_option(self, name: str, seats: int) -> dict[str, Count]:
        """In how many games anybody has won, with each value of an option."""
        tally = Tally()
        for row in self._at(seats):
            tally.add(str(row[OPTION + name]), float(bool(row["winners"])))
        return dict(sorted(tally.counts.items(), key=lambda item: _in_order(item[0])))

    def _by(self, seats: int, name: Callable[[Plain, int], str]) -> dict[str, Count]:
        tally = Tally()
        for row in self._at(seats):
            for seat, won in enumerate(row["won"]):
                tally.add(name(row, seat), won)
        return tally.counts

    def _at(self, seats: int) -> list[Plain]:
        return [row for row in self.games if row["seats"] == seats]

    def pairs(self) -> dict[Pair, Count]:
        """What sides with two heroes together have won."""
        found: dict[Pair, Count] = {}
        for row in self.games:
            for heroes, won in self._sides(row):
                for pair in combinations(sorted(set(heroes)), 2):
                    before = found.get(pair, Count(0, 0))
                    found[pair] = Count(before.part + won, before.of + 1)
        return found

    def _sides(self, row: Plain) -> Iterable[tuple[list[str], float]]:
        """Heroes that fight together: those of a seat, or of all seats."""
        if self.is_cooperative:
            together = [hero for heroes in row["heroes"] for hero in heroes]
            return [(together, max(row["won"], default=0.0))]
        return zip(row["heroes"], row["won"])

    # ---- how games go ----------------------------------------------------------------------

    def endings(self) -> Counter[str]:
        """How games ended."""
        return Counter(row["ending"] for row in self.games)

    def lengths(self) -> list[float]:
        """Decisions a game, in order."""
        return sorted(float(row["decisions"]) for row in self.games)

    def rounds(self) -> Counter[int]:
        """Rounds a game."""
        return Counter(row["rounds"] for row in self.games)

    def falls(self) -> Counter[str]:
        """What brought heroes down, by cause."""
        return self._count("falls", "cause")

    def fallen(self) -> Counter[str]:
        """Who went down, by hero."""
        return self._count("falls", "hero")

    def _count(self, table: str, column: str) -> Counter[str]:
        values = self.folder.table(table, [column])[column]
        return Counter(
            {row["values"]: row["counts"] for row in pc.value_counts(values).to_pylist()}
        )

    def pace(self) -> dict[str, dict[int, Counter[int]]]:
        """For each track, by round: how many games had each value."""
        found: dict[str, dict[int, Counter[int]]] = defaultdict(lambda: defaultdict(Counter))
        keys = ["track", "round", "value"]
        counted = self.folder.table("pace").group_by(keys).aggregate([("number", "count")])
        for row in counted.to_pylist():
            found[row["track"]][row["round"]][row["value"]] = row["number_count"]
        return found

    # ---- cards -----------------------------------------------------------------------------

    def cards(self) -> dict[str, CardFacts]:
        """Every card that came up."""
        uses = self.folder.table("uses", ["number", "card", "how", "seat"])
        offered = _distinct(_only(uses, OFFERED), ("number", "card"))
        taken = _distinct(_only(uses, TAKEN), ("number", "card", "seat"))
        offers = _sums(offered.join(self._tables(), "number"), "card", ("number", "seats", "won"))
        takes = _sums(taken.join(self._seats(), ["number", "seat"]), "card", ("number", "won"))
        plays = _sums(_only(uses, PLAYED), "card", ("number",))
        return {
            card: _card(offers.get(card), takes.get(card), plays.get(card))
            for card in sorted({*offers, *takes, *plays})
        }

    def by_card_and_hero(self) -> dict[Pair, Count]:
        """How often a hero has played a card, and what his side has won of it."""
        uses = _only(self.folder.table("uses", ["number", "card", "how", "seat", "hero"]), PLAYED)
        uses = uses.filter(pc.not_equal(uses["hero"], ""))
        won = uses.join(self._seats(), ["number", "seat"], join_type="inner")
        sums = won.group_by(["card", "hero"]).aggregate([("won", "sum"), ("won", "count")])
        return {
            (row["card"], row["hero"]): Count(row["won_sum"], row["won_count"])
            for row in sums.to_pylist()
        }

    def _seats(self) -> Any:
        """What each seat of each game has won."""
        rows = [(r["number"], seat, won) for r in self.games for seat, won in enumerate(r["won"])]
        columns = list(zip(*rows)) or [(), (), ()]
        return pa.table(dict(zip(("number", "seat", "won"), map(list, columns))))

    def _tables(self) -> Any:
        """The seats of each game, and what they have won together."""
        return pa.table(
            {
                "number": [row["number"] for row in self.games],
                "seats": [row["seats"] for row in self.games],
                "won": [sum(row["won"]) for row in self.games],
            }
        )

    # ---- the box ---------------------------------------------------------------------------

    def unseen(self) -> dict[str, list[str]]:
        """What never came up, by kind; kinds that never show in moves are left out."""
        moves = self.folder.table("games", ["seen"])["seen"]
        seen = set(pc.unique(pc.list_flatten(moves)).to_pylist())
        seen |= {hero for row in self.games for heroes in row["heroes"] for hero in heroes}
        seen |= set(self.folder.table("uses", ["card"])["card"].unique().to_pylist())
        found: dict[str, list[str]] = {}
        for kind, items in self.game.content().items():
            missing = [item.name for item in items if item.id not in seen]
            if len(missing) < len(items):
                found[kind] = missing
        return found

    def worth_a_look(self) -> Mapping[int, Sequence[str]]:
        """The games of which records are kept, with the reasons."""
        return interesting(self.folder.glances())

    def name(self, id_: str) -> str:
        """What something is called."""
        return self.names.get(id_, id_)


def _varied(games: Sequence[Plain]) -> list[str]:
    """The options that differ between games."""
    names = [name for name in games[0] if name.startswith(OPTION)] if games else []
    varied = [name for name in names if len({row[name] for row in games}) > 1]
    return [name.removeprefix(OPTION) for name in varied]


def _in_order(value: str) -> tuple[bool, float, str]:
    """Numbers by size, before words by letters."""
    is_number = value.lstrip("-").isdecimal()
    return not is_number, float(value) if is_number else 0.0, value


def _only(uses: Any, how: str) -> Any:
    return uses.filter(pc.equal(uses["how"], how))


def _distinct(table: Any, keys: Sequence[str]) -> Any:
    return table.group_by(list(keys)).aggregate([])


def _sums(table: Any, key: str, columns: Sequence[str]) -> dict[str, Plain]:
    """Rows and sums by a key: `rows` is how many there are."""
    wanted = [(columns[0], "count"), *((name, "sum") for name in columns[1:])]
    rows = table.group_by(key).aggregate(wanted).to_pylist()
    return {row[key]: {**row, "rows": row[f"{columns[0]}_count"]} for row in rows}


def _card(offers: Plain | None, takes: Plain | None, plays: Plain | None) -> CardFacts:
    having = Count(takes["won_sum"], takes["rows"]) if takes else Count(0, 0)
    every = Count(offers["won_sum"], offers["seats_sum"]) if offers else having
    offered = int(offers["rows"]) if offers else 0
    return CardFacts(
        offered=offered,
        taken=Count(min(having.of, every.of), every.of),
        plays=int(plays["rows"]) if plays else 0,
        having=having,
        lacking=every.without(having) if every.of > having.of else Count(0, 0),
    )
