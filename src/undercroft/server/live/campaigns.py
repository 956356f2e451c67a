"""Campaigns of a server: looked at, played on, kept. Rooms come and go; a campaign stays."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from undercroft.campaigns.shelf import Changed, Save, go_back, keep_named, seal_of, update
from undercroft.kernel.campaign import Campaign, read_campaign
from undercroft.kernel.episodes import Episode
from undercroft.kernel.errors import CampaignError, UndercroftError
from undercroft.server.live.opening import MISFIT, OfCampaign, new_code, new_token
from undercroft.server.live.room_registry import CODE_TRIES, RoomRegistry
from undercroft.server.logs import LOG
from undercroft.server.protocol import campaigns as said
from undercroft.server.protocol.http import Opened
from undercroft.server.room.line import NOBODY
from undercroft.server.room.refusing import Refuse
from undercroft.server.room.room import Room
from undercroft.server.room.seating import hashed
from undercroft.server.storage.campaigns import NO_ROOM, CampaignStore

T = TypeVar("T")
NOBODY_NOW: Final = -1
"""No guest can join, and nobody stay away."""


class Campaigns:
    """What people do with campaigns, over the store that keeps them."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry
        self._store: CampaignStore = registry.campaigns

    # ---- beginning -----------------------------------------------------------------------------

    async def begin(self, wanted: said.NewCampaign) -> said.CampaignTicket:
        """A new campaign, with who begins it."""
        made = Campaign.found(
            wanted.game, wanted.kind, wanted.seats, wanted.options, wanted.name.strip()
        )
        return await self._put(made.text(), wanted.host)

    async def take_up(self, wanted: said.ImportCampaign) -> said.CampaignTicket:
        """A campaign that was exported, here or elsewhere."""
        await asyncio.to_thread(check_text, wanted.text)
        return await self._put(wanted.text, wanted.host)

    async def _put(self, text: str, host: str) -> said.CampaignTicket:
        for _ in range(CODE_TRIES):
            code = new_code()
            try:
                await self._write(self._store.put, code, text)
            except CampaignError:
                continue
            return await self.join(code, host)
        raise Refuse("limit", "no code is free")

    async def join(self, code: str, name: str) -> said.CampaignTicket:
        """Somebody belongs to a campaign from now on."""
        token = new_token()
        person = await self._write(self._store.join, code, name, hashed(token))
        return said.CampaignTicket(code, person, name, token)

    async def person(self, code: str, token: str) -> int:
        """Who asks; NOBODY without a token."""
        if not token:
            return NOBODY
        wanted = hashed(token)
        people = await asyncio.to_thread(self._store.people, code)
        for number, (_, known) in enumerate(people):
            if hmac.compare_digest(known, wanted):
                return number
        raise Refuse("not-yours", "this token opens nothing here")

    # ---- looking -------------------------------------------------------------------------------

    async def page(self, code: str, person: int = NOBODY) -> said.CampaignPage:
        """A campaign as it stands, once what has ended meanwhile is noted."""
        room = await self._note_ended(code)
        text = await asyncio.to_thread(self._store.text, code)
        people = await asyncio.to_thread(self._store.people, code)
        saves = await asyncio.to_thread(self._store.saves, code)
        shown = said.CampaignPage(
            code=code,
            seal=seal_of(text),
            saves=tuple(map(save_info, saves)),
            people=tuple([name for name, _ in people]),
            person=person,
            room=room,
        )
        return await asyncio.to_thread(filled, shown, text)

    async def _note_ended(self, code: str) -> str:
        """The room of the next episode, if it goes on; if it has ended, what it carries on is kept.

        Who looks first notes it: nothing is lost if the server ends between the two.
        """
        room = await asyncio.to_thread(self._store.room, code)
        if room == NO_ROOM:
            return NO_ROOM
        try:
            live = await self._registry.find(room)
        except Refuse:
            # The room is gone or cannot be read: the episode can be begun anew.
            await self._write(self._store.leave, code, room)
            return NO_ROOM
        if live.room.over is None and not live.room.flaw:
            return room
        await self._write(self._close, code, live.room)
        return NO_ROOM

    def _close(self, code: str, room: Room) -> None:
        """Carry on from a room that is over; one that was given up carries on nothing."""
        if room.table is None or room.given_up is not None or room.table.over is None:
            self._store.leave(code, room.code)
            return
        before, after = (read_campaign(self._store.text(code)) for _ in range(2))
        try:
            after.close(room.table)
            update(self._store, code, before, after)
        except (Changed, CampaignError):
            # Somebody else has noted it, or gone back to a save meanwhile.
            LOG.info("episode does not count", extra={"campaign": code, "room": room.code})
            self._store.leave(code, room.code)

    async def chapter(self, code: str, number: int) -> str:
        """The record of an episode that was played."""
        await self._note_ended(code)
        chapters = (await self._read(code)).chapters
        if not 0 <= number < len(chapters):
            raise Refuse("illegal", f"{len(chapters)} episodes were played; there is no {number}")
        return chapters[number].record

    async def export(self, code: str) -> str:
        """The whole campaign as one text."""
        await self._note_ended(code)
        return await asyncio.to_thread(self._store.text, code)

    async def _read(self, code: str) -> Campaign:
        return await asyncio.to_thread(lambda: read_campaign(self._store.text(code)))

    # ---- playing on ----------------------------------------------------------------------------

    async def open(self, code: str, wanted: said.OpenEpisode) -> Opened:
        """A room for an episode that comes next, or the one in which it is being played."""
        room = await self._note_ended(code)
        if room != NO_ROOM:
            return Opened(room, ())
        there = await self._as_seen(code, wanted.seal)
        brought = there.brought(wanted.episode)
        new = msgspec.structs.replace(
            wanted.room, game=there.game.id, options=dict(brought.episode.options), record=""
        )
        opened = await self._registry.open(new, episode=OfCampaign(code, brought))
        room = await self._write(self._store.begin_in, code, wanted.seal, opened.code)
        return opened if room == opened.code else Opened(room, ())

    async def attend(self, code: str, wanted: said.Attend) -> None:
        """Who takes part from now on; whoever plays now is not to be left behind."""
        if await self._note_ended(code) != NO_ROOM:
            raise Refuse(
                "not-now", "an episode is being played; who takes part is settled after it"
            )
        before = await self._as_seen(code, wanted.seal)
        after = await self._read(code)
        after.attend(wanted.present, wanted.guests)
        await self._write(update, self._store, code, before, after)

    async def _as_seen(self, code: str, seal: str) -> Campaign:
        """The campaign, if it still stands as somebody saw it; both states are told if not."""
        text = await asyncio.to_thread(self._store.text, code)
        there = await asyncio.to_thread(read_campaign, text)
        if seal_of(text) != seal:
            standing = there.scene().standing
            words = "somebody else has changed this campaign meanwhile; look at it again"
            raise Refuse("stale", f"{words}. It is now: {standing}")
        return there

    # ---- saves ---------------------------------------------------------------------------------

    async def save(self, code: str, name: str) -> None:
        """Keep the campaign as it stands under a name."""
        await self._note_ended(code)
        await self._write(keep_named, self._store, code, name)

    async def back(self, code: str, wanted: said.GoBack) -> None:
        """Let the campaign stand as in a save."""
        await self._as_seen(code, wanted.seal)
        await self._write(go_back, self._store, code, wanted.number)

    async def delete(self, code: str) -> None:
        """Forget the campaign."""
        await self._write(self._store.drop, code)

    async def _write(self, work: Callable[..., T], *words: object) -> T:
        """Write in the thread that writes everything."""
        return await self._registry.writer.do(lambda: work(*words))


