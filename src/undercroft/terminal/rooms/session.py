"""A session in a room of a server, shared with browsers and other terminals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from undercroft.kernel.checks import WhyNot
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.scene import Overlay, Preview
from undercroft.server.protocol import commands as c
from undercroft.server.protocol import pushes
from undercroft.server.protocol.pushes import AnyPush
from undercroft.terminal.advice import Advice
from undercroft.terminal.names import names_of
from undercroft.terminal.rooms.asking import command
from undercroft.terminal.rooms.line import Line
from undercroft.terminal.rooms.reception import Reception
from undercroft.terminal.rooms.shown import Shown
from undercroft.terminal.rooms.tickets import Kept
from undercroft.terminal.session import Look, OverlayKind
from undercroft.terminal.why import pick


class RoomSession:
    """One person with a ticket."""

    def __init__(self, ticket: Kept) -> None:
        self.ticket = ticket
        self._reception = Reception(ticket.server)
        address = self._reception.socket(ticket.code)
        self._line = Line(address, ticket.token, self._hear, self._lost)
        self._shown = Shown()
        self._changed: Callable[[], None] = lambda: None
        self.look = Look(around=(f"Coming into room {ticket.code} ...",))

    @property
    def is_live(self) -> bool:
        """Always: others act while this person types."""
        return True

    def actor(self, seat: int) -> str:
        """The name of a seat, with the person or bot that plays it."""
        return self._shown.actor(seat)

    async def open(self, changed: Callable[[], None]) -> None:
        """Connect; the room shows itself when it answers."""
        self._changed = changed
        self._line.open()
        changed()

    async def close(self) -> None:
        """Hang up; the seat stays ours."""
        await self._line.close()

    def farewell(self) -> list[str]:
        """The room is kept by its server."""
        return []

    async def uncover(self) -> None:
        """Nothing is covered: everybody has a screen of their own."""

    def _hear(self, push: AnyPush) -> None:
        if self._shown.take(push):
            self.look = self._shown.look()
            self._changed()

    def _lost(self, words: str) -> None:
        self._shown.notice = words
        self.look = self._shown.look()
        self._changed()

    # ---- the game ----------------------------------------------------------------------------

    async def play(self, move: str) -> None:
        """Play a written move; it is on the server's disk when this returns."""
        after = self.look.moves
        await self._do(lambda id_: c.Play(id_, move, after))

    async def undo(self, count: int = 1) -> None:
        """Take back the last moves."""
        await self._do(lambda id_: c.Undo(id_, count))

    async def redo(self) -> None:
        """Play again what was taken back."""
        await self._do(c.Redo)

    async def tell(self, order: str, words: str) -> list[str]:
        """Pass on an order to the room."""
        await self._do(command(order, words))
        return []

    async def _do(self, asked: Callable[[str], c.AnyCommand]) -> None:
        """Have a command carried out, and wait until it is seen here."""
        answer = await self._line.ask(asked)
        if isinstance(answer, pushes.Done):
            while self._shown.version < answer.version:
                await asyncio.sleep(0.005)

    # ---- questions ---------------------------------------------------------------------------

    async def why(self, thing: str) -> list[WhyNot]:
        """What stands against a thing or a written move."""
        answer = await self._line.ask(lambda id_: c.Why(id_, thing))
        return answer.answers if isinstance(answer, pushes.Reasons) else []

    def meant(self, text: str) -> list[str]:
        """A choice, the things of that name, or a written move."""
        choice = pick(self.look.choices, text)
        if choice is not None:
            return [choice.move]
        if not text or text.isdecimal():
            return []
        names, wanted = names_of(self.look.scene), text.casefold()
        ids = [i for i, name in names.items() if wanted in (i.casefold(), name.casefold())]
        decision = self.look.scene.decision
        actor = f"{self._shown.seat_name(decision.seat)} " if decision else ""
        return ids or [text if text.startswith(actor) else actor + text]

    async def preview(self, move: str) -> Preview:
        """What a move will do."""
        answer = await self._line.ask(lambda id_: c.Foresee(id_, move))
        if not isinstance(answer, pushes.Foreseen):
            raise UndercroftError("The server has no preview of that.")
        return answer.preview

    async def overlay(self, what: OverlayKind, thing: str) -> Overlay:
        """What a figure or a square sees, or where foes could strike next."""
        answer = await self._line.ask(lambda id_: c.Look(id_, what, thing))
        if not isinstance(answer, pushes.LookedFrom):
            raise UndercroftError("Nobody looks from there.")
        return answer.outlook

    async def hint(self) -> list[Advice]:
        """What a bot would do here, the best first."""
        answer = await self._line.ask(c.Hint)
        if not isinstance(answer, pushes.Hinted):
            raise UndercroftError("No bot gives hints here.")
        best = Advice(answer.move, answer.label, answer.reason, answer.worth)
        return [best, *(Advice(o.move, o.label, o.reason, o.worth) for o in answer.others)]

    async def rule(self, id_: str) -> str:
        """The words of a rule."""
        return await asyncio.to_thread(self._reception.rule, self._shown.game, id_)
