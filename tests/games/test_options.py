"""What players agree on before a game holds in it, and nothing else has changed."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

import undercroft as uc
from undercroft.kernel.errors import SaveError
from undercroft.kernel.options import Option, OptionsKind

NOTHING_BY_THEMSELVES = ("all_rounds", "deep", "goal", "nightmare")
"""Options that change nothing between rivals, or without quests."""
GAMES = ("alliance", "caverns", "infinity")
EACH_OPTION = [
    pytest.param(game, option, id=f"{game}-{option.name}")
    for game in GAMES
    for option in uc.options(game)
    if option.name not in ("adventure", "scenario")
]
"""A page is no option of its state: the state has the page itself."""


def agreed(game: str, **options: Any) -> dict[str, Any]:
    """What holds in a game that was set up with options."""
    entry = uc.game(game)
    state: Any = entry.setup(2, entry.chosen(options))
    return asdict(state.options)


@pytest.mark.parametrize(("game", "option"), EACH_OPTION)
def test_what_is_agreed_on_holds_and_nothing_else(game: str, option: Option) -> None:
    usual = agreed(game)
    for choice in option.choices:
        alone = option.name in NOTHING_BY_THEMSELVES
        expected = {**usual, option.name: usual[option.name] if alone else choice}
        assert agreed(game, **{option.name: choice}) == expected


@pytest.mark.parametrize("game", GAMES)
def test_a_position_with_an_option_that_cannot_be_says_what_it_can_be(game: str) -> None:
    state: Any = uc.new(game, seats=2, seed=1).state
    kind = OptionsKind(type(state.options))
    assert kind.load(kind.save(state.options)) == state.options
    with pytest.raises(SaveError, match=r'option "heroes" cannot be .nobody.; it can be'):
        kind.load({"heroes": "nobody"})
    with pytest.raises(SaveError, match=r'there is no "colour"; known are (mode|heroes|first)'):
        kind.load({"colour": "red"})
