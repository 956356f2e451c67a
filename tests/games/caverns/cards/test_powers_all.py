"""Every power and feature is proved: without any part of it one of its scenarios fails."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.parts import verdicts
from undercroft.games.caverns.content.cards import POWERS
from undercroft.games.caverns.content.schema import Hero
from undercroft.games.caverns.content.tables import HEROES


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: str(hero.id))
def test_everything_a_hero_can_do_is_proved(hero: Hero) -> None:
    powers = [power.id for power in POWERS if power.hero == hero.id]
    assert [v for v in verdicts([hero.feature.id, *powers]) if not v.proved] == []
