"""What a server has shown of a room: kept up to date by its pushes, looked at by screens."""

from __future__ import annotations

from undercroft.kernel.delta import EMPTY, applied
from undercroft.kernel.log import LogLine
from undercroft.server.protocol import pushes
from undercroft.server.protocol.pushes import AnyPush
from undercroft.terminal.endings import ended
from undercroft.terminal.log import text_of, without_steps
from undercroft.terminal.names import names_of
from undercroft.terminal.session import Look, Source

MOST_TALK = 200

Told = tuple[int, int, str, tuple[str, ...]]
"""A line: its move, whether it was said beside the game, its text and its rules."""


class Shown:
    """The table, the room around it, and who I am there."""

    def __init__(self) -> None:
        self.version = -1
        self.notice = ""
        self._reminder = ""
        self._moves = 0
        self._code = ""
        self._room: pushes.RoomState | None = None
        self._you = pushes.You(-1)
        self._scene = EMPTY
        self._log: list[LogLine] = []
        self._talk: list[pushes.TalkLine] = []

    # ---- hearing -----------------------------------------------------------------------------

    def take(self, push: AnyPush) -> bool:
        """Draw what is new; whether there is anything."""
        match push:
            case pushes.Table():
                self._afresh(push)
            case pushes.Update():
                self._update(push)
            case pushes.Thinking():
                self.notice = f"{push.bot} thinks for {self.actor(push.seat)} ..."
            case pushes.Pinged():
                thing = names_of(self._scene).get(push.thing, push.thing)
                self.notice = f"{self._name(push.person)} points at {thing}."
            case pushes.Reminder():
                self.notice = self._reminder = push.words
            case pushes.Closing():
                self.notice = push.words
            case _:
                return False
        return True

    def _afresh(self, table: pushes.Table) -> None:
        self._room, self._you = table.room, table.you
        self._scene = table.scene or EMPTY
        self._log, self._talk = list(table.log), list(table.talk)
        self._now(table.version, table.moves, table.code)

    def _update(self, update: pushes.Update) -> None:
        self._room = update.room or self._room
        self._you = update.you or self._you
        if update.changes is not None:
            self._scene = applied(self._scene, update.changes)
        if update.cut is not None:
            self._log = [line for line in self._log if line.move <= update.cut]
        self._log += update.log
        self._talk = [*self._talk, *update.talk][-MOST_TALK:]
        self._now(update.version, update.moves, update.code)

    def _now(self, version: int, moves: int, code: str) -> None:
        self.version, self._moves, self._code = version, moves, code
        self.notice = self._reminder = ""

    # ---- looking -----------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._room.game if self._room else ""

    def seat_name(self, seat: int) -> str:
        """The name of a seat as moves write it."""
        seats = {s.seat: s.actor for s in self._room.seats} if self._room else {}
        return seats.get(seat, f"seat {seat + 1}")

    def actor(self, seat: int) -> str:
        """A seat as people call it."""
        return self.seat_name(seat)

    def look(self) -> Look:
        """What the person sees now, from all that the server has pushed."""
        undo = self._you.undo
        over = self._room.over if self._room else None
        lines = self._lines()
        return Look(
            scene=self._scene,
            asked=self._you.asked,
            seats=self._you.seats,
            log=tuple([text for _, _, text, _ in lines]),
            sources=tuple([Source(move, rules) for move, _, _, rules in lines]),
            code=self._code,
            moves=self._moves,
            undo=undo.moves,
            barrier=undo.barrier,
            redo=undo.redo,
            reminder=self._reminder,
            around=tuple(self._around()),
            over=tuple(ended(over, self.seat_name, self._ending)) if over else (),
        )

    @property
    def _ending(self) -> str:
        return self._room.ending if self._room else ""

    def _lines(self) -> list[Told]:
        """Log and talk in the order in which they happened."""
        told: list[Told] = [
            (line.move, 0, text_of(line), line.rules) for line in without_steps(self._log)
        ]
        said: list[Told] = [
            (line.move, 1, f"{self._name(line.person)}: {line.words}", ()) for line in self._talk
        ]
        return sorted(told + said, key=lambda row: row[:2])

    def _around(self) -> list[str]:
        if self._room is None:
            return [self.notice or "Nothing is shown yet."]
        notice = [self.notice] if self.notice else []
        seats = self._seats(self._room)
        if self._room.status == "playing":
            return [*notice, f"{self._room.code} {', '.join(seats)}"]
        return [*notice, f"Room {self._room.code}: {self._room.status}", *seats, *self._lobby()]

    def _lobby(self) -> list[str]:
        room = self._room
        if room is None or room.status != "lobby":
            return []
        return ["/start begins it"] if room.host == self._you.person else ["The host begins it."]

    def _seats(self, room: pushes.RoomState) -> list[str]:
        return [f"{seat.actor}: {self._who(room, seat)}" for seat in room.seats]

    def _who(self, room: pushes.RoomState, seat: pushes.SeatState) -> str:
        if seat.bot:
            return f"bot {seat.bot}"
        if seat.player < 0:
            return "open"
        away = "" if seat.player in room.present else " (late)" if seat.late else " (away)"
        mine = " (you)" if seat.player == self._you.person else ""
        return self._name(seat.player) + mine + away

    def _name(self, person: int) -> str:
        people = {p.person: p.name for p in self._room.people} if self._room else {}
        return people.get(person, "The room")
