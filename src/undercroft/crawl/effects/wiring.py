"""What ties words, content and a game's state together: one object on the state's class.

    class State(kernel.State):
        EFFECTS: ClassVar[Effects] = ToyEffects(LIBRARY, RULES, MESSAGES.say)
        FRAMES = frames(*CHOICES, Roll, *EFFECTS.frames)

A game overrides the few hooks that only it can answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.crawl.effects.families import (
    Amount,
    Condition,
    Duration,
    Effect,
    Filter,
    Group,
    Targets,
)
from undercroft.crawl.effects.flow import Pay
from undercroft.crawl.effects.frames import NOBODY, Resolve, speaking
from undercroft.crawl.effects.library import Library
from undercroft.crawl.effects.registry import Meanings
from undercroft.crawl.effects.targets import Each, One, UpTo
from undercroft.crawl.modifiers import Until
from undercroft.kernel.choices import Choose
from undercroft.kernel.native import mypyc_attr

ALL: Final = 1_000_000
GROUPED: Final = (One, UpTo, Each)
"""The targets that mean what some filters leave of a group."""

Say = Callable[[object], str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects:
    """A game's content, what its words mean, and how they are said in prompts.

    `yes`, `no` and `option` name the verbs of moves that answer.
    """

    option: str = "choose"

    def __init__(self, library: Library, meanings: Meanings, say: Say = str) -> None:
        lacking = meanings.missing(library.effects)
        if lacking:
            raise ValueError(f"nothing says what these words mean: {', '.join(lacking)}")
        self.library: Final = library
        self.meanings: Final = meanings
        self.say: Final = say
        self.resolve: Final = speaking(library.nodes)
        self.frames: Final = (self.resolve,)
        self._words: Final[dict[object, str]] = {}

    # ---- what only a game knows ------------------------------------------------------------

    def seat(self, s: Any, actor: int) -> int:
        """The seat that decides for an actor."""
        return actor

    def chooser(self, s: Any, at: Resolve, targets: Targets) -> int:
        """The seat that chooses among targets."""
        return self.seat(s, at.actor)

    def level(self, s: Any, actor: int) -> int:
        """The level of an actor, from 1."""
        return 1

    def present(self, s: Any, target: int) -> bool:
        """Whether a target chosen earlier is still there."""
        return True

    def aim(self, effect: Effect) -> Targets | None:
        """Whom an effect means, to be found before it is resolved; None if it reads that later."""
        return getattr(effect, "on", None)

    def settled(
        self, s: Any, at: Resolve, targets: Targets, candidates: tuple[int, ...]
    ) -> tuple[int, ...]:
        """What of several is meant where no seat is asked; nothing where one is."""
        return ()

    def on_chosen(self, s: Any, at: Resolve) -> None:
        """What a game notes when a seat has chosen the targets of an effect."""

    def question(self, s: Any, at: Resolve, targets: Targets) -> type[Choose]:
        """The frame in which a seat chooses one of several."""
        return Choose

    def orders(self, s: Any, at: Resolve, targets: Targets) -> bool:
        """Whether a seat was asked in which order an effect meets all its targets."""
        return False

    def asking(self, at: Resolve, targets: Targets) -> str:
        """What a seat is asked that chooses among targets."""
        return self.words(targets)

    def offering(self, at: Resolve, effect: Effect) -> str:
        """What a seat is asked that may do something, or chooses one of several things to do."""
        return self.words(effect)

    # ---- resolving -------------------------------------------------------------------------

    def start(self, s: Any, card: str, actor: int, it: int = NOBODY) -> None:
        """Begin a card's effect."""
        self.start_at(s, self.library.root(card), actor, it)

    def start_at(self, s: Any, node: int, actor: int, it: int = NOBODY, shown: int = 0) -> None:
        """Begin the effect of a node."""
        s.push(self.resolve(node, actor, it, shown))

    def context(self, actor: int, it: int = NOBODY, shown: int = 0, node: int = 0) -> Resolve:
        """A context for reading words outside of any effect, as previews and checks do."""
        return self.resolve(node, actor, it, shown)

    def lacks(self, s: Any, at: Resolve, node: int) -> int:
        """How much the actor lacks for what must be paid first; 0 when nothing is missing."""
        effect = self.library.effects[node]
        if not isinstance(effect, Pay):
            return 0
        return self.meanings.afford[type(effect.cost)](s, at, effect.cost)

    def is_moot(self, s: Any, at: Resolve, node: int) -> bool:
        """Whether everybody sees that nothing is left of what an effect, once paid, is for."""
        effect = self.library.effects[node]
        if isinstance(effect, Pay):
            return self.is_moot(s, at, self.library.parts[node]["then"][0])
        aim: Targets | None = getattr(effect, "on", None)
        if aim is None or self.is_hidden(aim):
            return False
        return not any(self.present(s, target) for target in self.targets_of(s, at, aim))

    # ---- reading words ---------------------------------------------------------------------

    def amount(self, s: Any, at: Resolve, amount: Amount) -> int:
        """How much an amount is."""
        return self.meanings.amounts[type(amount)](s, at, amount)

    def holds(self, s: Any, at: Resolve, condition: Condition) -> bool:
        """Whether a condition holds."""
        return self.meanings.conditions[type(condition)](s, at, condition)

    def targets_of(self, s: Any, at: Resolve, targets: Targets) -> tuple[int, ...]:
        """Everything that targets could mean."""
        return self.meanings.targets[type(targets)](s, at, targets)

    def bounds(self, s: Any, at: Resolve, targets: Targets) -> tuple[int, int]:
        """How few and how many of them a seat chooses; ALL where none is left out."""
        ask = self.meanings.bounds.get(type(targets))
        return (ALL, ALL) if ask is None else ask(s, at, targets)

    def members(self, s: Any, at: Resolve, of: Group, where: tuple[Filter, ...]) -> tuple[int, ...]:
        """The things of a group that all filters keep."""
        things = self.meanings.groups[type(of)](s, at, of)
        for word in where:
            keep = self.meanings.filters[type(word)]
            things = tuple([thing for thing in things if keep(s, at, word, thing)])
        return things

    def is_among(self, s: Any, at: Resolve, targets: Targets, thing: int) -> bool:
        """Whether a thing is one of all that targets could mean; the others are not looked at."""
        if not isinstance(targets, GROUPED):
            return thing in self.targets_of(s, at, targets)
        if thing not in self.meanings.groups[type(targets.of)](s, at, targets.of):
            return False
        filters = self.meanings.filters
        return all(filters[type(word)](s, at, word, thing) for word in targets.where)

    def until(self, s: Any, at: Resolve, duration: Duration) -> Until:
        """When a duration that begins now ends."""
        return self.meanings.durations[type(duration)](s, at, duration)

    def verb(self, targets: Targets) -> str:
        """The verb of moves that choose among targets, which are those `of` a group."""
        return self.meanings.verbs[type(_group(targets))]

    def is_hidden(self, targets: Targets) -> bool:
        """Whether not everybody sees what there is to choose from."""
        return type(_group(targets)) in self.meanings.hidden

    def words(self, value: object) -> str:
        """A content value in words."""
        words = self._words.get(value)
        if words is None:
            words = self._words[value] = self.say(value)
        return words


def _group(targets: Targets) -> Group | None:
    return getattr(targets, "of", None)
