"""Every encounter, treasure and ally has a scenario that would miss any part of it."""

from __future__ import annotations

from tests.games.caverns.cards.parts import FOLDER, PARTS, verdicts
from undercroft.games.caverns.content.card import Ally, Encounter, Treasure
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.proof.content import content_tests

DRAWN = [card.id for card in ALL_CARDS if isinstance(card, Encounter | Treasure | Ally)]
TESTS = content_tests(FOLDER, PARTS)


def test_everything_drawn_has_a_scenario() -> None:
    assert [id_ for id_ in DRAWN if not TESTS[id_]] == []


def test_no_part_of_what_is_drawn_could_be_missing_unnoticed() -> None:
    found = verdicts(id_ for id_ in DRAWN if TESTS[id_])
    assert [verdict for verdict in found if not verdict.proved] == []
