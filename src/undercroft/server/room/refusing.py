"""Refusing a command, in words."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.checks import Refusal
from undercroft.server.protocol.pushes import Code


class Refuse(Exception):
    """A command that is not carried out; nothing has changed."""

    def __init__(self, code: Code, words: str, refusals: Sequence[Refusal] = ()) -> None:
        self.code: Code = code
        self.words = words
        self.refusals = tuple(refusals)
        super().__init__(words)


class NoRoom(Refuse):
    """There is no room of this code."""


class CannotBeRead(Refuse):
    """What is asked for is here, but the server cannot read it; it is kept as it is."""
