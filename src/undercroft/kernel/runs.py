"""Runs: the places of a stack that are alike, and who sees what."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.moves import HIDDEN

EVERYONE: Final = (1 << 32) - 1
NO_SEATS: Final = 0


def sees(seats: int, mask: int) -> bool:
    """Whether these seats (0: a spectator) see what is shown to a mask of seats."""
    return mask == EVERYONE or bool(mask & seats)


class Run:
    """Places of a stack that are alike: `count` of them, top to bottom."""

    __slots__ = ("count", "gen", "known", "own", "seats")

    def __init__(
        self,
        count: int,
        own: tuple[int, ...] = (),
        known: tuple[int, ...] = (),
        seats: tuple[int, ...] = (),
        gen: int = 0,
    ) -> None:
        self.count = count
        self.own = own
        self.known = known
        self.seats = seats
        self.gen = gen

    def open_own(self) -> tuple[int, ...]:
        """The own cards whose place is not known."""
        if not self.known:
            return self.own
        rest = list(self.own)
        for card in self.known:
            if card in rest:
                rest.remove(card)
        return tuple(rest)

    def open_places(self) -> int:
        """How many places hold an undecided card."""
        return self.known.count(HIDDEN) if self.known else self.count

    def known_at(self, place: int) -> int:
        """The card known to lie at a place, or HIDDEN."""
        return self.known[place] if self.known else HIDDEN

    def learned(self, place: int, card: int, seats: int) -> Run:
        """The run with one more known place, or more seats that know it."""
        known, masks = self._marks()
        known[place] = card
        masks[place] |= seats
        return self._marked(known, masks, self.own)

    def without(self, place: int, card: int) -> Run:
        """The run after the card at a place has left."""
        own = less(self.own, card) if card in self.own else self.own
        if not self.known:
            return Run(self.count - 1, own, gen=self.gen)
        known, masks = self._marks()
        del known[place], masks[place]
        return self._marked(known, masks, own)

    def with_card(self, place: int, card: int, seats: int) -> Run:
        """The run with a card pushed in at a place, known to some seats."""
        known, masks = self._marks()
        known.insert(place, card)
        masks.insert(place, seats)
        return self._marked(known, masks, self.own)

    def joined(self, below: Run) -> Run:
        """The places of this run and of the one below it, as one."""
        upper, lower = self._marks(), below._marks()
        known, masks = upper[0] + lower[0], upper[1] + lower[1]
        return self._marked(known, masks, tuple(sorted(self.own + below.own)))

    def remarked(self, marks: list[tuple[int, int]], seats: int) -> Run:
        """The run with other cards known on its first places."""
        known, masks = self._marks()
        known[: len(marks)] = [card for card, _ in marks]
        masks[: len(marks)] = [mask & seats for _, mask in marks]
        return self._marked(known, masks, self.own)

    def of_gen(self, gen: int) -> Run:
        """The same places with the cards of another generation, that is of another shuffle."""
        return Run(self.count, self.own, self.known, self.seats, gen)

    def _marks(self) -> tuple[list[int], list[int]]:
        if self.known:
            return list(self.known), list(self.seats)
        return [HIDDEN] * self.count, [NO_SEATS] * self.count

    def _marked(self, known: list[int], masks: list[int], own: tuple[int, ...]) -> Run:
        """With these marks; a card that is decided stays so, even if nobody knows it any more."""
        if any(masks) or any(card != HIDDEN for card in known):
            return Run(len(known), own, tuple(known), tuple(masks), self.gen)
        return Run(len(known), own, (), (), self.gen)

    def strangers(self) -> list[int]:
        """The known cards that are not own: they came from the pool or were put in."""
        rest = list(self.own)
        cards = []
        for card in self.known:
            if card in rest:
                rest.remove(card)
            elif card != HIDDEN:
                cards.append(card)
        return cards

    def parts(self) -> tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], int]:
        """Its five values, for comparing and saving."""
        return self.count, self.own, self.known, self.seats, self.gen

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Run) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        return f"Run{self.parts()}"


def less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def forgotten(run: Run, seats: int) -> tuple[list[int], Run]:
    """The run without what these seats do not know, and the pool cards so undecided again."""
    rest = list(run.own)
    lost = []
    known = []
    for card, mask in zip(run.known, run.seats):
        mine = card in rest
        if mine:
            rest.remove(card)
        elif card != HIDDEN and not sees(seats, mask):
            lost.append(card)
        known.append(card if sees(seats, mask) else HIDDEN)
    return lost, Run(run.count, run.own, tuple(known), run.seats, run.gen)
