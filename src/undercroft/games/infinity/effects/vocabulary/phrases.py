"""Turns of phrase that many cards share, so that a card reads like its line in a table."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import (
    Amount,
    AtLeast,
    AtMost,
    Condition,
    CountOf,
    Duration,
    Each,
    Effect,
    Exists,
    ForEach,
    Group,
    If,
    IfDone,
    Not,
    NotActor,
    NotIt,
    Number,
    One,
    Plus,
    Seq,
    Shown,
    Targets,
    Times,
    UpTo,
    When,
)
from undercroft.games.infinity.content.schema import Element, TileKind
from undercroft.games.infinity.effects.vocabulary.acts import (
    Afflict,
    Coins,
    Heal,
    Lay,
    Move,
    Rewards,
    RollUnder,
    Xp,
)
from undercroft.games.infinity.effects.vocabulary.aims import (
    HERE,
    IT,
    NONE,
    YOU,
    Area,
    Enemies,
    Fellows,
    Focused,
    Fought,
    Here,
    Heroes,
    Minions,
    OfKind,
    Printed,
    Sentinels,
    Tiles,
)
from undercroft.games.infinity.effects.vocabulary.dungeon import Look, OpenDoor
from undercroft.games.infinity.effects.vocabulary.fights import (
    NOTHING,
    WHILE_IN_FORCE,
    Attack,
    Blow,
    Bonus,
    Fight,
    Infuse,
    Lose,
    Option,
)
from undercroft.games.infinity.effects.vocabulary.terms import (
    Ailment,
    Occasion,
    Shape,
    Stack,
    Stat,
    Surprise,
    Token,
)
from undercroft.games.infinity.effects.vocabulary.timing import THREE_ROUNDS, At

FIRST: Final[Printed] = Printed(1)
SECOND: Final[Printed] = Printed(2)
"""The printed rows of a card."""

# ---- targets -------------------------------------------------------------------------------------

ENEMY: Final[Area] = Area(Shape.ENEMY)
PAIR: Final[Area] = Area(Shape.PAIR)
ROW: Final[Area] = Area(Shape.ROW)
COLUMN: Final[Area] = Area(Shape.COLUMN)
GRID: Final[Area] = Area(Shape.GRID)
FORMATION: Final[Area] = Area(Shape.FORMATION)

EVERYONE: Final[Each] = Each(Heroes())
A_HERO: Final[One] = One(Heroes(), (Here(),))
ALL_HERE: Final[Each] = Each(Heroes(), (Here(),))
FRIENDS_HERE: Final[Each] = Each(Heroes(), (NotActor(), Here()))
OTHERS_HERE: Final[Each] = Each(Heroes(), (NotIt(), Here()))
FELLOWS: Final[Each] = Each(Fellows())
FACING: Final[Each] = Each(Enemies(), (Focused(),))
FIGHTERS: Final[Each] = Each(Heroes(), (Fought(),))


def enemies_here(n: Amount) -> UpTo:
    """Some different enemies of the tile."""
    return UpTo(n, Enemies(), (Here(),))


def tile(kind: TileKind) -> One:
    """The tile of a kind."""
    return One(Tiles(), (OfKind(kind),))


# ---- conditions ----------------------------------------------------------------------------------

FOCUSED_ON: Final[Exists] = Exists(FACING)
LEFT_ALONE: Final[Not] = Not(FOCUSED_ON)


def rolled(most: int) -> AtMost:
    """The roll shows so much or less."""
    return AtMost(Shown(), most)


def facing(n: int) -> AtLeast:
    """So many enemies or more are focused on the actor."""
    return AtLeast(CountOf(FACING), n)


# ---- amounts: how many enemies meet the heroes (DI-RISK-05) --------------------------------------

AS_MANY: Final[CountOf] = CountOf(EVERYONE)
ONE_MORE: Final[Plus] = Plus((AS_MANY, Number(1)))
TWO_MORE: Final[Plus] = Plus((AS_MANY, Number(2)))
THREE_MORE: Final[Plus] = Plus((AS_MANY, Number(3)))
TWICE: Final[Times] = Times(2, AS_MANY)
TWICE_LESS_ONE: Final[Plus] = Plus((TWICE, Number(-1)))


def amount(n: int | Amount) -> Amount:
    """A number as an amount."""
    return Number(n) if isinstance(n, int) else n


# ---- attacks and fights --------------------------------------------------------------------------


def attack(
    power: int | Amount,
    chance: int | Amount = 0,
    on: Targets = ENEMY,
    *,
    deals: Element | None = None,
    hit: Effect = NOTHING,
) -> Attack:
    """An attack with Power and hit chance changed."""
    return Attack(on, amount(power), amount(chance), deals, hit=hit)


def blow(power: int, on: Targets, deals: Element | None = None) -> Blow:
    """A blow of a plain Power."""
    return Blow(Number(power), on, deals)


def lose(n: int | Amount, on: Targets = YOU, deals: Element | None = None) -> Lose:
    """So much Health goes."""
    return Lose(amount(n), on, deals)


def fight(
    minions: Amount | None,
    after: Effect = NOTHING,
    *,
    sentinels: int = 0,
    surprise: Surprise | None = None,
    option: Option | None = None,
) -> Fight:
    """A new group of a sentinel, of so many minions, or of both."""
    chiefs: tuple[Group, ...] = (Sentinels(sentinels),) if sentinels else ()
    others: tuple[Group, ...] = (Minions(minions),) if minions else ()
    return Fight((*chiefs, *others), surprise, option, after)


def earned(xp: int) -> Xp:
    """Experience for every hero who attacked one of the group."""
    return Xp(xp, FIGHTERS)


def loot(coins: int) -> Coins:
    """Coins for the hero who struck last."""
    return Coins(Number(coins), IT)


REWARD: Final[Rewards] = Rewards(1)

# ---- other acts ----------------------------------------------------------------------------------

STUN_IT: Final[Afflict] = Afflict(Ailment.STUN, IT)
CONFUSE_IT: Final[Afflict] = Afflict(Ailment.CONFUSE, IT)
A_WAY_OUT: Final[IfDone] = IfDone(OpenDoor(), otherwise=Coins(Number(2)))


def heal(n: int | Amount, on: Targets = YOU) -> Heal:
    """So much Health comes back."""
    return Heal(amount(n), on)


def lay_here(token: Token) -> Seq:
    """A token on the tile, which acts at once on all heroes there (DI-TOKEN-03)."""
    return Seq((Lay(token, HERE), Lay(token, ALL_HERE)))


def coins(n: int | Amount, on: Targets = YOU) -> Coins:
    """So many coins."""
    return Coins(amount(n), on)


def plus(
    n: int | Amount,
    stat: Stat,
    on: Targets = YOU,
    lasting: Duration = WHILE_IN_FORCE,
    provided: Condition | None = None,
) -> Bonus:
    """A bonus, or with a negative number a penalty."""
    return Bonus(stat, amount(n), on, provided, lasting)


def stun(on: Targets) -> Afflict:
    """Somebody is stunned."""
    return Afflict(Ailment.STUN, on)


def confuse(on: Targets) -> Afflict:
    """Somebody is confused."""
    return Afflict(Ailment.CONFUSE, on)


def slip(n: int | Amount) -> Move:
    """So many tiles, also out of a fight."""
    return Move(amount(n), slip=True)


def look(n: int | Amount, stack: Stack = Stack.TILES) -> Look:
    """The next of a stack, each put back on top or to the bottom."""
    return Look(amount(n), stack)


def enhance(element: Element) -> ForEach:
    """The normal attacks of one hero of the tile are better for three rounds (DI-ITEM-14)."""
    power = plus(1, Stat.POWER, IT, THREE_ROUNDS)
    return ForEach(A_HERO, Seq((Infuse(element, IT, THREE_ROUNDS), power)))


def chance(most: int | Amount, do: Effect, more: Amount = NONE) -> IfDone:
    """What is done on a roll of so much or less."""
    return IfDone(RollUnder(amount(most), more), do)


# ---- moments -------------------------------------------------------------------------------------


def when(occasion: Occasion, do: Effect) -> When:
    """Each time something happens to the actor."""
    return When(At(occasion), do)


def on_hit(do: Effect) -> When:
    """Each time an attack of the actor hits."""
    return when(Occasion.HITS, do)


def on_low_hit(most: int, do: Effect) -> When:
    """Each time an attack of the actor hits with a roll of so much or less."""
    return on_hit(If(rolled(most), do))


def at_round_end(do: Effect) -> When:
    """At the end of each round."""
    return when(Occasion.ROUND_ENDS, do)
