"""The HTTP interface: games, rooms, records, moments."""

from __future__ import annotations

from functools import cache
from typing import Any

import undercroft as uc
from undercroft.bots.roster import names_for
from undercroft.kernel.digest import code as code_of
from undercroft.kernel.episodes import CampaignKind
from undercroft.kernel.options import Option
from undercroft.kernel.registry import Game, Offer, Way
from undercroft.kernel.seen import Seen
from undercroft.proof.sources import Rule, Ruling, area_of, read_areas, read_rulings
from undercroft.proof.sources import read as read_rules
from undercroft.server.addresses import is_one_of
from undercroft.server.campaign_api import CAMPAIGN_ENDPOINTS
from undercroft.server.endpoints import Call, Endpoint, Unwell
from undercroft.server.guides import pieces_in, read_guide
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.metrics import METRICS
from undercroft.server.protocol import http
from undercroft.server.room.line import NOBODY
from undercroft.server.room.refusing import Refuse
from undercroft.server.room.shown import log
from undercroft.version import VERSION


async def health(call: Call[None]) -> http.Health:
    """The server is well, or what is wrong."""
    trouble = await call.registry.pulse.trouble()
    if trouble:
        raise Unwell(trouble)
    return http.Health("ok", VERSION)


async def metrics(call: Call[None]) -> str:
    """What was counted and measured; on a quiet server it tells of single moves."""
    config, request = call.registry.config, call.request
    peer = request.client.host if request.client else ""
    is_passed_on = "x-forwarded-for" in request.headers and not is_one_of(peer, config.proxies)
    if is_passed_on or not is_one_of(call.visitor, config.metrics_for):
        raise Refuse("not-yours", "metrics are for this machine; --metrics-for lets others in")
    return METRICS.text()


# ---- games -----------------------------------------------------------------------------------


async def games(_call: Call[None]) -> http.Games:
    """All games with their options."""
    return http.Games(tuple(game_info(uc.game(id_)) for id_ in uc.games()))


def option_info(option: Option) -> http.OptionInfo:
    """An option as people choose it."""
    return http.OptionInfo(
        name=option.name,
        help=option.help,
        kind=option.kind,
        default=option.default,
        choices=option.choices,
        rule=option.rule,
        names=option.names,
        is_ruling=option.is_ruling,
    )


def game_info(game: Game) -> http.GameInfo:
    """A game as people choose it."""
    return http.GameInfo(
        id=game.id,
        name=game.name,
        tagline=game.tagline,
        revision=game.revision,
        seats=game.seats,
        minutes=game.minutes,
        modes=game.modes,
        options=tuple(map(option_info, game.options)),
        ways=tuple(map(way_info, game.ways)),
        setups={name: dict(options) for name, options in game.setups.items()},
        offers=tuple(map(offer_info, game.offers)),
        bots=names_for(game),
        campaigns=tuple(map(campaign_info, game.campaigns)),
    )


def campaign_info(kind: CampaignKind) -> http.CampaignInfo:
    """A kind of campaign as people choose it."""
    return http.CampaignInfo(
        id=kind.id,
        name=kind.name,
        tagline=kind.tagline,
        seats=kind.seats,
        minutes=kind.minutes,
        options=tuple(map(option_info, kind.options)),
    )


def offer_info(offer: Offer) -> http.OfferInfo:
    """A game to pick."""
    return http.OfferInfo(
        id=offer.id,
        name=offer.name,
        story=offer.story,
        goal=offer.goal,
        won=offer.won,
        lost=offer.lost,
        kind=offer.kind,
        seats=offer.seats,
        difficulty=offer.difficulty,
        minutes=offer.minutes,
        art=offer.art,
        options=dict(offer.options),
    )


def way_info(way: Way) -> http.WayInfo:
    """A way to play as people choose it."""
    return http.WayInfo(way.name, way.text, way.seats, dict(way.options))


async def rules(call: Call[None]) -> http.Rules:
    """The rules of a game."""
    return _rules(uc.game(call.request.path_params["game"]))


@cache
def _rules(game: Game) -> http.Rules:
    where = game.proof.rules
    guide = read_guide(game)
    rules = [rule_info(r, r.kind) for r in (read_rules(where) if where else ())]
    rulings = [rule_info(r, "ruling") for r in (read_rulings(where) if where else ())]
    areas = [http.AreaInfo(a.id, a.title, a.part) for a in (read_areas(where) if where else ())]
    return http.Rules(
        game=game.id,
        areas=tuple(areas),
        rules=(*rules, *rulings),
        guide=guide,
        pieces=pieces_in(game, guide),
    )


def rule_info(rule: Rule | Ruling, kind: str) -> http.RuleInfo:
    """A rule as people read it."""
    return http.RuleInfo(rule.id, rule.words, kind, area_of(rule.id))


async def gallery(call: Call[None]) -> http.Gallery:
    """Everything in a game's box."""
    game = uc.game(call.request.path_params["game"])
    return http.Gallery(game.id, dict(game.content()))


