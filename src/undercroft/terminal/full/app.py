"""The table on the whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.geometry import Size
from textual.widgets import Input, Static

from undercroft.kernel.errors import IllegalMove, UndercroftError
from undercroft.terminal.commands import Leave, obey, usages
from undercroft.terminal.details import described, foreseen
from undercroft.terminal.draw import Drawing, label
from undercroft.terminal.full import panes
from undercroft.terminal.full.boards import draw_boards
from undercroft.terminal.full.keys import KEYS, LINE, STEPS, TURNS, key_lines
from undercroft.terminal.full.overlay import laid, name_of
from undercroft.terminal.full.pointer import (
    BUTTONS,
    CARDS,
    EDGES,
    SQUARES,
    TARGETS,
    Kind,
    Pointer,
)
from undercroft.terminal.full.readers import Cover, Reader
from undercroft.terminal.names import names_of
from undercroft.terminal.session import OverlayKind, Session, calls
from undercroft.terminal.why import reasons


class TableApp(App[None]):
    """One person's screen: it draws the look of a session and passes on what is wanted."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    LINE = LINE
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", "leave", show=False, priority=True),
    ]

    def __init__(self, session: Session, *, rings: bool = False) -> None:
        super().__init__()
        self.session = session
        self._rings = rings
        self.pointer = Pointer()
        self.info: list[str] = []
        self._is_busy = False
        self._preview: asyncio.Task[None] | None = None

    # ---- the screen --------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The panes from top to bottom."""
        yield Static(id="banner", markup=False)
        with Horizontal(id="middle"):
            yield Static(id="board", markup=False)
            with Vertical(id="side"):
                yield Static(id="party", markup=False)
                yield Static(id="actions", markup=False)
        yield Static(id="info", markup=False)
        yield Static(id="cards", markup=False)
        yield Static(id="log", markup=False)
        yield Static(self.LINE, id="keys", markup=False)
        yield Input(id="line", placeholder="a number, a move, or help", compact=True)

    async def on_mount(self) -> None:
        """Open the session when the screen is there."""
        self.query_one("#line", Input).display = False
        self.run_worker(self._tried(self.session.open(self.changed)))

    async def on_unmount(self) -> None:
        """Stand up; the game is kept."""
        await self.session.close()

    def changed(self) -> None:
        """Something new is to be seen."""
        look = self.session.look
        if look.moves != self.pointer.look.moves or look.choices != self.pointer.look.choices:
            self.info = []
        if self._rings and calls(self.pointer.look, look):
            self.bell()
        self.pointer.see(look)
        self._look_again()
        if look.cover and not isinstance(self.screen, Cover):
            self.push_screen(Cover(look.cover), self._uncovered)
        self.draw()
        self.foresee()

    def _uncovered(self, is_here: bool | None) -> None:
        if is_here:
            self.run_worker(self._tried(self.session.uncover()))
        else:
            self.exit()

    def on_resize(self, _event: Resize) -> None:
        """The panes have other sizes."""
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """All panes anew."""
        pointer, look, actor = self.pointer, self.pointer.look, self.session.actor
        self._fill("#banner", lambda size: panes.banner(look, size.width))
        self._fill("#board", lambda size: draw_boards(pointer, size.width, size.height))
        self._fill("#party", lambda size: panes.party(look, actor, size.width, size.height))
        self._fill("#actions", lambda size: panes.actions(pointer, size.width, size.height))
        self._fill("#info", lambda size: panes.told(self._told(), size.width, size.height))
        self._fill("#cards", lambda size: panes.cards(pointer, size.width))
        self._fill("#log", lambda size: panes.log(look, size.width, size.height))

    def _fill(self, pane: str, draw: Callable[[Size], Text]) -> None:
        static = self.screen_stack[0].query_one(pane, Static)
        static.update(draw(static.content_size))

    def _told(self) -> list[str]:
        choice = self.pointer.choice
        if self.info:
            return self.info
        overlay = self.pointer.overlay
        if overlay is not None:
            name = name_of(overlay, names_of(self.pointer.look.scene))
            drawn = self.pointer.drawn
            is_there = drawn is not None and drawn.id == overlay.board
            return overlay.words(name, self.pointer.at if is_there else None)
        asked = panes.question(self.pointer.look, self.session.actor)
        return [asked, f"Enter: {label(choice)}"] if choice else [asked]

    # ---- keys --------------------------------------------------------------------------------

    async def on_key(self, event: Key) -> None:
        """A key means the same whatever pane one looks at."""
        key, character = event.key, event.character or ""
        if not self.takes_keys:
            return
        if key in STEPS:
            self._point(lambda: self.pointer.step(*STEPS[key]))
        elif key in TURNS:
            self._point(lambda: self.pointer.turn(TURNS[key]))
        elif character.isdecimal() and character != "0":
            self._card(int(character))
        elif key in KEYS:
            await getattr(self, f"action_{KEYS[key].action}")()

    @property
    def takes_keys(self) -> bool:
        """Whether keys are for the table, not for a line being typed or a page being read."""
        return not isinstance(self.focused, Input) and len(self.screen_stack) == 1

    def key_lines(self) -> list[str]:
        """All keys and what they do."""
        return key_lines()

    def _point(self, point: Callable[[], None]) -> None:
        point()
        self.info = []
        self.draw()
        self.foresee()

    def _card(self, number: int) -> None:
        cards = self.pointer.cards()
        if number > len(cards):
            self.say([f"There is no card {number}."])
            return
        card = cards[number - 1]
        self.pointer.narrow((card.id,))
        self.say([described(self.pointer.look.scene, card.id)])
        if not self.pointer.shown:
            self._do(self._why([card.id], told=self.info))

    async def action_act(self) -> None:
        """Play what is pointed at; among several ask which; where nothing is, say why not."""
        meant = self.pointer.meant()
        if len(meant) == 1:
            self._do(self.session.play(meant[0].move))
        elif meant:
            self.pointer.narrow(self.pointer.things())
            self.say([f"{len(meant)} actions here: Tab to choose, Enter to act, Esc for all."])
        else:
            self._do(self._why(self.pointer.narrowed or self.pointer.things()))

    async def _why(self, things: Sequence[str], told: Sequence[str] = ()) -> None:
        answers = [answer for thing in things for answer in await self.session.why(thing)]
        self.say([*told, *(reasons(answers) or ["Nothing is here."])])

    async def action_back(self) -> None:
        """List all actions again, not only those at the cursor."""
        self._point(self.pointer.back)

    async def action_squares(self) -> None:
        """List the squares to go to."""
        self._narrow(SQUARES)

    async def action_targets(self) -> None:
        """List the figures and tokens to choose; where a card comes first, the cards."""
        self._narrow(TARGETS, CARDS)

    async def action_edges(self) -> None:
        """List the doors and edges to open."""
        self._narrow(EDGES)

    async def action_buttons(self) -> None:
        """List what touches nothing on the board, such as the end of the turn."""
        self._narrow(BUTTONS)

    def _narrow(self, *kinds: Kind) -> None:
        self.pointer.overlay = None
        is_narrowed = self.pointer.narrow_to(*kinds)
        self._point(lambda: None)
        if not is_narrowed:
            self.say([f"There are no {' and no '.join(kind.name for kind in kinds)} now."])

    async def action_sight(self) -> None:
        """Show what is seen, until asked again."""
        self._look("sight", self.pointer.viewpoint())

    async def action_danger(self) -> None:
        """Show where foes could strike, until asked again."""
        self._look("danger", "")

    def _look(self, what: OverlayKind, thing: str) -> None:
        overlay = self.pointer.overlay
        self.pointer.overlay = None
        self.info = []
        if overlay is not None and (overlay.what, overlay.thing) == (what, thing):
            self._point(lambda: None)
        else:
            self._do(self._looked(what, thing))

    async def _looked(self, what: OverlayKind, thing: str) -> None:
        overlay = await self.session.overlay(what, thing)
        if self.pointer.drawn is not None:
            self.pointer.overlay = laid(what, thing, overlay, self.pointer.boards)
        self.draw()

    def _look_again(self) -> None:
        """What is seen may be another after a move."""
        overlay = self.pointer.overlay
        if overlay is not None:
            self.run_worker(self._tried(self._looked(overlay.what, overlay.thing)))

    async def action_undo(self) -> None:
        """Take back the last move."""
        self._do(self.session.undo())

    async def action_redo(self) -> None:
        """Play it again."""
        self._do(self.session.redo())

    async def action_hint(self) -> None:
        """Ask a bot."""
        self._do(self.obeyed("hint"))

    async def action_board(self) -> None:
        """Show the next board."""
        self._point(self.pointer.next_board)

    async def action_inspect(self) -> None:
        """Say what is under the cursor."""
        scene = self.pointer.look.scene
        things = [described(scene, id_) for id_ in self.pointer.things()]
        self.say(things or ["Nothing is here."])

    async def action_words(self) -> None:
        """Read all of what is said below the board."""
        self.push_screen(Reader("Said", self._told()))

    async def action_log(self) -> None:
        """Read the whole log."""
        self.push_screen(Reader("Log", list(self.pointer.look.log) or ["Nothing yet."]))

    async def action_overview(self) -> None:
        """Read everything that is in sight, as lists."""
        drawing = Drawing(self.session.actor, max(40, self.size.width - 6))
        blocks = drawing.blocks(self.pointer.look.scene).values()
        around = list(self.pointer.look.around)
        self.push_screen(Reader("Everything", [*around, *(line for b in blocks for line in b)]))

    async def action_help(self) -> None:
        """Read all keys, all actions, all that can be taken back."""
        look = self.pointer.look
        listed = [f"{n:>3}  {label(choice)}" for n, choice in enumerate(look.choices, 1)]
        undo = [f"  {move}" for move in look.undo] or [f"  nothing: {look.barrier}"]
        lines = ["Keys:", *self.key_lines(), "", f"All my actions ({len(listed)}):", *listed, ""]
        lines += ["Can be taken back (u):", *undo, "", "After / one can type:", *usages()]
        self.push_screen(Reader("Keys and all actions", lines))

    async def action_line(self) -> None:
        """Type a command."""
        line = self.query_one("#line", Input)
        line.display = True
        line.focus()

    async def action_leave(self) -> None:
        """Leave; the game is kept."""
        self.exit()

    # ---- the command line --------------------------------------------------------------------

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do what was typed."""
        text = event.value
        self._close_line()
        if text.strip():
            self._do(self.obeyed(text))

    def _close_line(self) -> None:
        line = self.query_one("#line", Input)
        line.clear()
        line.display = False
        self.set_focus(None)

    async def obeyed(self, text: str) -> None:
        """Do what was typed; the answer is shown where it fits."""
        lines = await obey(self.session, text)
        fits = self.query_one("#info", Static).content_size.height
        if len(lines) > max(2, fits):
            self.push_screen(Reader(text, lines))
        elif lines:
            self.say(lines)

    # ---- doing -------------------------------------------------------------------------------

    def say(self, lines: list[str]) -> None:
        """Tell the person something."""
        self.info = lines
        self.draw()

    def _do(self, action: Coroutine[None, None, None]) -> None:
        """One action at a time, beside the screen: what takes long must not stop the keys."""
        if self._is_busy:
            action.close()
            self.say(["One moment: what you did last is still on its way."])
            return
        self._is_busy = True
        self.run_worker(self._done(action))

    async def _done(self, action: Coroutine[None, None, None]) -> None:
        try:
            await self._tried(action)
        finally:
            self._is_busy = False

    async def _tried(self, action: Awaitable[None]) -> None:
        try:
            await action
        except Leave:
            self.exit()
        except IllegalMove as error:
            self.say([f"You cannot do that: {refusal}" for refusal in error.refusals])
        except UndercroftError as error:
            self.say([f"{str(error)[:1].upper()}{str(error)[1:]}"])

    def foresee(self) -> None:
        """Show below the board what the picked action will do."""
        if self._preview is not None:
            self._preview.cancel()
        if self.pointer.choice is not None and self.pointer.overlay is None:
            move = self.pointer.choice.move
            self._preview = asyncio.create_task(self._foreseen(move))

    async def _foreseen(self, move: str) -> None:
        try:
            shown = foreseen(await self.session.preview(move))
        except UndercroftError:
            return
        choice = self.pointer.choice
        if choice is not None and choice.move == move and not self.info:
            asked = panes.question(self.pointer.look, self.session.actor)
            lines = [line for line in shown if line != choice.label]
            self.say([asked, f"Enter: {label(choice)}", *lines])
