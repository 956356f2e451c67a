"""What comes from others is shown, never obeyed: no control character reaches the terminal."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from undercroft.server.protocol.plain import CONTROL

_BLANKS: Final = re.compile(r"[\t-\r\x85\u2028\u2029]+")


def clean(text: str) -> str:
    """A text in one line, without control characters."""
    return CONTROL.sub("", _BLANKS.sub(" ", text))


def clean_lines(text: str) -> str:
    """The same of a text in several lines."""
    return "\n".join(clean(line).rstrip() for line in text.split("\n"))


def decoded(body: str | bytes, kind: Any) -> Any:
    """A message of a server, of a class or of a union of some, with all of its words cleaned."""
    return msgspec.convert(_cleaned(msgspec.json.decode(body)), kind)


def _cleaned(plain: Any) -> Any:
    if isinstance(plain, str):
        return clean(plain)
    if isinstance(plain, list):
        return [_cleaned(each) for each in plain]
    if isinstance(plain, dict):
        return {clean(key): _cleaned(value) for key, value in plain.items()}
    return plain
