"""`undercroft ladder`: bots are measured, and what is said of it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

import undercroft as uc
from undercroft.arena.ladder import OF_THEIR_OWN, Duel, Ladder, Plan, Standing
from undercroft.arena.rating import Share
from undercroft.commands import asked
from undercroft.commands.pace import NowAndThen
from undercroft.commands.tables import show_table
from undercroft.terminal.plain import INTERRUPTED

RIVALS = "Both bots of a pair play every seed from both sides; a shared win counts as half."
TOGETHER = (
    "Each bot holds all seats and plays every seed; of a pair the one scores whose party has done "
    "better on a seed, half where both did alike."
)
INTERVALS = "Intervals are Wilson's, ratings Bradley-Terry in Elo points around the mean."
VERDICTS = {1: "the first is stronger", 0: "open", -1: "the second is stronger"}


def ladder(
    ctx: typer.Context,
    game: asked.GameId,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,...", help="Names, search:200, search:2s, or your own files."),
    ],
    games: Annotated[
        int, typer.Option(min=2, help="So many games of each pair; at most so many with --sprt.")
    ] = 40,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop a pair when it is clear who is stronger.")
    ] = False,
    seats: asked.SeatCounts = None,
    option: asked.Chosen = None,
    vary: asked.Varied = None,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="So many processes play.")] = 1,
    as_json: asked.Json = False,
) -> None:
    """Measure bots on the same seeds: rivals from all sides, companions with whole parties."""
    played = uc.game(game)
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
    run.run(lambda played: pace.say(f"{played} games so far"))
    if as_json:
        typer.echo(ladder_json(run))
    else:
        show_ladder(run)
    if run.interrupted:
        raise typer.Exit(INTERRUPTED)


def show_ladder(ladder: Ladder) -> None:
    """The bots by strength, then each pair."""
    head = ("bot", "budget a decision", "games", "won", "95 %", "rating", "95 %")
    show_table(head, [_standing_row(row) for row in ladder.standings()], numbers=5)
    pairs = ("bots", "sequential test", "games", "the first won", "95 %")
    show_table(pairs, [_duel_row(duel) for duel in ladder.duels()], numbers=3)
    if ladder.plan.together and len(ladder.plan.ways) > 1:
        rows = [(way.words(), *map(_whole_share, shares)) for way, shares in ladder.by_way()]
        show_table(("way to play", *ladder.plan.bots), rows, numbers=len(ladder.plan.bots))
    typer.echo(f"{TOGETHER if ladder.plan.together else RIVALS} {INTERVALS}")


def ladder_json(ladder: Ladder) -> str:
    """The same for programs."""
    plain = {
        "bots": [asdict(row) for row in ladder.standings()],
        "pairs": [asdict(duel) for duel in ladder.duels()],
        "ways": [
            {"way": way.words(), "won": [asdict(share) for share in shares]}
            for way, shares in ladder.by_way()
        ],
    }
    return json.dumps(plain, indent=1)


def _standing_row(row: Standing) -> tuple[str, ...]:
    rating = f"{row.rating.elo:+.0f}", f"± {row.rating.error:.0f}"
    return row.bot, row.budget, str(row.games), *_share(row.share), *rating


def _duel_row(duel: Duel) -> tuple[str, ...]:
    names, verdict = " - ".join(duel.bots), VERDICTS[duel.verdict]
    return names, verdict, str(duel.games), *_share(duel.share)


def _share(share: Share) -> tuple[str, str]:
    interval = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
    return f"{100 * share.share:.1f} %", interval


def _whole_share(share: Share) -> str:
    return " ".join(_share(share))
