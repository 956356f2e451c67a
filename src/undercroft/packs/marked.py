"""YAML read with its marks: plain data, and the line and column of every part of it.

A small, safe part of YAML is read: one document of mappings with text keys, lists and scalars.
The parser's events are followed with a stack of our own, so that hostile nesting is refused
before anything recurses; nothing is ever built from a tag.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path as File

import yaml

from undercroft.crawl.decode import Path, Plain
from undercroft.packs.building import Builder, Mark, Node, Refusal
from undercroft.packs.errors import PackError

LARGEST_FILE = 1_000_000
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

FORBIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]"
    "|^%",
    re.MULTILINE,
)


@dataclass(frozen=True, slots=True)
class Document:
    """A file read: its plain data, and where each part of it stands."""

    name: str
    plain: Plain
    root: Node = field(repr=False)

    def mark(self, path: Path, *, on_key: bool = False) -> Mark:
        """The place of the value at a path, or of its key; of its nearest parent if it is new."""
        node = self.root
        for step in path[:-1]:
            node = node.parts.get(step, node)
        last = path[-1] if path else None
        if on_key and last in node.keys:
            return node.keys[last]
        return node.parts[last].mark if last in node.parts else node.mark


def read(source: File | str | bytes, name: str | None = None) -> Document:
    """The document in a file (given as a Path) or in a text; raises PackError for any other."""
    title = name or (source.name if isinstance(source, File) else "<text>")
    text = _text(source, title)
    _check_characters(text, title)
    root = _built(text, title)
    return Document(title, root.plain, root)


def _text(source: File | str | bytes, title: str) -> str:
    raw = _raw(source, title)
    if len(raw) > LARGEST_FILE:
        raise PackError(title, 0, 0, f"a file may not be larger than {LARGEST_FILE} bytes")
    try:
        text = raw.decode("utf-8", "strict")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8").removeprefix("\ufeff")
        mark = _place(before, len(before))
        raise PackError(title, mark.line, mark.column, "this is not text in UTF-8") from None
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def _raw(source: File | str | bytes, title: str) -> bytes:
    if isinstance(source, bytes):
        return source
    if isinstance(source, str):
        return source[: LARGEST_FILE + 1].encode("utf-8", "surrogatepass")
    try:
        if not source.is_file():
            raise PackError(title, 0, 0, "there is no such file")
        with source.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, PackError):
            raise
        reason = getattr(error, "strerror", None) or error
        raise PackError(title, 0, 0, f"the file cannot be read: {reason}") from None


def _check_characters(text: str, title: str) -> None:
    wrong = FORBIDDEN.search(text)
    if wrong:
        mark = _place(text, wrong.start())
        raise PackError(title, mark.line, mark.column, _forbidden(wrong[0]))


def _forbidden(letter: str) -> str:
    if letter == "\t":
        return "tabs are not used here; indent with spaces"
    if letter == "%":
        return "YAML directives are not used here; put text that begins with % in quotes"
    return f"the character U+{ord(letter):04X} is not allowed"


def _built(text: str, title: str) -> Node:
    builder = Builder()
    try:
        for event in _events(text):
            builder.take(event)
    except Refusal as error:
        raise PackError(title, error.mark.line, error.mark.column, error.what) from None
    except yaml.YAMLError as error:
        mark, problem = _trouble(error, text)
        what = f"this is not YAML: {problem}"
        raise PackError(title, mark.line, mark.column, what) from None
    except (ValueError, OverflowError):  # the parser in Python lets a wrong \U escape through
        mark = builder.last
        what = "an escape near here is not a character"
        raise PackError(title, mark.line, mark.column, what) from None
    return builder.root


def _events(text: str) -> Iterator[yaml.Event]:
    events: Iterator[yaml.Event] = yaml.parse(text, Loader=LOADER)
    return events


def _trouble(error: yaml.YAMLError, text: str) -> tuple[Mark, str]:
    if isinstance(error, yaml.MarkedYAMLError):
        mark = error.problem_mark or error.context_mark
        place = Mark(mark.line + 1, mark.column + 1) if mark else Mark(1, 1)
        return place, error.problem or error.context or "it cannot be parsed"
    return _place(text, getattr(error, "position", 0)), "a character is not allowed"


def _place(text: str, index: int) -> Mark:
    before = text[:index]
    return Mark(before.count("\n") + 1, index - (before.rfind("\n") + 1) + 1)
