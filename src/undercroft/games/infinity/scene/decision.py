"""Each legal move as something to touch, with what it costs."""

from __future__ import annotations

from collections import Counter

from undercroft.crawl.decision import button, choice
from undercroft.games.infinity import notation as n
from undercroft.games.infinity.actions.consume import cost_of
from undercroft.games.infinity.content.tables import ABILITIES
from undercroft.games.infinity.phases.prices import COST_OF, HALVES
from undercroft.games.infinity.scene.touching import touch
from undercroft.games.infinity.scene.words import label
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move
from undercroft.kernel.play import legal
from undercroft.kernel.scene import Choice


def choices_now(s: Infinity) -> tuple[Choice, ...]:
    """Every legal move as something to touch; several of one thing are told apart by buttons."""
    moves = legal(s)
    touched = [touch(s, move) for move in moves]
    often = Counter(touched)
    return tuple(
        [
            choice(
                move,
                label(s, move),
                (*things, button(move)) if often[things] > 1 else things,
                cost(s, move),
            )
            for move, things in zip(moves, touched)
        ]
    )


def cost(s: Infinity, move: Move) -> int | None:
    """What a move costs: whole action points; half a point and coins are told in words."""
    if move.verb is n.USE:
        return ABILITIES[move.args[0]].cost // HALVES or None
    if move.verb is n.CONSUME:
        return cost_of(s, move.args[0]) // HALVES or None
    halves = COST_OF.get(move.verb, 0)
    return None if halves % HALVES or not halves else halves // HALVES
