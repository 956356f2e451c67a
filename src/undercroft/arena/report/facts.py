"""What the tables of a run say: counted once, for all that a report shows."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from undercroft.arena.report.card_facts import CardFacts, found_cards, only
from undercroft.arena.report.statistics import Against, Count, mean
from undercroft.arena.sim.folder import Folder
from undercroft.arena.sim.interest import interesting
from undercroft.arena.sim.parquet import OPTION
from undercroft.arena.sim.plan import Way
from undercroft.arena.sim.rows import PLAYED
from undercroft.kernel.content_names import names_in_box
from undercroft.kernel.cooperation import is_cooperative
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import Game, load
from undercroft.kernel.registry import game as registered

Pair = tuple[str, str]
Plain = dict[str, Any]


@dataclass(slots=True)
class Tally:
    """Counts by name."""

    counts: dict[str, Count] = field(default_factory=dict)

    def add(self, name: str, part: float) -> None:
        """One more game of a name."""
        self.counts[name] = self.counts.get(name, Count(0, 0)).with_(Count(part, 1))


class Facts:
    """All games of a run, counted for the sections of a report."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.plan = folder.plan
        self.about = folder.about()
        self.versions: list[str] = self.about["versions"]
        for where in self.plan.further:
            load(where)
        self.game: Game = registered(self.plan.game)
        if not folder.numbers():
            raise SetupError(
                f"the run in {folder.path} has no games yet: it was stopped before the first of "
                "them was kept; the same undercroft sim command goes on with it"
            )
        rows: list[Plain] = folder.table("games").drop_columns("seen").to_pylist()
        self.broken = [row for row in rows if row["error"]]
        self.games = [row for row in rows if not row["error"]]
        self.names = names_in_box(self.game)
        self.options = _varied(self.games)

    def __len__(self) -> int:
        return len(self.games)

    def is_cooperative(self, row: Plain) -> bool:
        """Whether everybody wins or loses together in a game."""
        return self._together[self.plan.way(row["number"])]

    @property
    def is_all_cooperative(self) -> bool:
        """Whether that is so in every way that was played."""
        return all(self._together.values())

    @cached_property
    def _together(self) -> dict[Way, bool]:
        return {
            way: is_cooperative(self.game, way.seats, self.game.chosen(dict(way.options)))
            for way in self.plan.ways
        }

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

    def by_hero(self, seats: int) -> dict[str, Against]:
        """What the seats with each hero have won, against what their bots win on average."""
        usual = {bot: count.share for bot, count in self.by_bot(seats).items()}
        wins: dict[str, Against] = {}
        for row in self._at(seats):
            for bot, heroes, won in zip(row["bots"], row["heroes"], row["won"]):
                for hero in heroes:
                    wins[hero] = wins.get(hero, Against()).plus(won, usual[bot])
        return wins

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

    def pairs(self) -> dict[Pair, Against]:
        """What sides with two heroes together have won."""
        wins: dict[Pair, Against] = {}
        for row in self.games:
            for heroes, won, usual in self._sides(row):
                for pair in combinations(sorted(set(heroes)), 2):
                    wins[pair] = wins.get(pair, Against()).plus(won, usual)
        return wins

    def _sides(self, row: Plain) -> Iterable[tuple[list[str], float, float]]:
        """Heroes that fight together: those of a seat, or of all seats; what they won, and what
        their bots win on average."""
        usual = [self._usual[self.is_cooperative(row), bot] for bot in row["bots"]]
        if self.is_cooperative(row):
            together = [hero for heroes in row["heroes"] for hero in heroes]
            return [(together, max(row["won"], default=0.0), mean(usual))]
        return zip(row["heroes"], row["won"], usual)

    @cached_property
    def _usual(self) -> dict[tuple[bool, str], float]:
        """What a bot wins on average, apart where all win or lose together."""
        counts: dict[tuple[bool, str], Count] = {}
        for row in self.games:
            for bot, won in zip(row["bots"], row["won"]):
                key = self.is_cooperative(row), bot
                counts[key] = counts.get(key, Count(0, 0)).with_(Count(won, 1))
        return {key: count.share for key, count in counts.items()}

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
        paces: dict[str, dict[int, Counter[int]]] = defaultdict(lambda: defaultdict(Counter))
        keys = ["track", "round", "value"]
        counted = self.folder.table("pace").group_by(keys).aggregate([("number", "count")])
        for row in counted.to_pylist():
            paces[row["track"]][row["round"]][row["value"]] = row["number_count"]
        return paces

    # ---- cards -----------------------------------------------------------------------------

    def cards(self) -> dict[str, CardFacts]:
        """Every card that came up."""
        uses = self.folder.table("uses", ["number", "card", "how", "seat"])
        return found_cards(uses, self._seats())

    def by_card_and_hero(self) -> dict[Pair, Against]:
        """How often a hero has played a card, what his side has won, and wins on average."""
        uses = only(self.folder.table("uses", ["number", "card", "how", "seat", "hero"]), PLAYED)
        uses = uses.filter(pc.not_equal(uses["hero"], ""))
        won = uses.join(self._seats(), ["number", "seat"], join_type="inner")
        keys = ["card", "hero", "usual"]
        sums = won.group_by(keys).aggregate([("won", "sum"), ("won", "count")])
        wins: dict[Pair, Against] = {}
        for row in sums.to_pylist():
            pair = row["card"], row["hero"]
            before = wins.get(pair, Against())
            wins[pair] = before.plus(row["won_sum"], row["usual"], row["won_count"])
        return wins

    def _seats(self) -> Any:
        """What each seat of each game has won, by which bot, and what that wins on average."""
        rows = [
            (row["number"], seat, won, bot, self._usual[self.is_cooperative(row), bot])
            for row in self.games
            for seat, (won, bot) in enumerate(zip(row["won"], row["bots"]))
        ]
        names = ("number", "seat", "won", "bot", "usual")
        columns = map(list, zip(*rows)) if rows else [[] for _ in names]
        return pa.table(dict(zip(names, columns)))

    # ---- the box ---------------------------------------------------------------------------

    def unseen(self) -> dict[str, list[str]]:
        """What never came up, by kind; kinds that never show in moves are left out."""
        moves = self.folder.table("games", ["seen"])["seen"]
        seen = set(pc.unique(pc.list_flatten(moves)).to_pylist())
        seen |= {hero for row in self.games for heroes in row["heroes"] for hero in heroes}
        seen |= set(self.folder.table("uses", ["card"])["card"].unique().to_pylist())
        unseen: dict[str, list[str]] = {}
        for kind, items in self.game.content().items():
            missing = [item.name for item in items if item.id not in seen]
            if len(missing) < len(items):
                unseen[kind] = missing
        return unseen

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
