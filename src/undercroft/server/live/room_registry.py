"""The room registry: all rooms of this server, opened, found, kept and let go."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from undercroft.kernel.registry import load
from undercroft.server.config import Config
from undercroft.server.live.driver import Driver
from undercroft.server.live.lasting import due_at, lasts, next_at, warning
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.live.loading import Unreadable, shows_record
from undercroft.server.live.loading import load as load_room
from undercroft.server.live.opening import OfCampaign, Plan, encoded, new_code, new_token, plan
from undercroft.server.live.pulse import Pulse
from undercroft.server.live.reading import Reading
from undercroft.server.live.reminders import Reminders
from undercroft.server.live.thinking import Thinkers
from undercroft.server.live.time import now
from undercroft.server.live.visitors import Visitors
from undercroft.server.logs import LOG
from undercroft.server.metrics import METRICS
from undercroft.server.protocol.http import Join, NewRoom, Opened, Ticket
from undercroft.server.protocol.pushes import Closing
from undercroft.server.room.line import NOBODY, Ending, Resumed, written
from undercroft.server.room.orders import new_seed
from undercroft.server.room.refusing import CannotBeRead, NoRoom, Refuse
from undercroft.server.room.room import Room
from undercroft.server.room.seating import hashed
from undercroft.server.room.snapshot import build_of, taken
from undercroft.server.storage.appending import Append
from undercroft.server.storage.campaigns import CampaignStore
from undercroft.server.storage.store import CodeTaken, Store
from undercroft.server.storage.uptimes import Uptimes
from undercroft.server.storage.wire import News, Wire
from undercroft.server.storage.writer import Writer

SWEPT_AT_ONCE = 50
SLICE = 1_000
CODE_TRIES = 8
SNAPSHOT_SHARE = 8
"""A snapshot grows with its game: the longer the log, the more lines are played between two."""


class RoomRegistry:
    """The rooms in memory, over the store that keeps them all."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        self.config = config
        for where in config.games:
            load(where)
        self.store = store or Store(config.database)
        self.writer = Writer(self.store)
        self.campaigns = CampaignStore(self.store.engine)
        self.thinkers = Thinkers(config.thinkers, config.games, config.think_limit)
        self.reading = Reading(config.limits, config.games)
        self.reminders = Reminders(config)
        self.visitors = Visitors(config.limits)
        self.rooms: dict[str, LiveRoom] = {}
        self._drivers: dict[str, Driver] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.get_running_loop()
        self.process = secrets.token_hex(4)
        self.uptimes = Uptimes(self.store.engine, self.process, now())
        self.pulse = Pulse(self.writer, self.uptimes)
        self.is_shared = self.store.notifies
        self.wire = Wire(self.store, self._wrote, self._heard) if self.is_shared else None
        self._saved: dict[str, int] = {}
        self._closes = False
        self._records = ThreadPoolExecutor(1, "records")
        self._sweeping = asyncio.create_task(self._sweep(), name="sweep")

    def say_goodbye(self) -> None:
        """Tell everybody that the server closes."""
        for live in self.rooms.values():
            live.broadcast(Closing("the server closes; come back in a moment"))
            for connection in live.connections:
                connection.close()

    async def close(self) -> None:
        """Write what is to be written, and let go."""
        self._closes = True
        self._sweeping.cancel()
        await asyncio.gather(self._sweeping, return_exceptions=True)
        self.say_goodbye()
        for driver in self._drivers.values():
            await driver.close()
        for code in list(self.rooms):
            await self._alone(code, self._let_go(code))
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pulse.beat()
        if self.wire is not None:
            await asyncio.to_thread(self.wire.close)
        await self.writer.close()
        self._records.shutdown(wait=False, cancel_futures=True)
        self.thinkers.close()
        self.reading.close()
        self.store.close()

    # ---- opening and finding -------------------------------------------------------------------

    async def open(
        self, wanted: NewRoom, position: str = "", episode: OfCampaign | None = None
    ) -> Opened:
        """A new room, if need be for an episode of a campaign."""
        seed = new_seed()
        made = await self._planned(wanted, position, seed, episode)
        if await asyncio.to_thread(self.store.count_open) >= self.config.limits.rooms:
            raise Refuse("limit", "this server has no room for more games now")
        code = await self._open(made, seed)
        LOG.info("room opened", extra={"room": code, "game": made.setup.game})
        return Opened(code, made.tickets(code))

    async def _planned(
        self, wanted: NewRoom, position: str, seed: int, episode: OfCampaign | None
    ) -> Plan:
        """What people send is read apart; what is dealt here takes what it always takes."""
        if wanted.record or position:
            return await self.reading.plan(wanted, position, seed)
        return await asyncio.to_thread(plan, wanted, seed, "", episode)

    async def _open(self, made: Plan, seed: int) -> str:
        at, setup = now(), encoded(made.setup)
        for _ in range(CODE_TRIES):
            code = new_code()
            try:
                await self.writer.do(partial(self.store.open_room, code, setup, seed, at))
            except CodeTaken:
                continue
            status = "playing" if made.begins else "lobby"
            bodies = tuple(map(written, made.lines))
            due = due_at(made.setup, status, at, self.config.lasting)
            await self.append(Append(code, 0, at, bodies, status, due))
            return code
        raise Refuse("limit", "no code is free")

    async def find(self, code: str) -> LiveRoom:
        """A room, loaded if it is not in memory."""
        live = self.rooms.get(code)
        if live is not None:
            live.touch()
            return live
        try:
            async with self._loading.setdefault(code, asyncio.Lock()):
                if code not in self.rooms:
                    await self._load(code)
                return self.rooms[code]
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> None:
        room = await self._read(code)
        if room is None:
            raise NoRoom("closed", f"there is no room {code[:12]}")
        if room.flaw:
            await self._set_aside(code)
        live = LiveRoom(room, self)
        self._saved[code] = room.version
        await self._give_back(live)
        self.rooms[code] = live
        self._drivers[code] = Driver(live, self.thinkers, self.reminders)
        if room.table is not None and room.table.adopted and not room.flaw:
            # Its log alone does not lead here: from now on there is a snapshot that does.
            await self._keep(room)
        if self.wire is not None:
            await self._look_around(live)
        METRICS.rooms.value = len(self.rooms)

    async def _give_back(self, live: LiveRoom) -> None:
        """The time when no server was there is charged to nobody."""
        clocks, version, asked = live.room.clocks, live.room.version, live.room.asked
        if clocks is None or clocks.running == NOBODY or live.room.flaw:
            return
        lag = int(3000 * self.config.sweep) if self.is_shared else 0
        missed = partial(self.uptimes.missed, clocks.since, now(), lag)
        lost = await asyncio.to_thread(missed)
        if lost > 0:
            await live.add(Resumed(lost=lost), version, asked)

    async def _look_around(self, live: LiveRoom) -> None:
        """What another process wrote while the room was loaded, and who is connected there."""
        self.tell(live.room.code, who=True)
        await live.follow(0)

    async def _read(self, code: str) -> Room | None:
        try:
            loading = partial(load_room, self.store, code)
            if await asyncio.to_thread(shows_record, self.store, code):
                # It may take as long as its record was let to: the others do not wait for it.
                return await self._loop.run_in_executor(self._records, loading)
            return await asyncio.to_thread(loading)
        except Unreadable as error:
            LOG.exception("room cannot be read", extra={"room": code})
            await self._set_aside(code)
            words = f"room {code} cannot be read here; it is kept, and it has been noted"
            raise CannotBeRead("closed", words) from error

    async def _set_aside(self, code: str) -> None:
        """Leave a room that cannot be read for people to look at; nothing happens there."""
        await self.writer.do(partial(self.store.set_aside, code))

    async def join(self, code: str, wanted: Join) -> Ticket:
        """A new person in a room: at a seat, at any open seat, or watching."""
        live = await self.find(code)
        await live.is_behind()
        token = new_token()
        seats = () if wanted.watch else live.room.seating.wanted(wanted.seat)
        person = await live.join(wanted.name, hashed(token), seats)
        return Ticket(code, person, live.room.seating.people[person].name, token)

    # ---- keeping -------------------------------------------------------------------------------

    async def append(self, lines: Append) -> bool:
        """Write lines durably."""
        return await self.writer.append(lines)

    async def lines(self, code: str, since: int) -> list[tuple[int, bytes]]:
        """The lines that were written since, each with its time."""
        return await asyncio.to_thread(self.store.lines, code, since)

    def tell(
        self,
        code: str,
        *,
        present: tuple[int, ...] | None = None,
        push: str = "",
        who: bool = False,
    ) -> None:
        """Let the other processes know, where there are any."""
        if self.wire is not None:
            self.wire.tell(News(self.process, code, present, push, who))

    # ---- other processes -------------------------------------------------------------------------

    def _wrote(self, code: str, version: int) -> None:
        self._loop.call_soon_threadsafe(self._follow, code, version)

    def _heard(self, news: News) -> None:
        if news.process != self.process:
            self._loop.call_soon_threadsafe(self._hear, news)

    def _follow(self, code: str, version: int) -> None:
        """Rooms in memory catch up with what was written; without a code all of them look."""
        for live in list(self.rooms.values()):
            if not code or (live.room.code == code and live.room.version < version):
                self._begin(live.follow(version))

    def _hear(self, news: News) -> None:
        live = self.rooms.get(news.code)
        if live is not None:
            live.hear(news)

    def _begin(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- snapshots -------------------------------------------------------------------------------

    def snapshot(self, live: LiveRoom) -> None:
        """Keep a snapshot from time to time."""
        room = live.room
        saved = self._saved.get(room.code, 0)
        if room.flaw or room.version - saved < max(
            self.config.snapshot_every, saved // SNAPSHOT_SHARE
        ):
            return
        self._saved[room.code] = room.version
        self._begin(self._keep(room))

    async def _keep(self, room: Room) -> None:
        version, body = room.version, taken(room)
        keep = partial(self.store.keep_snapshot, room.code, version, build_of(room.game), body)
        await self.writer.do(keep)

    # ---- sweeping ------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Take up rooms in which something is due, let go of those where nothing is."""
        while True:
            try:
                await self.pulse.beat()
                for code in await asyncio.to_thread(self.store.due, now(), SWEPT_AT_ONCE):
                    await self._alone(code, self._take_up(code))
                for code in await asyncio.to_thread(self.store.ended, now(), SWEPT_AT_ONCE):
                    await self._alone(code, self._take_away(code))
                if self.is_shared:
                    await self._catch_up()
                await self._let_idle_go()
            except Exception:
                LOG.exception("sweep failed")
            await asyncio.sleep(self.config.sweep)

    async def _alone(self, code: str, work: Coroutine[object, object, None]) -> None:
        """Do something for one room; if that fails it is noted, and the others have their turn."""
        try:
            await work
        except Refuse as refusal:
            LOG.warning("room left out", extra={"room": code, "why": refusal.words})
        except Exception:
            LOG.exception("room failed", extra={"room": code})

    async def _catch_up(self) -> None:
        """See what other processes wrote, in case the wire did not tell."""
        versions = await asyncio.to_thread(self.store.versions, list(self.rooms))
        for code, version in versions.items():
            live = self.rooms.get(code)
            if live is not None and live.room.version < version:
                await self._alone(code, live.follow(version))

    async def _take_up(self, code: str) -> None:
        live = await self.find(code)
        if not live.room.flaw and not await self._has_ended(live):
            await self._set_due(live, self._next_at(code))

    async def _has_ended(self, live: LiveRoom) -> bool:
        """Warn a room that nobody cares for, and end it some time after."""
        room = live.room
        at = next_at(room, self.config.lasting)
        if at is None or now() < at or live.presence.people:
            return False
        if room.ends:
            return await self._end(live)
        ends = now() + warning(lasts(room.setup, room.status, self.config.lasting))
        await live.add(Ending(at=ends), room.version, room.asked)
        return False

    async def _end(self, live: LiveRoom) -> bool:
        """Take a room away, if nothing happens in it meanwhile."""
        code = live.room.code
        await self._drivers[code].close()
        async with live.lock:
            end = partial(self.store.end_room, code, live.room.version, now())
            if not await self.writer.do(end):
                self._drivers[code] = Driver(live, self.thinkers, self.reminders)
                return False
            self._forget(code)
        for connection in live.connections:
            connection.close()
        LOG.info("room ended", extra={"room": code})
        await self._take_away(code)
        return True

    async def _take_away(self, code: str) -> None:
        """Delete what a room leaves, in slices, so that nobody waits long for the writer."""
        while await self.writer.do(partial(self.store.take_away, code, SLICE)):
            await asyncio.sleep(0)

    async def _set_due(self, live: LiveRoom, due: int | None) -> None:
        room = live.room
        await self.writer.do(partial(self.store.set_due, room.code, room.version, due, room.status))

    def _next_at(self, code: str) -> int | None:
        """When a room in memory has to be taken up again should this process end."""
        times = (self._drivers[code].next_at, next_at(self.rooms[code].room, self.config.lasting))
        at = min((at for at in times if at is not None), default=None)
        return None if at is None else max(at, now() + int(2000 * self.config.sweep))

    async def _let_idle_go(self) -> None:
        before = time.monotonic() - self.config.idle
        for code, live in list(self.rooms.items()):
            if live.connections:
                live.announce()
            elif live.touched < before:
                await self._alone(code, self._let_go(code))

    async def _let_go(self, code: str) -> None:
        """Save a room and forget it; one that cannot be saved is there again from its log.

        Who asked for it while it was saved has it: then it stays.
        """
        live, before = self.rooms[code], self.rooms[code].touched
        await self._drivers[code].close()
        async with live.lock:
            try:
                await self._save(live)
            finally:
                if live.touched == before or self._closes:
                    self._forget(code)
                else:
                    self._drivers[code] = Driver(live, self.thinkers, self.reminders)

    def _forget(self, code: str) -> None:
        for kept in (self.rooms, self._drivers, self._saved):
            kept.pop(code, None)
        METRICS.rooms.value = len(self.rooms)

    async def _save(self, live: LiveRoom) -> None:
        if live.room.flaw:
            return
        await self._set_due(live, self._next_at(live.room.code))
        if live.room.version > self._saved.get(live.room.code, 0):
            await self._keep(live.room)
