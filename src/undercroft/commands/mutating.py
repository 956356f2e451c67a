"""`undercroft mutate`: rules broken in the nearest wrong ways, and whether a test notices."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import undercroft as uc
from undercroft.commands.asked import GameId, place_for
from undercroft.kernel.errors import SetupError, UndercroftError
from undercroft.kernel.registry import Game
from undercroft.proof.mutation.ledger import VERDICTS, Entry, Ledger
from undercroft.proof.mutation.run import Sample, Summary, call_equivalent, run, summary
from undercroft.terminal.saving import write_file

BAR = 0.92
"""The share of faults that the tests of a game have to notice."""
BELOW_BAR = 1


def mutate(
    game: GameId,
    sample: Annotated[int, typer.Option(min=1, help="Number of faults to try.")] = 1000,
    seed: Annotated[int, typer.Option(help="Random seed of the sample.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="Number of processes.")] = 2,
    ledger: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The ledger (default: docs/mutation/GAME.jsonl)."),
    ] = None,
    retry: Annotated[
        bool, typer.Option("--retry", help="Retry the faults that no test noticed.")
    ] = False,
    equivalent: Annotated[
        str | None, typer.Option(metavar="ID", help="Mark a fault as equivalent (needs --why).")
    ] = None,
    why: Annotated[str | None, typer.Option(help="Why no test can notice the fault.")] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write the outcome as a page.")
    ] = None,
) -> None:
    """Break the rules of a game in the nearest wrong ways and count what its tests notice."""
    played, drawn = uc.game(game), Sample(sample, seed)
    place_for(report, "report")
    book = Ledger(_ledger_path(played, ledger))
    if equivalent is not None:
        if not why:
            raise SetupError("say with --why what makes the fault change nothing")
        call_equivalent(played, book, equivalent, why)
    else:
        run(played, drawn, book, jobs, _tell, retries=retry)
        book.keep(drawn.drawn(played, book))
    outcome = summary(played, drawn, book)
    typer.echo(sentence(outcome))
    if report is not None:
        write_file(report, page(played, outcome))
    if outcome.share < BAR and equivalent is None:
        raise typer.Exit(BELOW_BAR)


def _ledger_path(game: Game, given: Path | None) -> Path:
    path = given or Path("docs") / "mutation" / f"{game.id}.jsonl"
    if not path.parent.is_dir():
        raise UndercroftError(f"there is no folder {path.parent} for the ledger; make it")
    return path


def _tell(entry: Entry) -> None:
    typer.echo(f"{entry.verdict:<10} {entry.id}  {entry.change}", err=True)


def sentence(outcome: Summary) -> str:
    """The outcome in one line."""
    counts = ", ".join(f"{outcome.counts[v]} {v}" for v in VERDICTS if v in outcome.counts)
    return f"{outcome.share:.1%} of the faults that count were noticed ({counts})."


def page(game: Game, outcome: Summary) -> str:
    """The outcome as a page: the counts, and what no test noticed."""
    lines = [f"# Faults in {game.name} that its tests notice", "", sentence(outcome), ""]
    if outcome.survivors:
        lines += ["Not noticed:", ""]
        lines += [f"- `{entry.id}`, line {entry.change}" for entry in outcome.survivors]
    return "\n".join([*lines, ""])
