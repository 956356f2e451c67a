"""Encounters and treasures drawn in small positions."""

from __future__ import annotations

from tests.games.caverns.scenes import Place
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.encounters import EncounterDraw, set_trap
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.phases.villain_phase import VillainPhase

NONE, BLACK, WHITE = -1, 0, 1
"""The colour of the tile that was laid in a turn."""


def three() -> Place:
    """Hadra and Brunna on the eastern half of the start tile, Maro on the western one."""
    place = Place("hadra", "brunna", "maro")
    place.stand((5, 1), (6, 1), (1, 1))
    return place


def meets(place: Place, card: str, *moves: str, seat: int = 0) -> None:
    """A seat draws an encounter, and this follows."""
    place.s.active = seat
    place.begin(EncounterDraw(seat))
    place.play(f"d draw encounters {card}", *moves)


def finds(place: Place, card: str, *moves: str, seat: int = 0) -> None:
    """A seat draws a treasure, and this follows."""
    place.s.active = seat
    place.begin(TreasureDraw(seat))
    place.play(f"d draw treasures {card}", *moves)


def ends_hero_phase(place: Place, seat: int = 0) -> None:
    """The Hero Phase of a seat comes to its end."""
    place.s.active = seat
    place.begin(Closing(seat))


def springs(place: Place, card: str, *moves: str, seat: int = 0) -> None:
    """A trap lies on the tile of a seat's hero, and the queue of that seat is activated."""
    set_trap(place.s, seat, numbers(card)[0])
    place.villain_phase(*moves, seat=seat)


def draws_normally(place: Place, seat: int = 0, laid: int = NONE) -> None:
    """The Villain Phase of a seat begins; a tile of this colour was laid, or none."""
    place.s.active = seat
    place.s.laid = laid
    place.begin(VillainPhase(seat))


def is_over(place: Place) -> bool:
    """Whether nothing is going on any more."""
    return not place.s.frames


def discarded(place: Place, card: str) -> bool:
    """Whether a card lies in the discards of its deck."""
    return any(numbers(card)[0] in pile for pile in place.s.discards)


def is_spent(place: Place, card: str) -> bool:
    """Whether an event has been resolved and lies in the discards."""
    return is_over(place) and discarded(place, card)
