"""The command `undercroft`: thin commands over the engine. Errors are sentences."""

from __future__ import annotations

import json
import os
import secrets
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import undercroft as uc
from undercroft.arena.commit import commit
from undercroft.arena.interrupts import one_interruption
from undercroft.arena.ledger import Ledger
from undercroft.arena.soak import FOREVER, Limits, Soak, ledger_path
from undercroft.arena.trial import STUCK
from undercroft.bots.choosing import Budget
from undercroft.commands import (
    asked,
    campaigning,
    hinting,
    laddering,
    lookup,
    mutating,
    replaying,
    reporting,
    rooms,
    screens,
    simulating,
)
from undercroft.commands.asked import Chosen, GameId, Json
from undercroft.commands.sentences import BROKEN, Sentences
from undercroft.commands.soaking import Progress, report_text, show_summary
from undercroft.commands.tables import show_table
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import Game
from undercroft.terminal.advice import advised
from undercroft.terminal.local import LocalSession
from undercroft.terminal.plain import INTERRUPTED, PlainClient
from undercroft.terminal.saving import GoOn, fresh_path, write_file
from undercroft.terminal.talk import Terminal, is_screen
from undercroft.version import VERSION

if TYPE_CHECKING:
    from undercroft.arena.bench import BenchRow

MOST_SEATS = 64

app = typer.Typer(
    name="undercroft",
    cls=Sentences,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

Seats = Annotated[
    int | None, typer.Option(min=1, max=MOST_SEATS, help="Number of seats (default: the fewest).")
]


@dataclass(frozen=True, slots=True)
class Further:
    """The games given by `--with`, to be repeated in the commands that we print."""

    where: tuple[str, ...] = ()

    def command(self) -> tuple[str, ...]:
        """The beginning of a command."""
        return ("undercroft", *(word for where in self.where for word in ("--with", where)))


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"undercroft {VERSION}")
        raise typer.Exit


