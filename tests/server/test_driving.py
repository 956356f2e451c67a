"""What happens by itself, while people act at the same moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

import pytest

from tests.toy.deal import dealt
from tests.toy.game import TOY
from undercroft.kernel.errors import IllegalMove
from undercroft.kernel.registry import register
from undercroft.server.config import Config
from undercroft.server.live.driver import Driver
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.live.reminders import Reminders
from undercroft.server.live.thinking import Question, Thinkers, Thought
from undercroft.server.live.time import now
from undercroft.server.protocol import commands as c
from undercroft.server.protocol.http import Clock
from undercroft.server.room import line as lines
from undercroft.server.room.line import AnyLine, RoomSetup, read
from undercroft.server.room.room import Room
from undercroft.server.room.seating import hashed
from undercroft.server.storage.appending import Append

AT_ONCE = Config(database="", bot_pause=0.05, pass_delay=(0.05, 0.05))
LONG_ENOUGH = 0.2


class Kept:
    """A registry of one room: what is written waits until the test lets it be on disk."""

    def __init__(self, config: Config = AT_ONCE) -> None:
        self.config = config
        self.is_shared = False
        self.written: list[AnyLine] = []
        self.is_slow = False
        self.waiting: list[asyncio.Future[bool]] = []

    async def append(self, lines: Append) -> bool:
        """On disk, at once or when it is let."""
        if self.is_slow:
            self.is_slow = False
            self.waiting.append(asyncio.get_running_loop().create_future())
            await self.waiting[-1]
        self.written += [read(body) for body in lines.bodies]
        return True

    async def lines(self, code: str, since: int) -> list[tuple[int, bytes]]:
        """Nobody else writes."""
        return []

    def snapshot(self, live: LiveRoom) -> None:
        """None is kept."""

    def tell(
        self,
        code: str,
        *,
        present: tuple[int, ...] | None = None,
        push: str = "",
        who: bool = False,
    ) -> None:
        """There is nobody to tell."""


class Quick(Thinkers):
    """Bots that do not think long: they choose the first move that they are shown."""

    def __init__(self) -> None:
        super().__init__(0, ())

    async def think(self, question: Question) -> Thought:
        """At once."""
        return Thought(question.legal[0], "")


class Scene:
    """A room of people and bots, its driver, and the log as it was written."""

    def __init__(self, room: Room, before: list[AnyLine], config: Config = AT_ONCE) -> None:
        self.setup, self.seed, self.before = room.setup, room.seed, before
        self.kept = Kept(config)
        self.live = LiveRoom(room, self.kept)
        self.driver = Driver(self.live, Quick(), Reminders(config))

    async def together(self, work: Awaitable[object]) -> None:
        """Let a person's line come to disk in the very step in which the driver begins."""
        self.kept.is_slow = True
        acting = asyncio.ensure_future(work)
        while not self.kept.waiting:
            await asyncio.sleep(0)
        asyncio.get_running_loop().call_soon(self._let)
        time.sleep(LONG_ENOUGH)
        await acting

    def _let(self) -> None:
        self.kept.waiting.pop().set_result(True)

    async def end(self) -> list[AnyLine]:
        """Let the driver go; another process can read what was written, which is returned."""
        await asyncio.sleep(LONG_ENOUGH)
        await self.driver.close()
        again = Room("DRIVEN", self.setup, self.seed)
        for line in [*self.before, *self.kept.written]:
            again.apply(line, 1)
        assert again.version == self.live.room.version
        return self.kept.written


def seated(*seats: str, position: str, clock: Clock | None = None) -> tuple[Room, list[AnyLine]]:
    """A room that goes on from a position: persons by their names, bots as bot:NAME."""
    register(TOY)
    setup = RoomSetup(
        game="toy",
        seats=len(seats),
        options={"rounds": 3, "hearts": 3},
        position=position,
        clock=clock,
    )
    new: list[AnyLine] = []
    for person, name in enumerate(n for n in seats if not n.startswith("bot:")):
        new.append(lines.Joined(person=person, name=name, token=hashed(name)))
        new.append(lines.Seated(seat=seats.index(name), owner=person, player=person, by=person))
    for seat, name in enumerate(seats):
        if name.startswith("bot:"):
            new.append(lines.Seated(seat=seat, bot=name[4:], why="bot", by=0))
    new.append(lines.Started(by=0))
    room = Room("DRIVEN", setup, 1)
    for line in new:
        room.apply(line, 1)
    return room, new


def struck() -> str:
    """The second seat is asked whether it reacts, and can only pass."""
    t = dealt("spark feint salve", "purse purse lantern")
    return t.play("p1 play spark", "p1 strike p2").table.position()


def test_a_window_passed_by_hand_is_not_passed_again_for_the_next_seat() -> None:
    async def play() -> None:
        scene = Scene(*seated("Ann", "Bob", position=struck()))
        assert scene.live.room.asked_person == 1
        await scene.together(scene.live.carry_out(1, c.Play(id="now", move="p2 pass")))
        written = await scene.end()
        assert [(line.by, type(line)) for line in written] == [(1, lines.Moved)]

    asyncio.run(play())


def test_a_bot_does_not_decide_for_a_person_who_took_a_move_back() -> None:
    async def play() -> None:
        before = dealt("spark feint salve", "purse purse lantern").table.position()
        scene = Scene(*seated("Ann", "bot:random", position=before))
        for number, move in enumerate(("p1 play spark", "p1 strike p2")):
            await scene.live.carry_out(0, c.Play(id=f"{number}", move=move))
        assert scene.live.room.asked == 1
        await scene.together(scene.live.carry_out(0, c.Undo(id="undo")))
        written = await scene.end()
        assert [type(line) for line in written] == [lines.Moved, lines.Moved, lines.Undone]

    asyncio.run(play())


def test_who_moves_as_the_clock_runs_out_does_not_make_the_next_one_late() -> None:
    async def play() -> None:
        room, before = seated("Ann", "Bob", position=struck(), clock=Clock(bank=1))
        scene = Scene(room, before, Config(database="", pass_delay=(600, 600)))
        assert room.clocks is not None
        room.clocks.since = now() - 900
        scene.driver.look()
        await scene.together(scene.live.carry_out(1, c.Play(id="now", move="p2 pass")))
        written = await scene.end()
        assert [type(line) for line in written] == [lines.Moved]
        assert scene.live.room.late == set()

    asyncio.run(play())


def test_a_line_that_cannot_happen_is_not_written() -> None:
    """Whoever made it: a move of the room's own is tried before it is on disk."""

    async def play() -> None:
        scene = Scene(*seated("Ann", "Bob", position=struck()))
        room = scene.live.room
        wrong = lines.Moved(seat=1, move="p2 rest")
        with pytest.raises(IllegalMove):
            await scene.live.add(wrong, room.version, 1)
        assert scene.kept.written == []
        assert scene.live.room is room
        await scene.end()

    asyncio.run(play())


def test_a_step_is_for_one_seat_at_one_version() -> None:
    async def play() -> None:
        scene = Scene(*seated("Ann", "Bob", position=struck()))
        version = scene.live.room.version
        passes = lines.Moved(seat=1, move="p2 pass")
        assert not await scene.live.add(passes, version - 1, 1)
        assert not await scene.live.add(passes, version, 0)
        assert await scene.live.add(passes, version, 1)
        await scene.end()

    asyncio.run(play())
