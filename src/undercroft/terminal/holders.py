"""Who holds which seat at a table in this room, and the bots among them."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.bots.choosing import Bot, Budget
from undercroft.kernel.table import Table


class Holders:
    """The controllers of a table: people at this keyboard, and bots."""

    def __init__(self, table: Table, bots: Mapping[int, Bot] | None = None) -> None:
        self._table = table
        self._bots = dict(bots or {})

    def controller(self, seat: int) -> int:
        """Who holds a seat."""
        return self._table.setup.controllers[seat]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays it."""
        return seat in self._bots

    def bot_plays(self, seat: int) -> None:
        """Let the bot of a seat choose from what it sees, and play that."""
        view = self._table.view(self.controller(seat))
        choice = self._bots[seat].choose(view, self._table.legal(), Budget())
        self._table.play(choice.move)

    def people(self) -> set[int]:
        """The controllers that are people."""
        seats = range(self._table.setup.seats)
        return {self.controller(seat) for seat in seats if not self.is_bot(seat)}

    def is_shared(self) -> bool:
        """Whether more than one person plays here."""
        return len(self.people()) > 1

    def invitation(self, controller: int) -> str:
        """What a cover says."""
        held = enumerate(self._table.setup.controllers)
        actor = self._table.game.notation.actor
        who = ", ".join(actor(seat) for seat, c in held if c == controller)
        return f"Hand the keyboard to controller {controller} ({who}), then press Enter."
