"""What can be chosen before a night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.kernel.options import option, options_of


@dataclass(frozen=True, slots=True)
class ToyOptions:
    """How long the night is, and how much everybody can bear."""

    rounds: int = option("How many rounds the night has.", 3, (1, 2, 3, 4, 5, 6), "TOY-END-01")
    hearts: int = option("How many hearts each has at first.", 3, (1, 2, 3))


OPTIONS: Final = options_of(ToyOptions)
