"""A ledger of games: a JSON line for each, written when it is over, so that a run can go on."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from undercroft.arena.workers import Failed, Work, Workers

W = TypeVar("W", bound=Work[Any])
"""What can be played: its `play` makes a dataclass."""


def lines(ledger: Path) -> list[dict[str, Any]]:
    """The rows of a ledger; a last line that was cut short is left out."""
    if not ledger.exists():
        return []
    found = ledger.read_text("utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in found if line.endswith("\n")]


def mend(ledger: Path) -> None:
    """Take away a last line that was cut short when a run was ended, or make the folder."""
    ledger.parent.mkdir(parents=True, exist_ok=True)
    text = ledger.read_text("utf-8") if ledger.exists() else ""
    if not text.endswith("\n") and text:
        ledger.write_text(text[: text.rfind("\n") + 1], "utf-8")


def fill(ledger: Path, wanted: Sequence[W], jobs: int, minutes: float) -> int:
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
