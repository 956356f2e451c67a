"""Setting Infinity up: the scenario that was picked, then what needs chance or a choice."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from undercroft.crawl.log import say
from undercroft.games.infinity.content.scenario_schema import CampaignGame, Charts, Difficulty
from undercroft.games.infinity.content.tables import (
    ALL_LORDS,
    CAMPAIGN_GAMES,
    CHART_NAMES,
    CHARTS,
    COINS,
    DIFFICULTIES,
    GROUPS,
    LORD_NAMES,
    LORDS,
    STARRED_LIMITS,
)
from undercroft.games.infinity.map.carrying import deck_of
from undercroft.games.infinity.map.exploration import ONE_OF
from undercroft.games.infinity.map.possessions import things
from undercroft.games.infinity.options import InfinityOptions
from undercroft.games.infinity.phases.endings import scenario
from undercroft.games.infinity.phases.round import Rounds
from undercroft.games.infinity.phases.setup.heroes import Recruiting
from undercroft.games.infinity.phases.setup.layout import laid_out, start_stacks
from undercroft.games.infinity.phases.shop import StockShelves
from undercroft.games.infinity.phases.threat import first_meter
from undercroft.games.infinity.scenarios.page import PLAYS, Play
from undercroft.games.infinity.state import NO_CARD, NO_METER, Infinity
from undercroft.kernel.chance import Roll
from undercroft.kernel.errors import SetupError
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.options import Options, chosen_in
from undercroft.kernel.stacks import Stack
from undercroft.kernel.state import State

STARRED: Final = [i for i, group in enumerate(GROUPS) if group.starred]


def set_up(seats: int, options: Options, steps: SetUp | None = None) -> Infinity:
    """A game before its first choice. [DI-SETUP-01]"""
    agreed: InfinityOptions = chosen_in(InfinityOptions, options)
    s = laid_out(seats, agreed)
    s.page = play_for(str(options["scenario"]))
    s.frames = [steps or SetUp()]
    return s


def seated(state: State, controllers: tuple[int, ...]) -> None:
    """Who plays which hero; it stays so when somebody else takes over. [DI-COMP-09]"""
    assert isinstance(state, Infinity)
    state.players = controllers


class SetUp(Frame[Infinity]):
    """The steps of setting up that need chance or a choice, in their order. [DI-SETUP-01]

    In a campaign heroes are `brought` along with what they own. [DI-MODE-07]
    """

    NAME = "set-up"
    brought: int = field(INT, default=0)
    step: int = field(INT, default=-1, init=False)
    starred: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        # Counted on first: nearly every step pushes a frame and is over when that is.
        self.step += 1
        steps = (
            *(self.find_lord, self.find_chart, self.find_groups, self.shuffle, self.recruit),
            *(self.stock, self.prepare),
        )
        if self.step < len(steps):
            steps[self.step](s)
        else:
            s.frames[-1] = Rounds()
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == 0:
            s.lord_kind = value
        elif self.step == 1:
            s.chart = charts_for(s)[value]
        elif self.step == 2:
            self.starred = value

    def find_lord(self, s: Infinity) -> None:
        """The scenario names its lord, or one is drawn. [DI-SETUP-05]"""
        named = scenario(s).lord
        if named is None:
            s.push(Roll(ONE_OF[len(LORDS)], "lord"))
        else:
            s.lord_kind = LORD_NAMES.parse(named)

    def find_chart(self, s: Infinity) -> None:
        """The chart of the scenario, or one of those it may be. [DI-CHART-02]"""
        charts = charts_for(s)
        if len(charts) > 1:
            s.push(Roll(ONE_OF[len(charts)], "chart"))
        else:
            s.chart = charts[0]

    def find_groups(self, s: Infinity) -> None:
        """Which starred groups are shuffled in. [DI-SETUP-06]"""
        choices = starred_choices(s)
        if len(choices) > 1:
            s.push(Roll(ONE_OF[len(choices)], "starred"))

    def shuffle(self, s: Infinity) -> None:
        """All decks are shuffled, and the meter stands. [DI-SETUP-08] [DI-SETUP-09]"""
        start_stacks(s, scenario(s), starred_choices(s)[self.starred], ALL_LORDS[s.lord_kind].deck)
        if not s.options.casual:
            s.meter = first_meter(s, difficulty(s).threat + harder(s).threat)
        else:
            s.meter = NO_METER
        s.coins = more_coins(s) if self.brought else first_coins(s)
        self.keep_out(s)
        self.warn(s)
        say(s, f"{scenario(s).name}: {ALL_LORDS[s.lord_kind].name} rules here", "DI-SETUP-05")

    def keep_out(self, s: Infinity) -> None:
        """Cards that heroes have brought along are in no deck. [DI-MODE-07]"""
        for thing in things(s):
            for card in (s.thing[thing], s.orb[thing]):
                if card != NO_CARD:
                    deck = s.stacks[deck_of(card)].cards()
                    deck.remove(card)
                    s.stacks[deck_of(card)] = Stack.of(deck)

    def warn(self, s: Infinity) -> None:
        """More than two starred groups may be too many. [DI-SETUP-06]"""
        count = len(starred_choices(s)[self.starred])
        if count > STARRED_LIMITS.warning:
            words = f"Beware: {count} of the strongest groups are in the minion deck"
            say(s, words, "DI-SETUP-06")

    def recruit(self, s: Infinity) -> None:
        """Every seat has a hero. [DI-SETUP-02]"""
        if not self.brought:
            s.push(Recruiting())

    def stock(self, s: Infinity) -> None:
        """The merchant lays out what he has. [DI-SETUP-07]"""
        s.push(StockShelves())

    def prepare(self, s: Infinity) -> None:
        """What the scenario asks for."""
        s.page.set_up(s)


def first_coins(s: Infinity) -> list[int]:
    """Three coins for each hero, or what the scenario says. [DI-SETUP-04]"""
    given = scenario(s).coins
    return [COINS if given is None else given] * s.seats


def more_coins(s: Infinity) -> list[int]:
    """In later games of a campaign heroes get some coins more. [DI-MODE-07]"""
    return [coins + harder(s).coins for coins in s.coins]


def harder(s: Infinity) -> CampaignGame:
    """What a later game of a campaign adds. [DI-MODE-07]"""
    return CAMPAIGN_GAMES[s.games]


def play_for(name: str) -> Play:
    """A fresh page of a scenario."""
    if name not in PLAYS:
        raise SetupError(f'there is no scenario "{name}"; known are {", ".join(PLAYS)}')
    return PLAYS[name].copy()


def difficulty(s: Infinity) -> Difficulty:
    """The preset that was chosen. [DI-DIFF-05]"""
    return next(row for row in DIFFICULTIES if row.id == s.options.difficulty)


def charts_for(s: Infinity) -> list[int]:
    """The charts among which chance decides: the scenario's, unless the difficulty says others.

    [DI-CHART-02] [DI-DIFF-02]
    """
    kind = difficulty(s).charts
    named = scenario(s).chart
    if kind == Charts.ANY and named is not None:
        return [CHART_NAMES.parse(named)]
    kind = scenario(s).charts if kind == Charts.ANY else kind
    return [i for i, chart in enumerate(CHARTS) if chart.hard == (kind == Charts.HARD)]


def wanted_groups(s: Infinity) -> int:
    """How many starred groups there are to be, before the limits. [DI-DIFF-04] [DI-MODE-07]"""
    return scenario(s).starred + difficulty(s).starred + harder(s).starred


def starred_choices(s: Infinity) -> list[tuple[int, ...]]:
    """All ways to pick as many starred groups as there are to be. [DI-DIFF-04] [DI-DIFF-05]

    They are the strong minions that can be added. [DI-DIFF-03]
    """
    limits = STARRED_LIMITS
    count = min(limits.most, max(limits.least, wanted_groups(s)))
    return list(combinations(STARRED, count))
