"""What the words of Caverns mean when they are read: groups, targets, amounts, durations."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects import CORE, Actor, Each, Meanings, Resolve, Targets
from undercroft.crawl.modifiers import ANYONE, Until
from undercroft.crawl.space.tilegraph import FAR
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.attack_sources import is_encounter
from undercroft.games.caverns.combat.riders import Riding
from undercroft.games.caverns.combat.targeting import nearest, prey
from undercroft.games.caverns.content.stat_ids import (
    CARD_OF,
    HERO_PHASE_ENDS,
    LIBRARY,
    MOVE_ENDS,
    PHASE_ENDS,
    TURN_STARTS,
    USED,
)
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.vocabulary.terms import Face, Lasting, Measure, PowerType
from undercroft.games.caverns.map.distances import apart, cell, sees, taken
from undercroft.games.caverns.map.exploration import edges
from undercroft.games.caverns.map.figures import (
    allies,
    foes,
    heroes,
    is_ally,
    is_foe,
    is_gone,
    is_hero,
    props,
    targetable,
)
from undercroft.games.caverns.map.geometry import GRID, floors, laid
from undercroft.games.caverns.map.rivals import rivals, villainous
from undercroft.games.caverns.notation import is_monster_card, power_at
from undercroft.games.caverns.phases.choices import inner
from undercroft.games.caverns.phases.encounters import marked_cells
from undercroft.games.caverns.state import NOWHERE, Caverns

RULES: Final = Meanings(CORE)

# ---- groups --------------------------------------------------------------------------------------


@RULES.gathers(w.Enemies, "target")
def enemies(s: Caverns, at: Resolve, of: w.Enemies) -> tuple[int, ...]:
    """Whom the actor may attack: foes, and objects with HP. [CV-OBJ-03] [CV-ATK-12]"""
    objects = targetable(s) if props(s) else []
    return in_view(s, at, (*foes(s), *objects, *rivals(s, at.actor)))


def in_view(s: Caverns, at: Resolve, figures: tuple[int, ...]) -> tuple[int, ...]:
    """Whom an attacker can mean: those he sees, where walls inside tiles count. [CV-DIST-05]"""
    if s.options.tile_open or not isinstance(LIBRARY.effects[at.node], w.Attack):
        return figures
    return figures if is_encounter(at.node) else tuple([f for f in figures if sees(s, at.actor, f)])


def turned(s: Caverns, at: Resolve) -> tuple[int, ...]:
    """The heroes whom a power or treasure takes for monsters; to encounters heroes are heroes.

    [CV-COMPET-08] [CV-COMPET-11]
    """
    return () if is_encounter(at.node) else villainous(s, at.actor)


@RULES.gathers(w.Monsters, "target")
def monsters(s: Caverns, at: Resolve, of: w.Monsters) -> tuple[int, ...]:
    """The monsters and villains in play, no objects; on cards of heroes who is villainous too.

    [CV-VILL-12] [CV-OBJ-07] [CV-COMPET-08]
    """
    return in_view(s, at, (*foes(s), *turned(s, at)))


@RULES.gathers(w.Heroes, "target")
def all_heroes(s: Caverns, at: Resolve, of: w.Heroes) -> tuple[int, ...]:
    """Prey where a foe acts; else heroes on the board, of the own team for own cards.

    [CV-MON-12] [CV-POW-12] [CV-A-41]
    """
    if is_foe(at.actor):
        return in_view(s, at, tuple(prey(s, at.actor)))
    if is_encounter(at.node):
        return tuple(heroes(s))
    team = s.team[s.holder[at.actor] if is_ally(at.actor) else at.actor]
    return tuple([f for f in heroes(s) if s.team[f] == team])


@RULES.gathers(w.Figures, "target")
def figures(s: Caverns, at: Resolve, of: w.Figures) -> tuple[int, ...]:
    """All figures of these sides."""
    sorts = (heroes(s), allies(s), foes(s))
    return tuple([figure for side in of.sides for figure in sorts[side]])


@RULES.gathers(w.Tiles, "tile")
def tiles(s: Caverns, at: Resolve, of: w.Tiles) -> tuple[int, ...]:
    """Tiles in play."""
    return tuple([refs.tile(c) for c in laid(s.walls)])


@RULES.gathers(w.Edges, "edge")
def all_edges(s: Caverns, at: Resolve, of: w.Edges) -> tuple[int, ...]:
    """Unexplored edges."""
    return tuple([refs.edge(way) for way in edges(s)])


@RULES.gathers(w.Squares, "space")
def squares(s: Caverns, at: Resolve, of: w.Squares) -> tuple[int, ...]:
    """Passable squares on which nobody stands."""
    full = taken(s)
    floor = floors(s.walls)
    return tuple([refs.space(p) for c in laid(s.walls) for p in floor[c] if p not in full])


@RULES.gathers(w.Cards, "pick")
def cards(s: Caverns, at: Resolve, of: w.Cards) -> tuple[int, ...]:
    """Cards that lie before a hero."""
    zones = [lying(s, seat)[of.zone] for seat in owners(s, at, of.of)]
    return tuple([refs.card(card) for zone in zones for card in zone])


def lying(s: Caverns, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The Items of a hero, his curses, and the Monster cards of his queue, oldest first."""
    items = sorted((*s.items[seat], *s.items_down[seat]))
    return items, [*s.curses[seat]], [c for c in s.queue[seat] if is_monster_card(c)]


