"""Questions about figures: who is where, how strong, whose, and whose enemy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from undercroft.crawl.space.sight import sees as is_seen
from undercroft.games.caverns import things
from undercroft.games.caverns.box import (
    ADVENTURES,
    EDGE_NAMES,
    EDGES,
    FACES,
    MONSTERS,
    VILLAIN_SCALE,
    VILLAINS,
)
from undercroft.games.caverns.card import Ally
from undercroft.games.caverns.cave import (
    GRID,
    Edge,
    are_beside,
    cells_under,
    feature,
    side_squares,
    squares_under,
    tiles_apart,
)
from undercroft.games.caverns.pieces import Feature, Keyword, Level
from undercroft.games.caverns.plans import Prop
from undercroft.games.caverns.state import ESCAPED, IN_PLAY, NOBODY, NOWHERE, OUT, Caverns
from undercroft.games.caverns.things import FIRST_SPACE, FIRST_TILE
from undercroft.games.caverns.words import (
    ALLY_CARDS,
    FIGURE,
    FIRST_ALLY,
    FIRST_KIND,
    FIRST_MONSTER,
    FIRST_PROP,
    FIRST_VILLAIN,
    card_at,
)

MONSTER_SIZES: Final = tuple(kind.size for kind in MONSTERS)
COFFER: Final = Prop("coffer", "Coffer", "", "", stays=True)
GOLD: Final = Prop("gold", "Gold", "", "")
VILLAIN_SIZES: Final = tuple(face.size for face in VILLAINS)
FARTHEST_BESIDE: Final = max(*MONSTER_SIZES, *VILLAIN_SIZES) * (GRID.width + 1)
"""How far apart the first squares of adjacent figures can be, as squares are numbered."""

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


# ---- what stands on their cards ------------------------------------------------------------------


def level_of(s: Caverns, seat: int) -> Level:
    """The face of a hero card that is up. [CV-LEVEL-03]"""
    return s.hero(seat).levels[s.level[seat] - 1]


def prop_of(s: Caverns, figure: int) -> Prop:
    """What an object is."""
    kind = s.kind[figure]
    props = s.adventure.props
    return props[kind] if kind < len(props) else page_objects(s.plan)[kind - len(props)]


@cache
def page_objects(plan: int) -> tuple[Prop, ...]:
    """The objects of a page without a tile of their own: fissures, or coffers and gold."""
    page = ADVENTURES[plan]
    if page.coffers:
        return COFFER, GOLD
    if page.cave is None or not page.cave.fissures:
        return ()
    ac, hp = page.cave.ac, page.cave.hp
    cracks = [edge for edge in EDGES if edge.fissure]
    return tuple([Prop(e.id, e.name, "", "", stays=True, ac=ac, hp=hp) for e in cracks])


def fissure_way(s: Caverns, figure: int) -> Edge | None:
    """The side at which a fissure lies; nothing for other objects."""
    if not is_prop(figure) or prop_of(s, figure).id not in EDGE_NAMES.ids:
        return None
    kind = EDGE_NAMES.parse(prop_of(s, figure).id)
    return things.way_of(s.edge_ways[s.edge_kinds.index(kind)])


def ally_of(figure: int) -> Ally:
    """The card of an ally."""
    found = card_at(ALLY_CARDS[figure - FIRST_ALLY])
    assert isinstance(found, Ally)
    return found


def base_ac(s: Caverns, figure: int) -> int:
    """The Armor Class printed for a figure."""
    if is_hero(figure):
        return level_of(s, figure).ac
    if is_monster(figure):
        return MONSTERS[s.kind[figure]].ac
    if is_villain(figure):
        return VILLAINS[s.kind[figure]].ac
    return ally_of(figure).ac if is_ally(figure) else prop_ac(s, figure)


def prop_ac(s: Caverns, figure: int) -> int:
    """The Armor Class of an object, a higher one while a Palefolk monster is on its tile."""
    prop = prop_of(s, figure)
    if not prop.guarded_ac:
        return prop.ac
    near = [f for f in monsters(s) if share_tile(s, f, figure)]
    guarded = any(Keyword.PALEFOLK in keywords(s, f) for f in near)
    return prop.guarded_ac if guarded else prop.ac


def max_hp(s: Caverns, figure: int) -> int:
    """The most HP a figure can have. [CV-DEF-11]"""
    if is_hero(figure):
        return level_of(s, figure).hp
    if is_monster(figure):
        return MONSTERS[s.kind[figure]].hp
    if is_villain(figure):
        return villain_hp(s, figure)
    if is_ally(figure):
        return ally_of(figure).hp
    prop = prop_of(s, figure)
    return prop.hp + prop.hp_each * s.seats


def villain_hp(s: Caverns, figure: int) -> int:
    """Printed for four heroes, more or fewer for others; both forms share them. [CV-VILLAIN-05]

    [CV-A-68]
    """
    villain = VILLAINS[s.kind[figure]].villain
    printed = next(face.hp for face in VILLAINS if face.villain == villain and face.hp)
    scale = VILLAIN_SCALE
    scaled = max(scale.least, printed + s.villain_step * (s.seats - scale.heroes))
    return scaled + s.tougher[figure]


def size_of(s: Caverns, figure: int) -> int:
    """How many squares wide a figure is. [CV-LARGE-01]"""
    if figure >= FIRST_MONSTER:
        return MONSTER_SIZES[s.kind[figure]]
    if FIRST_VILLAIN <= figure < FIRST_PROP:
        return VILLAIN_SIZES[s.kind[figure]]
    return 1


def keywords(s: Caverns, figure: int) -> tuple[Keyword, ...]:
    """What a monster or villain is."""
    if is_monster(figure):
        return MONSTERS[s.kind[figure]].keywords
    return VILLAINS[s.kind[figure]].keywords if is_villain(figure) else ()


def is_lairbound(s: Caverns, figure: int) -> bool:
    """Whether a figure never leaves its lair and cannot be moved. [CV-VILLAIN-09] [CV-A-35]"""
    return Keyword.LAIRBOUND in keywords(s, figure)


def name_of(s: Caverns, figure: int) -> str:
    """What a figure is called."""
    if is_hero(figure):
        return s.hero(figure).name
    if is_monster(figure):
        return MONSTERS[s.kind[figure]].name
    if is_villain(figure):
        return VILLAINS[s.kind[figure]].name
    return ally_of(figure).name if is_ally(figure) else prop_of(s, figure).name


def scene_id(figure: int) -> str:
    """What a figure is called in scenes and logs."""
    return f"fig:{FIGURE.text(figure)}"


def card_number(s: Caverns, figure: int) -> int:
    """The monster card of a monster's kind."""
    return FIRST_KIND + s.kind[figure]


