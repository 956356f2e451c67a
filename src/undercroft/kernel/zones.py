"""Zones: cards laid out of a stack, some of them hidden from some seats."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable

from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.rows import without

Slot = tuple[int, int, int]
Ints = tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone:
    """Cards out of their stack, each with the seats that know it and its generation.

    An unordered zone (a hand) is kept sorted, an ordered one (a row of tokens) as laid. In a
    view HIDDEN stands where a card is not known. Immutable: clones share it.
    """

    __slots__ = ("cards", "gens", "ordered", "seats")

    def __init__(self, slots: Iterable[Slot] = (), *, ordered: bool = False) -> None:
        laid = list(slots) if ordered else sorted(slots)
        self.cards = tuple([slot[0] for slot in laid])
        self.seats = tuple([slot[1] for slot in laid])
        self.gens = tuple([slot[2] for slot in laid])
        self.ordered = ordered

    def slots(self) -> list[Slot]:
        """Its cards with the seats that know them and their generations."""
        return list(zip(self.cards, self.seats, self.gens))

    def add(self, card: int, seats: int, gen: int = 0) -> Zone:
        """The zone with one card more, known to some seats."""
        at = len(self.cards) if self.ordered else self._place(card, seats, gen)
        return self._with(
            _more(self.cards, at, card), _more(self.seats, at, seats), _more(self.gens, at, gen)
        )

    def _place(self, card: int, seats: int, gen: int) -> int:
        """Where a card goes in a sorted zone."""
        at = bisect(self.cards, card)
        while (
            at
            and self.cards[at - 1] == card
            and (seats, gen) < (self.seats[at - 1], self.gens[at - 1])
        ):
            at -= 1
        return at

    def without(self, at: int) -> Zone:
        """The zone without the card at an index."""
        return self._with(without(self.cards, at), without(self.seats, at), without(self.gens, at))

    def with_slot(self, at: int, slot: Slot) -> Zone:
        """The zone with another card, or other knowledge, at an index."""
        slots = self.slots()
        slots[at] = slot
        return Zone(slots, ordered=self.ordered)

    def _with(self, cards: Ints, seats: Ints, gens: Ints) -> Zone:
        """A zone of the same sort with cards that are in order already."""
        zone = Zone.__new__(Zone)
        zone.cards = cards
        zone.seats = seats
        zone.gens = gens
        zone.ordered = self.ordered
        return zone

    def index(self, card: int) -> int:
        """Where a card lies; where a view hides it, at a hidden place. -1 if it cannot be here."""
        if card in self.cards:
            return self.cards.index(card)
        return self.cards.index(HIDDEN) if HIDDEN in self.cards else -1

    def empty(self) -> Zone:
        """A zone of the same sort with no cards."""
        return Zone(ordered=self.ordered)

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Zone)
            and self.slots() == other.slots()
            and self.ordered == other.ordered
        )

    def __hash__(self) -> int:
        return hash((self.cards, self.seats, self.gens))

    def __repr__(self) -> str:
        return f"Zone({self.slots()})"


def _more(ints: Ints, at: int, value: int) -> Ints:
    return (*ints[:at], value, *ints[at:])
