"""Turns of phrase that many cards share, so that a card reads like its line in a table."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import (
    Condition,
    Duration,
    Each,
    Effect,
    Exists,
    Filter,
    ForEach,
    NotActor,
    Number,
    One,
    Pay,
    Targets,
    UpTo,
)
from undercroft.games.caverns.content.schema import Condition as Ailment
from undercroft.games.caverns.effects.vocabulary.acts import Afflict, Damage, Heal, Pin
from undercroft.games.caverns.effects.vocabulary.aims import (
    IT,
    THIS,
    YOU,
    Adjacent,
    Enemies,
    Heroes,
    OnTile,
    OnTrap,
    Squares,
    The,
    There,
    Tiles,
    Within,
)
from undercroft.games.caverns.effects.vocabulary.attacks import (
    WHILE_IN_FORCE,
    Attack,
    Bonus,
    Boost,
    Edge,
    Rider,
    Use,
)
from undercroft.games.caverns.effects.vocabulary.conditions import Is
from undercroft.games.caverns.effects.vocabulary.decks import Flip, GiveUp
from undercroft.games.caverns.effects.vocabulary.tactics import Advance, Line
from undercroft.games.caverns.effects.vocabulary.terms import (
    ItemBonus,
    Measure,
    Outcome,
    Part,
    Stat,
)
from undercroft.games.caverns.effects.vocabulary.timing import HERO_PHASE

# ---- targets -------------------------------------------------------------------------------------

NEIGHBOUR: Final[One] = One(Enemies(), (Adjacent(),))
ALL_HERE: Final[Each] = Each(Enemies(), (OnTile(),))
TILEMATE: Final[One] = One(Heroes(), (OnTile(),))
OTHERS_HERE: Final[Each] = Each(Heroes(), (NotActor(), OnTile()))
BESIDE_YOU: Final[One] = One(Squares(), (Adjacent(),))
ON_TRAP: Final[Each] = Each(Heroes(), (OnTrap(),))

A_HERO: Final[One] = One(Heroes(), (Adjacent(),))
HEROES_HERE: Final[Each] = Each(Heroes(), (OnTile(),))
HEROES_BESIDE: Final[Each] = Each(Heroes(), (Adjacent(),))


def neighbours(n: int) -> UpTo:
    """Some different adjacent enemies."""
    return UpTo(Number(n), Enemies(), (Adjacent(),))


def enemy(tiles: int) -> One:
    """One enemy within so many tiles."""
    return One(Enemies(), (Within(tiles),))


def hero(tiles: int) -> One:
    """One hero within so many tiles, the actor included."""
    return One(Heroes(), (Within(tiles),))


def closest_hero(tiles: int) -> The:
    """The closest hero within so many tiles."""
    return The(Measure.CLOSEST, Heroes(), (Within(tiles),))


# ---- attacks -------------------------------------------------------------------------------------

POISON: Final[Rider] = Rider(Afflict(Ailment.POISONED, IT))
HOLD_FAST: Final[Rider] = Rider(Afflict(Ailment.IMMOBILIZED, IT))
PIN: Final[Rider] = Rider(Pin(IT))


def attack(
    bonus: int,
    damage: int,
    on: Targets = NEIGHBOUR,
    *riders: Rider,
    miss: int = 0,
    rolls: int = 1,
    edges: tuple[Edge, ...] = (),
    name: str = "",
) -> Attack:
    """An attack with plain numbers."""
    return Attack(
        Number(bonus), Number(damage), on, Number(miss), rolls, edges, tuple(riders), name
    )


def blast(
    tiles: int, bonus: int, damage: int, *riders: Rider, most: int = 0, miss: int = 0
) -> ForEach:
    """An attack on all enemies, or on some, of one tile within so many."""
    there = (There(),)
    aim = UpTo(Number(most), Enemies(), there) if most else Each(Enemies(), there)
    return ForEach(One(Tiles(), (Within(tiles),)), attack(bonus, damage, aim, *riders, miss=miss))


def roll_edge(n: int, provided: Condition) -> Edge:
    """So much more on the roll if a condition holds."""
    return Edge(Number(n), Part.ROLL, provided)


def damage_edge(n: int, provided: Condition) -> Edge:
    """So much more damage if a condition holds."""
    return Edge(Number(n), Part.DAMAGE, provided)


def either(do: Effect, provided: Condition | None = None, *, optional: bool = False) -> Rider:
    """What follows hit and miss alike."""
    return Rider(do, Outcome.EITHER, provided, optional)


def against(*like: Filter) -> Is:
    """The target of the attack is like this."""
    return Is(like)


# ---- other acts ----------------------------------------------------------------------------------


def damage(n: int, on: Targets = YOU) -> Damage:
    """So many HP go."""
    return Damage(Number(n), on)


def heal(n: int, on: Targets) -> Heal:
    """So many HP come back."""
    return Heal(Number(n), on)


def plus(
    n: int,
    stat: Stat,
    *provided: Condition,
    on: Targets = YOU,
    lasting: Duration = WHILE_IN_FORCE,
    item: ItemBonus | None = None,
) -> Bonus:
    """A bonus, or with a negative number a penalty."""
    return Bonus(stat, Number(n), on, provided, lasting, item)


def arm(n: int, stat: Stat, *provided: Condition) -> Bonus:
    """An item attack bonus against adjacent enemies."""
    return plus(n, stat, against(Adjacent()), *provided, item=ItemBonus.ATTACK)


def guard(n: int, *provided: Condition, on: Targets = YOU) -> Bonus:
    """An item defence bonus."""
    return plus(n, Stat.AC, *provided, on=on, item=ItemBonus.DEFENCE)


def boost(n: int, part: Part) -> Boost:
    """A plain number more in the attack that is going on."""
    return Boost(Number(n), part)


def freely(do: Effect) -> Use:
    """Used freely in the own Hero Phase."""
    return Use(HERO_PHASE, do)


def flip(do: Effect) -> Use:
    """Used in the own Hero Phase by turning the item face down."""
    return Use(HERO_PHASE, Pay(Flip(), do))


def use_up(do: Effect) -> Use:
    """Used in the own Hero Phase by discarding the item."""
    return Use(HERO_PHASE, Pay(GiveUp(THIS), do))


# ---- tactics -------------------------------------------------------------------------------------


def near(tiles: int) -> Exists:
    """A hero is within so many tiles."""
    return Exists(Each(Heroes(), (Within(tiles),)))


def march(tiles: int, toward: Targets | None = None) -> Line:
    """Otherwise so many tiles toward somebody, usually the closest hero."""
    return Line(Advance(tiles) if toward is None else Advance(tiles, toward))


BESIDE: Final[Exists] = Exists(HEROES_BESIDE)
