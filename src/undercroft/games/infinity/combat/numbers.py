"""The numbers of heroes and enemies, each as the sum of its terms.

What is worn, what holds for a while and what tokens cost is added up; then a floor, then half of it
for the weakened: in this order, as every number here says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.infinity.combat.modifiers import changes, is_warded
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.content.schema import Icon, Slot
from undercroft.games.infinity.content.tables import (
    ABILITIES,
    CAMPAIGN_GAMES,
    HEALTH,
    HEROES,
    LORD_SCALE,
)
from undercroft.games.infinity.content.thing_schema import Worn
from undercroft.games.infinity.effects.vocabulary.terms import Ill, Stat
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.map.possessions import (
    CARRIED,
    HANDS,
    HERO,
    PACKED,
    figures,
    icon_of,
    is_pack,
    kept,
    load,
    rings_unworn,
    worn,
)
from undercroft.games.infinity.notation import FIRST_ENEMY, card_name
from undercroft.games.infinity.state import NO_CARD, NOBODY, Infinity
from undercroft.kernel.events import Term
from undercroft.kernel.parts import part

TOKEN: Final = 2
"""What an AP -2, Power -2 or Def -2 token costs."""

LEAST_AP: Final = 1
MONK_FLOOR: Final = 3
MONK: Final = "monk"
MOST_NOISE: Final = 8
CHANCES: Final = {"1-20": (1, 20), "1-19": (1, 19)}
"""Between what a hit chance lies, by option; without a row it has no limits. [DI-A-45]"""
ARMORED: Final = (Slot.BODY, Slot.FEET)


def total(terms: Sequence[Term]) -> int:
    """What terms add up to."""
    return sum(term.amount for term in terms)


def at_least(terms: list[Term], least: int, why: str) -> list[Term]:
    """The terms, and one more if they come to less than they may. [DI-STAT-07]"""
    short = least - total(terms)
    return [*terms, Term(why, short)] if short > 0 else terms


def halved(terms: list[Term]) -> list[Term]:
    """The terms, and what a weakened hero loses of their sum, which is rounded down. [DI-A-20]"""
    lost = total(terms) - total(terms) // 2
    return [*terms, Term("weakened", -lost)] if lost else terms


# ---- heroes --------------------------------------------------------------------------------------


@part
def is_weakened(s: Infinity, seat: int) -> bool:
    """Whether a hero has so little Health left that all is halved. [DI-LEVEL-09] [DI-COND-01]

    Nothing of it lasts: Health decides anew each time. [DI-COND-04]
    """
    return s.health[seat] <= HEALTH.weakened and not is_warded(s, seat, Ill.WEAKENED)


def is_stunned(s: Infinity, seat: int) -> bool:
    """Whether a hero is stunned in this round. [DI-COND-15]"""
    return s.stunned[seat] >= s.round


def most_health(s: Infinity, seat: int) -> int:
    """The Health of an unhurt hero. [DI-LEVEL-08]"""
    return s.hero(seat).health[s.level[seat] - 1]


def ap_terms(s: Infinity, seat: int) -> list[Term]:
    """What makes up the action points of a hero. [DI-AP-13]

    Penalties of the Monk's own things have a floor before anything else; weakness halves, no
    penalty leaves less than 1, and who is stunned has none. [DI-AP-12] [DI-COND-05]
    """
    if is_stunned(s, seat):
        return [Term("stunned", 0)]
    terms = [Term(s.hero(seat).name, s.hero(seat).ap), *changes(s, seat, Stat.AP)]
    terms = with_monk_penalties(s, seat, terms)
    over = load(s, seat) - carry_limit(s, seat)
    if over > 0:
        terms.append(Term("load", -over))
    terms += slowing(s, seat)
    if is_weakened(s, seat):
        terms = halved(terms)
    return at_least(terms, least_ap(s, seat), "never fewer")


def slowing(s: Infinity, seat: int) -> list[Term]:
    """What AP -2 tokens cost; a second one costs more by option only. [DI-A-19]"""
    tokens = s.slowed[seat] if s.options.ap_token_stack else min(1, s.slowed[seat])
    return [Term("AP -2 token", -TOKEN * tokens)] if tokens else []


def least_ap(s: Infinity, seat: int) -> int:
    """The action points that nothing but a stun takes; by option the Monk has three. [DI-A-51]"""
    return MONK_FLOOR if is_monk(s, seat) and s.options.monk_floor_all else LEAST_AP


@part
def ap_rating(s: Infinity, seat: int) -> int:
    """The action points of a hero, in whole points, at least one. [DI-AP-10] [DI-TOKEN-08]"""
    return total(ap_terms(s, seat))


def is_monk(s: Infinity, seat: int) -> bool:
    """Whether a hero is the Monk, who has rules of his own for things. [DI-HERO-20]"""
    return s.hero(seat).id == MONK


def with_monk_penalties(s: Infinity, seat: int, terms: list[Term]) -> list[Term]:
    """The Monk pays a point for a backpack, a shield and armor, down to 3. [DI-HERO-20]

    [DI-HERO-21] A robe costs him nothing, whatever it gives. [IC-45]
    """
    if not is_monk(s, seat):
        return terms
    packs = [thing for thing in kept(s, seat, CARRIED) if is_pack(s, thing)]
    heavy = [t for t in worn(s, seat) if icon_of(s, t) in (Icon.SHIELD, Icon.ARMOR)]
    costs = [Term(card_name(s.thing[thing]), -1) for thing in (*packs, *heavy)]
    return at_least([*terms, *costs], MONK_FLOOR, "the Monk's least") if costs else terms


def carry_limit(s: Infinity, seat: int) -> int:
    """How many regular items a hero carries at ease; the Monk's backpack is free. [DI-ITEM-02]"""
    limit = s.hero(seat).carry + total(changes(s, seat, Stat.CARRY))
    if not is_monk(s, seat):
        return limit
    return limit + sum(is_pack(s, thing) for thing in kept(s, seat, CARRIED))