# ---- where they are ------------------------------------------------------------------------------


def cells(s: Caverns, thing: int) -> tuple[int, ...]:
    """The tiles a thing is on; an edge is on its tile. [CV-MON-31] [CV-EDGE-05]"""
    if thing < FIRST_TILE:
        p = s.spot[thing]
        if p == NOWHERE:
            return ()
        size = 1 if thing < FIRST_VILLAIN else size_of(s, thing)
        return (GRID.cell_of[p],) if size == 1 else cells_under(p, size)
    if things.is_tile(thing):
        return (things.cell_of(thing),)
    if things.is_edge(thing):
        return (things.way_of(thing)[0],)
    return (GRID.cell_of[things.square_of(thing)],)


def cell(s: Caverns, figure: int) -> int:
    """The tile of a figure; of a large one the first it touches."""
    return GRID.cell_of[s.spot[figure]]


def apart(s: Caverns, thing: int, other: int) -> int:
    """How many tile steps lie between two things, over no corner and through no wall.

    [CV-DIST-01] [CV-DIST-08] [CV-DIST-09]
    """
    return tiles_apart(s.walls, cells(s, thing), cells(s, other))


def all_apart(s: Caverns, thing: int, others: Sequence[int]) -> list[int]:
    """How many tile steps lie between a thing and each of some others."""
    here = cells(s, thing)
    return [tiles_apart(s.walls, here, cells(s, other)) for other in others]


