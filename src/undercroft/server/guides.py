"""Reading how a game is played."""

from __future__ import annotations

import tomllib
from importlib import resources

import msgspec

from undercroft.kernel.registry import Game, Item
from undercroft.server.protocol.guides import Guide


def read_guide(game: Game) -> Guide:
    """The guide of a game; one without passages if it has none."""
    if not game.guide:
        return Guide("", ())
    package, _, name = game.guide.partition(":")
    text = resources.files(package).joinpath(name).read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Guide)


def pieces_in(game: Game, guide: Guide) -> tuple[Item, ...]:
    """The pieces of the box that a guide shows."""
    wanted = {id_ for passage in guide.passages for id_ in passage.cards}
    return tuple([i for items in game.content().values() for i in items if i.id in wanted])
