"""Fingerprints: the digest of a whole state, and the code of what a spectator sees."""

from __future__ import annotations

import json
from hashlib import blake2b
from operator import attrgetter
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
        self._values = attrgetter(*[field.name for field in self._layout])
        self._known: list[Any] = [_UNKNOWN] * len(self._layout)
        self._texts = [""] * len(self._layout)
        self._known_frames: tuple[list[Any], str] = ([], "[]")

    def of_view(self, seen: State) -> str:
        """The code of the table whose view for a spectator this is; that view stays as it is."""
        fields = ",".join(self._fields(self._values(seen)))
        over = "null" if seen.over is None else _encode(seen.over.save())
        text = f'{{"fields":{{{fields}}},"frames":{self._frames(seen)},"over":{over}}}'
        return blake2b(text.encode(), digest_size=CODE_SIZE).hexdigest()

    def _frames(self, seen: State) -> str:
        saved = [frame.save() for frame in seen.frames]
        before, text = self._known_frames
        if before != saved:
            text = _encode(saved)
            self._known_frames = (saved, text)
        return text

    def _fields(self, values: tuple[Any, ...]) -> list[str]:
        known, texts = self._known, self._texts
        for i, value in enumerate(values):
            if known[i] is not value and known[i] != value:
                known[i], texts[i] = value, _written(self._layout[i], value)
        return texts


def _written(field: Field, value: Any) -> str:
    return f'"{field.name}":{_encode(field.kind.save(value))}'
