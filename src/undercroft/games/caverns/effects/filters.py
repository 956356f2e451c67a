"""Which things words keep: places, and figures."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from undercroft.crawl.effects import Actor, Resolve
from undercroft.games.caverns.combat.targeting import prey
from undercroft.games.caverns.content.card_stats import keywords, max_hp
from undercroft.games.caverns.content.schema import Feature
from undercroft.games.caverns.content.stat_ids import CARD_OF
from undercroft.games.caverns.content.tables import FACES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.map.distances import adjacent, apart, cells, share_tile, tile_feature
from undercroft.games.caverns.map.figures import carried, is_hero, is_villain, prop_of, size_of
from undercroft.games.caverns.map.geometry import connected
from undercroft.games.caverns.map.placement import is_roomy
from undercroft.games.caverns.phases.encounters import marked_cells
from undercroft.games.caverns.state import Caverns

# ---- places --------------------------------------------------------------------------------------


@RULES.keeps(w.Adjacent)
def is_adjacent(s: Caverns, at: Resolve, word: w.Adjacent, thing: int) -> bool:
    """One step away from somebody. [CV-DIST-03]"""
    if type(word.to) is Actor:
        return adjacent(s, thing, at.actor)
    return any(adjacent(s, thing, other) for other in s.EFFECTS.targets_of(s, at, word.to))


@RULES.keeps(w.Apart)
def is_apart(s: Caverns, at: Resolve, word: w.Apart, thing: int) -> bool:
    """Not adjacent to the actor."""
    return not adjacent(s, thing, at.actor)


@RULES.keeps(w.OnTile)
def is_on_tile(s: Caverns, at: Resolve, word: w.OnTile, thing: int) -> bool:
    """On a tile of somebody."""
    if type(word.of) is Actor:
        return share_tile(s, thing, at.actor)
    return any(share_tile(s, thing, other) for other in s.EFFECTS.targets_of(s, at, word.of))


@RULES.keeps(w.There)
def is_there(s: Caverns, at: Resolve, word: w.There, thing: int) -> bool:
    """On the tile that this is about."""
    return share_tile(s, thing, at.it)


@RULES.keeps(w.Within)
def is_within(s: Caverns, at: Resolve, word: w.Within, thing: int) -> bool:
    """So many tile steps away at most, whoever stands between. [CV-DIST-02] [CV-DIST-04]

    [CV-DIST-06]
    """
    if type(word.of) is Actor:
        return apart(s, thing, at.actor) <= word.tiles
    return any(
        apart(s, thing, other) <= word.tiles for other in s.EFFECTS.targets_of(s, at, word.of)
    )


@RULES.keeps(w.Connected)
def is_connected(s: Caverns, at: Resolve, word: w.Connected, thing: int) -> bool:
    """A tile connected to a tile of somebody."""
    near = {
        c
        for o in s.EFFECTS.targets_of(s, at, word.to)
        for k in cells(s, o)
        for c in connected(s.walls, k)
    }
    return any(cell in near for cell in cells(s, thing))


def features(s: Caverns, thing: int) -> list[Feature]:
    """The features of the tiles a thing is on."""
    return [tile_feature(s, cell) for cell in cells(s, thing)]


@RULES.keeps(w.OnFeature)
def is_on_feature(s: Caverns, at: Resolve, word: w.OnFeature, thing: int) -> bool:
    """On a tile with one of these features. [CV-TILE-21]"""
    return any(feature in word.features for feature in features(s, thing))


@RULES.keeps(w.OnTrap)
def is_on_trap(s: Caverns, at: Resolve, word: w.OnTrap, thing: int) -> bool:
    """On a tile with a marker of this trap. [CV-TRAP-07]"""
    marked = marked_cells(s, CARD_OF[at.node])
    return any(cell in marked for cell in cells(s, thing))


@RULES.keeps(w.Deserted)
def is_deserted(s: Caverns, at: Resolve, word: w.Deserted, thing: int) -> bool:
    """A tile without heroes, as tactics see them."""
    return not any(share_tile(s, f, thing) for f in prey(s, at.actor))


@RULES.keeps(w.Roomy)
def roomy(s: Caverns, at: Resolve, word: w.Roomy, thing: int) -> bool:
    """A tile with a free square."""
    return is_roomy(s, refs.cell_of(thing))


def face_id(s: Caverns, thing: int) -> str:
    """The id of a tile."""
    return FACES[s.walls.tile(refs.cell_of(thing))].id


@RULES.keeps(w.PartOf)
def is_part_of(s: Caverns, at: Resolve, word: w.PartOf, thing: int) -> bool:
    """A tile of such a place."""
    return face_id(s, thing).startswith(f"{word.of.word}-")


# ---- figures -------------------------------------------------------------------------------------


@RULES.keeps(w.OfKind)
def is_of_kind(s: Caverns, at: Resolve, word: w.OfKind, thing: int) -> bool:
    """With one of these keywords."""
    return any(keyword in word.of for keyword in keywords(s, thing))


@RULES.keeps(w.Villainous)
def is_villainous(s: Caverns, at: Resolve, word: w.Villainous, thing: int) -> bool:
    """A villain, or a hero who is one. [CV-COMPET-09]"""
    return is_villain(thing) or thing == s.page.villainous_hero()


@RULES.keeps(w.Small)
def is_small(s: Caverns, at: Resolve, word: w.Small, thing: int) -> bool:
    """Of size 1."""
    return size_of(s, thing) == 1


@RULES.keeps(w.Hurt)
def is_hurt(s: Caverns, at: Resolve, word: w.Hurt, thing: int) -> bool:
    """Damaged."""
    return s.hp[thing] < max_hp(s, thing)


@RULES.keeps(w.OnFeet)
def is_on_feet(s: Caverns, at: Resolve, word: w.OnFeet, thing: int) -> bool:
    """With more than 0 HP."""
    return s.hp[thing] > 0


@RULES.keeps(w.Marked)
def is_marked(s: Caverns, at: Resolve, word: w.Marked, thing: int) -> bool:
    """With the token that this card laid, or on the tile that has it."""
    card = CARD_OF[at.node]
    marked = [on for by, on in zip(s.tokens[::2], s.tokens[1::2]) if by == card]
    return thing in marked or any(refs.is_tile(on) and share_tile(s, on, thing) for on in marked)


@RULES.keeps(w.Beginner)
def is_beginner(s: Caverns, at: Resolve, word: w.Beginner, thing: int) -> bool:
    """Of level 1."""
    return s.level[thing] == 1


@RULES.keeps(w.Paired)
def is_paired(s: Caverns, at: Resolve, word: w.Paired, thing: int) -> bool:
    """A hero with At-Wills who has another one near enough to him and to the actor."""
    others = [f for f in prey(s, at.actor) if f != thing and apart(s, f, at.actor) <= 2]
    return is_hero(thing) and any(apart(s, thing, f) <= word.tiles for f in others)


@RULES.keeps(w.Bearing)
def is_bearing(s: Caverns, at: Resolve, word: w.Bearing, thing: int) -> bool:
    """Carrying a bowl."""
    return is_hero(thing) and any(prop_of(s, f).id == "bowl" for f in carried(s, thing))
