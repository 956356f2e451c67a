"""Every card, challenge, power, protocol and solo card has a scenario that would miss any of it."""

from __future__ import annotations

from tests.games.alliance.cards.parts import FOLDER, PARTS, verdicts
from undercroft.proof.content import content_tests

TESTS = content_tests(FOLDER, PARTS)


def test_everything_has_a_scenario() -> None:
    assert [id_ for id_ in PARTS if not TESTS[id_]] == []


def test_no_part_could_be_missing_unnoticed() -> None:
    found = verdicts()
    assert [verdict for verdict in found if not verdict.proved] == []
