"""Events: what happened, typed, with the seats that may know and the rules that made it so.

They are built only where somebody listens. Games add their own kinds; each kind has a sentence
with its fields in braces, and fields hold scene ids or words, so one event gives the log line,
the animation and the explanation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

from undercroft.kernel.moves import UNSEEN
from undercroft.kernel.stacks import EVERYONE, sees

Called = tuple[tuple[str, str], ...]
"""Scene ids with the names they have just now."""


@dataclass(frozen=True, slots=True)
class Term:
    """One addend of a sum, with the source it comes from.

    Where there are several sums, as of a chance and of damage, `group` says which it belongs to.
    """

    label: str
    amount: int
    source: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cue:
    """What can be seen of an event on the board, in fields that a front end can move by.

    `kind` is one of move, attack, damage, heal, miss, block, fall, roll, card, tile, treasure,
    gain (of experience or coins), curse, foe (one has come), level, round, turn, end. `actor` and
    `target` are scene ids, `path` the cells of a walk; a `roll` needs `needs` to succeed, and
    `is_met` says whether it did; `amount` is how much is dealt, healed or gained. Of an attack
    `amount` is the damage that it deals; the loss of health comes as a cue of its own.
    """

    kind: str
    actor: str = ""
    target: str = ""
    path: tuple[str, ...] = ()
    roll: int | None = None
    needs: int | None = None
    amount: int = 0
    falls: bool = False
    is_met: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reasoning:
    """Why a foe does what it does: the line it follows, whom it could have meant, who it is.

    `candidates` are scene ids with how far each is; `settled` says by what a tie was settled.
    """

    line: str
    candidates: tuple[tuple[str, int], ...] = ()
    chosen: str = ""
    settled: str = ""


def grouped(group: str, terms: Iterable[Term]) -> tuple[Term, ...]:
    """Terms as those of one of several sums."""
    return tuple([Term(term.label, term.amount, term.source, group) for term in terms])


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened. `secret` fields are hidden from seats outside `seen_by`.

    `called` names things that may be gone, or another thing, when the event is read; a state fills
    it in when the event is told.
    """

    sentence: ClassVar[str] = ""
    secret: ClassVar[tuple[str, ...]] = ()

    rules: tuple[str, ...] = ()
    seen_by: int = EVERYONE
    called: Called = ()

    def for_seats(self, seats: int) -> Event | None:
        """The event as these seats learn it: whole, without its secret, or not at all."""
        if sees(seats, self.seen_by):
            return self
        if not self.secret:
            return None
        secrets = {getattr(self, name) for name in self.secret}
        known = tuple([pair for pair in self.called if pair[0] not in secrets])
        hidden: dict[str, Any] = dict.fromkeys(self.secret, UNSEEN)
        return replace(self, called=known, **hidden)

    def named_by(self, name_of: Callable[[str], str]) -> Event:
        """The event with what its things are called now, but for those that it names itself."""
        own = dict(self.called)
        left = [id_ for id_ in self.things() if id_ not in own]
        names = [(id_, name) for id_ in left if (name := name_of(id_))]
        return replace(self, called=(*self.called, *names)) if names else self

    def text_with_ids(self) -> str:
        """The sentence, with scene ids where the log has names."""
        return self.sentence.format(**{f.name: getattr(self, f.name) for f in fields(self)})

    def things(self) -> tuple[str, ...]:
        """The scene ids it speaks of."""
        values = [getattr(self, f.name) for f in fields(self)]
        return tuple(v for v in values if isinstance(v, str) and ":" in v and " " not in v)

    def terms(self) -> tuple[Term, ...]:
        """The sum behind it, addend by addend; nothing where there is no sum."""
        return ()

    def cue(self) -> Cue | None:
        """What can be seen of it on the board; nothing where nothing moves."""
        return None

    def reasoning(self) -> Reasoning | None:
        """Why a foe does it; nothing where people decide."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Said(Event):
    """A plain sentence; `shows` is what can be seen of it."""

    sentence: ClassVar[str] = "{text}"
    text: str
    shows: Cue | None = None

    def cue(self) -> Cue | None:
        """What whoever said it has seen."""
        return self.shows


@dataclass(frozen=True, slots=True, kw_only=True)
class Did(Event):
    """Somebody did something that nothing else tells; `shows` is what can be seen of it."""

    sentence: ClassVar[str] = "{who} {action}"
    who: str
    action: str
    shows: Cue | None = None

    def cue(self) -> Cue | None:
        """What whoever told it has seen."""
        return self.shows


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Event):
    """A die was rolled: what was added, source by source, and what it had to reach.

    Where low rolls are good ones, `needs` is what it may be `at_most`.
    """

    who: str
    die: str
    value: int
    added: tuple[Term, ...] = ()
    needs: int | None = None
    at_most: bool = False

    def text_with_ids(self) -> str:
        rolled = f"{self.who} rolls {self.value} on {self.die}"
        if self.needs is None:
            return rolled
        return f"{rolled}, needs {self.needs}{' or less' if self.at_most else ''}"

    def terms(self) -> tuple[Term, ...]:
        """The die and what was added to it; a die alone is no sum."""
        return (Term("roll", self.value), *self.added) if self.added else ()

    def cue(self) -> Cue:
        """The die, and what it had to reach with all that was added."""
        return Cue(
            kind="roll",
            actor=self.who,
            roll=self.value,
            needs=self.needs,
            amount=self.total,
            is_met=self.is_met,
        )

    @property
    def is_met(self) -> bool | None:
        """Whether it is what it had to be; nothing where it had to be nothing."""
        if self.needs is None:
            return None
        return self.total <= self.needs if self.at_most else self.total >= self.needs

    @property
    def total(self) -> int:
        """The roll with everything added."""
        return self.value + sum(term.amount for term in self.added)


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenMoved(Event):
    """A token went from place to place."""

    sentence: ClassVar[str] = "{token} moves to {to}"
    token: str
    start: str
    to: str
    path: tuple[str, ...] = ()

    def cue(self) -> Cue:
        """The walk, from where it began."""
        return Cue(kind="move", actor=self.token, path=self.path or (self.start, self.to))


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenChanged(Event):
    """A number or mark of a token changed."""

    sentence: ClassVar[str] = "{token}: {what} {before} → {after}"
    token: str
    what: str
    before: int
    after: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardMoved(Event):
    """A card went from one zone to another; everybody sees that, few may see which."""

    sentence: ClassVar[str] = "{card} goes from {start} to {to}"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    card: str
    start: str
    to: str

    def cue(self) -> Cue:
        """A card that goes from zone to zone."""
        return Cue(kind="card", actor=self.to, target=self.card, path=(self.start, self.to))
