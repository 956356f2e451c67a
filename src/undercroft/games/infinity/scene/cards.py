"""The cards one sees: abilities, things, the shop, and what lies in rooms."""

from __future__ import annotations

from undercroft.games.infinity.combat.numbers import known_abilities
from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.schema import Ability
from undercroft.games.infinity.content.tables import ABILITIES
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.map.possessions import (
    CARRIED,
    PACKED,
    POCKETED,
    goods,
    held,
    kept,
    lying_at,
    worn,
)
from undercroft.games.infinity.notation import NOTATION, THING, card_name
from undercroft.games.infinity.phases.endings import scenario
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.scene import Card, CardZone

HALF = "½"


def zones(s: Infinity) -> list[CardZone]:
    """The goal, what each hero has, the shop, and what lies in rooms."""
    laid = [goal(s), shelf(s, "equipment"), shelf(s, "items")]
    for seat in heroes(s):
        laid += hero_zones(s, seat)
    return [*laid, *floors(s)]


def goal(s: Infinity) -> CardZone:
    """What the scenario is about."""
    row = scenario(s)
    card = Card(id=f"page:{row.id}", name=row.name, text=row.goal.words)
    return CardZone(id="zone:goal", name="Goal", role="page", cards=(card,), count=1)


def points(halves: int) -> str:
    """Half action points as people say them."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}{HALF}" if half else str(whole)


# ---- a hero --------------------------------------------------------------------------------------


def hero_zones(s: Infinity, seat: int) -> list[CardZone]:
    """Abilities, then what is worn, carried, packed and pocketed."""
    who, of, name = NOTATION.actor(seat), s.figure_id(seat), s.hero(seat).name
    abilities = tuple(ability(s, seat, i) for i in known_abilities(s, seat))
    own = CardZone(
        id=f"zone:abilities-{who}",
        name=f"{name}'s abilities",
        role="hand",
        of=of,
        owner=seat,
        cards=abilities,
        count=len(abilities),
    )
    groups = (
        ("worn", "wears", worn(s, seat)),
        ("carried", "carries", kept(s, seat, CARRIED)),
        ("packed", "has packed", kept(s, seat, PACKED)),
        ("pocket", "has in pockets", kept(s, seat, POCKETED)),
    )
    rows = [
        CardZone(
            id=f"zone:{id_}-{who}",
            name=f"{name} {verb}",
            role="row",
            of=of,
            owner=seat,
            cards=tuple(thing(s, i) for i in things),
            count=len(things),
        )
        for id_, verb, things in groups
        if things
    ]
    assert len(held(s, seat)) == sum(len(things) for _, _, things in groups)
    return [own, *rows]


def ability(s: Infinity, seat: int, number: int) -> Card:
    """An ability with its price and what is printed on it."""
    row = ABILITIES[number]
    return Card(
        id=f"card:{row.id}",
        name=row.name,
        text=f"{row_text(row.id, s.level[seat])} {printed(row)}".strip(),
        icon=row.id,
        cost=row.cost // 2,
        group=s.hero(seat).id,
    )


def printed(row: Ability) -> str:
    """Range, Experience, noise and lord events of an ability."""
    parts = [
        f"Range {row.range}." if row.range else "",
        "Reaches as far as the normal attack." if row.as_attack else "",
        f"{row.xp} Experience." if row.xp else "",
        f"Noise {row.noise}." if row.noise else "",
        f"Draws {row.lord_events} lord event{'s' * (row.lord_events > 1)}." * bool(row.lord_events),
    ]
    return " ".join(part for part in parts if part)


def thing(s: Infinity, number: int) -> Card:
    """A thing in play, with its orb and its dents."""
    card = s.thing[number]
    marks = [f"orb-{NOTATION.cards.text(s.orb[number])}"] if s.orb[number] != NO_CARD else []
    marks += [f"dents-{s.dents[number]}"] if s.dents[number] else []
    return Card(
        id=f"card:{THING.text(number)}",
        name=card_name(card),
        text=thing_text(card),
        icon=NOTATION.cards.text(card),
        marks=tuple(marks),
    )


def thing_text(card: int) -> str:
    """What a thing does."""
    found = goods(card)
    return row_text(found.id) if found is not None else ""


# ---- the shop and the floor ----------------------------------------------------------------------


def shelf(s: Infinity, which: str) -> CardZone:
    """What the merchant has laid out."""
    cards = s.equipment_shelf if which == "equipment" else s.item_shelf
    laid = tuple(
        Card(
            id=f"card:{NOTATION.cards.text(card)}#{which[0]}{i + 1}",
            name=card_name(card),
            text=thing_text(card),
            icon=NOTATION.cards.text(card),
            cost=price_of(card),
        )
        for i, card in enumerate(cards)
        if card != NO_CARD
    )
    return CardZone(
        id=f"zone:{which}", name=f"Merchant: {which}", role="row", cards=laid, count=len(laid)
    )


def price_of(card: int) -> int | None:
    """What the merchant asks for a card."""
    found = goods(card)
    return getattr(found, "price", None)


def floors(s: Infinity) -> list[CardZone]:
    """What lies in rooms for anybody to pick up."""
    laid = []
    for place in range(len(s.dungeon.tiles)):
        things = lying_at(s, place)
        if things:
            cards = tuple(thing(s, i) for i in things)
            name = f"On the floor of {s.tile(place).name}"
            id_ = f"zone:floor-{place + 1}"
            laid.append(CardZone(id=id_, name=name, role="row", cards=cards, count=len(cards)))
    return laid
