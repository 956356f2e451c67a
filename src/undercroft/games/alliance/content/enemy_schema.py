"""What a final enemy is: its numbers by players, and the cards that say how it acts."""

from dataclasses import dataclass
from typing import Annotated

from undercroft.crawl.decode import Between, IdOf, Length, NewId
from undercroft.crawl.tables import Word
from undercroft.games.alliance.content.schema import (
    NO_POWER,
    Attack,
    AttackKind,
    Defense,
    Power,
)

ByPlayers = Annotated[tuple[int, ...], Length(4, 4)]
"""A number for one player, two, three and four."""


class Strikes(Word):
    """Whom an attack on a card is for: a random hero, or all that are so near."""

    ONE = 0
    ADJACENT = 1
    IN_SIGHT = 2
    IN_ROOM = 3


class Chosen(Word):
    """Which of the monsters that it could command an enemy does."""

    ALL = 0
    ONE = 1
    BEST = 2


@dataclass(frozen=True, slots=True)
class EnemyAttack:
    """The attack on a card; a `reach` of its own, or else that of its kind.

    What strikes all in sight does so up to the end of its reach.
    """

    kind: AttackKind
    strength: int
    reach: Annotated[tuple[int, ...], Length(0, 2)] = ()
    strikes: Strikes = Strikes.ONE


@dataclass(frozen=True, slots=True)
class Order:
    """Monsters that act for the enemy: of these kinds or any, so many archways away at most."""

    chosen: Chosen
    rooms: Annotated[int, Between(0, 2)]
    bonus: int = 0
    kinds: tuple[Annotated[str, IdOf("monster")], ...] = ()


@dataclass(frozen=True, slots=True)
class EnemyCard:
    """A card of a final enemy; its Defense text is its effect, `riders` come with its attack."""

    id: Annotated[str, NewId("enemy card")]
    name: str
    attack: EnemyAttack
    riders: Power = NO_POWER
    order: Order | None = None


@dataclass(frozen=True, slots=True)
class FinalEnemy:
    """A final enemy; the attack shown is only an average of those on its cards.

    In the deep room a `giant` covers four spaces.
    """

    id: Annotated[str, NewId("final enemy")]
    name: str
    attack: Attack
    defense: Defense
    speed: int
    health: ByPlayers
    cards: Annotated[tuple[EnemyCard, ...], Length(5, 6)]
    giant: bool = False
