"""Plain play: numbered choices, new messages only, covers between controllers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from undercroft.bots.choosing import Bot
from undercroft.kernel.errors import IllegalMove, NotationError, UndercroftError
from undercroft.kernel.outcome import Decide, Over
from undercroft.kernel.scene import Decision, Scene
from undercroft.kernel.table import Table
from undercroft.terminal.covers import hides
from undercroft.terminal.draw import EMPTY, Block, Drawing
from undercroft.terminal.endings import ending_lines
from undercroft.terminal.holders import Holders
from undercroft.terminal.log import news, told
from undercroft.terminal.orders import ORDERS, Leave
from undercroft.terminal.saving import GoOn, SavingError, write_file
from undercroft.terminal.talk import Talk, wrapped
from undercroft.terminal.why import pick

INTERRUPTED = 130


class Session:
    """One game in plain lines, from its first question until it is over or somebody leaves."""

    def __init__(
        self,
        table: Table,
        talk: Talk,
        record: Path,
        *,
        bots: Mapping[int, Bot] | None = None,
        go_on: GoOn | None = None,
        rule_words: Callable[[str], str] = lambda id_: id_,
        auto: bool = False,
    ) -> None:
        self.table = table
        self.talk = talk
        self.record = record
        self.rule_words = rule_words
        self.written: set[Path] = set()
        self._holders = Holders(table, bots)
        self._go_on = go_on or GoOn()
        self._auto = auto
        self._held = False
        self._warned = False
        self._drawing = Drawing(table.game.notation.actor, talk.width)
        self._reader: int | None = None
        self._told: dict[int, int] = {}
        self._upto = 0
        self._shown: dict[str, Block] = {}

    # ---- the game ----------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the end or until somebody leaves; the exit code."""
        try:
            self._play()
        except (Leave, EOFError):
            self._goodbye()
        except KeyboardInterrupt:
            self._goodbye()
            return INTERRUPTED
        except Exception:
            self._goodbye()
            raise
        return 0

    def _play(self) -> None:
        while isinstance(now := self.table.pending, Decide):
            if self._holders.is_bot(now.seat):
                self._holders.bot_plays(now.seat)
            elif self._auto and not self._held and len(self.table.legal()) == 1:
                self.table.play(0)
            else:
                self._person_plays(now.seat)
        if isinstance(now, Over):
            self._end(now)

    def _person_plays(self, seat: int) -> None:
        self._hand_over(self.controller(seat))
        self._news(self.controller(seat))
        self._held = False
        decision = self.scene(seat).decision
        assert decision is not None
        for line in self._drawing.decision(decision):
            self.talk.say(line)
        while not self._answered(seat, decision):
            pass
        self._keep()

    # ---- answers -----------------------------------------------------------------------------

    def _answered(self, seat: int, decision: Decision) -> bool:
        """One answer; True if the game has moved. What is wrong is said in a sentence."""
        answer = self.talk.ask(f"{self.table.game.notation.actor(seat)}> ")
        try:
            return self._obeyed(seat, decision, answer)
        except IllegalMove as error:
            for refusal in error.refusals:
                self.say(f"You cannot do that: {refusal}")
        except UndercroftError as error:
            self.say(_capital(str(error)))
        return False

    def _obeyed(self, seat: int, decision: Decision, answer: str) -> bool:
        choice = pick(decision.choices, answer)
        word, _, rest = answer.partition(" ")
        if choice is None and word.lower() in ORDERS:
            return ORDERS[word.lower()].do(self, seat, rest.strip())
        if choice is None and (not answer or answer.isdecimal()):
            raise UndercroftError(_numbers(answer, len(decision.choices)))
        self.table.play(choice.move if choice else self._written(seat, answer))
        return True

    def _written(self, seat: int, answer: str) -> str:
        """An answer as a written move; the actor may be left out."""
        notation = self.table.game.notation
        for text in (answer, f"{notation.actor(seat)} {answer}"):
            try:
                return str(notation.parse(text))
            except NotationError as error:
                reason = str(error)
        raise NotationError(f"{_capital(reason)}. Type a number, a move, or help.")

    # ---- showing -----------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Say something in lines that fit."""
        for line in wrapped(text, self.talk.width, "    "):
            self.talk.say(line)

    def controller(self, seat: int) -> int:
        """Who holds a seat."""
        return self._holders.controller(seat)

    def seats(self, seat: int) -> tuple[int, ...]:
        """All seats of the holder of a seat."""
        held = enumerate(self.table.setup.controllers)
        return tuple(other for other, holder in held if holder == self.controller(seat))

    def scene(self, seat: int) -> Scene:
        """What the holder of a seat sees."""
        return self.table.scene(self.controller(seat))

    def show_all(self, seat: int) -> None:
        """Everything the holder of a seat sees."""
        self._shown = {}
        self._show(self.scene(seat))

    def rewound(self) -> None:
        """Moves were taken back: nobody has been told more than there is."""
        length = len(self.table.history)
        self._told = {c: min(upto, length) for c, upto in self._told.items()}
        self._upto = min(self._upto, length)
        self._held = True

    def _news(self, controller: int) -> None:
        lines = news(self.table, controller, self._upto)
        if lines:
            self.talk.say()
            self.say("Since your last choice:" if self._upto else "So far:")
        for line in lines:
            self.say(f"  {line}")
        self.talk.say()
        self._show(self.table.scene(controller))
        self._upto = self._told[controller] = len(self.table.history)

    def _show(self, scene: Scene) -> None:
        """Only the parts that have changed on this screen."""
        blocks = self._drawing.blocks(scene)
        for name, lines in blocks.items():
            is_known = name == EMPTY and bool(self._shown)
            if self._shown.get(name) != lines and not is_known:
                self.talk.say("\n".join(lines))
        self._shown = blocks

    def _hand_over(self, controller: int) -> None:
        before, self._reader = self._reader, controller
        if before == controller or not self._holders.is_shared():
            return
        if not hides(self.table, before, controller):
            return
        self.talk.say("\n" * self.talk.height)
        self._shown = {}
        self._upto = self._told.get(controller, 0)
        if self.talk.ask(f"{self._holders.invitation(controller)} ").lower() == "quit":
            raise Leave

    # ---- the end -----------------------------------------------------------------------------

    def _end(self, over: Over) -> None:
        alone = None if self._holders.is_shared() else self._reader
        for line in told(self.table, alone, self._upto):
            self.say(f"  {line}")
        self._shown = {}
        self.talk.say()
        self._show(self.table.scene(alone))
        for line in ending_lines(self.table, over):
            self.say(line)
        self._goodbye()

    def _keep(self) -> None:
        """Write the record after each choice, so that nothing is lost; a failure is said once."""
        try:
            write_file(self.record, self.table.record())
        except SavingError as error:
            if not self._warned:
                self.say(f"{error}. Use `save FILE` to keep the game elsewhere.")
            self._warned = True

    def _goodbye(self) -> None:
        try:
            write_file(self.record, self.table.record())
        except SavingError as error:
            self.say(f"\nThe game is not saved: {error}.")
            return
        self.talk.say()
        for line in self._go_on.lines(self.table, self.record):
            self.talk.say(line)


def _numbers(answer: str, count: int) -> str:
    if not answer:
        return f"Type a number from 1 to {count}, a move, or help."
    return f"There is no choice {answer[:12]}; they go from 1 to {count}."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
