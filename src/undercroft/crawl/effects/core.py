"""What the core's own words mean."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects import amounts as a
from undercroft.crawl.effects import conditions as c
from undercroft.crawl.effects import flow as f
from undercroft.crawl.effects import targets as t
from undercroft.crawl.effects.durations import Always
from undercroft.crawl.effects.frames import Resolve
from undercroft.crawl.effects.registry import Meanings
from undercroft.crawl.effects.standing import stand
from undercroft.crawl.modifiers import NEVER, Until
from undercroft.kernel.chance import Die, Roll
from undercroft.kernel.choices import Ask, Choose

CORE: Final = Meanings()

# ---- effects -----------------------------------------------------------------------------------


@CORE.resolves(f.Nothing)
def nothing(s: Any, at: Resolve, effect: f.Nothing) -> None:
    """Nothing happens."""
    at.happened = 0


@CORE.resolves(f.Seq)
def seq(s: Any, at: Resolve, effect: f.Seq) -> None:
    """Step by step; it happened when a step did."""
    at.gather()
    steps = at.parts(s, "steps")
    if at.step < len(steps):
        at.begin(s, steps[at.step])


@CORE.resolves(f.ChooseOne)
def choose_one(s: Any, at: Resolve, effect: f.ChooseOne) -> None:
    """Ask for an option, unless only one can be paid; then do it."""
    if at.step == 1:
        at.begin(s, at.parts(s, "options")[at.told - 1])
        return
    at.gather()
    if at.step == 0:
        _offer(s, at, effect)


def _offer(s: Any, at: Resolve, effect: f.ChooseOne) -> None:
    options = at.parts(s, "options")
    open_ = [i for i, node in enumerate(options, 1) if not s.EFFECTS.lacks(s, at, node)]
    if len(open_) > 1:
        seat = s.EFFECTS.seat(s, at.actor)
        s.push(Choose(seat, s.EFFECTS.option, tuple(open_), s.EFFECTS.offering(at, effect)))
    elif open_:
        at.step = 1
        at.begin(s, options[open_[0] - 1])


@CORE.resolves(f.May)
def may(s: Any, at: Resolve, effect: f.May) -> None:
    """Ask, unless it cannot be paid or is for nobody."""
    do = at.part(s, "do")
    if at.step == 0 and not s.EFFECTS.lacks(s, at, do) and not s.EFFECTS.is_moot(s, at, do):
        s.push(Ask(s.EFFECTS.seat(s, at.actor), s.EFFECTS.offering(at, effect)))
    elif at.step == 1 and at.told:
        at.begin(s, do)
    else:
        at.happened = at.told if at.step else 0


@CORE.resolves(f.Pay)
def pay(s: Any, at: Resolve, effect: f.Pay) -> None:
    """The cost first, and only if it can be paid; then what it buys."""
    if at.step == 0 and not s.EFFECTS.lacks(s, at, at.node):
        at.begin(s, at.part(s, "cost"))
    elif at.step == 1 and at.told:
        at.begin(s, at.part(s, "then"))
    else:
        at.happened = int(at.step == 2)


@CORE.resolves(f.If)
def if_(s: Any, at: Resolve, effect: f.If) -> None:
    """Resolve `then` if the condition holds now, else `otherwise`."""
    at.gather()
    if at.step == 0:
        held = s.EFFECTS.holds(s, at, effect.test)
        at.begin(s, at.part(s, "then" if held else "otherwise"))


@CORE.resolves(f.IfDone)
def if_done(s: Any, at: Resolve, effect: f.IfDone) -> None:
    """What happened first decides what comes after it."""
    at.gather()
    if at.step == 0:
        at.begin(s, at.part(s, "first"))
    elif at.step == 1:
        at.begin(s, at.part(s, "then" if at.told else "otherwise"))


@CORE.resolves(f.ForEach)
def for_each(s: Any, at: Resolve, effect: f.ForEach) -> None:
    """Every target in turn; one that is gone by then is skipped."""
    at.gather()
    # Asked again each time: what was done to one target may have removed the next.
    left = [target for target in at.targets if s.EFFECTS.present(s, target)]
    at.targets = tuple(left[1:])
    if left:
        at.begin(s, at.part(s, "do"), it=left[0])


@CORE.resolves(f.As)
def as_(s: Any, at: Resolve, effect: f.As) -> None:
    """Every one named is the actor in turn."""
    at.gather()
    if at.step < len(at.targets):
        at.begin(s, at.part(s, "do"), actor=at.targets[at.step])


@CORE.resolves(f.Repeat)
def repeat(s: Any, at: Resolve, effect: f.Repeat) -> None:
    """As often as the amount says when it begins."""
    # Counted once: what is repeated may change what the amount counts.
    if at.step == 0:
        at.kept = (s.EFFECTS.amount(s, at, effect.times),)
    at.gather()
    if at.step < at.kept[0]:
        at.begin(s, at.part(s, "do"))


@CORE.resolves(f.RollTable)
def roll_table(s: Any, at: Resolve, effect: f.RollTable) -> None:
    """Roll, and do what the row with that number says."""
    if at.step == 0:
        s.push(Roll(Die.of[effect.die]))
    elif at.step == 1:
        _row(s, at, effect)
    else:
        at.happened = at.told


def _row(s: Any, at: Resolve, effect: f.RollTable) -> None:
    at.happened = 0
    for row, node in zip(effect.rows, at.parts(s, "rows")):
        if row.low <= at.told <= row.high:
            at.begin_shown(s, node, at.told)


@CORE.resolves(f.When)
def when(s: Any, at: Resolve, effect: f.When) -> None:
    """From now on the moment is waited for."""
    stand(s, at, effect)


@CORE.resolves(f.Special)
def special(s: Any, at: Resolve, effect: f.Special) -> None:
    """What was written by hand for it."""
    s.EFFECTS.meanings.specials[effect.id](s, at, effect)


# ---- amounts -----------------------------------------------------------------------------------


@CORE.counts(a.Number)
def number(s: Any, at: Resolve, amount: a.Number) -> int:
    """The number itself."""
    return amount.value


@CORE.counts(a.Plus)
def plus(s: Any, at: Resolve, amount: a.Plus) -> int:
    """The sum of all parts."""
    return sum([s.EFFECTS.amount(s, at, term) for term in amount.terms])


@CORE.counts(a.Times)
def times(s: Any, at: Resolve, amount: a.Times) -> int:
    """So many times as much."""
    return amount.by * int(s.EFFECTS.amount(s, at, amount.of))


@CORE.counts(a.Share)
def share(s: Any, at: Resolve, amount: a.Share) -> int:
    """An equal part, rounded down."""
    return int(s.EFFECTS.amount(s, at, amount.of)) // amount.by


@CORE.counts(a.Least)
def least(s: Any, at: Resolve, amount: a.Least) -> int:
    """The smallest of the parts."""
    return int(min([s.EFFECTS.amount(s, at, each) for each in amount.of]))


@CORE.counts(a.Most)
def most(s: Any, at: Resolve, amount: a.Most) -> int:
    """The largest of the parts."""
    return int(max([s.EFFECTS.amount(s, at, each) for each in amount.of]))


@CORE.counts(a.ByLevel)
def by_level(s: Any, at: Resolve, amount: a.ByLevel) -> int:
    """The column of the actor's level, the last one for levels beyond."""
    level = min(s.EFFECTS.level(s, at.actor), len(amount.values))
    return amount.values[level - 1] or 0


