"""The cards one sees: the goal, the lord, each hero's own, the merchant's, and what lies about."""

from __future__ import annotations

from functools import cache

from undercroft.games.infinity.combat.numbers import known_abilities
from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.scenario_schema import Mode
from undercroft.games.infinity.content.schema import Ability, TileKind
from undercroft.games.infinity.content.tables import ABILITIES, ALL_LORDS
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.map.possessions import (
    CARRIED,
    PACKED,
    POCKETED,
    kept,
    lying_at,
    worn,
)
from undercroft.games.infinity.notation import EQUIPMENT_TILE, NOTATION
from undercroft.games.infinity.phases.endings import scenario
from undercroft.games.infinity.phases.shop import price_of
from undercroft.games.infinity.phases.threat import has_meter
from undercroft.games.infinity.scene.facts import ability_facts
from undercroft.games.infinity.scene.hero_board import board_zone
from undercroft.games.infinity.scene.points import action_points
from undercroft.games.infinity.scene.things import printed, thing
from undercroft.games.infinity.state import NO_CARD, NOBODY, Infinity
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.parts import part
from undercroft.kernel.scene import Card, CardZone


@part
def zones(
    s: Infinity, there: tuple[int, ...], now: int, *, is_shopping: bool
) -> tuple[CardZone, ...]:
    """What everybody reads, what each hero there is has, the merchant's, and what lies in rooms."""
    # At the camp nothing is aimed at, and nobody hunts.
    laid = [] if s.camp else [goal(s), hunter(s), *order(s, there, now)]
    for seat in there:
        laid += hero_zones(s, seat)
    role = "row" if is_shopping else "pile"  # in full view of who is with him
    return (*laid, *store(s, role), *rewards(s), *floors(s))


def page(id_: str, name: str, title: str, text: str, icon: str = "") -> CardZone:
    """Something that everybody reads all the time."""
    card = Card(id=f"page:{id_}", name=title, text=text, icon=icon, kind=id_)
    return CardZone(id=f"zone:{id_}", name=name, role="page", cards=(card,), count=1)


@part
def goal(s: Infinity) -> CardZone:
    """What the scenario is about: how it is won, and how it is lost or ends."""
    row = scenario(s)
    ends = " ".join(ending.words for ending in row.endings)
    if row.mode == Mode.COOPERATIVE:
        lost = f"Lost: {ends} A hero is exhausted." if ends else "Lost: A hero is exhausted."
        return page("goal", "Goal", row.name, f"Won: {row.goal.words} {lost}", "goal")
    text = f"Won by one hero: {row.goal.words} {ends}".strip()
    return page("goal", "Goal", row.name, text, "goal")


@part
def hunter(s: Infinity) -> CardZone:
    """The lord of this dungeon: who he is, and where."""
    row = ALL_LORDS[s.lord_kind]
    return page("lord", "Lord", row.name, f"{whereabouts(s)} {row_text(row.id)}".strip(), row.id)


def whereabouts(s: Infinity) -> str:
    """Where the lord is, or what he waits for."""
    if s.options.casual:
        return "No lord hunts in a casual game."
    if s.lord != NOBODY:
        return f"In {s.tile(spot_of(s, s.lord)).name}."
    if s.lord_fallen:
        return "He has fallen."
    if has_meter(s):
        return f"Asleep until the Threat Meter, at {s.meter} now, is empty."
    return "Awake: he appears on the tile that a lord event names."


@part
def order(s: Infinity, there: tuple[int, ...], now: int) -> tuple[CardZone, ...]:
    """Who goes when in this round, and who is active now."""
    if not s.order:
        return ()
    names = [s.hero(seat).name for seat in s.order if seat in there]
    turn = f"It is {s.hero(now).name}'s turn. " if now != NOBODY else ""
    words = f"{turn}Everybody rolls each round; the lowest goes first, or last."
    return (page("order", "Order", ", ".join(names), words, "seat"),)


# ---- a hero --------------------------------------------------------------------------------------


@part
def hero_zones(s: Infinity, seat: int) -> tuple[CardZone, ...]:
    """The board, abilities, and all that a hero has."""
    return (board_zone(s, seat), own_abilities(s, seat), *belongings(s, seat))


@part
def own_abilities(s: Infinity, seat: int) -> CardZone:
    """The abilities of a hero."""
    cards = [ability(number, s.level[seat]) for number in known_abilities(s, seat)]
    return owned(s, seat, "abilities", f"{s.hero(seat).name}'s abilities", "hand", cards)


