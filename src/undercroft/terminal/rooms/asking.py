"""Orders to the room as commands: from `bot 2 greedy` to the message that asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.server.protocol import commands as c

Made = Callable[[str], c.AnyCommand]
VOTES = {"yes": True, "no": False}


def command(order: str, words: str) -> Made:
    """The command of an order; seats are counted from 1 by people, from 0 by the server."""
    if order not in _ORDERS:
        raise UndercroftError(f"The room knows no {order}.")
    made = _ORDERS[order](words)
    _checked(made("x"))
    return made


def _checked(command_: c.AnyCommand) -> None:
    """What the server would refuse is said here."""
    try:
        msgspec.convert(msgspec.to_builtins(command_), c.AnyCommand)
    except msgspec.ValidationError as error:
        raise UndercroftError(f"That is no good: {error}") from None


def _seat(text: str) -> int:
    if not (text.isdecimal() and 0 < int(text[:4]) < 32):
        raise UndercroftError("Which seat? Type its number, counted from 1.")
    return int(text) - 1


def _bot(words: str) -> Made:
    seat, _, name = words.partition(" ")
    return lambda id_: c.Bot(id_, _seat(seat), name.strip())


def _take_over(words: str) -> Made:
    seat, _, name = words.partition(" ")
    return lambda id_: c.TakeOver(id_, _seat(seat), name.strip())


def _vote(words: str) -> Made:
    if words not in VOTES:
        raise UndercroftError("Vote yes or no.")
    return lambda id_: c.Vote(id_, VOTES[words])


def _rewind(words: str) -> Made:
    if not (words.isdecimal() and len(words) < 7):
        raise UndercroftError("Back to which move? Type how many moves are to stay.")
    return lambda id_: c.Rewind(id_, int(words))


def _windows(words: str) -> Made:
    known = {str(choice): choice for choice in get_args(c.Windows)}
    if words not in known:
        raise UndercroftError(f"Choose one of {', '.join(known)}.")
    return lambda id_: c.Prefer(id_, known[words])


_ORDERS: dict[str, Callable[[str], Made]] = {
    "say": lambda words: lambda id_: c.Say(id_, words),
    "start": lambda _: c.Start,
    "sit": lambda words: lambda id_: c.Sit(id_, _seat(words)),
    "stand": lambda words: lambda id_: c.Stand(id_, _seat(words)),
    "bot": _bot,
    "takeover": _take_over,
    "takeback": lambda words: lambda id_: c.TakeBack(id_, _seat(words)),
    "vote": _vote,
    "rewind": _rewind,
    "windows": _windows,
    "concede": lambda _: c.Concede,
}
