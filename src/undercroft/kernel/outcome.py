"""The three situations of a game: a seat decides, chance decides, or it is over."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.kernel.errors import SaveError
from undercroft.kernel.layout import Plain, expect, record
from undercroft.kernel.moves import Move


@dataclass(frozen=True, slots=True)
class Several:
    """A set that is still to be chosen: from `least` to `most` of these moves, in their order.

    An element that is there twice has its move twice.
    """

    least: int
    most: int
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a seat is asked, in words, and the rules that ask it."""

    text: str
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Decide:
    """A seat decides among the legal moves."""

    seat: int
    prompt: Prompt


@dataclass(frozen=True, slots=True)
class Chance:
    """Chance decides; `seen_by` are the seats that will see the outcome."""

    source: str
    seen_by: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over: its named ending, the winning seats, printed scores, returns in [-1, 1].

    A game that is only won or lost has no scores.
    """

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int | float, ...]
    returns: tuple[float, ...]

    def save(self) -> dict[str, Plain]:
        """The ending as plain values for a saved game."""
        return {
            "ending": self.ending,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "returns": list(self.returns),
        }

    @staticmethod
    def load(plain: Plain) -> Over:
        """The ending of plain data."""
        table = record(plain, ("ending", "winners", "scores", "returns"))
        ending = expect(table["ending"], str, "the name of an ending")
        try:
            return Over(
                ending,
                tuple(int(seat) for seat in table["winners"]),
                tuple(score + 0 for score in table["scores"]),
                tuple(float(value) for value in table["returns"]),
            )
        except (TypeError, ValueError):
            raise SaveError("winners, scores and returns are lists of numbers") from None


def score_text(score: float) -> str:
    """A score as it is printed: whole, or with one decimal."""
    return f"{score:.1f}" if score % 1 else str(int(score))


Pending = Decide | Chance | Over
