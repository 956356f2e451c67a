"""Rows as Parquet: the fields of a row are the columns of its table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from undercroft.arena.sim.rows import Row
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import Value

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise SetupError(
        'games are kept as Parquet, which needs pyarrow: install "undercroft[arena]"'
    ) from error

OPTION = "option_"
"""Options are columns of their own, under their names with this before them."""

PLAIN: dict[object, Any] = {
    int: pa.int64(),
    str: pa.string(),
    float: pa.float64(),
    bool: pa.bool_(),
}


def write(path: Path, rows: Sequence[Row], kind: type[Row], options: dict[str, Value]) -> None:
    """Rows of one kind as a file, which is there whole or not at all."""
    columns = [_flat(row) for row in rows]
    table = pa.Table.from_pylist(columns, schema=schema(kind, options))
    unfinished = path.with_suffix(".tmp")
    pq.write_table(table, unfinished, compression="zstd")
    unfinished.replace(path)


def _flat(row: Row) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for field in fields(row):
        value = getattr(row, field.name)
        if isinstance(value, dict):
            flat |= {OPTION + name: chosen for name, chosen in value.items()}
        else:
            flat[field.name] = value
    return flat


def schema(kind: type[Row], options: dict[str, Value]) -> Any:
    """The columns of a table, options among them."""
    found: list[tuple[str, Any]] = []
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is dict:
            found += [(OPTION + option, PLAIN[type(v)]) for option, v in options.items()]
        else:
            found.append((name, _type(hint)))
    return pa.schema(found)


def _type(hint: object) -> Any:
    """The column type of an annotation: a number, a word, or a list of these."""
    if get_origin(hint) is tuple:
        return pa.list_(_type(get_args(hint)[0]))
    return PLAIN[hint]


def read(folder: Path, columns: Sequence[str] | None = None) -> Any:
    """All files of a folder as one table."""
    files = sorted(folder.glob("*.parquet"))
    return pa.concat_tables(pq.read_table(file, columns=columns) for file in files)


def numbers(folder: Path) -> Iterable[int]:
    """The numbers of the games in a folder."""
    return read(folder, ["number"])["number"].to_pylist() if any(folder.glob("*.parquet")) else ()
