"""What an adventure adds to the rules; a page with its own ones extends this. [CV-SETUP-01]"""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.box import ADVENTURE_NAMES
from undercroft.games.caverns.plans import STANDARD
from undercroft.games.caverns.state import NOBODY, Caverns
from undercroft.kernel.native import mypyc_attr

SCRIPTS: Final[dict[str, Script]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Script:
    """The moments at which a page may step in; by default nothing happens there."""

    def set_up(self, s: Caverns) -> None:
        """The cave and the heroes are there; other instructions follow."""

    def tile_laid(self, s: Caverns, tile: int, cell: int) -> None:
        """A tile has been laid, and what belongs to its trigger has been begun."""

    def triggered(self, s: Caverns, cell: int) -> None:
        """A trigger tile lies on a cell, and its double tile behind it; guards will follow."""

    def opens_sealed_cave(self, s: Caverns) -> bool:
        """Whether a tunnel leads on from a cave without an unexplored edge."""
        return s.tunnels_out

    def steps_in(self, s: Caverns) -> bool:
        """Something was resolved; whether the page has begun anything now."""
        return False

    def draws_encounter(self, s: Caverns, seat: int) -> bool:
        """Whether a seat makes the normal draw now, if the rules say so."""
        return True

    def replaces_draw(self, s: Caverns, seat: int) -> bool:
        """Whether something else has been begun in the place of the normal draw."""
        return False

    def hero_phase_began(self, s: Caverns, seat: int) -> None:
        """The start of a Hero Phase is over, and its hero stands."""

    def hero_phase_ended(self, s: Caverns, seat: int) -> None:
        """Step 5g of a Hero Phase."""

    def turn_ended(self, s: Caverns, seat: int) -> None:
        """A turn is over."""

    def round_ended(self, s: Caverns) -> None:
        """Every seat has had its turn."""

    def defeated(self, s: Caverns, figure: int, by: int) -> None:
        """A monster, villain, ally or object is no longer there."""

    def took(self, s: Caverns, seat: int, prop: int) -> None:
        """A hero has picked up an object."""

    def rivals(self, s: Caverns, seat: int) -> tuple[int, ...]:
        """The heroes whom a hero may attack: none."""
        return ()

    def spoils(self, s: Caverns, by: int, target: int) -> int:
        """The object a hero may take instead of dealing damage, or -1."""
        return NOBODY

    def went_out(self, s: Caverns, seat: int) -> None:
        """A hero is about to leave the game, out of surges."""

    def scores(self, s: Caverns, winners: tuple[int, ...]) -> tuple[int, ...]:
        """What is printed for each seat: 1 for a win."""
        return tuple([int(seat in winners) for seat in range(s.seats)])

    def spent(self, s: Caverns) -> tuple[str, tuple[int, ...]]:
        """How it ends, and for whom well, when a surge cannot be paid. [CV-SURGE-03]"""
        return STANDARD.id, ()

    def closest(self, s: Caverns, figure: int) -> tuple[int, ...]:
        """Heroes whom a figure takes for the closest whatever the distance."""
        return ()

    def is_awake(self, s: Caverns, figure: int) -> bool:
        """Whether a villain is activated."""
        return True

    def escapes(self, s: Caverns, seat: int) -> bool:
        """Whether a hero at the end of his Hero Phase is where one escapes."""
        return False

    def is_won(self, s: Caverns) -> bool:
        """Whether the objective is reached."""
        return False

    def winners(self, s: Caverns) -> tuple[int, ...]:
        """The seats that win with the objective: all of them together. [CV-WIN-01]"""
        return tuple(range(s.seats))

    def lost(self, s: Caverns) -> str:
        """The id of the defeat clause that has come true, or nothing."""
        return ""


def script_of(s: Caverns) -> Script:
    """What the page that is played adds."""
    return SCRIPTS[ADVENTURE_NAMES.names[s.plan]]
