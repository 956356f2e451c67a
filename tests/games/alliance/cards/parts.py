"""Everything in the box that does something, part by part, for its proof.

`python -m tests.games.alliance.cards.parts [ID...]` tells the verdicts on all or some of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace

from undercroft.games.alliance.content.schema import (
    NO_POWER,
    Hunt,
    Meddling,
    MonsterKind,
    SoloCard,
    Toll,
)
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import MONSTERS, SOLO_DECK
from undercroft.proof.content import (
    Part,
    content_tests,
    effect_changes,
    effect_parts,
    prove_content,
    replaced,
    value_changes,
    value_parts,
)
from undercroft.proof.trials import Verdict

FOLDER = "tests/games/alliance/cards"


def power_parts(kind: MonsterKind) -> Iterator[Part]:
    """The numbers of a monster's power, and its protocol."""
    nameless = replace(NO_POWER, name=kind.power.name, tied=kind.power.tied)
    yield from said_parts(kind, "power", nameless)
    yield "its protocol", replaced(kind, "protocol", None)


def section_parts(card: SoloCard) -> Iterator[Part]:
    """What the three sections of a solo card say."""
    yield from said_parts(card, "first", Meddling())
    yield from said_parts(card, "second", Hunt(0, 0))
    yield from said_parts(card, "third", Toll())


def said_parts(owner: object, field: str, neutral: object) -> Iterator[Part]:
    """What a field says, left out and changed."""
    yield from value_parts(owner, field, neutral)
    yield from value_changes(owner, field, neutral)


def card_parts(card: str) -> Iterator[Part]:
    """The effects of a card, and everything they say."""
    yield from effect_parts(LIBRARY, card)
    yield from effect_changes(LIBRARY, card)


PARTS: dict[str, tuple[Part, ...]] = {
    **{card: tuple(card_parts(card)) for card in LIBRARY.roots},
    **{kind.id: tuple(power_parts(kind)) for kind in MONSTERS},
    **{card.id: tuple(section_parts(card)) for card in SOLO_DECK},
}


def verdicts(ids: Iterable[str] = PARTS) -> list[Verdict]:
    """The verdicts on these ids."""
    return prove_content({id_: PARTS[id_] for id_ in ids}, content_tests(FOLDER, PARTS))


if __name__ == "__main__":
    for verdict in verdicts(sys.argv[1:] or PARTS):
        print("proved" if verdict.proved else "      ", verdict.id, verdict.words, sep="  ")
