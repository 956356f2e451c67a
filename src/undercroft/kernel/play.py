"""Playing on states: what is pending, what is legal, and applying a move.

A game is always in one of three situations: a seat decides among a finite list of legal moves,
chance decides among distinct outcomes with integer weights, or the game is over.
"""

from __future__ import annotations

from typing import Final

from undercroft.kernel.checks import Refusal, WhyNot
from undercroft.kernel.errors import IllegalMove, NotationError
from undercroft.kernel.frames import ChanceFrame, Frame
from undercroft.kernel.moves import DUNGEON, Move
from undercroft.kernel.outcome import Chance, Decide, Pending
from undercroft.kernel.state import State

NO_PART: Final = "this is not part of this decision"


def pending(s: State) -> Pending:
    """The situation: Decide, Chance or Over."""
    if s.over is not None:
        return s.over
    frame = s.frames[-1]
    if isinstance(frame, ChanceFrame):
        return Chance(frame.source(s), frame.shown_to(s))
    return Decide(frame.seat(s), frame.prompt(s))


def decider(s: State) -> int:
    """The seat that decides, DUNGEON where chance does or the game is over."""
    return s.frames[-1].seat(s) if s.frames else DUNGEON


def legal(s: State) -> list[Move]:
    """The legal moves, or one move per distinct outcome, or none; in canonical order."""
    if s.listed is None:
        s.listed = s.frames[-1].legal(s) if s.frames else []
    return s.listed


def weights(s: State) -> list[int]:
    """At chance: integers aligned with `legal`."""
    return _chance(s).weights(s)


def sample(s: State, u: int) -> Move:
    """At chance: the outcome that a 64-bit integer decides."""
    # Remembered, so that applying it needs no list of all outcomes to find it legal.
    s.offered = _chance(s).sample(s, u)
    return s.offered


def _chance(s: State) -> ChanceFrame[State]:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, ChanceFrame):
        raise IllegalMove((Refusal("", "chance has nothing to decide now"),))
    return frame


def apply(s: State, move: Move) -> None:
    """Play a move, in place; refuses before anything has changed."""
    if move is not s.offered and move not in legal(s):
        raise IllegalMove(refusals(s, move))
    force(s, move)


def force(s: State, move: Move) -> None:
    """Play a move that is known to be legal."""
    # Cleared first: a frame that goes on may note its own list while this one is applied.
    s.listed = None
    s.offered = None
    s.frames[-1].apply(s, move)
    s.run()


def refusals(s: State, move: Move) -> list[Refusal]:
    """Everything that stands against a move; empty if it is legal."""
    if move in legal(s):
        return []
    if not s.frames:
        return [Refusal("", "the game is over")]
    frame = s.frames[-1]
    if move.seat != frame.seat(s):
        return [Refusal("", f"it is {_turn(s, frame)}, not {seat_name(s, move.seat)}'s")]
    # Checks read what a move names, so they are not asked about what is not on the table.
    if not s.has(move):
        return [Refusal("", "there is no such thing on the table")]
    reasons = [r for act in frame.acts(s) if act.verb is move.verb for r in act.refusals(s, move)]
    return reasons or [Refusal("", f'"{move}" is not part of this decision')]


def _turn(s: State, frame: Frame[State]) -> str:
    seat = frame.seat(s)
    return "chance's to decide" if seat == DUNGEON else f"{seat_name(s, seat)}'s decision"


def seat_name(s: State, seat: int) -> str:
    """Who a seat is in sentences: the figure of its name, or what its notation calls it."""
    if not 0 <= seat < s.seats:
        return s.NOTATION.actor(seat)
    return s.name_of(f"fig:{s.NOTATION.actor(seat)}") or s.NOTATION.seat_name(seat)


def why_not(s: State, seat: int, thing: str) -> list[WhyNot]:
    """Why a seat cannot do what it seems to want with a thing: a scene id or a written move.

    What is legal has no refusals.
    """
    if " " in thing:
        try:
            move = s.NOTATION.parse(thing)
        except NotationError as error:
            return [WhyNot(thing, (Refusal("", str(error)),))]
        return [WhyNot(str(move), tuple(refusals(s, move)))]
    if not s.frames or s.frames[-1].seat(s) != seat:
        other = _turn(s, s.frames[-1]) if s.frames else "over"
        return [WhyNot(thing, (Refusal("", f"it is {other}"),))]
    wanted = s.frames[-1].wants(s, thing)
    if not wanted:
        return [WhyNot(thing, (Refusal("", NO_PART),))]
    return [WhyNot(str(move), tuple(refusals(s, move))) for move in wanted]
