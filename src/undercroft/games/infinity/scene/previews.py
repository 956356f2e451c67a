"""What a move will do before it is made: an attack term by term, with its odds."""

from __future__ import annotations

from undercroft.games.infinity.combat.attack_numbers import damage_terms, elements_of, needed
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.notation import ATTACK
from undercroft.games.infinity.scene.words import label
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Preview
from undercroft.kernel.state import State

SIDES_OF_DIE = 20


def preview(view: State, move: Move) -> Preview:
    """What a move will do."""
    assert isinstance(view, Infinity)
    words = label(view, move)
    text = words[:1].upper() + words[1:]
    if move.verb is ATTACK:
        return attack_preview(view, move, text)
    return Preview(text=text)


def attack_preview(s: Infinity, move: Move, text: str) -> Preview:
    """A normal attack: what it needs, what a hit does, and how likely that is. [DI-STAT-02]"""
    target = move.args[0]
    chance = needed(s, move.seat, target)
    damage = damage_terms(s, move.seat, target, (), elements_of(s, move.seat))
    hits = total(chance)
    return Preview(
        text=f"{text}: {hits} or less hits for {total(damage)}",
        terms=(*chance, *damage),
        odds=(("hit", hits, SIDES_OF_DIE), ("miss", SIDES_OF_DIE - hits, SIDES_OF_DIE)),
        things=(s.figure_id(target),),
    )