def check_text(text: str) -> None:
    """Refuse what somebody sent unless it can be drawn and each next episode set up."""
    try:
        made = read_campaign(text)
        made.scene()
        for episode in made.coming:
            made.open(episode.id)
    except MISFIT as error:
        raise CampaignError("this campaign's parts do not fit each other") from error


def filled(page: said.CampaignPage, text: str) -> said.CampaignPage:
    """A page with all that the campaign's text says; or with why it cannot be read."""
    try:
        there = read_campaign(text)
    except UndercroftError as error:
        return msgspec.structs.replace(page, problem=str(error))
    return msgspec.structs.replace(
        page,
        game=there.game.id,
        kind=there.kind.id,
        name=there.name,
        scene=there.scene(),
        coming=tuple(map(episode_info, there.coming)),
        chapters=tuple(
            [
                said.ChapterInfo(number, chapter.title, chapter.ending)
                for number, chapter in enumerate(there.chapters)
            ]
        ),
        guests=NOBODY_NOW if page.room else there.guests_welcome,
    )


def episode_info(episode: Episode) -> said.EpisodeInfo:
    """An episode as people see it."""
    return said.EpisodeInfo(
        id=episode.id,
        title=episode.title,
        text=episode.text,
        stakes=episode.stakes,
        icon=episode.icon,
        seats=episode.seats,
        members=tuple([episode.member_at(seat) for seat in range(episode.seats)]),
    )


def save_info(save: Save) -> said.SaveInfo:
    """A save as people see it."""
    return said.SaveInfo(save.number, save.at, save.name, save.standing)