@part
def belongings(s: Infinity, seat: int) -> tuple[CardZone, ...]:
    """What a hero wears, carries, has packed and has in pockets."""
    name = s.hero(seat).name
    groups = (
        ("worn", "wears", worn(s, seat)),
        ("carried", "carries", kept(s, seat, CARRIED)),
        ("packed", "has packed", kept(s, seat, PACKED)),
        ("pocket", "has in pockets", kept(s, seat, POCKETED)),
    )
    rows = [
        owned(s, seat, id_, f"{name} {verb}", "column", [thing(s, i) for i in things])
        for id_, verb, things in groups
        if things
    ]
    return tuple(rows)


def owned(s: Infinity, seat: int, id_: str, name: str, role: str, cards: list[Card]) -> CardZone:
    """Cards that belong to a hero."""
    return CardZone(
        id=f"zone:{id_}-{NOTATION.actor(seat)}",
        name=name,
        role=role,
        of=s.figure_id(seat),
        owner=seat,
        cards=tuple(cards),
        count=len(cards),
    )


@cache
def ability(number: int, level: int) -> Card:
    """An ability with its price and what is printed on it."""
    row = ABILITIES[number]
    return Card(
        id=f"card:{row.id}",
        name=row.name,
        text=f"{row_text(row.id, level)} {printed_beside(row)}".strip(),
        icon=row.id,
        cost=row.cost // 2 if not row.turns else None,
        marks=(f"level-{row.level}",),
        kind="ability",
        facts=ability_facts(row, level),
    )


def printed_beside(row: Ability) -> str:
    """Price, range, Experience, noise and lord events of an ability."""
    parts = [
        price_words(row),
        f"Range {row.range}." if row.range else "",
        f"Reaches {row.tile_range} tile{'s' * (row.tile_range > 1)}." * bool(row.tile_range),
        "Reaches as far as the normal attack." if row.as_attack else "",
        f"{row.xp} Experience." if row.xp else "",
        f"Noise {row.noise}." if row.noise else "",
        f"Draws {row.lord_events} lord event{'s' * (row.lord_events > 1)}." * bool(row.lord_events),
    ]
    return " ".join(part for part in parts if part)


def price_words(row: Ability) -> str:
    """What an ability costs: points, or whole turns."""
    if row.turns:
        return "Takes a whole turn." if row.turns == 1 else f"Takes {row.turns} whole turns."
    return f"Takes {action_points(row.cost)}." if row.cost else "Works by itself."


# ---- the merchant --------------------------------------------------------------------------------


@part
def store(s: Infinity, role: str) -> tuple[CardZone, ...]:
    """The merchant's shelves and what he was asked to get."""
    laid = [
        shared("equipment", "Merchant: equipment", shelf("e", s.equipment_shelf), role),
        shared("items", "Merchant: items", shelf("i", s.item_shelf), role),
    ]
    orders = [ordered(s, at) for at in range(len(s.orders))]
    return (*laid, *([shared("orders", "Merchant: ordered", orders, role)] if orders else []))


def is_at_store(s: Infinity, now: int) -> bool:
    """Whether the hero whose turn it is now stands with the merchant."""
    return now == NOBODY or s.tile(s.spot[now]).kind == TileKind.STARTER


def shared(id_: str, name: str, cards: list[Card], role: str = "row") -> CardZone:
    """Cards that belong to nobody."""
    return CardZone(id=f"zone:{id_}", name=name, role=role, cards=tuple(cards), count=len(cards))


def shelf(letter: str, cards: tuple[int, ...]) -> list[Card]:
    """What lies on some shelves."""
    places = enumerate(cards, 1)
    return [on_shelf(card, f"{letter}{place}") for place, card in places if card != NO_CARD]


@cache
def on_shelf(card: int, place: str) -> Card:
    """A card on a shelf, with its price."""
    return printed(card, place, price_of(card))


def ordered(s: Infinity, at: int) -> Card:
    """A card that the merchant was asked to get."""
    left = s.order_rounds[at]
    when = "ready" if not left else f"in-{left}-round{'s' * (left > 1)}"
    return printed(s.orders[at], f"order{at + 1}", price_of(s.orders[at]), when)


# ---- what lies about -----------------------------------------------------------------------------


@part
def rewards(s: Infinity) -> tuple[CardZone, ...]:
    """What the Equipment tile offers."""
    there = [card for card in s.zones[EQUIPMENT_TILE].cards if card != HIDDEN]
    cards = [printed(card, f"equipment{at}") for at, card in enumerate(there, 1)]
    return (shared("equipment-tile", "On the Equipment tile", cards),) if cards else ()


@part
def floors(s: Infinity) -> tuple[CardZone, ...]:
    """What lies in rooms for anybody to pick up."""
    laid = []
    for place in range(len(s.dungeon.tiles)):
        things = lying_at(s, place)
        if things:
            name = f"On the floor of {s.tile(place).name}"
            laid.append(shared(f"floor-{place + 1}", name, [thing(s, i) for i in things]))
    return tuple(laid)
