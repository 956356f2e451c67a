"""What a campaign remembers: the heroes with all they own, the games behind them, what is ahead."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from undercroft.games.infinity.content.scenario_schema import Mode
from undercroft.games.infinity.content.schema import LEVELS
from undercroft.games.infinity.content.tables import (
    ALL_SCENARIOS,
    DIFFICULTIES,
    HERO_NAMES,
    SCENARIOS,
)
from undercroft.games.infinity.notation import BOON, NOTATION, card_name
from undercroft.games.infinity.phases.setup.layout import decks
from undercroft.games.infinity.state import NO_CARD
from undercroft.kernel.layout import FLAG, INT, ROW, TEXT, Int, Kind, Plain, Row, Several, field
from undercroft.kernel.options import OptionsKind, option, options_of
from undercroft.kernel.progress import Part, PartKind, Progress

GAME: Final = "game"
CAMP: Final = "camp"
AGAIN: Final = "-again"
"""How the second try of a lost game is called."""
ROWS: Final = {row.id: row for row in ALL_SCENARIOS}
CARD: Final = Int(NOTATION.cards)
TOGETHER: Final = tuple(row.id for row in SCENARIOS if row.mode == Mode.COOPERATIVE)
ANY: Final = tuple(row.id for row in SCENARIOS)
LEVELS_OF_BELL: Final = {
    "gentle": "gentle: the lord comes late",
    "normal": "normal: exhausted heroes always come to; nearly always won",
    "hard": "hard: each hero comes to once in a dungeon, and enemies grow; half are won at once",
    "dire": "dire: nobody comes to, and enemies grow; seldom won at once",
}
BELL_NAMES: Final = tuple(LEVELS_OF_BELL.values())


@dataclass(frozen=True, slots=True)
class MarchOptions:
    """What holds throughout a campaign, whichever it is."""

    heroes: str = option("How heroes are found.", "suggested", ("suggested", "choose", "random"))
    difficulty: str = option(
        "How hard the dungeons are.", "normal", tuple(d.id for d in DIFFICULTIES), "DI-DIFF-05"
    )
    casual: bool = option("No lord hunts the heroes.", default=False, rule="DI-MODE-03")
    mercy: bool = option(
        "In a cooperative game an exhausted hero comes to again.", default=False, rule="DI-COND-06"
    )


@dataclass(frozen=True, slots=True)
class BellOptions(MarchOptions):
    """The Bell Below is open at Hard: at Normal, as it is written, nearly every party wins it."""

    difficulty: str = option(
        "How hard the dungeons are.", "hard", tuple(LEVELS_OF_BELL), "DI-DIFF-06", BELL_NAMES
    )


@dataclass(frozen=True, slots=True)
class ThreeOptions(MarchOptions):
    """Which three scenarios are played in a row: all together, or all as rivals."""

    first: str = option("The first scenario.", TOGETHER[0], ANY, "DI-MODE-07")
    second: str = option("The second scenario.", TOGETHER[1], ANY, "DI-MODE-07")
    third: str = option("The third scenario.", TOGETHER[2], ANY, "DI-MODE-07")


BELL_OPTIONS: Final = options_of(BellOptions)
THREE_OPTIONS: Final = options_of(ThreeOptions)


class Kept(Part):
    """A thing that a hero keeps: where it is worn or carried, its orb, and its damage."""

    card: int = field(CARD)
    how: int = field(INT)
    orb: int = field(CARD, default=NO_CARD)
    dents: int = field(INT, default=0)


class Sheet(Part):
    """A hero between two games."""

    hero: int = field(Int(HERO_NAMES))
    level: int = field(INT, default=1)
    xp: int = field(INT, default=0)
    coins: int = field(INT, default=0)
    things: tuple[Kept, ...] = field(Several(PartKind(Kept)), default=())
    boons: tuple[int, ...] = field(Row(BOON), default=())


class Played(Part):
    """A game that was played: how it ended, who has won, and the points that were scored."""

    scenario: str = field(TEXT)
    ending: str = field(TEXT)
    winners: tuple[int, ...] = field(ROW)
    points: tuple[int, ...] = field(ROW, default=())
    again: bool = field(FLAG, default=False)


class Before(Kind):
    """How all stood before a game: a campaign within another."""

    def save(self, value: Any) -> Plain:
        return value.save()

    def load(self, plain: Plain) -> Any:
        return March.load(plain)


class March(Progress):
    """A campaign of Infinity between two episodes.

    `behind` counts the games that make enemies stronger; `lost` is how all stood before a lost game
    that may be played once more, `replays` how often that was done. `spared` is what the story
    remembers of the Warden.
    """

    VERSION: ClassVar[int] = 1
    options: MarchOptions = field(OptionsKind(MarchOptions), default=MarchOptions())
    scenarios: tuple[str, ...] = field(Several(Kind()), default=())
    seats: int = field(INT, default=1)
    stage: str = field(TEXT, default=GAME)
    behind: int = field(INT, default=0)
    heroes: tuple[Sheet, ...] = field(Several(PartKind(Sheet)), default=())
    played: tuple[Played, ...] = field(Several(PartKind(Played)), default=())
    lost: tuple[March, ...] = field(Several(Before()), default=())
    again: bool = field(FLAG, default=False)
    replays: int = field(INT, default=0)
    spared: bool = field(FLAG, default=False)
    over: bool = field(FLAG, default=False)

    @property
    def coming(self) -> str:
        """The scenario or dungeon that comes next."""
        return self.scenarios[min(self.behind, len(self.scenarios) - 1)]

    @property
    def is_cooperative(self) -> bool:
        """Whether all win or lose together."""
        return ROWS[self.scenarios[0]].mode == Mode.COOPERATIVE

    @property
    def is_story(self) -> bool:
        """Whether it is the mini-campaign with its three dungeons."""
        return self.scenarios[0] not in ANY

    def cards(self) -> list[int]:
        """The cards that heroes own, orbs among them."""
        rows = [row for sheet in self.heroes for row in sheet.things]
        return [card for row in rows for card in (row.card, row.orb) if card != NO_CARD]

    def validate(self) -> list[str]:
        """What no campaign can have come to."""
        wrong = [f'there is no scenario "{id_}"' for id_ in self.scenarios if id_ not in ROWS]
        if wrong:
            return wrong
        if not self.scenarios or not 0 <= self.behind <= len(self.scenarios):
            wrong.append("so many games have not been agreed on")
        if self.heroes and len(self.heroes) != self.seats:
            wrong.append("each seat has one hero")
        if any(not 1 <= sheet.level <= LEVELS for sheet in self.heroes):
            wrong.append(f"a hero has a level from 1 to {LEVELS}")
        if len({sheet.hero for sheet in self.heroes}) < len(self.heroes):
            wrong.append("no hero goes twice")
        owned = Counter(self.cards())
        box = Counter([card for deck in decks((), is_campaign=True) for card in deck.cards()])
        wrong += [
            f"{card_name(card)} is there more often than in the box"
            for card, count in owned.items()
            if count > box[card]
        ]
        if self.stage not in (GAME, CAMP):
            wrong.append(f'no episode of a campaign is called "{self.stage}"')
        return wrong
