"""Reading `rules.toml`: its `[[area]]`, `[[rule]]` and `[[ruling]]` tables, strictly.

What is wrong is told with its line.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from undercroft.kernel import toml
from undercroft.proof.errors import RulebookError

KINDS: Final = ("act", "check", "data", "setup", "advice")
ID: Final = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[0-9]+[a-z]?")
_PLACE: Final = re.compile(r"[\w.]+:\w+")
_NEEDED: Final[dict[str, type]] = {"id": str, "words": str, "kind": str}
_MORE: Final[dict[str, type]] = {"later": bool, "lacks": str, "table": str}
_OF_RULINGS: Final[dict[str, type]] = {"id": str, "words": str}
_OF_AREAS: Final[dict[str, type]] = {"id": str, "title": str, "part": str}


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as its table states it; `lacks` names what it speaks of that is not built yet."""

    id: str
    words: str
    kind: str
    later: bool = False
    lacks: str = ""
    table: str = ""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Ruling:
    """How an open question of the rules was settled; cited like a rule, and needs no test."""

    id: str
    words: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Area:
    """The title of the rules whose ids begin alike, and the part of the rulebook they stand in."""

    id: str
    title: str
    part: str


def read(where: str) -> list[Rule]:
    """The rules of a package resource written "package:file"."""
    return parse(_text(where))


def read_rulings(where: str) -> list[Ruling]:
    """The rulings of a package resource written "package:file"."""
    return parse_rulings(_text(where))


def read_areas(where: str) -> list[Area]:
    """The areas of the rules of a package resource, in the order in which they are best read."""
    return parse_areas(_text(where))


def _text(where: str) -> str:
    package, _, name = where.partition(":")
    try:
        return resources.files(package).joinpath(name).read_text("utf-8")
    except (ImportError, OSError, TypeError, ValueError):
        raise RulebookError(f'no rules lie at "{where}"; write "package:file"') from None


def parse(text: str) -> list[Rule]:
    """The rules of a text; RulebookError names the line of what does not fit."""
    return [_rule(row, text, i, line) for i, (row, line) in enumerate(_rows(text, "rule"))]


def parse_rulings(text: str) -> list[Ruling]:
    """The rulings of a text; RulebookError names the line of what does not fit."""
    return [_ruling(row, text, i, line) for i, (row, line) in enumerate(_rows(text, "ruling"))]


def parse_areas(text: str) -> list[Area]:
    """The areas of a text; RulebookError names the line of what does not fit."""
    rows = list(enumerate(_rows(text, "area")))
    for i, (row, line) in rows:
        _check_keys(row, text, ("area", str(i)), line, _OF_AREAS, {})
    return [Area(**row) for _, (row, _) in rows]


def area_of(id_: str) -> str:
    """The area a rule belongs to by its id: DA-MOV of DA-MOV-03."""
    return id_.rpartition("-")[0]


def _rows(text: str, kind: str) -> list[tuple[dict[str, Any], int]]:
    """The tables of one kind, each with its line."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"this is not TOML: {error}") from None
    for key in table:
        if key not in ("rule", "ruling", "area"):
            where = _line(text, key) or _line(text, key, "0")
            known = "[[rule]], [[ruling]] or [[area]]"
            raise RulebookError(f'there is no "{key}" here; write {known}', where)
    plain = table.get(kind, [])
    if not isinstance(plain, list) or not all(isinstance(row, dict) for row in plain):
        raise RulebookError(f"{kind}s are tables; write [[{kind}]]", _line(text, kind))
    lines = [n for n, line in enumerate(text.splitlines(), 1) if line.strip() == f"[[{kind}]]"]
    return list(zip(plain, lines))


def _line(text: str, *path: str) -> int:
    return toml.line_of(text, path)


def _ruling(row: dict[str, Any], text: str, at: int, line: int) -> Ruling:
    _check_keys(row, text, ("ruling", str(at)), line, _OF_RULINGS, {})
    _check_id(row["id"], line)
    return Ruling(**row, line=line)


def _check_id(id_: str, line: int) -> None:
    if not ID.fullmatch(id_):
        raise RulebookError(f'"{id_}" is not a rule id such as DA-MOV-03', line)


def _rule(row: dict[str, Any], text: str, at: int, line: int) -> Rule:
    _check_keys(row, text, ("rule", str(at)), line, _NEEDED, _MORE)
    rule = Rule(**row, line=line)
    _check_id(rule.id, line)
    if rule.kind not in KINDS:
        known = ", ".join(KINDS)
        where = _line(text, "rule", str(at), "kind")
        raise RulebookError(f'there is no kind "{rule.kind}"; known are {known}', where)
    wrong = _table_flaw(rule)
    if wrong:
        raise RulebookError(wrong, _line(text, "rule", str(at), "table") or line)
    return rule


def _check_keys(
    row: dict[str, Any],
    text: str,
    path: tuple[str, str],
    line: int,
    needed: dict[str, type],
    more: dict[str, type],
) -> None:
    for key in needed:
        if key not in row:
            raise RulebookError(f'a {path[0]} lacks "{key}"', line)
    for key, value in row.items():
        wrong = _key_flaw(path[0], key, value, needed | more)
        if wrong:
            raise RulebookError(wrong, _line(text, *path, key))


def _key_flaw(kind: str, key: str, value: object, known: dict[str, type]) -> str:
    if key not in known:
        return f'there is no "{key}" in a {kind}; known are {", ".join(known)}'
    if not isinstance(value, known[key]) or value == "":
        return f'"{key}" cannot be {value!r}'
    return ""


def _table_flaw(rule: Rule) -> str:
    if rule.table and rule.kind != "data":
        return "only a rule of kind data has a table"
    if rule.table and not _PLACE.fullmatch(rule.table):
        return f'a table is written "module:NAME", not "{rule.table}"'
    if rule.kind == "data" and not rule.table and not rule.later:
        return 'a rule of kind data lacks "table"'
    return ""
