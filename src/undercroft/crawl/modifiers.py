"""Modifiers: what raises or lowers a stat, with its source, its reach, and when it ends.

They are immutable and kept as a tuple in a field of the state. Stats, sources, groups and the
moments at which something ends are small ints that a game names. What a sum is made of can be
listed term by term; the terms add up to the total.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from undercroft.kernel.events import Term
from undercroft.kernel.layout import INT, Int, Kind, Plain, record
from undercroft.kernel.moves import NUMBER, Names, Vocabulary

EVERYBODY: Final = -1
NO_TEST: Final = -1
NO_TEAM: Final = -2
ANYONE: Final = -1
NO_FLOOR: Final = -1_000_000

ADD: Final = 0
BEST: Final = 1
WORST: Final = 2
SET_BASE: Final = 3
SET_LAST: Final = 4
STACKING: Final = Names("stacking", ("add", "best", "worst", "set-base", "set-last"))

Holds = Callable[[int], bool]


def team(number: int) -> int:
    """The scope that reaches every figure of a team."""
    return -3 - number


@dataclass(frozen=True, slots=True)
class Until:
    """When something ends: at a moment (0 is never), of an owner, not before a round."""

    moment: int = 0
    owner: int = ANYONE
    round: int = 0


NEVER: Final = Until()


@dataclass(frozen=True, slots=True)
class Modifier:
    """One change of one stat.

    `scope` is a figure, a `team(n)` or EVERYBODY. `stacking` says how it meets the others of its
    `group`: all add up, only the best or worst of a group counts, or it sets the base (others add
    to it) or sets the stat for good (nothing adds to it; the latest wins). `test` is the node of
    an effect whose condition must hold.
    """

    stat: int
    amount: int
    source: int
    scope: int
    stacking: int = ADD
    group: int = 0
    until: Until = NEVER
    test: int = NO_TEST


Modifiers = tuple[Modifier, ...]


def total(
    modifiers: Sequence[Modifier],
    stat: int,
    figure: int,
    side: int = NO_TEAM,
    base: int = 0,
    least: int = NO_FLOOR,
    holds: Holds | None = None,
) -> int:
    """The stat of a figure (of the team with scope `side`), never under `least`."""
    value = 0
    last: int | None = None
    groups: dict[tuple[int, int], int] | None = None
    for m in modifiers:
        if m.stat != stat:
            continue
        scope = m.scope
        if scope != figure and scope != EVERYBODY and scope != side:  # noqa: PLR1714  (faster)
            continue
        if m.test != NO_TEST and (holds is None or not holds(m.test)):
            continue
        stacking = m.stacking
        if stacking == ADD:
            value += m.amount
        elif stacking == SET_BASE:
            base = m.amount
        elif stacking == SET_LAST:
            last = m.amount
        else:
            groups = _topped(groups or {}, m)
    if last is None:
        last = base + value + (sum(groups.values()) if groups else 0)
    return last if last > least else least


def _topped(groups: dict[tuple[int, int], int], m: Modifier) -> dict[tuple[int, int], int]:
    """The best or worst of each group so far."""
    key = (m.stacking, m.group)
    before = groups.get(key, m.amount)
    groups[key] = max(before, m.amount) if m.stacking == BEST else min(before, m.amount)
    return groups


def counting(
    modifiers: Sequence[Modifier],
    stat: int,
    figure: int,
    side: int = NO_TEAM,
    holds: Holds | None = None,
) -> list[Modifier]:
    """The modifiers that count: those that reach the figure, hold, and win their group."""
    reaching = [
        m
        for m in modifiers
        if m.stat == stat
        and m.scope in (figure, side, EVERYBODY)
        and (m.test == NO_TEST or (holds is not None and holds(m.test)))
    ]
    if {m.stacking for m in reaching} <= {ADD}:
        return reaching
    last = _latest(reaching, SET_LAST)
    if last is not None:
        return [last]
    first = _latest(reaching, SET_BASE)
    added = [m for m in reaching if m.stacking in (ADD, BEST, WORST) and _wins(m, reaching)]
    return added if first is None else [first, *added]


def _latest(modifiers: list[Modifier], stacking: int) -> Modifier | None:
    alike = [m for m in modifiers if m.stacking == stacking]
    return alike[-1] if alike else None


def _wins(m: Modifier, among: list[Modifier]) -> bool:
    """Whether a modifier counts within its group; of equals the earliest does."""
    if m.stacking == ADD:
        return True
    rivals = [r for r in among if r.stacking == m.stacking and r.group == m.group]
    pick = max if m.stacking == BEST else min
    return pick(rivals, key=lambda r: r.amount) is m


def terms(
    modifiers: Modifiers,
    stat: int,
    figure: int,
    names: Callable[[int], Term],
    *,
    base: Term,
    side: int = NO_TEAM,
    least: Term | None = None,
    holds: Holds | None = None,
) -> list[Term]:
    """What the total is made of, the base first; `names` gives words and thing of a source.

    The amounts add up to what `total` says. A set stat shows as the difference it makes.
    """
    made = [base]
    value = base.amount
    for m in counting(modifiers, stat, figure, side, holds):
        change = m.amount - value if m.stacking >= SET_BASE else m.amount
        made.append(_of(names(m.source), change))
        value += change
    if least is not None and value < least.amount:
        made.append(_of(least, least.amount - value))
    return made


def _of(named: Term, amount: int) -> Term:
    return Term(named.label, amount, named.source)


class Lasting(Protocol):
    """Anything that ends at some time."""

    @property
    def until(self) -> Until:
        """When it ends."""

    @property
    def source(self) -> int:
        """Where it comes from."""


L = TypeVar("L", bound=Lasting)


def expire(
    lasting: tuple[L, ...], moment: int, owner: int = ANYONE, round_: int = 0
) -> tuple[L, ...]:
    """What is left when a moment comes, of an owner, in a round."""
    left = [
        x
        for x in lasting
        if x.until.moment != moment
        or x.until.owner not in (ANYONE, owner)
        or round_ < x.until.round
    ]
    return tuple(left) if len(left) < len(lasting) else lasting


def without(lasting: tuple[L, ...], source: int) -> tuple[L, ...]:
    """What is left when everything of a source ends."""
    return tuple([x for x in lasting if x.source != source])


class Words:
    """How the ints of modifiers are written in saves; numbers unless named."""

    def __init__(
        self,
        *,
        stats: Vocabulary = NUMBER,
        sources: Vocabulary = NUMBER,
        groups: Vocabulary = NUMBER,
        moments: Vocabulary = NUMBER,
        nodes: Vocabulary = NUMBER,
    ) -> None:
        self.stats: Final = Int(stats)
        self.sources: Final = Int(sources)
        self.groups: Final = Int(groups)
        self.moments: Final = Int(moments)
        self.nodes: Final = Int(nodes)


class UntilKind(Kind):
    """How the end of something is saved: {} for never."""

    def __init__(self, words: Words) -> None:
        self._columns: Final = _columns(
            ("moment", words.moments, 0), ("owner", INT, ANYONE), ("round", INT, 0)
        )

    def save(self, value: Until) -> Plain:
        return _save(self._columns, value)

    def load(self, plain: Plain) -> Until:
        return Until(**_load(self._columns, plain))


class ModifierKind(Kind):
    """How a modifier is saved: a table with what differs from the usual."""

    def __init__(self, words: Words) -> None:
        self._columns: Final = _columns(
            ("stat", words.stats, None),
            ("amount", INT, None),
            ("source", words.sources, None),
            ("scope", INT, None),
            ("stacking", Int(STACKING), ADD),
            ("group", words.groups, 0),
            ("until", UntilKind(words), NEVER),
            ("test", words.nodes, NO_TEST),
        )

    def save(self, value: Modifier) -> Plain:
        return _save(self._columns, value)

    def load(self, plain: Plain) -> Modifier:
        return Modifier(**_load(self._columns, plain))


Column = tuple[str, Kind, Any]


def _columns(*columns: Column) -> tuple[Column, ...]:
    return columns


def _save(columns: Iterable[Column], value: object) -> Plain:
    given = ((name, kind, getattr(value, name), usual) for name, kind, usual in columns)
    return {name: kind.save(part) for name, kind, part, usual in given if part != usual}


def _load(columns: Iterable[Column], plain: Plain) -> dict[str, Any]:
    kinds = {name: kind for name, kind, _ in columns}
    needed = [name for name, _, usual in columns if usual is None]
    return {k: kinds[k].load(v) for k, v in record(plain, needed, tuple(kinds)).items()}
