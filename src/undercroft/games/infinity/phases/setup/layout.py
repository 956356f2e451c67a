"""The box laid out before the first choice: decks, shop, heroes on the Starter Tile."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.content.scenario_schema import Run, Scenario
from undercroft.games.infinity.content.schema import RiskDeck, TileKind
from undercroft.games.infinity.content.tables import (
    ALL_GROUPS,
    ALL_RISK_CARDS,
    COINS,
    EQUIPMENT,
    GROUPS,
    ITEMS,
    LORD_EVENT_CARDS,
    REWARDS,
    RISK_CARDS,
    SENTINELS,
    TILE_NAMES,
    TILES,
)
from undercroft.games.infinity.content.thing_schema import RiskCard
from undercroft.games.infinity.map.exploration import lay_tile
from undercroft.games.infinity.map.geometry import FIRST_DUNGEON, STARTER
from undercroft.games.infinity.notation import (
    FIRST_DISCARD,
    FIRST_EVENT,
    FIRST_RISK,
    FIRST_SENTINEL,
    FIRST_THING,
    FIRST_TILE,
    STACK_NAMES,
    TILE_STACK,
)
from undercroft.games.infinity.options import InfinityOptions
from undercroft.games.infinity.phases.shop import clear_shelves
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.stacks import EVERYONE, NO_SEATS, Stack
from undercroft.kernel.zones import Zone

START: Final = 0
"""The place of the Starter Tile."""

ZEROS: Final = (
    *("kind", "health", "xp", "coins", "quiet", "hidden", "slowed", "drained", "running"),
    *(
        "stunned",
        "confused",
        "embattled",
        "sneaked",
        "exposed",
        "out",
        "blocking",
        "held_by",
        "left",
        "turns",
        "paid",
        "ally_health",
    ),
)
"""The columns of heroes that begin at 0."""


def laid_out(seats: int, options: InfinityOptions) -> Infinity:
    """A table for so many heroes, all on the Starter Tile, nobody else in the dungeon yet.

    [DI-SETUP-02] [DI-SETUP-10]
    """
    s = Infinity()
    s.seats = seats
    s.options = options
    s.players = tuple(range(seats))
    for name in ZEROS:
        setattr(s, name, [0] * seats)
    s.spot, s.before, s.level = [START] * seats, [START] * seats, [1] * seats
    s.coins = [COINS] * seats
    s.started, s.ally = [NO_CARD] * seats, [NO_CARD] * seats
    s.bare = [(0, 0)] * seats
    clear_shelves(s)
    s.used, s.boons = [()] * seats, [()] * seats
    lay_tile(s, FIRST_DUNGEON)
    s.stacks = [Stack.of(())] * len(STACK_NAMES)
    _lay_zones(s)
    return s


def _lay_zones(s: Infinity) -> None:
    """Rewards of rows lie face down, the Equipment tile's for who is there, discards open."""
    discards = len(STACK_NAMES) - 1
    s.zones = [Zone(ordered=True), Zone(ordered=True), *(Zone() for _ in range(discards))]
    rewards = STACK_NAMES.index("rewards")
    s.homes = [rewards, rewards, *range(discards)]
    s.owners = [NO_SEATS, NO_SEATS, *(EVERYONE,) * discards]
    assert len(s.zones) == FIRST_DISCARD + discards


def lord_events(s: Infinity, lord: str) -> Stack:
    """The events of a lord, by option those of all lords in one deck. [DI-COMP-02] [DI-A-03]"""
    is_shared = s.options.lec_decks == "shared"
    ids = [id_ for id_, _ in LORD_EVENT_CARDS]
    return Stack.of(
        FIRST_EVENT + i for i, id_ in enumerate(ids) if is_shared or id_.rpartition("-")[0] == lord
    )


def decks(starred: tuple[int, ...], *, is_campaign: bool = False) -> list[Stack]:
    """The decks of any dungeon: unstarred groups and some starred ones, things, risks.

    [DI-SETUP-06] [DI-SETUP-08] Cards of a campaign are left out of all other games. [DI-MODE-05]
    """
    groups = [i for i, group in enumerate(GROUPS) if not group.starred or i in starred]
    if is_campaign:
        groups += range(len(GROUPS), len(ALL_GROUPS))
    cards = ALL_RISK_CARDS if is_campaign else RISK_CARDS
    items = len(EQUIPMENT)
    rewards = items + len(ITEMS)
    return [
        Stack.of(i for i in groups for _ in range(ALL_GROUPS[i].copies)),
        Stack.of(FIRST_SENTINEL + i for i in range(len(SENTINELS))),
        Stack.of(FIRST_THING + i for i in range(len(EQUIPMENT))),
        Stack.of(
            FIRST_THING + items + i for i, item in enumerate(ITEMS) for _ in range(item.copies)
        ),
        Stack.of(
            FIRST_THING + rewards + i
            for i, reward in enumerate(REWARDS)
            for _ in range(reward.copies)
        ),
        *(risk_deck(deck, cards) for deck in RiskDeck),
    ]


def risk_deck(deck: RiskDeck, cards: tuple[RiskCard, ...]) -> Stack:
    """One of the four risk decks. [DI-RISK-01]"""
    fit = [(i, card) for i, card in enumerate(cards) if card.deck == deck]
    return Stack.of(FIRST_RISK + i for i, card in fit for _ in range(card.copies))


def tile_stack(scenario: Scenario) -> Stack:
    """The tiles in the runs that a scenario names, all others under them. [DI-COMP-03]"""
    named = {TILE_NAMES.parse(name) for run in scenario.stack for name in run.tiles}
    pool = [i for i in range(len(TILES)) if i not in named and i != STARTER]
    if not scenario.stack:
        return Stack.of(FIRST_TILE + i for i in pool)
    return _in_runs(scenario.stack, pool)


def _in_runs(runs: tuple[Run, ...], pool: list[int]) -> Stack:
    """Numbered tiles fill the runs; special ones that no run names come after them."""
    recipe = [
        (run.size, tuple(FIRST_TILE + TILE_NAMES.parse(name) for name in run.tiles)) for run in runs
    ]
    numbered = [i for i in pool if TILES[i].kind == TileKind.NUMBERED]
    special = tuple(FIRST_TILE + i for i in pool if TILES[i].kind != TileKind.NUMBERED)
    left = len(pool) - sum(run.count for run in runs)
    return Stack.recipe([FIRST_TILE + i for i in numbered], *recipe, (left, special))


def start_stacks(s: Infinity, scenario: Scenario, starred: tuple[int, ...], lord: str) -> None:
    """All stacks of a scenario are shuffled; a preset dungeon draws no tiles. [DI-SETUP-08]"""
    is_campaign = s.page.IS_PRESET
    tiles = Stack.of(()) if is_campaign else tile_stack(scenario)
    s.stacks = [*decks(starred, is_campaign=is_campaign), lord_events(s, lord), tiles]
    assert len(s.stacks) == TILE_STACK + 1
