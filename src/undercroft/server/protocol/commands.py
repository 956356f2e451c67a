"""Commands: what a client sends over its socket. Each carries an id that the client chose.

A command that changes the room is carried out once: sent again with the same id, it is answered
as before.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.server.protocol.plain import check_plain

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=30)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Thing = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Windows = Literal["ask", "could", "pass"]


class Command(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """What all commands have."""

    id: CommandId


class Hello(msgspec.Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: who I am. Without a token I only watch."""

    token: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Play(Command):
    """Play a move, as it is written among the choices. `after` is the number of moves seen."""

    move: Thing
    after: Count | None = None


class Undo(Command):
    """Take back my last moves, as far as the barrier."""

    count: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 1


class Redo(Command):
    """Play again what I took back last."""


class Sit(Command):
    """Take an open seat before the game has begun."""

    seat: SeatNumber


class Stand(Command):
    """Leave a seat before the game has begun."""

    seat: SeatNumber


class Dismiss(Command):
    """Send somebody away before the game has begun; the host does."""

    person: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Bot(Command, tag="bot"):
    """Let a bot play an open seat or one of mine; an empty name sends it away."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Start(Command):
    """Begin the game; the host does, when every seat is taken."""


class TakeOver(Command, tag="takeover"):
    """Play for somebody who has left: myself, or a bot if one is named."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class TakeBack(Command, tag="takeback"):
    """Take my seat back from whoever plays it for me."""

    seat: SeatNumber


class Concede(Command):
    """Give the game up; in a co-op room, agree to giving it up."""


class Rewind(Command):
    """Ask the table to go back to the position after `moves` moves."""

    moves: Count


class Vote(Command):
    """Agree to what was asked of the table, or do not."""

    agree: bool


class Prefer(Command):
    """How reaction windows are answered for me.

    `ask`: always ask. `could`: ask if I could react, else pass. `pass`: pass.
    """

    windows: Windows


class Remind(Command):
    """Where to send a reminder when it is my turn and I am away; empty for none."""

    webhook: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Say(Command):
    """Say something to everybody in the room."""

    words: Words

    def __post_init__(self) -> None:
        check_plain(self.words)


class Ping(Command):
    """Point at a square, a figure or a card."""

    thing: Thing

    def __post_init__(self) -> None:
        check_plain(self.thing)


class Why(Command):
    """Why can this thing not be used, or this move not be played?"""

    thing: Thing
    seat: SeatNumber | None = None


class Foresee(Command, tag="preview"):
    """What will this move do?"""

    move: Thing


class Look(Command):
    """What does a figure or a square see, or where could foes strike next?"""

    what: Literal["sight", "danger"]
    thing: Annotated[str, msgspec.Meta(max_length=120)] = ""


class Hint(Command):
    """What would a bot do in my place?"""


class Log(Command):
    """The log lines of the moves from `since` to `until`, as far as I may read them."""

    since: Count = 0
    until: Count | None = None


class Sync(Command):
    """Send me the whole table again."""


AnyCommand = (
    Play
    | Undo
    | Redo
    | Sit
    | Stand
    | Dismiss
    | Bot
    | Start
    | TakeOver
    | TakeBack
    | Concede
    | Rewind
    | Vote
    | Prefer
    | Remind
    | Say
    | Ping
    | Why
    | Foresee
    | Look
    | Hint
    | Log
    | Sync
)
