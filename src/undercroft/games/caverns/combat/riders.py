"""Riders: what follows a roll of an attack, if it is optional only when its player wants it."""

from __future__ import annotations

from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.scene.prompts import name_at, whether
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, Int, field


class Riding(Frame[Caverns]):
    """A rider is carried out, if it is optional only when its player wants it."""

    NAME = "riding"
    node: int = field(Int(LIBRARY.nodes))
    actor: int = field(INT)
    it: int = field(INT)
    shown: int = field(INT)
    asking: int = field(INT)
    go: int = field(INT, default=1, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.asking:
            self.asking = 0
            who = f"{name_at(self.node)} against {name_of(s, self.it)}"
            words = whether(who, LIBRARY.effects[self.node])
            s.push(Ask(s.EFFECTS.seat(s, self.actor), words, "CV-ATK-06"))
            return False
        s.pop()
        if self.go:
            s.EFFECTS.start_at(s, self.node, self.actor, self.it, self.shown)
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        self.go = value
