"""How the pieces of the box are shown in the gallery, and what is printed on them in words."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.cards import BY_RULE
from undercroft.games.infinity.content.scenario_schema import Scenario
from undercroft.games.infinity.content.schema import (
    Ability,
    Hero,
    Lord,
    MinionGroup,
    RiskDeck,
    Sentinel,
    TileKind,
)
from undercroft.games.infinity.content.tables import THING_NAMES
from undercroft.games.infinity.content.thing_schema import (
    SIDES,
    Equipment,
    Item,
    Reward,
    RiskCard,
    Tile,
)
from undercroft.games.infinity.map.possessions import Goods
from undercroft.games.infinity.notation import FIRST_THING
from undercroft.games.infinity.scene.board import LOOKS
from undercroft.games.infinity.scene.cards import printed_beside
from undercroft.games.infinity.scene.facts import ability_facts, thing_facts
from undercroft.games.infinity.scene.hero_board import DRAWS
from undercroft.games.infinity.scene.offers import offers
from undercroft.games.infinity.scene.things import coins, thing_text
from undercroft.games.infinity.scene.things import kind as thing_kind
from undercroft.kernel.exhibits import Exhibit
from undercroft.kernel.scene import Stat

OFFERS: Final = {offer.id: offer for offer in offers()}
ENEMY_RULES: Final = {
    "monster": ("DI-ENEMY-01", "DI-COMB-11", "DI-RANGE-02"),
    "villain": ("DI-ENEMY-01", "DI-LORD-01", "DI-LORD-35"),
}
RISK_RULES: Final = {
    RiskDeck.BODY: ("DI-RISK-01", "DI-RISK-02"),
    RiskDeck.CHEST: ("DI-RISK-01", "DI-RISK-03"),
    RiskDeck.DEBRIS: ("DI-RISK-01", "DI-RISK-02"),
    RiskDeck.MIST: ("DI-RISK-04", "DI-MIST-01"),
}
SPECIAL: Final = {
    TileKind.STARTER: "All begin here, and the merchant sits here.",
    TileKind.EQUIPMENT: "Four rewards lie here; each hero takes one a turn, for a point.",
    TileKind.MEDICAL: "A whole turn here heals 10 without a roll.",
    TileKind.TRAINING: "A whole turn here gives 3 Experience; it is loud, and draws a lord event.",
    TileKind.TELEPORTATION: "A point takes a hero to its twin, once both are on the map.",
}
"""What stands on tiles without a number."""


# ---- words ---------------------------------------------------------------------------------------


def hero(row: Hero) -> str:
    """What is special about a hero; its numbers stand beside it."""
    return "" if row.id in BY_RULE else row_text(row.id)


def ability(row: Ability) -> str:
    """An ability card, its figures for each level."""
    return f"Level {row.level}. {row_text(row.id)} {printed_beside(row)}".strip()


def enemy(row: MinionGroup | Sentinel | Lord) -> str:
    """What is special about an enemy; its numbers stand beside it."""
    return row_text(row.id)


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


# ---- how they are drawn --------------------------------------------------------------------------


def hero_shown(row: Hero) -> Exhibit:
    """A hero board with its numbers at level 1."""
    slots = ", ".join([fit.slot.word.replace("-", " ") for fit in row.slots])
    return Exhibit(
        form="figure",
        kind="hero",
        tags=(row.class_, f"weak to {row.weak.word}"),
        stats=(
            Stat(name="Power", value=row.power),
            Stat(name="Defense", value=row.defense),
            Stat(name="Hits on", value=row.hit_chance),
            Stat(name="AP", value=row.ap),
            Stat(name="Health", value=row.health[0]),
        ),
        story=row.background,
        details=(
            ("Health by level", " / ".join(map(str, row.health))),
            ("Noise, Sneak, Escape", f"{row.noise}, {row.sneak}, {row.escape}"),
            ("Draws lord events", ", ".join([DRAWS[deed] for deed in row.lord_event_actions])),
            ("Slots", slots),
            ("Carries", f"{row.carry} things"),
        ),
        rules=("DI-INIT-08", "DI-AP-01", "DI-ABIL-01", "DI-LEVEL-01"),
    )


def ability_shown(row: Ability) -> Exhibit:
    """An ability with its price in action points."""
    return Exhibit(
        kind="ability",
        art=row.id,
        owner=row.hero,
        cost=None if row.turns else row.cost // 2 or None,
        level=row.level,
        stats=ability_facts(row, row.level),
        rules=("DI-ABIL-01", "DI-ABIL-03", "DI-ABIL-05"),
    )


def enemy_shown(row: MinionGroup | Sentinel | Lord) -> Exhibit:
    """An enemy card with its numbers."""
    stats = row.stats
    kind = "villain" if isinstance(row, Lord) else "monster"
    deals = (f"deals {stats.deals.word}",) if stats.deals is not None else ()
    starred = ("starred",) if isinstance(row, MinionGroup) and row.starred else ()
    return Exhibit(
        form="figure",
        kind=kind,
        tags=(*starred, f"weak to {stats.weak.word}", *deals, *[tag.word for tag in stats.tags]),
        stats=(
            Stat(name="Health", value=stats.health),
            Stat(name="Power", value=stats.power),
            Stat(name="Defense", value=stats.defense),
            Stat(name="Hits on", value=stats.hit_chance),
            Stat(name="Range", value=max(1, stats.range)),
        ),
        rules=ENEMY_RULES[kind],
    )


def thing_shown(row: Goods) -> Exhibit:
    """A thing with its price, or with what it is worth."""
    number = FIRST_THING + THING_NAMES.parse(row.id)
    place = "" if isinstance(row, Item) else row.place.word
    return Exhibit(
        kind=thing_kind(number),
        art=row.id,
        cost=None if isinstance(row, Reward) else row.price,
        level=0 if isinstance(row, Item) else row.level,
        tags=(place,) if place else (),
        stats=thing_facts(row),
        rules=("DI-MERCH-05", "DI-ITEM-05", "DI-REWARD-07"),
    )


def risk_shown(row: RiskCard) -> Exhibit:
    """A risk card of its deck."""
    catastrophe = ("catastrophe",) if row.catastrophic else ()
    return Exhibit(kind=row.deck.word, art=row.id, tags=catastrophe, rules=RISK_RULES[row.deck])


def tile_shown(row: Tile) -> Exhibit:
    """A tile with its doors."""
    return Exhibit(
        form="tile",
        kind="tile",
        tags=(LOOKS.themes.get(row.id, ""),),
        plan=plan(row.doors),
        rules=("DI-TILE-01", "DI-TILE-03", "DI-TILE-04"),
    )


def plan(doors: str) -> tuple[str, ...]:
    """A room with its doors, as it is drawn."""
    north, east, south, west = ["D" if side in doors else "#" for side in SIDES]
    return (f"##{north}##", "#...#", f"{west}...{east}", "#...#", f"##{south}##")


def scenario_shown(row: Scenario) -> Exhibit:
    """A scenario as it is offered, with every way for it to end."""
    offer = OFFERS.get(row.id)
    least, most = row.heroes
    return Exhibit(
        form="page",
        kind="goal",
        art=offer.art if offer else "",
        level=offer.difficulty if offer else 0,
        tags=(offer.kind,) if offer else (row.mode.word,),
        story=offer.story if offer else "",
        details=(
            ("Heroes", f"{least} to {most}"),
            *((("Rounds", str(row.limit)),) if row.limit else ()),
            *[("Ends when", ending.words) for ending in row.endings],
        ),
        rules=("DI-SETUP-01", "DI-MODE-01", "DI-MODE-02"),
    )