def share_tile(s: Caverns, thing: int, other: int) -> bool:
    """Whether two things are on one tile. [CV-DIST-05] [CV-LARGE-10] [CV-A-21]"""
    ours, theirs = cells(s, thing), cells(s, other)
    if len(ours) == 1:
        return ours[0] in theirs
    return any(cell in theirs for cell in ours)


def adjacent(s: Caverns, thing: int, other: int) -> bool:
    """Whether two figures or squares are next to each other. [CV-DIST-03] [CV-A-17]"""
    p = s.spot[thing] if thing < FIRST_SPACE else thing - FIRST_SPACE
    q = s.spot[other] if other < FIRST_SPACE else other - FIRST_SPACE
    if NOWHERE in (p, q) or thing == other:
        return False
    if s.order and (is_prop(thing) or is_prop(other)):
        return beside_object(s, thing, other)
    if not -FARTHEST_BESIDE <= q - p <= FARTHEST_BESIDE:
        return False
    return are_beside(s.walls, *place(s, thing), *place(s, other))


def beside_object(s: Caverns, thing: int, other: int) -> bool:
    """Whether a figure is next to an object; a fissure is next to all squares of its side.

    [CV-CAVE-07]
    """
    figure, prop = (other, thing) if is_prop(thing) else (thing, other)
    way = fissure_way(s, prop)
    p, size = place(s, figure)
    if way is None:
        return are_beside(s.walls, p, size, s.spot[prop], 1)
    along = side_squares(s.walls, way)
    return any(q in along for q in squares_under(p, size))


def sees(s: Caverns, figure: int, other: int) -> bool:
    """Whether no wall stands between two figures, where walls inside tiles count. [CV-DIST-05]"""
    if not s.walls_hide or adjacent(s, figure, other):
        return True
    ours, theirs = (squares_under(*place(s, thing)) for thing in (figure, other))
    return any(is_seen(s.walls, p, q) for p in ours for q in theirs)


def place(s: Caverns, thing: int) -> tuple[int, int]:
    """The square and size of a figure or square."""
    if thing >= FIRST_SPACE:
        return thing - FIRST_SPACE, 1
    return s.spot[thing], 1 if thing < FIRST_VILLAIN else size_of(s, thing)


def taken(s: Caverns, but: int = NOBODY) -> frozenset[int]:
    """The squares that are not free: figures, downed heroes too, and fixed objects.

    [CV-DEF-09] [CV-LARGE-11] [CV-A-11]
    """
    here = s.situation()
    found = here.taken.get(but)
    if found is None:
        friends = [here.spot[f] for f in (*here.heroes, *here.allies) if f != but]
        fixed = [here.spot[f] for f in here.props if prop_of(s, f).fixed]
        found = here.taken[but] = frozenset([*friends, *foe_squares(s, but), *fixed])
    return found


def foe_squares(s: Caverns, but: int = NOBODY) -> list[int]:
    """The squares of monsters and villains. [CV-MOVE-04]"""
    found: list[int] = []
    for figure in s.situation().foes:
        if figure != but:
            found += squares_under(s.spot[figure], size_of(s, figure))
    return found


def tile_feature(s: Caverns, cell_: int) -> Feature:
    """What sets the tile on a cell apart, where features count. [CV-TILE-21] [CV-A-46]"""
    return feature(s.walls, cell_) if s.has_features else Feature.PLAIN


def tile_name(s: Caverns, cell_: int) -> str:
    """The name of the tile on a cell."""
    return FACES[s.walls.tile(cell_)].name
