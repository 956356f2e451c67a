"""Everything in the box that does something, part by part, for its proof.

`python -m tests.games.caverns.cards.parts [ID...]` tells the verdicts on all or some of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator

from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.game import CAVERNS
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

UNREAD = {
    ("bitter-luck", "Row.low as 7"),
    ("bitter-luck", "Row.low as 9"),
    ("bitter-luck", "Row.high as 13"),
    ("bitter-luck", "Row.high as 15"),
    ("bitter-luck", "Row.high as 21"),
    ("caltrop-pouch", "Mark.token as <Token.DUEL: 0>"),
    ("fork-in-the-dark", "Row.high as 21"),
    ("long-loose", "Is.like as (Except(of=Within(tiles=1, of=Actor())),)"),
    ("long-loose", "Within.tiles as 3"),
}
"""What is never read.

Rows of nothing and a 21 on a die, how far away the far target of an attack at 2 tiles may be, and
what a token is called.
"""
NONE_AT_ALL = "Number.value as -1"
"""Less than no damage is no damage too."""


def card_parts(card: str) -> Iterator[Part]:
    """The effects of a card, and everything they say."""
    yield from effect_parts(LIBRARY, card)
    for name, switch in effect_changes(LIBRARY, card):
        if (card, name) not in UNREAD and name != NONE_AT_ALL:
            yield name, switch


PARTS: dict[str, tuple[Part, ...]] = {card: tuple(card_parts(card)) for card in LIBRARY.roots}


def verdicts(ids: Iterable[str] = PARTS) -> list[Verdict]:
    """The verdicts on these ids."""
    return prove_content({id_: PARTS[id_] for id_ in ids}, content_tests(FOLDER, PARTS))


if __name__ == "__main__":
    for verdict in verdicts(sys.argv[1:] or PARTS):
        print("proved" if verdict.proved else "      ", verdict.id, verdict.words, sep="  ")
