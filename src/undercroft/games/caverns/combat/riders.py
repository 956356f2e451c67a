"""Riders: what follows a roll of an attack, if it is optional only when its player wants it."""

from __future__ import annotations

from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.notation import NO, YES
from undercroft.games.caverns.scene.prompts import name_at, whether
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, Int, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt


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
            return True
        s.pop()
        if self.go:
            s.EFFECTS.start_at(s, self.node, self.actor, self.it, self.shown)
        return False

    def seat(self, s: Caverns) -> int:
        return s.EFFECTS.seat(s, self.actor)

    def legal(self, s: Caverns) -> list[Move]:
        who = self.seat(s)
        return [YES(who), NO(who)]

    def apply(self, s: Caverns, move: Move) -> None:
        self.asking = 0
        self.go = int(move.verb is YES)

    def prompt(self, s: Caverns) -> Prompt:
        who = f"{name_at(self.node)} against {name_of(s, self.it)}"
        return Prompt(whether(who, LIBRARY.effects[self.node]), ("CV-ATK-06",))