@CORE.counts(a.CountOf)
def count_of(s: Any, at: Resolve, amount: a.CountOf) -> int:
    """How many there are."""
    return len(s.EFFECTS.targets_of(s, at, amount.targets))


@CORE.counts(a.Shown)
def shown(s: Any, at: Resolve, amount: a.Shown) -> int:
    """What the die shows."""
    return at.shown


# ---- conditions --------------------------------------------------------------------------------


@CORE.holds(c.AllOf)
def all_of(s: Any, at: Resolve, test: c.AllOf) -> bool:
    """All of the conditions hold."""
    return all(s.EFFECTS.holds(s, at, part) for part in test.of)


@CORE.holds(c.AnyOf)
def any_of(s: Any, at: Resolve, test: c.AnyOf) -> bool:
    """At least one of the conditions holds."""
    return any(s.EFFECTS.holds(s, at, part) for part in test.of)


@CORE.holds(c.Not)
def not_(s: Any, at: Resolve, test: c.Not) -> bool:
    """The condition does not hold."""
    return not s.EFFECTS.holds(s, at, test.of)


@CORE.holds(c.AtLeast)
def at_least(s: Any, at: Resolve, test: c.AtLeast) -> bool:
    """That much or more."""
    return bool(s.EFFECTS.amount(s, at, test.amount) >= test.n)


