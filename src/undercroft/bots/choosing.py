"""What every bot is: something that chooses one of the legal moves from what a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from undercroft.kernel.moves import Move
from undercroft.kernel.state import State

Worth = Callable[[State, int], float]
Appeal = Callable[[State, Sequence[Move]], Sequence[float]]


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about a decision.

    Greedy imagines `worlds`; a search plays `iterations` futures, or as many as it can within
    `seconds`. Where both are 0 a bot thinks as much as is usual for it.
    """

    worlds: int = 4
    iterations: int = 0
    seconds: float = 0.0

    @property
    def is_open(self) -> bool:
        """Whether a search is left to its usual budget."""
        return not self.iterations and not self.seconds

    def words(self) -> str:
        """The budget of a search, to be stated."""
        futures = f"{self.iterations} iterations" if self.iterations else ""
        time = f"{self.seconds:g} s" if self.seconds else ""
        return " within ".join(part for part in (futures, time) if part) or "-"


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen move, and why in words."""

    move: Move
    reason: str


@dataclass(frozen=True, slots=True)
class Advice:
    """One move worth considering: what it is worth in the game's own points, and why in words."""

    move: Move
    worth: float
    reason: str


class Bot(Protocol):
    """A player that knows no more than the view it is shown."""

    def choose(self, view: State, legal: Sequence[Move], budget: Budget) -> Choice:
        """One of the legal moves."""
        ...


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say what it thinks of several moves."""

    def advise(self, view: State, legal: Sequence[Move], budget: Budget) -> list[Advice]:
        """The moves that it has weighed, the best first."""
        ...


class Valuing(Protocol):
    """A bot that puts a value on every legal move."""

    def values(self, view: State, legal: Sequence[Move], budget: Budget) -> Sequence[float]:
        """One value for each move, in the game's own points."""
        ...
