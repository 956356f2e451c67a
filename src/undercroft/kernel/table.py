"""A table: a game being played, with its history, its chance, undo, views and log."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from undercroft.kernel import log, play, record
from undercroft.kernel.box import names_in_box
from undercroft.kernel.chance import seeded
from undercroft.kernel.checks import Refusal, WhyNot
from undercroft.kernel.digest import code, digest
from undercroft.kernel.errors import IllegalMove, SetupError, UndoError
from undercroft.kernel.events import Event
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import DUNGEON, Move
from undercroft.kernel.outcome import Over, Pending
from undercroft.kernel.position import write_position
from undercroft.kernel.registry import Game, Value
from undercroft.kernel.scene import Outlook, Preview, Scene
from undercroft.kernel.state import State
from undercroft.kernel.views import view

SNAPSHOT_EVERY: Final = 48
MOST_SEATS: Final = 31
_BARRIERS: Final = {
    "draw": "a card was drawn",
    "peek": "a card was looked at",
    "roll": "a die was rolled",
    "show": "something was revealed",
}


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that decides a game before its first move, except the seed."""

    game: Game
    seats: int
    controllers: tuple[int, ...]
    options: dict[str, Value]

    def seats_of(self, controller: int) -> int:
        """The seats of a controller as a mask."""
        return sum(1 << seat for seat, c in enumerate(self.controllers) if c == controller)


@dataclass(slots=True)
class Entry:
    """One move of the history, with who saw it and what it told; if nothing, who made it."""

    move: Move
    seen_by: int
    round: int
    digest: str = ""
    events: list[Event] = field(default_factory=list)
    who: str = ""

    @property
    def by_chance(self) -> bool:
        """Whether chance made it."""
        return self.move.seat == DUNGEON


@dataclass(frozen=True, slots=True)
class Barrier:
    """What undo cannot cross: the number of moves that stay, and why."""

    moves: int
    reason: str


