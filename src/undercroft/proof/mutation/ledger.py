"""The ledger of mutants: one line of JSON each, appended as they are tried.

A line counts while the function it speaks of is as it was. What is said later wins, so that a
survivor can be called equivalent, with the reason.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from undercroft.proof.errors import ProofError
from undercroft.proof.mutation.mutants import Mutant

NOTICED: Final = "noticed"
SURVIVED: Final = "survived"
CRASHED: Final = "crashed"
HUNG: Final = "hung"
EQUIVALENT: Final = "equivalent"
COUNTED: Final = (NOTICED, SURVIVED)
VERDICTS: Final = (NOTICED, SURVIVED, CRASHED, HUNG, EQUIVALENT)


@dataclass(frozen=True, slots=True)
class Entry:
    """What came of one mutant: the test that noticed it, how, or why it cannot be noticed."""

    id: str
    source: str
    verdict: str
    change: str
    test: str = ""
    reason: str = ""


class Ledger:
    """A file of entries, the latest of each mutant."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: dict[str, Entry] = {}
        for number, line in enumerate(_lines(path), 1):
            entry = _entry(line, path, number)
            self.entries[entry.id] = entry

    def add(self, entry: Entry) -> None:
        """Append an entry."""
        self.entries[entry.id] = entry
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_written(entry))

    def of(self, mutant: Mutant) -> Entry | None:
        """The entry of a mutant whose function has not changed since."""
        entry = self.entries.get(mutant.id)
        return entry if entry is not None and _speaks_of(entry, mutant) else None

    def forget(self, verdict: str) -> None:
        """Let the entries of a verdict no longer count; in the file they stay until others come."""
        self.entries = {id_: e for id_, e in self.entries.items() if e.verdict != verdict}

    def keep(self, mutants: Iterable[Mutant]) -> None:
        """Write the file anew with the entries of these mutants only, one each, in their order."""
        entries = [entry for entry in map(self.of, mutants) if entry is not None]
        self.entries = {entry.id: entry for entry in entries}
        self.path.write_text("".join(map(_written, entries)), encoding="utf-8")


def _speaks_of(entry: Entry, mutant: Mutant) -> bool:
    """Whether it is the same fault in the same function, wherever the function stands now."""
    change = entry.change.partition(": ")[2]
    return entry.source == mutant.source and change == mutant.change


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8").splitlines() if path.exists() else []
    except (OSError, UnicodeDecodeError) as error:
        raise ProofError(f"the ledger {path} cannot be read: {error}") from None


def _entry(line: str, path: Path, number: int) -> Entry:
    try:
        plain: dict[str, Any] = json.loads(line)
        entry = Entry(**plain)
    except (ValueError, TypeError):
        raise ProofError(f"{path}, line {number}, is not an entry of a ledger") from None
    if entry.verdict not in VERDICTS:
        raise ProofError(f'{path}, line {number}: there is no verdict "{entry.verdict}"')
    return entry


def _written(entry: Entry) -> str:
    plain = {name: value for name, value in asdict(entry).items() if value}
    return json.dumps(plain, ensure_ascii=False) + "\n"
