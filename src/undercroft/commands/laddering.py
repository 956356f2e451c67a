"""`undercroft ladder`: bots are measured, and what is said of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Annotated

import typer

import undercroft as uc
from undercroft.arena.interrupts import one_interruption
from undercroft.arena.ladder import (
    OF_THEIR_OWN,
    Duel,
    Ladder,
    Plan,
    SittingFailed,
    Standing,
    WayRow,
)
from undercroft.arena.matchups import SIDES
from undercroft.arena.rating import Share
from undercroft.arena.sim.plan import refuse_fixed
from undercroft.commands import asked
from undercroft.commands.pace import NowAndThen, counted
from undercroft.commands.sentences import BROKEN
from undercroft.commands.tables import show_table
from undercroft.terminal.plain import INTERRUPTED

RIVALS = "Both bots of a pair play every seed from both sides; a shared win counts as half."
TOGETHER = (
    "Each bot holds all seats and plays every seed; of a pair the one scores whose party has done "
    "better on a seed (has won, else has the better score), half where both did alike."
)
INTERVALS = "Intervals are Wilson's, ratings Bradley-Terry in Elo points around the mean."
VERDICTS = {1: "the first is stronger", 0: "open", -1: "the second is stronger"}


def ladder(
    ctx: typer.Context,
    game: asked.GameId,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,...", help="Bots by name (search:200, search:2s) or file."),
    ],
    games: Annotated[
        int,
        typer.Option(
            min=2,
            help="So many games of each pair, at most so many with --sprt; of rivals one more if "
            "that is odd, as they play every seed from both sides.",
        ),
    ] = 40,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop a pair as soon as one is clearly stronger.")
    ] = False,
    seats: asked.SeatCounts = None,
    option: asked.Chosen = None,
    vary: asked.Varied = None,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="Number of processes.")] = 1,
    as_json: asked.Json = False,
) -> None:
    """Measure bots on the same seeds: rivals from all sides, companions with whole parties."""
    played = uc.game(game)
    refuse_fixed(option or (), vary or ())
    plan, others = Plan(
        game=played.id,
        bots=asked.names(bots),
        ways=asked.played_ways(played, seats, option, vary),
        games=games,
        sprt=sprt,
        jobs=jobs,
        further=ctx.obj.where,
    ).of_one_kind()
    for way in others:
        typer.echo(f"left out: {way.words()}: {OF_THEIR_OWN}", err=True)
    plan.check()
    run = Ladder(plan)
    pace = NowAndThen()
    with one_interruption():
        run.run(lambda played: pace.say(f"{counted(played, 'game')} so far"))
        if as_json:
            typer.echo(ladder_json(run))
        else:
            show_ladder(run)
        _end(run, debug=ctx.find_root().params.get("debug", False))


def _end(run: Ladder, *, debug: bool) -> None:
    """Whether it came to its end is told by the exit code too."""
    if run.interrupted:
        raise typer.Exit(INTERRUPTED)
    if isinstance(run.error, SittingFailed):
        if debug:
            typer.echo(run.error.trace, err=True)
        typer.echo(f"Error: {run.error}", err=True)
        raise typer.Exit(BROKEN)
    if run.error is not None:
        raise run.error


def show_ladder(ladder: Ladder) -> None:
    """The bots by strength, then each pair; nothing where nothing was played."""
    if ladder.games:
        _show_tables(ladder)
        typer.echo(f"{TOGETHER if ladder.plan.together else RIVALS} {INTERVALS}")
    for words in _remarks(ladder):
        typer.echo(words)


def _show_tables(ladder: Ladder) -> None:
    head = ("bot", "budget a decision", "games", "won", "95 %", "rating", "95 %")
    show_table(head, [_standing_row(row) for row in ladder.standings()], numbers=5)
    pairs = ("bots", "sequential test", "games", "the first won", "95 %")
    show_table(pairs, [_duel_row(duel) for duel in ladder.duels()], numbers=3)
    if ladder.plan.together and len(ladder.plan.ways) > 1:
        bots = ladder.plan.bots
        rows = [_way_row(row) for row in ladder.by_way()]
        show_table(("way to play", "games", *bots), rows, numbers=1 + len(bots))


def _remarks(ladder: Ladder) -> Iterator[str]:
    """What else is to know: more games than were asked for, or fewer."""
    plan = ladder.plan
    if not plan.together and plan.games % SIDES:
        more = f"as they play whole seeds, it is {plan.games + 1}"
        yield f"{plan.games} games of each pair were asked for; {more}."
    if ladder.is_cut_short and not ladder.games:
        yield "Stopped before a game was played: there is nothing to rate."
    elif ladder.is_cut_short:
        most = "at most " if plan.sprt else ""
        yield f"Stopped early, after {ladder.games} of {most}{plan.total} games."


def ladder_json(ladder: Ladder) -> str:
    """The same for programs; no bots and no pairs where nothing was played."""
    standings, duels = (ladder.standings(), ladder.duels()) if ladder.games else ((), ())
    plain = {
        "games": ladder.games,
        "stopped_early": ladder.is_cut_short,
        "error": str(ladder.error or ""),
        "bots": [asdict(row) for row in standings],
        "pairs": [asdict(duel) for duel in duels],
        "ways": [
            {"way": row.way.words(), "games": row.games, "won": [asdict(s) for s in row.shares]}
            for row in ladder.by_way()
        ],
    }
    return json.dumps(plain, indent=1)


def _standing_row(row: Standing) -> tuple[str, ...]:
    rating = f"{row.rating.elo:+.0f}", f"± {row.rating.error:.0f}"
    return row.bot, row.budget, str(row.games), *_share(row.share, row.games), *rating


def _duel_row(duel: Duel) -> tuple[str, ...]:
    names, verdict = " - ".join(duel.bots), VERDICTS[duel.verdict]
    return names, verdict, str(duel.games), *_share(duel.share, duel.games)


def _way_row(row: WayRow) -> tuple[str, ...]:
    shares = [" ".join(_share(share, games)) for share, games in zip(row.shares, row.games)]
    return row.way.words(), str(sum(row.games)), *(words.strip() for words in shares)


def _share(share: Share, games: int) -> tuple[str, str]:
    """A share with its interval, if there are games of which it is one."""
    if not games:
        return "-", ""
    interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
    return f"{100 * share.share:.1f} %", interval