def power_terms(s: Infinity, seat: int, more: Sequence[Term] = ()) -> list[Term]:
    """What makes up the Power of a hero's attack; `more` is what an ability adds. [DI-STAT-08]

    It is halved with the rest. [IC-54] Tokens take no more than there is. [DI-TOKEN-10]
    """
    terms = [Term(s.hero(seat).name, s.hero(seat).power), *more]
    terms += [Term(name, worn_.power) for name, worn_ in gear(s, seat) if worn_.power]
    terms += changes(s, seat, Stat.POWER)
    if s.drained[seat]:
        terms.append(Term("Power -2 tokens", -TOKEN * s.drained[seat]))
    terms = at_least(terms, 0, "never less")
    return halved(terms) if is_weakened(s, seat) else terms


def defense_terms(s: Infinity, seat: int) -> list[Term]:
    """What makes up the Defense of a hero. [DI-STAT-08] [DI-TOKEN-16] [DI-TOKEN-21]"""
    terms = [Term(s.hero(seat).name, s.hero(seat).defense)]
    terms += [Term(name, worn_.defense) for name, worn_ in gear(s, seat) if worn_.defense]
    terms += changes(s, seat, Stat.DEFENSE)
    dents = dents_on(s, seat)
    if dents:
        terms.append(Term("Def -2 tokens", -TOKEN * dents))
    if s.running[seat]:
        terms.append(Term("after a run", -s.running[seat]))
    terms = at_least(terms, 0, "never less")
    return halved(terms) if is_weakened(s, seat) else terms


@part
def defense_rating(s: Infinity, seat: int) -> int:
    """The Defense of a hero."""
    return total(defense_terms(s, seat))


@part
def gear(s: Infinity, seat: int) -> tuple[tuple[str, Worn], ...]:
    """What a hero wears by name, with what it changes; an orb counts with its weapon. [IC-43]

    [DI-ITEM-11]
    """
    things = worn(s, seat)
    cards = [*(s.thing[t] for t in things), *(s.orb[t] for t in things if s.orb[t] != NO_CARD)]
    return tuple([(card_name(card), figures(card)) for card in cards])


def dents_on(s: Infinity, seat: int) -> int:
    """How many Def -2 tokens count: on what is worn, and on slots left empty. [DI-TOKEN-17]

    [DI-TOKEN-19]
    """
    if not any(s.dents) and not any(s.bare[seat]):
        return 0
    things = worn(s, seat)
    covered = {s.where[thing] % HERO for thing in things}
    bare = [n for slot, n in zip(ARMORED, s.bare[seat]) if slot not in covered]
    return sum(s.dents[thing] for thing in things) + sum(bare)


def chance_terms(
    s: Infinity, seat: int, more: Sequence[Term] = (), foe: int = NOBODY
) -> list[Term]:
    """What makes up the hit chance of a hero, against a foe by its own rule. [DI-STAT-03]"""
    terms = [Term(s.hero(seat).name, s.hero(seat).hit_chance), *more]
    terms += [Term(name, worn_.hit_chance) for name, worn_ in gear(s, seat) if worn_.hit_chance]
    return [*terms, *changes(s, seat, Stat.HIT_CHANCE, foe=foe)]


def clamped(s: Infinity, terms: list[Term]) -> list[Term]:
    """A hit chance lies between 1 and 20, by option within other limits. [DI-STAT-02] [DI-A-45]"""
    limits = CHANCES.get(s.options.hc_clamp)
    if limits is None:
        return terms
    terms = at_least(terms, limits[0], "never less")
    over = total(terms) - limits[1]
    return [*terms, Term("never more", -over)] if over > 0 else terms


def noise_of(s: Infinity, seat: int) -> int:
    """The Noise of a hero: who sneaked or rested last, hides or is exhausted makes none.

    [DI-NOISE-02] [DI-COND-12]
    """
    return 0 if s.quiet[seat] or s.hidden[seat] or s.out[seat] else own_noise(s, seat)


