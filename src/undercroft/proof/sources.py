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
    lines = [n for n, line in enumerate(text.splitlines(), 1) if line.strip() == "[[rule]]"]
    return [_rule(row, text, i, line) for i, (row, line) in enumerate(zip(plain, lines))]


def _line(text: str, *path: str) -> int:
    return toml.line_of(text, path)


def _rule(row: dict[str, Any], text: str, at: int, line: int) -> Rule:
    _check_keys(row, text, str(at), line)
    rule = Rule(**row, line=line)
    if not ID.fullmatch(rule.id):
        raise RulebookError(f'"{rule.id}" is not a rule id such as DA-MOV-03', line)
    if rule.kind not in KINDS:
        known = ", ".join(KINDS)
        where = _line(text, "rule", str(at), "kind")
        raise RulebookError(f'there is no kind "{rule.kind}"; known are {known}', where)
    wrong = _table_flaw(rule)
    if wrong:
        raise RulebookError(wrong, _line(text, "rule", str(at), "table") or line)
    return rule


def _check_keys(row: dict[str, Any], text: str, at: str, line: int) -> None:
    for key in _NEEDED:
        if key not in row:
            raise RulebookError(f'a rule lacks "{key}"', line)
    for key, value in row.items():
        wrong = _key_flaw(key, value)
        if wrong:
            raise RulebookError(wrong, _line(text, "rule", at, key))


def _key_flaw(key: str, value: object) -> str:
    known = _NEEDED | _MORE
    if key not in known:
        return f'there is no "{key}" in a rule; known are {", ".join(known)}'
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
