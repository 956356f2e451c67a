"""How far a figure gets: cheapest paths within a budget, and the best path to one square.

A step costs 1, plus what leaving its first square and entering its second costs extra. All work is
done in a window of the board just large enough for the budget, so big boards cost no more.
"""

from typing import Final

from undercroft.crawl.space.walls import Walls

_HIDDEN: Final = 1 << 20


class Ground:
    """What lies in the way, as lists of squares.

    `closed` may not be entered; `crowded` may be passed but not stopped on. Leaving a square
    adjacent to any of `guards` costs 1 more, however many guard it; leaving one of `leave` and
    entering one of `enter` costs 1 more each time it is listed. `hidden` and `threats` are what a
    path would rather not meet, each time they are listed, and change no cost.
    """

    __slots__ = ("closed", "crowded", "enter", "guards", "hidden", "leave", "threats")

    def __init__(
        self,
        closed: list[int],
        crowded: list[int],
        *,
        guards: list[int] | None = None,
        leave: list[int] | None = None,
        enter: list[int] | None = None,
        hidden: list[int] | None = None,
        threats: list[int] | None = None,
    ) -> None:
        self.closed = closed
        self.crowded = crowded
        self.guards: list[int] = guards or []
        self.leave: list[int] = leave or []
        self.enter: list[int] = enter or []
        self.hidden: list[int] = hidden or []
        self.threats: list[int] = threats or []


