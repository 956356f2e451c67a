"""What a person can type in a session: a choice by its number, a move, or an order."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from undercroft.kernel.errors import NotationError, UndercroftError
from undercroft.kernel.scene import Choice
from undercroft.terminal.advice import advice_lines
from undercroft.terminal.details import foreseen, looked_up
from undercroft.terminal.directions import thing_to_look_from
from undercroft.terminal.overlays import overlay_lines
from undercroft.terminal.picking import offered, play_set
from undercroft.terminal.reading import READINGS, Seen, destination
from undercroft.terminal.session import Session, Source
from undercroft.terminal.why import nothing, pick, reasons

Lines = list[str]
_ACTOR: Final = re.compile(r"([a-z]\d+|d) ")


class Leave(Exception):
    """Somebody wants to leave the game."""


@dataclass(frozen=True, slots=True)
class Command:
    """An order: how to type it, what for, and what it does; it answers in lines."""

    usage: str
    words: str
    do: Callable[[Session, str], Awaitable[Lines]]


async def obey(session: Session, text: str) -> Lines:
    """Do what was typed and answer in lines; what cannot be done is said in a sentence."""
    word, _, rest = text.strip().partition(" ")
    if await play_set(session, text):
        return []
    choice = pick(_offered(session), text.strip())
    if choice is not None:
        await session.play(choice.move)
        return []
    if word.lower() in READINGS:
        seen = Seen(session.look.scene, session.look.seats)
        return READINGS[word.lower()].read(seen, rest.strip())
    if word.lower() in COMMANDS:
        return await COMMANDS[word.lower()].do(session, rest.strip())
    if word.lower() in ROOM:
        return await session.tell(word.lower(), rest.strip())
    return await _written(session, text.strip())


def _offered(session: Session) -> tuple[Choice, ...]:
    """The choices as they are numbered."""
    return offered(session.look.scene.decision) if session.look.asked else ()


async def _written(session: Session, text: str) -> Lines:
    """Play a written move; who makes it may be left out."""
    if not text or text.isdecimal():
        raise UndercroftError(_numbers(text, len(_offered(session))))
    decision = session.look.scene.decision
    actor = f"{session.actor(decision.seat)} " if decision else ""
    try:
        await session.play(text if _ACTOR.match(text) else actor + text)
    except NotationError as error:
        reason = f"{str(error)[:1].upper()}{str(error)[1:]}"
        raise NotationError(f"{reason}. Type a number, a move, or help.") from None
    return []


def _numbers(answer: str, count: int) -> str:
    if not answer:
        return f"Type a number from 1 to {count}, a move, or help."
    return f"There is no choice {answer[:12]}; they go from 1 to {count}."


async def _why(session: Session, text: str) -> Lines:
    if not text:
        raise UndercroftError("Why what? For example: why 2, or why and the name of a thing.")
    things = session.meant(text)
    answers = [answer for thing in things for answer in await session.why(thing)]
    return reasons(answers) or [nothing(text, session.look.scene)]


async def _preview(session: Session, text: str) -> Lines:
    choice = pick(_offered(session), text)
    if choice is None:
        raise UndercroftError("Preview which choice? Type its number.")
    return foreseen(await session.preview(choice.move))


async def _undo(session: Session, text: str) -> Lines:
    if text and not (text.isdecimal() and 0 < len(text) < 6):
        raise UndercroftError(f'Undo how many moves? "{text[:20]}" is not a number.')
    count = int(text or 1)
    await session.undo(count)
    return [f"Taken back: {count} move{'s' if count > 1 else ''}."]


async def _redo(session: Session, _text: str) -> Lines:
    await session.redo()
    return []


async def _hint(session: Session, _text: str) -> Lines:
    return advice_lines(await session.hint())


async def _sight(session: Session, text: str) -> Lines:
    scene, seats = session.look.scene, session.look.seats
    thing = thing_to_look_from(scene, seats, text)
    return overlay_lines(await session.overlay("sight", thing), scene)


async def _danger(session: Session, _text: str) -> Lines:
    return overlay_lines(await session.overlay("danger", ""), session.look.scene)


async def _go(session: Session, text: str) -> Lines:
    choice = destination(Seen(session.look.scene, session.look.seats), text)
    await session.play(choice.move)
    return [f"You {choice.label}."]


async def _look(session: Session, text: str) -> Lines:
    if not text:
        raise UndercroftError("Look at what? Type the name of a thing.")
    return looked_up(session.look.scene, text)


async def _moves(session: Session, _text: str) -> Lines:
    return [f"{n:>3}  {choice.move}" for n, choice in enumerate(_offered(session), 1)]


async def _log(session: Session, text: str) -> Lines:
    look = session.look
    lines = [_with_rules(line, source) for line, source in zip(look.log, look.sources)]
    last = int(text) if text.isdecimal() and len(text) < 6 else len(lines)
    return lines[max(0, len(lines) - last) :] or ["Nothing has happened yet."]


def _with_rules(line: str, source: Source) -> str:
    return f"{line} [{', '.join(source.rules)}]" if source.rules else line


async def _last(session: Session, _text: str) -> Lines:
    return await _log(session, "1")


async def _code(session: Session, _text: str) -> Lines:
    return [f"After {session.look.moves} moves the state code is {session.look.code}."]


async def _rules(session: Session, text: str) -> Lines:
    if not text:
        raise UndercroftError("Which rule? Type its id after it, as it stands in brackets.")
    return [await session.rule(text)]


async def _help(_session: Session, _text: str) -> Lines:
    return usages()


async def _quit(_session: Session, _text: str) -> Lines:
    raise Leave


def usages() -> Lines:
    """Everything that can be typed."""
    lines = ["A number plays that action; so does a move as `moves` writes it. Besides:"]
    lines += [f"  {order.usage:<18} {order.words}" for order in COMMANDS.values()]
    lines += [f"  {one.usage:<18} {one.words}" for one in READINGS.values()]
    return [*lines, *(f"  {usage:<18} {words}" for usage, words in ROOM.values())]


COMMANDS: dict[str, Command] = {
    "why": Command("why THING", "what stands against a move, a choice or a thing", _why),
    "preview": Command("preview N", "what a choice will do, with its odds", _preview),
    "undo": Command("undo [N]", "take back your last N moves", _undo),
    "redo": Command("redo", "play again what you took back", _redo),
    "hint": Command("hint", "what a bot would do, and what else it would consider", _hint),
    "sight": Command("sight [THING]", "what your figure, another or a square sees", _sight),
    "danger": Command("danger", "where foes could strike next, and how many", _danger),
    "go": Command("go PLACE", "as near as you can to 3,4, a figure, exit 2 or monster 1", _go),
    "last": Command("last", "what happened last", _last),
    "look": Command("look [THING]", "everything you see, or one thing of it", _look),
    "moves": Command("moves", "the choices as written moves", _moves),
    "log": Command("log [N]", "what has happened, or the last N lines of it", _log),
    "code": Command("code", "the state code, equal on every client", _code),
    "rules": Command("rules ID", "the words of a rule", _rules),
    "help": Command("help", "this list", _help),
    "quit": Command("quit", "leave; you can play on later", _quit),
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
