"""Every line of every tactics has a scenario that would miss any part of it."""

from __future__ import annotations

from tests.games.caverns.cards.parts import verdicts
from undercroft.games.caverns.content.cards import TACTICS


def test_no_part_of_tactics_could_be_missing_unnoticed() -> None:
    assert [verdict for verdict in verdicts(TACTICS) if not verdict.proved] == []
