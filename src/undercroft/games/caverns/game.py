"""Caverns as the rest of the world sees it."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.catalogue import items
from undercroft.crawl.decode import encode
from undercroft.crawl.effects import Effect
from undercroft.crawl.page_discovery import module_names
from undercroft.games.caverns.adventures.page import PACKAGE
from undercroft.games.caverns.assembly import RULE_MODULES, assemble
from undercroft.games.caverns.bot.move_scores import move_scores
from undercroft.games.caverns.bot.position_value import position_value, score_terms
from undercroft.games.caverns.campaign.episodes import CAMPAIGN
from undercroft.games.caverns.content.card_text import card_text
from undercroft.games.caverns.content.cards import (
    ALL_CARDS,
    ALLIES,
    ENCOUNTERS,
    FEATURES,
    POWERS,
    TACTICS,
    TREASURES,
)
from undercroft.games.caverns.content.tables import (
    ADVENTURES,
    HEROES,
    MONSTERS,
    TABLES,
    TILES,
    VILLAINS,
)
from undercroft.games.caverns.options import OPTIONS
from undercroft.games.caverns.phases.setup.sequence import mode_for, seats_for, set_up
from undercroft.games.caverns.scene import gallery
from undercroft.games.caverns.scene.drawing import ending, move_label, preview, scene, wanted
from undercroft.games.caverns.scene.help import scene_help
from undercroft.games.caverns.scene.offers import offers
from undercroft.games.caverns.scene.overlays import danger, sight
from undercroft.games.caverns.state import Caverns
from undercroft.games.caverns.statistics import STATISTICS
from undercroft.kernel.registry import BotAdvice, Drawing, Game, Item, Proof

assemble()

MODULES_BESIDES: Final = (
    *("assembly", "options", "state"),
    *("content.card", "content.card_stats", "content.page_schema"),
)
"""Modules outside the rooms of the rules that implement rules too."""

SHARED_MODULES: Final = (
    "effects.core",
    "space.adjacency",
    "space.board",
    "space.reach",
    "space.walls",
)
"""The shared modules that implement rules too."""


def content() -> dict[str, tuple[Item, ...]]:
    """What is in the box."""
    return {
        "heroes": items(HEROES, shown=gallery.hero),
        "powers": items(POWERS, card_text, gallery.power),
        "encounters": items(ENCOUNTERS, card_text, gallery.encounter),
        "treasures": items(TREASURES, card_text, gallery.treasure),
        "allies": items(ALLIES, card_text, gallery.ally),
        "monsters": items(MONSTERS, gallery.monster_words, gallery.monster),
        "villains": items(VILLAINS, shown=gallery.villain),
        "tiles": items(TILES, shown=gallery.tile),
        "adventures": items(ADVENTURES, lambda page: page.objective.words, gallery.adventure),
    }


def content_data() -> list[object]:
    """All that stands on cards, tiles and pages."""
    acting = {**TACTICS, **FEATURES}
    effects = {id_: encode(effect, Effect) for id_, effect in acting.items()}
    return [TABLES.plain(), [encode(card) for card in ALL_CARDS], effects]


CAVERNS: Final = Game(
    id="caverns",
    name="Caverns",
    tagline="Heroes with one lamp between them go down into caves that nobody has mapped.",
    revision="0",
    seats=(1, 2, 3, 4, 5),
    seats_for=seats_for,
    minutes=(45, 90),
    modes=("co-op", "solo", "teams", "free-for-all", "traitor"),
    mode_for=mode_for,
    state=Caverns,
    setup=set_up,
    content=content,
    drawing=Drawing(
        scene=scene,
        preview=preview,
        label=move_label,
        want=wanted,
        ending=ending,
        help=scene_help,
        sight=sight,
        danger=danger,
    ),
    bot=BotAdvice(
        value=position_value,
        score_terms=score_terms,
        move_scores=move_scores,
        lookahead=0,
    ),
    content_data=content_data,
    statistics=STATISTICS,
    options=OPTIONS,
    offers=offers(),
    campaigns=(CAMPAIGN,),
    guide="undercroft.games.caverns:how_to_play.toml",
    proof=Proof(
        rules="undercroft.games.caverns:rules.toml",
        modules=(
            *RULE_MODULES,
            *(f"undercroft.games.caverns.{name}" for name in MODULES_BESIDES),
            *(f"{PACKAGE}.{name}" for name in module_names(PACKAGE)),
            *(f"undercroft.crawl.{name}" for name in SHARED_MODULES),
        ),
        tests="tests/games/caverns",
    ),
)
