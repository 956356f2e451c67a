"""What the proof refuses."""

from __future__ import annotations

from undercroft.kernel.errors import UndercroftError


class RulebookError(UndercroftError):
    """A rules table that cannot be read, with its line."""

    def __init__(self, what: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {what}" if line else what)


class ProofError(UndercroftError):
    """A proof that cannot be run: no pytest, no tests, an unknown rule."""
