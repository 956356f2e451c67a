"""The lines of a room's log. A room is its log: played again, the lines give the same room."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from undercroft.kernel.options import Value
from undercroft.server.protocol.commands import Windows
from undercroft.server.protocol.http import Clock

NOBODY = -1


class RoomSetup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was decided when the room was opened, except its seed."""

    game: str
    seats: int
    options: dict[str, Value]
    pace: Literal["live", "slow"] = "live"
    clock: Clock | None = None
    waits: int = 60
    remind: int = 3600
    hints: bool = True
    think: int = 0
    position: str = ""
    record: str = ""
    campaign: str = ""
    brought: dict[str, Any] | None = None
    """Of which campaign it is an episode, and what that brings along."""
    rules: str = ""
    content: str = ""
    """By which rules and which content it was begun."""


class Line(msgspec.Struct, kw_only=True, tag_field="line", tag=str.lower, omit_defaults=True):
    """One line: who made it (nobody: the room itself) and by which command."""

    by: int = NOBODY
    command: str = ""


class Joined(Line):
    """A person came in; of the token only the hash is kept."""

    person: int
    name: str
    token: str


class Seated(Line):
    """From now on a seat belongs to `owner` and is played by `player` or by a bot."""

    seat: int
    owner: int = NOBODY
    player: int = NOBODY
    bot: str = ""
    why: Literal["sits", "stands", "bot", "over", "back"] = "sits"


class Dismissed(Line):
    """The host sent somebody away; their token opens nothing any more."""

    person: int


class Started(Line):
    """The game began."""


class Moved(Line):
    """A seat moved; `label` is what the move was called among the choices."""

    seat: int
    move: str
    label: str = ""


class Undone(Line):
    """Moves were taken back."""

    count: int


class Redone(Line):
    """A move that was taken back was played again."""


class Asked(Line):
    """The table was asked to agree to something."""

    what: Literal["rewind", "concede"]
    moves: int = 0


class Voted(Line):
    """Somebody agreed, or did not, which ends the vote."""

    agree: bool


class Rewound(Line):
    """All agreed: the table is back where so many moves had been played, and chance is new."""

    moves: int
    seed: int


class Conceded(Line):
    """Somebody gave up, or (by nobody) all did."""


class Preferred(Line):
    """How somebody wants reaction windows answered."""

    windows: Windows


class Reminding(Line):
    """Where somebody wants reminders sent."""

    webhook: str = ""


class Said(Line):
    """Somebody said something."""

    words: str


class Hinted(Line):
    """Somebody asked a bot for advice."""


class Late(Line):
    """Somebody's time ran out."""

    person: int


class Ending(Line):
    """The room will end at a time (ms since 1970) unless somebody of it opens it."""

    at: int


class Kept(Line):
    """Somebody of the room has opened it: it stays."""

    is_warned: bool = False


class Resumed(Line):
    """The server is back; so many milliseconds of its absence are on nobody's clock."""

    lost: int


AnyLine = (
    Joined
    | Seated
    | Dismissed
    | Started
    | Moved
    | Undone
    | Redone
    | Asked
    | Voted
    | Rewound
    | Conceded
    | Preferred
    | Reminding
    | Said
    | Hinted
    | Late
    | Resumed
    | Ending
    | Kept
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def written(line: AnyLine) -> bytes:
    """A line as it is stored."""
    return _encoder.encode(line)


def read(body: bytes) -> AnyLine:
    """A stored line."""
    return _decoder.decode(body)
