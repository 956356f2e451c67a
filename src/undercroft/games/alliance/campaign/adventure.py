"""An adventure of a campaign: what alliances bring along into it, and what it earns them."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.campaign.progress import (
    TAVERN,
    TENTHS,
    Adventure,
    Band,
    Chronicle,
)
from undercroft.games.alliance.campaign.road import stops_ahead
from undercroft.games.alliance.content.card import Level
from undercroft.games.alliance.content.quest_schema import RESOLVED
from undercroft.games.alliance.content.tables import QUESTS, ROAD
from undercroft.games.alliance.notation import (
    BURSTS,
    DECKS,
    DISCARDS,
    FIRST_HERO,
    FIRST_QUEST,
    HANDS,
    HEROES,
    HOME,
    OPEN_ROAD,
    QUEST_DRAWS,
    QUEST_STACKS,
    UPGRADES,
    card_at,
)
from undercroft.games.alliance.options import CO_OP, COMPETITIVE
from undercroft.games.alliance.phases.experience import ranked
from undercroft.games.alliance.phases.market import LEVELS
from undercroft.games.alliance.phases.round import tie_break
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.options import Options, Value
from undercroft.kernel.outcome import Over
from undercroft.kernel.rows import replaced
from undercroft.kernel.stacks import Stack

OWN_ZONES: Final = (HANDS, DISCARDS, BURSTS)


# ---- what is brought along -----------------------------------------------------------------------


def begin_adventure(c: Chronicle, options: Options) -> Alliance:
    """An adventure with the alliances that take part, all unwounded and ready. [DA-CAMP-19]

    Experience starts at nothing for everybody. [DA-CAMP-15]
    """
    s = set_up(len(c.present), options)
    for seat, number in enumerate(c.present):
        bring_heroes(s, seat, c.bands[number])
        bring_cards(s, seat, c.bands[number])
    set_aside(s, c.bands)
    lay_quests(s, c)
    return s


def adventure_options(c: Chronicle) -> dict[str, Value]:
    """The options of the next adventure: there are always quests. [DA-CAMP-01]"""
    agreed = c.options
    final = "random" if c.ahead == OPEN_ROAD else ROAD[c.ahead].final
    is_below = c.ahead == OPEN_ROAD or ROAD[c.ahead].deep
    return {
        "mode": CO_OP if agreed.mode == CO_OP and len(c.present) > 1 else COMPETITIVE,
        "heroes": "variant" if agreed.mode == CO_OP else "draft",
        "quests": "levels",
        "final": final,
        "goal": agreed.goal,
        "champions": agreed.champions,
        "treasures": agreed.treasures,
        "deep": agreed.champions and agreed.deep and is_below,
        "permadeath": agreed.permadeath,
        "nightmare": agreed.nightmare,
        "pvp": agreed.pvp,
        "end_rewards": agreed.end_rewards,
    }


def bring_heroes(s: Alliance, seat: int, band: Band) -> None:
    """The heroes of a stored alliance take their places; those of the dead stay empty.

    Only in the first adventure are they drafted. [DA-CAMP-16] [DA-CAMP-20]
    """
    for figure, hero in zip(s.alliance(seat), band.heroes):
        s.kind = replaced(s.kind, figure, hero)
        if hero in band.dead:
            s.dead = (*s.dead, figure)
        else:
            s.ready[figure] = 1


def bring_cards(s: Alliance, seat: int, band: Band) -> None:
    """Kept upgrades belong to the alliance from the start, and count on its chart. [DA-CAMP-10]"""
    s.kept[seat] = band.kept
    s.drafted[seat] = len(band.kept)


def set_aside(s: Alliance, bands: tuple[Band, ...]) -> None:
    """Heroes and kept cards of all alliances are in no deck, nor are the dead. [DA-CAMP-10]"""
    heroes = {FIRST_HERO + hero for hero in taken_heroes(bands)}
    s.stacks[HEROES] = Stack.of(h for h in s.stacks[HEROES].cards() if h not in heroes)
    kept = {card for band in bands for card in band.kept}
    for level in range(LEVELS):
        deck = s.stacks[UPGRADES + level]
        s.stacks[UPGRADES + level] = Stack.of(card for card in deck.cards() if card not in kept)


def taken_heroes(bands: tuple[Band, ...]) -> set[int]:
    """The heroes of all alliances, and those who are lost for good."""
    return {hero for band in bands for hero in (*band.heroes, *band.lost)}


def lay_quests(s: Alliance, c: Chronicle) -> None:
    """Quests that were resolved before come last, and so do final enemies that were met."""
    resolved = {q for a in c.adventures for q, seats in zip(a.quests, a.resolvers) if seats}
    met = {quest for a in c.adventures for quest in a.quests if QUESTS[quest].final}
    for stack in range(QUEST_STACKS, QUEST_STACKS + QUEST_DRAWS):
        cards = s.stacks[stack].cards()
        fresh = [card for card in cards if card - FIRST_QUEST not in resolved | met]
        s.stacks[stack] = Stack.of(fresh or cards)


# ---- what is carried on --------------------------------------------------------------------------


def end_adventure(c: Chronicle, s: Alliance) -> Chronicle:
    """The reckoning: tokens are earned, the dead are struck off, and the tavern is open."""
    over = s.over
    assert over is not None
    bands = list(c.bands)
    for seat, number in enumerate(c.present):
        bands[number] = band_after(s, seat, bands[number], over)
    is_lost = c.options.goal != "score" and not over.winners and not c.again
    after = c.but(
        bands=tuple(bands),
        stage=TAVERN,
        order=spending_order(s),
        step=c.step + (c.ahead != OPEN_ROAD),
        adventures=(*c.adventures, adventure_after(c, s, over)),
        lost=(c.but(lost=()),) if is_lost else (),
        again=False,
    )
    # Where no road leads on there is nothing to buy for: the campaign is over.
    return after.but(over=not is_lost and stops_ahead(after) == (HOME,))


def band_after(s: Alliance, seat: int, band: Band, over: Over) -> Band:
    """An alliance after an adventure that it has played to its end. [DA-CAMP-12]"""
    earned = tokens_earned(s, seat)
    return band.but(
        heroes=tuple([s.kind[figure] for figure in s.alliance(seat)]),
        dead=tuple([s.kind[figure] for figure in s.alliance(seat) if figure in s.dead]),
        lost=tuple(sorted({*band.lost, *died(s, seat)})),
        kept=still_owned(s, seat, band.kept),
        drafted=new_upgrades(s, seat),
        tokens=band.tokens + earned,
        earned=band.earned + earned,
        finished=band.finished + 1,
        won=band.won + (seat in over.winners),
        xp=band.xp + s.xp_up[seat] + s.xp_down[seat],
    )


def tokens_earned(s: Alliance, seat: int) -> int:
    """Tokens of quests and, between rivals, one for each that is ranked lower. [DA-CAMP-04]"""
    return s.campaign_tokens[seat] + (0 if s.is_company else rivals_beaten(s, seat))


def rivals_beaten(s: Alliance, seat: int) -> int:
    """The rivals ranked lower when all ties are broken. [DA-CAMP-13]"""
    own = rank_key(s, seat)
    return sum(rank_key(s, other) < own for other in range(s.seats))


def rank_key(s: Alliance, seat: int) -> tuple[float, ...]:
    """By what alliances are ranked: the score, and what breaks ties."""
    assert s.over is not None
    return (s.over.scores[seat], *tie_break(s, seat))


def died(s: Alliance, seat: int) -> list[int]:
    """The heroes of a seat who are dead, in this adventure or before. [DA-CAMP-08]"""
    return [s.kind[figure] for figure in s.alliance(seat) if figure in s.dead]


def owned(s: Alliance, seat: int) -> set[int]:
    """The cards a seat has, wherever they are; what was removed from the game is not there."""
    zones = [card for first in OWN_ZONES for card in s.zones[first + seat].cards]
    columns = [card for figure in s.alliance(seat) for card in s.columns[figure]]
    return {*zones, *columns, *s.artifacts[seat], *s.stacks[DECKS + seat].cards()}


def still_owned(s: Alliance, seat: int, kept: tuple[int, ...]) -> tuple[int, ...]:
    """A kept upgrade that was removed in play is gone from the campaign. [DA-CAMP-11]"""
    own = owned(s, seat)
    return tuple([card for card in kept if card in own])


def new_upgrades(s: Alliance, seat: int) -> tuple[int, ...]:
    """The upgrades that a seat has drafted in this adventure and still owns. [DA-CAMP-09]"""
    cards = sorted(owned(s, seat) - set(s.kept[seat]))
    return tuple([card for card in cards if card_at(card).level >= Level.ONE])


def spending_order(s: Alliance) -> tuple[int, ...]:
    """Rivals spend from last to first, partners clockwise from the initiative. [DA-CAMP-17]"""
    clockwise = s.clockwise(s.initiative)
    if s.is_company:
        return tuple(clockwise)
    return tuple(sorted(clockwise, key=lambda seat: rank_key(s, seat)))


def adventure_after(c: Chronicle, s: Alliance, over: Over) -> Adventure:
    """What is noted of an adventure."""
    lost = {hero for number in c.present for hero in c.bands[number].lost}
    dead = [hero for seat in range(s.seats) for hero in died(s, seat) if hero not in lost]
    return Adventure(
        stop=c.ahead,
        ending=over.ending,
        quests=s.quests,
        resolvers=tuple([resolvers(c, s, slot) for slot in range(len(s.quests))]),
        present=c.present,
        scores=tuple([round(TENTHS * score) for score in over.scores]),
        tokens=tuple([tokens_earned(s, seat) for seat in range(s.seats)]),
        winners=tuple([c.present[seat] for seat in over.winners]),
        died=tuple(dead),
        again=c.again,
    )


def resolvers(c: Chronicle, s: Alliance, slot: int) -> tuple[int, ...]:
    """The alliances that resolved a quest, who did most first."""
    if s.quest_stages[slot] != RESOLVED:
        return ()
    return tuple([c.present[seat] for seat in ranked(s.quest_markers[slot])])
