"""Views: a state of the same class with what some seats do not know hidden, and back again.

What a view hides it returns to the pools: a hidden card may be any card of its pool. Filling a
view draws each hidden card from its pool, so every world that agrees with what the seats know
is equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from undercroft.kernel.cards import conceal
from undercroft.kernel.frames import Frame
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.stacks import EVERYONE, Stack
from undercroft.kernel.state import State
from undercroft.kernel.zones import Zone

S = TypeVar("S", bound=State)


class Randomness(Protocol):
    """What filling a view needs of a generator; `random.Random` is one."""

    def sample(self, population: Sequence[int], k: int) -> list[int]:
        """k different elements in random order."""


def view(s: S, seats: int) -> S:
    """The state as these seats (a bit mask, 0 for a spectator) know it."""
    seen: S = s.clone()  # type: ignore[assignment]
    seen.listed = None
    seen.viewer = seats
    seen.stacks = [stack.knowing(seats) for stack in s.stacks]
    for i, zone in enumerate(s.zones):
        if _has_secrets(zone):
            conceal(seen, i)
    for frame in seen.frames:
        frame.hide(seats)
    return seen


def is_open(s: State) -> bool:
    """Whether a spectator knows all that anybody does: every view is alike but for its viewer."""
    return not (
        any(map(_has_secrets, s.zones))
        or any(stack.knowing(0) is not stack for stack in s.stacks)
        or any(type(frame).hide is not Frame.hide for frame in s.frames)
    )


def _has_secrets(zone: Zone) -> bool:
    return zone.seats.count(EVERYONE) != len(zone.seats)


def determinize(v: S, rng: Randomness) -> S:
    """A true state that agrees with a view, each equally likely."""
    filled: S = v.clone()  # type: ignore[assignment]
    # What was legal in the view may not be in the state that fills it.
    filled.listed = None
    filled.viewer = EVERYONE
    for i, stack in enumerate(v.stacks):
        for gen, pool in enumerate(stack.pools):
            _fill(filled, i, gen, pool, rng)
    return filled


def _fill(s: State, stack: int, gen: int, pool: tuple[int, ...], rng: Randomness) -> None:
    places = [
        (i, at)
        for i, zone in enumerate(s.zones)
        if s.homes[i] == stack and HIDDEN in zone.cards
        for at in range(len(zone.cards))
        if zone.cards[at] == HIDDEN and zone.gens[at] == gen
    ]
    if not places:
        return
    # By place in the pool, not by card: of two equal cards each has its own chance.
    picked = rng.sample(range(len(pool)), len(places))
    _lay(s, places, [pool[k] for k in picked])
    rest = [card for k, card in enumerate(pool) if k not in set(picked)]
    held = s.stacks[stack]
    pools = (*held.pools[:gen], tuple(rest), *held.pools[gen + 1 :])
    s.stacks[stack] = Stack(pools, held.runs)


def _lay(s: State, places: Sequence[tuple[int, int]], cards: Sequence[int]) -> None:
    new = dict(zip(places, cards))
    for i in sorted({i for i, _ in places}):
        zone = s.zones[i]
        slots = [
            (new.get((i, at), card), mask, gen) for at, (card, mask, gen) in enumerate(zone.slots())
        ]
        s.zones[i] = Zone(slots, ordered=zone.ordered)
