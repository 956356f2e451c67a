"""Turns of phrase that many cards share, so that a card reads like its line in a table."""

from __future__ import annotations

from undercroft.crawl.effects import Condition, Duration, Each, Filter, Number, One, Targets
from undercroft.games.alliance.effects.vocabulary.acts import Damage, Heal
from undercroft.games.alliance.effects.vocabulary.aims import (
    EVERY_HERO,
    FOE,
    YOU,
    Allies,
    Heroes,
    HeroesOnSide,
    InSight,
    Monsters,
    MonstersAndRivals,
    NextTo,
    OwnHeroes,
    Within,
)
from undercroft.games.alliance.effects.vocabulary.attacks import Bonus
from undercroft.games.alliance.effects.vocabulary.terms import Stat
from undercroft.games.alliance.effects.vocabulary.timing import OWNED, THIS_ROUND, UNTIL_CARD


def plus(
    n: int,
    stat: Stat,
    on: Targets = YOU,
    *,
    provided: Condition | None = None,
    lasting: Duration = THIS_ROUND,
) -> Bonus:
    """A bonus of a plain number."""
    return Bonus(stat, Number(n), on, provided, lasting)


def now(n: int, stat: Stat, *, provided: Condition | None = None) -> Bonus:
    """What a final enemy has while its card lies open (DA-FIN-05)."""
    return Bonus(stat, Number(n), YOU, provided, UNTIL_CARD)


def around(spaces: int) -> Each:
    """The heroes so near to a final enemy; next to it, where that is one space (AC-59)."""
    return Each(Heroes(), (NextTo(YOU) if spaces == 1 else Within(spaces),))


def for_all(n: int, stat: Stat, *, provided: Condition | None = None) -> Bonus:
    """What an artifact gives all heroes of the alliance as long as it lies there (DA-ART-03)."""
    return plus(n, stat, EVERY_HERO, provided=provided, lasting=OWNED)


def minus(n: int, stat: Stat, on: Targets) -> Bonus:
    """A penalty of a plain number."""
    return Bonus(stat, Number(-n), on)


def heal(n: int, on: Targets) -> Heal:
    """So many wounds go."""
    return Heal(Number(n), on)


def damage(n: int, on: Targets) -> Damage:
    """So many wounds come."""
    return Damage(Number(n), on)


def splash(n: int) -> Damage:
    """So many wounds for every other monster around the target of an attack."""
    return damage(n, Each(Monsters(), (NextTo(FOE),)))


def ally(spaces: int) -> One:
    """One standing hero of the alliance, seen or not."""
    return One(Allies(), (Within(spaces),))


def comrade(spaces: int, *first: Filter) -> One:
    """One hero of the own side, standing or not, seen or not: whom one can heal."""
    return One(HeroesOnSide(), (*first, Within(spaces)))


def comrades(spaces: int) -> Each:
    """All heroes of the alliance so near, standing or not, seen or not."""
    return Each(OwnHeroes(), (Within(spaces),))


def opponent(spaces: int, *last: Filter) -> One:
    """One monster or hero of a rival in sight: what Control Spells are for."""
    return One(MonstersAndRivals(), (InSight(), Within(spaces), *last))
