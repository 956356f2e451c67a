"""What is kept of a game, as rows: one of the game, one a card use, a fall, a mark of its pace,
and on request one a decision. The fields of a row are the columns of its table. Designers read
them: what the kernel calls figures are heroes here.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from undercroft.kernel.options import Value

OFFERED, TAKEN, PLAYED = "offered", "taken", "played"


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game from set-up to its end.

    `won` is what each seat has of the victory, 0 to 1; `seen` are the names of all things that
    came up in its moves; `error` is what went wrong, if anything did.
    """

    number: int
    seed: int
    seats: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    heroes: tuple[tuple[str, ...], ...] = ()
    ending: str = ""
    winners: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    won: tuple[float, ...] = ()
    decisions: int = 0
    moves: int = 0
    rounds: int = 0
    seen: tuple[str, ...] = ()
    digest: str = ""
    error: str = ""


@dataclass(frozen=True, slots=True)
class UseRow:
    """A card came up, came to a seat, or was played; seat -1 is nobody's."""

    number: int
    round: int
    card: str
    how: str
    seat: int = -1
    hero: str = ""


@dataclass(frozen=True, slots=True)
class FallRow:
    """A hero went down, and what did it."""

    number: int
    round: int
    seat: int
    hero: str
    cause: str


@dataclass(frozen=True, slots=True)
class PaceRow:
    """A number of the game as a round began, or at the end."""

    number: int
    round: int
    track: str
    value: int


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One decision of a seat: among how many moves, what was chosen, and why."""

    number: int
    nth: int
    round: int
    seat: int
    bot: str
    moves: int
    move: str
    reason: str


Row = GameRow | UseRow | FallRow | PaceRow | DecisionRow


@dataclass(slots=True)
class Played:
    """Everything that is kept of one game, and its record."""

    game: GameRow
    uses: list[UseRow] = field(default_factory=list)
    falls: list[FallRow] = field(default_factory=list)
    pace: list[PaceRow] = field(default_factory=list)
    decisions: list[DecisionRow] = field(default_factory=list)
    record: str = ""
