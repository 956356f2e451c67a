"""Writing TOML (the standard library only reads it), and finding the line of a key."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def dumps(table: Mapping[str, Any]) -> str:
    """TOML text: plain values first, then tables; None is left out.

    Lists of tables are arrays of tables at the top, one inline table a line further in.
    """
    return "\n".join(_lines(table, ())) + "\n"


def _lines(table: Mapping[str, Any], path: tuple[str, ...]) -> list[str]:
    lines: list[str] = []
    later: list[str] = []
    for key, value in table.items():
        if isinstance(value, Mapping):
            here = (*path, key)
            later += ["", f"[{'.'.join(_key(k) for k in here)}]", *_lines(value, here)]
        elif _is_tables(value) and not path:
            for row in value:
                later += ["", f"[[{_key(key)}]]", *_lines(row, (key,))]
        elif _is_tables(value):
            lines += [f"{_key(key)} = [", *(f"  {_value(row)}," for row in value), "]"]
        elif value is not None:
            lines.append(f"{_key(key)} = {_value(value)}")
    return lines + later


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, Mapping) for v in value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, int):
        return int.__repr__(value)
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(v) for v in value) + "]"
    raise TypeError(f"{type(value).__name__} cannot be written as TOML")


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line of a dotted path in TOML text: its deepest part that can be found, or 0."""
    nearest = 0
    table: list[str] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[+([^\]]+)\]+", line)
        if header and not re.match(r"\s*[\w-]+\s*=", line):
            table = _header(line, header.group(1), counts)
            nearest = number if _leads(table, path) else nearest
        key = re.match(r"\s*([\w-]+)\s*=", line)
        if key and _leads([*table, key.group(1)], path):
            nearest = number
    return nearest


def _header(line: str, name: str, counts: dict[str, int]) -> list[str]:
    parts = name.split(".")
    if line.lstrip().startswith("[["):
        counts[name] = counts.get(name, -1) + 1
        return [*parts, str(counts[name])]
    return parts


def _leads(start: list[str], path: tuple[str, ...]) -> bool:
    return tuple(start) == path[: len(start)]
