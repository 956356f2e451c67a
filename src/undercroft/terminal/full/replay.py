"""A record on the whole screen: step, jump by rounds, go to a move, play on from there."""

from __future__ import annotations

from collections.abc import Callable

from textual.events import Key

from undercroft.kernel.errors import UndercroftError
from undercroft.terminal.full.app import TableApp
from undercroft.terminal.replay_session import ReplaySession

FAR = 10

STEPS: dict[str, Callable[[ReplaySession], None]] = {
    "left": lambda session: session.go(session.at - 1),
    "right": lambda session: session.go(session.at + 1),
    "pageup": lambda session: session.go(session.at - FAR),
    "pagedown": lambda session: session.go(session.at + FAR),
    "home": lambda session: session.go(0),
    "end": lambda session: session.go(session.count),
    "left_square_bracket": lambda session: session.go_by_rounds(-1),
    "right_square_bracket": lambda session: session.go_by_rounds(1),
}
REPLAY_KEYS = (
    ("Left, Right", "a move back or on"),
    ("PgUp, PgDn", "ten moves back or on"),
    ("Home, End", "the beginning, the end"),
    ("[ and ]", "where a round begins, earlier or later"),
    ("/ and a number", "after so many moves"),
    ("p", "play on from here, in a game of its own"),
)


class ReplayApp(TableApp):
    """The table as it was; arrows to the left and right lead through the game."""

    LINE = " ← → move  [ ] round  Home End  / go to  p play on  v t look  ? keys  q quit"

    def __init__(self, session: ReplaySession) -> None:
        super().__init__(session)
        self._session = session

    async def on_key(self, event: Key) -> None:
        """Keys that lead through the game; all others go on to the table."""
        if not self.takes_keys:
            return
        if event.key in STEPS:
            event.prevent_default()
            STEPS[event.key](self._session)
        elif event.key == "p":
            await self.action_play_on()

    def changed(self) -> None:
        """Another moment: the cursor goes to where something has just happened."""
        super().changed()
        self.pointer.go_to(self._session.things())
        self.draw()

    async def action_play_on(self) -> None:
        """Leave the record, to play on from here."""
        if self._session.table.reader is not None:
            self.say(["This record shows only what one controller saw; it cannot be played on."])
        elif self._session.at == self._session.count and self._session.table.over:
            self.say(["The game is over here; go back some moves, then p."])
        else:
            self._session.is_left_to_play = True
            self.exit()

    def key_lines(self) -> list[str]:
        """The keys of a replay before those of the table."""
        return [*(f"  {shown:<16} {words}" for shown, words in REPLAY_KEYS), *super().key_lines()]

    async def obeyed(self, text: str) -> None:
        """A number leads to that moment; everything else as at the table."""
        if text.strip().isdecimal():
            self._session.go(_number(text.strip(), self._session.count))
        else:
            await super().obeyed(text)


def _number(text: str, most: int) -> int:
    if len(text) > 6 or int(text) > most:
        raise UndercroftError(f"The record has {most} moves; there is no move {text[:8]}.")
    return int(text)