@app.callback()
def undercroft(
    ctx: typer.Context,
    further: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="MODULE:ATTRIBUTE", help="Load another game (repeatable)."),
    ] = None,
    debug: Annotated[  # noqa: ARG001  (what says errors reads it from the context)
        bool, typer.Option("--debug", help="Show the traceback of an error.")
    ] = False,
    version: Annotated[  # noqa: ARG001  (its callback has answered)
        bool,
        typer.Option("--version", callback=_say_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Three dungeon-crawl board games on one rules engine."""
    ctx.obj = Further(tuple(further or ()))
    if further and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    for where in ctx.obj.where:
        asked.further_game(where)


@app.command()
def games() -> None:
    """List the games."""
    registered = [uc.game(id_) for id_ in uc.games()]
    head = ("id", "name", "seats", "minutes", "modes", "words")
    show_table(head, [_game_row(game) for game in registered])


def _game_row(game: Game) -> tuple[str, ...]:
    seats = ", ".join(str(count) for count in game.seats)
    minutes = "-".join(str(m) for m in dict.fromkeys(game.minutes))
    return game.id, game.name, seats, minutes, ", ".join(game.modes) or "-", game.tagline


@app.command()
def play(
    ctx: typer.Context,
    game: GameId,
    plain: rooms.Plain = False,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option(help="Random seed (default: random).")] = None,
    option: Chosen = None,
    controllers: Annotated[
        str | None,
        typer.Option(metavar="0,0,1", help="Which player holds each seat (default: one each)."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="[SEAT=]BOT", help="A bot (name or file) for one seat, or for all free ones."
        ),
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Save the record to this file.")] = None,
    loaded: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved record.")
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Play forced moves without asking.")] = False,
) -> None:
    """Play a game in this terminal."""
    luck = secrets.randbelow(1 << 32) if seed is None else seed
    if loaded is None:
        table = _new_table(game, seats, luck, option, controllers, bot or ())
    elif seats or option or controllers:
        raise SetupError("the record decides seats, options and controllers; leave them out")
    else:
        table = replaying.loaded_table(game, loaded, luck)
    bots = asked.bots(table.setup, bot or [], luck)
    again = [word for seated in bot or () for word in ("--bot", seated)]
    again += [] if seed is None else ["--seed", str(seed)]
    again += ["--auto"] if auto else []
    go_on = GoOn(ctx.obj.command(), tuple(again))
    kept = _record_path(table.game.id, record, loaded)
    if plain or not is_screen():
        words = partial(lookup.words_of, table.game)
        at_table = LocalSession(table, kept, bots=bots, go_on=go_on, rule_words=words, auto=auto)
        raise typer.Exit(PlainClient(at_table, Terminal()).run())
    screens.full(table, kept, go_on, bots, auto=auto)


def _record_path(game_id: str, given: Path | None, loaded: Path | None) -> Path:
    """Where the record is kept; only the one that was loaded may be written over."""
    if given is not None and given.exists() and given != loaded:
        raise SetupError(f"{given} exists already; choose another name for the record")
    return given or fresh_path(game_id, Path())


def _new_table(
    game_id: str,
    seats: int | None,
    seed: int,
    option: list[str] | None,
    held: str | None = None,
    bots: Sequence[str] = (),
) -> uc.Table:
    game = uc.game(game_id)
    controllers, options = asked.controllers(held), asked.options(game, option or [])
    usual = len(controllers) if controllers else asked.seats_for_bots(game, options, bots)
    return uc.new(game_id, usual if seats is None else seats, seed, options, controllers)


for command in (rooms.join, rooms.resume, rooms.rooms):
    app.command()(command)


app.command()(replaying.replay)


@app.command()
def perft(
    game: GameId,
    depth: Annotated[int, typer.Option(min=0, max=99, help="Depth in decisions.")],
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from this position.")
    ] = None,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="Random seed of the set-up.")] = 0,
    option: Chosen = None,
) -> None:
    """Count all positions to a depth (perft)."""
    if position is None:
        table = _new_table(game, seats, seed, option)
    else:
        table = _positioned(game, position, seed)
    begun = time.perf_counter()
    counts = uc.perft(table.state, depth)
    seconds = time.perf_counter() - begun
    typer.echo(f"chance nodes {counts.chances}")
    typer.echo(f"decisions    {counts.decisions}")
    typer.echo(f"endings      {counts.endings}")
    typer.echo(f"fingerprint  {counts.fingerprints:016x}")
    typer.echo(f"seconds      {seconds:.2f}")


def _positioned(game_id: str, path: Path, seed: int) -> uc.Table:
    text = asked.read_text(path, "position")
    try:
        table = uc.load_position(text, seed)
    except uc.PositionError as error:
        raise uc.PositionError(f"{path}: {error}") from None
    if table.game.id != uc.game(game_id).id:
        raise SetupError(f"{path} is a position of {table.game.id}, not of {game_id}")
    return table


@app.command()
def rules(
    target: Annotated[
        str | None, typer.Argument(metavar="[ID|GAME]", help="A rule, or all rules of a game.")
    ] = None,
    as_json: Json = False,
    prove: Annotated[
        bool,
        typer.Option(
            "--prove", help="Check that a test fails when the rule's function is disabled."
        ),
    ] = False,
) -> None:
    """Look up rules, with the functions and tests behind them."""
    by_game = lookup.rules_for(target)
    if prove:
        _prove(by_game, as_json)
    elif as_json:
        typer.echo(json.dumps([lookup.plain(g, r) for g, rows in by_game for r in rows], indent=1))
    elif target is not None and target not in uc.games():
        typer.echo("\n".join(line for _, rows in by_game for r in rows for line in lookup.told(r)))
    else:
        rows = [(r.id, r.kind, r.words) for _, rows in by_game for r in rows]
        show_table(("id", "kind", "words"), rows)


def _prove(by_game: list[lookup.GameRules], as_json: bool) -> None:
    verdicts = [v for game, rows in by_game for v in lookup.prove(game, lookup.provable(rows))]
    if as_json:
        plain = [{"id": v.id, "proved": v.proved, "words": v.words} for v in verdicts]
        typer.echo(json.dumps(plain, indent=1))
    else:
        rows = [(v.id, "proved" if v.proved else "not proved", v.words) for v in verdicts]
        show_table(("id", "verdict", "words"), rows)
    if not all(v.proved for v in verdicts):
        raise typer.Exit(BROKEN)


@app.command()
def content(game: GameId, as_json: Json = False) -> None:
    """List the content of a game: cards, figures, tiles."""
    box = uc.game(game).content()
    if as_json:
        plain = {kind: [lookup.plain_item(item) for item in items] for kind, items in box.items()}
        typer.echo(json.dumps(plain, indent=1))
        return
    for kind, items in box.items():
        typer.echo(f"{kind} ({len(items)})")
        for item in items:
            typer.echo(f"  {item.id}: {item.name}" + (f", {item.text}" if item.text else ""))


@app.command()
def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Measure this game only.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Measure speed beside a peer in the same run."""
    rows = lookup.bench(uc.game(game).id if game else None)
    if as_json:
        typer.echo(json.dumps([asdict(row) for row in rows], indent=1))
        return
    head = ("what", "unit", "peer", "value", "peer's value")
    show_table(head, [_bench_row(row) for row in rows], numbers=2)


def _bench_row(row: BenchRow) -> tuple[str, ...]:
    peers = "-" if row.peer_value is None else f"{row.peer_value:,.1f}"
    return row.what, row.unit, row.peer or "-", f"{row.value:,.1f}", peers


@app.command()
def soak(
    ctx: typer.Context,
    game: GameId,
    minutes: Annotated[
        float | None,
        typer.Option(min=0, help="Run for this long (default: 1, unless --games is given)."),
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Stop after this many games.")] = None,
    ledger: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The ledger (default: soak-GAME.jsonl).")
    ] = None,
    limit: Annotated[
        int, typer.Option(min=1, help="Report a game with more decisions as stuck.")
    ] = STUCK,
    each: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT=N", help="Play until every variation has N games by these bots."),
    ] = None,
    vary: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Vary only this option (repeatable; default: all)."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="Number of processes.")] = 1,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write the ledger as a Markdown table.")
    ] = None,
) -> None:
    """Play many games over all seat counts, modes and options; resumes from its ledger."""
    played = uc.game(game)
    wanted = asked.numbers(each or [])
    names = asked.known_options(played, vary or [])
    asked.place_for(report, "report")
    book = Ledger(ledger_path(played.id, ledger))
    if book.notice:
        typer.echo(f"{book.notice}.", err=True)
    seconds = 60 * minutes if minutes is not None else FOREVER if games or wanted else 60.0
    limits = Limits(seconds=seconds, games=games, each=wanted, vary=names, decisions=limit)
    with one_interruption():
        summary = Soak(played, book, commit(), limits, jobs, ctx.obj.where).run(Progress().tell)
    show_summary(summary, book.path)
    if report is not None:
        write_file(report, report_text(played, summary))
    if summary.interrupted:
        raise typer.Exit(INTERRUPTED)
    if summary.failures:
        raise typer.Exit(BROKEN)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record or a position.")],
    at: Annotated[
        int | None, typer.Option(min=0, help="Look at the record after this many moves.")
    ] = None,
    bot: Annotated[
        str | None, typer.Option(help="The bot to ask (default: the strongest).")
    ] = None,
    iterations: Annotated[int, typer.Option(min=0, help="Number of search iterations.")] = 0,
    seed: Annotated[int, typer.Option(help="Random seed of the search.")] = 0,
) -> None:
    """Suggest the three best moves for the player to move, with reasons."""
    table = hinting.opened(file, at)
    advice = advised(table, bot, seed, Budget(iterations=iterations))
    typer.echo(hinting.question(table))
    rows = [(str(one.move), one.reason, f"{round(one.worth, 2) + 0.0:.2f}") for one in advice]
    show_table(("move", "why", "worth"), rows, numbers=1)
    typer.echo(hinting.WORTH)


app.add_typer(campaigning.campaign)
app.command()(mutating.mutate)
app.command()(laddering.ladder)
app.command()(simulating.sim)
app.command()(reporting.report)
