"""Every resolver that may push a frame has a scenario in which it is called again after one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.reentry import called_again, noted, pushes, pushing
from undercroft import GAMES
from undercroft.crawl.effects import Effects
from undercroft.games.alliance.effects.acts import cure_poison, damage, swap
from undercroft.kernel.registry import game

WITHOUT: dict[str, set[str]] = {
    "alliance": set(),
    "caverns": set(),
    "infinity": {"Blow", "BringLord", "DrawLordEvents", "OpenDoor"},
}
"""The words that no scenario of their game calls again yet."""


def effects_of(id_: str) -> Effects:
    """The words and content of a game."""
    state: Any = game(id_).state
    found = state.EFFECTS
    assert isinstance(found, Effects)
    return found


def test_what_pushes_a_frame_is_read_from_the_source_however_deep() -> None:
    assert [pushes(resolver) for resolver in (swap, damage, cure_poison)] == [True, True, False]


def test_a_second_call_is_noted_and_a_first_is_not() -> None:
    effects = effects_of("alliance")
    again: set[str] = set()
    called = noted("Cure", cure_poison, again)
    for step, found in ((0, set()), (1, {"Cure"})):
        at = effects.context(0)
        at.step = step
        called(None, at, None)
        assert again == found


@pytest.mark.parametrize("id_", GAMES)
def test_every_resolver_that_is_called_again_has_a_scenario_for_it(id_: str) -> None:
    effects = effects_of(id_)
    again = called_again(effects, f"tests/games/{id_}/cards")
    assert pushing(effects) - again == WITHOUT[id_]
