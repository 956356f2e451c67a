"""How the quests of Alliance work out: bots play with them, and a page says what came.

    python -m bench.balance_alliance --bot greedy --games 100
    python -m bench.balance_alliance --bot search:40 --plans adept,master --seats 2 --minutes 60
    python -m bench.balance_alliance --games 0 --page docs/balance/alliance-quests.md

Every game is one JSON line of a ledger, written when it is over. A run that was stopped goes on: a
game that the ledger has of the same rules and content is not played again. So whoever changes
how bots play begins another ledger. The cells take turns, so that a part of a run is balanced.
`python -m bench.compiled run -- python -m bench.balance_alliance ...` plays on the compiled build.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.alliance_page import page
from bench.alliance_row import STAGES, UNFINISHED, QuestRow, Row
from bench.greedy_games import hold_up
from bench.ledger import add_run_options, check_words, play_missing, read_lines, untold
from undercroft.arena.players import Seated
from undercroft.bots.roster import make
from undercroft.games.alliance.content.quest_schema import LIES_OPEN
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.figures import is_awake
from undercroft.games.alliance.notation import NO_FIGURE
from undercroft.games.alliance.phases.quests import enemy_of, quest_at
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.options import Value
from undercroft.kernel.setup import make_setup
from undercroft.kernel.table import Table

LEDGER = Path("docs/balance/alliance-quests.jsonl")
LONGEST = 10_000
"""After so many decisions a game is given up."""

SEEDS = 10_000
"""So many seeds are those of one plan and number of seats."""

ANY_TEAM = str(Path(__file__).with_name("any_team.py"))

Options = Mapping[str, Value]
Key = tuple[str, int, int, str, str, str]

QUESTS: Final[Options] = {"quests": "levels"}
DEEP: Final[Options] = {**QUESTS, "deep": True}
TITAN: Final[Options] = {**QUESTS, "final": "titan"}
TOGETHER: Final[Options] = {"mode": "co-op", "heroes": "variant"}
ALONE, COMPANY, RIVALS, ALL = (1,), (2, 3, 4), (2, 3, 4), (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to play, and for how many; `bot` plays it whatever is asked for."""

    options: Options
    seats: tuple[int, ...]
    bot: str = ""

    def options_with(self, seats: int) -> dict[str, Value]:
        """What is agreed on; who is alone has nobody to play together with."""
        return {name: it for name, it in self.options.items() if seats > 1 or name != "mode"}


