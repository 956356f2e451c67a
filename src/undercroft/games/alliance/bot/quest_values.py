"""What quests are worth to a hero at sight: a marker, a deed, a step nearer to a token."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.space.adjacency import neighbours
from undercroft.games.alliance.actions.quest_deeds import marker_price, slot_of
from undercroft.games.alliance.bot.attack_values import turns_left
from undercroft.games.alliance.content.quest_schema import RESOLVED, TRIGGERED, Deed
from undercroft.games.alliance.content.tables import MONSTER_NAMES, MONSTERS
from undercroft.games.alliance.map.figures import monster_health
from undercroft.games.alliance.notation import BLEED, FUND, HANDS, card_at
from undercroft.games.alliance.phases.quests import needed, quest_at, slots_at
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move

CARD: Final = 0.3
"""What it costs to spend a card."""
WOUND: Final = 0.6
BUYING_POWER: Final = 0.2
"""What it costs to turn a point of XP face down."""
EACH_ATTACK: Final = 1.0
"""What an activation does to a final enemy, on average."""
HOPE: Final = 0.35
DOUBT: Final = 0.7
"""What part of its reward an enemy counts for that is only woken; below what odds it is let lie."""
AIM: Final = 2.0
"""How much more quests count for a company that has set out to resolve them."""


def marker_worth(s: Alliance, slot: int) -> float:
    """A part of the reward, the more the nearer a quest is to its end."""
    quest = quest_at(s, slot)
    done, count = len(s.quest_markers[slot]), quest.resolution.count
    aim = AIM if s.options.goal != "score" and not slots_at(s, RESOLVED)[2:] else 0.0
    return (quest.xp + aim) / count * (1.0 + done / count)


def entrance_worth(s: Alliance, slot: int) -> float:
    """What waking a final enemy is worth: a part of its reward if there is time to slay it."""
    final = MONSTERS[MONSTER_NAMES.parse(quest_at(s, slot).final)]
    toughness = monster_health(s)[MONSTER_NAMES.parse(final.id)]
    attackers = s.seats if s.is_company else 1
    hope = min(1.0, EACH_ATTACK * attackers * turns_left(s) / toughness)
    aim = AIM if s.options.goal != "score" else 0.0
    return (HOPE * final.xp + aim) * hope if hope > DOUBT else 0.0


def deed_extra(s: Alliance, move: Move) -> float:
    """What a deed without Speed adds to a turn."""
    if move.verb is FUND:
        return funding(s, move)
    price = WOUND if move.verb is BLEED else CARD
    return marker_worth(s, slot_of(s, move)) - price


def funding(s: Alliance, move: Move) -> float:
    """Markers are bought where they trigger a quest now, or with what is left."""
    slot, price = slot_of(s, move), marker_price(s)
    lacking = needed(s, slot) - len(s.quest_markers[slot])
    if lacking * price > s.xp_up[move.seat]:
        return -1.0
    hope = 0.3 * quest_at(s, slot).xp + (AIM if s.options.goal != "score" else 0.0)
    return hope / lacking - BUYING_POWER * price


def errands(s: Alliance, seat: int, hero: int) -> dict[int, float]:
    """The spaces from which a hero can do something for a quest, and what that is worth."""
    spaces: dict[int, float] = {}
    for slot in slots_at(s, TRIGGERED):
        if not is_able(s, seat, hero, slot):
            continue
        worth = entrance_worth(s, slot) if quest_at(s, slot).final else marker_worth(s, slot)
        for spot in s.quest_spots[slot]:
            for space in (spot, *neighbours(s.walls, spot)):
                spaces[space] = max(worth, spaces.get(space, 0.0))
    return spaces


def is_able(s: Alliance, seat: int, hero: int, slot: int) -> bool:
    """Whether a hero has what the deed of a quest costs."""
    wanted = quest_at(s, slot).resolution
    if wanted.deed == Deed.BLEED:
        return len(s.wounds[hero]) + 1 < s.hero(hero).health
    if not wanted.types:
        return True
    hand = [card for card in s.zones[HANDS + seat].cards if card >= 0]
    return any(kind in wanted.types for card in hand for kind in card_at(card).types)
