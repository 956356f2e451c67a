"""How far a figure gets: cheapest paths within a budget, and the best path to one square.

A step costs 1, plus what leaving its first square and entering its second costs extra. Only squares
that are met are looked at, so big boards cost no more than small ones.
"""

from collections.abc import Iterable
from typing import Final

from undercroft.crawl.space.walls import Walls

_HIDDEN: Final = 1 << 20
_NOTHING: Final[dict[int, int]] = {}


class Ground:
    """What lies in the way.

    `closed` may not be entered; `crowded` may be passed but not stopped on. Leaving a square
    adjacent to any of `guards` costs 1 more, however many guard it; leaving one of `leave` and
    entering one of `enter` costs 1 more each time it is listed. `threats` are what a path would
    rather not meet, each time they are listed, and change no cost.
    """

    __slots__ = ("closed", "crowded", "enter", "guards", "leave", "taken", "threats")

    def __init__(
        self,
        closed: Iterable[int],
        crowded: Iterable[int],
        *,
        guards: Iterable[int] = (),
        leave: Iterable[int] = (),
        enter: Iterable[int] = (),
        threats: Iterable[int] = (),
    ) -> None:
        self.closed = frozenset(closed)
        self.crowded = frozenset(crowded)
        is_crowded = self.closed <= self.crowded
        self.taken = self.crowded if is_crowded else self.closed | self.crowded
        self.guards = frozenset(guards)
        self.leave = _counts(leave) if leave else _NOTHING
        self.enter = _counts(enter) if enter else _NOTHING
        self.threats = _counts(threats) if threats else _NOTHING


def _counts(squares: Iterable[int]) -> dict[int, int]:
    """How often each square is listed."""
    counts: dict[int, int] = {}
    for p in squares:
        counts[p] = counts.get(p, 0) + 1
    return counts


