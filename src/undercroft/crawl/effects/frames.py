"""The frame of effects: it resolves one node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from undercroft.crawl.effects.families import Targets
from undercroft.kernel.choices import ChooseSet
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, Field, Int, Layout
from undercroft.kernel.moves import NUMBER, Vocabulary
from undercroft.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from undercroft.crawl.effects.wiring import Effects

NOBODY: Final = -1
AIMING: Final = -1
ASKING: Final = -2


def node_fields(nodes: Vocabulary = NUMBER) -> Layout:
    """The fields of a frame about one node, which saves write by its name."""
    return (
        Field("node", Int(nodes), 0),
        Field("actor", INT, NOBODY),
        Field("it", INT, NOBODY),
        Field("shown", INT, 0),
        Field("step", INT, AIMING),
        Field("told", INT, 0),
        Field("happened", INT, 1),
        Field("targets", ROW, ()),
        Field("kept", ROW, ()),
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Frame[Any]):
    """One node of an effect, being resolved; also the context in which its words are read.

    First its targets are found, where it has a field `on`; a seat may have to choose. Then its
    resolver is called, again after each frame it pushed, until it pushes nothing more. `step`
    counts the calls, `told` is what the last frame above has told, `happened` is told to the
    frame below, `kept` is free for the resolver.
    """

    NAME = "resolve"
    FIELDS: ClassVar[Layout] = node_fields()
    node: int
    actor: int
    it: int
    shown: int
    step: int
    told: int
    happened: int
    targets: tuple[int, ...]
    kept: tuple[int, ...]

    def __init__(self, node: int, actor: int, it: int = NOBODY, shown: int = 0) -> None:
        self.node = node
        self.actor = actor
        self.it = it
        self.shown = shown
        self.step = AIMING
        self.told = 0
        self.happened = 1
        self.targets = ()
        self.kept = ()

    def advance(self, s: Any) -> bool:
        effects: Effects = s.EFFECTS
        effect = effects.library.effects[self.node]
        if self.step == AIMING:
            self.step = 0
            aim = effects.aim(effect)
            if aim is not None and not self.aim(s, aim):
                return False
        # The resolver may push frames; what they tell arrives before it is called again, with the
        # next step. If it pushed nothing, the effect is over.
        effects.meanings.resolvers[type(effect)](s, self, effect)
        self.step += 1
        if s.frames and s.frames[-1] is self:
            s.answer(self.happened)
        return False

    def aim(self, s: Any, targets: Targets) -> bool:
        """Find the targets; False when a seat is asked, or when there are none."""
        effects: Effects = s.EFFECTS
        candidates = effects.targets_of(s, self, targets)
        if not candidates:
            s.answer(0)
            return False
        least, most = effects.bounds(s, self, targets)
        if least < len(candidates) or effects.is_hidden(targets):
            self.targets = effects.settled(s, self, targets, candidates)
            if self.targets:
                return True
            self.step = ASKING
            self._ask(s, targets, candidates, min(least, len(candidates)), most)
            return False
        self.targets = candidates
        if len(candidates) > 1 and effects.orders(s, self, targets):
            self.step = ASKING
            return False
        return True

    def _ask(
        self, s: Any, targets: Targets, candidates: tuple[int, ...], least: int, most: int
    ) -> None:
        effects: Effects = s.EFFECTS
        seat = effects.chooser(s, self, targets)
        verb = effects.verb(targets)
        words = effects.asking(self, targets)
        if least == most == 1:
            s.push(effects.question(s, self, targets)(seat, verb, candidates, words))
        else:
            s.push(ChooseSet(seat, verb, candidates, words, least, most))

    def on_answer(self, s: Any, value: int) -> None:
        if self.step == ASKING:
            self.on_answers(s, (value,))
        else:
            self.told = value

    def on_answers(self, s: Any, values: tuple[int, ...]) -> None:
        # The first answer is to the aim and names the targets; later ones come from parts inside.
        self.targets = values
        self.told = len(values)
        if self.step == ASKING:
            self.step = 0
            if values:
                effects: Effects = s.EFFECTS
                effects.on_chosen(s, self)
            else:
                s.answer(0)

    def begin(self, s: Any, part: int, it: int | None = None, actor: int | None = None) -> None:
        """Resolve a part inside; about the same thing and by the same actor unless said."""
        self.begin_shown(s, part, self.shown, it, actor)

    def begin_shown(
        self, s: Any, part: int, shown: int, it: int | None = None, actor: int | None = None
    ) -> None:
        """The same after a die has shown a number."""
        inner_it = self.it if it is None else it
        inner_actor = self.actor if actor is None else actor
        s.push(self.__class__(part, inner_actor, inner_it, shown))

    def part(self, s: Any, field: str) -> int:
        """The node of the effect in a field."""
        return self.parts(s, field)[0]

    def parts(self, s: Any, field: str) -> tuple[int, ...]:
        """The nodes of the effects in a field."""
        nodes: tuple[int, ...] = s.EFFECTS.library.parts[self.node].get(field, ())
        return nodes

    def gather(self) -> None:
        """Whether anything happened inside is whether this happened."""
        self.happened = int(self.step > 0 and bool(self.happened or self.told))


def speaking(nodes: Vocabulary) -> type[Resolve]:
    """The frame class whose saves write nodes by these names."""
    return type("Resolve", (Resolve,), {"FIELDS": node_fields(nodes)})
