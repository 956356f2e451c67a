"""What is in the box of Infinity, read once and strictly from `tables/*.toml`.

A thing's id in the state is its place in its tuple; the `Names` turn places into words and back.
Equal cards are copies of one row. What belongs to the mini-campaign alone comes after the rest.
"""

from typing import Final

from undercroft.crawl.decode import Context
from undercroft.crawl.tables import Tables
from undercroft.games.infinity.content.number_schema import (
    Action,
    Combat,
    Dig,
    Health,
    Hunt,
    Shop,
    Throw,
)
from undercroft.games.infinity.content.scenario_schema import (
    CampaignCard,
    CampaignGame,
    Casual,
    Difficulty,
    PresetDungeon,
    Scenario,
    StarredLimits,
)
from undercroft.games.infinity.content.schema import (
    Ability,
    Hero,
    Lord,
    LordEvent,
    LordScale,
    Minion,
    MinionGroup,
    Rampage,
    Sentinel,
)
from undercroft.games.infinity.content.thing_schema import (
    Chart,
    EnemyCount,
    Equipment,
    Item,
    Reward,
    RiskCard,
    Tile,
)
from undercroft.kernel.moves import Names

TABLES: Final = Tables("undercroft.games.infinity.content")

# ---- numbers -----------------------------------------------------------------------------------

_numbers = TABLES.open("numbers.toml")
DIE: Final = _numbers.take("die", int)
HERO_COUNTS: Final[tuple[int, int]] = _numbers.take("heroes", tuple[int, int])
COINS: Final = _numbers.take("coins", int)
EXPERIENCE: Final[tuple[int, ...]] = _numbers.take("experience", tuple[int, ...])
THREAT: Final[tuple[int, ...]] = _numbers.take("threat", tuple[int, ...])
KNOWN_ABILITIES: Final = _numbers.take("known-abilities", int)
ACTIONS: Final[tuple[Action, ...]] = _numbers.take("actions", tuple[Action, ...])
ENEMY_COUNTS: Final[tuple[EnemyCount, ...]] = _numbers.take("enemy-counts", tuple[EnemyCount, ...])
HEALTH: Final = _numbers.take("health", Health)
COMBAT: Final = _numbers.take("combat", Combat)
THROW: Final = _numbers.take("throw", Throw)
SHOP: Final = _numbers.take("shop", Shop)
DIG: Final = _numbers.take("dig", Dig)
HUNT: Final = _numbers.take("hunt", Hunt)
NOISE: Final = _numbers.take_map("noise", int)
TOKENS: Final = _numbers.take_map("tokens", int)
_numbers.close()

# ---- heroes and enemies ------------------------------------------------------------------------

HEROES: Final[tuple[Hero, ...]] = TABLES.only("heroes.toml", "heroes", tuple[Hero, ...])
ABILITIES: Final[tuple[Ability, ...]] = TABLES.only(
    "abilities.toml",
    "abilities",
    tuple[Ability, ...],
    Context(known={"hero": [hero.id for hero in HEROES]}),
)

_lords = TABLES.open("lords.toml")
LORD_SCALE: Final = _lords.take("scale", LordScale)
RAMPAGES: Final[tuple[Rampage, ...]] = _lords.take("rampages", tuple[Rampage, ...])
LORD_EVENTS: Final[dict[str, tuple[LordEvent, ...]]] = TABLES.only(
    "lord_events.toml",
    "events",
    dict[str, tuple[LordEvent, ...]],
    Context(known={"rampage": [table.id for table in RAMPAGES]}),
)
"""The event deck of each lord, by the tiles on its cards."""

_DECKS: Final = Context(known={"event deck": list(LORD_EVENTS)})
LORDS: Final[tuple[Lord, ...]] = _lords.take("lords", tuple[Lord, ...], _DECKS)
_lords.close()

GROUPS: Final[tuple[MinionGroup, ...]] = TABLES.only(
    "minions.toml", "groups", tuple[MinionGroup, ...]
)
SENTINELS: Final[tuple[Sentinel, ...]] = TABLES.only(
    "sentinels.toml", "sentinels", tuple[Sentinel, ...]
)

# ---- things, risk cards and tiles --------------------------------------------------------------

EQUIPMENT: Final[tuple[Equipment, ...]] = TABLES.only(
    "equipment.toml", "equipment", tuple[Equipment, ...]
)
ITEMS: Final[tuple[Item, ...]] = TABLES.only("items.toml", "items", tuple[Item, ...])
REWARDS: Final[tuple[Reward, ...]] = TABLES.only(
    "rewards.toml",
    "rewards",
    tuple[Reward, ...],
    Context(known={"item": [item.id for item in ITEMS]}),
)
THINGS: Final[tuple[Equipment | Item | Reward, ...]] = (*EQUIPMENT, *ITEMS, *REWARDS)
"""Everything that can be worn, carried or kept in a pocket, but for what risk cards become."""

RISK_CARDS: Final[tuple[RiskCard, ...]] = TABLES.only(
    "risk.toml",
    "risk",
    tuple[RiskCard, ...],
    Context(known={"thing": [thing.id for thing in THINGS]}),
)
TILES: Final[tuple[Tile, ...]] = TABLES.only("tiles.toml", "tiles", tuple[Tile, ...])
CHARTS: Final[tuple[Chart, ...]] = TABLES.only("charts.toml", "charts", tuple[Chart, ...])

