"""Previews: what a move will do as far as that is known; of an attack its terms and odds."""

from __future__ import annotations

from dataclasses import replace

from undercroft.games.caverns.actions.move import leading_to
from undercroft.games.caverns.combat.numbers import attack_preview
from undercroft.games.caverns.effects.refs import square_of
from undercroft.games.caverns.notation import MOVE
from undercroft.games.caverns.scene.decision import label, ways_now
from undercroft.games.caverns.scene.overlays import name
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Preview
from undercroft.kernel.state import State


def preview(view: State, move: Move) -> Preview:
    """What a move will do: the terms and odds of an attack. [CV-ATK-04]"""
    assert isinstance(view, Caverns)
    return replace(attack_preview(view, move), text=label(view, move), path=tuple(way(view, move)))


def way(s: Caverns, move: Move) -> list[str]:
    """The squares of a move, from the one the hero stands on."""
    grounds = ways_now(s) if move.verb is MOVE else []
    if not grounds:
        return []
    square = square_of(move.args[0])
    ground = leading_to(grounds, square)
    return [name(p) for p in (ground.start, *ground.path(square))]
