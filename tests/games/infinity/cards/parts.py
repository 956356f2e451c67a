"""Everything in the box that does something, part by part, for its proof.

A scene of a table is a test of the card with which its name begins.
`python -m tests.games.infinity.cards.parts [ID...]` tells the verdicts on all or some of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from undercroft.games.infinity.content.stat_ids import LIBRARY
from undercroft.proof.content import Part, content_tests, effect_parts, prove_content
from undercroft.proof.naming import Nodes
from undercroft.proof.trials import Verdict

FOLDER = "tests/games/infinity/cards"
PARTS: dict[str, tuple[Part, ...]] = {
    card: tuple(effect_parts(LIBRARY, card)) for card in LIBRARY.roots
}


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
