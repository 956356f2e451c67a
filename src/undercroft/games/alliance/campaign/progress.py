"""What a campaign remembers: its alliances, the adventures behind them, and what comes next.

Alliances are numbered in the order in which they joined; `present` are those who take part in the
next adventure, by their seats. [DA-CAMP-12]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from undercroft.games.alliance.content.tables import HERO_NAMES, QUEST_NAMES, ROAD_NAMES
from undercroft.games.alliance.notation import ALLIANCE, CARD_NAMES, MOST_SEATS, OPEN_ROAD
from undercroft.games.alliance.options import CO_OP, COMPETITIVE
from undercroft.kernel.layout import FLAG, INT, ROW, TEXT, Int, Kind, Plain, Row, Several, field
from undercroft.kernel.options import OptionsKind, option, options_of
from undercroft.kernel.progress import Part, PartKind, Progress

ADVENTURE: Final = "adventure"
TAVERN: Final = "tavern"
AGAIN: Final = "-again"
"""How the second try of a lost adventure is called."""
TENTHS: Final = 10
"""Scores are kept in tenths: those of companies have fractions."""
GOALS: Final = {
    "score": "score: nobody loses",
    "novice": "novice: one quest; nearly always won",
    "adept": "adept: two quests; won half the time at first, mostly in the end",
    "expert": "expert: the final enemy and another quest; seldom won",
    "master": "master: all three quests; won once in a while",
}
"""How high companies aim, and what comes of it when bots play (docs/balance/campaigns.md)."""


@dataclass(frozen=True, slots=True)
class CampaignOptions:
    """What holds throughout a campaign."""

    mode: str = option(
        "Whether alliances play against each other or together.",
        COMPETITIVE,
        (COMPETITIVE, CO_OP),
        "DA-CAMP-01",
    )
    line: str = option(
        "Whether the adventures tell the story, or final enemies come as they are drawn.",
        "story",
        ("story", "random"),
        "DA-CAMP-01",
    )
    length: int = option(
        "Without the story, how many adventures there are at most.", 4, (2, 3, 4, 5, 6)
    )
    goal: str = option(
        "Alone or together, how many quests have to be resolved to win an adventure.",
        "adept",
        tuple(GOALS),
        "DA-QST-19",
        tuple(GOALS.values()),
    )
    champions: bool = option(
        "Champions: more heroes and upgrades, and the Titan.", default=True, rule="DA-SET-16"
    )
    treasures: bool = option(
        "Chests may hide a treasure, a trap or a mimic.", default=True, rule="DA-DMT-01"
    )
    deep: bool = option(
        "With Champions, the last enemies wait in a room below.", default=True, rule="DA-DEEP-01"
    )
    permadeath: bool = option(
        "An attack beyond its Health kills a hero for good.", default=False, rule="DA-PERMA-02"
    )
    nightmare: bool = option(
        "Alone or together, cards of monsters stay hidden until they act.",
        default=False,
        rule="DA-NIGHT-01",
    )
    pvp: bool = option("Heroes may attack rivals.", default=False, rule="DA-PVP-02")
    end_rewards: bool = option("Wounded monsters pay at the end.", default=False, rule="DA-EGR-01")


OPTIONS: Final = options_of(CampaignOptions)
HEROES: Final = Row(HERO_NAMES)
CARDS: Final = Row(CARD_NAMES)
STOP: Final = Int(ROAD_NAMES)


class Band(Part):
    """An alliance between two adventures. The places of its dead stay empty until filled.

    `drafted` are cards of the last adventure that can still be kept; `earned` counts the tokens of
    all adventures, `finished` the dungeons played to their end, `xp` what they scored in tenths.
    """

    heroes: tuple[int, ...] = field(HEROES, default=())
    dead: tuple[int, ...] = field(HEROES, default=())
    lost: tuple[int, ...] = field(HEROES, default=())
    kept: tuple[int, ...] = field(CARDS, default=())
    drafted: tuple[int, ...] = field(CARDS, default=())
    tokens: int = field(INT, default=0)
    earned: int = field(INT, default=0)
    finished: int = field(INT, default=0)
    won: int = field(INT, default=0)
    xp: int = field(INT, default=0)
    guest: bool = field(FLAG, default=False)

    @property
    def is_formed(self) -> bool:
        """Whether it has drafted its heroes."""
        return bool(self.heroes)

    @property
    def living(self) -> tuple[int, ...]:
        """Its heroes without the dead."""
        return tuple([hero for hero in self.heroes if hero not in self.dead])


class Adventure(Part):
    """An adventure that was played: who took part, what was resolved by whom, how it came out.

    `resolvers` has for each quest the alliances that were paid for it, the first payment first;
    `again` says that it was lost before.
    """

    stop: int = field(STOP)
    ending: str = field(TEXT)
    quests: tuple[int, ...] = field(Row(QUEST_NAMES))
    resolvers: tuple[tuple[int, ...], ...] = field(Several(ROW))
    present: tuple[int, ...] = field(ROW)
    scores: tuple[int, ...] = field(ROW)
    tokens: tuple[int, ...] = field(ROW)
    winners: tuple[int, ...] = field(ROW)
    died: tuple[int, ...] = field(HEROES)
    again: bool = field(FLAG, default=False)


class Before(Kind):
    """How all stood before an adventure: a chronicle within another."""

    def save(self, value: Any) -> Plain:
        return value.save()

    def load(self, plain: Plain) -> Any:
        return Chronicle.load(plain)


class Chronicle(Progress):
    """A campaign of Alliance between two episodes.

    `order` is in which order seats spend their tokens; `step` counts the stops of the story that
    lie behind; `lost` is how all stood before a lost adventure that may be played once more.
    """

    VERSION: ClassVar[int] = 1
    options: CampaignOptions = field(OptionsKind(CampaignOptions), default=CampaignOptions())
    bands: tuple[Band, ...] = field(Several(PartKind(Band)), default=())
    present: tuple[int, ...] = field(ROW, default=())
    stage: str = field(TEXT, default=ADVENTURE)
    order: tuple[int, ...] = field(ROW, default=())
    step: int = field(INT, default=0)
    ahead: int = field(STOP, default=OPEN_ROAD)
    adventures: tuple[Adventure, ...] = field(Several(PartKind(Adventure)), default=())
    lost: tuple[Chronicle, ...] = field(Several(Before()), default=())
    again: bool = field(FLAG, default=False)
    over: bool = field(FLAG, default=False)

    @property
    def is_company(self) -> bool:
        """Whether those who take part are on one side."""
        return len(self.present) == 1 or self.options.mode == CO_OP

    def validate(self) -> list[str]:
        """What no campaign can have come to."""
        wrong = []
        if not 1 <= len(self.present) <= MOST_SEATS or len(set(self.present)) < len(self.present):
            wrong.append(f"one to {MOST_SEATS} alliances take part in an adventure, each once")
        if any(not 0 <= number < len(self.bands) for number in self.present):
            wrong.append("an alliance takes part that is not in the campaign")
        if any(band.is_formed and len(band.heroes) != ALLIANCE for band in self.bands):
            wrong.append(f"an alliance has {ALLIANCE} heroes, the places of the dead counted")
        if self.stage not in (ADVENTURE, TAVERN):
            wrong.append(f'no episode of a campaign is called "{self.stage}"')
        return wrong
