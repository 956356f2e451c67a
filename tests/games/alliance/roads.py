"""Campaigns of Alliance at some moment, for scenario tests."""

from __future__ import annotations

from typing import Any

from undercroft.games.alliance.campaign.episodes import CAMPAIGN
from undercroft.games.alliance.campaign.progress import (
    TAVERN,
    Adventure,
    Band,
    CampaignOptions,
    Chronicle,
)
from undercroft.games.alliance.content.tables import HERO_NAMES, QUEST_NAMES, ROAD_NAMES
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.notation import CARD_NAMES, FIRST_HERO, HEROES, NOTATION
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.episodes import Brought
from undercroft.kernel.outcome import Over
from undercroft.kernel.setup import make_setup
from undercroft.kernel.stacks import Stack
from undercroft.kernel.table import Table
from undercroft.proof.scenario import Play

TEAMS = ("bull lorna krom petra", "root holgar jypzy krolt", "mirabell mysterios graltar emanon")


def heroes(names: str) -> tuple[int, ...]:
    """Heroes by their names."""
    return tuple([HERO_NAMES.parse(name) for name in names.split()])


def cards(names: str) -> tuple[int, ...]:
    """Cards by their names."""
    return tuple([CARD_NAMES.parse(name) for name in names.split()])


def band(team: int = 0, **fields: Any) -> Band:
    """An alliance; cards and the dead are written by name."""
    for name in ("kept", "drafted"):
        fields[name] = cards(fields.get(name, ""))
    for name in ("dead", "lost"):
        fields[name] = heroes(fields.get(name, ""))
    return Band(heroes(TEAMS[team]), **fields)


def chronicle(*bands: Band, stop: str = "drum-cellars", **fields: Any) -> Chronicle:
    """A campaign that comes to a stop, with all its alliances."""
    agreed = {name: fields.pop(name) for name in list(fields) if name in OPTIONS}
    options = CampaignOptions(**agreed)
    there = {"present": tuple(range(len(bands))), "ahead": ROAD_NAMES.parse(stop)}
    return Chronicle(options, bands, **{**there, **fields})


OPTIONS = CampaignOptions.__slots__


def adventure(stop: str = "drum-cellars", **fields: Any) -> Adventure:
    """An adventure that lies behind."""
    usual: dict[str, Any] = {
        "ending": "last-round",
        "quests": tuple(map(QUEST_NAMES.parse, ("ragged-map", "sealed-vault", "drum-king"))),
        "resolvers": ((), (), ()),
        "present": (0, 1),
        "scores": (120, 90),
        "tokens": (0, 0),
        "winners": (0,),
        "died": (),
    }
    return Adventure(ROAD_NAMES.parse(stop), **{**usual, **fields})


def at_table(c: Chronicle, number: int = 0, chance: str = "ask") -> Play[Alliance]:
    """An episode that comes next, chance left to the test."""
    episode = CAMPAIGN.episodes(c)[number]
    setup = make_setup(ALLIANCE, None, {}, None, None, Brought(CAMPAIGN, episode, c))
    return Play(Table(setup, 7, chance), Alliance)


def tavern(*bands: Band, **fields: Any) -> Play[Alliance]:
    """The tavern after a first adventure; seats spend in their order."""
    order = fields.pop("order", tuple(range(len(bands))))
    usual = {"stage": TAVERN, "order": order, "adventures": (adventure(),), "step": 1}
    return at_table(chronicle(*bands, **{**usual, **fields}))


def after(c: Chronicle, t: Play[Alliance], number: int = 0) -> Chronicle:
    """The campaign after an episode has ended as it stands now."""
    carried = CAMPAIGN.carry_on(c, CAMPAIGN.episodes(c)[number], t.state)
    assert isinstance(carried, Chronicle)
    return carried


def ended(
    t: Play[Alliance], *scores: float, winners: tuple[int, ...] = (0,), ending: str = "last-round"
) -> Play[Alliance]:
    """The adventure has ended with these scores."""
    t.state.finish(Over(ending, winners, scores, (0.0,) * len(scores)))
    return t


def waiting(t: Play[Alliance], *names: str) -> Play[Alliance]:
    """Only these heroes are left to be seen."""
    t.state.stacks[HEROES] = Stack.of([FIRST_HERO + HERO_NAMES.parse(name) for name in names])
    return t


def seen(*names: str) -> list[str]:
    """Chance shows these heroes."""
    return [f"d draw heroes {name}" for name in names]


def named(numbers: tuple[int, ...] | list[int], of: str = "hero") -> list[str]:
    """Heroes or cards by name."""
    words = HERO_NAMES if of == "hero" else CARD_NAMES
    return [words.text(number) for number in numbers]


def hero_deck(s: Alliance) -> set[str]:
    """Who is in no alliance."""
    return {NOTATION.cards.text(card) for card in s.stacks[HEROES].cards()}
