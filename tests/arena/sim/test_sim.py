"""Simulations: the same games wherever they run, stopped and taken up again, kept as tables."""

from __future__ import annotations

import importlib
import os
import re
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import undercroft as uc
from tests.arena.sim.runs import PLAN, Alone, Plan, Way, ran, rows, ways
from tests.bots.test_own import example
from tests.toy.game import TOY
from undercroft.arena.interrupts import undisturbed
from undercroft.arena.sim import run as running
from undercroft.arena.sim.executor import Processes
from undercroft.arena.sim.folder import Folder
from undercroft.arena.sim.game_reader import GameReader
from undercroft.arena.sim.interest import EACH, Glance, interesting
from undercroft.arena.sim.playing import Task, play, won
from undercroft.arena.sim.rows import Played
from undercroft.arena.workers import ExecutorLost
from undercroft.kernel.errors import SetupError
from undercroft.kernel.outcome import Over
from undercroft.kernel.setup import make_setup


class Cut:
    """A crew that is interrupted after some tasks."""

    def __init__(self, tasks: int) -> None:
        self._tasks = tasks

    def play(self, tasks: Iterator[Task]) -> Iterator[list[Played]]:
        for at, task in enumerate(tasks):
            if at == self._tasks:
                raise KeyboardInterrupt
            yield task.play()


def test_every_game_is_a_row_and_every_decision_too(tmp_path: Path) -> None:
    assert ran(tmp_path / "run").done == PLAN.total == 12
    tables = rows(tmp_path / "run")
    games = tables["games"]
    assert [row["number"] for row in games] == list(range(12))
    counted = Counter(row["number"] for row in tables["decisions"])
    assert [row["decisions"] for row in games] == [counted[n] for n in range(12)]
    assert {row["how"] for row in tables["uses"]} == {"offered", "taken", "played"}
    assert {row["track"] for row in tables["pace"]} == {"gold"}
    assert {row["cause"] for row in tables["falls"]} <= {"spark", "unknown"}
    assert games[1]["option_rounds"] == 2
    assert games[0]["heroes"] == [["ash"], ["birch"]]


def test_bots_take_turns_at_the_seats_on_the_same_seeds() -> None:
    assert [PLAN.seed_of(number) for number in (0, 1, 2, 3, 4)] == [0, 0, 0, 0, 1]
    assert PLAN.seated(0) == ("random", "greedy")
    assert PLAN.seated(2) == ("greedy", "random")
    assert PLAN.seated(3) == ("greedy", "random", "greedy")


def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    ran(tmp_path / "one")
    ran(tmp_path / "two", crew=Processes(2, PLAN.further))
    assert rows(tmp_path / "one") == rows(tmp_path / "two")


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    stopped = ran(tmp_path / "run", crew=Cut(2))
    assert stopped.interrupted
    assert 0 < stopped.done < PLAN.total
    assert Folder(tmp_path / "run").numbers() == set(range(stopped.done))
    assert ran(tmp_path / "run").done == PLAN.total
    ran(tmp_path / "whole")
    assert rows(tmp_path / "run") == rows(tmp_path / "whole")


def test_a_run_that_was_cut_while_writing_counts_no_game_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "WRITE_EVERY", 0.0)
    ran(tmp_path / "run")
    last = max((tmp_path / "run" / "games").iterdir())
    last.unlink()
    ran(tmp_path / "run")
    ran(tmp_path / "whole")
    assert rows(tmp_path / "run") == rows(tmp_path / "whole")


def test_a_run_can_be_made_longer_but_not_otherwise_changed(tmp_path: Path) -> None:
    ran(tmp_path / "run")
    assert ran(tmp_path / "run", replace(PLAN, games=8)).done == 16
    with pytest.raises(SetupError, match="a run of another plan"):
        ran(tmp_path / "run", replace(PLAN, seed=5))
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "file").touch()
    with pytest.raises(SetupError, match="is no run, and not empty"):
        ran(tmp_path / "other")
    with pytest.raises(SetupError, match="there is no run"):
        Folder(tmp_path / "none").about()


def test_an_interruption_waits_until_what_it_falls_into_is_done() -> None:
    done: list[int] = []

    def work() -> None:
        with undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
            done.append(1)

    with pytest.raises(KeyboardInterrupt):
        work()
    assert done == [1]


def test_a_run_interrupted_while_writing_counts_no_game_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Folder.append

    def interrupted(self: Folder, played: Sequence[Played]) -> None:
        append(self, played)
        os.kill(os.getpid(), signal.SIGINT)

    with monkeypatch.context() as patched:
        patched.setattr(Folder, "append", interrupted)
        stopped = ran(tmp_path / "run")
    assert stopped.interrupted
    assert [row["number"] for row in rows(tmp_path / "run")["games"]] == list(range(stopped.done))
    ran(tmp_path / "run")
    ran(tmp_path / "whole")
    assert rows(tmp_path / "run") == rows(tmp_path / "whole")


