"""Heroes with items, next to a monster."""

from __future__ import annotations

from tests.games.caverns.cards.draws import discarded
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.notation import numbers


def fights(*items: str, hero: str = "hadra", monster: str = "stonehide-brute") -> Place:
    """A hero with items acts next to a monster; Maro stands elsewhere."""
    place = Place(hero, "maro")
    place.stand((5, 1), (0, 1))
    for item in items:
        place.item(item)
    place.monster(monster, 6, 1)
    place.acts()
    return place


def hits_with(place: Place, power: str, die: int) -> bool:
    """Whether an attack of the first hero with this die hits."""
    before = place.s.hp[-1]
    place.play(f"h1 use {power}", f"d roll {die}")
    return place.s.hp[-1] < before


def is_flipped(place: Place, item: str) -> bool:
    """Whether an item lies face down before the first hero."""
    return place.s.items_down[0] == numbers(item) and place.s.items[0] == ()


def is_used_up(place: Place, item: str) -> bool:
    """Whether an item of the first hero is discarded."""
    return discarded(place, item) and place.s.items[0] == place.s.items_down[0] == ()


def attacked(*items: str, monster: str = "stonehide-brute", hero: str = "hadra") -> Place:
    """A hero with items is attacked by an adjacent monster in the Villain Phase."""
    place = fights(*items, hero=hero, monster=monster)
    place.villain_phase()
    return place