class Reach:
    """The answer: `squares` where the figure may stop, ascending, and their `costs` alongside.

    The start is not among them. Squares inside are counted from `_base`, the window's first.
    """

    __slots__ = (
        "_base",
        "_best",
        "_enter",
        "_ground",
        "_leave",
        "_steps",
        "_walls",
        "budget",
        "costs",
        "squares",
        "start",
    )

    def __init__(self, walls: Walls, start: int, budget: int, ground: Ground) -> None:
        grid = walls.board.grid
        rim = grid.width + 1
        first = start - budget * rim - rim
        end = start + budget * rim + rim + 1
        if first < 0 or walls.links:
            first = 0
        if end > grid.size or walls.links:
            end = grid.size
        self._walls = walls
        self._ground = ground
        self._base = first
        self._steps = walls.steps[first:end]
        self._best: list[int] = [budget + 1] * (end - first)
        self._leave: list[int] = [1] * (end - first)
        self._enter: list[int] = []
        self.start = start
        self.budget = budget
        self.squares: list[int] = []
        self.costs: list[int] = []
        self._prepare(first, end)
        found = self._spread_far() if ground.enter or walls.links else self._spread()
        self._name_stops(found)

    def cost(self, square: int) -> int:
        """What it costs to stop on a square, or -1 where that is not possible."""
        return self._best[square - self._base] if square in self.squares else -1

    # Listing

    def _prepare(self, first: int, end: int) -> None:
        """Write the ground into the window; enemies bar the way. [DA-MOV-06] [CV-MOVE-04]"""
        best, ground = self._best, self._ground
        for p in ground.closed:
            if first <= p < end:
                best[p - first] = -1
        best[self.start - first] = 0
        if ground.guards:
            self._guard(first, end)
        if ground.leave:
            for p in ground.leave:
                if first <= p < end:
                    self._leave[p - first] += 1
        if ground.enter:
            self._enter = self._counts(ground.enter)

    def _guard(self, first: int, end: int) -> None:
        """A step away from any guard costs 2, from several too. [DA-MOV-03]

        The window is one rim wider than the budget: a guard on the rim itself is too far away.
        """
        leave, steps = self._leave, self._steps
        grid = self._walls.board.grid
        deltas, rim = grid.deltas, grid.width + 1
        low = first + rim if first else 0
        high = end - rim if end < grid.size else end
        for p in self._ground.guards:
            if low <= p < high:
                p -= first
                for d in deltas[steps[p]]:
                    leave[p + d] = 2

    def _counts(self, squares: list[int]) -> list[int]:
        """How often each square of the window is listed."""
        first = self._base
        counts = [0] * len(self._best)
        end = first + len(counts)
        for p in squares:
            if first <= p < end:
                counts[p - first] += 1
        return counts

    def _spread(self) -> list[int]:
        """Settle squares in order of cost; no step without points for all of it. [DA-MOV-02]"""
        best, leave, steps = self._best, self._leave, self._steps
        deltas = self._walls.board.grid.deltas
        budget = self.budget
        found: list[int] = []
        fringe: list[list[int]] = [[self.start - self._base]]
        for _ in range(budget):
            fringe.append([])  # noqa: PERF401 - a comprehension costs more here
        for cost in range(budget):
            for p in fringe[cost]:
                if best[p] == cost:
                    found.append(p)
                    then = cost + leave[p]
                    if then <= budget:
                        onward = fringe[then]
                        for d in deltas[steps[p]]:
                            q = p + d
                            if best[q] > then:
                                best[q] = then
                                onward.append(q)
        for p in fringe[budget]:
            if best[p] == budget:
                found.append(p)  # noqa: PERF401
        return found

    def _spread_far(self) -> list[int]:
        """The same with entering costs and links."""
        best, leave, steps = self._best, self._leave, self._steps
        enter = self._enter or [0] * len(best)
        deltas = self._walls.board.grid.deltas
        links = self._walls.links
        found: list[int] = []
        fringe: list[list[int]] = [[] for _ in range(self.budget + 1)]
        fringe[0].append(self.start - self._base)
        for cost in range(self.budget + 1):
            for p in fringe[cost]:
                if best[p] != cost:
                    continue
                found.append(p)
                left = cost + leave[p]
                if left > self.budget:
                    continue
                for q in self._next(p) if links else [p + d for d in deltas[steps[p]]]:
                    then = left + enter[q]
                    if then < best[q]:
                        best[q] = then
                        fringe[then].append(q)
        return found

    def _next(self, p: int) -> list[int]:
        """Where one step leads from p, ascending, links included. [CV-TILE-19]"""
        there = [p + d for d in self._walls.board.grid.deltas[self._steps[p]]]
        links = self._walls.links
        if links:
            here = p + self._base
            there += [links[i ^ 1] - self._base for i in range(len(links)) if links[i] == here]
            there.sort()
        return there

    def _name_stops(self, found: list[int]) -> None:
        """The settled squares but the start and the crowded ones. [DA-MOV-05] [CV-MOVE-05]"""
        base, best = self._base, self._best
        end = base + len(best)
        del found[0]
        for p in self._ground.crowded:
            if base <= p < end and 0 < best[p - base] <= self.budget:
                found.remove(p - base)
        found.sort()
        self.squares = [p + base for p in found]
        self.costs = [best[p] for p in found]

    # The path to one square, on demand

    def path(self, target: int) -> list[int]:
        """The squares entered on the way to a reached square, crowded ones included.

        Among the cheapest paths the one that meets fewest hidden things, then fewest threats,
        then the lowest squares, compared from the first step on.
        """
        base = self._base
        if not self._is_settled(target):
            raise ValueError(f"square {target} is out of reach")
        weight = self._weights()
        tail = self._tails(target - base, weight)
        p = self.start - base
        way: list[int] = []
        while p != target - base:
            p = self._best_step(p, tail, weight)
            way.append(p + base)
        return way

    def _is_settled(self, square: int) -> bool:
        i = square - self._base
        return 0 <= i < len(self._best) and 0 <= self._best[i] <= self.budget

    def _weights(self) -> list[int]:
        """What entering each square meets: hidden things weigh more than any threats."""
        weight = self._counts(self._ground.threats)
        if self._ground.hidden:
            hidden = self._counts(self._ground.hidden)
            for i in range(len(weight)):
                weight[i] += hidden[i] * _HIDDEN
        return weight

    def _is_cheapest(self, p: int, q: int) -> bool:
        """Is the step from p to q part of a cheapest path to q?"""
        if self._best[p] < 0:
            return False
        extra = self._enter[q] if self._enter else 0
        return self._best[p] + self._leave[p] + extra == self._best[q]

    def _tails(self, target: int, weight: list[int]) -> list[int]:
        """The least weight met between each square of a cheapest path and the target; else -1."""
        tail = [-1] * len(weight)
        tail[target] = 0
        fringe: list[list[int]] = [[] for _ in range(self._best[target] + 1)]
        fringe[self._best[target]].append(target)
        for cost in range(self._best[target], 0, -1):
            for q in fringe[cost]:
                met = tail[q] + weight[q]
                for p in self._next(q):
                    if self._is_cheapest(p, q):
                        if tail[p] < 0:
                            fringe[self._best[p]].append(p)
                        if tail[p] < 0 or met < tail[p]:
                            tail[p] = met
        return tail

    def _best_step(self, p: int, tail: list[int], weight: list[int]) -> int:
        """The lowest next square that keeps to the least weight."""
        for q in self._next(p):
            if tail[q] >= 0 and self._is_cheapest(p, q) and tail[q] + weight[q] == tail[p]:
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
    """The same from the second layer on."""
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
        layer = ahead
    return -1, hits
