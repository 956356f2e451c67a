"""Figures: their sorts, who of them is there, what objects are and how large each is."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.content.page_schema import Prop
from undercroft.games.caverns.content.tables import EDGE_NAMES, MONSTERS, VILLAINS
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.geometry import Edge
from undercroft.games.caverns.notation import (
    FIRST_ALLY,
    FIRST_MONSTER,
    FIRST_PROP,
    FIRST_VILLAIN,
)
from undercroft.games.caverns.state import ESCAPED, IN_PLAY, NOWHERE, OUT, Caverns

MONSTER_SIZES: Final = tuple(kind.size for kind in MONSTERS)
VILLAIN_SIZES: Final = tuple(face.size for face in VILLAINS)

# ---- sorts of figures ----------------------------------------------------------------------------


def is_hero(figure: int) -> bool:
    """Whether a figure is a hero."""
    return 0 <= figure < FIRST_ALLY


def is_ally(figure: int) -> bool:
    """Whether a figure is an ally."""
    return FIRST_ALLY <= figure < FIRST_VILLAIN


def is_villain(figure: int) -> bool:
    """Whether a figure is a villain."""
    return FIRST_VILLAIN <= figure < FIRST_PROP


def is_prop(figure: int) -> bool:
    """Whether a figure is an object."""
    return FIRST_PROP <= figure < FIRST_MONSTER


def is_monster(figure: int) -> bool:
    """Whether a figure is a monster with a card in a queue."""
    return figure >= FIRST_MONSTER


def is_foe(figure: int) -> bool:
    """Whether a figure is a monster or a villain. [CV-VILLAIN-03]"""
    return figure >= FIRST_MONSTER or FIRST_VILLAIN <= figure < FIRST_PROP


# ---- who is there --------------------------------------------------------------------------------


def heroes(s: Caverns) -> tuple[int, ...]:
    """The heroes on the board, standing or not. [CV-ENC-13]"""
    return s.situation().heroes


def is_standing(s: Caverns, figure: int) -> bool:
    """Whether a figure is on the board and has HP."""
    return s.spot[figure] != NOWHERE and s.hp[figure] > 0


def standing_heroes(s: Caverns) -> list[int]:
    """The heroes that tactics see. [CV-MON-12] [CV-DEF-09]"""
    hp = s.hp
    return [f for f in s.situation().heroes if hp[f] > 0]


def members(s: Caverns, team: int) -> list[int]:
    """The seats of a team."""
    return [seat for seat in range(s.seats) if s.team[seat] == team]


def mates(s: Caverns, seat: int) -> list[int]:
    """The other heroes of a team who stand."""
    return [f for f in standing_heroes(s) if f != seat and s.team[f] == s.team[seat]]


def allies(s: Caverns) -> tuple[int, ...]:
    """The allies on the board."""
    return s.situation().allies


def villains(s: Caverns) -> list[int]:
    """The villains who act by themselves, in the order of their coming. [CV-VILL-03]

    A villainous hero is none of them. [CV-COMPET-10]

    [CV-A-56]
    """
    return [f for f in s.villains if s.spot[f] != NOWHERE]


def monsters(s: Caverns) -> tuple[int, ...]:
    """The monsters on the board."""
    return s.situation().monsters


def foes(s: Caverns) -> tuple[int, ...]:
    """Villains and monsters on the board."""
    return s.situation().foes


def props(s: Caverns) -> tuple[int, ...]:
    """The objects on the board, carried ones left out."""
    return s.situation().props


def targetable(s: Caverns) -> list[int]:
    """The objects that can be attacked. [CV-OBJ-03]"""
    return [f for f in props(s) if s.hp[f] > 0]


def carried(s: Caverns, figure: int) -> list[int]:
    """The objects a hero carries, or an ally for one. [CV-OBJ-02]"""
    if figure not in s.holder:
        return []
    return [f for f in range(FIRST_PROP, FIRST_MONSTER) if s.holder[f] == figure]


def is_gone(s: Caverns, seat: int) -> bool:
    """Whether a hero has escaped or is out of the game: he has no phases of his own. [CV-ESC-02]"""
    return s.status[seat] in (ESCAPED, OUT)


def is_down(s: Caverns, seat: int) -> bool:
    """Whether a hero lies at 0 HP."""
    return s.hp[seat] == 0


def may_act(s: Caverns, seat: int) -> bool:
    """Whether a hero uses powers and items: neither down nor away. [CV-DEF-08] [CV-ESC-05]"""
    return s.hp[seat] > 0 and s.status[seat] == IN_PLAY


# ---- objects and sizes ---------------------------------------------------------------------------


def prop_of(s: Caverns, figure: int) -> Prop:
    """What an object is."""
    kind = s.kind[figure]
    props = s.adventure.props
    return props[kind] if kind < len(props) else s.page.objects()[kind - len(props)]


def fissure_way(s: Caverns, figure: int) -> Edge | None:
    """The side at which a fissure lies; nothing for other objects."""
    if not is_prop(figure) or prop_of(s, figure).id not in EDGE_NAMES.ids:
        return None
    kind = EDGE_NAMES.parse(prop_of(s, figure).id)
    return refs.way_of(s.edge_ways[s.edge_kinds.index(kind)])


def size_of(s: Caverns, figure: int) -> int:
    """How many squares wide a figure is. [CV-LARGE-01]"""
    if figure >= FIRST_MONSTER:
        return MONSTER_SIZES[s.kind[figure]]
    if FIRST_VILLAIN <= figure < FIRST_PROP:
        return VILLAIN_SIZES[s.kind[figure]]
    return 1