# ---- scenarios and campaigns -------------------------------------------------------------------

_BOX: Final = {
    "event deck": list(LORD_EVENTS),
    "hero": [hero.id for hero in HEROES],
    "lord": [lord.id for lord in LORDS],
    "rampage": [table.id for table in RAMPAGES],
    "item": [item.id for item in ITEMS],
    "thing": [thing.id for thing in THINGS],
    "tile": [tile.id for tile in TILES],
    "chart": [chart.id for chart in CHARTS],
}
SCENARIOS: Final[tuple[Scenario, ...]] = TABLES.only(
    "scenarios.toml", "scenarios", tuple[Scenario, ...], Context(known=_BOX)
)

_difficulty = TABLES.open("difficulty.toml")
DIFFICULTIES: Final[tuple[Difficulty, ...]] = _difficulty.take(
    "difficulties", tuple[Difficulty, ...]
)
STARRED_LIMITS: Final = _difficulty.take("starred", StarredLimits)
CASUAL: Final = _difficulty.take("casual", Casual)
_difficulty.close()

_campaign = TABLES.open("campaign.toml")
CAMPAIGN_RULES: Final = _campaign.take_map("rules", int)
CAMPAIGN_GAMES: Final[tuple[CampaignGame, ...]] = _campaign.take("games", tuple[CampaignGame, ...])
CAMPAIGN_GROUPS: Final[tuple[MinionGroup, ...]] = _campaign.take("groups", tuple[MinionGroup, ...])
CAMPAIGN_SENTINELS: Final[tuple[Sentinel, ...]] = _campaign.take("sentinels", tuple[Sentinel, ...])
CAMPAIGN_LORDS: Final[tuple[Lord, ...]] = _campaign.take("lords", tuple[Lord, ...], _DECKS)

ALL_GROUPS: Final = (*GROUPS, *CAMPAIGN_GROUPS)
ALL_SENTINELS: Final = (*SENTINELS, *CAMPAIGN_SENTINELS)
ALL_LORDS: Final = (*LORDS, *CAMPAIGN_LORDS)

_CAMPAIGN: Final = {
    **_BOX,
    "lord": [lord.id for lord in ALL_LORDS],
    "enemy": [
        *(group.id for group in ALL_GROUPS),
        *(sentinel.id for sentinel in ALL_SENTINELS),
        *(lord.id for lord in ALL_LORDS),
    ],
}
CAMPAIGN_CARDS: Final[tuple[CampaignCard, ...]] = _campaign.take(
    "cards", tuple[CampaignCard, ...], Context(known=_CAMPAIGN)
)
KNOWN: Final = Context(known={**_CAMPAIGN, "campaign card": [card.id for card in CAMPAIGN_CARDS]})
"""The ids that other content of the game may refer to."""

DUNGEONS: Final[tuple[PresetDungeon, ...]] = _campaign.take(
    "dungeons", tuple[PresetDungeon, ...], KNOWN
)
_campaign.close()

ALL_SCENARIOS: Final = (*SCENARIOS, *(dungeon.scenario for dungeon in DUNGEONS))
"""Whatever can be played as one game: the scenarios, then the dungeons of the mini-campaign."""

# ---- everything in the state's order -----------------------------------------------------------

ALL_RISK_CARDS: Final = (*RISK_CARDS, *(card.risk for card in CAMPAIGN_CARDS if card.risk))

MINIONS: Final = tuple(
    Minion(f"{group.id}-{copy}", place)
    for place, group in enumerate(ALL_GROUPS)
    for copy in range(1, group.copies + 1)
)
"""Each minion card, group by group."""

LORD_EVENT_CARDS: Final = tuple(
    (f"{lord}-{event.tile:02}", event) for lord, deck in LORD_EVENTS.items() for event in deck
)
"""Each lord event card with its id: whose it is, and the tile on it."""

HERO_NAMES: Final = Names("hero", (hero.id for hero in HEROES))
ABILITY_NAMES: Final = Names("ability", (ability.id for ability in ABILITIES))
GROUP_NAMES: Final = Names("group", (group.id for group in ALL_GROUPS))
MINION_NAMES: Final = Names("minion", (minion.id for minion in MINIONS))
SENTINEL_NAMES: Final = Names("sentinel", (sentinel.id for sentinel in ALL_SENTINELS))
LORD_NAMES: Final = Names("lord", (lord.id for lord in ALL_LORDS))
LORD_EVENT_NAMES: Final = Names("lord event", (id_ for id_, _ in LORD_EVENT_CARDS))
THING_NAMES: Final = Names("thing", (thing.id for thing in THINGS))
RISK_NAMES: Final = Names("risk card", (card.id for card in ALL_RISK_CARDS))
TILE_NAMES: Final = Names("tile", (tile.id for tile in TILES))
CHART_NAMES: Final = Names("chart", (chart.id for chart in CHARTS))
SCENARIO_NAMES: Final = Names("scenario", (scenario.id for scenario in ALL_SCENARIOS))
DUNGEON_NAMES: Final = Names("dungeon", (dungeon.id for dungeon in DUNGEONS))
