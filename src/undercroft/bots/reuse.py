"""Reusing a tree: which of its nodes is the one that a seat has come to.

A view can be played on as its seat sees the moves, so the tree is followed from the last view
along the moves it knows until a view comes up that equals the new one.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.bots.tree import Node
from undercroft.kernel.digest import digest
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import HIDDEN, Move
from undercroft.kernel.play import decider, force, legal
from undercroft.kernel.state import State

MOST = 40
"""How many moves of the tree are tried."""


def follow(node: Node, seen: State, move: Move, view: State, moves: Sequence[Move]) -> Node | None:
    """The node of a view that came after a move in a tree, if the tree has one that was visited."""
    first = node.children.get(move)
    if first is None or not first.visits or HIDDEN in move.args:
        return None
    after = seen.clone()
    force(after, move)
    wanted, left = digest(view), MOST
    open_: list[tuple[Node, State]] = [(first, after)]
    while open_ and left:
        left -= 1
        at, state = open_.pop(0)
        if _is_at(state, moves) and digest(state) == wanted:
            return at
        open_ += _later(at, state, moves[0].seat)
    return None


def _is_at(state: State, moves: Sequence[Move]) -> bool:
    if state.over is not None or isinstance(state.frames[-1], ChanceFrame):
        return False
    return decider(state) == moves[0].seat and legal(state) == list(moves)


def _later(node: Node, state: State, seat: int) -> list[tuple[Node, State]]:
    """What the tree knows to come before the seat decides again, the likeliest first."""
    if state.over is not None or decider(state) == seat:
        return []
    later: list[tuple[Node, State]] = []
    for move, child in sorted(node.children.items(), key=lambda entry: -entry[1].visits):
        if child.visits:
            after = state.clone()
            force(after, move)
            later.append((child, after))
    return later
