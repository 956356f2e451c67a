"""The driver of a room: what happens by itself. Bots move, windows are passed, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from undercroft.bots.roster import names_for
from undercroft.kernel import play
from undercroft.kernel.state import State
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.live.reminders import Reminders
from undercroft.server.live.thinking import Question, Thinkers
from undercroft.server.live.time import now
from undercroft.server.logs import LOG
from undercroft.server.metrics import METRICS
from undercroft.server.protocol.pushes import Reminder, Thinking
from undercroft.server.room import line as lines
from undercroft.server.room.line import NOBODY

PATIENCE = 5_000
"""How long another process that wrote last is trusted to go on, in ms."""

_RANDOM = random.SystemRandom()


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do at a time, if nothing else happens before.

    It was planned for a seat at a version of the room, and is dropped when either has changed.
    """

    at: int
    act: Callable[[Step], Awaitable[None]]
    version: int
    seat: int


class Driver:
    """Looks at a room whenever it has changed, and does what is due when it is."""

    def __init__(self, live: LiveRoom, thinkers: Thinkers, reminders: Reminders) -> None:
        self._live = live
        self._thinkers = thinkers
        self._reminders = reminders
        self._reminded = NOBODY
        self._planned_for = NOBODY
        self._answer_at = 0
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        live.changed = self.look
        self.look()

    async def close(self) -> None:
        """Do nothing more."""
        self._live.changed = lambda: None
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def look(self) -> None:
        """Something has changed: set the timer for what is due next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None:
            return
        step = min(self._steps(), key=lambda s: s.at, default=None)
        if step is not None:
            wait = max(0, step.at - now()) / 1000
            self._timer = self._loop.call_later(wait, self._begin, step)

    def _begin(self, step: Step) -> None:
        self._timer = None
        self._task = self._loop.create_task(self._do(step))

    async def _do(self, step: Step) -> None:
        try:
            if self._live.is_asked(step.version, step.seat):
                await step.act(step)
        except Exception:
            LOG.exception("driver failed", extra={"room": self._live.room.code})
            await asyncio.sleep(1)
        self._task = None
        self.look()

    @property
    def next_at(self) -> int | None:
        """When something has to be done here, if nothing happens before."""
        return min((step.at for step in self._steps()), default=None)

    # ---- what is due ---------------------------------------------------------------------------

    def _steps(self) -> list[Step]:
        room = self._live.room
        if room.status != "playing" or room.flaw:
            return []
        seat = room.seating.seats[room.asked]
        steps = self._answers(seat.bot)
        if room.clocks and (flag := room.clocks.flag()) and room.asked_person not in room.late:
            steps.append(self._step(flag, self._flag))
        if room.setup.pace == "slow" and self._reminded != room.version and seat.player != NOBODY:
            steps.append(self._step(room.changed + 1000 * room.setup.remind, self._remind))
        return steps + self._absences()

    def _step(self, at: int, act: Callable[[Step], Awaitable[None]]) -> Step:
        return Step(at, act, self._live.room.version, self._live.room.asked)

    def _answers(self, bot: str) -> list[Step]:
        config = self._live.keeping.config
        if bot and self._live.presence.unseen_for > config.alone:
            return []
        if bot:
            at = self._planned((config.bot_pause, config.bot_pause))
            return [self._step(at, self._think)]
        if not self._passes():
            return []
        return [self._step(self._planned(config.pass_delay), self._pass)]

    def _planned(self, pause: tuple[float, float]) -> int:
        """When this decision will be answered by itself; made up once a decision."""
        version = self._live.room.version
        if self._planned_for != version:
            self._planned_for = version
            patience = 0 if self._live.wrote_last else PATIENCE
            self._answer_at = now() + int(1000 * _RANDOM.uniform(*pause)) + patience
        return self._answer_at

    def _passes(self) -> bool:
        """Whether a person wants this window to be passed."""
        room = self._live.room
        if room.asked_person == NOBODY or room.table is None:
            return False
        windows = room.seating.people[room.asked_person].windows
        could_react = len(play.legal(room.table.state)) > 1
        if windows == "ask" or (windows == "could" and could_react):
            return False
        return room.is_window()

    def _absences(self) -> list[Step]:
        """When the next player will count as away."""
        presence, players = self._live.presence, self._live.room.seating.players()
        if presence.here.issuperset(players):
            return []
        times = [presence.away_at(person) for person in players]
        coming = [at for at in times if at is not None and at > now()]
        return [self._step(min(coming), self._refresh)] if coming else []

    # ---- doing it ------------------------------------------------------------------------------

    async def _think(self, step: Step) -> None:
        room, asked = self._live.room, step.seat
        seat = room.seating.seats[asked]
        self._live.broadcast(Thinking(asked, seat.bot))
        seen = room.seating.seen_by(seat.owner) | 1 << asked
        with METRICS.thought.time():
            thought = await self._thinkers.think(self._question(seat.bot, room.seen.view(seen)))
        line = lines.Moved(seat=asked, move=thought.move, label=room.label(seen, thought.move))
        if await self._live.add(line, step.version, asked):
            METRICS.moves.add("bot")

    def _question(self, bot: str, seen: State) -> Question:
        """What a bot is asked; the best may think as long as the room lets it."""
        room = self._live.room
        assert room.table is not None
        names = names_for(room.game)
        return Question(
            game=room.game.id,
            bot=bot if bot in names else names[0],
            view=seen,
            legal=tuple(str(move) for move in room.table.legal()),
            seat=f"{room.code} {room.asked}",
            seconds=float(room.setup.think) if bot == names[-1] else 0.0,
            room=room.code,
            is_window=room.is_window(),
        )

    async def _pass(self, step: Step) -> None:
        move = str(self._live.room.game.notation.passes(step.seat))
        line = lines.Moved(seat=step.seat, move=move, label="pass")
        if await self._live.add(line, step.version, step.seat):
            METRICS.moves.add("person")

    async def _flag(self, step: Step) -> None:
        line = lines.Late(person=self._live.room.asked_person)
        await self._live.add(line, step.version, step.seat)

    async def _refresh(self, _step: Step) -> None:
        self._live.refresh()

    async def _remind(self, _step: Step) -> None:
        room = self._live.room
        self._reminded = room.version
        asked, person = room.asked, room.asked_person
        words = f"It is your turn in {room.game.name}, room {room.code}."
        for connection in self._live.connections:
            if connection.person == person:
                connection.send(self._reminders.encoded(Reminder(asked, words)))
        if person not in self._live.presence.people:
            await self._reminders.send(room.seating.people[person].webhook, room.code, words)
