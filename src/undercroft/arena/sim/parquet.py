"""Rows as Parquet: the fields of a row are the columns of its table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from undercroft.arena.sim.rows import Row
from undercroft.kernel.errors import SetupError
from undercroft.kernel.options import Value

try:
    import pyarrow as pa
    import pyarrow.compute as pc
    import pyarrow.parquet as pq
except ImportError as error:
    raise SetupError(
        'games are kept as Parquet, which needs pyarrow: install "undercroft[arena]"'
    ) from error

GAMES = "games"
"""The table of which a row is a game; the other tables tell more of these games."""

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
    _write(path, _table(rows, kind, options))


def add(path: Path, rows: Sequence[Row], kind: type[Row], options: dict[str, Value]) -> None:
    """Rows to those that a file has."""
    before = [_read(path)] if path.is_file() else []
    _write(path, pa.concat_tables([*before, _table(rows, kind, options)]))


def drop(path: Path, gone: Iterable[int]) -> None:
    """The rows of some games go from a file, and the file with the last of them."""
    table = _read(path)
    left = table.filter(pc.invert(pc.is_in(table["number"], pa.array(gone, pa.int64()))))
    if left.num_rows:
        _write(path, left)
    else:
        path.unlink()


def _table(rows: Sequence[Row], kind: type[Row], options: dict[str, Value]) -> Any:
    return pa.Table.from_pylist([_flat(row) for row in rows], schema=schema(kind, options))


def _write(path: Path, table: Any) -> None:
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
    columns: list[tuple[str, Any]] = []
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is dict:
            columns += [(OPTION + option, PLAIN[type(v)]) for option, v in options.items()]
        else:
            columns.append((name, _type(hint)))
    return pa.schema(columns)


def _type(hint: object) -> Any:
    """The column type of an annotation: a number, a word, or a list of these."""
    if get_origin(hint) is tuple:
        return pa.list_(_type(get_args(hint)[0]))
    return PLAIN[hint]


def read(files: Sequence[Path], kind: type[Row], columns: Sequence[str] | None = None) -> Any:
    """Files as one table, empty where there are none."""
    if not files:
        empty = schema(kind, {}).empty_table()
        return empty.select(columns) if columns else empty
    try:
        return pa.concat_tables([_read(file, columns) for file in files])
    except pa.ArrowException as error:
        raise SetupError(f"the files in {files[0].parent} do not fit together: {error}") from None


def _read(file: Path, columns: Sequence[str] | None = None) -> Any:
    try:
        return pq.read_table(file, columns=columns)
    except (pa.ArrowException, OSError) as error:
        games = file.parent.parent / GAMES / file.name
        raise SetupError(
            f"{file} is damaged ({str(error).splitlines()[0]}); delete {games}, and the same "
            "`undercroft sim` plays its games again"
        ) from None