class Deadly(Task):
    """A task that kills its process the first time it is played."""

    def play(self) -> list[Played]:
        mark = Path(self.plan.further[0]) / str(self.numbers[0])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return [play(replace(self.plan, further=PLAN.further), n) for n in self.numbers]


def test_a_process_that_dies_takes_no_game_with_it(tmp_path: Path) -> None:
    plan = replace(PLAN, further=(str(tmp_path),))
    tasks = [Task(PLAN, (0,)), Task(PLAN, (1,)), Deadly(plan, (2,)), Task(PLAN, (3,))]
    found = Processes(2, PLAN.further).play(iter(tasks))
    assert sorted(one.game.number for played in found for one in played) == [0, 1, 2, 3]


class Hopeless(Task):
    """A task that always kills its process."""

    def play(self) -> list[Played]:
        os.kill(os.getpid(), signal.SIGKILL)
        return []


def test_a_crew_that_always_dies_gives_up() -> None:
    with pytest.raises(ExecutorLost, match="died 3 times"):
        list(Processes(1).play(iter([Hopeless(PLAN, (0,))])))


def test_a_game_that_goes_wrong_is_kept_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(READ, broken)
    run = ran(tmp_path / "run", replace(PLAN, games=1))
    assert [glance.number for glance in run.failed] == [0, 1]
    row = rows(tmp_path / "run")["games"][0]
    assert row["error"] == "RuntimeError: a broken study"
    record = Folder(tmp_path / "run").record_path(0).read_text(encoding="utf-8")
    assert uc.replay(record).over is not None
    assert "# RuntimeError: a broken study" in record
    assert '    raise RuntimeError("a broken study")' in record


READ = "undercroft.arena.sim.playing.GameReader.read"


def broken(*_: object) -> None:
    raise RuntimeError("a broken study")


def test_games_that_went_wrong_are_played_again_and_count_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = GameReader.read

    def sometimes_broken(self: GameReader) -> None:
        if self._number % 3 == 0:
            broken()
        read(self)

    with monkeypatch.context() as patched:
        patched.setattr(READ, sometimes_broken)
        assert [glance.number for glance in ran(tmp_path / "run").failed] == [0, 3, 6, 9]
        again = ran(tmp_path / "run")
        assert (again.done, len(again.failed), len(rows(tmp_path / "run")["games"])) == (12, 4, 12)
    mended = ran(tmp_path / "run")
    assert (mended.again, mended.failed) == ({0, 3, 6, 9}, [])
    ran(tmp_path / "whole")
    assert rows(tmp_path / "run") == rows(tmp_path / "whole")
    assert records(tmp_path / "run") == records(tmp_path / "whole")


def records(path: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in (path / "records").iterdir()}


def test_games_that_went_wrong_beyond_a_shorter_plan_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(READ, broken)
        ran(tmp_path / "run", replace(PLAN, games=2))
    shorter = ran(tmp_path / "run", replace(PLAN, games=1))
    assert shorter.again == {0, 1}
    assert (shorter.kept, [glance.number for glance in shorter.failed]) == (4, [2, 3])
    assert Folder(tmp_path / "run").plan.games == 2


def test_a_bot_that_is_a_file_may_not_change_within_a_run(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(example(), encoding="utf-8")
    plan = replace(PLAN, bots=("random", str(file)))
    ran(tmp_path / "run", plan)
    ran(tmp_path / "run", replace(plan, games=7))
    file.write_text(example() + "\n", encoding="utf-8")
    with pytest.raises(SetupError, match=r"was played with another .*mybot.py, which has changed"):
        ran(tmp_path / "run", plan)


def test_a_bot_that_has_not_yet_played_a_game_may_be_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(example(), encoding="utf-8")
    plan = replace(PLAN, bots=(str(file),))
    with monkeypatch.context() as patched:
        patched.setattr(READ, broken)
        ran(tmp_path / "run", plan)
    file.write_text(example() + "\n", encoding="utf-8")
    assert ran(tmp_path / "run", plan).failed == []


def test_what_differs_between_plans_is_told(tmp_path: Path) -> None:
    ran(tmp_path / "run")
    ways_ = (Way(2, (("hearts", 1),)), Way(2, (("hearts", 2),)))
    other = replace(PLAN, bots=("greedy",), seed=5, decisions=False, ways=ways_)
    words = (
        "(bots: random,greedy there, greedy here; seats: 2,3 there, 2 here; seed: 0 there, 5 here; "
        "decisions: kept there, not kept here; option rounds: 2 there, as usual here; "
        "option hearts: as usual there, 1,2 here); choose another folder"
    )
    with pytest.raises(SetupError, match=re.escape(words)):
        ran(tmp_path / "run", other)
    words = "ways to play: 2 seats | 3 seats · rounds=2 there, 2 seats · rounds=2 | 3 seats here"
    with pytest.raises(SetupError, match=re.escape(words)):
        ran(tmp_path / "run", replace(PLAN, ways=(Way(2, (("rounds", 2),)), Way(3, ()))))


@pytest.mark.parametrize("text", ["", "{}", "[]", "5", '{"plan": 5}', "\x00"])
def test_a_damaged_plan_is_said(tmp_path: Path, text: str) -> None:
    ran(tmp_path / "run")
    (tmp_path / "run" / "run.json").write_text(text)
    with pytest.raises(SetupError, match=r"run\.json is not the plan of a run: "):
        ran(tmp_path / "run")


def test_a_plan_of_the_wrong_kind_is_said() -> None:
    kinds: list[Any] = [{}, [], PLAN.save() | {"games": "many"}, PLAN.save() | {"ways": [5]}]
    for plain in kinds:
        with pytest.raises(SetupError, match="the plan"):
            Plan.load(plain)


@pytest.mark.parametrize("table", ["games", "uses"])
@pytest.mark.parametrize("size", [0, 200])
def test_a_damaged_table_is_said_and_its_games_can_be_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: str, size: int
) -> None:
    monkeypatch.setattr(running, "WRITE_EVERY", 0.0)
    ran(tmp_path / "run")
    assert (tmp_path / "run" / "games" / "part-00002.parquet").is_file()
    file = tmp_path / "run" / table / "part-00001.parquet"
    os.truncate(file, size)
    with pytest.raises(SetupError, match=rf"{file} is damaged .*; delete .*games/part-00001"):
        rows(tmp_path / "run")
    (tmp_path / "run" / "games" / "part-00001.parquet").unlink()
    ran(tmp_path / "run")
    ran(tmp_path / "whole")
    assert rows(tmp_path / "run") == rows(tmp_path / "whole")


