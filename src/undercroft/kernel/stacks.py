"""Stacks of cards whose order nobody has decided yet, and zones of cards that may be hidden.

A stack is a pool of unordered cards and runs of places from top to bottom. A run has `count`
places; its `own` cards lie surely among them, the other places hold cards of the pool. A place
whose card was looked at is `known`, with the seats that know it. Nothing else about the order
exists, so nothing else can leak. A card that leaves a stack is decided at that moment, by chance.

A stack that runs out and is filled again from public discards starts a new *generation* with a
pool of its own: who holds hidden cards of the old generation surely holds none of the new.

All values here are immutable: clones share them. No card kind may be both own and in the pool.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.rows import replaced, without
from undercroft.kernel.runs import EVERYONE, NO_SEATS, Run, forgotten, less, sees

TOP: Final = 0
BOTTOM: Final = -1


__all__ = ["BOTTOM", "EVERYONE", "NO_SEATS", "TOP", "Run", "Stack", "counted", "sees", "weighted"]

Pools = tuple[tuple[int, ...], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack:
    """A face-down stack: pools (one a generation) and runs.

    A pool may hold more cards than the runs need: cards set aside unseen, or, in a view, cards
    that lie hidden elsewhere.
    """

    __slots__ = ("pools", "runs", "size")

    def __init__(self, pools: Pools, runs: Iterable[Run]) -> None:
        self.pools = pools
        self.runs = tuple([run for run in runs if run.count])
        self.size = sum([run.count for run in self.runs])

    @staticmethod
    def of(cards: Iterable[int], count: int | None = None) -> Stack:
        """A shuffled stack of cards, or of `count` of them drawn unseen."""
        pool = tuple(sorted(cards))
        return Stack((pool,), (Run(len(pool) if count is None else count),))

    @staticmethod
    def recipe(cards: Iterable[int], *runs: tuple[int, tuple[int, ...]]) -> Stack:
        """A stack built top to bottom: places, and the cards surely among them."""
        return Stack(
            (tuple(sorted(cards)),), [Run(count, tuple(sorted(own))) for count, own in runs]
        )

    @property
    def pool(self) -> tuple[int, ...]:
        """The pool of the newest generation."""
        return self.pools[-1]

    def at(self, place: int) -> tuple[int, int]:
        """The run and the place in it, for a place counted from the top (negative: bottom)."""
        if place == TOP and self.runs:
            return 0, 0
        if place < 0:
            place += self.size
        for i, run in enumerate(self.runs):
            if 0 <= place < run.count:
                return i, place
            place -= run.count
        raise IndexError("the stack has no such place")

    def outcomes(self, place: int) -> tuple[list[int], list[int]]:
        """The distinct cards that may lie at a place, with integer weights.

        An own card weighs as much as the pool has cards, a pool card as much as the run has
        places left beside its own cards.
        """
        i, at = self.at(place)
        run = self.runs[i]
        if run.known_at(at) != HIDDEN:
            return [run.known[at]], [1]
        pool = self.pools[run.gen]
        own = run.open_own()
        if not own:
            return counted(pool, 1)
        spare = run.open_places() - len(own)
        cards, weights = counted(own, len(pool) if spare else 1)
        more = counted(pool, spare) if spare else ([], [])
        return cards + more[0], weights + more[1]

    def pick(self, place: int, u: int, bits: int = 64) -> int:
        """The card at a place that an integer below 2**bits decides, by the weights."""
        i, at = self.at(place)
        run = self.runs[i]
        if run.known_at(at) != HIDDEN:
            return run.known[at]
        if not run.own:
            pool = self.pools[run.gen]
            return pool[(u * len(pool)) >> bits]
        cards, weights = self.outcomes(place)
        return cards[weighted(weights, u, bits)]

    def seats_at(self, place: int) -> int:
        """The seats that know the card of a place."""
        i, at = self.at(place)
        return self.runs[i].seats[at] if self.runs[i].seats else NO_SEATS

    def drawn(self, place: int, card: int) -> Stack:
        """The stack after `card` has left a place; HIDDEN leaves what it may be in the pool."""
        i, at = self.at(place)
        run = self.runs[i]
        if card != HIDDEN and not run.known and not run.own:
            pools = _repooled(self.pools, run.gen, less(self.pools[run.gen], card))
            return self._with_less(pools, i, Run(run.count - 1, gen=run.gen))
        pools = self._taken(run, at, card)
        if card == HIDDEN and run.open_own() and run.known_at(at) == HIDDEN:
            raise ValueError("a card of a mixed run cannot be drawn unseen; unmix it first")
        return Stack(pools, self._replaced(i, run.without(at, card)))

    def unmixed(self, place: int) -> Stack:
        """The stack with the own cards of a run given to its pool, where that changes no odds."""
        i, _ = self.at(place)
        run = self.runs[i]
        own = run.open_own()
        if not own:
            return self
        if len(self.pools[run.gen]) != run.open_places() - len(own):
            raise ValueError("own cards of a run that shares its pool cannot be unmixed")
        freed = Run(run.count, (), run.known, run.seats, run.gen)
        return Stack(self._more(run.gen, own), self._replaced(i, freed))

    def learned(self, place: int, card: int, seats: int) -> Stack:
        """The stack after some seats have looked at the card of a place."""
        i, at = self.at(place)
        run = self.runs[i]
        pools = self._taken(run, at, card)
        return Stack(pools, self._replaced(i, run.learned(at, card, seats)))

    def put(self, place: int, card: int, seats: int) -> Stack:
        """The stack with a card laid at a place (TOP, BOTTOM or a depth), known to some seats."""
        if not self.runs:
            first = Run(0, gen=len(self.pools) - 1).with_card(0, card, seats)
            return Stack(self.pools, (first,))
        if place == BOTTOM or place >= self.size:
            last = len(self.runs) - 1
            run = self.runs[last].with_card(self.runs[last].count, card, seats)
            return Stack(self.pools, self._replaced(last, run))
        i, at = self.at(place)
        return Stack(self.pools, self._replaced(i, self.runs[i].with_card(at, card, seats)))

    def rearranged(self, order: tuple[int, ...], seats: int) -> Stack:
        """The stack with its top places in another order; only these seats still know them.

        The runs of these places become one, whatever the order is: who does not know it cannot
        tell from which of them a card has come.
        """
        if not order:
            return self
        marks = [self._mark(place) for place in order]
        first, *rest = self.runs
        while first.count < len(order):
            first = first.joined(rest.pop(0))
        return Stack(self.pools, (first.remarked(marks, seats), *rest))

    def _mark(self, place: int) -> tuple[int, int]:
        i, at = self.at(place)
        return self.runs[i].known_at(at), self.seats_at(place)

    def shuffled(self) -> Stack:
        """The stack shuffled: runs merge (into the newest generation), knowledge is gone."""
        inside = [card for run in self.runs for card in (*run.own, *run.strangers())]
        pools = self.joined_pools()
        if len(pools[-1]) + len(inside) == self.size:
            return Stack(_added(pools, len(pools) - 1, inside), (self._merged(()),))
        return Stack(pools, (self._merged(tuple(sorted(inside))),))

    def joined_pools(self) -> Pools:
        """All pools given to the newest generation."""
        everything = tuple(sorted([card for pool in self.pools for card in pool]))
        return (*[() for _ in self.pools[1:]], everything)

    def _merged(self, own: tuple[int, ...]) -> Run:
        return Run(self.size, own, gen=len(self.pools) - 1)

    def refilled(self, cards: Iterable[int]) -> Stack:
        """An empty stack filled from cards that everybody knows: a new generation."""
        fresh = tuple(sorted(cards))
        return Stack((*self.pools, fresh), (Run(len(fresh), gen=len(self.pools)),))

    def mixed_in(self, cards: Iterable[int]) -> Stack:
        """The stack shuffled together with cards, hidden ones among them too."""
        more = list(cards)
        known = [card for card in more if card != HIDDEN]
        run = Run(self.size + len(more), gen=len(self.pools) - 1)
        inside = [card for run in self.runs for card in (*run.own, *run.strangers())]
        pools = _added(self.joined_pools(), len(self.pools) - 1, [*known, *inside])
        return Stack(pools, (run,))

    def knowing(self, seats: int) -> Stack:
        """The stack as these seats see it: what only others know is undecided again."""
        if not any(run.known for run in self.runs):
            return self
        pools = self.pools
        runs = []
        for run in self.runs:
            if run.known:
                lost, run = forgotten(run, seats)
                pools = _added(pools, run.gen, lost)
            runs.append(run)
        return Stack(pools, runs)

    def returned(self, gen: int, *cards: int) -> Stack:
        """The stack with cards in a generation's pool that lie hidden elsewhere."""
        return Stack(self._more(gen, cards), self.runs)

    def decided(self, gen: int, card: int) -> Stack:
        """The stack without a pool card that has turned out to lie elsewhere."""
        return Stack(_repooled(self.pools, gen, less(self.pools[gen], card)), self.runs)

    def cards(self) -> list[int]:
        """Every card that is in the stack or might be: pools, own and known ones."""
        held = [card for pool in self.pools for card in pool]
        for run in self.runs:
            held.extend(run.own)
            held.extend(run.strangers())
        return sorted(held)

    def _taken(self, run: Run, at: int, card: int) -> Pools:
        if card == HIDDEN or run.known_at(at) != HIDDEN or card in run.open_own():
            return self.pools
        return _repooled(self.pools, run.gen, less(self.pools[run.gen], card))

    def _more(self, gen: int, cards: Sequence[int]) -> Pools:
        return _added(self.pools, gen, cards)

    def _with_less(self, pools: Pools, i: int, run: Run) -> Stack:
        """The stack with other pools, in which a run has lost one place."""
        stack = Stack.__new__(Stack)
        stack.pools = pools
        stack.runs = self._replaced(i, run) if run.count else without(self.runs, i)
        stack.size = self.size - 1
        return stack

    def _replaced(self, i: int, run: Run) -> tuple[Run, ...]:
        return replaced(self.runs, i, run) if len(self.runs) > 1 else (run,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and self.pools == other.pools and self.runs == other.runs

    def __hash__(self) -> int:
        return hash((self.pools, self.runs))

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"Stack({self.pools}, {self.runs})"


def _added(pools: Pools, gen: int, cards: Sequence[int]) -> Pools:
    return _repooled(pools, gen, tuple(sorted((*pools[gen], *cards))))


def _repooled(pools: Pools, gen: int, pool: tuple[int, ...]) -> Pools:
    return replaced(pools, gen, pool) if len(pools) > 1 else (pool,)


def counted(cards: Sequence[int], weight: int) -> tuple[list[int], list[int]]:
    """Distinct cards of a sorted sequence, each with its multiplicity times a weight."""
    distinct: list[int] = []
    weights: list[int] = []
    for card in cards:
        if distinct and distinct[-1] == card:
            weights[-1] += weight
        else:
            distinct.append(card)
            weights.append(weight)
    return distinct, weights


def weighted(weights: Sequence[int], u: int, bits: int = 64) -> int:
    """The index that an integer below 2**bits decides, by integer weights."""
    at = (u * sum(weights)) >> bits
    for i, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return i
    raise ValueError("there are no weights")
