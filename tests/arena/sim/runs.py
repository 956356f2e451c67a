"""Small runs of the toy game, and what is compared of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import undercroft as uc
from tests.toy.game import TOY
from undercroft.arena.sim.executor import Alone, Executor
from undercroft.arena.sim.folder import TABLES, Folder
from undercroft.arena.sim.plan import Plan, Way, ways
from undercroft.arena.sim.run import Simulation

uc.register(TOY)
PLAN = Plan(
    "toy",
    (Way(2, ()), Way(3, (("rounds", 2),))),
    ("random", "greedy"),
    games=6,
    decisions=True,
    further=("tests.toy.game:TOY",),
)

__all__ = ["PLAN", "Alone", "Plan", "Way", "ran", "rows", "ways"]


def ran(path: Path, plan: Plan = PLAN, crew: Executor | None = None) -> Simulation:
    """A run of a plan in a folder."""
    plan.check()
    folder = Folder(path)
    folder.begin(plan, "test")
    run = Simulation(plan, folder, crew or Alone())
    run.run()
    return run


def rows(path: Path) -> dict[str, list[dict[str, Any]]]:
    """All tables of a run, in the order of the games."""
    folder = Folder(path)
    return {
        name: sorted(folder.table(name).to_pylist(), key=lambda row: row["number"])
        for name in TABLES
    }
