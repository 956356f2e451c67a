"""Opening rooms: who sits where, and whether the game can be set up like this."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

import msgspec

import undercroft as uc
from undercroft.bots.roster import names_for
from undercroft.kernel.episodes import Brought
from undercroft.kernel.errors import SetupError
from undercroft.kernel.record import replay
from undercroft.kernel.registry import Game
from undercroft.kernel.setup import make_setup
from undercroft.server.protocol.http import NewRoom, Ticket
from undercroft.server.protocol.plain import check_name
from undercroft.server.room import line as lines
from undercroft.server.room.line import NOBODY, AnyLine, RoomSetup
from undercroft.server.room.room import Room
from undercroft.server.room.seating import hashed
from undercroft.server.room.snapshot import restored, taken

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
TOKEN_BYTES = 24
MISFIT = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    StopIteration,
    TypeError,
    ValueError,
)
UNPLAYABLE = "this cannot be played: its parts do not fit each other"


def new_code() -> str:
    """A code that can be told over the telephone."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """A random secret that lets its bearer act as a person in a room."""
    return secrets.token_urlsafe(TOKEN_BYTES)


@dataclass(frozen=True, slots=True)
class OfCampaign:
    """The campaign whose episode is to be played, and what it brings along."""

    code: str
    brought: Brought


@dataclass(slots=True)
class Plan:
    """A room to be opened: what it is, its first people, and its first lines."""

    setup: RoomSetup
    names: list[str]
    tokens: list[str] = field(default_factory=list)
    lines: list[AnyLine] = field(default_factory=list)

    @property
    def begins(self) -> bool:
        """Whether the game begins at once."""
        return any(isinstance(line, lines.Started) for line in self.lines)

    def tickets(self, code: str) -> tuple[Ticket, ...]:
        """A ticket with its secret for each person who was named."""
        people = enumerate(zip(self.names, self.tokens))
        return tuple(Ticket(code, i, name, token) for i, (name, token) in people)


def plan(wanted: NewRoom, seed: int, position: str = "", episode: OfCampaign | None = None) -> Plan:
    """A checked plan; SetupError says what cannot be."""
    try:
        made = _planned(wanted, position, episode)
        _try(made, seed)
    except MISFIT as error:
        raise SetupError(UNPLAYABLE) from error
    return made


def _try(made: Plan, seed: int) -> None:
    """Let the room be what it will be when it is read: dealt, saved, and shown to everybody."""
    room = Room("", made.setup, seed)
    for line in made.lines:
        room.apply(line, 0)
    if room.table is None and made.setup.position:
        room.new_table("seeded")
    for person in range(NOBODY, len(made.names)):
        room.scene(room.sees(person))
    restored("", made.setup, seed, taken(room))


def _planned(wanted: NewRoom, position: str, episode: OfCampaign | None) -> Plan:
    made = Plan(_recorded(wanted) if wanted.record else _setup(wanted, position, episode), [])
    made.names = _names(wanted)
    made.tokens = [new_token() for _ in made.names]
    made.lines = [
        lines.Joined(person=i, name=name, token=hashed(token))
        for i, (name, token) in enumerate(zip(made.names, made.tokens))
    ]
    made.lines += _seated(wanted, made.names, uc.game(made.setup.game))
    if wanted.start and not wanted.record:
        if "open" in _seats(wanted) or len(_seats(wanted)) < made.setup.seats:
            raise SetupError("a game begins when nobody is missing; fill the open seats")
        made.lines.append(lines.Started(by=0))
    return made


def _setup(wanted: NewRoom, position: str, episode: OfCampaign | None) -> RoomSetup:
    game = uc.game(wanted.game)
    seats = len(wanted.seats) or None
    brought = episode.brought if episode else None
    setup = make_setup(game, seats, dict(wanted.options), None, None, brought)
    if seats not in (None, setup.seats):
        raise SetupError(f"this episode has {setup.seats} seats, not {seats}")
    setup.start()
    return RoomSetup(
        game=game.id,
        seats=setup.seats,
        options=setup.options,
        pace=wanted.pace,
        clock=wanted.clock,
        waits=wanted.waits,
        remind=wanted.remind,
        hints=wanted.hints,
        think=wanted.think,
        position=position,
        campaign=episode.code if episode else "",
        brought=brought.save() if brought else None,
        rules=game.revision,
        content=game.content_hash(),
    )


def _recorded(wanted: NewRoom) -> RoomSetup:
    setup = replay(wanted.record).setup
    return RoomSetup(
        game=setup.game.id, seats=setup.seats, options=setup.options, record=wanted.record
    )


def _seats(wanted: NewRoom) -> tuple[str, ...]:
    return () if wanted.record else wanted.seats


def _names(wanted: NewRoom) -> list[str]:
    named = [plan.partition(":")[2] for plan in _seats(wanted) if plan.startswith("person:")]
    names = list(dict.fromkeys(name.strip()[:40] for name in named))
    try:
        check_name(*names)
    except ValueError as error:
        raise SetupError(str(error)) from None
    return names or [wanted.host.strip()]


def _seated(wanted: NewRoom, names: list[str], game: Game) -> list[AnyLine]:
    seated: list[AnyLine] = []
    for seat, planned in enumerate(_seats(wanted)):
        kind, _, name = planned.partition(":")
        if kind == "person":
            person = names.index(name.strip()[:40])
            seated.append(lines.Seated(seat=seat, owner=person, player=person, by=person))
        elif kind == "bot":
            _known(game, name)
            seated.append(lines.Seated(seat=seat, owner=NOBODY, bot=name, why="bot", by=0))
    return seated


def _known(game: Game, bot: str) -> None:
    known = names_for(game)
    if bot not in known:
        raise SetupError(f'there is no bot "{bot[:40]}"; there are {", ".join(known)}')


def encoded(setup: RoomSetup) -> bytes:
    """A set-up as it is stored."""
    return msgspec.json.encode(setup)
