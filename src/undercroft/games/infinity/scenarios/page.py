"""What a scenario is: all that it adds to the rules, in one class. [DI-MODE-08]

A scenario extends `Play` in a module of its own in this package, and its `ID` names its row in
`content/tables/scenarios.toml`. By default it adds nothing: each method is a moment at which a
scenario may step in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.crawl.pages import PlayedPage
from undercroft.games.infinity.content.scenario_schema import Mode, Scenario
from undercroft.games.infinity.content.tables import SCENARIOS
from undercroft.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from undercroft.games.infinity.state import Infinity


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(PlayedPage[Scenario]):
    """A scenario while it is played: its row, its own numbers, and what it does when."""

    def is_cooperative(self) -> bool:
        """Whether all heroes win or lose together. [DI-MODE-01]"""
        return self.row.mode == Mode.COOPERATIVE

    def set_up(self, s: Infinity) -> None:
        """What is done before the first round."""

    def content(self, s: Infinity, place: int, content: int) -> int:
        """What lies on a new tile, where the scenario puts something else there."""
        return content

    def tile_laid(self, s: Infinity, place: int) -> None:
        """A tile has been laid."""

    def turn_began(self, s: Infinity, seat: int) -> None:
        """A hero's turn begins."""

    def turn_ended(self, s: Infinity, seat: int) -> None:
        """A hero's turn is over."""

    def round_ended(self, s: Infinity) -> None:
        """The last step of a round. [DI-INIT-11]"""

    def meter_emptied(self, s: Infinity) -> None:
        """The Threat Meter is gone."""

    def event_drawn(self, s: Infinity) -> None:
        """A lord event was drawn, or taken from the meter."""

    def defeated(self, s: Infinity, figure: int, by: int) -> None:
        """An enemy has fallen, by somebody's hand."""

    def exhausted(self, s: Infinity, seat: int, by: int) -> None:
        """A hero has been exhausted, by somebody's hand."""

    def rest_heals(self, usual: int) -> int:
        """How much a rest heals."""
        return usual


PACKAGE: Final = "undercroft.games.infinity.scenarios"
"""Where scenarios are looked for."""

PLAYS: Final[dict[str, Play]] = {}
"""Every scenario as it is at the start of a game, by the id of its row."""

NO_PLAY: Final = Play(SCENARIOS[0])
"""What a state has before a scenario is picked."""
