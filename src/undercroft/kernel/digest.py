"""Fingerprints: the digest of a whole state, and the code of what a spectator sees."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from undercroft.kernel.layout import Field
from undercroft.kernel.state import State
from undercroft.kernel.views import view

CODE_SIZE: Final = 4
_UNKNOWN: Final = object()
_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":"), check_circular=False).encode


def _hash(s: State, size: int) -> bytes:
    return blake2b(_encode(s.save()).encode(), digest_size=size).digest()


def digest(s: State) -> str:
    """Covers the whole state; it stays on the server and in full records."""
    return _hash(s, 8).hex()


def fingerprint(s: State) -> int:
    """The digest as a 64-bit integer, to be summed in any order."""
    return int.from_bytes(_hash(s, 8), "big")


def code(s: State) -> str:
    """Covers what a spectator sees; all clients of a table show the same."""
    return _hash(view(s, 0), CODE_SIZE).hex()


class Codes:
    """The codes of one table as it goes on: only fields that have changed are written anew."""

    def __init__(self, game: type[State]) -> None:
        self._layout = sorted(game.layout(), key=lambda field: field.name)
        self._known: dict[str, tuple[Any, str]] = {}

    def of_view(self, seen: State) -> str:
        """The code of the table whose view for a spectator this is; that view stays as it is."""
        fields = ",".join([self._field(field, getattr(seen, field.name)) for field in self._layout])
        frames = _encode([frame.save() for frame in seen.frames])
        over = _encode(None if seen.over is None else seen.over.save())
        text = f'{{"fields":{{{fields}}},"frames":{frames},"over":{over}}}'
        return blake2b(text.encode(), digest_size=CODE_SIZE).hexdigest()

    def _field(self, field: Field, value: Any) -> str:
        before, text = self._known.get(field.name, (_UNKNOWN, ""))
        if before is not value and before != value:
            text = f'"{field.name}":{_encode(field.kind.save(value))}'
            self._known[field.name] = (value, text)
        return text
