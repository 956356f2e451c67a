"""The tree of a search: what was tried, how often, and what came of it for every seat.

A node stands for everything that its seat cannot tell apart: the moves from one node to the next
are kept as the searching seat sees them. Which moves are legal depends on the imagined world.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from undercroft.bots.noisy import softmax
from undercroft.kernel.moves import Move

EXPLORE = 1.4
"""How much a move that was rarely tried is favoured, in standard deviations of what comes out."""

SLACK = 0.35
"""How many points of appeal make a move e times less likely to be looked at."""

WIDTH = 3.0
OUTCOMES = 2.0
"""A node visited n times considers WIDTH * sqrt(n) moves, a chance OUTCOMES * sqrt(n) outcomes."""


class Spread:
    """How far values lie apart: their standard deviation, one value after the other."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more value."""
        self.count += 1
        away = value - self.mean
        self.mean += away / self.count
        self.squares += away * (value - self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation so far; 1 while nothing differs."""
        return math.sqrt(self.squares / self.count) if self.squares > 0 else 1.0


class Edge:
    """A move of a node: how likely it is looked at, how often it was, the sum of what it gave."""

    __slots__ = ("prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What it gave on average to the seat that chose it."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision or a chance as the searching seat knows it."""

    __slots__ = ("_listed", "_order", "children", "edges", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.edges: dict[Move, Edge] = {}
        self.children: dict[Move, Node] = {}
        self._listed: Sequence[Move] = ()
        self._order: list[Move] = []

    def begin_anew(self) -> None:
        """Forget what the moves gave; what lies behind them stays."""
        self.visits, self.total = 0, 0.0
        for edge in self.edges.values():
            edge.visits, edge.total = 0, 0.0

    def child(self, seen: Move) -> Node:
        """The node behind a move as the searching seat sees it."""
        node = self.children.get(seen)
        if node is None:
            node = self.children[seen] = Node()
        return node

    def knows(self, moves: Sequence[Move]) -> bool:
        """Whether all moves have been given their priors."""
        edges = self.edges
        return moves == self._listed or all(move in edges for move in moves)

    def open(self, moves: Sequence[Move], appeals: Sequence[float]) -> None:
        """Moves that were not legal in earlier worlds get their priors."""
        for move, prior in zip(moves, softmax(appeals, SLACK)):
            if move not in self.edges:
                self.edges[move] = Edge(prior)

    def promising(self, moves: Sequence[Move]) -> list[Move]:
        """The moves to consider: the likeliest ones, more of them the oftener one was here."""
        if moves != self._listed:
            edges = self.edges
            self._listed = moves
            self._order = sorted(moves, key=lambda move: -edges[move].prior)
        return self._order[: 1 + int(WIDTH * math.sqrt(self.visits))]

    def pick(self, moves: Sequence[Move], spread: float) -> Move:
        """The move with the best hope: its mean and a bonus for what was rarely tried."""
        edges = self.edges
        unknown = self.total / self.visits if self.visits else 0.0
        bonus = EXPLORE * spread * math.sqrt(self.visits + 1)
        best, most = moves[0], -math.inf
        for move in moves:
            edge = edges[move]
            visits = edge.visits
            mean = edge.total / visits if visits else unknown
            hope = mean + bonus * edge.prior / (1 + visits)
            if hope > most:
                best, most = move, hope
        return best

    def is_wide(self) -> bool:
        """Whether a chance has shown as many outcomes as its visits are worth."""
        return len(self.children) > OUTCOMES * math.sqrt(self.visits)

    def credit(self, move: Move, value: float) -> None:
        """A future through a move has ended with a value for the seat that chose it."""
        self.visits += 1
        self.total += value
        edge = self.edges[move]
        edge.visits += 1
        edge.total += value
