"""Every encounter, treasure and ally has a scenario that would miss any part of it."""

from __future__ import annotations

from tests.games.caverns.cards.parts import FOLDER, PARTS, verdicts
from undercroft.games.caverns.content.card import Ally, Encounter, Treasure
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.proof.content import content_tests

DRAWN = [card.id for card in ALL_CARDS if isinstance(card, Encounter | Treasure | Ally)]


def test_everything_drawn_has_a_scenario() -> None:
    tests = content_tests(FOLDER, PARTS)
    assert len(DRAWN) == 42 + 36 + 7
    assert [id_ for id_ in DRAWN if not tests[id_]] == []


def test_no_part_of_what_is_drawn_could_be_missing_unnoticed() -> None:
    assert [verdict for verdict in verdicts(DRAWN) if not verdict.proved] == []
