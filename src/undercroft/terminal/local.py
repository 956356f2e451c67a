"""A session at a table of this process, with bots and hot-seat covers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path

from undercroft.bots.choosing import Bot
from undercroft.kernel.checks import WhyNot
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.outcome import Decide
from undercroft.kernel.scene import Overlay, Preview
from undercroft.kernel.table import Table
from undercroft.terminal.advice import Advice, hints
from undercroft.terminal.covers import hides
from undercroft.terminal.endings import ending_lines
from undercroft.terminal.holders import Holders
from undercroft.terminal.log import lines_for, text_of
from undercroft.terminal.overlays import seen_from
from undercroft.terminal.saving import GoOn, SavingError, write_file
from undercroft.terminal.session import Look, OverlayKind, Source
from undercroft.terminal.why import meanings


class LocalSession:
    """All the people at one keyboard: the screen belongs to whoever is to decide."""

    def __init__(
        self,
        table: Table,
        record: Path,
        *,
        bots: Mapping[int, Bot] | None = None,
        rule_words: Callable[[str], str] = lambda id_: id_,
        auto: bool = False,
        go_on: GoOn | None = None,
    ) -> None:
        self.table = table
        self.record = record
        self.notice = ""
        self._unsaved = ""
        self._saved: set[Path] = set()
        self._go_on_with = go_on or GoOn()
        self._rule_words = rule_words
        self._auto = auto
        self._holders = Holders(table, bots)
        self._reader: int | None = None
        self._cover = ""
        self._changed: Callable[[], None] = lambda: None

    @property
    def is_live(self) -> bool:
        """All sit at one keyboard."""
        return False

    def actor(self, seat: int) -> str:
        """The name of a seat."""
        return self.table.game.notation.actor(seat)

    # ---- what is seen ------------------------------------------------------------------------

    @property
    def look(self) -> Look:
        """What the person whose screen it is sees; behind a cover nothing."""
        if self._cover:
            return Look(cover=self._cover, moves=len(self.table.history))
        table, now = self.table, self.table.pending
        lines = lines_for(table, self._reader)
        is_decision = isinstance(now, Decide) and not self._holders.is_bot(now.seat)
        return Look(
            scene=table.scene(self._reader),
            asked=is_decision,
            seats=self._seats(),
            log=tuple(text_of(line) for line in lines),
            sources=tuple(Source(line.move, line.rules) for line in lines),
            code=table.code(),
            moves=len(table.history),
            undo=tuple(str(move) for move in table.undoable()),
            barrier=table.barrier.reason,
            redo=str(table.undone[-1]) if table.undone else "",
            around=(self.notice,) if self.notice else (),
            over=tuple(ending_lines(table, table.over)) if table.over else (),
        )

    def _seats(self) -> tuple[int, ...]:
        held = enumerate(self.table.setup.controllers)
        return tuple(seat for seat, controller in held if controller == self._reader)

    # ---- the game ----------------------------------------------------------------------------

    async def open(self, changed: Callable[[], None]) -> None:
        """Let bots play until somebody here is to decide."""
        self._changed = changed
        await self._go_on()

    async def close(self) -> None:
        """Keep the record."""
        self._keep()

    def farewell(self) -> list[str]:
        """Where the game is kept, how to look at it and how to play on."""
        if self._unsaved:
            return ["", f"The game is not saved: {self._unsaved}."]
        return ["", *self._go_on_with.lines(self.table, self.record)]

    async def _go_on(self) -> None:
        while isinstance(now := self.table.pending, Decide):
            if self._holders.is_bot(now.seat):
                self._holders.bot_plays(now.seat)
            elif self._auto and len(self.table.legal()) == 1:
                self.table.play(0)
            else:
                break
            self._show()
            await asyncio.sleep(0)
        self._hand_over()
        self._keep()
        self._show()

    def _show(self) -> None:
        if self._reader is not None:
            self._changed()

    def _hand_over(self) -> None:
        """Give the screen to whoever decides, under a cover where something is hidden."""
        now = self.table.pending
        if not isinstance(now, Decide):
            self._reader = None if self._holders.is_shared() else self._reader
            return
        before, self._reader = self._reader, self._holders.controller(now.seat)
        if before == self._reader or not self._holders.is_shared():
            return
        if hides(self.table, before, self._reader):
            self._cover = self._holders.invitation(self._reader)

    async def uncover(self) -> None:
        """The person that the cover asks for is here."""
        self._cover = ""
        self._changed()

    def _keep(self) -> None:
        """Write the record after each choice; a failure is shown, and does not stop the game."""
        try:
            write_file(self.record, self.table.record())
            self.notice = self._unsaved = ""
        except SavingError as error:
            self._unsaved = str(error)
            self.notice = f"{error}. Use `save FILE` to keep the game elsewhere."

    async def play(self, move: str) -> None:
        """Play a written move."""
        self._check_cover()
        self.table.play(move)
        await self._go_on()

    async def undo(self, count: int = 1) -> None:
        """Take back the last moves; what is taken back is not played again unasked."""
        self._check_cover()
        self.table.undo(count)
        self._hand_over()
        self._changed()

    async def redo(self) -> None:
        """Play again what was taken back."""
        self._check_cover()
        self.table.redo()
        await self._go_on()

    def _check_cover(self) -> None:
        if self._cover:
            raise UndercroftError(self._cover)

    # ---- questions ---------------------------------------------------------------------------

    @property
    def _seat(self) -> int:
        now = self.table.pending
        if not isinstance(now, Decide):
            raise UndercroftError("The game is over.")
        return now.seat

    async def why(self, thing: str) -> list[WhyNot]:
        """What stands against a thing or a written move."""
        return self.table.why_not(self._seat, thing)

    def meant(self, text: str) -> list[str]:
        """The things and written moves that a text may stand for."""
        return meanings(self.table.game, self._seat, text, self.look.scene)

    async def preview(self, move: str) -> Preview:
        """What a move will do."""
        return self.table.preview(self._seat, move)

    async def overlay(self, what: OverlayKind, thing: str) -> Overlay:
        """What a figure or a square sees, or where foes could strike next."""
        return seen_from(self.table, self._reader, what, thing)

    async def hint(self) -> list[Advice]:
        """What the best of our bots would do with what this seat sees."""
        self._check_cover()
        return await asyncio.to_thread(hints, self.table, self.look.scene)

    async def rule(self, id_: str) -> str:
        """The words of a rule."""
        return self._rule_words(id_)

    async def tell(self, order: str, words: str) -> list[str]:
        """There is no room around this table; only its record can be saved elsewhere."""
        if order != "save":
            raise UndercroftError(f"There is no room here: {order} works in rooms of a server.")
        path = self._free(words)
        write_file(path, self.table.record())
        self._saved.add(path)
        return [f"Saved as {path}"]

    def _free(self, name: str) -> Path:
        """A file that is not there yet, or that was saved here before."""
        if not name:
            raise SavingError("Save where? Type a file name after it.")
        path = Path(name).expanduser()
        if path.exists() and path not in self._saved:
            raise SavingError(f"{path} exists already; choose another name.")
        return path
