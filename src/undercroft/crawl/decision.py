"""The decision of a scene: what is asked, and each legal move as something to touch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeVar

from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import pending
from undercroft.kernel.scene import Choice, Decision, Picking
from undercroft.kernel.state import State

S = TypeVar("S", bound=State)
MoveText = Callable[[S, Move], str]
"""What a game says of a move: its label, or the id of what to touch for it."""

MOVES_KEPT: Final = 4096
"""How many moves are remembered as they are written; a game offers the same again and again."""


def always(text: str) -> MoveText[State]:
    """A label that is the same for every move of a verb."""
    return lambda _s, _move: text


@lru_cache(maxsize=MOVES_KEPT)
def button(move: Move) -> str:
    """A button of its own, for a move that nothing drawn stands for."""
    return "btn:" + "-".join(written(move).split()[1:])


@lru_cache(maxsize=MOVES_KEPT)
def written(move: Move) -> str:
    """The notation of a move."""
    return str(move)


@lru_cache(maxsize=MOVES_KEPT)
def choice(
    move: Move, label: str, touch: tuple[str, ...], cost: int | None = None, group: str = ""
) -> Choice:
    """A legal move as something to touch; equal ones are made once."""
    return Choice(move=written(move), label=label, touch=touch, cost=cost, group=group)


def asked_of(name: str, prompt: str) -> str:
    """What is asked of whom, below a headline that names whom: what is left to say of it."""
    return prompt.removeprefix(f"What does {name} do").lstrip("? ") or prompt


def decision(s: S, seats: int, choices: Callable[[S], tuple[Choice, ...]]) -> Decision | None:
    """What is asked now; the choices only for those (a mask of seats) who are asked."""
    now = pending(s)
    if not isinstance(now, Decide):
        return None
    is_asked = bool(seats & 1 << now.seat)
    offered = choices(s) if is_asked else ()
    return Decision(
        seat=now.seat,
        prompt=now.prompt.text,
        rules=now.prompt.rules,
        choices=offered if len(offered) != 1 else (replace(offered[0], is_primary=True),),
        picking=picking(s, choices) if is_asked else None,
    )


def picking(s: S, choices: Callable[[S], tuple[Choice, ...]]) -> Picking | None:
    """The set that is chosen now, if it is one of several: people pick it in any order."""
    several = s.frames[-1].several(s)
    if several is None or min(several.most, len(several.moves)) < 2:
        return None
    offered, s.listed = s.listed, list(several.moves)
    try:
        every = choices(s)
    finally:
        s.listed = offered
    done = written(s.NOTATION.done(several.moves[0].seat))
    return Picking(least=several.least, most=several.most, moves=every, done=done)
