"""Everything in the box that does something, part by part, for its proof.

A scene of a table is a test of the card with which its name begins.
`python -m tests.games.infinity.cards.parts [ID...]` tells the verdicts on all or some of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from undercroft.games.infinity.content.stat_ids import LIBRARY
from undercroft.proof.content import (
    Part,
    content_tests,
    effect_changes,
    effect_parts,
    prove_content,
)
from undercroft.proof.naming import Nodes
from undercroft.proof.trials import Verdict

FOLDER = "tests/games/infinity/cards"

GATES = "One.where as (OfKind(kind=<TileKind.TELEPORTATION: 5>),)"
UNREAD = {
    ("smoke-pot", "Number.value as 1"),
    ("death-blow", "Printed.row as 1"),
    ("death-blow", "Printed.row as 2"),
    ("snare", "Number.value as 2"),
    ("gamblers-pouch", "Row.high as 21"),
    ("written-in-chalk", "The.where as ()"),
    ("teleportation-tile-1", GATES),
    ("teleportation-tile-2", GATES),
}
"""What makes no difference in play.

More Power for a bomb without numbers, which of two rows is meant that print the same 6, how long an
enemy is held (to the end of the round, whatever the card says: IC-25), a 21 on a die, and that a
teleport does not lead to where one is: none does.
"""


def card_parts(card: str) -> Iterator[Part]:
    """The effects of a card, and everything they say."""
    yield from effect_parts(LIBRARY, card)
    for name, switch in effect_changes(LIBRARY, card):
        if (card, name) not in UNREAD:
            yield name, switch


PARTS: dict[str, tuple[Part, ...]] = {card: tuple(card_parts(card)) for card in LIBRARY.roots}


def scene_tests() -> Nodes:
    """The tests of each card: functions by their names, and scenes of tables."""
    nodes = dict(content_tests(FOLDER, PARTS))
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        module = import_module(f"tests.games.infinity.cards.{file.stem}")
        for scene in getattr(module, "SCENES", ()):
            node = f"{FOLDER}/{file.name}::test_scenes[{scene.id}]"
            nodes[scene.card] = (*nodes[scene.card], node)
    return nodes


def verdicts(ids: Iterable[str] = PARTS) -> list[Verdict]:
    """The verdicts on these ids."""
    return prove_content({id_: PARTS[id_] for id_ in ids}, scene_tests())


if __name__ == "__main__":
    for verdict in verdicts(sys.argv[1:] or PARTS):
        print("proved" if verdict.proved else "      ", verdict.id, verdict.words, sep="  ")
