"""Every card, challenge, power, protocol and solo card has a scenario that would miss any of it."""

from __future__ import annotations

from tests.games.alliance.cards.parts import FOLDER, PARTS, verdicts
from undercroft.games.alliance.box import MONSTERS, SOLO_DECK
from undercroft.games.alliance.cards import GENERIC, LEVEL_1, LEVEL_2, STARTING
from undercroft.proof.content import content_tests

WRITTEN: frozenset[str] = frozenset(
    [
        *(card.id for card in (*GENERIC, *STARTING, *LEVEL_1, *LEVEL_2) if not card.champions),
        *(kind.id for kind in MONSTERS),
        *(card.id for card in SOLO_DECK),
    ]
)
"""The ids of the groups whose scenarios are complete."""


def test_everything_has_a_scenario() -> None:
    tests = content_tests(FOLDER, PARTS)
    assert sorted(id_ for id_ in WRITTEN if not tests[id_]) == []


def test_no_part_could_be_missing_unnoticed() -> None:
    tests = content_tests(FOLDER, PARTS)
    found = verdicts(id_ for id_ in PARTS if tests[id_])
    assert [verdict for verdict in found if not verdict.proved] == []