GOALS: Final = ("novice", "adept", "expert", "master")
PLANS: Final[dict[str, Plan]] = {
    "alone": Plan(QUESTS, ALONE),
    "rivals": Plan(QUESTS, RIVALS),
    "together": Plan({**TOGETHER, **QUESTS}, COMPANY),
    "deep-alone": Plan(DEEP, ALONE),
    "deep-rivals": Plan(DEEP, RIVALS),
    "deep-together": Plan({**TOGETHER, **DEEP}, COMPANY),
    "titan-alone": Plan(TITAN, ALONE),
    "titan-rivals": Plan(TITAN, RIVALS),
    "titan-together": Plan({**TOGETHER, **TITAN}, COMPANY),
    **{goal: Plan({**TOGETHER, **QUESTS, "goal": goal}, ALL) for goal in GOALS},
    "deep-expert": Plan({**TOGETHER, **DEEP, "goal": "expert"}, ALL),
    "titan-expert": Plan({**TOGETHER, **TITAN, "goal": "expert"}, ALL),
    "champions": Plan({"champions": True}, (2,), ANY_TEAM),
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """One game that is to be played."""

    plan: str
    seats: int
    seed: int
    bot: str

    @property
    def key(self) -> Key:
        """What tells it from all others, under the rules and content of now."""
        now = (ALLIANCE.revision, ALLIANCE.content_hash())
        return (self.plan, self.seats, self.seed, self.bot, *now)

    def play(self) -> Row:
        """From its set-up to its end."""
        began, plan = time.perf_counter(), PLANS[self.plan]
        options = plan.options_with(self.seats)
        table = Table(make_setup(ALLIANCE, self.seats, options, None), self.seed)
        watch = Watch(table)
        bots = [plan.bot or self.bot] * self.seats
        decisions = Seated(table, bots).play(watch.see, LONGEST)
        return self.told(table, watch, decisions, round(time.perf_counter() - began, 2))

    def told(self, table: Table, watch: Watch, decisions: int, seconds: float) -> Row:
        """What is kept of a game."""
        s, over = table.state, table.over
        assert isinstance(s, Alliance)
        watch.look()
        return Row(
            *(self.plan, self.seats, self.seed, self.bot),
            rules=ALLIANCE.revision,
            content=ALLIANCE.content_hash(),
            ending=over.ending if over else UNFINISHED,
            winners=over.winners if over else (),
            scores=tuple(round(score, 2) for score in over.scores) if over else (),
            rounds=s.round,
            decisions=decisions,
            heroes=tuple(
                tuple(HEROES[kind].id for kind in s.recruits(seat)) for seat in range(self.seats)
            ),
            quests=watch.quests(),
            seconds=seconds,
        )


class Watch:
    """Looks on while a game is played: in which rounds quests come so far."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.triggered: dict[int, int] = {}
        self.met: dict[int, int] = {}

    @property
    def state(self) -> Alliance:
        """The game as it is."""
        s = self.table.state
        assert isinstance(s, Alliance)
        return s

    def see(self, _seat: int, _moves: object, _choice: object) -> None:
        """A move is about to be made."""
        self.look()

    def look(self) -> None:
        """What is seen for the first time is noted."""
        s = self.state
        for slot, stage in enumerate(s.quest_stages):
            if stage != LIES_OPEN:
                self.triggered.setdefault(slot, s.round + 1)
            if stage != LIES_OPEN and is_met(s, slot):
                self.met.setdefault(slot, s.round + 1)

    def quests(self) -> tuple[QuestRow, ...]:
        """What became of each."""
        s = self.state
        return tuple(
            QuestRow(
                quest_at(s, slot).id,
                STAGES[stage],
                self.triggered.get(slot, 0),
                self.met.get(slot, 0),
            )
            for slot, stage in enumerate(s.quest_stages)
        )


def is_met(s: Alliance, slot: int) -> bool:
    """Whether the final enemy of a quest is awake."""
    enemy = enemy_of(s, slot)
    return enemy != NO_FIGURE and is_awake(s, enemy)


# ---- the ledger ----------------------------------------------------------------------------------


def key_of(row: Row) -> Key:
    """What tells a game that was played from all others."""
    return (row.plan, row.seats, row.seed, row.bot, row.rules, row.content)


def read(ledger: Path) -> list[Row]:
    """The games of a ledger."""
    return [Row.load(plain) for plain in read_lines(ledger)]


def keys(ledger: Path) -> set[Key]:
    """What a ledger has of the games that are to be played."""
    return {key_of(row) for row in read(ledger)}


def missing(wanted: Iterable[Wanted], rows: Iterable[Row]) -> list[Wanted]:
    """The games that no line tells of."""
    return untold(wanted, {key_of(row) for row in rows})


def is_of_now(row: Row) -> bool:
    """Whether a game was played by the rules and with the content of now."""
    return (row.rules, row.content) == (ALLIANCE.revision, ALLIANCE.content_hash())


# ---- the command ---------------------------------------------------------------------------------


def games_of(given: argparse.Namespace) -> list[Wanted]:
    """All games that are asked for, cell after cell for each seed."""
    asked = {int(seats) for seats in given.seats.split(",")}
    cells = [
        (plan, seats)
        for plan in given.plans.split(",")
        for seats in PLANS[plan].seats
        if seats in asked
    ]
    return [
        Wanted(*cell, first_seed(*cell) + nth, given.bot)
        for nth in range(given.games)
        for cell in cells
    ]


def first_seed(plan: str, seats: int) -> int:
    """Goals are measured on the same games, all other plans on games of their own."""
    place = list(PLANS).index(GOALS[0] if plan in GOALS else plan)
    return SEEDS * (8 * place + seats)


def parsed(words: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description="Quests of Alliance, and what came of them.")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100, help="games of each cell")
    parser.add_argument("--plans", default=",".join(PLANS), help="which ways to play")
    parser.add_argument("--seats", default="1,2,3,4")
    add_run_options(parser, LEDGER)
    given = parser.parse_args(words)
    check_words(parser, given.plans, PLANS)
    return given


def main(words: Sequence[str] | None = None) -> int:
    """Play what is missing, then write the page if one is wanted; 1 if a game went wrong."""
    given = parsed(words)
    try:
        make(given.bot, ALLIANCE, 0)
    except UndercroftError as error:
        print(error, file=sys.stderr)
        return 2
    failed = play_missing(given, games_of(given), keys, "games")
    if given.page:
        hold_up(page([row for row in read(given.ledger) if is_of_now(row)]), given.page)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
