"""What lines say in words beside the table's log."""

from __future__ import annotations

from datetime import UTC, datetime

from undercroft.server.protocol.pushes import TalkLine
from undercroft.server.room import line as lines
from undercroft.server.room.line import NOBODY, AnyLine
from undercroft.server.room.seating import Seating

YOU = "You"
"""What somebody is called who gave no name; what they do is said in the second person."""

_SECOND = {"is": "are", "does": "do"}

_SEATED = {
    "sits": "{owner} sits down at {seat}",
    "stands": "{seat} is open",
    "bot": "the {bot} bot plays {seat}",
    "over": "{player} plays {seat} for {owner}",
    "back": "{owner} is back at {seat}",
}


def talk(
    line: AnyLine, seating: Seating, seat: str, number: int, moves: int, at: int
) -> TalkLine | None:
    """The talk line of a line, if it says anything."""
    if isinstance(line, lines.Said):
        return TalkLine(number, moves, line.by, line.words, at)
    words = agreeing(_words(line, seating, seat))
    return TalkLine(number, moves, NOBODY, words, at) if words else None


def agreeing(words: str) -> str:
    """A sentence about You with the verb that goes with it: `You sit down`."""
    who, _, rest = words.partition(" ")
    verb, _, more = rest.partition(" ")
    if who != YOU or not verb.endswith("s"):
        return words
    return f"{who} {_SECOND.get(verb, verb[:-1])} {more}".rstrip()


def _words(line: AnyLine, seating: Seating, seat: str) -> str:
    match line:
        case lines.Joined(name=who):
            return f"{who} comes in"
        case lines.Seated():
            return _seated(line, seating, seat)
        case lines.Dismissed(person=person):
            return f"{_name(seating, person)} was sent away"
        case lines.Started():
            return "the game begins"
        case lines.Rewound():
            return f"the table goes back to move {line.moves}; what was seen is shuffled back"
        case lines.Ending(at=at):
            day = datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
            return f"this room ends on {day}, unless somebody of it opens it before"
        case lines.Resumed():
            return "the server was away; that time is on nobody's clock"
        case lines.Late():
            return f"{_name(seating, line.person)} is out of time"
        case lines.Conceded(by=-1):
            return "the table gives up"
        case _:
            does = _does(line)
            return does and f"{_name(seating, line.by)} {does}"


def _does(line: AnyLine) -> str:
    match line:
        case lines.Asked(what="rewind"):
            return f"asks to go back to move {line.moves}"
        case lines.Asked():
            return "asks to give up"
        case lines.Voted(agree=agree):
            return "agrees" if agree else "does not agree"
        case lines.Conceded():
            return "gives up"
        case lines.Kept(is_warned=True):
            return "is here; the room stays"
        case lines.Hinted():
            return "asks for a hint"
        case lines.Undone():
            return f"takes back {line.count}"
        case _:
            return ""


def _seated(line: lines.Seated, seating: Seating, seat: str) -> str:
    owner = _name(seating, line.owner)
    player = f"the {line.bot} bot" if line.bot else _name(seating, line.player)
    return _SEATED[line.why].format(owner=owner, player=player, bot=line.bot, seat=seat)


def _name(seating: Seating, person: int) -> str:
    return seating.people[person].name if person != NOBODY else "nobody"