# ---- rooms -----------------------------------------------------------------------------------


async def open_room(call: Call[http.NewRoom]) -> http.Opened:
    """Open a room."""
    call.registry.visitors.check(call.visitor)
    return await call.registry.open(call.given)


async def join(call: Call[http.Join]) -> http.Ticket:
    """Come into a room."""
    call.registry.visitors.check(call.visitor)
    return await call.registry.join(call.code, call.given)


async def room(call: Call[None]) -> http.RoomInfo:
    """A room from outside, or as one of its people."""
    live = await call.registry.find(call.code)
    return room_info(live, call.person(live))


def room_info(live: LiveRoom, person: int) -> http.RoomInfo:
    """A room in a list."""
    known = live.room
    return http.RoomInfo(
        room=live.state(),
        version=known.version,
        moves=known.moves,
        changed=known.changed,
        person=person,
        asked=person != NOBODY and known.asked_person == person,
    )


async def mine(call: Call[http.Mine]) -> http.MyRooms:
    """The rooms somebody has tickets for."""
    infos = []
    for code, token in call.given.tickets:
        try:
            live = await call.registry.find(code.upper())
        except Refuse:
            continue
        person = live.room.seating.who(token)
        if person != NOBODY:
            infos.append(room_info(live, person))
    return http.MyRooms(tuple(sorted(infos, key=lambda info: -info.changed)))


async def record(call: Call[None]) -> str:
    """The record as this person may read it; whole when the game is over."""
    live = await call.registry.find(call.code)
    table = live.room.table
    if table is None:
        raise Refuse("not-now", "the game has not begun")
    if live.room.setup.record:
        return live.room.setup.record
    if live.room.over is not None:
        return table.record()
    person = call.person(live)
    seats = live.room.seating.played_by(person)
    if not seats:
        raise Refuse("not-yours", "who watches can read the record when the game is over")
    return table.record(table.setup.controllers[seats[0]])


async def moment(call: Call[None]) -> http.Moment:
    """The table after so many moves."""
    call.registry.visitors.moments.check(call.visitor)
    live = await call.registry.find(call.code)
    seats = live.room.sees(call.person(live))
    moves = int(call.request.path_params["moves"])
    state = live.room.state_at(moves)
    scene = Seen(live.room.game, state).shown(seats, live.room.seating.controllers())
    lines = log(live.room, seats, max(0, moves - 1), moves)
    return http.Moment(moves, live.room.moves, code_of(state), scene, lines)


async def branch(call: Call[http.Branch]) -> http.Opened:
    """Play on from a moment in a new room; what is hidden there is dealt anew."""
    call.registry.visitors.check(call.visitor)
    live = await call.registry.find(call.code)
    position = live.room.position_at(call.given.moves, call.person(live))
    setup = live.room.setup
    seats = call.given.seats or (f"person:{call.given.host}",) * setup.seats
    if len(seats) != setup.seats:
        raise Refuse("illegal", f"this game has {setup.seats} seats, not {len(seats)}")
    wanted = http.NewRoom(
        game=setup.game, seats=seats, options=dict(setup.options), start="open" not in seats
    )
    return await call.registry.open(wanted, position)


async def openapi(_call: Call[None]) -> Any:
    """This interface, described."""
    from undercroft.server.openapi import document  # noqa: PLC0415  (it describes this table)

    return document(ENDPOINTS)


ENDPOINTS = (
    Endpoint("GET", "/health", "Whether the server is well.", health, http.Health),
    Endpoint("GET", "/metrics", "Counters and times.", metrics, str, media="text/plain"),
    Endpoint("GET", "/api/openapi.json", "This document.", openapi, dict),
    Endpoint("GET", "/api/games", "All games with their options.", games, http.Games),
    Endpoint("GET", "/api/games/{game}/rules", "The rules of a game.", rules, http.Rules),
    Endpoint("GET", "/api/games/{game}/content", "What is in its box.", gallery, http.Gallery),
    Endpoint("POST", "/api/rooms", "Open a room.", open_room, http.Opened, http.NewRoom),
    Endpoint("POST", "/api/mine", "The rooms of my tickets.", mine, http.MyRooms, http.Mine),
    Endpoint("GET", "/api/rooms/{code}", "A room.", room, http.RoomInfo),
    Endpoint("POST", "/api/rooms/{code}/join", "Come in.", join, http.Ticket, http.Join),
    Endpoint(
        "GET",
        "/api/rooms/{code}/record",
        "The record, as I may read it.",
        record,
        media="text/plain",
    ),
    Endpoint("GET", "/api/rooms/{code}/moments/{moves:int}", "A moment.", moment, http.Moment),
    Endpoint(
        "POST",
        "/api/rooms/{code}/branch",
        "Play on from a moment.",
        branch,
        http.Opened,
        http.Branch,
    ),
    *CAMPAIGN_ENDPOINTS,
)
