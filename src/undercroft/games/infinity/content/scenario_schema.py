"""Scenarios, difficulty and campaigns of Infinity as types.

What else a scenario or a dungeon does is said by its own module; here are its figures and names.
"""

from dataclasses import dataclass, field
from typing import Annotated, Final

from undercroft.crawl.decode import Between, IdOf, Length, NewId
from undercroft.crawl.tables import Word
from undercroft.games.infinity.content.pictures import Plan, read_plan
from undercroft.games.infinity.content.schema import Once, RiskDeck
from undercroft.games.infinity.content.thing_schema import Ally, RiskCard

Tiles = tuple[Annotated[str, IdOf("tile")], ...]


class Mode(Word):
    COOPERATIVE = 0
    COMPETITIVE = 1


class Charts(Word):
    """Which charts one is taken from."""

    ANY = 0
    STANDARD = 1
    HARD = 2


class TieBreak(Word):
    """What is compared, in turn, between heroes who are equal."""

    LEVEL = 0
    EXPERIENCE = 1
    COINS = 2
    LANTERNS = 3
    GROUPS = 4
    INITIATIVE = 5


class Hazard(Word):
    LAVA = 0
    FLOOD = 1
    CREVICE = 2


class CampaignKind(Word):
    STORY = 0
    BODY = 1
    CHEST = 2
    DEBRIS = 3
    MIST = 4
    MINION = 5
    SENTINEL = 6
    LORD = 7
    BOON = 8


RISK_KINDS: Final = {
    CampaignKind.BODY: RiskDeck.BODY,
    CampaignKind.CHEST: RiskDeck.CHEST,
    CampaignKind.DEBRIS: RiskDeck.DEBRIS,
    CampaignKind.MIST: RiskDeck.MIST,
}


@dataclass(frozen=True, slots=True)
class Ending:
    id: Annotated[str, NewId("ending")]
    words: str


@dataclass(frozen=True, slots=True)
class Run:
    """A part of the tile stack from the top: named tiles shuffled among `count` numbered ones."""

    count: int = 0
    tiles: Tiles = ()

    @property
    def size(self) -> int:
        """How many tiles it holds."""
        return self.count + len(self.tiles)


@dataclass(frozen=True, slots=True)
class Token:
    """A thing of a scenario or dungeon that is no card (IC-50), and where it lies at the start."""

    id: Annotated[str, NewId("token")]
    name: str
    tile: Annotated[str, IdOf("tile")] | None = None
    ally: Ally | None = None


Terms = dict[str, int]
"""The numbers that one scenario or dungeon alone uses, by their names."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario: who plays, against whom, with what, how it ends.

    Without a `lord` one is drawn. `threat` changes the start of the meter; `limit` is the last
    round, 0 for none; `coins` are given where heroes do not begin with the usual ones. A stack ends
    with all tiles that no run takes.
    """

    id: Annotated[str, NewId("scenario")]
    name: str
    mode: Mode
    heroes: tuple[int, int]
    threat: int
    starred: Annotated[int, Between(0, 3)]
    goal: Ending
    lord: Annotated[str, IdOf("lord")] | None = None
    charts: Charts = Charts.STANDARD
    chart: Annotated[str, IdOf("chart")] | None = None
    catastrophes: bool = True
    limit: int = 0
    coins: int | None = None
    stack: tuple[Run, ...] = ()
    tokens: tuple[Token, ...] = ()
    terms: Terms = field(default_factory=dict, hash=False)
    ties: tuple[TieBreak, ...] = ()
    endings: tuple[Ending, ...] = ()


# ---- difficulty and casual play ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Difficulty:
    """How a preset changes what the scenario says (DI-DIFF-05)."""

    id: Annotated[str, NewId("difficulty")]
    name: str
    threat: int = 0
    charts: Charts = Charts.ANY
    starred: int = 0


@dataclass(frozen=True, slots=True)
class StarredLimits:
    """How many starred groups there may be at all, and above how many a warning is given."""

    least: int
    most: int
    warning: int


