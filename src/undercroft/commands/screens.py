"""Sitting down at a table with a screen of its own; what draws it is loaded only then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

import typer

from undercroft.bots.choosing import Bot
from undercroft.commands import lookup
from undercroft.kernel.table import Table
from undercroft.terminal.endings import ending_lines
from undercroft.terminal.replay_session import ReplaySession
from undercroft.terminal.saving import GoOn


def full(
    table: Table, record: Path, go_on: GoOn, bots: Mapping[int, Bot], *, auto: bool = False
) -> None:
    """Play a table of this process on the whole screen, then say how to go on."""
    from undercroft.terminal.full.app import TableApp  # noqa: PLC0415  (slow to load)
    from undercroft.terminal.local import LocalSession  # noqa: PLC0415

    words = partial(lookup.words_of, table.game)
    session = LocalSession(table, record, bots=bots, rule_words=words, auto=auto)
    TableApp(session).run()
    for line in ending_lines(table, table.over) if table.over else ():
        typer.echo(line)
    told = replace(go_on, way=()).lines(table, record)
    for line in [session.notice] if session.notice else told:
        typer.echo(line)


def replayed(session: ReplaySession) -> None:
    """Show a record on the whole screen until the person leaves it."""
    from undercroft.terminal.full.replay import ReplayApp  # noqa: PLC0415  (slow to load)

    ReplayApp(session).run()
