"""Bots at a table: each with its own seed, its measured budget, and nothing but its view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.bots.choosing import Bot, Choice
from undercroft.bots.roster import make, measured
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.table import Table

MOST_SEATS = 64
ALONE = "the only move"

Heard = Callable[[int, Sequence[Move], Choice], None]
"""Told at each decision: the seat, what it could do, what it does and why."""


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot at a table of a seed."""
    return seed * MOST_SEATS + seat


class Seated:
    """The bots of a table, one for each controller by the name at its first seat."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        self._table = table
        held = table.setup.controllers
        firsts = {controller: held.index(controller) for controller in held}
        self._bots: dict[int, Bot] = {
            controller: make(names[seat], table.game, bot_seed(table.seed, seat))
            for controller, seat in firsts.items()
        }
        self._budgets = {controller: measured(names[seat]) for controller, seat in firsts.items()}

    def play(self, heard: Heard | None = None, most: int | None = None) -> int:
        """Play to the end, or so many decisions; how many were made. Nobody is asked who has one
        move only."""
        table, decisions = self._table, 0
        while isinstance(now := table.pending, Decide) and decisions != most:
            moves = table.legal()
            choice = self._choice(now.seat, moves)
            if heard is not None:
                heard(now.seat, moves, choice)
            table.play(choice.move)
            decisions += 1
        return decisions

    def _choice(self, seat: int, moves: Sequence[Move]) -> Choice:
        if len(moves) == 1:
            return Choice(moves[0], ALONE)
        controller = self._table.setup.controllers[seat]
        view = self._table.view(controller)
        return self._bots[controller].choose(view, moves, self._budgets[controller])
