"""Answering commands of a connection: those that change the room, and those that only ask."""

from __future__ import annotations

from undercroft.bots.roster import names_for
from undercroft.kernel.content_names import in_words
from undercroft.kernel.errors import UndercroftError
from undercroft.server.live.connection import Connection
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.live.reminders import Reminders
from undercroft.server.live.thinking import Question, Thinkers
from undercroft.server.metrics import METRICS
from undercroft.server.protocol import commands as c
from undercroft.server.protocol import pushes
from undercroft.server.protocol.pushes import Push
from undercroft.server.room.line import NOBODY
from undercroft.server.room.orders import checked_move
from undercroft.server.room.refusing import Refuse
from undercroft.server.room.shown import log

MOST_LOGGED = 2_000


class Answering:
    """Carries out what the people of a room ask for."""

    def __init__(self, live: LiveRoom, thinkers: Thinkers, reminders: Reminders) -> None:
        self._live = live
        self._thinkers = thinkers
        self._reminders = reminders

    async def answer(self, connection: Connection, command: c.AnyCommand) -> Push | None:
        """The answer to a command; a refusal is an answer too.

        Nobody is refused for what another process wrote and this one has not seen yet.
        """
        try:
            try:
                answer = await self._answer(connection, command)
            except Refuse:
                if not await self._live.is_behind():
                    raise
                answer = await self._answer(connection, command)
        except Refuse as refusal:
            METRICS.commands.add(refusal.code)
            words, refusals = refusal.words, refusal.refusals
            return pushes.Refused(command.id, refusal.code, words, refusals)
        METRICS.commands.add("done")
        return answer

    async def _answer(self, connection: Connection, command: c.AnyCommand) -> Push | None:
        person = connection.person
        match command:
            case c.Sync():
                self._live.show_table(connection)
                return pushes.Done(command.id, self._live.room.version)
            case c.Log():
                return self._log(connection, command)
            case c.Look():
                return self._look(connection, command)
        if person == NOBODY:
            raise Refuse("not-yours", "you only watch; join the room to take part")
        match command:
            case c.Ping():
                self._live.ping(person, command.thing)
                return pushes.Done(command.id, self._live.room.version)
            case c.Why():
                return self._why(person, command)
            case c.Foresee():
                return self._preview(person, command)
            case c.Hint():
                return await self._hint(person, command)
            case c.Remind():
                self._reminders.check(command.webhook)
        version = await self._live.carry_out(person, command)
        if isinstance(command, c.Play):
            METRICS.moves.add("person")
        return pushes.Done(command.id, version)

    def _log(self, connection: Connection, command: c.Log) -> Push:
        most = command.since + MOST_LOGGED
        until = most if command.until is None else min(command.until, most)
        return pushes.LogLines(
            command.id, log(self._live.room, connection.seats, command.since, until)
        )

    def _why(self, person: int, command: c.Why) -> Push:
        room = self._live.room
        if room.table is None:
            raise Refuse("not-now", "the game has not begun")
        mine = room.seating.played_by(person)
        seat = command.seat if command.seat is not None else _own_seat(room.asked, mine)
        if seat not in mine:
            raise Refuse("not-yours", "ask about your own seats")
        return pushes.Reasons(command.id, room.seen.why_not(room.sees(person), seat, command.thing))

    def _preview(self, person: int, command: c.Foresee) -> Push:
        room = self._live.room
        if room.asked_person != person:
            raise Refuse("not-now", "there is nothing for you to decide")
        move = checked_move(room, command.move)
        assert room.table is not None
        try:
            seen = room.table.preview_for(room.sees(person), move)
        except UndercroftError as error:
            raise Refuse("illegal", str(error)) from None
        return pushes.Foreseen(command.id, str(move), seen)

    def _look(self, connection: Connection, command: c.Look) -> Push:
        room = self._live.room
        if room.table is None:
            raise Refuse("not-now", "the game has not begun")
        seats, seen = connection.seats, room.seen
        if command.what == "sight":
            outlook = seen.sight(seats, command.thing)
        else:
            outlook = seen.danger(seats, max(0, seats.bit_length() - 1))
        if outlook is None:
            raise Refuse("illegal", "nobody looks from there")
        return pushes.LookedFrom(command.id, outlook)

    async def _hint(self, person: int, command: c.Hint) -> Push:
        room = self._live.room
        bots = [name for name in names_for(room.game) if name != "random"]
        if not room.setup.hints or not bots:
            raise Refuse("illegal", "no bot gives hints here")
        if room.asked_person != person or room.table is None:
            raise Refuse("not-now", "there is nothing for you to decide")
        legal = tuple(str(move) for move in room.table.legal())
        seats = room.sees(person)
        view = room.seen.view(seats)
        question = Question(room.game.id, bots[-1], view, legal, room=room.code)
        await self._live.carry_out(person, command)
        thoughts = await self._thinkers.advise(question)
        best, *others = [
            pushes.Suggestion(
                t.move, room.label(seats, t.move), in_words(room.game, t.reason), round(t.worth, 2)
            )
            for t in thoughts
        ]
        return pushes.Hinted(
            command.id, best.move, best.label, best.reason, bots[-1], best.worth, tuple(others)
        )


def _own_seat(asked: int, mine: tuple[int, ...]) -> int:
    return asked if asked in mine or not mine else mine[0]