class Table:
    """A game being played. `chance` is "seeded" or "ask"."""

    def __init__(self, setup: Setup, seed: int = 0, chance: str = "seeded") -> None:
        if chance not in ("seeded", "ask"):
            raise SetupError(f'chance is "seeded" or "ask", not {chance!r}')
        self.setup = setup
        self.game = setup.game
        self.seed = seed
        self.chance = chance
        self.history: list[Entry] = []
        self.notice = ""
        self.placed = False
        self.reader: int | None = None
        self.undone: list[Move] = []
        self.asked: dict[str, int] = {}
        self.begin_at(setup.game.start(setup.seats, setup.options))
        self.settle()

    def begin_at(self, state: State) -> None:
        """Let the history begin at a state."""
        self.state = state
        self.start = state.clone()
        self.history = []
        self._snapshots: dict[int, State] = {0: state.clone()}

    def copy(self) -> Table:
        """The same game on a table of its own: what is played there changes nothing here."""
        new = copy.copy(self)
        new.state = self.state.clone()
        new.history, new.undone = self.history[:], self.undone[:]
        new.asked, new._snapshots = dict(self.asked), dict(self._snapshots)
        return new

    def take_up(
        self,
        state: State,
        rows: Iterable[tuple[Move, int, int, str]],
        undone: list[Move],
        asked: dict[str, int],
        seed: int,
    ) -> None:
        """Go on from a saved state with the history that led to it."""
        self.history = [Entry(*row) for row in rows]
        self.state = state
        self._snapshots[len(self.history)] = state.clone()
        self.undone, self.asked, self.seed, self.chance = undone, asked, seed, "seeded"

    # ---- playing ---------------------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        """Decide, Chance or Over."""
        return play.pending(self.state)

    def legal(self) -> tuple[Move, ...]:
        """The legal moves, in canonical order."""
        return tuple(play.legal(self.state))

    def play(self, move: Move | str | int) -> None:
        """Play a move, its notation, or its index; IllegalMove if that cannot be."""
        self._play(self._resolve(move))
        self.undone.clear()
        self.settle()

    def follow(self, text: str) -> None:
        """Play one written move of a record; chance is left to the record too."""
        self._play(self.game.notation.parse(text))

    def _resolve(self, move: Move | str | int) -> Move:
        if isinstance(move, Move):
            return move
        if isinstance(move, str):
            return self.game.notation.parse(move)
        moves = play.legal(self.state)
        if isinstance(move, bool) or not 0 <= move < len(moves):
            raise IllegalMove((Refusal("", f"there is no move {move}; 0 to {len(moves) - 1}"),))
        return moves[move]

    def _play(self, move: Move) -> None:
        if self.reader is None or not self._hidden_from_reader(move):
            self._check(move)
        elif play.decider(self.state) != move.seat or self.over is not None:
            raise IllegalMove(play.refusals(self.state, move))
        self._force(move)

    def _check(self, move: Move) -> None:
        if move is not self.state.offered and move not in play.legal(self.state):
            raise IllegalMove(play.refusals(self.state, move))

    def _hidden_from_reader(self, move: Move) -> bool:
        """In a redacted replay the moves of others cannot be checked against what is unseen."""
        assert self.reader is not None
        return move.seat == DUNGEON or not (1 << move.seat) & self.setup.seats_of(self.reader)

    def _force(self, move: Move) -> None:
        s = self.state
        source = self._source()
        seen_by = s.frames[-1].seen_by(s, move)
        journal: list[Event] = []
        s.heard, s.journal = True, journal
        play.force(s, move)
        s.heard = False
        if source:
            self.asked[source] = self.asked.get(source, 0) + 1
        who = "" if journal or move.seat == DUNGEON else s.seat_name(move.seat)
        self._note(Entry(move, seen_by, s.round, events=journal, who=who))

    def _note(self, entry: Entry) -> None:
        before = self.history[-1].round if self.history else self.start.round
        if entry.round != before and self.reader is None:
            entry.digest = digest(self.state)
        self.history.append(entry)
        if len(self.history) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.history)] = self.state.clone()

    def _source(self) -> str:
        """What chance is asked for now, "" where it is not."""
        s = self.state
        frame = s.frames[-1] if s.frames and s.over is None else None
        return frame.source(s) if isinstance(frame, ChanceFrame) else ""

    def settle(self) -> None:
        """Let seeded chance decide whatever it has to."""
        while self.chance == "seeded" and self.over is None:
            source = self._source()
            if not source:
                return
            u = seeded(self.seed, source, self.asked.get(source, 0))
            self._play(play.sample(self.state, u))

    # ---- undo ------------------------------------------------------------------------------

    @property
    def barrier(self) -> Barrier:
        """How far undo cannot go: chance, which alone reveals, and another controller's move."""
        last = None
        for i in range(len(self.history) - 1, -1, -1):
            entry = self.history[i]
            reason = self._blocks(entry, last)
            if reason:
                return Barrier(i + 1, reason)
            last = entry
        return Barrier(0, "the game began here")

    def _blocks(self, entry: Entry, later: Entry | None) -> str:
        if entry.by_chance:
            return _BARRIERS.get(entry.move.verb.name, "chance has decided")
        if later is not None and self._controller(entry) != self._controller(later):
            return "another player has moved"
        return ""

    def _controller(self, entry: Entry) -> int:
        return self.setup.controllers[entry.move.seat]

    def undoable(self) -> tuple[Move, ...]:
        """The moves that can be undone, the latest last."""
        return tuple(entry.move for entry in self.history[self.barrier.moves :])

    def undo(self, n: int = 1) -> None:
        """Take back the last n moves."""
        barrier = self.barrier
        if n < 1 or len(self.history) - n < barrier.moves:
            left = len(self.history) - barrier.moves
            raise UndoError(f"{left} moves can be undone, not {n}: {barrier.reason}")
        undone = [entry.move for entry in self.history[-n:]]
        self._rewind(len(self.history) - n)
        self.undone.extend(reversed(undone))

    def state_at(self, moves: int) -> State:
        """The state as it was after so many moves."""
        at = max(k for k in self._snapshots if k <= moves)
        state = self._snapshots[at].clone()
        for entry in self.history[at:moves]:
            play.force(state, entry.move)
        return state

    def _rewind(self, to: int) -> None:
        state = self.state_at(to)
        del self.history[to:]
        self._snapshots = {k: s for k, s in self._snapshots.items() if k <= to}
        self.state = state

    def rewind(self, moves: int, seed: int) -> None:
        """Go back, past any barrier, to where so many moves were played; from there chance is new.

        What had been seen is shuffled back: everything undecided is decided by the new seed.
        """
        if not 0 <= moves <= len(self.history):
            raise UndoError(f"{len(self.history)} moves were played; there is no move {moves}")
        self._rewind(moves)
        self.undone.clear()
        self.seed = seed
        self.settle()

    def redo(self) -> None:
        """Play again what was undone last."""
        if not self.undone:
            raise UndoError("nothing was undone")
        self._play(self.undone.pop())
        self.settle()

    # ---- looking ---------------------------------------------------------------------------

    def view(self, controller: int | None) -> State:
        """The state as a controller knows it; None for a spectator."""
        return view(self.state, self._mask(controller))

    def _mask(self, controller: int | None) -> int:
        return 0 if controller is None else self.setup.seats_of(controller)

    def scene(self, controller: int | None) -> Scene:
        """What a controller sees."""
        mask = self._mask(controller)
        return self.game.scene(view(self.state, mask), mask)

    def preview(self, seat: int, move: Move | str) -> Preview:
        """What a legal move of a seat will do, term by term."""
        chosen = self._resolve(move)
        if chosen.seat != seat:
            raise IllegalMove((Refusal("", f"{chosen} is another's move"),))
        if chosen not in play.legal(self.state):
            raise IllegalMove(play.refusals(self.state, chosen))
        return self.game.preview(view(self.state, self._mask(self.setup.controllers[seat])), chosen)

    def why_not(self, seat: int, thing: str) -> list[WhyNot]:
        """Why a seat cannot do what it seems to want; made from what it knows."""
        if not 0 <= seat < self.setup.seats:
            return [WhyNot(thing, (Refusal("", f"there is no seat {seat}"),))]
        known = view(self.state, self._mask(self.setup.controllers[seat]))
        return purposeful(self.game, known, seat, thing, play.why_not(known, seat, thing))

    def sight(self, controller: int | None, thing: str) -> Outlook | None:
        """What a figure sees, or what is seen from a cell; None where nobody can look."""
        look = self.game.sight
        return look(self.view(controller), thing) if look else None

    def danger(self, seat: int) -> Outlook | None:
        """Where foes of a seat could strike next, as far as it knows."""
        look = self.game.danger
        return look(self.view(self.setup.controllers[seat]), seat) if look else None

    def events(self, controller: int | None, since: int = 0) -> list[Event]:
        """What a controller learned from move number `since` on."""
        mask = self._mask(controller)
        told = [e.for_seats(mask) for entry in self.history[since:] for e in entry.events]
        return [event for event in told if event is not None]

    def log(
        self, controller: int | None, since: int = 0, until: int | None = None
    ) -> list[log.LogLine]:
        """The lines of the log that a controller may read, of the moves from number `since` on."""
        names, mask = names_in_box(self.game), self._mask(controller)
        entries = enumerate(self.history[since:until], since + 1)
        return [
            line
            for number, entry in entries
            for line in log.read_by(log.written(entry, number, names), mask)
        ]

    # ---- writing ---------------------------------------------------------------------------

    def record(self, for_: int | None = None) -> str:
        """The record, whole or as a controller may read it."""
        return record.write(self, for_)

    def position(self) -> str:
        """The position as TOML."""
        return write_position(self.setup, self.state)

    def digest(self) -> str:
        """The fingerprint of the whole state."""
        return digest(self.state)

    def code(self) -> str:
        """The fingerprint of what a spectator sees."""
        return code(self.state)

    @property
    def over(self) -> Over | None:
        """How the game ended, if it has."""
        return self.state.over


