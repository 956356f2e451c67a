"""Cards of Infinity: what the rows of the tables do beyond their figures.

A card is known by the id of its row, which has its name, its prices and its figures.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final

from undercroft.crawl.decode import IdOf
from undercroft.crawl.effects import Effect
from undercroft.crawl.tables import Word
from undercroft.games.infinity.content.scenario_schema import CampaignCard
from undercroft.games.infinity.content.schema import Ability, Hero, Lord, MinionGroup, Sentinel
from undercroft.games.infinity.content.tables import (
    ABILITIES,
    ALL_GROUPS,
    ALL_LORDS,
    ALL_SENTINELS,
    CAMPAIGN_CARDS,
    HEROES,
    RISK_CARDS,
    THINGS,
    TILES,
)
from undercroft.games.infinity.content.thing_schema import Equipment, Item, Reward, RiskCard, Tile

Row = (
    Hero
    | Ability
    | MinionGroup
    | Sentinel
    | Lord
    | Equipment
    | Item
    | Reward
    | RiskCard
    | CampaignCard
    | Tile
)
"""A row of a table that may do something of its own."""


class CardKind(Word):
    """What a card is; it says who the actor is and how the card is used.

    HERO: a rule on a hero board, in force. ABILITY: used for its price. ENEMY: a power of a minion,
    sentinel or lord, in force. GEAR: in force while worn. ITEM: used for its price. RISK: happens
    when drawn. STORY: happens when read. BOON: in force for a hero. TILE: of a special tile.
    """

    HERO = 0
    ABILITY = 1
    ENEMY = 2
    GEAR = 3
    ITEM = 4
    RISK = 5
    STORY = 6
    BOON = 7
    TILE = 8


@dataclass(frozen=True, slots=True)
class Card:
    """The effect of a row."""

    id: Annotated[str, IdOf("row")]
    kind: CardKind
    effect: Effect


_ROWS: Final[tuple[Row, ...]] = (
    *HEROES,
    *ABILITIES,
    *ALL_GROUPS,
    *ALL_SENTINELS,
    *ALL_LORDS,
    *THINGS,
    *RISK_CARDS,
    *(card for card in CAMPAIGN_CARDS if card.enemy is None),
    *TILES,
)
ROWS: Final[dict[str, Row]] = {row.id: row for row in _ROWS}
"""Every row that a card can belong to; an enemy of the campaign is one row for all its cards."""


def card(kind: CardKind, id_: str, effect: Effect) -> Card:
    """A card of a kind."""
    return Card(id_, kind, effect)


hero: Final = partial(card, CardKind.HERO)
ability: Final = partial(card, CardKind.ABILITY)
enemy: Final = partial(card, CardKind.ENEMY)
gear: Final = partial(card, CardKind.GEAR)
item: Final = partial(card, CardKind.ITEM)
risk: Final = partial(card, CardKind.RISK)
story: Final = partial(card, CardKind.STORY)
boon: Final = partial(card, CardKind.BOON)
tile: Final = partial(card, CardKind.TILE)


def acting_id(id_: str) -> str:
    """The row whose effect a thing has: a reward may work like a store item."""
    row = ROWS[id_]
    return row.item or id_ if isinstance(row, Reward) else id_


def effects_of(cards: tuple[Card, ...]) -> dict[str, Effect]:
    """The effects of cards by their ids."""
    return {card.id: card.effect for card in cards}
