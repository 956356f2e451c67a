"""Records from the command line: stepping through them, playing on from them."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import undercroft as uc
from undercroft.commands import asked, lookup, rooms, screens
from undercroft.kernel.errors import RecordError, SetupError
from undercroft.terminal.draw import Drawing
from undercroft.terminal.endings import ending_lines
from undercroft.terminal.log import numbered
from undercroft.terminal.plain_replay import PlainReplay
from undercroft.terminal.replay_session import ReplaySession
from undercroft.terminal.saving import GoOn, fresh_path
from undercroft.terminal.talk import Terminal, is_screen


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")],
    at: Annotated[int | None, typer.Option(min=0, help="Start after this many moves.")] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, metavar="C", help="Show it as controller C saw it.")
    ] = None,
    plain: rooms.Plain = False,
) -> None:
    """Step through a record; in a pipe: the log, and the scene after its last move or move N."""
    is_read = plain or is_screen()
    luck = secrets.randbelow(1 << 32)
    table = _replayed(file, None if is_read else at, luck)
    if at is not None and len(table.history) < at:
        raise RecordError(f"{file} has {len(table.history)} moves; there is no move {at}")
    reader = _reader(table, seat)
    if not is_read:
        _print_record(table, reader)
        return
    session = ReplaySession(table, reader, at or 0, partial(lookup.words_of, table.game))
    if plain:
        PlainReplay(session, Terminal()).run()
        return
    screens.replayed(session)
    if session.is_left_to_play:
        table.rewind(session.at, luck)
        path = fresh_path(table.game.id, Path())
        screens.full(table, path, GoOn(ctx.obj.command()), {})


def _print_record(table: uc.Table, reader: int | None) -> None:
    for line in numbered(table, reader):
        typer.echo(line)
    typer.echo(f"\nAfter {len(table.history)} moves:")
    drawing = Drawing(table.game.notation.actor, Terminal().width)
    for block in drawing.blocks(table.scene(reader)).values():
        typer.echo("\n".join(block))
    for line in ending_lines(table, table.over) if table.over else ():
        typer.echo(line)


def _reader(table: uc.Table, seat: int | None) -> int | None:
    if table.reader is not None and seat not in (None, table.reader):
        raise SetupError(f"this record shows only what controller {table.reader} saw")
    if seat is not None and seat not in table.setup.controllers:
        known = ", ".join(str(c) for c in sorted(set(table.setup.controllers)))
        raise SetupError(f"there is no controller {seat}; there are {known}")
    return table.reader if seat is None else seat


def loaded_table(game_id: str, path: Path, seed: int) -> uc.Table:
    """The table of a record, ready to be played on."""
    table = _replayed(path, None, seed)
    if table.game.id != uc.game(game_id).id:
        raise SetupError(f"{path} is a record of {table.game.id}, not of {game_id}")
    if table.reader is not None:
        raise RecordError(f"{path} shows only what controller {table.reader} saw; replay it")
    table.resolve_chance()
    return table


def _replayed(path: Path, at: int | None, seed: int | None = None) -> uc.Table:
    text = asked.read_text(path, "record")
    try:
        table = uc.replay(text, at, seed)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    if table.notice:
        typer.echo(f"{table.notice[:1].upper()}{table.notice[1:]}.", err=True)
    return table