def purposeful(
    game: Game, known: State, seat: int, thing: str, answers: list[WhyNot]
) -> list[WhyNot]:
    """Where no rule stands against it, what the thing is there for says one."""
    if game.purpose is None or not any(map(_lacks_rule, answers)):
        return answers
    is_drawn = thing in game.scene(known, 0).ids()
    purpose = game.purpose(known, seat, thing) if is_drawn else None
    return answers if purpose is None else [_with_purpose(each, purpose) for each in answers]


def _lacks_rule(answer: WhyNot) -> bool:
    return bool(answer.refusals) and not any(refusal.rule for refusal in answer.refusals)


def _with_purpose(answer: WhyNot, purpose: Refusal) -> WhyNot:
    if not _lacks_rule(answer):
        return answer
    others = [r for r in answer.refusals if r.words != play.NO_PART]
    return WhyNot(answer.want, (*others, purpose))


def make_setup(
    game: Game,
    seats: int | None,
    options: dict[str, Value],
    controllers: Sequence[int] | None,
) -> Setup:
    """A checked setup; by default the fewest seats, one controller each."""
    chosen = game.chosen(options)
    count = seats if seats is not None else game.seats_with(chosen)[0]
    if not isinstance(count, int) or not 1 <= count <= MOST_SEATS:
        raise SetupError(f"a game has 1 to {MOST_SEATS} seats, not {count!r}")
    held = tuple(controllers) if controllers is not None else tuple(range(count))
    numbers = set(held)
    if len(held) != count or numbers != set(range(len(numbers))):
        raise SetupError(f"controllers are numbered from 0, one number for each of {count} seats")
    return Setup(game, count, held, chosen)
