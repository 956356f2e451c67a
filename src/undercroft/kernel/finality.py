"""Which moves are final: one rule for all games, found by looking ahead.

A move is final if anything that follows it without a further choice of the same controller is
chance, a reveal (which is chance too), or another's turn, or if the game ends. Where only one move
is legal nobody chooses, so it is looked through. `Table.barrier` stands behind such a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from undercroft.kernel import play
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Decision, Picking, Scene
from undercroft.kernel.state import State

FARTHEST: Final = 64
"""After so many moves without a choice nobody can foresee what they would take back."""


def held_with(controllers: Sequence[int], seat: int) -> int:
    """The seats that the same controller holds, a bit mask."""
    return sum([1 << i for i, who in enumerate(controllers) if who == controllers[seat]])


def is_final(known: State, move: Move, mine: int) -> bool:
    """Whether a legal move cannot be taken back by whoever controls these seats (a bit mask)."""
    try:
        return not _can_choose_after(known.clone(), move, mine)
    except Exception:
        # A mistake in the rules shows when the move is made, not when it is looked at.
        return True


def _can_choose_after(s: State, move: Move, mine: int) -> bool:
    """Whether one of these seats comes to a choice of its own; single ones are followed."""
    for _ in range(FARTHEST):
        play.force(s, move)
        if not _is_asked(s, mine):
            return False
        moves = play.legal(s)
        if len(moves) != 1:
            return True
        move = moves[0]
    return False


def _is_asked(s: State, mine: int) -> bool:
    """Whether one of these seats decides now."""
    if not s.frames or isinstance(s.frames[-1], ChanceFrame):
        return False
    return bool(mine >> s.frames[-1].seat(s) & 1)


def marked(scene: Scene, known: State, mine: int) -> Scene:
    """The scene with the moves that cannot be taken back marked among its choices."""
    asked = scene.decision
    if asked is None or not asked.choices:
        return scene
    return replace(scene, decision=_decision(asked, known, mine))


def _decision(asked: Decision, known: State, mine: int) -> Decision:
    moves = {str(move): move for move in play.legal(known)}
    choices = [
        replace(choice, final=True) if is_final(known, moves[choice.move], mine) else choice
        for choice in asked.choices
    ]
    return replace(asked, choices=tuple(choices), picking=_picking(asked.picking, known, mine))


def _picking(asked: Picking | None, known: State, mine: int) -> Picking | None:
    """A set is as final as its last move is: tried with the first of what can be picked."""
    if asked is None:
        return None
    s = known.clone()
    *first, last = [s.NOTATION.parse(choice.move) for choice in asked.moves[: asked.most]]
    try:
        for move in first:
            play.force(s, move)
    except Exception:  # as in is_final
        return replace(asked, final=True)
    return replace(asked, final=is_final(s, last, mine))
