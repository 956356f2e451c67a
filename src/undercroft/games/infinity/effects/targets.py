"""What the words of Infinity mean when they are read: targets, groups, filters, amounts, times."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.crawl.effects import CORE, Actor, Meanings, Resolve
from undercroft.crawl.modifiers import Until
from undercroft.games.infinity.combat.attack_numbers import defense_of
from undercroft.games.infinity.combat.formation import formation
from undercroft.games.infinity.combat.numbers import (
    enemy_health,
    full_health,
    hands_full,
    most_health,
    total,
)
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.content.stat_ids import ATTACKS, ROUND_ENDS
from undercroft.games.infinity.content.tables import ABILITIES, ABILITY_NAMES
from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.vocabulary.terms import Measure, Pick, Rank
from undercroft.games.infinity.map.entering import sneak_number
from undercroft.games.infinity.map.figures import (
    enemies,
    focus_of,
    heroes,
    is_hero,
    is_out_of_it,
    spot_of,
)
from undercroft.games.infinity.map.geometry import FAR, SIDES
from undercroft.games.infinity.map.seals import is_open_door
from undercroft.games.infinity.phases.hero_turn import active
from undercroft.games.infinity.state import NO_HAZARD, NOBODY, Infinity

RULES: Final = Meanings(CORE)

# ---- groups --------------------------------------------------------------------------------------


@RULES.gathers(w.Heroes, "target")
def all_heroes(s: Infinity, at: Resolve, of: w.Heroes) -> tuple[int, ...]:
    """The heroes in the game, exhausted ones too. [DI-RISK-06]"""
    return tuple(heroes(s))


@RULES.gathers(w.Enemies, "target")
def all_enemies(s: Infinity, at: Resolve, of: w.Enemies) -> tuple[int, ...]:
    """The enemies in play."""
    return tuple(enemies(s))


@RULES.gathers(w.Fellows, "target")
def fellows(s: Infinity, at: Resolve, of: w.Fellows) -> tuple[int, ...]:
    """The others of the formation where the actor is now, while it is well. [DI-ENEMY-02]

    [DI-ENEMY-05] [IC-26]
    """
    seat = focus_of(s, at.actor)
    if seat == NOBODY or is_out_of_it(s, at.actor):
        return ()
    return tuple([f for f in formation(s, seat) if f != at.actor])


@RULES.gathers(w.Tiles, "tile")
def all_tiles(s: Infinity, at: Resolve, of: w.Tiles) -> tuple[int, ...]:
    """The revealed tiles that are no hazards. [DI-MOVE-32]"""
    places = range(len(s.dungeon.tiles))
    return tuple([refs.place(p) for p in places if s.hazards[p] == NO_HAZARD])


@RULES.gathers(w.Doors, "side")
def doors(s: Infinity, at: Resolve, of: w.Doors) -> tuple[int, ...]:
    """The open doors of the actor's tile, clockwise from the north."""
    here = place_of(s, at.actor)
    return tuple([refs.door(s.dungeon.door(here, side)) for side in open_sides(s, here)])


def open_sides(s: Infinity, place: int) -> list[int]:
    """The sides of a tile with a door that leads anywhere."""
    return [side for side in SIDES if is_open_door(s, place, side)]


@RULES.gathers(w.Minions, "target")
def new_minions(s: Infinity, at: Resolve, of: w.Minions) -> tuple[int, ...]:
    """Minions that are still in their deck are nobody yet."""
    return ()


@RULES.gathers(w.Sentinels, "target")
def new_sentinels(s: Infinity, at: Resolve, of: w.Sentinels) -> tuple[int, ...]:
    """Nor are sentinels."""
    return ()


# ---- targets -------------------------------------------------------------------------------------


def place_of(s: Infinity, actor: int) -> int:
    """The tile where something happens: the actor's, or the tile that is the actor itself."""
    return refs.place_of(actor) if refs.is_place(actor) else spot_of(s, actor)


@RULES.finds(Actor)
def actor(s: Infinity, at: Resolve, targets: Actor) -> tuple[int, ...]:
    """Who does it: nobody where a tile without a hero does. [DI-A-58]"""
    return () if refs.is_place(at.actor) else (at.actor,)


@RULES.finds(w.TileOf)
def tile_of(s: Infinity, at: Resolve, targets: w.TileOf) -> tuple[int, ...]:
    """The tile of somebody."""
    if isinstance(targets.of, Actor):
        return (refs.place(place_of(s, at.actor)),)
    owners = s.EFFECTS.targets_of(s, at, targets.of)
    return tuple([refs.place(spot_of(s, figure)) for figure in owners])


@RULES.finds(w.The)
def the(s: Infinity, at: Resolve, targets: w.The) -> tuple[int, ...]:
    """All that chance may take one of: the farthest, or any. [IC-37]"""
    things = s.EFFECTS.members(s, at, targets.of, targets.where)
    return PICKED[targets.by](s, at, things)


