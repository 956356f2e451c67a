"""What a set-up page offers: each game that can be picked, with its story and its picture.

They stand beside the scene and not among what is printed, so another story is no other content.
"""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.crawl.tables import Tables
from undercroft.kernel.options import Options
from undercroft.kernel.registry import Offer


@dataclass(frozen=True, slots=True)
class Told:
    """What the table says of an offer; name, goal, seats and options are the game's."""

    id: str
    story: str
    kind: str
    minutes: int
    difficulty: int
    art: str

    def offer(self, name: str, goal: str, between: tuple[int, int], options: Options) -> Offer:
        """The offer as a whole, for so many seats at least and at most."""
        return Offer(
            id=self.id,
            name=name,
            story=self.story,
            goal=goal,
            kind=self.kind,
            seats=tuple(range(between[0], between[1] + 1)),
            difficulty=self.difficulty,
            minutes=self.minutes,
            art=self.art,
            options=options,
        )


def told_in(package: str) -> tuple[Told, ...]:
    """What `tables/offers.toml` of a package says, in its order."""
    return Tables(package).only("offers.toml", "offers", tuple[Told, ...])