@dataclass(frozen=True, slots=True)
class Casual:
    """What a casual game has of all that hunts the heroes (DI-MODE-03)."""

    threat_meter: bool
    lord_events: bool
    lord: bool
    catastrophes: bool
    lord_event_tokens: bool


# ---- campaigns ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CampaignGame:
    """What a game of three in a row adds to enemies, starred groups, meter and purses."""

    minion_health: int = 0
    minion_power: int = 0
    chief_health: int = 0
    chief_power: int = 0
    starred: int = 0
    threat: int = 0
    coins: int = 0


@dataclass(frozen=True, slots=True)
class CampaignCard:
    """A card of the mini-campaign.

    A card of an enemy names it; a risk card may be kept as others are; `once` is for boons.
    """

    id: Annotated[str, NewId("campaign card")]
    code: str
    name: str
    kind: CampaignKind
    text: str = ""
    enemy: Annotated[str, IdOf("enemy")] | None = None
    gold: int = 0
    becomes: Annotated[str, IdOf("thing")] | None = None
    ally: Ally | None = None
    once: Once = Once.NO_LIMIT

    @property
    def risk(self) -> RiskCard | None:
        """The card as one of a risk deck, if it is shuffled into one."""
        deck = RISK_KINDS.get(self.kind)
        if deck is None:
            return None
        codes = (self.code,)
        return RiskCard(self.id, codes, self.name, deck, False, self.gold, self.becomes, self.ally)


@dataclass(frozen=True, slots=True)
class Laid:
    """A risk token of a preset dungeon."""

    tile: Annotated[str, IdOf("tile")]
    content: RiskDeck


@dataclass(frozen=True, slots=True)
class LaidHazard:
    tile: Annotated[str, IdOf("tile")]
    hazard: Hazard


@dataclass(frozen=True, slots=True)
class LaidThing:
    """Copies of a store item that lie in a tile at the start."""

    tile: Annotated[str, IdOf("tile")]
    thing: Annotated[str, IdOf("item")]
    count: int = 1


@dataclass(frozen=True, slots=True)
class LaidEnemy:
    tile: Annotated[str, IdOf("tile")]
    enemy: Annotated[str, IdOf("enemy")]


@dataclass(frozen=True, slots=True)
class PresetDungeon:
    """A dungeon whose tiles all lie face up from the start.

    The picture shows tiles by their codes in brackets. Between neighbours `-` and `|` are open
    doors, `=` and `"` closed ones; there are no others, whatever is printed on the tiles. The
    meter begins at `threat` and as much more for each hero.
    """

    id: Annotated[str, NewId("dungeon")]
    code: str
    name: str
    lord: Annotated[str, IdOf("lord")]
    picture: str
    threat: int
    threat_each: int
    story: tuple[Annotated[str, IdOf("campaign card")], ...]
    goals: Annotated[tuple[Ending, ...], Length(1, 2)]
    lost: Ending
    starred: Annotated[int, Between(0, 3)] = 1
    contents: tuple[Laid, ...] = ()
    hazards: tuple[LaidHazard, ...] = ()
    things: tuple[LaidThing, ...] = ()
    enemies: tuple[LaidEnemy, ...] = ()
    tokens: tuple[Token, ...] = ()
    terms: Terms = field(default_factory=dict, hash=False)

    @property
    def plan(self) -> Plan:
        """Its tiles and doors."""
        return read_plan(self.picture)

    @property
    def scenario(self) -> Scenario:
        """The dungeon as a game of its own."""
        return Scenario(
            id=self.id,
            name=self.name,
            mode=Mode.COOPERATIVE,
            heroes=(1, 5),
            threat=0,
            starred=self.starred,
            goal=self.goals[0],
            lord=self.lord,
            tokens=self.tokens,
            terms=self.terms,
            endings=(*self.goals[1:], self.lost),
        )