@RULES.gathers(w.Powers, "pick")
def powers(s: Caverns, at: Resolve, of: w.Powers) -> tuple[int, ...]:
    """Powers that lie so; of those that were used none that is being used now."""
    types = {*of.types, *([PowerType.STANCE] if PowerType.UTILITY in of.types else [])}
    up = of.face == Face.UP
    lying, barred = (s.up, []) if up else (s.down, in_use(s))
    cards = [card for seat in owners(s, at, of.of) for card in lying[seat]]
    return tuple([refs.card(c) for c in cards if c not in barred and power_at(c).type in types])


def in_use(s: Caverns) -> list[int]:
    """The cards whose effects are going on: none of them is refreshed. [CV-POW-11] [CV-A-74]"""
    return [CARD_OF[f.node] for f in s.frames if isinstance(f, Resolve | AttackFrame | Riding)]


def owners(s: Caverns, at: Resolve, of: Targets) -> list[int]:
    """Whose cards are meant; each hero's are those of the actor's team. [CV-POW-12] [CV-A-62]"""
    if isinstance(of, Each):
        return [seat for seat in range(s.seats) if s.team[seat] == s.team[at.actor]]
    return [seat for seat in s.EFFECTS.targets_of(s, at, of) if is_hero(seat)]


# ---- targets -------------------------------------------------------------------------------------


@RULES.finds(w.Foe)
def foe(s: Caverns, at: Resolve, targets: w.Foe) -> tuple[int, ...]:
    """The one that is being attacked."""
    return () if at.it < 0 else (at.it,)


@RULES.finds(w.This)
def this(s: Caverns, at: Resolve, targets: w.This) -> tuple[int, ...]:
    """The card itself."""
    return (refs.card(CARD_OF[at.node]),)


@RULES.finds(w.TileOf)
def tile_of(s: Caverns, at: Resolve, targets: w.TileOf) -> tuple[int, ...]:
    """The tile of a figure on the board, or where a trap lies."""
    spots = [
        cell for thing in s.EFFECTS.targets_of(s, at, targets.of) for cell in where_is(s, thing)
    ]
    return tuple([refs.tile(cell) for cell in spots[:1]])


def where_is(s: Caverns, thing: int) -> tuple[int, ...]:
    """The cells where a figure stands or the markers of a trap card lie."""
    if not refs.is_figure(thing):
        return tuple(marked_cells(s, refs.card_of(thing)))
    return (cell(s, thing),) if s.spot[thing] != NOWHERE else ()


@RULES.finds(w.NewTile)
def new_tile(s: Caverns, at: Resolve, targets: w.NewTile) -> tuple[int, ...]:
    """The tile that was laid last."""
    return (refs.tile(s.new_tile),) if s.new_tile != NOWHERE else ()


@RULES.finds(w.NextHero)
def next_hero(s: Caverns, at: Resolve, targets: w.NextHero) -> tuple[int, ...]:
    """The hero of the next seat clockwise who still draws encounters. [CV-ESC-02]"""
    others = [*s.clockwise(at.actor)[1:], at.actor]
    return tuple([seat for seat in others if not is_gone(s, seat)][:1])


@RULES.finds(w.Keeper)
def keeper(s: Caverns, at: Resolve, targets: w.Keeper) -> tuple[int, ...]:
    """The hero whose ally acts."""
    seat = s.holder[at.actor]
    return (seat,) if is_hero(seat) and s.spot[seat] != NOWHERE else ()


@RULES.finds(w.LastPlace)
def last_place(s: Caverns, at: Resolve, targets: w.LastPlace) -> tuple[int, ...]:
    """The tile from which the actor was removed."""
    spot = s.left_from[at.actor]
    return (refs.tile(GRID.cell_of[spot]),) if spot != NOWHERE else ()