def farthest(s: Infinity, at: Resolve, things: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles with the longest way from the actor. [IC-37]"""
    away = s.dungeon.distances(place_of(s, at.actor))
    reached = [thing for thing in things if away[refs.place_of(thing)] < FAR]
    most = max([away[refs.place_of(thing)] for thing in reached], default=0)
    return tuple([thing for thing in reached if away[refs.place_of(thing)] == most])


PICKED: Final[dict[Pick, Callable[[Infinity, Resolve, tuple[int, ...]], tuple[int, ...]]]] = {
    Pick.FARTHEST: farthest,
    Pick.RANDOM: lambda _s, _at, things: things,
}
"""Among which things chance takes one."""


@RULES.finds(w.DoorAt)
def door_at(s: Infinity, at: Resolve, targets: w.DoorAt) -> tuple[int, ...]:
    """The open door on a side of the map, else the next one clockwise. [DI-HAZ-21] [IC-39]

    None where none is open. [DI-HAZ-23]
    """
    here, open_ = place_of(s, at.actor), open_sides(s, place_of(s, at.actor))
    for turn in SIDES:
        side = (targets.side + turn) % len(SIDES)
        if side in open_:
            return (refs.door(s.dungeon.door(here, side)),)
    return ()


@RULES.finds(w.LastDoor)
def last_door(s: Infinity, at: Resolve, targets: w.LastDoor) -> tuple[int, ...]:
    """The door that the lord came through in this Rampage. [IC-34]"""
    return (refs.door(s.last_door),) if s.last_door != NOBODY else ()


# ---- filters -------------------------------------------------------------------------------------


@RULES.keeps(w.Here)
def here(s: Infinity, at: Resolve, word: w.Here, thing: int) -> bool:
    """On the actor's tile, or that tile itself."""
    spot = place_of(s, at.actor)
    return refs.place_of(thing) == spot if refs.is_place(thing) else spot_of(s, thing) == spot


@RULES.keeps(w.Within)
def within(s: Infinity, at: Resolve, word: w.Within, thing: int) -> bool:
    """So many tiles away by path at most. [DI-TILE-14]"""
    spot = refs.place_of(thing) if refs.is_place(thing) else spot_of(s, thing)
    return s.dungeon.distances(place_of(s, at.actor))[spot] <= s.EFFECTS.amount(s, at, word.tiles)


@RULES.keeps(w.OfKind)
def of_kind(s: Infinity, at: Resolve, word: w.OfKind, thing: int) -> bool:
    """An enemy with a tag or of a rank, or a tile of a kind."""
    if isinstance(word.kind, TileKind):
        return s.tile(refs.place_of(thing)).kind == word.kind
    if is_hero(thing):
        return False
    if isinstance(word.kind, Rank):
        return s.foe(thing).rank == word.kind
    return word.kind in s.foe(thing).stats.tags


@RULES.keeps(w.Focused)
def focused(s: Infinity, at: Resolve, word: w.Focused, thing: int) -> bool:
    """Enemies that are focused on the actor. [DI-FOCUS-01]"""
    return not is_hero(thing) and focus_of(s, thing) == at.actor


@RULES.keeps(w.Hidden)
def hidden(s: Infinity, at: Resolve, word: w.Hidden, thing: int) -> bool:
    """Heroes who are hidden. [IC-13]"""
    return is_hero(thing) and bool(s.hidden[thing])


@RULES.keeps(w.Fought)
def fought(s: Infinity, at: Resolve, word: w.Fought, thing: int) -> bool:
    """Heroes who attacked an enemy of the band that has fallen."""
    return bool(s.fallen_band_fought >> thing & 1)


# ---- conditions and amounts ----------------------------------------------------------------------


@RULES.holds(w.Is)
def is_like(s: Infinity, at: Resolve, condition: w.Is) -> bool:
    """Somebody is as all filters say."""
    keeps = s.EFFECTS.meanings.filters
    things = s.EFFECTS.targets_of(s, at, condition.on)
    return any(all(keeps[type(f)](s, at, f, thing) for f in condition.like) for thing in things)


@RULES.counts(w.Printed)
def printed(s: Infinity, at: Resolve, amount: w.Printed) -> int:
    """What a row of the card says at the level the user had when it was paid. [IC-02]

    [DI-ABIL-05]
    """
    ability = ABILITIES[ABILITY_NAMES.parse(s.EFFECTS.library.card_of(at.node))]
    level = s.level_of_use if s.level_of_use and active(s) == at.actor else s.level[at.actor]
    return ability.at(amount.row - 1, level)


@RULES.counts(w.Of)
def number_of(s: Infinity, at: Resolve, amount: w.Of) -> int:
    """A number of somebody."""
    figures = s.EFFECTS.targets_of(s, at, amount.on)
    return MEASURES[amount.measure](s, figures[0]) if figures else 0


def _health(s: Infinity, figure: int) -> int:
    return s.health[figure] if is_hero(figure) else enemy_health(s, figure)


def _missing(s: Infinity, figure: int) -> int:
    if is_hero(figure):
        return most_health(s, figure) - s.health[figure]
    return full_health(s, figure) - enemy_health(s, figure)


MEASURES: Final = {
    Measure.HEALTH: _health,
    Measure.DAMAGE: _missing,
    Measure.DEFENSE: lambda s, figure: total(defense_of(s, figure)),
    Measure.SNEAK: sneak_number,
    Measure.LEVEL: lambda s, figure: s.level[figure],
    Measure.IN_HANDS: hands_full,
}

# ---- how long ------------------------------------------------------------------------------------


@RULES.lasts(w.Rounds)
def rounds(s: Infinity, at: Resolve, duration: w.Rounds) -> Until:
    """Until so many rounds have ended, this one included. [DI-INIT-13]"""
    return Until(ROUND_ENDS, round=s.round + s.EFFECTS.amount(s, at, duration.n) - 1)


@RULES.lasts(w.UntilNext)
def until_next(s: Infinity, at: Resolve, duration: w.UntilNext) -> Until:
    """Until just before that enemy attacks again."""
    return Until(ATTACKS, owner=at.actor)


@RULES.matches(w.At)
def is_moment(s: Infinity, at: Resolve, moment: w.At) -> bool:
    """Whether what happened happened to whom the card means; the bearer is kept beside."""
    (bearer,) = at.kept
    if isinstance(moment.of, Actor):
        return at.actor == bearer
    context = s.EFFECTS.context(bearer, at.it, at.shown, at.node)
    return at.actor in s.EFFECTS.targets_of(s, context, moment.of)
