"""What is printed on the pieces of the box, in words."""

from __future__ import annotations

from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.cards import BY_RULE
from undercroft.games.infinity.content.schema import (
    Ability,
    Hero,
    Lord,
    MinionGroup,
    Sentinel,
    TileKind,
)
from undercroft.games.infinity.content.tables import THING_NAMES
from undercroft.games.infinity.content.thing_schema import Equipment, Item, Tile
from undercroft.games.infinity.map.possessions import Goods
from undercroft.games.infinity.notation import FIRST_THING
from undercroft.games.infinity.scene.cards import printed_beside
from undercroft.games.infinity.scene.hero_board import draw_words
from undercroft.games.infinity.scene.things import coins, thing_text


def hero(row: Hero) -> str:
    """A hero board."""
    numbers = (
        f"Power {row.power}, Defense {row.defense}, hits on {row.hit_chance}, "
        f"{row.ap} action points, Noise {row.noise}, Sneak {row.sneak}, Escape {row.escape}, "
        f"Health {' / '.join(map(str, row.health))} by level"
    )
    own = "" if row.id in BY_RULE else row_text(row.id)
    return f"{row.class_}. {numbers}. {own} {draw_words(row)}".replace("  ", " ")


def ability(row: Ability) -> str:
    """An ability card, its figures for each level."""
    return f"Level {row.level}. {row_text(row.id)} {printed_beside(row)}".strip()


def enemy(row: MinionGroup | Sentinel | Lord) -> str:
    """An enemy card."""
    stats = row.stats
    deals = f", deals {stats.deals.word}" if stats.deals is not None else ""
    numbers = (
        f"Health {stats.health}, hits on {stats.hit_chance}, Power {stats.power}, "
        f"Defense {stats.defense}, range {max(1, stats.range)}, weak to {stats.weak.word}{deals}"
    )
    return f"{numbers}. {row_text(row.id)}".strip()


def thing(row: Goods) -> str:
    """A thing with what it changes, and its price in the store."""
    words = thing_text(FIRST_THING + THING_NAMES.parse(row.id))
    price = f" Costs {coins(row.price)}." if isinstance(row, Equipment | Item) else ""
    return f"{words}{price}".strip()


def tile(row: Tile) -> str:
    """A tile with what is done there."""
    if row.kind == TileKind.NUMBERED:
        return f"Number {row.number}."
    return SPECIAL.get(row.kind, "") or row_text(row.id)


SPECIAL = {
    TileKind.STARTER: "All begin here, and the merchant sits here.",
    TileKind.EQUIPMENT: "Four rewards lie here; each hero takes one a turn, for a point.",
    TileKind.MEDICAL: "A whole turn here heals 10 without a roll.",
    TileKind.TRAINING: "A whole turn here gives 3 Experience; it is loud, and draws a lord event.",
    TileKind.TELEPORTATION: "A point takes a hero to its twin, once both are on the map.",
}
