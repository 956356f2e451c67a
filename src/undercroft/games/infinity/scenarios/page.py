"""What a scenario is: all that it adds to the rules, in one class. [DI-MODE-08]

A scenario extends `Play` in a module of its own in this package, and its `ID` names its row in
`content/tables/scenarios.toml`. By default it adds nothing: each method is a moment at which a
scenario may step in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from undercroft.crawl.decision import MoveText
from undercroft.crawl.pages import PlayedPage
from undercroft.games.infinity.content.scenario_schema import Mode, Scenario
from undercroft.games.infinity.content.tables import SCENARIOS, THREAT
from undercroft.games.infinity.phases.outcomes import OUT_OF_REACH, defeat
from undercroft.kernel.events import Term
from undercroft.kernel.frames import Frame
from undercroft.kernel.moves import Verb
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.scene import Bar, Track

if TYPE_CHECKING:
    from undercroft.games.infinity.content.schema import Seek, TileKind
    from undercroft.games.infinity.phases.hero_turn import HeroAction
    from undercroft.games.infinity.state import Infinity
    from undercroft.kernel.moves import Move


Labels = Mapping[Verb, MoveText[Any]]
"""What moves are called, by their verbs."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A token of a scenario where it lies, with its Health if it has any."""

    id: str
    name: str
    place: int
    bars: tuple[Bar, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(PlayedPage[Scenario]):
    """A scenario while it is played: its row, its own numbers, and what it does when."""

    ACTIONS: ClassVar[tuple[HeroAction, ...]] = ()
    """What heroes may do in this scenario alone."""

    LABELS: ClassVar[Labels] = {}
    """What its own moves are called."""

    AT_DOORS: ClassVar[tuple[Verb, ...]] = ()
    """Its own moves for which a door of the hero's tile is touched."""

    AT_TOKENS: ClassVar[tuple[Verb, ...]] = ()
    """Its own moves for which a token that lies in the hero's tile is touched."""

    COINS_COUNT: ClassVar[bool] = False
    """Whether coins are what wins."""

    IS_PRESET: ClassVar[bool] = False
    """Whether it is a dungeon of the mini-campaign, laid out in advance. [DI-MODE-04]"""

    def is_cooperative(self) -> bool:
        """Whether all heroes win or lose together. [DI-MODE-01]"""
        return self.row.mode == Mode.COOPERATIVE

    def first_threat(self, heroes: int) -> int:
        """Where the Threat Meter begins, before the difficulty changes it. [DI-THREAT-01]"""
        return THREAT[heroes - 1] + self.row.threat

    def set_up(self, s: Infinity) -> None:
        """What is done before the first round."""

    def content(self, s: Infinity, place: int, content: int) -> int:
        """What lies on a new tile, where the scenario puts something else there."""
        return content

    def tile_laid(self, s: Infinity, place: int) -> None:
        """A tile has been laid."""

    def arrived(self, s: Infinity, seat: int) -> None:
        """A hero has come to a tile."""

    def takes_blow(self, s: Infinity, seat: int, figure: int) -> Frame[Any] | None:
        """How the last attack of row 1 is made, where it does not go to the hero."""
        return None

    def turn_began(self, s: Infinity, seat: int) -> None:
        """A hero's turn begins."""

    def turn_ended(self, s: Infinity, seat: int) -> None:
        """A hero's turn is over."""

    def round_ended(self, s: Infinity) -> None:
        """The last step of a round: a scenario with a last round ends with it. [DI-INIT-11]"""
        if self.row.limit and s.round >= self.row.limit:
            self.finish(s)

    def meter_emptied(self, s: Infinity) -> None:
        """The Threat Meter is gone."""

    def event_drawn(self, s: Infinity) -> None:
        """A lord event was drawn, or taken from the meter."""

    def defeated(self, s: Infinity, figure: int, by: int) -> None:
        """An enemy has fallen, by somebody's hand."""

    def wounded(self, s: Infinity, figure: int) -> None:
        """An enemy has been hurt and still stands."""

    def exhausted(self, s: Infinity, seat: int, by: int) -> None:
        """A hero has been exhausted, by somebody's hand."""

    def comes_to(self, s: Infinity, seat: int) -> bool:
        """Whether an exhausted hero may sit out a round, where a dungeon lets it do so at all."""
        return True

    def chance_terms(self, s: Infinity, attacker: int, target: int) -> list[Term]:
        """What the scenario adds to the hit chance of a hero."""
        return []

    def finish(self, s: Infinity) -> None:
        """The last round is over: by default everybody has lost."""
        defeat(s, self.row.endings[0].id)

    def fixed_hazards(self, hazard: int) -> int:
        """How many hazards of a kind belong to the dungeon and do not count."""
        return 0

    def is_barred(self, door: int) -> bool:
        """Whether a sealed door cannot be dug free, but opens in some way of its own."""
        return False

    def is_out_of_reach(self, s: Infinity) -> bool:
        """Whether the goal can no longer be met, once there is nothing left to explore.

        By default it always can: sealed doors are dug free, ropes are ordered, and shouts bring
        enemies for ever.
        """
        return False

    def abandon(self, s: Infinity) -> None:
        """The goal is out of reach: together all have lost, else the foremost wins. [DI-MODE-10]"""
        if self.is_cooperative():
            defeat(s, OUT_OF_REACH)
        else:
            self.finish(s)

    def tile_used(self, s: Infinity, seat: int, kind: TileKind) -> None:
        """A special tile has been used: a card taken, a full rest, a turn of training."""

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """The tiles that a bot makes for; without any it explores."""
        return []

    def errand_value(self, s: Infinity, move: Move) -> float:
        """What an action that only this scenario knows is worth to a bot."""
        return 4.0

    def progress(self, s: Infinity, seat: int) -> float:
        """How near a bot thinks a hero, or all together, are to the goal: from 0 to 1."""
        return 0.5 * min(1.0, len(s.dungeon.tiles) / 26)

    def wants_used(self, s: Infinity, place: int) -> bool:
        """Whether a special tile should be used for its own sake."""
        return False

    def lying(self, s: Infinity) -> list[Lying]:
        """Its tokens that lie in the dungeon."""
        return []

    def carried_by(self, s: Infinity, seat: int) -> str:
        """What a hero carries for the scenario, as a state to be shown."""
        return ""

    def tracks(self, s: Infinity) -> list[Track]:
        """The numbers that count in this scenario alone."""
        return []

    def noise_of(self, seat: int) -> int:
        """What the scenario adds to the Noise of a hero."""
        return 0

    def burden(self, seat: int) -> int:
        """How many regular items a hero carries that only the scenario knows."""
        return 0

    def may_teleport(self, seat: int) -> bool:
        """Whether a hero can be teleported at all."""
        return True

    def marked(self, seek: Seek) -> int | None:
        """The hero at whom a lord event is aimed, whoever its words would mean."""
        return None

    def rest_heals(self, usual: int) -> int:
        """How much a rest heals."""
        return usual


PACKAGE: Final = "undercroft.games.infinity.scenarios"
"""Where scenarios are looked for."""

PLAYS: Final[dict[str, Play]] = {}
"""Every scenario as it is at the start of a game, by the id of its row."""

NO_PLAY: Final = Play(SCENARIOS[0])
"""What a state has before a scenario is picked."""
