"""Infinity as the rest of the world sees it."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.catalogue import items
from undercroft.crawl.decode import encode
from undercroft.crawl.page_discovery import module_names
from undercroft.games.infinity.assembly import RULE_MODULES, assemble
from undercroft.games.infinity.bot.move_scores import move_scores
from undercroft.games.infinity.bot.position_value import position_value, score_terms
from undercroft.games.infinity.campaign.episodes import CAMPAIGNS
from undercroft.games.infinity.content.card_text import row_text
from undercroft.games.infinity.content.cards import ALL_CARDS
from undercroft.games.infinity.content.scenario_schema import Mode
from undercroft.games.infinity.content.tables import (
    ABILITIES,
    ALL_GROUPS,
    ALL_LORDS,
    ALL_RISK_CARDS,
    ALL_SCENARIOS,
    ALL_SENTINELS,
    HEROES,
    TABLES,
    THINGS,
    TILES,
)
from undercroft.games.infinity.options import OPTIONS
from undercroft.games.infinity.phases.setup.sequence import seated, set_up
from undercroft.games.infinity.scenarios.page import PACKAGE
from undercroft.games.infinity.scene import gallery
from undercroft.games.infinity.scene.drawing import move_label, preview, scene, wanted
from undercroft.games.infinity.scene.endings import ending
from undercroft.games.infinity.scene.help import scene_help
from undercroft.games.infinity.scene.offers import offers
from undercroft.games.infinity.scene.overlays import danger, sight
from undercroft.games.infinity.state import Infinity
from undercroft.games.infinity.statistics import STATISTICS
from undercroft.kernel.options import Options
from undercroft.kernel.registry import BotAdvice, Drawing, Game, Item, Proof

assemble()

MODULES_BESIDES: Final = ("options", "state")
"""Modules outside the rooms of the rules that implement rules too."""


def content() -> dict[str, tuple[Item, ...]]:
    """What is in the box."""
    return {
        "heroes": items(HEROES, gallery.hero, gallery.hero_shown),
        "abilities": items(ABILITIES, gallery.ability, gallery.ability_shown),
        "minions": items(ALL_GROUPS, gallery.enemy, gallery.enemy_shown),
        "sentinels": items(ALL_SENTINELS, gallery.enemy, gallery.enemy_shown),
        "lords": items(ALL_LORDS, gallery.enemy, gallery.enemy_shown),
        "things": items(THINGS, gallery.thing, gallery.thing_shown),
        "risk cards": items(ALL_RISK_CARDS, lambda row: row_text(row.id), gallery.risk_shown),
        "tiles": items(TILES, gallery.tile, gallery.tile_shown),
        "scenarios": items(ALL_SCENARIOS, lambda row: row.goal.words, gallery.scenario_shown),
    }


def content_data() -> list[object]:
    """All that stands on cards, tiles and scenarios."""
    return [TABLES.plain(), [encode(card) for card in ALL_CARDS]]


def row_of(options: Options) -> int:
    """The scenario that was picked."""
    ids = [row.id for row in ALL_SCENARIOS]
    return ids.index(str(options.get("scenario", ids[0])))


def seats_for(options: Options) -> tuple[int, ...]:
    """How many heroes a scenario is for. [DI-COMP-09]"""
    least, most = ALL_SCENARIOS[row_of(options)].heroes
    return tuple(range(least, most + 1))


def mode_for(options: Options) -> str:
    """Whether heroes win together or one of them alone. [DI-MODE-01] [DI-MODE-02]"""
    is_shared = ALL_SCENARIOS[row_of(options)].mode == Mode.COOPERATIVE
    return "co-op" if is_shared else "competitive"


INFINITY: Final = Game(
    id="infinity",
    name="Infinity",
    tagline="A dungeon that grows with every step, and somebody in it who listens.",
    revision="0",
    seats=(1, 2, 3, 4, 5),
    seats_for=seats_for,
    minutes=(60, 120),
    modes=("co-op", "competitive"),
    mode_for=mode_for,
    state=Infinity,
    setup=set_up,
    seated=seated,
    content=content,
    drawing=Drawing(
        scene=scene,
        preview=preview,
        label=move_label,
        want=wanted,
        help=scene_help,
        sight=sight,
        danger=danger,
        ending=ending,
    ),
    bot=BotAdvice(
        value=position_value,
        score_terms=score_terms,
        move_scores=move_scores,
        lookahead=4,
    ),
    content_data=content_data,
    statistics=STATISTICS,
    options=OPTIONS,
    offers=offers(),
    campaigns=CAMPAIGNS,
    guide="undercroft.games.infinity:how_to_play.toml",
    proof=Proof(
        rules="undercroft.games.infinity:rules.toml",
        modules=(
            *RULE_MODULES,
            *(f"undercroft.games.infinity.{name}" for name in MODULES_BESIDES),
            *(f"{PACKAGE}.{name}" for name in module_names(PACKAGE)),
        ),
        tests="tests/games/infinity",
    ),
)
