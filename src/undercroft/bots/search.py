"""Information-set Monte Carlo tree search: many imagined worlds, one tree of what a seat knows.

The n-th future of every first move is played in the same world with the same luck, and what it
gives is measured by what the most appealing first move gave there: first moves are compared in
pairs.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from undercroft.bots.choosing import Advice, Budget, Choice
from undercroft.bots.common_random_numbers import Luck
from undercroft.bots.greedy import Imagination
from undercroft.bots.playout import Playing
from undercroft.bots.reasons import Reasons
from undercroft.bots.reuse import follow
from undercroft.bots.tree import Node, Spread
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import Move
from undercroft.kernel.play import force, legal
from undercroft.kernel.registry import Game
from undercroft.kernel.state import State
from undercroft.kernel.views import determinize

USUAL = Budget(iterations=100)
DEEPEST = 24
CAUTION = 1.0
"""By how many standard errors a move must be better than the most appealing one to be taken."""

LIKELY = 3
"""How many moves of the likeliest future are told."""

Path = list[tuple[Node, Move]]


class Search:
    """Looks many futures ahead and takes the move that is surely best."""

    def __init__(self, game: Game, seed: int, usual: Budget = USUAL) -> None:
        self._playing = Playing(game)
        self._usual = usual
        self._imagination = Imagination(seed)
        self._tree: tuple[Node, State] | None = None
        self._chosen: Move | None = None

    def choose(self, view: State, legal: Sequence[Move], budget: Budget) -> Choice:
        """The move that is surely best."""
        if len(legal) == 1:
            self._chosen = None
            return Choice(legal[0], "the only move")
        best = self._thought(view, legal, budget, None).advice()[0]
        self._chosen = best.move
        return Choice(best.move, f"worth {best.worth:.2f}: {best.reason}")

    def advise(self, view: State, legal: Sequence[Move], budget: Budget) -> list[Advice]:
        """The moves that were looked at, the one that is surely best first, and what it is by."""
        return self._thought(view, legal, budget, Reasons()).advice()

    def _thought(
        self, view: State, legal: Sequence[Move], budget: Budget, reasons: Reasons | None
    ) -> Thought:
        root = self._root(view, legal)
        thought = Thought(view, legal, self._playing, self._imagination, root, reasons)
        thought.think(self._usual if budget.is_open else budget)
        self._tree, self._chosen = (thought.root, view), None
        return thought

    def _root(self, view: State, legal: Sequence[Move]) -> Node:
        """The part of the last tree that this view follows on, or a new one."""
        if self._tree is None or self._chosen is None:
            return Node()
        return follow(*self._tree, self._chosen, view, legal) or Node()


class Thought:
    """The search for one decision."""

    def __init__(
        self,
        view: State,
        moves: Sequence[Move],
        playing: Playing,
        imagination: Imagination,
        root: Node,
        reasons: Reasons | None,
    ) -> None:
        self.root = root
        self._reasons = reasons
        self._view = view
        self._moves = moves
        self._seat = moves[0].seat
        self._playing = playing
        self._imagination = imagination
        self._luck = imagination.random.getrandbits(32)
        self._worlds: list[State] = []
        self._usual: Move = moves[0]
        self._levels: list[float] = []
        self._spread = Spread()

    def think(self, budget: Budget) -> None:
        """Play futures until the budget is spent; the tree behind the first moves is kept."""
        if not self.root.knows(self._moves):
            appeals = self._playing.appeals(self._view, self._moves, self._luck)
            self.root.open(self._moves, appeals)
        self.root.begin_anew()
        self._usual = self.root.promising(self._moves)[0]
        goes_on = self._until(budget)
        while goes_on():
            self._future()

    def _until(self, budget: Budget) -> Callable[[], bool]:
        end = time.perf_counter() + budget.seconds
        if not budget.seconds:
            return lambda: self.root.visits < budget.iterations
        most = budget.iterations or 1 << 30
        return lambda: self.root.visits < most and time.perf_counter() < end

    def _future(self) -> None:
        """One iteration: a first move, a world for it, down the tree, on, and back."""
        first = self._first()
        nth = self.root.edges[first].visits
        world, luck = self._world(nth).clone(), Luck(self._luck + nth)
        path: Path = [(self.root, first)]
        node = self._step(self.root, world, first)
        while world.over is None and len(path) < DEEPEST:
            is_new = not node.visits
            node = self._down(node, world, luck, path)
            if is_new:
                break
        self._playing.finish(world, luck, path[-1][1].seat)
        self._back(path, world, nth)

    def _first(self) -> Move:
        """The first move with the best hope; the most appealing one is tried in a world before."""
        root = self.root
        first = root.pick(root.promising(self._moves), self._spread.deviation)
        is_ahead = root.edges[first].visits >= len(self._levels)
        return self._usual if is_ahead else first

    def _world(self, nth: int) -> State:
        while len(self._worlds) <= nth:
            self._worlds.append(determinize(self._view, self._imagination))
        return self._worlds[nth]

    def _step(self, node: Node, world: State, move: Move) -> Node:
        """Play a move in a world; the node behind it as the searching seat sees it."""
        seen = world.frames[-1].seen_by(world, move) & self._view.viewer
        force(world, move)
        return node.child(move if seen else move.hidden())

    def _down(self, node: Node, world: State, luck: Luck, path: Path) -> Node:
        """One move down the tree, by chance or by the seat that decides there."""
        frame = world.frames[-1]
        if isinstance(frame, ChanceFrame):
            move = _outcome(node, frame, world, luck)
            node.visits += 1
            return self._step(node, world, move)
        moves = legal(world)
        if not node.knows(moves):
            node.open(moves, self._playing.appeals(world, moves, self._luck))
        move = node.pick(node.promising(moves), self._spread.deviation)
        path.append((node, move))
        return self._step(node, world, move)

    def _back(self, path: Path, world: State, nth: int) -> None:
        """What came of a future, told to all that led there."""
        values = {seat: self._playing.value(world, seat) for seat in {m.seat for _, m in path}}
        for node, move in path[1:]:
            node.credit(move, values[move.seat])
        first, value = path[0][1], values[self._seat]
        if first == self._usual:
            self._levels.append(value)
        else:
            self._spread.add(value - self._levels[nth])
        self.root.credit(first, value - self._levels[nth])
        if self._reasons is not None:
            self._explain(self._reasons, first, world, nth)

    def _explain(self, reasons: Reasons, first: Move, world: State, nth: int) -> None:
        """Keep in parts what came of a future."""
        parts = self._playing.score_terms(world, self._seat)
        if first == self._usual:
            reasons.add_usual(parts)
        else:
            reasons.add(first, nth, parts)

    def advice(self) -> list[Advice]:
        """What became of the moves that were tried, the one that is surely best first."""
        edges = self.root.edges
        tried = [move for move in self._moves if edges[move].visits] or self._moves
        order = sorted(tried, key=self._sure, reverse=True)
        level = sum(self._levels) / max(1, len(self._levels))
        return [Advice(move, level + self._sure(move), self._reason(move, order)) for move in order]

    def _sure(self, move: Move) -> float:
        """By how much a move is surely better than the most appealing one."""
        edge = self.root.edges[move]
        if move == self._usual:
            return 0.0
        return edge.mean - CAUTION * self._spread.deviation / math.sqrt(max(1, edge.visits))

    def _reason(self, move: Move, order: Sequence[Move]) -> str:
        """How far it lies ahead or behind, by what, and what is likely to follow."""
        words = f"{self.root.edges[move].visits} of {self.root.visits} futures begin so"
        rival = order[0] if move != order[0] else order[min(1, len(order) - 1)]
        if move != rival:
            words = f"{self._compared(move, rival)}, {words}"
        later = likely(self.root.children.get(move), LIKELY)
        return f"{words}, likely then {', '.join(map(str, later))}" if later else words

    def _compared(self, move: Move, rival: Move) -> str:
        points = self._sure(move) - self._sure(rival)
        part = self._reasons.between(move, rival) if self._reasons and is_apart(points) else ""
        return f"{apart(points)}, mostly by {part}" if part else apart(points)


def _outcome(node: Node, frame: ChanceFrame[State], world: State, luck: Luck) -> Move:
    """What chance decides; where enough outcomes are known, one of those if any can be."""
    if node.is_wide():
        weighed = zip(frame.legal(world), frame.weights(world))
        known = [(move, weight) for move, weight in weighed if move in node.children]
        if known:
            at = luck.below(world, sum(weight for _, weight in known))
            for move, weight in known:
                at -= weight
                if at < 0:
                    return move
    return frame.sample(world, luck.word(world))


def is_apart(points: float) -> bool:
    """Whether a difference can be told."""
    return abs(points) >= 0.005


def apart(points: float) -> str:
    """A difference in words."""
    side = "ahead" if points > 0 else "behind"
    return f"{abs(points):.2f} points {side}" if is_apart(points) else "as good as another"


def likely(node: Node | None, most: int) -> list[Move]:
    """The decisions that were tried most often from a node on."""
    told: list[Move] = []
    while node is not None and len(told) < most:
        tried = {move: edge.visits for move, edge in node.edges.items() if edge.visits}
        if tried:
            move = max(tried, key=lambda move: tried[move])
            told.append(move)
            node = node.children.get(move)
        elif node.children:
            node = max(node.children.values(), key=lambda child: child.visits)
        else:
            return told
    return told
