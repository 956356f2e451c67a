"""What stands waiting for a moment: effects that a card has left behind for later.

A state that has such effects keeps them in the field `standing`, a tuple like its modifiers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from undercroft.crawl.effects.families import Moment
from undercroft.crawl.effects.flow import When
from undercroft.crawl.effects.frames import Resolve
from undercroft.crawl.modifiers import NEVER, Until, UntilKind, Words
from undercroft.kernel.layout import INT, Kind, Plain, record


@dataclass(frozen=True, slots=True)
class Standing:
    """A `When` node that waits, for the actor that laid it, about what it was about then."""

    node: int
    actor: int
    it: int
    until: Until = NEVER

    @property
    def source(self) -> int:
        """Where it comes from: its node."""
        return self.node


def stand(s: Any, at: Resolve, effect: When) -> None:
    """Let an effect wait for its moment."""
    until = s.EFFECTS.until(s, at, effect.lasting)
    s.standing = (*s.standing, Standing(at.node, at.actor, at.it, until))


def key_of(moment: Moment) -> object:
    """What a moment is known by when it comes: the occasion that it names, else its kind."""
    occasion = getattr(moment, "occasion", None)
    return type(moment) if occasion is None else occasion


def due(s: Any, key: object, actor: int, it: int, shown: int = 0) -> list[Standing]:
    """What waits for a moment of this key and finds that this is the one it means.

    The moment is told as who acts in it, what it is about, and what a die shows.
    """
    effects = s.EFFECTS
    ready: list[Standing] = []
    for waiting in s.standing:
        moment = effects.library.effects[waiting.node].moment
        if key_of(moment) == key and _means(s, waiting, moment, actor, it, shown):
            ready.append(waiting)
    return ready


def _means(s: Any, waiting: Standing, moment: Moment, actor: int, it: int, shown: int) -> bool:
    match = s.EFFECTS.meanings.moments.get(type(moment))
    if match is None:
        return waiting.actor == actor
    at = s.EFFECTS.context(actor, it, shown, waiting.node)
    at.kept = (waiting.actor,)
    return bool(match(s, at, moment))


def come(s: Any, key: object, actor: int, it: int, shown: int = 0) -> int:
    """A moment has come: begin everything due, what was laid first first; tells how many."""
    ready = due(s, key, actor, it, shown)
    # The last pushed is resolved first, so the oldest is pushed last.
    for waiting in reversed(ready):
        do = s.EFFECTS.library.parts[waiting.node]["do"][0]
        s.EFFECTS.start_at(s, do, waiting.actor, it, shown)
    return len(ready)


class StandingKind(Kind):
    """How a waiting effect is saved."""

    def __init__(self, words: Words) -> None:
        self._node: Final = words.nodes
        self._until: Final = UntilKind(words)

    def save(self, value: Standing) -> Plain:
        return {
            "node": self._node.save(value.node),
            "actor": value.actor,
            "it": value.it,
            "until": self._until.save(value.until),
        }

    def load(self, plain: Plain) -> Standing:
        table = record(plain, ("node", "actor", "it"), ("until",))
        until = self._until.load(table.get("until", {}))
        actor, it = INT.load(table["actor"]), INT.load(table["it"])
        return Standing(self._node.load(table["node"]), actor, it, until)
