"""How Infinity works out as a game: bots play every scenario, and a page says what came.

    python -m bench.balance_infinity --bot search:40 --minutes 60 --jobs 2
    python -m bench.balance_infinity --bot search:40 --games 0 --page docs/balance/infinity.md

Every game is one JSON line of a ledger, written when it is over. A run that was stopped goes on: a
game that the ledger has of the same rules and content is not played again. So whoever changes
how bots play begins another ledger. Heroes are drawn by the seed; the cells take turns, so that a
part of a run is balanced. `python -m bench.compiled run -- python -m bench.balance_infinity ...`
plays on the compiled build.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.greedy_games import hold_up
from bench.infinity_page import page
from bench.infinity_row import UNFINISHED, Row
from bench.ledger import add_run_options, check_words, play_missing, read_lines, untold
from undercroft.arena.players import Seated
from undercroft.arena.sim.game_reader import GameReader
from undercroft.arena.sim.rows import PLAYED
from undercroft.bots.roster import make
from undercroft.games.infinity.content.tables import ALL_SCENARIOS, DIFFICULTIES, SCENARIOS
from undercroft.games.infinity.game import INFINITY
from undercroft.games.infinity.notation import MOST_SEATS
from undercroft.games.infinity.statistics import STATISTICS
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.options import Value
from undercroft.kernel.setup import Setup, make_setup
from undercroft.kernel.table import Table

LEDGER = Path("docs/balance/infinity.jsonl")
LONGEST = 5000
"""After so many decisions a game is given up."""

SEEDS = 10_000
"""So many seeds are those of one scenario and number of heroes."""

Key = tuple[str, int, str, int, str, str, str]


def is_for(scenario: str, seats: int) -> bool:
    """Whether so many heroes can play a scenario."""
    low, high = next(row.heroes for row in ALL_SCENARIOS if row.id == scenario)
    return low <= seats <= high


@dataclass(frozen=True, slots=True)
class Wanted:
    """One game that is to be played."""

    scenario: str
    seats: int
    difficulty: str
    seed: int
    bot: str

    @property
    def key(self) -> Key:
        """What tells it from all others, under the rules and content of now."""
        now = (INFINITY.revision, INFINITY.content_hash())
        return (self.scenario, self.seats, self.difficulty, self.seed, self.bot, *now)

    def play(self) -> Row:
        """From its set-up to its end."""
        began = time.perf_counter()
        table = Table(self.setup(), self.seed)
        decisions = Seated(table, [self.bot] * self.seats).play(None, LONGEST)
        seconds = time.perf_counter() - began
        return self.told(table, decisions, round(seconds, 2))

    def setup(self) -> Setup:
        """Heroes are drawn, so that all of them meet."""
        options: dict[str, Value] = {"scenario": self.scenario, "heroes": "random"}
        options["difficulty"] = self.difficulty
        return make_setup(INFINITY, self.seats, options, None)

    def told(self, table: Table, decisions: int, seconds: float) -> Row:
        """What is kept of a game."""
        reader, over = GameReader(0, table, STATISTICS), table.over
        reader.read()
        return Row(
            *(self.scenario, self.seats, self.difficulty),
            heroes=tuple(STATISTICS.figures(table.state, i)[0] for i in range(self.seats)),
            seed=self.seed,
            bot=self.bot,
            rules=INFINITY.revision,
            content=INFINITY.content_hash(),
            ending=over.ending if over else UNFINISHED,
            winners=over.winners if over else (),
            rounds=table.state.round,
            decisions=decisions,
            causes=tuple(fall.cause for fall in reader.falls),
            used=tuple(sorted({use.card for use in reader.uses if use.how == PLAYED})),
            seconds=seconds,
        )


# ---- the ledger ----------------------------------------------------------------------------------


def key_of(row: Row) -> Key:
    """What tells a game that was played from all others."""
    told = (row.scenario, row.seats, row.difficulty, row.seed, row.bot)
    return (*told, row.rules, row.content)


def read(ledger: Path) -> list[Row]:
    """The games of a ledger."""
    return [Row.load(plain) for plain in read_lines(ledger)]


def keys(ledger: Path) -> set[Key]:
    """What a ledger has of the games that are to be played."""
    return {key_of(row) for row in read(ledger)}


def missing(wanted: Iterable[Wanted], rows: Iterable[Row]) -> list[Wanted]:
    """The games that no line tells of."""
    return untold(wanted, {key_of(row) for row in rows})


# ---- the command ---------------------------------------------------------------------------------


def games_of(given: argparse.Namespace) -> list[Wanted]:
    """All games that are asked for, cell after cell for each seed."""
    cells = [
        (scenario, int(seats), difficulty)
        for scenario in given.scenarios.split(",")
        for seats in given.seats.split(",")
        for difficulty in given.difficulty.split(",")
        if is_for(scenario, int(seats))
    ]
    return [
        Wanted(*cell, first_seed(*cell[:2]) + nth, given.bot)
        for nth in range(given.games)
        for cell in cells
    ]


def first_seed(scenario: str, seats: int) -> int:
    """Other heroes meet in every scenario, but the same at every difficulty."""
    place = [row.id for row in ALL_SCENARIOS].index(scenario)
    return SEEDS * (MOST_SEATS * place + seats)


def parsed(words: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="Games of Infinity, and what came of them.")
    parser.add_argument("--bot", default="search:40")
    parser.add_argument("--games", type=int, default=40, help="games of each cell")
    parser.add_argument("--scenarios", default=",".join(row.id for row in SCENARIOS))
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument(
        "--difficulty", default="normal", help=f"of {','.join(row.id for row in DIFFICULTIES)}"
    )
    add_run_options(parser, LEDGER)
    given = parser.parse_args(words)
    check_words(parser, given.scenarios, sorted(row.id for row in ALL_SCENARIOS))
    check_words(parser, given.difficulty, sorted(row.id for row in DIFFICULTIES))
    return given


def main(words: Sequence[str] | None = None) -> int:
    """Play what is missing, then write the page if one is wanted; 1 if a game went wrong."""
    given = parsed(words)
    try:
        make(given.bot, INFINITY, 0)
    except UndercroftError as error:
        print(error, file=sys.stderr)
        return 2
    failed = play_missing(given, games_of(given), keys, "games")
    if given.page:
        now = [row for row in read(given.ledger) if row.bot == given.bot and is_of_now(row)]
        hold_up(page(given.bot, now), given.page)
    return int(failed > 0)


def is_of_now(row: Row) -> bool:
    """Whether a game was played by the rules and with the content of now."""
    return (row.rules, row.content) == (INFINITY.revision, INFINITY.content_hash())


if __name__ == "__main__":
    sys.exit(main())
