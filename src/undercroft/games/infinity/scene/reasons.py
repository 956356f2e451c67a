"""Why lords and enemies do what they do: the rule, who else could have been meant, and ties."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from undercroft.games.infinity.combat.numbers import noise_of
from undercroft.games.infinity.scene.events import PreyChosen
from undercroft.games.infinity.state import Infinity

LOUDEST: Final = "the loudest hero there"


def tell_prey(
    s: Infinity, figure: int, does: str, prey: int, why: str, others: Sequence[int], rule: str
) -> None:
    """A lord or an enemy goes for a hero; the others who could have been meant, by their Noise."""
    if not s.listening:
        return
    rest = [seat for seat in others if seat != prey]
    loud = [seat for seat in rest if noise_of(s, seat) == noise_of(s, prey)]
    told = PreyChosen(
        figure=s.figure_id(figure),
        does=does,
        prey=s.figure_id(prey),
        why=f"{why} (Noise {noise_of(s, prey)}",
        others=f"{listed(s, rest, lambda seat: f'{noise_of(s, seat)}')})",
        tie=tie_words(s) if loud and why == LOUDEST else "",
        rules=(rule,),
    )
    s.emit(told)


def listed(s: Infinity, seats: Sequence[int], number: Callable[[int], str]) -> str:
    """Heroes with a number each, after others."""
    return "".join(f"; {s.hero(seat).name} {number(seat)}" for seat in seats)


def tie_words(s: Infinity) -> str:
    """How equals were told apart."""
    return ", the first of equals" if s.options.ties == "first" else ", by a player's choice"
