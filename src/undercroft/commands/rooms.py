"""Rooms of a running server from the command line: join, list, come back."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.commands.tables import show_table
from undercroft.kernel.errors import UndercroftError
from undercroft.terminal.talk import Terminal, is_screen

if TYPE_CHECKING:
    from undercroft.server.protocol.http import RoomInfo
    from undercroft.terminal.rooms.tickets import Kept

HERE = "http://127.0.0.1:8642"

Code = Annotated[str, typer.Argument(metavar="CODE", help="The six-letter code of a room.")]
Server = Annotated[str, typer.Option(metavar="ADDRESS", help="The address of the server.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Use plain lines, for screen readers and pipes.")
]


def join(
    code: Code,
    server: Server = HERE,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    seat: Annotated[
        int | None,
        typer.Option(min=1, max=31, help="The seat to take (default: the first open one)."),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Watch without taking a seat.")] = False,
    plain: Plain = False,
) -> None:
    """Join a room of a running server; browsers may play in it too."""
    from undercroft.terminal.rooms.reception import Reception  # noqa: PLC0415  (slow to load)
    from undercroft.terminal.rooms.tickets import Tickets  # noqa: PLC0415

    reception, tickets = Reception(server), Tickets()
    ticket = tickets.find(code, reception.server, name)
    if ticket is None:
        called = name or getpass.getuser()[:40]
        place = None if seat is None else seat - 1
        ticket = reception.join(code, called, place, watch=watch)
        tickets.keep(ticket)
    _play(ticket, plain)


def resume(
    code: Code,
    server: Annotated[
        str,
        typer.Option(metavar="ADDRESS", help="The server, if several have a room with this code."),
    ] = "",
    name: Annotated[str, typer.Option(help="Your name, if you joined under several.")] = "",
    plain: Plain = False,
) -> None:
    """Come back to a room that you joined: the same seat, the same hand."""
    from undercroft.terminal.rooms.reception import Reception  # noqa: PLC0415  (slow to load)
    from undercroft.terminal.rooms.tickets import Tickets  # noqa: PLC0415

    where = Reception(server).server if server else ""
    ticket = Tickets().find(code, where, name)
    if ticket is None:
        raise UndercroftError(f"you have no ticket for room {code}; `undercroft join` gets one")
    _play(ticket, plain)


def rooms(
    what: Annotated[
        str, typer.Argument(metavar="[check]", help="check: what becomes of a server's rooms.")
    ] = "",
    database: Annotated[
        str, typer.Option(metavar="URL", help="The database to check (default: the usual one).")
    ] = "",
) -> None:
    """List the rooms that you joined; `rooms check`: play a server's open rooms again, dry."""
    if what == "check":
        _check(database)
    elif what or database:
        raise UndercroftError(f'there is no "rooms {what}"; there is `undercroft rooms check`')
    else:
        _joined()


def _check(database: str) -> None:
    """Which rooms go on by the rules and content of now; exit code 1 if any does not."""
    from undercroft.server.checking import check  # noqa: PLC0415  (slow to load)
    from undercroft.server.config import usual_database  # noqa: PLC0415
    from undercroft.server.storage.claim import CannotKeep  # noqa: PLC0415
    from undercroft.server.storage.looking import Looking  # noqa: PLC0415

    try:
        found = list(check(Looking(database or usual_database())))
    except CannotKeep as error:
        raise UndercroftError(str(error)) from None
    rows = [(one.code, one.game, str(one.moves), one.verdict, one.why) for one in found]
    if rows:
        show_table(("code", "game", "moves", "verdict", "why"), rows)
    lost = sum(one.verdict == "to be closed" for one in found)
    typer.echo(f"{len(found)} open rooms; {lost} cannot go on and must be closed with their record")
    if lost:
        raise typer.Exit(1)


def _joined() -> None:
    from undercroft.terminal.rooms.tickets import Tickets  # noqa: PLC0415  (slow to load)

    tickets = Tickets().all()
    if not tickets:
        typer.echo("You have joined no room yet; `undercroft join CODE` does.")
        return
    servers = dict.fromkeys(ticket.server for ticket in reversed(tickets))
    rows = [row for server in servers for row in _rows(server, tickets)]
    show_table(("code", "game", "status", "you", "moves", "server"), rows)


def _rows(server: str, tickets: Sequence[Kept]) -> list[tuple[str, ...]]:
    from undercroft.terminal.rooms.reception import Reception  # noqa: PLC0415  (slow to load)

    mine = [ticket for ticket in tickets if ticket.server == server]
    try:
        infos = Reception(server).mine(mine[-100:])
    except UndercroftError as error:
        typer.echo(f"{error}.", err=True)
        return []
    return [_row(info, server) for info in infos]


def _row(info: RoomInfo, server: str) -> tuple[str, ...]:
    room = info.room
    you = next((person.name for person in room.people if person.person == info.person), "")
    status = "your turn" if info.asked else room.status
    return room.code, room.game, status, you, str(info.moves), server


def _play(ticket: Kept, plain: bool) -> None:
    """Sit in the room until the person leaves; the seat stays theirs."""
    from undercroft.terminal.rooms.session import RoomSession  # noqa: PLC0415  (slow to load)

    if plain or not is_screen():
        from undercroft.terminal.plain import PlainClient  # noqa: PLC0415

        PlainClient(RoomSession(ticket), Terminal()).run()
    else:
        from undercroft.terminal.full.app import TableApp  # noqa: PLC0415

        TableApp(RoomSession(ticket), rings=True).run()
    typer.echo(f"Come back with: undercroft resume {ticket.code}")
