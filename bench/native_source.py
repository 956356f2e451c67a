"""What the compiled build changes in a source before mypyc reads it.

Every class with a base is marked, so that interpreted classes can extend it, and fields are written
out: a native class keeps no declarations such as `round: int = field(INT)` for anybody to find.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from typing import Final

MARK: Final = "@mypyc_attr(allow_interpreted_subclasses=True)"
FUTURE: Final = "from __future__ import annotations\n"
IMPORTS: Final = "import typing as _typing\nimport undercroft.kernel.layout as _layout\n"
TRANSFORM: Final = "@dataclass_transform(field_specifiers=(field,))\n"
FRAME: Final = "Frame"
EMPTY: Final = {"int": "0", "str": "''", "bool": "False"}
"""What fields hold that name no default, by their types; of others it is an empty tuple."""

Classes = dict[str, list[ast.ClassDef]]
"""The classes of several sources by name; those of one source may share a name with others."""


def marked(text: str) -> str:
    """The source with a mark on every class that has a base and no mark yet.

    The marked classes can be extended by interpreted ones, and `cls.__new__(cls)` makes their
    objects without `__init__`, which copying a frame needs.
    """
    text = re.sub(r"(?m)(?<!\)\n)^(?=class \w+\()", MARK + "\n", text)
    if MARK in text and "import mypyc_attr" not in text:
        text = text.replace(FUTURE, FUTURE + "from mypy_extensions import mypyc_attr\n", 1)
    return text


def classes_in(texts: Iterable[str]) -> Classes:
    """The classes of some sources."""
    classes: Classes = {}
    for text in texts:
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, []).append(node)
    return classes


def with_fields(text: str, everywhere: Classes) -> str:
    """The source with declared fields as annotations, a tuple FIELDS and a constructor."""
    text = text.replace(TRANSFORM, "")
    lines = text.split("\n")
    known = {**everywhere, **classes_in([text])}
    nodes = [node for (node, *_) in classes_in([text]).values() if fields_of(node)]
    for node in sorted(nodes, key=lambda node: -node.lineno):
        _write_out(lines, node, known)
    text = "\n".join(lines)
    return text.replace(FUTURE, FUTURE + IMPORTS, 1) if nodes else text


def fields_of(node: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    """The fields that a class itself declares, by name."""
    return {
        line.target.id: line
        for line in node.body
        if isinstance(line, ast.AnnAssign)
        and isinstance(line.target, ast.Name)
        and isinstance(line.value, ast.Call)
        and ast.unparse(line.value.func) == "field"
    }


def _write_out(lines: list[str], node: ast.ClassDef, known: Classes) -> None:
    """Change the lines of one class, from its last to its first, so that numbers hold."""
    bases = list(_bases(node, known))
    own = fields_of(node)
    methods = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
    if "__init__" not in methods and FRAME in [base.name for base in bases]:
        lines[node.end_lineno : node.end_lineno] = _constructor(own, bases)
    for name, line in reversed(own.items()):
        annotated = f"    {name}: {ast.unparse(line.annotation)}"
        lines[line.lineno - 1 : line.end_lineno] = [annotated]
    lines.insert(next(iter(own.values())).lineno - 1, _table(node, own))


def _bases(node: ast.ClassDef, known: Classes) -> Iterator[ast.ClassDef]:
    """The classes that a class extends, the nearest first."""
    for base in node.bases:
        candidates = known.get(_name(base), [])
        if len(candidates) > 1:
            raise ValueError(f"several classes are called {_name(base)}: give them other names")
        for found in candidates:
            yield found
            yield from _bases(found, known)


def _name(base: ast.expr) -> str:
    return ast.unparse(base.value if isinstance(base, ast.Subscript) else base)


def _table(node: ast.ClassDef, own: dict[str, ast.AnnAssign]) -> str:
    rows = [f"_layout.named({name!r}, {ast.unparse(_call(line))})" for name, line in own.items()]
    fields = f"_layout.merged({_name(node.bases[0])}.FIELDS, ({', '.join(rows)},))"
    return f"    FIELDS: _typing.ClassVar[_layout.Layout] = {fields}"


def _constructor(own: dict[str, ast.AnnAssign], bases: list[ast.ClassDef]) -> list[str]:
    """It hands the base what that takes, and sets the fields of the class itself."""
    inherited = [field for base in reversed(bases) for field in fields_of(base).items()]
    handed = {name: line for name, line in inherited if _is_taken(line) and not _given(line)}
    taken = {**handed, **{name: line for name, line in own.items() if _is_taken(line)}}
    words = ", ".join(["self", *[_parameter(name, line) for name, line in taken.items()]])
    body = [f"super().__init__({', '.join(handed)})"] if inherited else []
    body += [f"self.{name} = {name if name in taken else _start(own[name])}" for name in own]
    return ["", f"    def __init__({words}) -> None:", *[f"        {line}" for line in body]]


def _parameter(name: str, line: ast.AnnAssign) -> str:
    default = [f" = {value}" for value in _given(line)]
    return "".join([f"{name}: {ast.unparse(line.annotation)}", *default])


def _start(line: ast.AnnAssign) -> str:
    """What a field holds that the constructor does not take."""
    return (*_given(line), EMPTY.get(ast.unparse(line.annotation), "()"))[0]


def _is_taken(line: ast.AnnAssign) -> bool:
    return "init" not in [word.arg for word in _call(line).keywords]


def _given(line: ast.AnnAssign) -> list[str]:
    """The default of a field, if it names one."""
    return [ast.unparse(word.value) for word in _call(line).keywords if word.arg == "default"]


def _call(line: ast.AnnAssign) -> ast.Call:
    assert isinstance(line.value, ast.Call)
    return line.value
