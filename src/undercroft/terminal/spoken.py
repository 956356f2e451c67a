"""What a person can type at a sitting: a choice by its number, a move, or an order."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from undercroft.kernel.errors import NotationError, UndercroftError
from undercroft.terminal.advice import advice_lines
from undercroft.terminal.bearings import thing_to_look_from
from undercroft.terminal.looking import foreseen, looked_up
from undercroft.terminal.outlooks import outlook_lines
from undercroft.terminal.reading import READINGS, Seen, destination
from undercroft.terminal.sitting import Session, Source
from undercroft.terminal.why import nothing, pick, reasons

Lines = list[str]
_ACTOR: Final = re.compile(r"([a-z]\d+|d) ")


class Leave(Exception):
    """Somebody wants to leave the game."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """An order: how to type it, what for, and what it does; it answers in lines."""

    usage: str
    words: str
    do: Callable[[Session, str], Awaitable[Lines]]


async def obey(sitting: Session, text: str) -> Lines:
    """Do what was typed and answer in lines; what cannot be done is said in a sentence."""
    word, _, rest = text.strip().partition(" ")
    choice = pick(sitting.look.choices, text.strip())
    if choice is not None:
        await sitting.play(choice.move)
        return []
    if word.lower() in READINGS:
        seen = Seen(sitting.look.scene, sitting.look.seats)
        return READINGS[word.lower()].read(seen, rest.strip())
    if word.lower() in SPOKEN:
        return await SPOKEN[word.lower()].do(sitting, rest.strip())
    if word.lower() in ROOM:
        return await sitting.tell(word.lower(), rest.strip())
    return await _written(sitting, text.strip())


async def _written(sitting: Session, text: str) -> Lines:
    """Play a written move; who makes it may be left out."""
    if not text or text.isdecimal():
        raise UndercroftError(_numbers(text, len(sitting.look.choices)))
    decision = sitting.look.scene.decision
    actor = f"{sitting.actor(decision.seat)} " if decision else ""
    try:
        await sitting.play(text if _ACTOR.match(text) else actor + text)
    except NotationError as error:
        reason = f"{str(error)[:1].upper()}{str(error)[1:]}"
        raise NotationError(f"{reason}. Type a number, a move, or help.") from None
    return []


def _numbers(answer: str, count: int) -> str:
    if not answer:
        return f"Type a number from 1 to {count}, a move, or help."
    return f"There is no choice {answer[:12]}; they go from 1 to {count}."


async def _why(sitting: Session, text: str) -> Lines:
    if not text:
        raise UndercroftError("Why what? For example: why 2, or why and the name of a thing.")
    things = sitting.meant(text)
    answers = [answer for thing in things for answer in await sitting.why(thing)]
    return reasons(answers) or [nothing(text, sitting.look.scene)]


async def _preview(sitting: Session, text: str) -> Lines:
    choice = pick(sitting.look.choices, text)
    if choice is None:
        raise UndercroftError("Preview which choice? Type its number.")
    return foreseen(await sitting.preview(choice.move))


async def _undo(sitting: Session, text: str) -> Lines:
    if text and not (text.isdecimal() and 0 < len(text) < 6):
        raise UndercroftError(f'Undo how many moves? "{text[:20]}" is not a number.')
    count = int(text or 1)
    await sitting.undo(count)
    return [f"Taken back: {count} move{'s' if count > 1 else ''}."]


async def _redo(sitting: Session, _text: str) -> Lines:
    await sitting.redo()
    return []


async def _hint(sitting: Session, _text: str) -> Lines:
    return advice_lines(await sitting.hint())


async def _sight(sitting: Session, text: str) -> Lines:
    scene, seats = sitting.look.scene, sitting.look.seats
    thing = thing_to_look_from(scene, seats, text)
    return outlook_lines(await sitting.outlook("sight", thing), scene)


async def _danger(sitting: Session, _text: str) -> Lines:
    return outlook_lines(await sitting.outlook("danger", ""), sitting.look.scene)


async def _go(sitting: Session, text: str) -> Lines:
    choice = destination(Seen(sitting.look.scene, sitting.look.seats), text)
    await sitting.play(choice.move)
    return [f"You {choice.label}."]


async def _look(sitting: Session, text: str) -> Lines:
    if not text:
        raise UndercroftError("Look at what? Type the name of a thing.")
    return looked_up(sitting.look.scene, text)


async def _moves(sitting: Session, _text: str) -> Lines:
    return [f"{n:>3}  {choice.move}" for n, choice in enumerate(sitting.look.choices, 1)]


async def _log(sitting: Session, text: str) -> Lines:
    look = sitting.look
    lines = [_with_rules(line, source) for line, source in zip(look.log, look.sources)]
    last = int(text) if text.isdecimal() and len(text) < 6 else len(lines)
    return lines[max(0, len(lines) - last) :] or ["Nothing has happened yet."]


def _with_rules(line: str, source: Source) -> str:
    return f"{line} [{', '.join(source.rules)}]" if source.rules else line


async def _last(sitting: Session, _text: str) -> Lines:
    return await _log(sitting, "1")


async def _code(sitting: Session, _text: str) -> Lines:
    return [f"After {sitting.look.moves} moves the state code is {sitting.look.code}."]


async def _rules(sitting: Session, text: str) -> Lines:
    if not text:
        raise UndercroftError("Which rule? Type its id after it, as it stands in brackets.")
    return [await sitting.rule(text)]


async def _help(_sitting: Session, _text: str) -> Lines:
    return usages()


async def _quit(_sitting: Session, _text: str) -> Lines:
    raise Leave


def usages() -> Lines:
    """Everything that can be typed."""
    lines = ["A number plays that action; so does a move as `moves` writes it. Besides:"]
    lines += [f"  {order.usage:<18} {order.words}" for order in SPOKEN.values()]
    lines += [f"  {one.usage:<18} {one.words}" for one in READINGS.values()]
    return [*lines, *(f"  {usage:<18} {words}" for usage, words in ROOM.values())]


SPOKEN: dict[str, Spoken] = {
    "why": Spoken("why THING", "what stands against a move, a choice or a thing", _why),
    "preview": Spoken("preview N", "what a choice will do, with its odds", _preview),
    "undo": Spoken("undo [N]", "take back your last N moves", _undo),
    "redo": Spoken("redo", "play again what you took back", _redo),
    "hint": Spoken("hint", "what a bot would do, and what else it would consider", _hint),
    "sight": Spoken("sight [THING]", "what your figure, another or a square sees", _sight),
    "danger": Spoken("danger", "where foes could strike next, and how many", _danger),
    "go": Spoken("go PLACE", "as near as you can to 3,4, a figure, exit 2 or monster 1", _go),
    "last": Spoken("last", "what happened last", _last),
    "look": Spoken("look [THING]", "everything you see, or one thing of it", _look),
    "moves": Spoken("moves", "the choices as written moves", _moves),
    "log": Spoken("log [N]", "what has happened, or the last N lines of it", _log),
    "code": Spoken("code", "the state code, equal on every client", _code),
    "rules": Spoken("rules ID", "the words of a rule", _rules),
    "help": Spoken("help", "this list", _help),
    "quit": Spoken("quit", "leave; you can play on later", _quit),
}

ROOM: dict[str, tuple[str, str]] = {
    "save": ("save FILE", "write the record to a file"),
    "say": ("say WORDS", "say something to everybody in the room"),
    "start": ("start", "begin the game (the host)"),
    "sit": ("sit N", "take seat N before the game"),
    "stand": ("stand N", "leave seat N before the game"),
    "bot": ("bot N [NAME]", "let a bot play seat N; without a name send it away"),
    "takeover": ("takeover N [BOT]", "play seat N for somebody who is late"),
    "takeback": ("takeback N", "play your seat N yourself again"),
    "vote": ("vote yes|no", "answer what the table votes on"),
    "rewind": ("rewind N", "ask to go back to the position after N moves"),
    "windows": ("windows ask|could|pass", "when to ask you for reactions"),
    "concede": ("concede", "give up"),
}
