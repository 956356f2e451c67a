"""A record as a session: nothing can be played, but one goes from moment to moment."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from undercroft.kernel.checks import WhyNot
from undercroft.kernel.digest import code
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.scene import Overlay, Preview, Scene
from undercroft.kernel.seen import Seen
from undercroft.kernel.state import State
from undercroft.kernel.table import Table
from undercroft.terminal.advice import Advice
from undercroft.terminal.endings import ending_lines
from undercroft.terminal.log import lines_for, mask_of, text_of, told, written
from undercroft.terminal.session import Look, OverlayKind, Source

AROUND = 4
"""How many moves before and after the moment are listed."""


class ReplaySession:
    """A record as one controller, or a spectator, may see it, after so many of its moves."""

    def __init__(
        self,
        table: Table,
        reader: int | None,
        at: int | None = None,
        rule_words: Callable[[str], str] = lambda id_: id_,
    ) -> None:
        self.table = table
        self.reader = reader
        self.count = len(table.history)
        self.at = self.count if at is None else at
        self.is_left_to_play = False
        self._rule_words = rule_words
        self._mask = mask_of(table, reader)
        self._moment: tuple[int, State, Seen] | None = None
        self._changed: Callable[[], None] = lambda: None

    @property
    def is_live(self) -> bool:
        """Never: a record does not change while it is read."""
        return False

    def actor(self, seat: int) -> str:
        """The name of a seat."""
        return self.table.game.notation.actor(seat)

    # ---- going from moment to moment ---------------------------------------------------------

    def go(self, at: int) -> None:
        """Look at the table after so many moves; beyond either end, at that end."""
        self.at = min(max(0, at), self.count)
        self._changed()

    def go_by_rounds(self, step: int) -> None:
        """To where another round begins, later or earlier."""
        starts = self.rounds()
        later = [start for start in starts if start > self.at]
        earlier = [start for start in starts if start < self.at]
        self.go((later or [self.count])[0] if step > 0 else (earlier or [0])[-1])

    def rounds(self) -> list[int]:
        """After how many moves each round begins."""
        entries = self.table.history
        pairs = itertools.pairwise(entries)
        return [n for n, (one, other) in enumerate(pairs, 1) if one.round != other.round]

    def _then(self) -> tuple[int, State, Seen]:
        """The state at the moment, and how its readers saw it."""
        if self._moment is None or self._moment[0] != self.at:
            state = self.table.state_at(self.at)
            self._moment = (self.at, state, Seen(self.table.game, state))
        return self._moment

    @property
    def state(self) -> State:
        """The state at the moment."""
        return self._then()[1]

    @property
    def seen(self) -> Seen:
        """The state at the moment as its readers saw it."""
        return self._then()[2]

    # ---- what is seen ------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The scene at the moment."""
        return self.seen.shown(self._mask, self.table.setup.controllers)

    @property
    def look(self) -> Look:
        """What the reader saw then."""
        held = enumerate(self.table.setup.controllers)
        over = self.table.over if self.at == self.count else None
        lines = lines_for(self.table, self.reader, 0, self.at)
        return Look(
            scene=self.scene(),
            seats=tuple(seat for seat, holder in held if holder == self.reader),
            log=tuple(text_of(line) for line in lines),
            sources=tuple(Source(line.move, line.rules) for line in lines),
            code=code(self.state),
            moves=self.at,
            idle=tuple(self._moves_around()),
            around=(f"Move {self.at} of {self.count}",),
            over=tuple(ending_lines(self.table, over)) if over else (),
        )

    def told(self, since: int = 0) -> list[str]:
        """What had been told until then."""
        return told(self.table, self.reader, since, self.at)

    def things(self) -> list[str]:
        """What the last move told of, the latest last."""
        if not self.at:
            return []
        seen = [event.for_seats(self._mask) for event in self.table.history[self.at - 1].events]
        return [thing for event in seen if event is not None for thing in event.things()]

    def _moves_around(self) -> list[str]:
        """The last move, and the ones before and after it."""
        first = max(0, self.at - AROUND - 1)
        entries = self.table.history[first : self.at + AROUND]
        numbered = [(n, written(entry, self._mask)) for n, entry in enumerate(entries, first + 1)]
        return [f"{'▸' if n == self.at else ' '}{n:>5}  {words}" for n, words in numbered]

    # ---- what a session is asked for ---------------------------------------------------------

    async def open(self, changed: Callable[[], None]) -> None:
        """Remember whom to tell when another moment is looked at."""
        self._changed = changed
        changed()

    async def close(self) -> None:
        """Nothing to keep: a record is only read."""

    def farewell(self) -> list[str]:
        """Nothing is to be kept."""
        return []

    async def uncover(self) -> None:
        """Nothing to do: a record hides nothing behind a cover."""

    async def play(self, move: str) -> None:
        """A record is only looked at."""
        raise UndercroftError("This is a record; p plays on from here.")

    async def undo(self, count: int = 1) -> None:
        """Back by some moves."""
        self.go(self.at - count)

    async def redo(self) -> None:
        """On by a move."""
        self.go(self.at + 1)

    async def why(self, thing: str) -> list[WhyNot]:
        """Nothing is to be done here."""
        raise UndercroftError("This is a record; nothing is to be done here.")

    def meant(self, text: str) -> list[str]:
        """Whatever it is, the answer is the same."""
        return [text]

    async def preview(self, move: str) -> Preview:
        """Nothing is to be done here."""
        raise UndercroftError("This is a record; nothing is to be done here.")

    async def overlay(self, what: OverlayKind, thing: str) -> Overlay:
        """What was seen from somewhere, or where foes could have struck."""
        if what == "sight":
            overlay = self.seen.sight(self._mask, thing)
        else:
            overlay = self.seen.danger(self._mask, (*self.look.seats, 0)[0])
        if overlay is None:
            raise UndercroftError("Nobody looks from there.")
        return overlay

    async def hint(self) -> list[Advice]:
        """A record is only looked at."""
        raise UndercroftError("undercroft hint FILE --at N asks a bot about a moment.")

    async def rule(self, id_: str) -> str:
        """The words of a rule."""
        return self._rule_words(id_)

    async def tell(self, order: str, words: str) -> list[str]:
        """There is no room around a record."""
        raise UndercroftError(f"This is a record: {order} works in rooms of a server.")
