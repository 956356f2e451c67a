"""Alliance as the rest of the world sees it."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.catalogue import items
from undercroft.crawl.decode import encode
from undercroft.crawl.effects import Effect
from undercroft.games.alliance.assembly import RULE_MODULES, assemble
from undercroft.games.alliance.bot.move_scores import move_scores
from undercroft.games.alliance.bot.position_value import position_value, score_terms
from undercroft.games.alliance.campaign.episodes import CAMPAIGN
from undercroft.games.alliance.content.card import Card
from undercroft.games.alliance.content.card_text import text
from undercroft.games.alliance.content.cards import (
    ALL_CARDS,
    ARTIFACTS,
    CHALLENGE_EFFECTS,
    ENEMY_EFFECTS,
    GENERIC,
    LEVEL_1,
    LEVEL_2,
    ROOM_EFFECTS,
    STARTING,
    TREASURE_EFFECTS,
)
from undercroft.games.alliance.content.tables import (
    CHALLENGES,
    ENEMY_CARDS,
    HEROES,
    MONSTERS,
    QUESTS,
    ROOM_CARDS,
    TABLES,
    TILES,
    TREASURES,
    power_words,
)
from undercroft.games.alliance.options import OPTIONS
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.games.alliance.scene import gallery
from undercroft.games.alliance.scene.deep_room import room_words
from undercroft.games.alliance.scene.drawing import ending, move_label, preview, scene, wanted
from undercroft.games.alliance.scene.final_enemies import enemy_words
from undercroft.games.alliance.scene.help import scene_help
from undercroft.games.alliance.scene.offers import SETUPS, WAYS, offers
from undercroft.games.alliance.scene.overlays import danger, sight
from undercroft.games.alliance.scene.quests import quest_words
from undercroft.games.alliance.state import Alliance
from undercroft.games.alliance.statistics import STATISTICS
from undercroft.kernel.registry import BotAdvice, Drawing, Game, Item, Proof

assemble()

MODULES_BESIDES: Final = ("content.card", "options", "state")
"""Modules outside the rooms of the rules that implement rules too."""

SHARED_MODULES: Final = ("adjacency", "board", "reach", "sight", "walls")
"""The modules of the shared space that implement rules too."""


def content() -> dict[str, tuple[Item, ...]]:
    """What is in the box."""
    return {
        "heroes": items(HEROES, shown=gallery.hero),
        "starting cards": items(STARTING, effect_text, gallery.card),
        "generic cards": items(GENERIC, effect_text, gallery.card),
        "upgrades": items((*LEVEL_1, *LEVEL_2), effect_text, gallery.card),
        "artifacts": items(ARTIFACTS, effect_text, gallery.card),
        "treasures": items(
            TREASURES, lambda card: text(TREASURE_EFFECTS[card.id]), gallery.treasure
        ),
        "monsters": items(MONSTERS, lambda monster: power_words(monster.power), gallery.monster),
        "final enemies": items(ENEMY_CARDS, lambda card: enemy_words(card, 0), gallery.enemy_card),
        "challenges": items(
            CHALLENGES, lambda kind: text(CHALLENGE_EFFECTS[kind.id]), gallery.challenge
        ),
        "tiles": items(TILES, shown=gallery.tile),
        "deep room": items(ROOM_CARDS, lambda card: room_words(card.id, 3), gallery.room_card),
        "quests": items(QUESTS, lambda quest: quest_words(quest, quest.needs[1]), gallery.quest),
    }


def effect_text(card: Card) -> str:
    """What a card says."""
    return text(card.effect)


def content_data() -> list[object]:
    """All that stands on cards, tiles and the frame of the board."""
    said = {**CHALLENGE_EFFECTS, **TREASURE_EFFECTS, **ENEMY_EFFECTS, **ROOM_EFFECTS}
    effects = {id_: encode(effect, Effect) for id_, effect in said.items()}
    return [TABLES.plain(), [encode(card) for card in ALL_CARDS], effects]


ALLIANCE: Final = Game(
    id="alliance",
    name="Alliance",
    tagline=(
        "Draft four heroes, open the dungeon room by room, and be the band that tells the tale."
    ),
    revision="0",
    seats=(1, 2, 3, 4),
    minutes=(60, 180),
    modes=("competitive", "co-op", "solo"),
    state=Alliance,
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
        lookahead=12,
    ),
    content_data=content_data,
    statistics=STATISTICS,
    options=OPTIONS,
    campaigns=(CAMPAIGN,),
    ways=WAYS,
    setups=SETUPS,
    offers=offers(),
    guide="undercroft.games.alliance:how_to_play.toml",
    proof=Proof(
        rules="undercroft.games.alliance:rules.toml",
        modules=(
            *RULE_MODULES,
            *(f"undercroft.games.alliance.{name}" for name in MODULES_BESIDES),
            *(f"undercroft.crawl.space.{name}" for name in SHARED_MODULES),
        ),
        tests="tests/games/alliance",
    ),
)
