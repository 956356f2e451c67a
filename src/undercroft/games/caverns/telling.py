"""What happens, told in a line of the log; nothing is built where nobody listens."""

from __future__ import annotations

from undercroft.games.caverns.figures import scene_id
from undercroft.games.caverns.printed import name_of
from undercroft.games.caverns.state import NOBODY, Caverns
from undercroft.kernel.events import Called, Did, Rolled, Said, Term


def tell_of(s: Caverns, figure: int, deed: str, rule: str) -> None:
    """Say what a figure did or what befell it."""
    if s.heard:
        s.tell(Did(who=scene_id(figure), deed=deed, rules=(rule,), called=called_now(s, figure)))


def say(s: Caverns, words: str, rule: str) -> None:
    """Say what happened."""
    if s.heard:
        s.tell(Said(text=words, rules=(rule,)))


def tell_roll(
    s: Caverns, figure: int, die: int, needs: int | None, rule: str, *terms: Term
) -> None:
    """Say what a hero rolled, and how much was needed."""
    if s.heard:
        s.tell(
            Rolled(
                who=scene_id(figure),
                die="d20",
                value=die,
                terms=terms,
                needs=needs,
                rules=(rule,),
                called=called_now(s, figure),
            )
        )


def called_now(s: Caverns, *figures: int) -> Called:
    """What figures are called now; they may be gone when it is read."""
    return tuple([(scene_id(f), name_of(s, f)) for f in figures if f != NOBODY])
