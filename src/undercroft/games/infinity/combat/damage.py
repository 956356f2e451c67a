"""What damage does: Health lost and healed, enemies that fall, heroes that are exhausted."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from undercroft.crawl.effects import Nothing, come
from undercroft.crawl.log import HealthChanged, tell_of
from undercroft.games.infinity.combat.formation import close_up
from undercroft.games.infinity.combat.modifiers import release
from undercroft.games.infinity.combat.numbers import (
    enemy_health,
    full_health,
    is_weakened,
    most_health,
)
from undercroft.games.infinity.combat.rewards import DropRewards, TurnUpRewards
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.content.schema import Icon, ItemKind
from undercroft.games.infinity.content.stat_ids import LIBRARY, SHIELD, SOURCE_OF, SOURCES
from undercroft.games.infinity.content.tables import COMBAT, HEALTH, SENTINELS, THINGS
from undercroft.games.infinity.content.thing_schema import Item, Reward
from undercroft.games.infinity.effects.vocabulary.terms import Occasion
from undercroft.games.infinity.map.figures import enemies, is_hero
from undercroft.games.infinity.notation import (
    FIRST_DISCARD,
    FIRST_ENEMY,
    FIRST_LORD,
    FIRST_SENTINEL,
    MINION_DECK,
    SENTINEL_DECK,
)
from undercroft.games.infinity.phases.exhaustion import Exhausted
from undercroft.games.infinity.state import NOBODY, NOWHERE, Infinity
from undercroft.kernel.stacks import EVERYONE

SCROLLS: Final = frozenset(
    SOURCES.ids[row.id]
    for row in THINGS
    if (isinstance(row, Item) and row.kind >= ItemKind.ENHANCE)
    or (isinstance(row, Reward) and row.icon == Icon.SCROLL)
)
"""The sources that are scrolls. [DI-COND-02]"""

DECKLESS: Final = range(FIRST_SENTINEL + len(SENTINELS), FIRST_LORD)
"""The sentinels of the mini-campaign are in no deck, and do not come back."""

AFTER: Final = {
    SOURCE_OF[node]: parts["after"][0]
    for node, parts in enumerate(LIBRARY.parts)
    if "after" in parts and LIBRARY.effects[parts["after"][0]] != Nothing()
}
"""What the card of a band promises for its end, by the source. [IC-40]"""

DROPS = {
    Rank.MINION: 0,
    Rank.SENTINEL: COMBAT.sentinel_rewards,
    Rank.LORD: COMBAT.lord_rewards,
}
"""How many rewards a defeated enemy leaves, beside those of its row. [DI-REWARD-06]"""


def hurt(s: Infinity, figure: int, amount: int, by: int, rule: str) -> None:
    """Somebody loses Health, a hero or an enemy; `by` is who did it, or NOBODY."""
    if amount <= 0:
        return
    if is_hero(figure):
        lose(s, figure, amount, rule, by)
    else:
        wound(s, figure, amount, by, rule)


def lose(s: Infinity, seat: int, amount: int, rule: str, by: int = NOBODY) -> None:
    """A hero loses Health; at 0 or less it is exhausted, whoever did it. [DI-LEVEL-09] [DI-A-48]"""
    before = s.health[seat]
    s.health[seat] -= unshielded(s, seat, amount)
    tell_health(s, seat, before, s.health[seat], rule)
    forfeit_scrolls(s, seat)
    if s.health[seat] <= HEALTH.exhausted < before:
        s.push(Exhausted(seat, by))


def forfeit_scrolls(s: Infinity, seat: int) -> None:
    """Who has become weakened loses what scrolls gave. [DI-COND-02] [DI-ITEM-19]"""
    if s.options.weak_scrolls == "all" and is_weakened(s, seat):
        s.modifiers = tuple([m for m in s.modifiers if m.scope != seat or m.source not in SCROLLS])


def unshielded(s: Infinity, seat: int, amount: int) -> int:
    """What is left of a loss after Health that is kept, which is used up by it. [IC-12]"""
    for shield in [m for m in s.modifiers if (m.stat, m.scope) == (SHIELD, seat)]:
        kept = min(amount, shield.amount)
        amount -= kept
        rest = (replace(shield, amount=shield.amount - kept),) if kept < shield.amount else ()
        s.modifiers = (*(m for m in s.modifiers if m != shield), *rest)
        tell_of(s, seat, f"keeps {kept} Health", "IC-12")
    return amount


def heal(s: Infinity, seat: int, amount: int, rule: str) -> int:
    """A hero gets Health back, or loses all Power -2 tokens instead; how much it was.

    [DI-TOKEN-11] [DI-TOKEN-12] [DI-LEVEL-08]
    """
    if s.drained[seat]:
        s.drained[seat] = 0
        tell_of(s, seat, "shakes off all Power -2 tokens instead of healing", "DI-TOKEN-12")
        return 0
    before = s.health[seat]
    s.health[seat] = min(most_health(s, seat), before + amount)
    tell_health(s, seat, before, s.health[seat], rule)
    return s.health[seat] - before


def tell_health(s: Infinity, figure: int, before: int, after: int, rule: str) -> None:
    """The log line of a change of Health."""
    if s.listening and before != after:
        most = most_health(s, figure) if is_hero(figure) else full_health(s, figure)
        told = HealthChanged(
            figure=s.figure_id(figure), before=before, after=after, most=most, rules=(rule,)
        )
        s.emit(told)


def wound(s: Infinity, figure: int, amount: int, by: int, rule: str) -> None:
    """An enemy is hurt; damage stays on it. [DI-DMG-06] At 0 Health it is gone. [DI-COMB-16]"""
    before = enemy_health(s, figure)
    s.damage[figure - FIRST_ENEMY] += amount
    tell_health(s, figure, before, before - amount, rule)
    if enemy_health(s, figure) <= 0:
        fall(s, figure, by)
    else:
        s.page.wounded(s, figure)


def fall(s: Infinity, figure: int, by: int) -> None:
    """An enemy is defeated: it leaves the formation, whose gap is closed. [DI-COMB-16]

    First the gap is closed, then rewards of cleared rows are turned up, then what it drops: each
    frame is pushed before the one that comes first. A lord leaves four rewards, and does not
    return. [DI-LORD-35]
    """
    if s.listening:
        victor = f" by {s.hero(by).name}" if is_hero(by) else ""
        tell_of(s, figure, f"is defeated{victor}", "DI-COMB-16", "fall")
    i = figure - FIRST_ENEMY
    place, seat, drops = s.enemy_spot[i], s.focus[i], DROPS[s.foe(figure).rank]
    if drops:
        s.push(DropRewards(place, drops, by if is_hero(by) else seat))
    s.push(TurnUpRewards())
    come(s, Occasion.FALLS, figure, by if is_hero(by) else NOBODY)
    s.page.defeated(s, figure, by)
    take_away(s, figure)
    end_band(s, s.bands[i], place, by)
    if seat != NOBODY:
        close_up(s, seat)


def end_band(s: Infinity, band: int, place: int, by: int) -> None:
    """The last of a band has fallen: what its card promised is due to who struck. [IC-40]"""
    after = AFTER.get(s.band_card[band])
    if after is None or any(s.bands[f - FIRST_ENEMY] == band for f in enemies(s)):
        return
    s.fallen_band_fought, s.fallen_at = s.band_fought[band] >> 1, place
    striker = by if is_hero(by) else NOBODY
    s.EFFECTS.start_at(s, after, by, striker)


def take_away(s: Infinity, figure: int) -> None:
    """An enemy is no longer in play; its card goes to the discards of its deck, if it has one."""
    i = figure - FIRST_ENEMY
    card, rank = s.enemy[i], s.foe(figure).rank
    if rank != Rank.LORD and card not in DECKLESS:
        zone = FIRST_DISCARD + (MINION_DECK if rank == Rank.MINION else SENTINEL_DECK)
        s.zones[zone] = s.zones[zone].add(card, EVERYONE)
    elif s.lord == figure:
        s.lord, s.lord_fallen = NOBODY, 1
    s.enemy[i], s.enemy_spot[i] = NOBODY, NOWHERE
    s.focus[i], s.came_from[i] = NOBODY, NOBODY
    release(s, figure)
