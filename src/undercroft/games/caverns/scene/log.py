"""What happens, told in a line of the log; nothing is built where nobody listens."""

from __future__ import annotations

from undercroft.games.caverns.map.figures import scene_id
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.events import Did, Rolled, Said, Term


def tell_of(s: Caverns, figure: int, action: str, rule: str) -> None:
    """Say what a figure did or what befell it."""
    if s.listening:
        s.emit(Did(who=scene_id(figure), action=action, rules=(rule,)))


def say(s: Caverns, words: str, rule: str) -> None:
    """Say what happened."""
    if s.listening:
        s.emit(Said(text=words, rules=(rule,)))


def tell_roll(
    s: Caverns, figure: int, die: int, needs: int | None, rule: str, *terms: Term
) -> None:
    """Say what a hero rolled, and how much was needed."""
    if s.listening:
        s.emit(
            Rolled(
                who=scene_id(figure),
                die="d20",
                value=die,
                added=terms,
                needs=needs,
                rules=(rule,),
            )
        )
