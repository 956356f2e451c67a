"""How a terminal lays out the lines of the log: each with its sum, a walk only by where it led."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.events import Term
from undercroft.kernel.history import Entry
from undercroft.kernel.log import LogLine
from undercroft.kernel.record import entry_lines
from undercroft.kernel.table import Table


def mask_of(table: Table, controller: int | None) -> int:
    """The seats of a controller, none for a spectator."""
    return 0 if controller is None else table.setup.seats_of(controller)


def told(
    table: Table, controller: int | None, since: int = 0, until: int | None = None
) -> list[str]:
    """What a controller learned from move number `since` on."""
    return [text_of(line) for line in lines_for(table, controller, since, until)]


def lines_for(
    table: Table, controller: int | None, since: int = 0, until: int | None = None
) -> list[LogLine]:
    """The lines a terminal lays out of what a controller learned from move number `since` on."""
    lines = table.log(controller, since, until)
    return without_steps([line for line in lines if not _is_done(table, line)])


def numbered(table: Table, controller: int | None) -> list[str]:
    """The numbered moves with what each told, for reading a record."""
    mask, lines = mask_of(table, controller), table.log(controller)
    texts: list[str] = []
    for number, entry in enumerate(table.history, 1):
        mine = [line for line in lines if line.move == number and line.kind != "move"]
        texts.append(f"{number:>5}  {written(entry, mask)}")
        texts += [f"       - {text}" for text in laid_out(mine, rules=True)]
    return texts


def written(entry: Entry, mask: int) -> str:
    """A move as these seats may read it."""
    return entry_lines(entry, mask)[0]


def _is_done(table: Table, line: LogLine) -> bool:
    """Whether it only says that somebody has done enough, which what follows shows."""
    verb = table.history[line.move - 1].move.verb
    return line.kind == "move" and verb is verb.notation.done


def laid_out(lines: Sequence[LogLine], *, rules: bool = False) -> list[str]:
    """Lines as texts: with their sums, with their rules if wanted; of a walk only where it led."""
    return [text_of(line, rules=rules) for line in without_steps(lines)]


def without_steps(lines: Sequence[LogLine]) -> list[LogLine]:
    """Of a walk told step by step only where it led."""
    pairs = zip(lines, [*lines[1:], None])
    return [line for line, after in pairs if not _goes_on(line, after)]


def text_of(line: LogLine, *, rules: bool = False) -> str:
    """A line with the sum behind it, and its rules if wanted."""
    text = f"{line.text} ({sum_of(line.terms)})" if line.terms else line.text
    return f"{text} [{', '.join(line.rules)}]" if rules and line.rules else text


def sum_of(terms: Sequence[Term]) -> str:
    """Terms with their sources and what they come to: `5 base - 1 dodge = 4`; sum after sum."""
    groups = dict.fromkeys(term.group for term in terms)
    return "; ".join(_sum(group, [t for t in terms if t.group == group]) for group in groups)


def _sum(group: str, terms: Sequence[Term]) -> str:
    parts = [f"{'-' if t.amount < 0 else '+'} {abs(t.amount)} {t.label}" for t in terms]
    total = sum(term.amount for term in terms)
    whole = f"{' '.join(parts).removeprefix('+ ')} = {total}"
    return f"{group}: {whole}" if group else whole


def _goes_on(line: LogLine, after: LogLine | None) -> bool:
    """Whether the next line tells the next step of the same walk."""
    if after is None or line.kind != "token-moved" or after.kind != "token-moved":
        return False
    return line.things[0] == after.things[0] and line.things[-1] in after.things[1:-1]
