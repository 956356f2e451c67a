"""Every card has a scene that would miss any part of it."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.parts import PARTS, scene_tests, verdicts
from undercroft.games.infinity.content.card import CardKind
from undercroft.games.infinity.content.cards import ALL_CARDS


def test_everything_has_a_scene() -> None:
    tests = scene_tests()
    assert [id_ for id_ in PARTS if not tests[id_]] == []


@pytest.mark.parametrize("kind", CardKind, ids=lambda kind: str(kind.word))
def test_no_part_of_a_card_could_be_missing_unnoticed(kind: CardKind) -> None:
    found = verdicts([card.id for card in ALL_CARDS if card.kind == kind])
    assert [verdict for verdict in found if not verdict.proved] == []
