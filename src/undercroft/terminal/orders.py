"""What a person can type besides moves: why, undo, save and the like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.kernel.errors import UndercroftError
from undercroft.terminal.advice import advice_lines, hints
from undercroft.terminal.bearings import thing_to_look_from
from undercroft.terminal.log import told
from undercroft.terminal.looking import foreseen, looked_up
from undercroft.terminal.outlooks import outlook_lines, seen_from
from undercroft.terminal.reading import READINGS, Seen, destination
from undercroft.terminal.saving import SavingError, write_file
from undercroft.terminal.sitting import Looking
from undercroft.terminal.talk import wrapped
from undercroft.terminal.why import pick, why

if TYPE_CHECKING:
    from undercroft.terminal.plain import Session


class Leave(Exception):
    """Somebody wants to leave the game."""


@dataclass(frozen=True, slots=True)
class Order:
    """Something to type: how, what for, and what it does; True if the game has moved."""

    usage: str
    words: str
    do: Callable[[Session, int, str], bool]


def _why(session: Session, seat: int, text: str) -> bool:
    if not text:
        session.say("Why what? For example: why 2, why a thing on the board, why a written move.")
        return False
    for line in why(session.table, seat, text, session.scene(seat)):
        session.say(line)
    return False


def _preview(session: Session, seat: int, text: str) -> bool:
    decision = session.scene(seat).decision
    choice = pick(decision.choices if decision else (), text)
    if choice is None:
        session.say("Preview which choice? Type its number.")
        return False
    for line in foreseen(session.table.preview(seat, choice.move)):
        session.say(line)
    return False


def _undo(session: Session, _seat: int, text: str) -> bool:
    if text and not (text.isdecimal() and 0 < len(text) < 6):
        raise UndercroftError(f'Undo how many moves? "{text[:20]}" is not a number.')
    count = int(text or 1)
    session.table.undo(count)
    session.rewound()
    session.say(f"Taken back: {count} move{'s' if count > 1 else ''}.")
    return True


def _redo(session: Session, _seat: int, _text: str) -> bool:
    session.table.redo()
    return True


def _save(session: Session, _seat: int, text: str) -> bool:
    if not text:
        raise SavingError("Save where? Type a file name after it.")
    path = Path(text).expanduser()
    if path.exists() and path not in session.written:
        raise SavingError(f"{path} exists already; choose another name.")
    write_file(path, session.table.record())
    session.written.add(path)
    session.talk.say(f"Saved as {path}")
    return False


def _moves(session: Session, seat: int, _text: str) -> bool:
    decision = session.scene(seat).decision
    for number, choice in enumerate(decision.choices if decision else (), 1):
        session.say(f"{number:>3}  {choice.move}")
    return False


def _log(session: Session, seat: int, text: str) -> bool:
    lines = told(session.table, session.controller(seat), rules=True)
    last = int(text) if text.isdecimal() and len(text) < 6 else len(lines)
    for line in lines[max(0, len(lines) - last) :] or ["Nothing has happened yet."]:
        session.say(f"  {line}")
    return False


def _rules(session: Session, _seat: int, text: str) -> bool:
    if not text:
        raise UndercroftError("Which rule? Type its id after it, as it stands in brackets.")
    session.say(session.rule_words(text))
    return False


def _look(session: Session, seat: int, text: str) -> bool:
    if not text:
        session.show_all(seat)
        return False
    for line in looked_up(session.scene(seat), text):
        session.say(line)
    return False


def _hint(session: Session, seat: int, _text: str) -> bool:
    for line in advice_lines(hints(session.table, session.scene(seat))):
        session.say(line)
    return False


def _sight(session: Session, seat: int, text: str) -> bool:
    thing = thing_to_look_from(session.scene(seat), session.seats(seat), text)
    return _outlook(session, seat, "sight", thing)


def _danger(session: Session, seat: int, _text: str) -> bool:
    return _outlook(session, seat, "danger", "")


def _outlook(session: Session, seat: int, what: Looking, thing: str) -> bool:
    found = seen_from(session.table, session.controller(seat), what, thing)
    for line in outlook_lines(found, session.scene(seat)):
        session.say(line)
    return False


def _go(session: Session, seat: int, text: str) -> bool:
    choice = destination(Seen(session.scene(seat), session.seats(seat)), text)
    session.table.play(choice.move)
    session.say(f"You {choice.label}.")
    return True


def _last(session: Session, seat: int, _text: str) -> bool:
    return _log(session, seat, "1")


def _reading(name: str) -> Callable[[Session, int, str], bool]:
    def read(session: Session, seat: int, text: str) -> bool:
        seen = Seen(session.scene(seat), session.seats(seat))
        for line in READINGS[name].read(seen, text):
            session.say(line)
        return False

    return read


def _quit(_session: Session, _seat: int, _text: str) -> bool:
    raise Leave


def _help(session: Session, _seat: int, _text: str) -> bool:
    session.say("Type the number of a choice, or a move as `moves` writes it. Besides:")
    for order in ORDERS.values():
        for line in wrapped(f"  {order.usage:<15} {order.words}", session.talk.width, " " * 18):
            session.talk.say(line)
    return False


ORDERS: dict[str, Order] = {
    "why": Order("why THING", "what stands against a move, a choice or a thing you see", _why),
    "preview": Order("preview N", "what a choice will do, with its odds", _preview),
    "undo": Order("undo [N]", "take back your last N moves", _undo),
    "redo": Order("redo", "play again what you took back", _redo),
    "look": Order("look [THING]", "everything you see, or one thing of it", _look),
    "hint": Order("hint", "what a bot would do, and what else it would consider", _hint),
    "sight": Order("sight [THING]", "what your figure, another or a square sees", _sight),
    "danger": Order("danger", "where foes could strike next, and how many", _danger),
    "go": Order("go PLACE", "as near as you can to 3,4, a figure, exit 2 or monster 1", _go),
    "last": Order("last", "what happened last", _last),
    **{name: Order(r.usage, r.words, _reading(name)) for name, r in READINGS.items()},
    "moves": Order("moves", "the choices as written moves", _moves),
    "log": Order("log [N]", "what has happened, or the last N lines of it", _log),
    "rules": Order("rules ID", "the words of a rule", _rules),
    "save": Order("save FILE", "write the record of the game to a file", _save),
    "help": Order("help", "this list", _help),
    "quit": Order("quit", "save and leave; you can play on later", _quit),
}
