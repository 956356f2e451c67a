"""Everything in the box that does something, part by part, for its proof.

`python -m tests.games.caverns.cards.parts [ID...]` tells the verdicts on all or some of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.measures import LIBRARY
from undercroft.proof.content import (
    Part,
    content_tests,
    effect_changes,
    effect_parts,
    prove_content,
)
from undercroft.proof.trials import Verdict

assert CAVERNS.state

FOLDER = "tests/games/caverns/cards"


def card_parts(card: str) -> Iterator[Part]:
    """The effects of a card, and everything they say."""
    yield from effect_parts(LIBRARY, card)
    yield from effect_changes(LIBRARY, card)


PARTS: dict[str, tuple[Part, ...]] = {card: tuple(card_parts(card)) for card in LIBRARY.roots}


def verdicts(ids: Iterable[str] = PARTS) -> list[Verdict]:
    """The verdicts on these ids."""
    return prove_content({id_: PARTS[id_] for id_ in ids}, content_tests(FOLDER, PARTS))


if __name__ == "__main__":
    for verdict in verdicts(sys.argv[1:] or PARTS):
        print("proved" if verdict.proved else "      ", verdict.id, verdict.words, sep="  ")
