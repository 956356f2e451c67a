"""Making stored records anew, and saying what made it necessary: a number, or a rule.

Beside the records lies what is printed on cards, tiles and pages, one value a line, so that a
changed number is found by comparing, here and in the history of the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from undercroft.kernel import registry
from undercroft.kernel.errors import RecordError
from undercroft.kernel.record import replay
from undercroft.kernel.registry import Game

CONTENT = Path(__file__).parent / "content"
AGAIN = "make them anew: python -m tests.records.regenerate && python -m tests.perft.regenerate"


@dataclass(frozen=True)
class Renewal:
    """A record made anew, or nothing, and why the old one no longer serves."""

    text: str
    reason: str


def renewed(text: str) -> Renewal:
    """A record with the present fingerprint and digests, if its moves can still be played."""
    try:
        record, reason = replay(text).record(), "written otherwise"
    except RecordError as error:
        record, reason = "", str(error)
    if record == text:
        return Renewal(text, "")
    try:
        return Renewal(record or replay(moves_only(text)).record(), reason)
    except RecordError as error:
        return Renewal("", str(error))


def moves_only(text: str) -> str:
    """A record as of the present rules and content, without the digests of positions."""
    head, _, rest = text.partition("---\n")
    lines = head.splitlines(True)
    game = registry.game(game_of(text))
    now = {"content = ": game.content_hash(), "rules = ": game.revision}
    for start, value in now.items():
        lines = [f'{start}"{value}"\n' if line.startswith(start) else line for line in lines]
    moves = [line for line in rest.splitlines(True) if not line.startswith("= ")]
    return "".join([*lines, "---\n", *moves])


def game_of(text: str) -> str:
    """The id of the game that a record is of."""
    (name,) = re.findall(r'^game = "(.+)"$', text.partition("---\n")[0], re.MULTILINE)
    return str(name)


def content_lines(game: Game) -> list[str]:
    """What is printed in a game, one value a line, by the ids of what it stands on."""
    return [] if game.content_data is None else list(_flat(game.content_data(), ""))


def _flat(value: object, path: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key in sorted(value):
            yield from _flat(value[key], f"{path}/{key}")
    elif isinstance(value, list | tuple):
        for place, part in enumerate(value):
            named = part.get("id") if isinstance(part, dict) else None
            yield from _flat(part, f"{path}/{place if named is None else named}")
    else:
        yield f"{path.removeprefix('/')} = {value!r}"


@cache
def is_stale(id_: str) -> bool:
    """Whether something has been printed otherwise since the records of a game were made."""
    file = CONTENT / f"{id_}.txt"
    return file.exists() and file.read_text("utf-8").splitlines() != content_lines(
        registry.game(id_)
    )


def skip_if_stale(id_: str) -> None:
    """Leave out a test of records that are of other content: one test fails for all of them."""
    if is_stale(id_):
        pytest.skip(f"the records of {id_} are of other content; {AGAIN}")


def content_changes(game: Game) -> list[str]:
    """The printed values that have changed since the records were made."""
    file = CONTENT / f"{game.id}.txt"
    if not file.exists():
        return ["what was printed when the records were made is not known"]
    before = _values(file.read_text("utf-8").splitlines())
    after = _values(content_lines(game))
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    return [f"{n}: {before.get(n, 'nothing')} is now {after.get(n, 'nothing')}" for n in names]


def _values(lines: list[str]) -> dict[str, str]:
    return {name: value for name, _, value in (line.partition(" = ") for line in lines)}


def keep_content(game: Game) -> None:
    """Write down what is printed now."""
    CONTENT.mkdir(exist_ok=True)
    text = "".join(f"{line}\n" for line in content_lines(game))
    (CONTENT / f"{game.id}.txt").write_text(text, "utf-8")
