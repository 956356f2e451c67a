"""`undercroft report`: a run as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.commands import asked
from undercroft.terminal.saving import write_file


def report(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="The folder of a simulation.")],
    compare: Annotated[
        Path | None, typer.Option(metavar="OTHER", help="Compare with another run.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the page here (default: RUN/report.html)."),
    ] = None,
) -> None:
    """Make one page of a simulation: who wins, which cards work, what stands out."""
    from undercroft.arena.report import page  # noqa: PLC0415  (loads pyarrow)
    from undercroft.arena.report.facts import Facts  # noqa: PLC0415
    from undercroft.arena.sim.folder import Folder  # noqa: PLC0415

    asked.place_for(out, "page")
    other = Facts(Folder(compare)) if compare is not None else None
    text = page.report(Facts(Folder(run)), other)
    file = out or run / "report.html"
    write_file(file, text)
    typer.echo(f"Report: {file}")
