"""A room as its lines made it: the people, the seats, the table and its log."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import undercroft as uc
from undercroft.kernel import play
from undercroft.kernel.content_names import names_in_box
from undercroft.kernel.cooperation import is_cooperative
from undercroft.kernel.history import ADOPTED
from undercroft.kernel.log import written
from undercroft.kernel.outcome import Over
from undercroft.kernel.position import write_position
from undercroft.kernel.record import replay
from undercroft.kernel.registry import Game
from undercroft.kernel.scene import Scene
from undercroft.kernel.seen import Seen
from undercroft.kernel.setup import make_setup
from undercroft.kernel.state import State
from undercroft.kernel.table import Table
from undercroft.kernel.views import determinize, view
from undercroft.server.protocol.pushes import Motion, Status, TalkLine
from undercroft.server.room import line as lines
from undercroft.server.room import motions
from undercroft.server.room.clocks import Clocks
from undercroft.server.room.line import NOBODY, AnyLine, RoomSetup
from undercroft.server.room.logged import LoggedMove
from undercroft.server.room.refusing import Refuse
from undercroft.server.room.seating import Seat, Seating
from undercroft.server.room.talk import talk

KEPT_TALK: Final = 300
KEPT_COMMANDS: Final = 1000


class Room:
    """A room. It changes by lines only: `apply` is all that changes it."""

    def __init__(self, code: str, setup: RoomSetup, seed: int) -> None:
        self.code = code
        self.setup = setup
        self.seed = seed
        self.game: Game = uc.game(setup.game)
        self.version = 0
        self.changed = 0
        self.seating = Seating([Seat() for _ in range(setup.seats)])
        self.table: Table | None = replay(setup.record) if setup.record else None
        self.logged: list[LoggedMove] = []
        self.talk: list[TalkLine] = []
        self.done: dict[tuple[int, str], int] = {}
        self.clocks = Clocks(setup.clock) if setup.clock else None
        self.late: set[int] = set()
        self.motion: Motion | None = None
        self.rewound = False
        self.given_up: Over | None = None
        self.undo_floor = 0
        self.ends = 0
        self.cut: int | None = None
        self.status: Status = "lobby"
        self.over: Over | None = None
        """How it ended, if it has."""
        self.asked = NOBODY
        """The seat that something is asked of, NOBODY when none is."""
        self.flaw = ""
        """Why nothing more can happen here, though the game is not over."""
        self._log("")
        self.settle()

    # ---- what is known about it ----------------------------------------------------------------

    @property
    def moves(self) -> int:
        """How many moves the table has seen, those of chance too."""
        return len(self.table.history) if self.table else 0

    @property
    def is_cooperative(self) -> bool:
        """Whether the players are on one side."""
        return is_cooperative(self.game, self.setup.seats, self.setup.options)

    @property
    def asked_person(self) -> int:
        """The person who plays the asked seat, NOBODY where a bot does."""
        return NOBODY if self.asked == NOBODY else self.seating.seats[self.asked].player

    def sees(self, person: int) -> int:
        """The seats somebody looks with. A record is looked at with all it shows."""
        if self.setup.record and self.table:
            reader = self.table.reader
            return (
                (1 << self.setup.seats) - 1 if reader is None else self.table.setup.seats_of(reader)
            )
        return self.seating.seen_by(person)

    @property
    def seen(self) -> Seen:
        """The table as its readers see it now."""
        assert self.table is not None
        return self.table.seen

    def scene(self, seats: int) -> Scene | None:
        """What these seats see now; the same object until something changes."""
        return self.table.seen.scene(seats) if self.table else None

    def shown(self, seats: int) -> Scene | None:
        """What is drawn for these seats: the scene with what is final for who is asked."""
        return self.table.scene_for(seats) if self.table else None

    @property
    def state_code(self) -> str:
        """The code that every client shows."""
        return self.table.code() if self.table else ""

    def state_at(self, moves: int) -> State:
        """The whole state after so many moves."""
        if self.table is None:
            raise Refuse("not-now", "the game has not begun")
        if not 0 <= moves <= self.moves:
            raise Refuse("illegal", f"{self.moves} moves were played; there is no move {moves}")
        if moves < self.table.adopted:
            words = f"{ADOPTED}; it can be looked at from move {self.table.adopted} on"
            raise Refuse("not-now", words)
        return self.table.state_at(moves)

    def position_at(self, moves: int, person: int) -> str:
        """A position to play on from; what the person does not know there is dealt anew."""
        state = self.state_at(moves)
        assert self.table is not None
        if self.status != "over" or self.table.reader is not None:
            state = determinize(view(state, self.sees(person)), random.SystemRandom())
        return write_position(self.table.setup, state)

    def label(self, seats: int, move: str) -> str:
        """What a move is called among the choices."""
        scene = self.scene(seats)
        choices = scene.decision.choices if scene and scene.decision else ()
        return next((choice.label for choice in choices if choice.move == move), move)

    def is_window(self) -> bool:
        """Whether a seat is asked only whether it reacts: it may pass."""
        assert self.table is not None
        state = self.table.state
        passes = state.NOTATION.passes(self.asked)
        return any(move == passes for move in play.legal(state))

    def undoable(self, mine: tuple[int, ...]) -> range:
        """The numbers of the moves that who plays these seats can take back."""
        if self.status != "playing" or not self.logged or self.logged[-1].seat not in mine:
            return range(0)
        assert self.table is not None
        floor = max(self.table.barrier.moves, self.undo_floor)
        numbers = range(floor, len(self.table.history))
        return numbers if all(self.logged[n].seat in mine for n in numbers) else range(0)

    # ---- lines ---------------------------------------------------------------------------------

    def copy(self) -> Room:
        """The same room, to try lines on: what happens there changes nothing here."""
        new = copy.copy(self)
        new.seating, new.logged = self.seating.copy(), self.logged[:]
        new.table = self.table.copy() if self.table else None
        new.clocks = self.clocks.copy() if self.clocks else None
        new.done, new.late = dict(self.done), set(self.late)
        return new

    def apply(self, line: AnyLine, at: int) -> None:
        """Let a line happen; it raises where it cannot, and then this room is of no use."""
        self.version += 1
        self.changed = at
        self.cut = None
        if line.command:
            self._remember(line)
        if self.clocks:
            self.clocks.tick(at, line.lost if isinstance(line, lines.Resumed) else 0)
        change = _CHANGES.get(type(line))
        if change is not None:
            change(self, line)
        if isinstance(line, lines.Ending):
            self.ends = line.at
        elif line.by != NOBODY:
            self.ends = 0
        self.settle()
        if self.clocks:
            self.clocks.run_for(self.asked_person)
        self._say(line, at)

    def set_aside(self, flaw: str) -> None:
        """Let nothing more happen: what is kept of this room goes on in a way it cannot follow."""
        self.flaw = flaw
        words = f"{flaw}; look at the table as it was before, or play on from there in a new room"
        told = TalkLine(self.version + 1, self.moves, NOBODY, words, self.changed)
        self.talk = [*self.talk, told]

    def adopt(self) -> None:
        """Go on with the content of now; what was played before stays, but is not played again."""
        assert self.table is not None
        self.table.adopt()
        self.undo_floor = self.moves
        self.motion = None
        words = "the game has other numbers since the server was renewed; play goes on from here"
        told = TalkLine(self.version, self.moves, NOBODY, words, self.changed)
        self.talk = [*self.talk, told]

    def settle(self) -> None:
        """See how it stands, and who is asked now."""
        self.asked = NOBODY
        if self.table is None:
            return
        self.over = self.given_up or self.table.over
        self.status = "over" if self.over is not None or self.setup.record else "playing"
        if self.status == "playing":
            self.asked = play.decider(self.table.state)

    def _remember(self, line: AnyLine) -> None:
        self.done[line.by, line.command] = self.version
        while len(self.done) > KEPT_COMMANDS:
            del self.done[next(iter(self.done))]

    def _say(self, line: AnyLine, at: int) -> None:
        if isinstance(line, lines.Moved):
            return
        seat = getattr(line, "seat", None)
        where = "" if seat is None else f"seat {seat + 1}"
        said = talk(line, self.seating, where, self.version, self.moves, at)
        if said is not None:
            self.talk = [*self.talk[-KEPT_TALK + 1 :], said]

    def _joined(self, line: lines.Joined) -> None:
        self.seating.join(line)

    def _seated(self, line: lines.Seated) -> None:
        self.seating.seat(line)
        self.undo_floor = self.moves
        if line.why == "back":
            self.late.discard(line.owner)
        if self.table:
            self.table.hand_over(self.seating.controllers())

    def _dismissed(self, line: lines.Dismissed) -> None:
        self.seating.people[line.person].gone = True

    def _started(self, line: lines.Started) -> None:
        self.table = self.new_table("seeded")
        self._log("")

    def new_table(self, chance: str, began: Sequence[int] | None = None) -> Table:
        """The table as it stood before the first move, begun by these or by who is here now."""
        held = self.seating.controllers()
        if self.setup.position:
            table = uc.load_position(self.setup.position, self.seed, chance)
            table.hand_over(held)
            return table
        brought = self.game.brought(self.setup.brought) if self.setup.brought else None
        setup = make_setup(self.game, self.setup.seats, self.setup.options, held, began, brought)
        return Table(setup, self.seed, chance)

    def _moved(self, line: lines.Moved) -> None:
        assert self.table is not None
        if self.clocks and self.asked_person != NOBODY:
            # A window that passed by itself too: else the clock tells that nothing could be done.
            self.clocks.reward(self.asked_person)
        self.table.play(line.move)
        self._log(line.label)

    def _undone(self, line: lines.Undone) -> None:
        assert self.table is not None
        self.table.undo(line.count)
        self._forget_from(self.moves)
        self.motion = motions.standing(self.motion, self.moves)

    def _redone(self, line: lines.Redone) -> None:
        assert self.table is not None
        label = self.label(self.sees(line.by), str(self.table.undone[-1]))
        self.table.redo()
        self._log(label)

    def _motion(self, line: lines.Asked) -> None:
        self.motion = motions.asked(line, self.seating)

    def _voted(self, line: lines.Voted) -> None:
        self.motion = motions.voted(self.motion, line)

    def _rewound(self, line: lines.Rewound) -> None:
        assert self.table is not None
        self.table.rewind(line.moves, line.seed)
        self.motion, self.rewound = None, True
        self._forget_from(line.moves)
        self._log("")

    def _conceded(self, line: lines.Conceded) -> None:
        self.motion = None
        for seat in self.seating.seats:
            seat.conceded = seat.conceded or line.by in (NOBODY, seat.owner)
        left = [i for i, seat in enumerate(self.seating.seats) if not seat.conceded]
        if line.by == NOBODY or len({self._side(i) for i in left}) == 1:
            self.given_up = self._ended(tuple(left))

    def _side(self, seat: int) -> tuple[str, int]:
        owner = self.seating.seats[seat].owner
        return ("person", owner) if owner != NOBODY else ("bot", seat)

    def _ended(self, winners: tuple[int, ...]) -> Over:
        returns = tuple(1.0 if i in winners else -1.0 for i in range(self.setup.seats))
        return Over("conceded", winners, (), returns)

    def _preferred(self, line: lines.Preferred) -> None:
        self.seating.people[line.by].windows = line.windows

    def _reminding(self, line: lines.Reminding) -> None:
        self.seating.people[line.by].webhook = line.webhook

    def _out_of_time(self, line: lines.Late) -> None:
        self.late.add(line.person)

    # ---- the log -------------------------------------------------------------------------------

    def _forget_from(self, moves: int) -> None:
        del self.logged[moves:]
        self.cut = moves

    def _log(self, label: str) -> None:
        """Put what the table has seen since into lines."""
        if self.table is None:
            return
        names = names_in_box(self.game)
        known = len(self.logged)
        for number, entry in enumerate(self.table.history[known:], known + 1):
            given = "" if entry.by_chance else label
            told = written(entry, number, names, given)
            self.logged.append(LoggedMove(entry.move.seat, given or str(entry.move), told))


_CHANGES: Final[dict[type[AnyLine], Callable[[Room, Any], None]]] = {
    lines.Joined: Room._joined,
    lines.Seated: Room._seated,
    lines.Dismissed: Room._dismissed,
    lines.Started: Room._started,
    lines.Moved: Room._moved,
    lines.Undone: Room._undone,
    lines.Redone: Room._redone,
    lines.Asked: Room._motion,
    lines.Voted: Room._voted,
    lines.Rewound: Room._rewound,
    lines.Conceded: Room._conceded,
    lines.Preferred: Room._preferred,
    lines.Reminding: Room._reminding,
    lines.Late: Room._out_of_time,
}
"""What a line does to a room; a line that only says something does nothing else."""
