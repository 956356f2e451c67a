"""Fingerprints: the digest of a whole state, and the code of what a spectator sees."""

from __future__ import annotations

import json
from hashlib import blake2b

from undercroft.kernel.state import State
from undercroft.kernel.views import view

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
    return code_of_view(view(s, 0))


def code_of_view(seen: State) -> str:
    """The code of the table whose view for a spectator this is."""
    return _hash(seen, 4).hex()
