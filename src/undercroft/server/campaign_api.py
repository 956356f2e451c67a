"""The HTTP interface of campaigns."""

from __future__ import annotations

import asyncio
from typing import Any

from undercroft.campaigns.chronicle import chronicle
from undercroft.campaigns.shelf import Changed
from undercroft.kernel.campaign import read_campaign
from undercroft.kernel.errors import CampaignError
from undercroft.server.endpoints import Call, Endpoint
from undercroft.server.live.campaigns import Campaigns
from undercroft.server.protocol import campaigns as said
from undercroft.server.protocol.http import Mine, Opened
from undercroft.server.room.line import NOBODY
from undercroft.server.room.refusing import Refuse

AT = "/api/campaigns/{code}"


def campaigns(call: Call[Any]) -> Campaigns:
    """The campaigns of the server that is asked."""
    return Campaigns(call.registry)


def token(call: Call[Any]) -> str:
    """The token of who asks, nothing without one."""
    kind, _, value = call.request.headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else ""


async def member(call: Call[Any]) -> int:
    """Who asks; only who belongs to the campaign may change it."""
    person = await campaigns(call).person(call.code, token(call))
    if person == NOBODY:
        raise Refuse("not-yours", "only who belongs to a campaign may change it; join it first")
    return person


async def page_for(call: Call[Any], person: int) -> said.CampaignPage:
    """The campaign as it stands now."""
    return await campaigns(call).page(call.code, person)


# ---- looking -------------------------------------------------------------------------------------


async def page(call: Call[None]) -> said.CampaignPage:
    """A campaign."""
    return await page_for(call, await campaigns(call).person(call.code, token(call)))


async def mine(call: Call[Mine]) -> said.MyCampaigns:
    """The campaigns somebody has tickets for."""
    found = []
    for code, secret in call.given.tickets:
        there = campaigns(call)
        try:
            await there.person(code.upper(), secret)
            shown = await there.page(code.upper())
        except (Refuse, CampaignError):
            continue
        standing = shown.problem or (
            shown.scene.ending or shown.scene.standing if shown.scene else ""
        )
        found.append(said.MyCampaign(shown.code, shown.name, shown.game, standing, shown.room))
    return said.MyCampaigns(tuple(found))


async def export(call: Call[None]) -> str:
    """The whole campaign as one text."""
    await member(call)
    return await campaigns(call).export(call.code)


async def story(call: Call[None]) -> str:
    """The chronicle, to be read and shared."""
    text = await campaigns(call).export(call.code)
    return await asyncio.to_thread(lambda: chronicle(read_campaign(text)))


async def chapter(call: Call[None]) -> str:
    """The record of an episode."""
    return await campaigns(call).chapter(call.code, int(call.request.path_params["number"]))


# ---- changing ------------------------------------------------------------------------------------


async def begin(call: Call[said.NewCampaign]) -> said.CampaignTicket:
    """Begin a campaign."""
    call.registry.visitors.check(call.visitor)
    return await campaigns(call).begin(call.given)


async def take_up(call: Call[said.ImportCampaign]) -> said.CampaignTicket:
    """Take up a campaign that was exported."""
    call.registry.visitors.check(call.visitor)
    return await campaigns(call).take_up(call.given)


async def join(call: Call[said.JoinCampaign]) -> said.CampaignTicket:
    """Belong to a campaign."""
    call.registry.visitors.check(call.visitor)
    return await campaigns(call).join(call.code, call.given.name)


async def play(call: Call[said.OpenEpisode]) -> Opened:
    """Open a room for the next episode."""
    await member(call)
    call.registry.visitors.check(call.visitor)
    return await campaigns(call).open(call.code, call.given)


async def attend(call: Call[said.Attend]) -> said.CampaignPage:
    """Say who takes part."""
    person = await member(call)
    try:
        await campaigns(call).attend(call.code, call.given)
    except Changed as error:
        raise Refuse("stale", str(error)) from None
    return await page_for(call, person)


async def save(call: Call[said.NamedSave]) -> said.CampaignPage:
    """Keep the campaign under a name."""
    person = await member(call)
    await campaigns(call).save(call.code, call.given.name)
    return await page_for(call, person)


async def back(call: Call[said.GoBack]) -> said.CampaignPage:
    """Go back to a save."""
    person = await member(call)
    try:
        await campaigns(call).back(call.code, call.given)
    except Changed as error:
        raise Refuse("stale", str(error)) from None
    return await page_for(call, person)


async def delete(call: Call[None]) -> said.Deleted:
    """Forget the campaign."""
    await member(call)
    await campaigns(call).delete(call.code)
    return said.Deleted(call.code)


CAMPAIGN_ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/campaigns",
        "Begin a campaign.",
        begin,
        said.CampaignTicket,
        said.NewCampaign,
    ),
    Endpoint(
        "POST",
        "/api/campaigns/import",
        "Take up an exported campaign.",
        take_up,
        said.CampaignTicket,
        said.ImportCampaign,
    ),
    Endpoint(
        "POST",
        "/api/campaigns/mine",
        "The campaigns of my tickets.",
        mine,
        said.MyCampaigns,
        Mine,
    ),
    Endpoint("GET", AT, "A campaign.", page, said.CampaignPage),
    Endpoint("DELETE", AT, "Forget a campaign.", delete, said.Deleted),
    Endpoint("POST", f"{AT}/join", "Belong to it.", join, said.CampaignTicket, said.JoinCampaign),
    Endpoint("POST", f"{AT}/episodes", "Play what comes next.", play, Opened, said.OpenEpisode),
    Endpoint("POST", f"{AT}/attend", "Who takes part.", attend, said.CampaignPage, said.Attend),
    Endpoint("POST", f"{AT}/saves", "Keep it.", save, said.CampaignPage, said.NamedSave),
    Endpoint("POST", f"{AT}/back", "Go back to a save.", back, said.CampaignPage, said.GoBack),
    Endpoint("GET", f"{AT}/export", "The whole campaign.", export, media="text/plain"),
    Endpoint("GET", f"{AT}/chronicle", "Its story.", story, media="text/markdown"),
    Endpoint(
        "GET",
        f"{AT}/chapters/{{number:int}}",
        "The record of an episode.",
        chapter,
        media="text/plain",
    ),
)
