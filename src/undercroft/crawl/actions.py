"""The actions of a turn: what a seat may do in it, each a verb with its checks.

A turn is a frame of its game. It lists the actions, asks each what is legal, and lets the one whose
verb was chosen happen. So whatever a turn offers is found in one place: its checks say when, `do`
says what happens.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar

from undercroft.kernel.checks import Act, Check, Gates
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.native import mypyc_attr

S = TypeVar("S")
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S, T]):
    """Something a seat may do in its turn `T` of a game `S`.

    The `sure` checks hold for every candidate that is ever listed: they only explain.
    """

    def __init__(self, verb: Verb, *checks: Check, sure: tuple[Check, ...] = ()) -> None:
        self.verb: Final = verb
        self.act: Final = Act(verb, *checks, sure=sure)

    def candidates(self, s: S, turn: T) -> list[Move]:
        """The moves that are worth checking, in canonical order."""
        raise NotImplementedError

    def legal(self, s: S, turn: T) -> list[Move]:
        """Those of the candidates against which nothing stands."""
        return self.act.legal(s, self.candidates(s, turn))

    def chosen(self, s: S, turn: T) -> list[Move]:
        """The same where the gates are known to be open."""
        moves = self.candidates(s, turn)
        return self.act.chosen(s, moves) if moves else moves

    def do(self, s: S, turn: T, move: Move) -> None:
        """Carry out the chosen move; pushes a frame where something can interrupt it."""
        raise NotImplementedError


A = TypeVar("A", bound=Action[Any, Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionList(Generic[A]):
    """The actions of a turn in the order in which they are offered.

    A gate that several of them have is asked once a decision, and what is behind a shut one is not
    looked for at all.
    """

    def __init__(self, *actions: A) -> None:
        self.actions: Final = actions
        self.named: Final = {action.verb.name: action for action in actions}
        self._gates: Final = Gates([action.act for action in actions])

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def legal(self, s: Any, turn: Any, sample: Move) -> list[Move]:
        """What may be done; the gates are asked about a sample move of the same seat."""
        moves: list[Move] = []
        for i in self._gates.open(s, sample):
            moves += self.actions[i].chosen(s, turn)
        return moves
