"""What always holds in Infinity, numbered as in the rules; each says what is wrong with a step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from tests.games.infinity.walks import Step, turn_at
from undercroft.games.infinity.combat.formation import COLUMNS, ROWS, at_slot, formation, slot_of
from undercroft.games.infinity.combat.numbers import ap_rating, most_health
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.content.schema import LEVELS, LordEventAction
from undercroft.games.infinity.content.tables import EXPERIENCE
from undercroft.games.infinity.map.figures import enemies, heroes, is_dazed
from undercroft.games.infinity.map.geometry import SIDES, opposite
from undercroft.games.infinity.map.possessions import found_card, things
from undercroft.games.infinity.notation import (
    EVENT_DECK,
    FIRST_ENEMY,
    FIRST_EVENT,
    FIRST_LORD,
    FIRST_RISK,
    FIRST_TILE,
    card_name,
)
from undercroft.games.infinity.phases.prices import HALVES
from undercroft.games.infinity.state import (
    NO_CARD,
    NO_HAZARD,
    NO_METER,
    NOBODY,
    SURPLUS,
    Infinity,
)
from undercroft.games.infinity.validation import validate
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.play import legal

Check = Callable[[Step], Iterator[str]]
NOISY: Final = ("noises", "quiet")


# ---- 1: cards ------------------------------------------------------------------------------------


def every_card(s: Infinity) -> Counter[int]:
    """All cards, wherever they are: in stacks, laid out, in play, on shelves, ordered, as tiles."""
    found = Counter(card for stack in s.stacks for card in stack.cards())
    found.update(card for zone in s.zones for card in zone.cards if card != HIDDEN)
    found.update(card for card in s.enemy if NOBODY < card < FIRST_LORD)
    found.update(s.thing[thing] for thing in things(s))
    found.update(s.orb[thing] for thing in things(s) if s.orb[thing] != NO_CARD)
    found.update(card for card in (*s.equipment_shelf, *s.item_shelf) if card != NO_CARD)
    found.update(s.orders)
    found.update(card for card in s.ally if card != NO_CARD)
    found.update(FIRST_TILE + tile for tile in s.dungeon.tiles)
    return found


def no_card_is_twice_in_the_game(step: Step) -> Iterator[str]:
    if turn_at(step.after) is None or step.first is None:
        return
    more = every_card(step.after) - every_card(step.first)
    lost = every_card(step.first) - every_card(step.after)
    for card in more:
        yield f"more {card_name(card)} than there are"
    for card in lost:
        if not is_ally(card):  # who is declined leaves the game
            yield f"a {card_name(card)} is lost"


def is_ally(card: int) -> bool:
    """Whether a card is somebody who may join a hero."""
    return FIRST_RISK <= card < FIRST_EVENT and found_card(card).ally is not None


# ---- 2: action points ----------------------------------------------------------------------------


def points_are_there_before_they_are_spent(step: Step) -> Iterator[str]:
    turn, was = turn_at(step.after), turn_at(step.before)
    if turn is None:
        return
    rating = ap_rating(step.after, turn.who) if step.after.options.ap_live else turn.rating
    if step.after.left[turn.who] != max(0, HALVES * rating + turn.extra - turn.spent):
        yield "the points left are not what was not spent"
    if turn.spent % HALVES and not turn.did >> LordEventAction.RUN & 1:
        yield "half a point was spent, and not by running"
    if was is None or step.before.turns != step.after.turns:
        return
    if not 0 <= turn.spent - was.spent <= step.before.left[turn.who]:
        yield "more points were spent than were left"


# ---- 3: formations -------------------------------------------------------------------------------


def enemies_stand_in_order(step: Step) -> Iterator[str]:
    s = step.after
    for figure in enemies(s):
        seat, slot = s.focus[figure - FIRST_ENEMY], s.slot[figure - FIRST_ENEMY]
        if seat == NOBODY or turn_at(s) is None:
            continue
        if s.spot[seat] != s.enemy_spot[figure - FIRST_ENEMY]:
            yield "an enemy is focused on a hero of another tile"
        if COLUMNS <= slot < SURPLUS and not is_dazed(s, figure) and has_gap(s, seat, slot):
            yield "an enemy stands behind a gap"
    for seat in heroes(s):
        slots = [slot_of(s, figure) for figure in formation(s, seat)]
        placed = [slot for slot in slots if slot < SURPLUS]
        if len(placed) != len(set(placed)) or len(placed) > ROWS * COLUMNS:
            yield "two enemies stand in one place"


def has_gap(s: Infinity, seat: int, slot: int) -> bool:
    """Whether a place of the row before a slot is empty."""
    before = range((slot // COLUMNS - 1) * COLUMNS, slot // COLUMNS * COLUMNS)
    return any(at_slot(s, seat, other) == NOBODY for other in before)


# ---- 4: heroes -----------------------------------------------------------------------------------


def heroes_have_what_a_board_can_show(step: Step) -> Iterator[str]:
    s = step.after
    for seat in heroes(s):
        level = s.level[seat]
        if not 1 <= level <= LEVELS:
            yield "no such level"
        elif s.health[seat] > most_health(s, seat):
            yield "more Health than the level has"
        elif level < LEVELS and not 0 <= s.xp[seat] < EXPERIENCE[level - 1]:
            yield "Experience for the next level"
    if s.round and s.over is None:
        yield from validate(s)


# ---- 5, 6: tiles ---------------------------------------------------------------------------------


def nobody_stays_on_a_hazard(step: Step) -> Iterator[str]:
    s = step.after
    if turn_at(s) is not None:
        for seat in heroes(s):
            if s.hazards[s.spot[seat]] != NO_HAZARD:
                yield f"{s.hero(seat).name} stands on a hazard"


def ways_lead_there_and_back(step: Step) -> Iterator[str]:
    dungeon = step.after.dungeon
    if dungeon is step.before.dungeon:
        return
    for place in range(len(dungeon.tiles)):
        for side in SIDES:
            way = dungeon.way(place, side)
            if way < 0:
                continue
            doors = dungeon.has_door(place, side), dungeon.has_door(way, opposite(side))
            if dungeon.way(way, opposite(side)) != place or not all(doors):
                yield "a way leads only one way"
            if dungeon.door(place, side) in dungeon.sealed:
                yield "a sealed door is open"


# ---- 7, 8: the lord ------------------------------------------------------------------------------


def there_is_one_lord_at_most(step: Step) -> Iterator[str]:
    s = step.after
    lords = [figure for figure in enemies(s) if s.foe(figure).rank == Rank.LORD]
    if len(lords) > (0 if s.options.casual else 1):
        yield f"{len(lords)} lords"
    if lords != ([] if s.lord == NOBODY else [s.lord]):
        yield "the lord is somebody else"


def the_meter_comes_before_the_events(step: Step) -> Iterator[str]:
    before, after = step.before, step.after
    if not before.round:
        return
    if before.meter == NO_METER != after.meter:
        yield "the meter is back"
    drawn = before.stacks[EVENT_DECK].size != after.stacks[EVENT_DECK].size
    if drawn and after.meter != NO_METER:
        yield "a lord event was drawn while there was a meter"


# ---- 10, 11, 12: the course of a game ------------------------------------------------------------


def somebody_can_always_go_on(step: Step) -> Iterator[str]:
    s = step.after
    if s.over is not None or isinstance(s.frames[-1], ChanceFrame):
        return
    verbs = {move.verb.name for move in legal(s)}
    if not verbs or (turn_at(s) is not None and "end" not in verbs):
        yield "nothing can be done"


def together_one_exhausted_hero_ends_the_game(step: Step) -> Iterator[str]:
    s = step.after
    if turn_at(s) is None or s.options.mercy or not s.page.is_cooperative():
        return
    if any(s.health[seat] <= 0 or s.out[seat] for seat in heroes(s)):
        yield "the game goes on without a hero"


def noise_ends_with_the_round(step: Step) -> Iterator[str]:
    s = step.after
    if s.round > step.before.round and (any(s.noises) or any(s.quiet)):
        yield "a noise of the last round is still heard"


CHECKS: Final[dict[int, Check]] = {
    1: no_card_is_twice_in_the_game,
    2: points_are_there_before_they_are_spent,
    3: enemies_stand_in_order,
    4: heroes_have_what_a_board_can_show,
    5: nobody_stays_on_a_hazard,
    6: ways_lead_there_and_back,
    7: there_is_one_lord_at_most,
    8: the_meter_comes_before_the_events,
    10: somebody_can_always_go_on,
    11: together_one_exhausted_hero_ends_the_game,
    12: noise_ends_with_the_round,
}
"""By the numbers of the rules; 9 is about two games."""