def own_noise(s: Infinity, seat: int) -> int:
    """The Noise of a hero who is heard: the board, changed by things, at most 8. [DI-NOISE-01]

    What sets it does so last; only what rings where it is carried is added to that. [IC-47]
    [IC-48]
    """
    things = [worn_ for _, worn_ in gear(s, seat)]
    level = s.hero(seat).noise + sum(worn_.noise for worn_ in things) + s.page.noise_of(seat)
    level += total(changes(s, seat, Stat.NOISE, level))
    set_to = [worn_.noise_is for worn_ in things if worn_.noise_is is not None]
    level = set_to[-1] if set_to else level
    return min(MOST_NOISE, max(0, level + ringing(s, seat)))


@part
def ringing(s: Infinity, seat: int) -> int:
    """The Noise of things that are heard where they are carried: the Reliquary Bell. [IC-47]"""
    cards = [s.thing[t] for how in (CARRIED, PACKED) for t in kept(s, seat, how)]
    return sum(figures(card).noise for card in cards if rings_unworn(card))


def hands_full(s: Infinity, seat: int) -> int:
    """How many things a hero has in the hands."""
    return sum(s.where[thing] % HERO in HANDS for thing in worn(s, seat))


OWN_ABILITIES: Final = tuple(
    [tuple([i for i, a in enumerate(ABILITIES) if a.hero == hero.id]) for hero in HEROES]
)
"""The ability cards of each hero."""


def known_abilities(s: Infinity, seat: int) -> list[int]:
    """The ability cards of a hero up to its level: four at first. [DI-ABIL-01] [DI-ABIL-02]

    [DI-SETUP-03]
    """
    level = s.level[seat]
    return [i for i in OWN_ABILITIES[s.kind[seat]] if ABILITIES[i].level <= level]


# ---- enemies -------------------------------------------------------------------------------------


def enemy_health(s: Infinity, figure: int) -> int:
    """The Health that an enemy has left."""
    return full_health(s, figure) - s.damage[figure - FIRST_ENEMY]


def full_health(s: Infinity, figure: int) -> int:
    """The Health of an unhurt enemy; a lord's grows with the heroes whom he came to. [IC-32]

    In later games of a campaign all are stronger. [DI-MODE-07] [IC-51]
    """
    card, grown = s.foe(figure), CAMPAIGN_GAMES[s.games]
    if card.rank == Rank.MINION:
        return card.stats.health + grown.minion_health
    if card.rank != Rank.LORD:
        return card.stats.health + grown.chief_health
    met = s.lord_met if figure == s.lord and s.lord_met else len(heroes(s))
    return LORD_SCALE.health(card.stats.health, met) + grown.chief_health


def enemy_power_terms(s: Infinity, figure: int) -> list[Term]:
    """What makes up the Power of an enemy, auras of its fellows included. [DI-ENEMY-02]"""
    card = s.foe(figure)
    terms = [Term(card.name, card.stats.power), *growth(s, card.rank)]
    return at_least([*terms, *changes(s, figure, Stat.POWER)], 0, "never less")


def growth(s: Infinity, rank: Rank) -> list[Term]:
    """What later games of a campaign add to the Power of enemies. [DI-MODE-07]"""
    grown = CAMPAIGN_GAMES[s.games]
    more = grown.minion_power if rank == Rank.MINION else grown.chief_power
    return [Term("later in the campaign", more)] if more else []


def enemy_defense_terms(s: Infinity, figure: int) -> list[Term]:
    """What makes up the Defense of an enemy."""
    card = s.foe(figure)
    return at_least(
        [Term(card.name, card.stats.defense), *changes(s, figure, Stat.DEFENSE)], 0, "never less"
    )


def enemy_chance_terms(s: Infinity, figure: int) -> list[Term]:
    """What makes up the hit chance of an enemy before the hero's points count. [DI-STAT-04]"""
    card = s.foe(figure)
    return [Term(card.name, card.stats.hit_chance), *changes(s, figure, Stat.HIT_CHANCE)]


def subtraction(s: Infinity, seat: int) -> list[Term]:
    """The action points that make a hero hard to hit. [DI-AP-09]

    Surprise, failed sneaking and some enemies deny them, and all that adds to them. [DI-AP-11]
    [IC-55]
    """
    if s.exposed[seat] or is_stunned(s, seat):
        return []
    points = points_in_the_way(s, seat)
    more = total(changes(s, seat, Stat.SUBTRACTION, points))
    return [Term(f"{s.hero(seat).name}'s action points", -max(0, points + more))]


def points_in_the_way(s: Infinity, seat: int) -> int:
    """Which action points count against attacks: the rating, by option what is left. [DI-AP-10]

    [DI-A-01]
    """
    return ap_rating(s, seat) if s.options.ap_subtract == "rating" else s.left[seat] // 2
