"""Orders: what a command of a person does to a room, as lines to be written, or a refusal."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch

import msgspec

from undercroft.bots.roster import names_for
from undercroft.kernel import play
from undercroft.kernel.errors import NotationError
from undercroft.kernel.moves import Move
from undercroft.server.protocol import commands as c
from undercroft.server.room import line as lines
from undercroft.server.room.line import NOBODY, AnyLine
from undercroft.server.room.motions import standing
from undercroft.server.room.refusing import Refuse
from undercroft.server.room.room import Room

SEED_BITS = 62
Away = Callable[[int], bool]


@dataclass(frozen=True, slots=True)
class Asking:
    """Who asks, of which room, and who is away from it."""

    room: Room
    person: int
    away: Away


@singledispatch
def order(command: c.Command, by: Asking) -> list[AnyLine]:
    """The lines that carry a command out; Refuse if it cannot be. Nothing is changed yet."""
    raise Refuse("malformed", f"{type(command).__name__} changes nothing in {by.room.code}")


def new_seed() -> int:
    """A seed from the operating system."""
    return secrets.randbits(SEED_BITS)


# ---- playing ---------------------------------------------------------------------------------


@order.register
def _play(command: c.Play, by: Asking) -> list[AnyLine]:
    _my_decision(by.room, by.person)
    if command.after is not None and command.after != by.room.moves:
        raise Refuse("stale", f"{by.room.moves} moves were played, not {command.after}: look again")
    move = checked_move(by.room, command.move)
    written = str(move)
    label = by.room.label(by.room.sees(by.person), written)
    return [
        lines.Moved(seat=move.seat, move=written, label=label, by=by.person, command=command.id)
    ]


def _my_decision(room: Room, person: int) -> None:
    _playing(room)
    if room.asked_person != person:
        assert room.table is not None
        who = play.seat_name(room.table.state, room.asked)
        raise Refuse("not-now", f"it is {who}'s decision")


def _playing(room: Room) -> None:
    if room.status == "lobby":
        raise Refuse("not-now", "the game has not begun")
    if room.status == "over":
        raise Refuse("closed", "the game is over")


def checked_move(room: Room, text: str) -> Move:
    """A legal move of the asked seat; refusals are made from what that seat knows."""
    assert room.table is not None
    seat = room.asked
    try:
        move = room.game.notation.parse(text)
    except NotationError as error:
        raise Refuse("illegal", str(error)) from None
    if move.seat == seat and room.table.is_legal(move):
        return move
    known = room.seen.view(room.seating.seen_by(room.asked_person) | 1 << seat)
    refusals = play.refusals(known, move)
    raise Refuse("illegal", "; ".join(map(str, refusals)) or "this is not legal", refusals)


@order.register
def _undo(command: c.Undo, by: Asking) -> list[AnyLine]:
    _playing(by.room)
    assert by.room.table is not None
    possible = len(by.room.undoable(by.room.seating.played_by(by.person)))
    if command.count > possible:
        why = by.room.table.barrier.reason
        raise Refuse("not-now", f"you can take back {possible} moves, not {command.count}: {why}")
    return [lines.Undone(count=command.count, by=by.person, command=command.id)]


@order.register
def _redo(command: c.Redo, by: Asking) -> list[AnyLine]:
    _my_decision(by.room, by.person)
    assert by.room.table is not None
    undone = by.room.table.undone
    if not undone or not by.room.table.is_legal(undone[-1]):
        raise Refuse("not-now", "there is nothing to play again")
    return [lines.Redone(by=by.person, command=command.id)]


# ---- seats -----------------------------------------------------------------------------------


def _seat(room: Room, number: int) -> lines.Seated:
    """A seat as it is, to be changed."""
    if number >= len(room.seating.seats):
        raise Refuse("illegal", f"there is no seat {number}")
    if room.status == "over":
        raise Refuse("closed", "the game is over")
    seat = room.seating.seats[number]
    return lines.Seated(seat=number, owner=seat.owner, player=seat.player, bot=seat.bot)


def _seated(now: lines.Seated, person: int, id_: str, **changes: object) -> list[AnyLine]:
    return [msgspec.structs.replace(now, by=person, command=id_, **changes)]


def _lobby(room: Room) -> None:
    if room.status != "lobby":
        raise Refuse("not-now", "the game has begun; take a seat over instead")


@order.register
def _sit(command: c.Sit, by: Asking) -> list[AnyLine]:
    now = _seat(by.room, command.seat)
    _lobby(by.room)
    if now.owner not in (NOBODY, by.person) or now.bot:
        raise Refuse("not-yours", "this seat is taken")
    return _seated(now, by.person, command.id, owner=by.person, player=by.person, why="sits")


@order.register
def _stand(command: c.Stand, by: Asking) -> list[AnyLine]:
    now = _seat(by.room, command.seat)
    _lobby(by.room)
    if by.person not in (now.owner, HOST):
        raise Refuse("not-yours", "this is not your seat")
    return _seated(now, by.person, command.id, owner=NOBODY, player=NOBODY, bot="", why="stands")


HOST = 0


@order.register
def _dismiss(command: c.Dismiss, by: Asking) -> list[AnyLine]:
    _lobby(by.room)
    if by.person != HOST:
        raise Refuse("not-yours", "only the host sends people away")
    people, gone = by.room.seating.people, command.person
    if gone == HOST or gone >= len(people) or people[gone].gone:
        raise Refuse("illegal", "there is nobody to be sent away")
    seats = [i for i, seat in enumerate(by.room.seating.seats) if gone in (seat.owner, seat.player)]
    free = [lines.Seated(seat=i, why="stands", by=by.person) for i in seats]
    return [lines.Dismissed(person=gone, by=by.person, command=command.id), *free]


@order.register
def _bot(command: c.Bot, by: Asking) -> list[AnyLine]:
    now = _seat(by.room, command.seat)
    mine = by.person == now.owner or (by.person == HOST and now.owner == NOBODY)
    if by.room.seating.seats[command.seat].conceded:
        raise Refuse("not-now", "who has given up plays no more; a bot goes on")
    if not mine:
        raise Refuse("not-yours", "you can put bots on your own seats; the host on open ones too")
    if command.bot:
        known_bot(by.room, command.bot)
        return _seated(now, by.person, command.id, player=NOBODY, bot=command.bot, why="bot")
    if by.room.status == "playing" and now.owner == NOBODY:
        raise Refuse("not-now", "somebody has to play this seat")
    why = "stands" if now.owner == NOBODY else "back"
    return _seated(now, by.person, command.id, player=now.owner, bot="", why=why)


def known_bot(room: Room, name: str) -> None:
    """Refuse a bot that cannot play this game."""
    known = names_for(room.game)
    if name not in known:
        raise Refuse("illegal", f'there is no bot "{name[:40]}"; there are {", ".join(known)}')


@order.register
def _start(command: c.Start, by: Asking) -> list[AnyLine]:
    _lobby(by.room)
    if by.person != HOST and not by.away(HOST):
        raise Refuse("not-yours", "the host begins the game")
    free = [i for i, seat in enumerate(by.room.seating.seats) if not seat.is_taken]
    if free:
        actors = ", ".join(by.room.game.notation.actor(i) for i in free)
        raise Refuse("not-now", f"nobody sits at {actors}; let a bot play there")
    return [lines.Started(by=by.person, command=command.id)]


@order.register
def _take_over(command: c.TakeOver, by: Asking) -> list[AnyLine]:
    now = _seat(by.room, command.seat)
    _playing(by.room)
    if by.person not in by.room.seating.players():
        raise Refuse("not-yours", "only players can take a seat over")
    if now.player in (NOBODY, by.person):
        raise Refuse("not-now", "nobody is away from this seat")
    if now.player not in by.room.late and not by.away(now.player):
        raise Refuse("away", "its player is here, or has not been away for long enough")
    if not command.bot:
        if not by.room.is_cooperative:
            raise Refuse("illegal", "here only a bot can play for a rival")
        return _seated(now, by.person, command.id, player=by.person, why="over")
    known_bot(by.room, command.bot)
    return _seated(now, by.person, command.id, player=NOBODY, bot=command.bot, why="over")


@order.register
def _take_back(command: c.TakeBack, by: Asking) -> list[AnyLine]:
    now = _seat(by.room, command.seat)
    if now.owner != by.person or by.room.seating.seats[command.seat].conceded:
        raise Refuse("not-yours", "this is not your seat")
    if now.player == by.person:
        raise Refuse("not-now", "you play this seat already")
    return _seated(now, by.person, command.id, player=by.person, bot="", why="back")


# ---- agreeing --------------------------------------------------------------------------------


@order.register
def _rewind(command: c.Rewind, by: Asking) -> list[AnyLine]:
    _playing(by.room)
    people = by.room.seating.players()
    if by.person not in people:
        raise Refuse("not-yours", "only players decide this")
    if not by.room.is_cooperative:
        raise Refuse("illegal", "rivals cannot go back; undo what the barrier lets you undo")
    if command.moves >= by.room.moves:
        raise Refuse("illegal", f"only {by.room.moves} moves were played")
    asked = lines.Asked(what="rewind", moves=command.moves, by=by.person, command=command.id)
    return [asked, *_carried(by.room, {by.person}, "rewind", command.moves)]


@order.register
def _concede(command: c.Concede, by: Asking) -> list[AnyLine]:
    _playing(by.room)
    if by.person not in by.room.seating.players():
        raise Refuse("not-yours", "you do not play")
    if not by.room.is_cooperative:
        return _gives_up(by.room, by.person, command.id)
    asked = lines.Asked(what="concede", by=by.person, command=command.id)
    return [asked, *_carried(by.room, {by.person}, "concede", 0)]


def _gives_up(room: Room, person: int, id_: str) -> list[AnyLine]:
    """The best bot plays on for somebody who has given up, so that the others can."""
    bot = names_for(room.game)[-1]
    seats = [i for i, s in enumerate(room.seating.seats) if s.owner == person]
    own = [lines.Seated(seat=i, owner=person, bot=bot, why="bot", by=person) for i in seats]
    return [lines.Conceded(by=person, command=id_), *own]


@order.register
def _vote(command: c.Vote, by: Asking) -> list[AnyLine]:
    _playing(by.room)
    motion = standing(by.room.motion, by.room.moves)
    if motion is None or by.person not in motion.asked:
        raise Refuse("not-now", "nothing is asked of you")
    vote = lines.Voted(agree=command.agree, by=by.person, command=command.id)
    if not command.agree:
        return [vote]
    return [vote, *_carried(by.room, {*motion.agreed, by.person}, motion.what, motion.moves)]


def _carried(room: Room, agreed: set[int], what: str, moves: int) -> list[AnyLine]:
    if not agreed.issuperset(room.seating.players()):
        return []
    if what == "concede":
        return [lines.Conceded()]
    return [lines.Rewound(moves=moves, seed=new_seed())]


# ---- around the table ------------------------------------------------------------------------


@order.register
def _prefer(command: c.Prefer, by: Asking) -> list[AnyLine]:
    return [lines.Preferred(windows=command.windows, by=by.person, command=command.id)]


@order.register
def _say(command: c.Say, by: Asking) -> list[AnyLine]:
    return [lines.Said(words=command.words, by=by.person, command=command.id)]


@order.register
def _remind(command: c.Remind, by: Asking) -> list[AnyLine]:
    return [lines.Reminding(webhook=command.webhook, by=by.person, command=command.id)]


@order.register
def _hint(command: c.Hint, by: Asking) -> list[AnyLine]:
    _my_decision(by.room, by.person)
    return [lines.Hinted(by=by.person, command=command.id)]
