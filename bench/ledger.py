"""Ledgers of games: one JSON line for each, written when it is over.

A run that was stopped goes on: what a ledger has is not played again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Protocol, TypeVar

from undercroft.arena.workers import Failed, Work, Workers


class Keyed(Work[Any], Protocol):
    """A game that is to be played, with what tells it from all others."""

    @property
    def key(self) -> Hashable:
        """The same as that of the line which tells of it."""
        ...


W = TypeVar("W", bound=Keyed)


def read_lines(ledger: Path) -> list[dict[str, Any]]:
    """The games of a ledger; a last line that was cut short is left out."""
    if not ledger.exists():
        return []
    lines = ledger.read_text("utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def mend(ledger: Path) -> None:
    """Take away a last line that was cut short when a run was ended, or make the folder."""
    ledger.parent.mkdir(parents=True, exist_ok=True)
    text = ledger.read_text("utf-8") if ledger.exists() else ""
    if not text.endswith("\n") and text:
        ledger.write_text(text[: text.rfind("\n") + 1], "utf-8")


def untold(wanted: Iterable[W], known: Collection[Hashable]) -> list[W]:
    """The games that no line tells of."""
    return [game for game in wanted if game.key not in known]


def add_run_options(parser: argparse.ArgumentParser, ledger: Path) -> None:
    """How long a run is, and where what it plays is kept and told."""
    parser.add_argument("--minutes", type=float, default=0, help="0: as long as it takes")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ledger", type=Path, default=ledger)
    parser.add_argument("--page", type=Path, help="write the page from the whole ledger")


def check_words(parser: argparse.ArgumentParser, text: str, known: Iterable[str]) -> None:
    """Stop at a word of a list that is not known."""
    words = list(known)
    for word in text.split(","):
        if word not in words:
            parser.error(f'"{word}" is none of {", ".join(words)}')


def play_missing(
    given: argparse.Namespace,
    asked: Iterable[Keyed],
    known: Callable[[Path], Collection[Hashable]],
    things: str,
) -> int:
    """Play what a ledger does not tell of yet, and say so; how many went wrong."""
    mend(given.ledger)
    wanted = untold(asked, known(given.ledger))
    failed = fill(given.ledger, wanted, given.jobs, given.minutes) if wanted else 0
    left = len(untold(wanted, known(given.ledger)))
    print(f"{len(wanted) - left} {things} played, {left} left, {failed} went wrong.")
    return failed


def fill(ledger: Path, wanted: Sequence[Keyed], jobs: int, minutes: float) -> int:
    """Play games into a ledger; how many went wrong. None is begun after so many minutes."""
    failed = 0
    with Workers(jobs) as workers, ledger.open("a", encoding="utf-8") as file:
        for number, outcome in workers.play(until(wanted, minutes)):
            if isinstance(outcome, Failed):
                failed += 1
                print(f"{wanted[number]}: {outcome.words}\n{outcome.trace}", file=sys.stderr)
                continue
            file.write(json.dumps(asdict(outcome)) + "\n")
            file.flush()
    return failed


def until(wanted: Iterable[W], minutes: float) -> Iterator[W]:
    """Games, as long as there is time; 0 is as long as it takes."""
    end = time.monotonic() + 60 * minutes
    for game in wanted:
        if minutes and time.monotonic() >= end:
            return
        yield game