def test_a_run_without_a_game_says_so(tmp_path: Path) -> None:
    ran(tmp_path / "run", crew=Cut(0))
    with pytest.raises(SetupError, match="run has no game yet"):
        Folder(tmp_path / "run").table("games")


def test_where_no_run_can_be_made_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    with pytest.raises(SetupError, match="file is a file, and a run is a folder"):
        ran(tmp_path / "file")
    with pytest.raises(SetupError, match="file/below cannot be written: Not a directory"):
        ran(tmp_path / "file" / "below")
    with pytest.raises(SetupError, match="cannot be written: No such file or directory"):
        ran(Path("/proc/nowhere/run"))


def test_records_of_games_worth_a_look_are_kept_and_replay(tmp_path: Path) -> None:
    ran(tmp_path / "run", replace(PLAN, games=20))
    folder = Folder(tmp_path / "run")
    wanted = interesting(folder.glances())
    kept = sorted(int(file.stem) for file in (tmp_path / "run" / "records").iterdir())
    assert kept == sorted(wanted)
    assert 0 < len(kept) < 40
    digests = {row["number"]: row["digest"] for row in rows(tmp_path / "run")["games"]}
    for number in kept:
        table = uc.replay(folder.record_path(number).read_text(encoding="utf-8"))
        assert table.digest() == digests[number]


def test_what_is_worth_a_look() -> None:
    glances = [Glance.of(n, 100 + n, (20 + n, 20), "won") for n in range(20)]
    glances.append(Glance.of(20, 105, (3, 0), "lost"))
    found = interesting(glances)
    assert found[19] == ("among the longest", "among the clearest")
    assert found[0] == ("among the shortest", "among the closest", "ended as won")
    assert found[20] == ("ended as lost",)
    assert len(found) == 2 * EACH + 1


def test_options_are_varied_with_each_other() -> None:
    found, refused = ways(TOY, [2, 3], {"rounds": 3, "hearts": 3}, ["hearts"])
    assert found[:2] == [Way(2, (("hearts", 1),)), Way(2, (("hearts", 2),))]
    assert (len(found), refused) == (6, [])
    none, words = ways(TOY, [7], {"rounds": 2}, [])
    assert none == []
    assert words == ["7 seats · rounds=2: Toy is not for 7 seats here; it is for 2, 3"]
    with pytest.raises(SetupError, match="none of these ways"):
        replace(PLAN, ways=()).check()


def test_rivals_share_a_victory_and_companions_all_have_it() -> None:
    over = Over("dusk", (0, 1), (1, 1, 0), (1.0, 1.0, -1.0))
    rivals = make_setup(TOY, 3, {}, None)
    together = make_setup(replace(TOY, modes=("co-op",)), 3, {}, None)
    assert won(rivals, over) == (0.5, 0.5, 0.0)
    assert won(together, over) == (1.0, 1.0, 0.0)
    assert won(together, Over("lost", (), (), (-1.0,) * 3)) == (0.0, 0.0, 0.0)


def test_a_crew_of_one_plays_in_order() -> None:
    played = list(Alone().play(iter([Task(PLAN, (3, 1)), Task(PLAN, (2,))])))
    assert [[one.game.number for one in some] for some in played] == [[3, 1], [2]]


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [("pyarrow", "parquet", "arena"), ("distributed", "cluster", "cluster")],
)
def test_where_a_package_is_missing_its_extra_is_named(
    package: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"undercroft.arena.sim.{module}"
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.raises(SetupError, match=rf"undercroft\[{extra}\]"):
        importlib.import_module(name)
