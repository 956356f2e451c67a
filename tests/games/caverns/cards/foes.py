"""Scenes of tactics: a monster or villain acts in a corridor of eight tiles, ties settled.

The corridor runs from west (x from 0) to east (x up to 31) on the rows 1 and 2: the two halves of
the start tile, then six straight runs. Its patches lie at (1, 2), (5, 2), (9, 1), (13, 1) and so
on. Brunna is the first hero (AC 14), Maro the second (AC 15), Pell the third (AC 15).
"""

from __future__ import annotations

from collections.abc import Callable

from tests.games.caverns.scenes import Place
from undercroft.crawl.modifiers import Until
from undercroft.crawl.space.grid import EAST as EASTWARD
from undercroft.games.caverns.combat.modifiers import hold_true
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import VILLAIN_NAMES
from undercroft.games.caverns.effects.vocabulary import Taunt
from undercroft.games.caverns.map.distances import adjacent
from undercroft.games.caverns.notation import FIRST_MONSTER, FIRST_VILLAIN, NOTATION
from undercroft.games.caverns.phases.monsters import add_figure
from undercroft.games.caverns.state import IMMOBILIZED, POISONED

Square = tuple[int, int]
STUCK, SICK = IMMOBILIZED, POISONED
M1 = FIRST_MONSTER


def corridor(*heroes: Square) -> Place:
    """Heroes in the corridor."""
    place = Place(*("brunna", "maro", "pell", "corvane", "ysolde")[: max(2, len(heroes))])
    for x in range(1, 7):
        place.tile("straight-run", x, 0, EASTWARD)
    for seat, spot in enumerate(heroes):
        place.at(seat, *spot)
    place.agree(ties="first")
    return place


def meets(name: str, spot: Square, *heroes: Square) -> Place:
    """A monster or villain is about to act where heroes stand; nobody else is on the board."""
    place = corridor(*heroes)
    if name in VILLAIN_NAMES.ids:
        place.villain(name, *spot)
    else:
        place.monster(name, *spot)
    add_figure(place.s, 0)
    return place


def bystander(place: Place, name: str, x: int, y: int) -> None:
    """A monster stands there whose card is not in any queue."""
    place.monster(name, x, y)
    place.s.queue[0] = ()


def acts(place: Place, *moves: str) -> Place:
    """It has acted, and nothing is left to be done in that Villain Phase."""
    place.villain_phase(*moves)
    assert place.s.frames == []
    return place


def rolls(*dice: int) -> list[str]:
    """The dice of attacks, written."""
    return [f"d roll {die}" for die in dice]


def lost(place: Place) -> list[int]:
    """The HP each hero has lost."""
    return [max_hp(place.s, seat) - place.s.hp[seat] for seat in range(place.s.seats)]


def hurts(scene: Callable[[], Place], *dice: int) -> list[int]:
    """What the heroes have lost in all, after each of these single rolls."""
    return [sum(lost(acts(scene(), *rolls(die)))) for die in dice]


def marches(name: str) -> Square:
    """Where it goes from (13, 1) when Maro is three tiles to the west, Brunna four to the east."""
    place = acts(meets(name, (13, 1), (29, 1), (2, 1)))
    return place.where(figure_of(name))


def figure_of(name: str) -> int:
    """The figure of the monster or villain that acts."""
    return foe(name) if name in VILLAIN_NAMES.ids else M1


def duel(place: Place, seat: int, figure: int) -> None:
    """A figure takes a hero for the closest wherever he is."""
    card = NOTATION.cards.parse("formal-challenge")
    place.power("formal-challenge", seat)
    taunt = next(n for n in LIBRARY.nodes_of("formal-challenge") if is_taunt(n))
    place.s.tokens = (card, figure)
    hold_true(place.s, taunt, LIBRARY.effects[taunt], seat, Until(owner=seat))


def is_taunt(node: int) -> bool:
    """Whether an effect makes somebody the closest hero."""
    return isinstance(LIBRARY.effects[node], Taunt)


def beside(place: Place, figure: int, seat: int) -> bool:
    """Whether a figure stands next to a hero."""
    return adjacent(place.s, figure, seat)


def foe(name: str) -> int:
    """The figure of a villain."""
    return FIRST_VILLAIN + VILLAIN_NAMES.parse(name)
