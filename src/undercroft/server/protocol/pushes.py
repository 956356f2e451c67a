"""What the server sends over a socket: answers to commands, and news."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel import scene
from undercroft.kernel.checks import Refusal, WhyNot
from undercroft.kernel.delta import Delta
from undercroft.kernel.log import LogLine
from undercroft.kernel.options import Value
from undercroft.kernel.outcome import Over
from undercroft.server.protocol.commands import Windows

Status = Literal["lobby", "playing", "over"]
Code = Literal[
    "away",
    "clock",
    "full",
    "illegal",
    "limit",
    "malformed",
    "closed",
    "not-now",
    "not-yours",
    "stale",
]


class Push(msgspec.Struct, tag_field="type", tag=str.lower, omit_defaults=True):
    """Whatever the server sends over a socket."""


class PersonState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody in the room; who holds no seat watches."""

    person: int
    name: str


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: the person it belongs to, and who plays it now, a person or a bot.

    `actor` is how moves write it, `name` how people do. -1 is nobody. `late`: its player has been
    away, or without time, for as long as the room waits: others may take it over.
    """

    seat: int
    actor: str
    name: str = ""
    owner: int = -1
    player: int = -1
    bot: str = ""
    conceded: bool = False
    late: bool = False


class ClockState(msgspec.Struct, frozen=True):
    """The time somebody has left, in ms, and since when it runs (ms since 1970; 0: it stands)."""

    person: int
    left: int
    since: int


class Motion(msgspec.Struct, frozen=True):
    """Something the table votes on: going back to a position, or giving up."""

    what: Literal["rewind", "concede"]
    by: int
    moves: int
    agreed: tuple[int, ...]
    asked: tuple[int, ...]


class RoomState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The room around the table."""

    code: str
    game: str
    status: Status
    host: int
    pace: Literal["live", "slow"]
    cooperative: bool
    hints: bool
    options: dict[str, Value]
    people: tuple[PersonState, ...]
    seats: tuple[SeatState, ...]
    present: tuple[int, ...] = ()
    clocks: tuple[ClockState, ...] = ()
    motion: Motion | None = None
    rewound: bool = False
    over: Over | None = None
    ending: str = ""
    """How it ended, in a sentence, where the game has one for it."""
    campaign: str = ""
    """The campaign of which this is an episode."""


class UndoState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What I can take back, the latest last, and why no more; what I can play again."""

    moves: tuple[str, ...] = ()
    barrier: str = ""
    redo: str = ""


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who I am here: my seats, my last move, and whether something is asked of me."""

    person: int
    seats: tuple[int, ...] = ()
    moved: int = 0
    asked: bool = False
    windows: Windows = "could"
    webhook: bool = False
    undo: UndoState = UndoState()


class TalkLine(msgspec.Struct, frozen=True):
    """What was said, or happened around the table, after how many moves. -1 is the room itself."""

    number: int
    move: int
    person: int
    words: str
    at: int


class Table(Push):
    """Everything: draw it afresh. `code` is equal on every client at the same number of moves.

    Before the game has begun there is no scene.
    """

    version: int
    moves: int
    code: str
    room: RoomState
    you: You
    scene: scene.Scene | None
    log: list[LogLine]
    talk: list[TalkLine]
    now: int


class Update(Push):
    """What has changed since the version before. Log lines of moves after `cut` are no more."""

    version: int
    moves: int
    code: str
    changes: Delta | None = None
    cut: int | None = None
    log: list[LogLine] = []
    talk: list[TalkLine] = []
    room: RoomState | None = None
    you: You | None = None


class Pinged(Push, tag="ping"):
    """Somebody points at something."""

    person: int
    thing: str


class Thinking(Push):
    """A bot is thinking for a seat."""

    seat: int
    bot: str


class Reminder(Push):
    """It is your turn; a browser may notify with these words."""

    seat: int
    words: str


class Closing(Push):
    """The server closes; come back in a moment."""

    words: str


class Done(Push):
    """A command was carried out and is on disk."""

    id: str
    version: int


class Refused(Push):
    """A command was not carried out, and why; nothing has changed."""

    id: str
    code: Code
    words: str
    refusals: tuple[Refusal, ...] = ()


class Reasons(Push):
    """Why not: for each thing you seem to want everything that stands against it."""

    id: str
    answers: list[WhyNot]


class Foreseen(Push, tag="preview"):
    """What a move will do."""

    id: str
    move: str
    preview: scene.Preview


class Suggestion(msgspec.Struct, frozen=True):
    """A move worth considering, what it is worth in the game's own points, and why."""

    move: str
    label: str
    reason: str
    worth: float


class Hinted(Push, tag="hint"):
    """What a bot would do, and why; `others` are what it thought of next."""

    id: str
    move: str
    label: str
    reason: str
    bot: str
    worth: float = 0.0
    others: tuple[Suggestion, ...] = ()


class LookedFrom(Push, tag="outlook"):
    """What is seen from a place, or where foes could strike next."""

    id: str
    outlook: scene.Overlay


class LogLines(Push, tag="log"):
    """The log lines that were asked for."""

    id: str
    log: list[LogLine]


AnyPush = (
    Table
    | Update
    | Pinged
    | Thinking
    | Reminder
    | Closing
    | Done
    | Refused
    | Reasons
    | Foreseen
    | Hinted
    | LookedFrom
    | LogLines
)
