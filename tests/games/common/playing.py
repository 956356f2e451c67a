"""What scenes of every game are asked: written moves, what is legal, what is refused."""

from __future__ import annotations

from typing import Generic, TypeVar

from undercroft.kernel import play
from undercroft.kernel.state import State

S = TypeVar("S", bound=State)


class Playing(Generic[S]):
    """A position that is played on in written moves."""

    s: S

    def play(self, *moves: str) -> None:
        """Written moves, chance included."""
        for move in moves:
            play.apply(self.s, self.s.NOTATION.parse(move))

    def legal(self, verb: str) -> list[str]:
        """The legal moves with a verb, without their actor and verb."""
        return [
            str(move).split(" ", 2)[-1] for move in play.legal(self.s) if move.verb.name == verb
        ]

    def refused(self, move: str) -> list[str]:
        """The rules that stand against a move."""
        return [refusal.rule for refusal in play.refusals(self.s, self.s.NOTATION.parse(move))]
