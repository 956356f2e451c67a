"""Who is in the room, whose each seat is, and who plays it."""

from __future__ import annotations

import copy
import hmac
import itertools
from hashlib import sha256

import msgspec

from undercroft.server.protocol.commands import Windows
from undercroft.server.room.line import NOBODY, Joined, Seated


class Person(msgspec.Struct):
    """Somebody with a token."""

    name: str
    token: str
    windows: Windows = "could"
    webhook: str = ""
    gone: bool = False
    """Sent away by the host."""


class Seat(msgspec.Struct):
    """A seat belongs to a person and is played by that person, another one, or a bot."""

    owner: int = NOBODY
    player: int = NOBODY
    bot: str = ""
    conceded: bool = False

    @property
    def is_taken(self) -> bool:
        """Whether somebody plays it."""
        return self.player != NOBODY or bool(self.bot)


class Seating(msgspec.Struct):
    """The people and the seats of a room."""

    seats: list[Seat]
    people: list[Person] = []

    def copy(self) -> Seating:
        """An independent copy, for a room on which lines are only tried."""
        return Seating([copy.copy(seat) for seat in self.seats], list(map(copy.copy, self.people)))

    def join(self, line: Joined) -> None:
        """Somebody comes in."""
        assert line.person == len(self.people)
        self.people.append(Person(line.name, line.token))

    def seat(self, line: Seated) -> None:
        """A seat changes hands."""
        seat = self.seats[line.seat]
        seat.owner, seat.player, seat.bot = line.owner, line.player, line.bot

    def wanted(self, seat: int | None) -> tuple[int, ...]:
        """The seat that somebody asks for, or the first open one, if there is one."""
        if seat is not None:
            return (seat,)
        return tuple([i for i, s in enumerate(self.seats) if not s.is_taken][:1])

    def distinct(self, name: str) -> str:
        """A name that nobody has here: a second Ann is Ann 2."""
        wanted = " ".join(name.split())
        taken = {person.name.casefold() for person in self.people if not person.gone}
        names = itertools.chain([wanted], (f"{wanted[:36]} {n}" for n in itertools.count(2)))
        return next(name for name in names if name.casefold() not in taken)

    def who(self, token: str) -> int:
        """The person with a token, NOBODY if there is none."""
        wanted = hashed(token)
        for number, person in enumerate(self.people):
            if not person.gone and hmac.compare_digest(person.token, wanted):
                return number
        return NOBODY

    def played_by(self, person: int) -> tuple[int, ...]:
        """The seats somebody plays."""
        return tuple([i for i, seat in enumerate(self.seats) if seat.player == person != NOBODY])

    def seen_by(self, person: int) -> int:
        """The seats somebody looks with, as a mask: those played and those owned."""
        if person == NOBODY:
            return 0
        return sum([1 << i for i, s in enumerate(self.seats) if person in (s.player, s.owner)])

    @property
    def present(self) -> int:
        """How many have come in and were not sent away."""
        return sum(not person.gone for person in self.people)

    def players(self) -> tuple[int, ...]:
        """The people who play or own a seat and have not given up."""
        people = {p for s in self.seats if not s.conceded for p in (s.owner, s.player)}
        return tuple(sorted(people - {NOBODY}))

    def controllers(self) -> tuple[int, ...]:
        """The same hands get the same number, counted from 0 in the order of the seats."""
        hands = [
            ("person", seat.player) if seat.player != NOBODY else ("bot", i)
            for i, seat in enumerate(self.seats)
        ]
        numbers = {hand: n for n, hand in enumerate(dict.fromkeys(hands))}
        return tuple(numbers[hand] for hand in hands)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
