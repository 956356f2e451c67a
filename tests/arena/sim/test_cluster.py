"""A run on a cluster: the same games as here, also when a worker dies in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.sim.dask_cluster import Small, small_cluster
from tests.arena.sim.runs import PLAN, ran, rows
from tests.cli.running import TOY, refused, run, start
from undercroft.arena.sim.cluster import Cluster, dask
from undercroft.arena.sim.playing import Task
from undercroft.arena.sim.rows import Played

LONGER = replace(PLAN, games=40)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Small]:
    with small_cluster(tmp_path_factory.mktemp("cluster")) as found:
        with dask.Client(found.address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        yield found


class Struck:
    """A cluster of which a worker is killed when some games have come."""

    def __init__(self, small: Small) -> None:
        self._small = small
        self._crew = Cluster(small.address)

    def play(self, tasks: Iterator[Task]) -> Iterator[list[Played]]:
        for at, played in enumerate(self._crew.play(tasks)):
            if at == 3:
                self._small.workers[0].kill()
            yield played


def test_a_cluster_plays_what_is_asked_on_the_command_line(cluster: Small, tmp_path: Path) -> None:
    words = ("--games", 5, "--bots", "random,greedy", "--jobs", 1)
    here = run("sim", "toy", *words, "--out", tmp_path / "here")
    there = run("sim", "toy", *words, "--out", tmp_path / "there", "--cluster", cluster.address)
    assert (here.exit_code, there.exit_code) == (0, 0), there.output
    assert rows(tmp_path / "here") == rows(tmp_path / "there")


def test_a_worker_killed_in_the_middle_loses_nothing_and_counts_nothing_twice(
    cluster: Small, tmp_path: Path
) -> None:
    ran(tmp_path / "cluster", LONGER, Struck(cluster))
    assert cluster.workers[0].wait(10) != 0
    ran(tmp_path / "here", LONGER)
    assert rows(tmp_path / "cluster") == rows(tmp_path / "here")


def test_where_no_scheduler_is_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.arena.sim.cluster.REACH_SECONDS", 0.2)
    said = refused("sim", "toy", "--cluster", "tcp://127.0.0.1:9", "--out", tmp_path / "run")
    assert "There is no scheduler at tcp://127.0.0.1:9" in said


def test_what_is_no_address_is_refused_at_once(tmp_path: Path) -> None:
    process = start(*TOY, "sim", "toy", "--cluster", "nonsense", cwd=tmp_path)
    _, trouble = process.communicate(timeout=20)
    assert (process.returncode, trouble.count("\n")) == (2, 1)
    assert '"nonsense" is not the address of a scheduler, as tcp://HOST:8786 is' in trouble
    assert list(tmp_path.iterdir()) == []
