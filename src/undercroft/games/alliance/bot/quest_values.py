"""What quests are worth to a hero at sight: a marker, a deed, a step nearer to a token."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.crawl.space.adjacency import neighbours
from undercroft.games.alliance.actions.quest_deeds import marker_price, slot_of
from undercroft.games.alliance.bot.aims import aim
from undercroft.games.alliance.bot.hunts import waking_worth
from undercroft.games.alliance.content.quest_schema import TRIGGERED, Deed
from undercroft.games.alliance.map.figures import monsters
from undercroft.games.alliance.notation import BLEED, FUND, HANDS, card_at
from undercroft.games.alliance.phases.quests import needed, quest_at, slots_at
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move

CARD: Final = 0.3
"""What it costs to spend a card."""
WOUND: Final = 0.45
LOUD: Final = 0.3
"""How much quiet work is worth while monsters have still to be driven away."""
PROMISE: Final = 0.3
"""What part of its reward a quest is worth when it is triggered."""
BUYING_POWER: Final = 0.2
DEAR: Final = 0.5
A_CARD: Final = 3
"""What it costs to turn a point of XP face down, and one of the few that would buy a card."""


def marker_worth(s: Alliance, slot: int) -> float:
    """A part of the reward, the more the nearer a quest is to its end."""
    quest = quest_at(s, slot)
    done, count = len(s.quest_markers[slot]), quest.resolution.count
    return (quest.xp + aim(s, slot)) / count * (1.0 + done / count)


def deed_extra(s: Alliance, move: Move) -> float:
    """What a deed without Speed adds to a turn."""
    if move.verb is FUND:
        return funding(s, move)
    price = WOUND if move.verb is BLEED else CARD
    return marker_worth(s, slot_of(s, move)) - price


def funding(s: Alliance, move: Move) -> float:
    """Markers are bought where they trigger a quest now, rather with what no card is bought for."""
    slot, price = slot_of(s, move), marker_price(s)
    lacking = needed(s, slot) - len(s.quest_markers[slot])
    cost, held = lacking * price, s.xp_up[move.seat]
    if cost > held:
        return -1.0
    hope = PROMISE * quest_at(s, slot).xp + aim(s, slot)
    dear = max(0, cost - max(0, held - A_CARD))
    return (hope - BUYING_POWER * (cost - dear) - DEAR * dear) / lacking


class Errand(NamedTuple):
    """What a hero can do for a quest beside its token: the Speed it takes, and what it gains."""

    speed: int
    gain: float


def errands(s: Alliance, seat: int, hero: int) -> dict[int, Errand]:
    """The spaces from which a hero can do something for a quest, and what that is worth."""
    spaces: dict[int, Errand] = {}
    for slot in slots_at(s, TRIGGERED):
        errand = errand_for(s, seat, hero, slot)
        for spot in s.quest_spots[slot] if errand.gain > 0 else ():
            for space in (spot, *neighbours(s.walls, spot)):
                spaces[space] = max(errand, spaces.get(space, errand), key=lambda e: e.gain)
    return spaces


def errand_for(s: Alliance, seat: int, hero: int, slot: int) -> Errand:
    """What a hero could do for one quest in a turn at its token."""
    quest = quest_at(s, slot)
    if quest.final:
        return Errand(quest.resolution.speed, waking_worth(s, slot))
    wanted, each = quest.resolution, marker_worth(s, slot)
    left = wanted.count - len(s.quest_markers[slot])
    if wanted.deed == Deed.BLEED:
        bearable = s.hero(hero).health - 1 - len(s.wounds[hero])
        return Errand(0, (each - WOUND) * min(left, bearable))
    if wanted.types:
        return Errand(0, (each - CARD) * min(left, cards_for(s, seat, slot)))
    speed = 1 if wanted.deed == Deed.UNLOCK else wanted.speed
    return Errand(speed, each * (LOUD if wanted.quiet and is_guarded(s, slot) else 1.0))


def cards_for(s: Alliance, seat: int, slot: int) -> int:
    """How many cards of a hand a quest wants."""
    wanted = quest_at(s, slot).resolution.types
    hand = [card for card in s.zones[HANDS + seat].cards if card >= 0]
    return sum(any(kind in wanted for kind in card_at(card).types) for card in hand)


def is_guarded(s: Alliance, slot: int) -> bool:
    """Whether monsters are in the room of a token, so that no quiet work is done there."""
    rooms = s.walls.board.grid.room_of
    guarded = {rooms[s.spot[figure]] for figure in monsters(s)}
    return any(rooms[spot] in guarded for spot in s.quest_spots[slot])
