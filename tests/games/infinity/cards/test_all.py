"""Every card has a scene that would miss any part of it, and notice another number or word."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.parts import PARTS, UNREAD, scene_tests, verdicts
from undercroft.games.infinity.content.card import CardKind
from undercroft.games.infinity.content.cards import ALL_CARDS
from undercroft.games.infinity.content.stat_ids import LIBRARY
from undercroft.proof.content import effect_changes


def test_everything_has_a_scene() -> None:
    tests = scene_tests()
    assert [id_ for id_ in PARTS if not tests[id_]] == []


@pytest.mark.parametrize("kind", CardKind, ids=lambda kind: str(kind.word))
def test_no_part_of_a_card_could_be_missing_or_another_unnoticed(kind: CardKind) -> None:
    found = verdicts([card.id for card in ALL_CARDS if card.kind == kind])
    assert [verdict for verdict in found if not verdict.proved] == []


def test_what_is_said_to_be_unread_is_on_the_cards() -> None:
    said = {(card, name) for card in PARTS for name, _ in effect_changes(LIBRARY, card)}
    assert UNREAD - said == set()
