"""Tables on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text


def show_table(head: Sequence[str], rows: Sequence[Sequence[str]], numbers: int = 0) -> None:
    """A table; the last `numbers` columns are set to the right."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, name in enumerate(head):
        right = at >= len(head) - numbers
        table.add_column(name, justify="right" if right else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Console(highlight=False).print(table)


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table in a page."""
    lines = [head, ["---"] * len(head), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]
