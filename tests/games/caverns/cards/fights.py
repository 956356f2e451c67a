"""Heroes with the powers wanted, foes who last long enough, and what an attack comes to."""

from __future__ import annotations

from typing import Final

from tests.games.caverns.scenes import Place
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.hero_end import Closing

SEVRANE: Final = 8
"""The HP of Sevrane against two heroes; her Armor Class is 14."""

EAST_SIDE: Final = 1
FARTHER: Final = {"adjacent": (3, 1), "tile": (0, 1), "1": (4, 1), "2": (8, 1), "3": (12, 1)}
"""Where a foe stands, seen from a hero on 2,1: next to him, on his tile, so many tiles away."""


def gallery(hero: str, *powers: str, others: tuple[str, ...] = ("maro",)) -> Place:
    """Four tiles in a row; a hero on the second, with these powers alone, the others far west."""
    place = Place(hero, *others)
    place.tile("straight-run", 1, 0, EAST_SIDE)
    place.tile("straight-run", 2, 0, EAST_SIDE)
    place.s.up[0] = tuple(sorted(numbers(*powers)))
    place.at(0, 5, 1)
    for seat in range(len(others)):
        place.at(1 + seat, 0, 1 + seat)
        place.s.up[1 + seat] = ()
    return place


def duel(hero: str, *powers: str) -> tuple[Place, int]:
    """A hero acts next to Sevrane, nobody else near."""
    place = gallery(hero, *powers)
    foe = place.villain("sevrane", 6, 1)
    place.acts()
    return place, foe


def dealt(hero: str, power: str, *dice: int) -> int:
    """The damage Sevrane takes from a power that rolls these; then the hero acts on."""
    place, foe = duel(hero, power)
    before = place.s.hp[foe]
    place.play(f"h1 use {power}", *rolls(*dice))
    assert place.legal("end")
    return before - place.s.hp[foe]


def rolls(*dice: int) -> list[str]:
    """What the dice show."""
    return [f"d roll {die}" for die in dice]


def reach(hero: str, power: str) -> list[str]:
    """From where a foe can be attacked with a power."""
    return [where for where in FARTHER if is_reached(hero, power, where)]


def is_reached(hero: str, power: str, where: str) -> bool:
    """Whether a foe there can be attacked."""
    place = gallery(hero, power)
    place.stand((2, 1), (1, 0))
    place.villain("sevrane", *FARTHER[where])
    place.acts()
    return power in place.legal("use")


def turned_down(place: Place, power: str, seat: int = 0) -> bool:
    """Whether a power of a hero lies face down."""
    return numbers(power)[0] in place.s.down[seat]


def tokens(place: Place) -> int:
    """How many tokens lie on cards."""
    return sum(place.s.charges)


def ends_phase(place: Place, seat: int = 0) -> None:
    """The Hero Phase of a hero comes to its end."""
    place.begin(Closing(seat))


def foe_acts(place: Place, *moves: str, seat: int = 0) -> None:
    """The foes act in the Villain Phase of a seat."""
    place.villain_phase(*moves, seat=seat)
