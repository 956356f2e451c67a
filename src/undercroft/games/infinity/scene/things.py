"""Things as cards: what kind each is, where it is worn, what it changes and what it is worth."""

from __future__ import annotations

from functools import cache

from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.schema import ItemKind, Slot
from undercroft.games.infinity.content.thing_schema import Equipment, Item, Reward, Worn
from undercroft.games.infinity.map.possessions import CARRIED, HERO, LYING, Goods, goods
from undercroft.games.infinity.notation import NOTATION, THING, card_name
from undercroft.games.infinity.phases.shop import worth
from undercroft.games.infinity.scene.facts import thing_facts
from undercroft.games.infinity.scene.points import action_points
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.scene import Card


def thing_id(number: int) -> str:
    """The scene id of a thing in play."""
    return f"card:{THING.text(number)}"


def thing(s: Infinity, number: int) -> Card:
    """A thing in play: where it is worn, its orb and its damage."""
    card = s.thing[number]
    return Card(
        id=thing_id(number),
        name=card_name(card),
        text=thing_text(card) + orb_words(s.orb[number]),
        icon=kind(card),
        marks=(kind(card), *wearing(s, number), *(("damaged",) if s.dents[number] else ())),
        kind=kind(card),
        art=NOTATION.cards.text(card),
        facts=thing_facts(goods(card)),
    )


def wearing(s: Infinity, number: int) -> tuple[str, ...]:
    """The slot in which a thing is worn."""
    where = s.where[number] % HERO
    is_worn = s.where[number] < LYING and where < CARRIED
    return (Slot(where).word,) if is_worn else ()


def orb_words(orb: int) -> str:
    """The orb that is set in a weapon."""
    return "" if orb == NO_CARD else f" Set with {card_name(orb)}: {thing_text(orb)}"


def printed(card: int, place: str, cost: int | None = None, *marks: str) -> Card:
    """A card that lies somewhere for anybody to read."""
    return Card(
        id=f"card:{NOTATION.cards.text(card)}#{place}",
        name=card_name(card),
        text=thing_text(card),
        icon=kind(card),
        marks=(kind(card), *marks),
        cost=cost,
        kind=kind(card),
        facts=thing_facts(goods(card)),
    )


@cache
def kind(card: int) -> str:
    """What a thing is: a sword, a potion, gold."""
    found = goods(card)
    if found is None:
        return "gold"
    if isinstance(found, Item):
        return "scroll" if found.kind >= ItemKind.ENHANCE else found.kind.word
    return found.icon.word


@cache
def thing_text(card: int) -> str:
    """What a thing changes and does, what using it costs, and what it is worth."""
    found = goods(card)
    if found is None:
        return f"Worth {coins(worth(card))}."
    parts = [place_words(found), row_text(found.id), use_words(found), worth_words(card, found)]
    return " ".join(part for part in parts if part)


def place_words(found: Goods) -> str:
    """Where a thing is worn, and what it changes there."""
    if isinstance(found, Item):
        return f"Holds {found.holds}." if found.holds else ""
    changed = worn_words(found.worn)
    place = found.place.word.replace("-", " ")
    return f"{place.capitalize()}{': ' if changed else ''}{changed}."


def worn_words(worn: Worn) -> str:
    """The numbers that a thing changes while it is worn."""
    pairs = (
        ("Power", worn.power),
        ("Defense", worn.defense),
        ("hit chance", worn.hit_chance),
        ("Noise", worn.noise),
    )
    said = [f"{name} {amount:+}" for name, amount in pairs if amount]
    said += [f"Noise {worn.noise_is}"] if worn.noise_is is not None else []
    return ", ".join(said)


def use_words(found: Goods) -> str:
    """What using a thing costs."""
    cost = 0 if isinstance(found, Equipment) else found.cost
    return f"Takes {action_points(cost)}." if cost else ""


def worth_words(card: int, found: Goods) -> str:
    """What the merchant gives for a thing that was found."""
    return f"Worth {coins(worth(card))}." if isinstance(found, Reward) else ""


def coins(count: int) -> str:
    """So many coins."""
    return "1 coin" if count == 1 else f"{count} coins"
