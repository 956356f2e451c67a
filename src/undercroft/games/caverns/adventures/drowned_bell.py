"""The Drowned Bell: a relic in the Hoard Hall, and a hunter who wants it."""

from __future__ import annotations

from undercroft.games.caverns.adventures.page import Page
from undercroft.games.caverns.notation import FIRST_PROP
from undercroft.games.caverns.phases.villains import enter, is_beaten, on_ladder, villain_figure
from undercroft.games.caverns.state import NO_FIGURE, Caverns

HUNTER = "drusk"
BELL = FIRST_PROP


class DrownedBell(Page):
    """Captain Drusk enters with the Hall and hunts whoever holds the Bell."""

    ID = "adv-02"

    def triggered(self, s: Caverns, cell: int) -> None:
        """The hunter enters on the ladder, or beside it on the start tile."""
        enter(s, HUNTER, on_ladder(s))

    def closest(self, s: Caverns, figure: int) -> tuple[int, ...]:
        holder = s.holder[BELL]
        return (holder,) if figure == villain_figure(HUNTER) and holder != NO_FIGURE else ()

    def is_won(self, s: Caverns) -> bool:
        return s.holder[BELL] != NO_FIGURE and is_beaten(s, HUNTER)
