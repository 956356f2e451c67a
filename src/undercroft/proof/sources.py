"""Reading `rules.toml`: `[[rule]]` tables, strictly, with the line of what does not fit."""

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
_NEEDED: Final = {"id": str, "words": str, "kind": str}
_MORE: Final = {"later": bool, "table": str}


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule as its table states it."""

    id: str
    words: str
    kind: str
    later: bool = False
    table: str = ""
    line: int = 0


def read(where: str) -> list[Rule]:
    """The rules of a package resource written "package:file"."""
    package, _, name = where.partition(":")
    try:
        text = resources.files(package).joinpath(name).read_text("utf-8")
    except (ImportError, OSError, TypeError, ValueError):
        raise RulebookError(f'no rules lie at "{where}"; write "package:file"') from None
    return parse(text)


def parse(text: str) -> list[Rule]:
    """The rules of a text; RulebookError names the line of what does not fit."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(f"this is not TOML: {error}") from None
    for key in table:
        if key != "rule":
            where = _line(text, key) or _line(text, key, "0")
            raise RulebookError(f'there is no "{key}" here; write [[rule]]', where)
    plain = table.get("rule", [])
    if not isinstance(plain, list) or not all(isinstance(row, dict) for row in plain):
        raise RulebookError("rules are tables; write [[rule]]", _line(text, "rule"))
    return [_rule(row, text, str(i)) for i, row in enumerate(plain)]


def _line(text: str, *path: str) -> int:
    return toml.line_of(text, path)


def _rule(row: dict[str, Any], text: str, at: str) -> Rule:
    line = _line(text, "rule", at)
    _check_keys(row, text, at)
    rule = Rule(**row, line=line)
    if not ID.fullmatch(rule.id):
        raise RulebookError(f'"{rule.id}" is not a rule id such as DA-MOV-03', line)
    if rule.kind not in KINDS:
        known = ", ".join(KINDS)
        where = _line(text, "rule", at, "kind")
        raise RulebookError(f'there is no kind "{rule.kind}"; known are {known}', where)
    _check_table(rule, _line(text, "rule", at, "table"))
    return rule


def _check_keys(row: dict[str, Any], text: str, at: str) -> None:
    for key in _NEEDED:
        if key not in row:
            raise RulebookError(f'a rule lacks "{key}"', _line(text, "rule", at))
    known = _NEEDED | _MORE
    for key, value in row.items():
        where = _line(text, "rule", at, key)
        if key not in known:
            raise RulebookError(
                f'there is no "{key}" in a rule; known are {", ".join(known)}', where
            )
        if not isinstance(value, known[key]) or value == "":
            raise RulebookError(f'"{key}" cannot be {value!r}', where)


def _check_table(rule: Rule, where: int) -> None:
    if rule.table and rule.kind != "data":
        raise RulebookError("only a rule of kind data has a table", where)
    if rule.table and not _PLACE.fullmatch(rule.table):
        raise RulebookError(f'a table is written "module:NAME", not "{rule.table}"', where)
    if rule.kind == "data" and not rule.table and not rule.later:
        raise RulebookError('a rule of kind data lacks "table"', rule.line)
