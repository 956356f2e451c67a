"""A table: a game being played, with its history, its chance, undo, views and log."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from undercroft.kernel import log, play, record
from undercroft.kernel.chance import seeded
from undercroft.kernel.checks import Refusal, WhyNot
from undercroft.kernel.content_names import names_in_box
from undercroft.kernel.digest import Codes, digest
from undercroft.kernel.errors import IllegalMove, SetupError, UndoError
from undercroft.kernel.events import Event
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.history import ADOPTED, BARRIERS, Barrier, Entry
from undercroft.kernel.moves import DUNGEON, HIDDEN, Move
from undercroft.kernel.outcome import Over, Pending
from undercroft.kernel.parts import Parts
from undercroft.kernel.position import write_position
from undercroft.kernel.scene import Overlay, Preview, Scene
from undercroft.kernel.seen import Seen
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import State
from undercroft.kernel.views import view

SNAPSHOT_EVERY: Final = 48


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
        self.adopted = 0
        self.reader: int | None = None
        self.undone: list[Move] = []
        self.asked: dict[str, int] = {}
        self._codes = Codes(setup.game.state)
        self._seen: Seen | None = None
        self._parts = Parts()
        self._barrier: Barrier | None = None
        self._known_legal: Move | None = None
        self.start_from(setup.start())
        self.resolve_chance()

    def start_from(self, state: State) -> None:
        """Let the history begin at a state."""
        self.state = state
        self._changed()
        self.start = state.clone()
        self.history = []
        self._snapshots: dict[int, State] = {0: state.clone()}

    def copy(self) -> Table:
        """The same game on a table of its own: what is played there changes nothing here."""
        new = copy.copy(self)
        new.state = self.state.clone()
        new._parts = Parts()
        new._seen = self._seen.of_clone(new.state) if self._seen else None
        new.history, new.undone = self.history[:], self.undone[:]
        new.asked, new._snapshots = dict(self.asked), dict(self._snapshots)
        return new

    def restore(
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
        self._changed()
        self._snapshots[len(self.history)] = state.clone()
        self.undone, self.asked, self.seed, self.chance = undone, asked, seed, "seeded"

    def adopt(self) -> None:
        """From here on other content holds: what was played before cannot be played again."""
        self.undone.clear()
        self._changed()
        self.begin_at(len(self.history), self.state.clone())

    def begin_at(self, moves: int, state: State) -> None:
        """So many moves were played with other content, which have led to a state."""
        self.adopted, self.start = moves, state
        self._snapshots = {moves: state.clone()}

    def hand_over(self, controllers: tuple[int, ...]) -> None:
        """From now on these controllers hold the seats; who began the game stays the same."""
        self.setup = replace(self.setup, controllers=controllers)
        self._barrier = None
        self._seen = None

    def _changed(self) -> None:
        """Nothing that was seen or found out before holds any more."""
        self._seen = None
        self._barrier = None
        self._known_legal = None

    # ---- playing ---------------------------------------------------------------------------

    @property
    def pending(self) -> Pending:
        """Who has to act: a seat decides, chance decides, or the game is over."""
        return play.pending(self.state)

    def legal(self) -> tuple[Move, ...]:
        """The legal moves, in canonical order."""
        return tuple(play.legal(self.state))

    def play(self, move: Move | str | int) -> None:
        """Play a move, its notation, or its index; IllegalMove if that cannot be."""
        self._play(self._resolve(move))
        self.undone.clear()
        self.resolve_chance()

    def replay_move(self, text: str) -> None:
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
            is_possible = self.is_legal(move)
        else:
            is_possible = play.decider(self.state) == move.seat and self.over is None
        if not is_possible:
            raise IllegalMove(play.refusals(self.state, move))
        self._force(move)

    def is_legal(self, move: Move) -> bool:
        """Whether a move can be played now; a legal one is known to be until the table changes."""
        if move is self._known_legal or move is self.state.offered:
            return True
        if move not in play.legal(self.state):
            return False
        self._known_legal = move
        return True

    def _hidden_from_reader(self, move: Move) -> bool:
        """In a redacted replay the moves of others cannot be checked against what is unseen."""
        assert self.reader is not None
        return move.seat == DUNGEON or not (1 << move.seat) & self.setup.seats_of(self.reader)

    def _force(self, move: Move) -> None:
        s = self.state
        source = self._source()
        seen_by = s.frames[-1].seen_by(s, move)
        journal: list[Event] = []
        self._changed()
        s.listening, s.events = True, journal
        play.force(s, move)
        s.listening = False
        if source:
            self.asked[source] = self.asked.get(source, 0) + 1
        who = "" if journal or move.seat == DUNGEON else play.seat_name(s, move.seat)
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

    def resolve_chance(self) -> None:
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
        if self._barrier is None:
            self._barrier = self._find_barrier()
        return self._barrier

    def _find_barrier(self) -> Barrier:
        last = None
        for i in range(len(self.history) - 1, self.adopted - 1, -1):
            entry = self.history[i]
            reason = self._blocks(entry, last)
            if reason:
                return Barrier(i + 1, reason)
            last = entry
        return Barrier(self.adopted, ADOPTED if self.adopted else "the game began here")

    def _blocks(self, entry: Entry, later: Entry | None) -> str:
        if entry.by_chance:
            return BARRIERS.get(entry.move.verb.name, "chance has decided")
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
        """The state as it was after so many moves; UndoError if other content held then."""
        if moves < self.adopted:
            raise UndoError(f"{ADOPTED}: what lies {self.adopted} moves back cannot be shown")
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
        self._changed()

    def rewind(self, moves: int, seed: int) -> None:
        """Go back, past any barrier, to where so many moves were played; from there chance is new.

        What had been seen is shuffled back: everything undecided is decided by the new seed.
        """
        if not self.adopted <= moves <= len(self.history):
            raise UndoError(f"{len(self.history)} moves were played; there is no move {moves}")
        self._rewind(moves)
        self.undone.clear()
        self.seed = seed
        self.resolve_chance()

    def redo(self) -> None:
        """Play again what was undone last."""
        if not self.undone:
            raise UndoError("nothing was undone")
        self._play(self.undone.pop())
        self.resolve_chance()

    # ---- looking ---------------------------------------------------------------------------

    @property
    def seen(self) -> Seen:
        """The table as its readers see it now; each sight of it is made once until it changes."""
        if self._seen is None:
            self._seen = Seen(self.game, self.state, self._parts)
        return self._seen

    def view(self, controller: int | None) -> State:
        """The state as a controller knows it, to play on with; None for a spectator."""
        return self.seen.view(self._mask(controller)).clone()

    def _mask(self, controller: int | None) -> int:
        return 0 if controller is None else self.setup.seats_of(controller)

    def _mask_at(self, seat: int) -> int:
        return self.setup.seats_of(self.setup.controllers[seat])

    def scene(self, controller: int | None) -> Scene:
        """All that a front end draws for a controller; None for a spectator."""
        return self.scene_for(self._mask(controller))

    def scene_for(self, seats: int) -> Scene:
        """All that a front end draws for who sees with these seats, a bit mask."""
        return self.seen.shown(seats, self.setup.controllers)

    def preview(self, seat: int, move: Move | str) -> Preview:
        """What a legal move of a seat will do, term by term."""
        chosen = self._resolve(move)
        if chosen.seat != seat:
            raise IllegalMove((Refusal("", f"{chosen} is another's move"),))
        if not self.is_legal(chosen):
            raise IllegalMove(play.refusals(self.state, chosen))
        return self.preview_for(self._mask_at(seat), chosen)

    def preview_for(self, seats: int, move: Move) -> Preview:
        """What a legal move will do, for who sees with these seats, a bit mask."""
        return self.seen.preview(seats, move, self._mask_at(move.seat))

    def why_not(self, seat: int, thing: str) -> list[WhyNot]:
        """Why a seat cannot do what it seems to want; made from what it knows."""
        if not 0 <= seat < self.setup.seats:
            return [WhyNot(thing, (Refusal("", f"there is no seat {seat}"),))]
        return self.seen.why_not(self._mask_at(seat), seat, thing)

    def sight(self, controller: int | None, thing: str) -> Overlay | None:
        """What a figure sees, or what is seen from a cell; None where nobody can look."""
        return self.seen.sight(self._mask(controller), thing)

    def danger(self, seat: int) -> Overlay | None:
        """Where foes of a seat could strike next, as far as it knows."""
        return self.seen.danger(self._mask_at(seat), seat)

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
            for line in log.read_by(
                log.written(entry, number, names, self._label(entry, number)), mask
            )
        ]

    def _label(self, entry: Entry, number: int) -> str:
        """What a move that told nothing was called when it was made, found when it is first read.

        Most games are never read, and most moves tell what they did.
        """
        make, is_told = self.game.drawing.label, bool(entry.events) or not entry.who
        is_told = is_told or number <= self.adopted
        if make is None or entry.label or is_told or HIDDEN in entry.move.args:
            return entry.label
        before = view(self.state_at(number - 1), self._mask_at(entry.move.seat))
        entry.label = make(before, entry.move)
        return entry.label

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
        return self._codes.of_view(self.seen.view(0))

    @property
    def over(self) -> Over | None:
        """How the game ended, if it has."""
        return self.state.over
