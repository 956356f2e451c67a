"""The box laid out before the first choice: stacks, zones, pools, the starting tiles."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.content.card import Level
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.quest_schema import Quest
from undercroft.games.alliance.content.tables import (
    CHALLENGES,
    GENERIC_SET,
    PRESETS,
    QUESTS,
    SOLO_DECK,
)
from undercroft.games.alliance.content.tables import HEROES as HERO_CARDS
from undercroft.games.alliance.content.tables import TILES as TILE_FACES
from undercroft.games.alliance.content.tables import TREASURES as TREASURE_CARDS
from undercroft.games.alliance.map.geometry import first_rooms, frame_for
from undercroft.games.alliance.notation import (
    BOARD_TOKENS,
    BURSTS,
    CHALLENGE_TOKENS,
    DECKS,
    DISCARDS,
    FIRST_HERO,
    FIRST_QUEST,
    FIRST_SOLO,
    FIRST_TEAM,
    FIRST_TILE,
    FIRST_TOKEN,
    FIRST_TREASURE,
    HANDS,
    HEROES,
    MOST_SEATS,
    NOTATION,
    QUEST_STACKS,
    SOLO,
    STACKS,
    TEAMS,
    TILES,
    TOKENS,
    TREASURES,
    UPGRADES,
    ZONES,
)
from undercroft.games.alliance.options import AllianceOptions
from undercroft.games.alliance.phases.market import LEVELS, UPGRADES_SHOWN, dealt, usable_by
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.stacks import NO_SEATS, Stack
from undercroft.kernel.zones import Zone

OWN_CARDS: Final = {"full": (1, 2, 3), "half-step": (1, 2), "basic": (1,)}
GENERIC_COPIES: Final = {"full": 0, "half-step": 1, "basic": 2}
OWN_ZONES: Final = (HANDS, DISCARDS, BURSTS)
UPGRADE_LEVELS: Final = (Level.ONE, Level.TWO, Level.THREE)


def laid_out(seats: int, options: AllianceOptions) -> Alliance:
    """The box laid out for a number of players; a short game has level I only. [DA-BASIC-07]"""
    s = Alliance()
    s.seats = seats
    s.options = options
    s.walls = first_rooms(seats, deep=options.deep)
    _lay_stacks(s)
    _lay_zones(s)
    _give_zones(s)
    _lay_seats(s)
    return s


def _lay_stacks(s: Alliance) -> None:
    s.stacks = [Stack.of(()) for _ in range(STACKS)]
    for level in range(1 if s.options.short else LEVELS):
        s.stacks[UPGRADES + level] = Stack.of(upgrade_deck(level, champions=s.options.champions))
        s.stacks[TILES + level] = tile_stack(s.seats, level)
    for level in range(LEVELS):
        s.stacks[CHALLENGE_TOKENS + level] = Stack.of(challenge_tokens(level))
    s.stacks[HEROES] = Stack.of(hero_pool(champions=s.options.champions))
    s.stacks[SOLO] = Stack.of(solo_deck(s))
    s.stacks[TREASURES] = Stack.of(treasure_deck() if s.options.treasures else ())
    _lay_quests(s)
    s.stacks[TEAMS] = Stack.of(FIRST_TEAM + i for i in range(len(PRESETS)))


def treasure_deck() -> list[int]:
    """The Deck of Many Treasures, which by option lies beside the frame. [DA-SET-16]"""
    copies = [(FIRST_TREASURE + i, card.copies) for i, card in enumerate(TREASURE_CARDS)]
    return [card for card, count in copies for _ in range(count)]


def _lay_quests(s: Alliance) -> None:
    """Quests by what they are worth, or all in one deck. [DA-QST-01] [DA-QST-26]

    Which final enemy is the dearest may be agreed on.
    """
    worths = sorted({quest.xp for quest in QUESTS if not quest.at_once})
    decks = {"levels": [[worth] for worth in worths], "random": [worths], "none": []}
    for i, worth in enumerate(decks[s.options.quests]):
        worth_it = [n for n, quest in enumerate(QUESTS) if worth_of(quest, worths) in worth]
        cards = [n for n in worth_it if is_wanted(s, QUESTS[n])]
        s.stacks[QUEST_STACKS + i] = Stack.of(FIRST_QUEST + n for n in cards)


def worth_of(quest: Quest, worths: list[int]) -> int:
    """Among which quests one is drawn: the Titan takes the place of the dearest. [DA-TITAN-02]"""
    return worths[-1] if quest.at_once else quest.xp


def is_wanted(s: Alliance, quest: Quest) -> bool:
    """Whether a quest may be drawn: where one of each value is, the final enemy agreed on.

    The Titan comes only to who asks for it. [DA-TITAN-02]
    """
    if quest.at_once:
        return s.options.quests == "levels" and s.options.final == quest.final
    is_free = s.options.quests != "levels" or not quest.final
    return is_free or s.options.final in ("random", quest.final)


def solo_deck(s: Alliance) -> list[int]:
    """The solo cards, which a game between rivals leaves in the box. [DA-SET-14] [DA-COOP-01]"""
    return [FIRST_SOLO + i for i in range(len(SOLO_DECK))] if s.is_company else []


def hero_pool(*, champions: bool) -> list[int]:
    """The heroes that can be recruited, with those of Champions by option. [DA-SET-16]"""
    return [FIRST_HERO + i for i, hero in enumerate(HERO_CARDS) if champions or not hero.champions]


def upgrade_deck(level: int, *, champions: bool = False) -> list[int]:
    """The upgrades of a level, each deck shuffled for itself. [DA-SET-09] [DA-SET-16]"""
    wanted, cards = UPGRADE_LEVELS[level], dealt(champions=champions)
    return [i for i, c in enumerate(ALL_CARDS) if c.level == wanted and i in cards]


def tile_stack(seats: int, level: int) -> Stack:
    """Tiles of a level, drawn unseen from all there are, by number of players. [DA-SET-11]"""
    tiles = [FIRST_TILE + i for i, face in enumerate(TILE_FACES) if face.level == level + 1]
    return Stack.of(tiles, count=frame_for(seats).tiles[level])


def challenge_tokens(level: int) -> list[int]:
    """The challenge tokens of a level, shuffled face down. [DA-SET-02]"""
    return [
        FIRST_TOKEN + i
        for i, (kind, of_level) in enumerate(TOKENS)
        if of_level == level + 1
        for _ in range(CHALLENGES[kind].tokens[level])
    ]


def _lay_zones(s: Alliance) -> None:
    """Hands, discards and staked cards belong to the decks of seats, tokens to their stacks."""
    s.zones = [Zone(ordered=i >= BOARD_TOKENS) for i in range(ZONES)]
    s.homes = [0] * ZONES
    s.owners = [NO_SEATS] * ZONES
    for seat in range(MOST_SEATS):
        for first in OWN_ZONES:
            s.homes[first + seat] = DECKS + seat
    for level in range(LEVELS):
        s.homes[BOARD_TOKENS + level] = CHALLENGE_TOKENS + level


def _give_zones(s: Alliance) -> None:
    """Every seat looks at its own hand, discards and staked cards, partners too. [DA-CARD-23]"""
    for seat in range(MOST_SEATS):
        for first in OWN_ZONES:
            s.owners[first + seat] = s.readers(seat)


def _lay_seats(s: Alliance) -> None:
    """Experience starts at nothing, and the pools at what the players' number says. [DA-SET-13]"""
    s.artifacts = [()] * s.seats
    s.treasures = [()] * s.seats
    s.drafted = [0] * s.seats
    s.fallen = [0] * s.seats
    s.fewer_cards = [0] * s.seats
    s.campaign_tokens = [0] * s.seats
    s.kept = [()] * s.seats
    s.keepable = [()] * s.seats
    s.xp_up = [0] * s.seats
    s.xp_down = [0] * s.seats
    s.pools = list(frame_for(s.seats).pools)
    s.upgrade_area = [UNKNOWN] * UPGRADES_SHOWN


def starting_deck(heroes: list[int], cards: str) -> list[int]:
    """The cards of an alliance: starting cards of its heroes, and generic ones.

    [DA-SET-06] [DA-BASIC-03] [DA-BASIC-05]
    """
    own = [
        i
        for i, card in enumerate(ALL_CARDS)
        if card.number in OWN_CARDS[cards] and usable_by(i, heroes)
    ]
    generic = [NOTATION.cards.parse(name) for name in GENERIC_SET]
    return [*own, *generic * GENERIC_COPIES[cards]]
