"""The folder of a run: its plan, the tables of its games, and records of those worth a look.

A part is written under the first free number, the table of games last: a game counts when it is in
that table, so whatever stops a run in the midst of writing, no game is lost or counted twice.
Games that went wrong stand in a file of their own, from which they go when they are played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from undercroft.arena.sim import parquet
from undercroft.arena.sim.interest import Glance, interesting
from undercroft.arena.sim.parquet import GAMES
from undercroft.arena.sim.plan import Plan, differences
from undercroft.arena.sim.rows import (
    DecisionRow,
    FallRow,
    GameRow,
    PaceRow,
    Played,
    Row,
    UseRow,
)
from undercroft.bots.user_bot import is_file
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import game as registered

PLAN = "run.json"
ABOUT = ("plan", "rules", "content", "versions")
RECORDS = "records"
PART, PARTS = "part-{:05}.parquet", "part-*.parquet"
WRONG = "wrong.parquet"
"""The rows of the games that went wrong."""

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
        self._wrong = path / GAMES / WRONG

    @property
    def plan(self) -> Plan:
        """What is played."""
        return Plan.load(self.about()["plan"])

    def about(self) -> dict[str, Any]:
        """The plan with the rules, the content, the versions and the bots it was played by."""
        file = self.path / PLAN
        if not file.is_file():
            raise SetupError(f"there is no run in {self.path}")
        try:
            return _checked(json.loads(file.read_text(encoding="utf-8")))
        except (OSError, ValueError, SetupError) as error:
            raise SetupError(f"{file} is not the plan of a run: {error}") from None

    def begin(self, plan: Plan, version: str) -> None:
        """Make the folder, or go on in it if it is of the same plan; more games are welcome."""
        with _written(self.path):
            versions, games = [version], plan.games
            if (self.path / PLAN).is_file():
                before = self.about()
                self._agree(plan, before)
                versions = list(dict.fromkeys([*before["versions"], version]))
                games = max(games, before["plan"]["games"])
            else:
                self._refuse_what_is_there()
            for name in (*TABLES, RECORDS):
                (self.path / name).mkdir(parents=True, exist_ok=True)
            self._write_about(replace(plan, games=games), versions)

    def _refuse_what_is_there(self) -> None:
        if self.path.exists() and not self.path.is_dir():
            raise SetupError(f"{self.path} is a file, and a run is a folder; choose another name")
        if self.path.exists() and any(self.path.iterdir()):
            raise SetupError(f"{self.path} is no run, and not empty; choose another folder")

    def _write_about(self, plan: Plan, versions: Sequence[str]) -> None:
        about = {"plan": plan.save(), **_played_by(plan), "versions": versions}
        unfinished = self.path / f"{PLAN}.tmp"
        unfinished.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        unfinished.replace(self.path / PLAN)

    def _agree(self, plan: Plan, before: dict[str, Any]) -> None:
        """Games of one run are alike; as long as none is whole, rules and bots may be mended."""
        if differing := differences(Plan.load(before["plan"]), plan):
            words = f"{self.path} holds a run of another plan ({'; '.join(differing)})"
            raise SetupError(f"{words}; choose another folder")
        now = _played_by(plan)
        if not any((self.path / GAMES).glob(PARTS)):
            return
        if any(before[key] != now[key] for key in ("rules", "content")):
            raise SetupError(f"{self.path} was played with other rules or cards; choose another")
        for name, mark in before.get("files", {}).items():
            if mark != now["files"].get(name):
                words = f"{self.path} was played with another {name}, which has changed since"
                raise SetupError(f"{words}; choose another folder")

    def numbers(self) -> set[int]:
        """The games that are in it."""
        return _numbers(self._files(GAMES))

    def failed(self) -> set[int]:
        """Those of them that went wrong."""
        return _numbers([self._wrong] if self._wrong.is_file() else [])

    def _files(self, table: str) -> list[Path]:
        return sorted((self.path / table).glob("*.parquet"))

    def forget(self, failed: set[int]) -> None:
        """Games that went wrong are to be played again."""
        if failed:
            with _written(self.path):
                parquet.drop(self._wrong, failed)

    def append(self, played: Sequence[Played]) -> None:
        """Write the rows of more games as a further part of the folder."""
        options = played[0].game.options
        ordered = sorted(played, key=lambda one: one.game.number)
        whole = [one for one in ordered if not one.game.error]
        failed = [one.game for one in ordered if one.game.error]
        with _written(self.path):
            if failed:
                parquet.add(self._wrong, failed, GameRow, options)
            if whole:
                self._append(whole, self._free_name())

    def _append(self, whole: Sequence[Played], name: str) -> None:
        for table, kind in TABLES.items():
            rows = [row for one in whole for row in _rows(one, table)]
            parquet.write(self.path / table / name, rows, kind, whole[0].game.options)

    def _free_name(self) -> str:
        names = (PART.format(number) for number in count())
        return next(name for name in names if not (self.path / GAMES / name).exists())

    def keep_records(self, played: Iterable[Played], glances: Iterable[Glance]) -> None:
        """The records of the games that are worth a look among all, and no others."""
        wanted = interesting(glances)
        with _written(self.path):
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
        if name == GAMES and not self._files(name):
            raise SetupError(f"{self.path} has no game yet; `undercroft sim` plays them")
        return parquet.read(self._files(name), TABLES[name], columns)

    def glances(self) -> list[Glance]:
        """A glance at each of its games."""
        columns = ["number", "decisions", "scores", "ending", "error"]
        return [
            Glance.of(r["number"], r["decisions"], r["scores"], r["ending"], r["error"])
            for r in parquet.read(self._files(GAMES), GameRow, columns).to_pylist()
        ]


def _numbers(files: Sequence[Path]) -> set[int]:
    return set(parquet.read(files, GameRow, ["number"])["number"].to_pylist())


def _rows(played: Played, table: str) -> Sequence[Row]:
    rows: Sequence[Row] = [played.game] if table == GAMES else getattr(played, table)
    return rows


def _checked(about: Any) -> dict[str, Any]:
    """What a plan's file says, if it says all that is needed."""
    content: dict[str, Any] = about if isinstance(about, dict) else {}
    missing = [key for key in ABOUT if key not in content]
    if missing:
        raise SetupError(f"it lacks {', '.join(missing)}")
    Plan.load(content["plan"])
    return content


def _played_by(plan: Plan) -> dict[str, Any]:
    """The rules and cards, and the fingerprints of bots that are files."""
    game = registered(plan.game)
    files = {
        name: sha256(Path(name).read_bytes()).hexdigest() for name in plan.bots if is_file(name)
    }
    return {"rules": game.revision, "content": game.content_hash(), "files": files}


@contextmanager
def _written(path: Path) -> Iterator[None]:
    """What the disk refuses is said in a sentence."""
    try:
        yield
    except OSError as error:
        where = f" ({error.filename})" if error.filename else ""
        reason = error.strerror or error
        raise SetupError(f"the run {path} cannot be written: {reason}{where}") from None
