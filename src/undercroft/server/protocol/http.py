"""Requests and answers of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.log import LogLine
from undercroft.kernel.options import Value
from undercroft.kernel.registry import Item
from undercroft.kernel.scene import Scene
from undercroft.server.protocol.guides import Guide
from undercroft.server.protocol.plain import check_name, check_plain
from undercroft.server.protocol.pushes import RoomState

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatPlan = Annotated[str, msgspec.Meta(max_length=60, pattern="^(open|bot:.+|person:.+)$")]


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing that can be chosen when a game is set up."""

    name: str
    help: str
    kind: str
    default: Value
    choices: tuple[Value, ...]
    rule: str
    names: tuple[str, ...]
    is_ruling: bool


class CampaignInfo(msgspec.Struct, frozen=True):
    """A kind of campaign: what it is, for how many, how long, and what can be chosen."""

    id: str
    name: str
    tagline: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    options: tuple[OptionInfo, ...]


class WayInfo(msgspec.Struct, frozen=True):
    """A way to play: what it is like, for how many, and the options that make it so."""

    name: str
    text: str
    seats: tuple[int, ...]
    options: dict[str, Value]


class OfferInfo(msgspec.Struct, frozen=True):
    """A game to pick: its story, for how many, how hard and long, and its options."""

    id: str
    name: str
    story: str
    goal: str
    won: str
    lost: str
    kind: str
    seats: tuple[int, ...]
    difficulty: int
    minutes: int
    art: str
    options: dict[str, Value]


class GameInfo(msgspec.Struct, frozen=True):
    """A game: what it is, for how many, how long, and what can be chosen."""

    id: str
    name: str
    tagline: str
    revision: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    modes: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    ways: tuple[WayInfo, ...]
    setups: dict[str, dict[str, Value]]
    offers: tuple[OfferInfo, ...]
    bots: tuple[str, ...]
    campaigns: tuple[CampaignInfo, ...] = ()


class Games(msgspec.Struct, frozen=True):
    """All games."""

    games: tuple[GameInfo, ...]


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule in our words."""

    id: str
    text: str
    kind: str
    area: str


class AreaInfo(msgspec.Struct, frozen=True):
    """A title over rules that belong together, in a part of the rulebook."""

    id: str
    title: str
    part: str


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game by area, and how it is played, with the pieces shown there."""

    game: str
    areas: tuple[AreaInfo, ...]
    rules: tuple[RuleInfo, ...]
    guide: Guide
    pieces: tuple[Item, ...]


class Gallery(msgspec.Struct, frozen=True):
    """Everything in a game's box, by kind."""

    game: str
    content: dict[str, tuple[Item, ...]]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds that everybody begins with, and that each decision adds."""

    bank: Annotated[int, msgspec.Meta(ge=1, le=86_400)]
    more: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room to be opened.

    `seats` says who sits where: `person:NAME` (several seats may name the same person),
    `bot:NAME`, or `open`. Who opens the room is the first person named, or `host`. With `record`
    the room shows a record instead.
    """

    game: Annotated[str, msgspec.Meta(max_length=60)] = ""
    host: Name = "Host"
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(max_length=31)] = ()
    options: dict[str, Value] = {}
    start: bool = False
    pace: Literal["live", "slow"] = "live"
    clock: Clock | None = None
    waits: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 60
    """How many seconds the room waits for somebody who is away before others may take over."""
    remind: Annotated[int, msgspec.Meta(ge=0, le=604_800)] = 3_600
    """In a slow room: after how many seconds of waiting a reminder is sent."""
    hints: bool = True
    think: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    """How many seconds the best bot may think about a decision; 0: as is usual for it."""
    record: Annotated[str, msgspec.Meta(max_length=400_000)] = ""

    def __post_init__(self) -> None:
        check_name(self.host)
        check_plain(*self.seats)


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Come into a room: to a seat, to any open seat, or to watch."""

    name: Name
    seat: Annotated[int, msgspec.Meta(ge=0, le=30)] | None = None
    watch: bool = False

    def __post_init__(self) -> None:
        check_name(self.name)


class Ticket(msgspec.Struct, frozen=True):
    """Who somebody is in a room. Keep the token secret: it is the seat."""

    code: str
    person: int
    name: str
    token: str


class Opened(msgspec.Struct, frozen=True):
    """A room was opened: its code, and a ticket for each person named."""

    code: str
    tickets: tuple[Ticket, ...]


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a room, in a new room of your own."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[tuple[SeatPlan, ...], msgspec.Meta(max_length=31)] = ()
    host: Name = "Host"

    def __post_init__(self) -> None:
        check_name(self.host)
        check_plain(*self.seats)


class RoomInfo(msgspec.Struct, frozen=True):
    """A room as anybody may see it, or as the owner of a token does."""

    room: RoomState
    version: int
    moves: int
    changed: int
    person: int = -1
    asked: bool = False


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rooms, or campaigns, I have tickets for."""

    tickets: Annotated[tuple[tuple[str, str], ...], msgspec.Meta(max_length=100)]


class MyRooms(msgspec.Struct, frozen=True):
    """My rooms, the latest first; rooms that are gone are left out."""

    rooms: tuple[RoomInfo, ...]


class Moment(msgspec.Struct, frozen=True):
    """The table after so many moves, as the owner of the token (or anybody) may see it."""

    moves: int
    last: int
    code: str
    scene: Scene
    log: list[LogLine]


class Health(msgspec.Struct, frozen=True):
    """The server is well."""

    status: str
    version: str


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a request, in a sentence."""

    error: str
