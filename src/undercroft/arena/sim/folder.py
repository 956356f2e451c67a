"""The folder of a run: its plan, the tables of its games, and records of those worth a look.

A part is written under the next free number, the table of games last: a game counts when it is in
that table, so whatever stops a run in the midst of writing, no game is lost or counted twice.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from undercroft.arena.sim import parquet
from undercroft.arena.sim.interest import Glance, interesting
from undercroft.arena.sim.plan import Plan
from undercroft.arena.sim.rows import (
    DecisionRow,
    FallRow,
    GameRow,
    PaceRow,
    Played,
    Row,
    UseRow,
)
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import game as registered

PLAN = "run.json"
GAMES = "games"
RECORDS = "records"
TABLES: dict[str, type[Row]] = {
    "uses": UseRow,
    "falls": FallRow,
    "pace": PaceRow,
    "decisions": DecisionRow,
    GAMES: GameRow,
}
"""The tables in the order in which a part is written."""


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def plan(self) -> Plan:
        """What is played."""
        return Plan.load(self.about()["plan"])

    def about(self) -> dict[str, Any]:
        """The plan with the rules, the content and the versions it was played by."""
        file = self.path / PLAN
        if not file.is_file():
            raise SetupError(f"there is no run in {self.path}")
        try:
            about: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise SetupError(f"{file} is not the plan of a run: {error}") from None
        return about

    def begin(self, plan: Plan, version: str) -> None:
        """Make the folder, or go on in it if it is of the same plan; more games are welcome."""
        versions = [version]
        if (self.path / PLAN).is_file():
            before = self.about()
            self._agree(plan, before)
            versions = list(dict.fromkeys([*before["versions"], version]))
        elif self.path.exists() and any(self.path.iterdir()):
            raise SetupError(f"{self.path} is no run, and not empty; choose another folder")
        for name in (*TABLES, RECORDS):
            (self.path / name).mkdir(parents=True, exist_ok=True)
        game = registered(plan.game)
        about = {"rules": game.revision, "content": game.content_hash(), "versions": versions}
        text = json.dumps({"plan": plan.save(), **about}, indent=1)
        unfinished = self.path / f"{PLAN}.tmp"
        unfinished.write_text(text + "\n", encoding="utf-8")
        unfinished.replace(self.path / PLAN)

    def _agree(self, plan: Plan, before: dict[str, Any]) -> None:
        old, game = Plan.load(before["plan"]), registered(plan.game)
        if replace(old, games=plan.games) != plan:
            raise SetupError(f"{self.path} holds a run of another plan; choose another folder")
        if (before["rules"], before["content"]) != (game.revision, game.content_hash()):
            raise SetupError(f"{self.path} was played with other rules or cards; choose another")

    def numbers(self) -> set[int]:
        """The games that are in it."""
        return set(parquet.numbers(self.path / GAMES))

    def append(self, played: Sequence[Played]) -> None:
        """One more part."""
        ordered = sorted(played, key=lambda one: one.game.number)
        name = f"part-{self._parts():05}.parquet"
        for table, kind in TABLES.items():
            rows = [row for one in ordered for row in _rows(one, table)]
            options = ordered[0].game.options
            parquet.write(self.path / table / name, rows, kind, options)

    def _parts(self) -> int:
        return sum(1 for _ in (self.path / GAMES).glob("*.parquet"))

    def keep_records(self, played: Iterable[Played], glances: Iterable[Glance]) -> None:
        """The records of the games that are worth a look among all, and no others."""
        wanted = interesting(glances)
        for one in played:
            if one.game.number in wanted:
                self.record_path(one.game.number).write_text(one.record, encoding="utf-8")
        for file in (self.path / RECORDS).glob("*.record"):
            if int(file.stem) not in wanted:
                file.unlink()

    def record_path(self, number: int) -> Path:
        """Where the record of a game lies, if it is kept."""
        return self.path / RECORDS / f"{number:07}.record"

    def table(self, name: str, columns: Sequence[str] | None = None) -> Any:
        """One of its tables, as an Arrow table."""
        return parquet.read(self.path / name, columns)

    def glances(self) -> list[Glance]:
        """A glance at each of its games."""
        columns = ["number", "decisions", "scores", "ending", "error"]
        rows = self.table(GAMES, columns).to_pylist() if self._parts() else []
        return [
            Glance.of(r["number"], r["decisions"], r["scores"], r["ending"], r["error"])
            for r in rows
        ]


def _rows(played: Played, table: str) -> Sequence[Row]:
    rows: Sequence[Row] = [played.game] if table == GAMES else getattr(played, table)
    return rows
