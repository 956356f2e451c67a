"""What linked adventures remember: the heroes, their levels and Items, and who was left alive."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.caverns.content.page_schema import NOT_LINKED
from undercroft.games.caverns.content.tables import ADVENTURES, HERO_NAMES
from undercroft.games.caverns.notation import NOTATION
from undercroft.kernel.layout import FLAG, INT, ROW, TEXT, Row, Several, field
from undercroft.kernel.progress import Part, PartKind, Progress

LINKED: Final = next(row for row in ADVENTURES if row.link is not None)
"""The adventure that another one leads to."""


class Played(Part):
    """An adventure that was played, and how it ended; `again` says that it was lost before."""

    adventure: str = field(TEXT)
    ending: str = field(TEXT)
    won: bool = field(FLAG)
    again: bool = field(FLAG, default=False)


class Chain(Progress):
    """A chain of linked adventures between two of them.

    `link` is how the one before ended; `options` are those that hold throughout.
    """

    VERSION: ClassVar[int] = 1
    seats: int = field(INT, default=1)
    powers: str = field(TEXT, default="suggested")
    choice: str = field(TEXT, default="suggested")
    surges: int = field(INT, default=0)
    heroes: tuple[int, ...] = field(Row(HERO_NAMES), default=())
    levels: tuple[int, ...] = field(ROW, default=())
    items: tuple[tuple[int, ...], ...] = field(Several(Row(NOTATION.cards)), default=())
    link: str = field(TEXT, default=NOT_LINKED)
    played: tuple[Played, ...] = field(Several(PartKind(Played)), default=())

    def validate(self) -> list[str]:
        """What no chain can have come to."""
        least, most = LINKED.heroes
        wrong = []
        if not least <= self.seats <= most:
            wrong.append(f"{least} to {most} heroes go, not {self.seats}")
        if self.heroes and len(self.heroes) != self.seats:
            wrong.append("each seat has one hero")
        if len(self.levels) != len(self.items) or (self.levels and not self.heroes):
            wrong.append("heroes who keep something have each a level and Items")
        return wrong
