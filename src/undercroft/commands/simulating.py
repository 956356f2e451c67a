"""`undercroft sim`: many games by bots, kept as tables."""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Annotated, Protocol

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

import undercroft as uc
from undercroft.arena.commit import commit
from undercroft.arena.interrupts import one_interruption, undisturbed
from undercroft.arena.sim.plan import Plan, refuse_fixed
from undercroft.bots.user_bot import is_file
from undercroft.commands import asked
from undercroft.commands.pace import NowAndThen, counted
from undercroft.commands.sentences import BROKEN
from undercroft.terminal.plain import INTERRUPTED

if TYPE_CHECKING:
    from undercroft.arena.sim.executor import Executor
    from undercroft.arena.sim.folder import Folder
    from undercroft.arena.sim.interest import Glance
    from undercroft.arena.sim.run import Simulation


def sim(
    ctx: typer.Context,
    game: asked.GameId,
    games: Annotated[int, typer.Option(min=1, help="Number of games of each variation.")] = 100,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,...", help="Bots by name or file; they take turns at the seats."),
    ] = "greedy",
    seats: asked.SeatCounts = None,
    option: asked.Chosen = None,
    vary: asked.Varied = None,
    seed: Annotated[int, typer.Option(min=0, help="First random seed.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="Number of processes (default: all cores).")
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Use the Dask cluster with this scheduler."),
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--decisions", help="Also keep a row for every decision.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="RUN", help="Write to this folder (default: sim-GAME).")
    ] = None,
) -> None:
    """Let bots play many games and keep the results; resumes where it was stopped."""
    with one_interruption():
        _load_tables()
        played = uc.game(game)
        refuse_fixed(option or (), vary or ())
        plan = Plan(
            game=played.id,
            ways=asked.played_ways(played, seats, option, vary),
            bots=asked.names(bots),
            games=games,
            seed=seed,
            decisions=decisions,
            further=ctx.obj.where,
        )
        plan.check()
        _simulate(plan, out or Path(f"sim-{played.id}"), _executor(plan, jobs, cluster))


def _load_tables() -> None:
    """Packages that take their time do not like to be interrupted in it."""
    with undisturbed():
        importlib.import_module("undercroft.arena.sim.folder")


def _simulate(plan: Plan, path: Path, executor: Executor) -> None:
    from undercroft.arena.sim.folder import Folder  # noqa: PLC0415  (loads pyarrow)
    from undercroft.arena.sim.run import Simulation  # noqa: PLC0415

    folder = Folder(path)
    folder.begin(plan, commit())
    run = Simulation(plan, folder, executor)
    if run.again:
        typer.echo(f"{counted(len(run.again), 'game')} went wrong before: played again.", err=True)
    before = run.kept
    with told(plan.total) as tell:
        run.run(tell.tell)
    _say(run, folder, plan, before)


def _executor(plan: Plan, jobs: int | None, cluster: str | None) -> Executor:
    from undercroft.arena.sim.executor import Alone, Processes  # noqa: PLC0415

    if cluster is not None:
        from undercroft.arena.sim.cluster import Cluster  # noqa: PLC0415  (loads Dask)

        return Cluster(cluster)
    count = jobs or os.cpu_count() or 1
    return Processes(count, plan.further) if count > 1 else Alone()


def _say(run: Simulation, folder: Folder, plan: Plan, before: int) -> None:
    typer.echo(
        f"{counted(run.kept - before, 'game')} now, {before} before, {plan.total} wanted; "
        f"{len(run.failed)} went wrong. Run: {folder.path}"
    )
    if run.failed:
        _say_first(run.failed[0], folder)
        typer.echo(_next(run, plan), err=True)
    if len(run.failed) < run.kept and not run.interrupted:
        typer.echo(f"A page of it: undercroft report {folder.path}")
    if run.interrupted:
        typer.echo("Interrupted; the same command goes on.", err=True)
        raise typer.Exit(INTERRUPTED)
    if run.failed:
        raise typer.Exit(BROKEN)


def _say_first(failed: Glance, folder: Folder) -> None:
    """The first error, and where to look into it."""
    record = folder.record_path(failed.number)
    typer.echo(f"Game {failed.number} went wrong: {failed.error}", err=True)
    typer.echo(f"Its record, with where that came from at its end: {record}", err=True)


def _next(run: Simulation, plan: Plan) -> str:
    """What to do about games that went wrong."""
    again = "The same command plays again what went wrong"
    if len(run.failed) == run.kept or not any(is_file(name) for name in plan.bots):
        return f"{again}."
    return f"{again}; after a change of a bot's file begin anew with another --out."


class Tell(Protocol):
    """Something that shows how far a run is."""

    def tell(self, done: int) -> None:
        """Hear of the games so far."""
        ...

    def __enter__(self) -> Tell: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


def told(total: int) -> Tell:
    """A bar on a terminal, a line now and then elsewhere."""
    console = Console(stderr=True)
    return Bar(console, total) if console.is_terminal else Lines(total)


class Bar:
    """A bar with games, time and what is left of it."""

    def __init__(self, console: Console, total: int) -> None:
        self._progress = Progress(
            SpinnerColumn(),
            TextColumn("games"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("left"),
            TimeRemainingColumn(),
            console=console,
        )
        self._task = self._progress.add_task("games", total=total)

    def tell(self, done: int) -> None:
        """Move the progress bar to so many games."""
        self._progress.update(self._task, completed=done)

    def __enter__(self) -> Bar:
        self._progress.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._progress.stop()


class Lines:
    """A line now and then."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._pace = NowAndThen()

    def tell(self, done: int) -> None:
        """Print a line of progress if enough time has passed since the last."""
        self._pace.say(f"{done} of {counted(self._total, 'game')}")

    def __enter__(self) -> Lines:
        return self

    def __exit__(self, *_error: object) -> None:
        return None