class Reach:
    """The answer: `squares` where the figure may stop, ascending. The start is not among them."""

    __slots__ = ("_best", "_ground", "_layers", "_most", "_walls", "budget", "squares", "start")

    def __init__(self, walls: Walls, start: int, budget: int, ground: Ground) -> None:
        self._walls = walls
        self._ground = ground
        self._best: dict[int, int] = {}
        self.start = start
        self.budget = budget
        self._most = budget if budget <= walls.board.grid.size else min(budget, self._dearest())
        self._layers: list[set[int]] = []
        met = self._spread() if self._is_plain() else self._spread_far()
        met.discard(start)
        self.squares = sorted(met - ground.taken)

    def _is_plain(self) -> bool:
        """Whether no square costs more to enter or to leave than others, as far as one gets."""
        ground = self._ground
        if not (ground.leave or ground.enter):
            return not self._walls.links
        away = self._walls.board.grid.distances(self.start)
        dear = [p for p in (*ground.leave, *ground.enter) if away[p] <= self.budget]
        return not (dear or self._walls.links)

    def _dearest(self) -> int:
        """What no cheapest path costs more than: it enters each square of the board once."""
        ground = self._ground
        step = 2 + sum(ground.leave.values()) + sum(ground.enter.values())
        return step * self._walls.board.grid.size

    @property
    def costs(self) -> list[int]:
        """What it costs to stop on each of the squares."""
        best = self._costs()
        return [best[p] for p in self.squares]

    def cost(self, square: int) -> int:
        """What it costs to stop on a square, or -1 where that is not possible."""
        if square not in self.squares:
            return -1
        return next(cost for cost, layer in enumerate(self._layers) if square in layer)

    def meets(self, square: int) -> bool:
        """Whether the figure comes to a square, though it may perhaps not stop on it."""
        return square in self._costs()

    def _costs(self) -> dict[int, int]:
        """What it costs to come to each square that is met."""
        if not self._best:
            for cost, layer in enumerate(self._layers):
                self._best.update(dict.fromkeys(layer, cost))
        return self._best

    # Listing: the squares by what they cost

    def _spread(self) -> set[int]:
        """Settle squares in order of cost; no step without points for all of it.

        [DA-MOV-02] [DA-MOV-03]
        """
        around, look_around = self._walls.around, self._walls.look_around
        is_unguarded = self._ground.guards.isdisjoint
        settled = set(self._ground.closed)
        settled.add(self.start)
        layer, after = {self.start}, set[int]()
        self._layers.append(layer)
        for _ in range(self._most):
            if not (layer or after):
                break
            following, after = after, set()
            for p in layer:
                near = around[p] if p in around else look_around(p)
                if is_unguarded(near):
                    following |= near
                else:
                    after |= near
            layer = following
            layer -= settled
            settled |= layer
            self._layers.append(layer)
        return settled

    def _spread_far(self) -> set[int]:
        """The same with other leaving costs, entering costs and links."""
        settled = set(self._ground.closed)
        settled.discard(self.start)
        layers = self._layers = [{self.start}, *[set[int]() for _ in range(self._most)]]
        for cost in range(self._most + 1):
            layer = layers[cost]
            layer -= settled
            settled |= layer
            for p in layer:
                left = cost + self._leaving(p)
                for q in self._next(p) if left <= self._most else ():
                    then = left + self._ground.enter.get(q, 0)
                    if then <= self._most:
                        layers[then].add(q)
        return settled

    def _leaving(self, p: int) -> int:
        """A step away from any guard costs 2, from several too."""
        ground = self._ground
        is_guarded = not ground.guards.isdisjoint(self._walls.look_around(p))
        return 1 + is_guarded + ground.leave.get(p, 0)

    def _next(self, p: int) -> frozenset[int]:
        """Where one step leads from p, links included. [CV-TILE-19]"""
        near, links = self._walls.look_around(p), self._walls.links
        if not links:
            return near
        return near.union([links[i ^ 1] for i, q in enumerate(links) if q == p])

    # The path to one square, on demand

    def path(self, target: int, hidden: Iterable[int] = ()) -> list[int]:
        """The squares entered on the way to a reached square, crowded ones included.

        Among the cheapest paths the one that meets fewest `hidden` things, then fewest threats,
        then the lowest squares, compared from the first step on.
        """
        if target not in self._costs():
            raise ValueError(f"square {target} is out of reach")
        weight = self._weights(hidden)
        tail = self._tails(target, weight)
        p = self.start
        way: list[int] = []
        while p != target:
            p = self._best_step(p, tail, weight)
            way.append(p)
        return way

    def _weights(self, hidden: Iterable[int]) -> dict[int, int]:
        """What entering squares meets: hidden things weigh more than any threats."""
        weight = self._ground.threats.copy()
        for p in hidden:
            if p in self._best:
                weight[p] = weight.get(p, 0) + _HIDDEN
        return weight

    def _is_cheapest(self, p: int, q: int) -> bool:
        """Is the step from p to q part of a cheapest path to q?"""
        return self._best[p] + self._leaving(p) + self._ground.enter.get(q, 0) == self._best[q]

    def _tails(self, target: int, weight: dict[int, int]) -> dict[int, int]:
        """The least weight met between each square of a cheapest path and the target."""
        best = self._best
        tail = {target: 0}
        fringe: list[list[int]] = [[] for _ in range(best[target] + 1)]
        fringe[best[target]].append(target)
        for cost in range(best[target], 0, -1):
            for q in fringe[cost]:
                met = tail[q] + weight.get(q, 0)
                for p in self._next(q):
                    if best.get(p, cost) < cost and self._is_cheapest(p, q):
                        if p not in tail:
                            fringe[best[p]].append(p)
                        tail[p] = min(met, tail.get(p, met))
        return tail

    def _best_step(self, p: int, tail: dict[int, int], weight: dict[int, int]) -> int:
        """The lowest next square that keeps to the least weight."""
        for q in sorted([q for q in self._next(p) if q in tail]):
            if tail[q] + weight.get(q, 0) == tail[p] and self._is_cheapest(p, q):
                return q
        raise AssertionError("a cheapest path breaks off")


def reach(walls: Walls, start: int, budget: int, ground: Ground) -> Reach:
    """Where a figure may stop for at most `budget`, and for how much. [DA-MOV-01] [CV-MOVE-02]"""
    return Reach(walls, start, budget, ground)


def nearest(walls: Walls, p: int, marks: list[int], limit: int) -> tuple[int, list[int]]:
    """The fewest steps to a marked square, and all marked squares at that number, ascending.

    Occupants are ignored, p itself is not asked. (-1, []) if none is within `limit` steps.
    """
    steps = walls.steps
    deltas = walls.board.grid.deltas
    hits: list[int] = []
    layer: list[int] = []
    if limit < 1:
        return -1, hits
    for d in deltas[steps[p]]:
        layer.append(p + d)
        if marks[p + d]:
            hits.append(p + d)
    if hits:
        return 1, hits
    return _nearest_beyond(walls, p, layer, marks, limit)


def _nearest_beyond(
    walls: Walls, p: int, layer: list[int], marks: list[int], limit: int
) -> tuple[int, list[int]]:
    """The nearest marked squares, searched layer by layer; the first layer held none."""
    steps = walls.steps
    deltas = walls.board.grid.deltas
    hits: list[int] = []
    seen = {p}
    seen.update(layer)
    for distance in range(2, limit + 1):
        ahead: list[int] = []
        for s in layer:
            for d in deltas[steps[s]]:
                q = s + d
                if q not in seen:
                    seen.add(q)
                    ahead.append(q)
                    if marks[q]:
                        hits.append(q)
        if hits:
            hits.sort()
            return distance, hits
        if not ahead:
            break
        layer = ahead
    return -1, hits