@RULES.finds(w.The)
def the(s: Caverns, at: Resolve, targets: w.The) -> tuple[int, ...]:
    """What stands out of a group."""
    return outstanding(s, at, targets, s.EFFECTS.members(s, at, targets.of, targets.where))


def outstanding(s: Caverns, at: Resolve, targets: w.The, among: tuple[int, ...]) -> tuple[int, ...]:
    """What stands out of some things; all that do if they tie. [CV-MON-13] [CV-DIST-10]

    [CV-A-47]
    """
    things = list(among)
    if not things:
        return ()
    if targets.by == Measure.CLOSEST and type(targets.to) is Actor:
        return tuple(nearest(s, at.actor, things))
    if targets.by == Measure.OLDEST:
        return (things[0],)
    ranks = [rank(s, at, targets, thing) for thing in things]
    kept = [r for r in ranks if r < FAR]
    best = max(kept, default=-FAR) if targets.by == Measure.FARTHEST else min(kept, default=-FAR)
    return tuple([thing for thing, r in zip(things, ranks) if r == best])


def rank(s: Caverns, at: Resolve, targets: w.The, thing: int) -> int:
    """How far a thing is from the nearest of those that distance is measured from. [CV-ENC-11]"""
    origins = s.EFFECTS.targets_of(s, at, targets.to)
    return min([apart(s, origin, thing) for origin in origins], default=FAR)


@RULES.finds(w.Greatest)
def greatest(s: Caverns, at: Resolve, targets: w.Greatest) -> tuple[int, ...]:
    """Of what an amount is greatest in a group; all of them if they tie."""
    things = s.EFFECTS.members(s, at, targets.of, targets.where)
    seen = [s.EFFECTS.context(at.actor, thing, at.shown, at.node) for thing in things]
    sizes = [s.EFFECTS.amount(s, each, targets.by) for each in seen]
    return tuple([thing for thing, size in zip(things, sizes) if size == max(sizes)])


def asks_one(s: Caverns, at: Resolve, targets: Any) -> tuple[int, int]:
    """One stands out; the active player settles ties. [CV-TURN-04]"""
    return (1, 1)


RULES.asks(w.The)(asks_one)
RULES.asks(w.Greatest)(asks_one)


# ---- amounts and durations -----------------------------------------------------------------------


@RULES.counts(w.Hp)
def hp(s: Caverns, at: Resolve, amount: w.Hp) -> int:
    """The HP of what this is about."""
    return s.hp[at.it]


@RULES.counts(w.Made)
def made(s: Caverns, at: Resolve, amount: w.Made) -> int:
    """How much there has been: moves, attacks, hits of this attack, attacks before it."""
    strike = inner(s, AttackFrame)
    hits, before = (0, 0) if strike is None else (strike.hits, strike.second)
    return (s.moves_made, s.attacks_made, hits, before)[amount.what]


@RULES.counts(w.Taken)
def taken_damage(s: Caverns, at: Resolve, amount: w.Taken) -> int:
    """The damage that the actor has chosen to take."""
    brave = [f for f in s.frames if isinstance(f, Resolve) and f.kept and f.kept[0] == BRAVE]
    return brave[-1].kept[1] if brave else 0


BRAVE: Final = -7
"""Marks the frame that remembers how much damage was chosen."""


@RULES.lasts(w.Until)
def until(s: Caverns, at: Resolve, duration: w.Until) -> Until:
    """Until something of the actor ends, now or in a later turn. [CV-TURN-06] [CV-HERO-12]"""
    moment, owned, turns = ENDS[duration.end]
    return Until(moment, at.actor if owned else ANYONE, s.turns + turns if turns else 0)


ENDS: Final = {
    Lasting.YOUR_TURN: (TURN_STARTS, True, 0),
    Lasting.NEXT_HERO_PHASE: (HERO_PHASE_ENDS, True, 1),
    Lasting.THIS_PHASE: (PHASE_ENDS, False, 0),
    Lasting.NEXT_MOVE: (MOVE_ENDS, True, 0),
}
"""When each of them ends, whether it has to be the actor's own, and how many turns later."""


@RULES.lasts(w.Once)
def once(s: Caverns, at: Resolve, duration: w.Once) -> Until:
    """Until it has worked."""
    return Until(USED, at.actor)


@RULES.lasts(w.Uses)
def uses(s: Caverns, at: Resolve, duration: w.Uses) -> Until:
    """As long as something else lasts; how often it works is counted apart."""
    return s.EFFECTS.until(s, at, duration.lasting)