@CORE.holds(c.AtMost)
def at_most(s: Any, at: Resolve, test: c.AtMost) -> bool:
    """That much or less."""
    return bool(s.EFFECTS.amount(s, at, test.amount) <= test.n)


@CORE.holds(c.Exists)
def exists(s: Any, at: Resolve, test: c.Exists) -> bool:
    """At least one is there."""
    return bool(s.EFFECTS.targets_of(s, at, test.targets))


# ---- targets -----------------------------------------------------------------------------------


@CORE.finds(t.Actor)
def actor(s: Any, at: Resolve, targets: t.Actor) -> tuple[int, ...]:
    """Who does it."""
    return (at.actor,)


@CORE.finds(t.It)
def it(s: Any, at: Resolve, targets: t.It) -> tuple[int, ...]:
    """What this is about, if it is about anything."""
    return () if at.it < 0 else (at.it,)


def things(s: Any, at: Resolve, targets: t.One | t.UpTo | t.Each) -> tuple[int, ...]:
    """What the filters leave of the group."""
    kept: tuple[int, ...] = s.EFFECTS.members(s, at, targets.of, targets.where)
    return kept


CORE.finds(t.One)(things)
CORE.finds(t.UpTo)(things)
CORE.finds(t.Each)(things)


@CORE.asks(t.One)
def asks_one(s: Any, at: Resolve, targets: t.One) -> tuple[int, int]:
    """Exactly one is chosen."""
    return (1, 1)


@CORE.asks(t.UpTo)
def asks_up_to(s: Any, at: Resolve, targets: t.UpTo) -> tuple[int, int]:
    """None is chosen, or some."""
    return (0, s.EFFECTS.amount(s, at, targets.n))


# ---- filters and durations ---------------------------------------------------------------------


@CORE.keeps(t.NotActor)
def not_actor(s: Any, at: Resolve, word: t.NotActor, thing: int) -> bool:
    """All but who does it: "another" is never the user. [CV-POW-07]"""
    return thing != at.actor


@CORE.keeps(t.NotIt)
def not_it(s: Any, at: Resolve, word: t.NotIt, thing: int) -> bool:
    """All but what this is about."""
    return thing != at.it


@CORE.keeps(t.Either)
def either(s: Any, at: Resolve, word: t.Either, thing: int) -> bool:
    """Kept by one of them."""
    filters = s.EFFECTS.meanings.filters
    return any(filters[type(part)](s, at, part, thing) for part in word.of)


@CORE.keeps(t.Except)
def except_(s: Any, at: Resolve, word: t.Except, thing: int) -> bool:
    """Keeps what the inner filter would drop."""
    return not s.EFFECTS.meanings.filters[type(word.of)](s, at, word.of, thing)


@CORE.keeps(t.Whose)
def whose(s: Any, at: Resolve, word: t.Whose, thing: int) -> bool:
    """The condition holds of the thing."""
    asked = s.EFFECTS.context(at.actor, thing, at.shown, at.node)
    return bool(s.EFFECTS.holds(s, asked, word.test))


@CORE.lasts(Always)
def always(s: Any, at: Resolve, duration: Always) -> Until:
    """No event ends it; it goes with its source."""
    return NEVER
