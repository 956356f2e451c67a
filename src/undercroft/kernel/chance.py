"""Chance frames: rolling, drawing, peeking, showing. Chance is a move; rules see no generator.

Seeded chance is counter-based: an outcome depends on the seed, the source, and how often that
source was asked, never on what else happened.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar, Final

from undercroft.kernel.cards import deal, play_from, show, unshown
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.layout import INT, SEAT_SET, TEXT, field
from undercroft.kernel.moves import DUNGEON, HIDDEN, Move
from undercroft.kernel.stacks import EVERYONE, counted, weighted

if TYPE_CHECKING:
    from undercroft.kernel.state import State

BITS: Final = 64
NO_ZONE: Final = -1
ANY: Final = -1


def seeded(seed: int, source: str, asked: int) -> int:
    """The 64-bit integer for the n-th question to a source."""
    text = f"{seed}|{source}|{asked}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big")


class Die:
    """A die by name: its distinct values and how many faces show each."""

    of: ClassVar[dict[str, Die]] = {}

    def __init__(self, name: str, faces: tuple[int, ...]) -> None:
        self.name: Final = name
        self.faces: Final = faces
        self.values: Final = tuple(sorted(set(faces)))
        self.weights: Final = tuple(faces.count(value) for value in self.values)
        Die.of[name] = self


D6: Final = Die("d6", tuple(range(1, 7)))
D20: Final = Die("d20", tuple(range(1, 21)))


class Roll(ChanceFrame[Any]):
    """One roll of a die, told to the frame below."""

    NAME = "roll"
    die: str = field(TEXT)
    by: str = field(TEXT)

    def __init__(self, die: Die, by: str = "") -> None:
        self.die = die.name
        self.by = by

    def source(self, s: State) -> str:
        return f"{self.die}:{self.by}" if self.by else self.die

    def legal(self, s: State) -> list[Move]:
        return s.NOTATION.roll.each(DUNGEON, Die.of[self.die].values)

    def weights(self, s: State) -> list[int]:
        return list(Die.of[self.die].weights)

    def sample(self, s: State, u: int) -> Move:
        faces = Die.of[self.die].faces
        return s.NOTATION.roll(DUNGEON, faces[(u * len(faces)) >> BITS])

    def apply(self, s: State, move: Move) -> None:
        s.answer(move.args[0])


class _StackChance(ChanceFrame[Any]):
    """A question about the card at a place of a stack."""

    stack: int = field(INT, init=False)
    place: int = field(INT, init=False)
    zone: int = field(INT, default=NO_ZONE, init=False)
    seats: int = field(SEAT_SET, default=EVERYONE, init=False)

    def source(self, s: State) -> str:
        return s.NOTATION.stacks.text(self.stack)

    def weights(self, s: State) -> list[int]:
        return s.stacks[self.stack].outcomes(self.place)[1]

    def legal(self, s: State) -> list[Move]:
        return [self.move(s, card) for card in s.stacks[self.stack].outcomes(self.place)[0]]

    def sample(self, s: State, u: int) -> Move:
        return self.move(s, s.stacks[self.stack].pick(self.place, u))

    def move(self, s: State, card: int) -> Move:
        """The outcome in which this card lies there."""
        raise NotImplementedError

    def shown_to(self, s: State) -> int:
        return self.seats | s.stacks[self.stack].seats_at(self.place)


class Draw(_StackChance):
    """A card leaves a stack, into a zone if one is named, and is told to the frame below."""

    NAME = "draw"

    def __init__(
        self, stack: int, place: int = 0, zone: int = NO_ZONE, seats: int = EVERYONE
    ) -> None:
        if zone == NO_ZONE and seats != EVERYONE:
            raise ValueError("a card drawn unseen must go to a zone")
        self.stack = stack
        self.place = place
        self.zone = zone
        self.seats = seats

    def advance(self, s: State) -> bool:
        if self.seats != EVERYONE:
            s.stacks[self.stack] = s.stacks[self.stack].unmixed(self.place)
        return True

    def move(self, s: State, card: int) -> Move:
        return s.NOTATION.draw(DUNGEON, self.stack, card)

    def apply(self, s: State, move: Move) -> None:
        deal(s, self.stack, self.place, move.args[1], self.zone, self.seats)
        s.answer(move.args[1])


class Peek(_StackChance):
    """Some seats look at the card of a place in a stack; it stays there.

    The frame below is told which only if all see it: frames are part of every view.
    """

    NAME = "peek"

    def __init__(self, stack: int, place: int, seats: int) -> None:
        self.stack = stack
        self.place = place
        self.zone = NO_ZONE
        self.seats = seats

    def source(self, s: State) -> str:
        return f"peek:{s.NOTATION.stacks.text(self.stack)}"

    def move(self, s: State, card: int) -> Move:
        return s.NOTATION.peek(DUNGEON, self.stack, self.place, card)

    def apply(self, s: State, move: Move) -> None:
        card = move.args[2]
        s.stacks[self.stack] = s.stacks[self.stack].learned(self.place, card, self.seats)
        s.answer(card if self.seats == EVERYONE else HIDDEN)


class Show(ChanceFrame[Any]):
    """A card in a zone is shown to some seats: the one at an index, or the next unshown one.

    In a true state only one outcome exists; in a view it is as open as the view's knowledge.
    An index has a meaning in ordered zones only.
    """

    NAME = "show"
    zone: int = field(INT)
    at: int = field(INT, default=ANY)
    seats: int = field(SEAT_SET, default=EVERYONE)

    def source(self, s: State) -> str:
        return f"show:{s.NOTATION.zones.text(self.zone)}"

    def legal(self, s: State) -> list[Move]:
        say = s.NOTATION.show
        return [say(DUNGEON, self.zone, self.at, card) for card in self._outcomes(s)[0]]

    def weights(self, s: State) -> list[int]:
        return self._outcomes(s)[1]

    def sample(self, s: State, u: int) -> Move:
        cards, weights = self._outcomes(s)
        return s.NOTATION.show(DUNGEON, self.zone, self.at, cards[weighted(weights, u, BITS)])

    def _outcomes(self, s: State) -> tuple[list[int], list[int]]:
        zone = s.zones[self.zone]
        places = [self.at] if self.at != ANY else unshown(s, self.zone, self.seats)
        if all(zone.cards[at] != HIDDEN for at in places):
            return [zone.cards[places[0]]], [1]
        pools = s.stacks[s.homes[self.zone]].pools
        gens = {zone.gens[at] for at in places if zone.cards[at] == HIDDEN}
        known = [zone.cards[at] for at in places if zone.cards[at] != HIDDEN]
        return counted(sorted([*known, *(card for gen in gens for card in pools[gen])]), 1)

    def shown_to(self, s: State) -> int:
        return self.seats

    def apply(self, s: State, move: Move) -> None:
        show(s, self.zone, self.at, move.args[2], self.seats)
        s.answer(move.args[2])


class Pluck(ChanceFrame[Any]):
    """A random card of an unordered zone goes to another zone, for all to see.

    The frame below is told which. In a view every card it may be is an outcome.
    """

    NAME = "pluck"
    zone: int = field(INT)
    to: int = field(INT)

    def source(self, s: State) -> str:
        return f"pluck:{s.NOTATION.zones.text(self.zone)}"

    def legal(self, s: State) -> list[Move]:
        say = s.NOTATION.show
        return [say(DUNGEON, self.zone, ANY, card) for card in self._outcomes(s)[0]]

    def weights(self, s: State) -> list[int]:
        return self._outcomes(s)[1]

    def sample(self, s: State, u: int) -> Move:
        cards, weights = self._outcomes(s)
        return s.NOTATION.show(DUNGEON, self.zone, ANY, cards[weighted(weights, u, BITS)])

    def _outcomes(self, s: State) -> tuple[list[int], list[int]]:
        zone = s.zones[self.zone]
        pools = s.stacks[s.homes[self.zone]].pools
        known = [card for card in zone.cards if card != HIDDEN]
        gens = {gen for card, gen in zip(zone.cards, zone.gens) if card == HIDDEN}
        return counted(sorted([*known, *(card for gen in gens for card in pools[gen])]), 1)

    def apply(self, s: State, move: Move) -> None:
        card = move.args[2]
        play_from(s, self.zone, card)
        s.zones[self.to] = s.zones[self.to].add(card, EVERYONE)
        s.answer(card)
