"""Attacks and blows, what changes stats, and new enemies."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Duration, Resolve
from undercroft.crawl.modifiers import ADD, SET_LAST, Modifier
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.attack_numbers import defense_of, least, name, weaknesses
from undercroft.games.infinity.combat.bands import ComeForth
from undercroft.games.infinity.combat.damage import SCROLLS, hurt
from undercroft.games.infinity.combat.numbers import is_weakened, total
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.content.stat_ids import (
    ATTACKS,
    FIRST_ELEMENT,
    FIRST_WARD,
    SHIELD,
    SOURCE_NAMES,
    SOURCE_OF,
)
from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.targets import RULES, place_of
from undercroft.games.infinity.effects.vocabulary.terms import Surprise
from undercroft.games.infinity.map.figures import is_hero, is_up
from undercroft.games.infinity.phases.ambush import Ways, expose, strike_first
from undercroft.games.infinity.phases.using import note_attack
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.events import Term

# ---- attacks -------------------------------------------------------------------------------------


@RULES.resolves(w.Attack)
def attack(s: Infinity, at: Resolve, effect: w.Attack) -> None:
    """One hit roll for each target, one after the other; it happened if one hit. [DI-ABIL-04]

    `kept` are the targets still to come, and the first of them is the one just attacked; a hit is
    followed by what the card says of it before the next roll. The shape is fixed when it begins:
    who moves up in between was not meant.
    """
    if at.step == 0:
        at.kept, at.happened = at.targets, 0
    elif at.kept and at.kept[0] < 0:  # the hit has been followed
        at.kept = at.kept[1:]
    elif at.told:
        at.happened |= int(not is_hero(at.kept[0]))  # rivals teach nothing [DI-LEVEL-10]
        target, at.kept = at.kept[0], (-1, *at.kept[1:])
        if s.EFFECTS.present(s, target):
            at.begin_shown(s, at.part(s, "hit"), at.told, target)
            return
        at.kept = at.kept[1:]
    else:
        at.kept = at.kept[1:]
    at.kept = tuple([target for target in at.kept if s.EFFECTS.present(s, target)])
    if at.kept:
        s.push(_attack_on(s, at, effect, at.kept[0]))


def _attack_on(s: Infinity, at: Resolve, effect: w.Attack, target: int) -> AttackFrame:
    amount = s.EFFECTS.amount
    note_attack(s, at.actor, target, is_melee=effect.melee)
    deals = 0 if effect.deals is None else 1 << effect.deals
    return AttackFrame(
        at.actor,
        target,
        SOURCE_NAMES[SOURCE_OF[at.node]],
        amount(s, at, effect.power),
        amount(s, at, effect.chance),
        deals,
        int(effect.quiet),
        int(effect.melee),
    )


@RULES.resolves(w.Blow)
def blow(s: Infinity, at: Resolve, effect: w.Blow) -> None:
    """A hit of this Power without a roll, less Defense. [DI-DMG-01] [IC-57] [IC-30]"""
    if at.step > 0:
        return
    power = Term(SOURCE_NAMES[SOURCE_OF[at.node]], s.EFFECTS.amount(s, at, effect.power))
    for figure in at.targets:
        defense = Term(f"{name(s, figure)}'s Defense", -total(defense_of(s, figure)))
        terms = [*least([power, defense]), *weaknesses(s, figure, _only(effect.deals))]
        hurt(s, figure, total(terms), at.actor, "DI-DMG-01")


@RULES.resolves(w.Lose)
def lose_health(s: Infinity, at: Resolve, effect: w.Lose) -> None:
    """So much Health goes, whatever the Defense; the weak lose 2 more. [DI-ELEM-01]"""
    if at.step > 0:
        return
    amount = s.EFFECTS.amount(s, at, effect.amount)
    for figure in at.targets:
        more = total(weaknesses(s, figure, _only(effect.deals)))
        hurt(s, figure, amount + more, at.actor, "DI-DMG-01")


def _only(element: Element | None) -> frozenset[Element]:
    return frozenset() if element is None else frozenset([element])


# ---- what changes stats --------------------------------------------------------------------------


def change(
    s: Infinity, at: Resolve, stat: int, amount: int, lasting: Duration, stacking: int = ADD
) -> None:
    """Those whom an effect means have a stat changed until it ends, the source told. [DI-STAT-05]

    The same card does not add to itself: used again it only lasts longer. [DI-ABIL-06] But what it
    changes for good adds up. [IC-31]
    """
    source, until = SOURCE_OF[at.node], s.EFFECTS.until(s, at, lasting)
    for figure in takers(s, at.targets, source):
        if until.moment == ATTACKS and has_got_away(s, figure):
            continue
        new = Modifier(stat, amount, source, figure, stacking, until=until)
        others = [m for m in s.modifiers if not until.moment or not _is_same(m, new)]
        s.modifiers = (*others, new)


def takers(s: Infinity, figures: tuple[int, ...], source: int) -> list[int]:
    """Those of some whom a card can do good: scrolls are lost on the weakened. [DI-COND-02]

    [DI-ITEM-19]
    """
    if source not in SCROLLS:
        return list(figures)
    return [f for f in figures if not is_hero(f) or not is_weakened(s, f)]


def has_got_away(s: Infinity, figure: int) -> bool:
    """Whether a hit has exhausted a hero: who is dragged off is held by it no more. [DI-ENEMY-03]

    [DI-COMB-14]
    """
    return is_hero(figure) and not is_up(s, figure)


def _is_same(m: Modifier, new: Modifier) -> bool:
    """Whether two modifiers are the same change of the same figure by the same card."""
    return (m.stat, m.source, m.scope, m.until.owner) == (
        new.stat,
        new.source,
        new.scope,
        new.until.owner,
    )


@RULES.resolves(w.Bonus)
def bonus(s: Infinity, at: Resolve, effect: w.Bonus) -> None:
    """A stat changes by an amount that is fixed now. [DI-STAT-05]"""
    change(s, at, effect.stat, s.EFFECTS.amount(s, at, effect.amount), effect.lasting)


@RULES.resolves(w.Hold)
def hold(s: Infinity, at: Resolve, effect: w.Hold) -> None:
    """A stat is that number, after all other changes. [DI-ABIL-04] [DI-ENEMY-04]"""
    change(s, at, effect.stat, effect.value, effect.lasting, SET_LAST)


@RULES.resolves(w.Infuse)
def infuse(s: Infinity, at: Resolve, effect: w.Infuse) -> None:
    """Normal attacks deal an element too. [DI-STAT-06] [DI-ITEM-14]"""
    change(s, at, FIRST_ELEMENT + effect.element, 1, effect.lasting)


@RULES.resolves(w.Ward)
def ward(s: Infinity, at: Resolve, effect: w.Ward) -> None:
    """An ill has no effect on the actor. [DI-ELEM-05]"""
    at.targets = (at.actor,)
    change(s, at, FIRST_WARD + effect.ill, 1, effect.lasting)


@RULES.resolves(w.Shield)
def shield(s: Infinity, at: Resolve, effect: w.Shield) -> None:
    """The next so many Health that would go stay. [IC-12]"""
    change(s, at, SHIELD, s.EFFECTS.amount(s, at, effect.amount), effect.lasting)


# ---- new enemies ---------------------------------------------------------------------------------


@RULES.resolves(w.Fight)
def fight(s: Infinity, at: Resolve, effect: w.Fight) -> None:
    """A new band focuses on the actor; the turn goes on. [DI-COMB-02] [IC-70]"""
    if at.step > 0 and not refs.is_place(at.actor):
        meet(s, at, effect)
    if at.step > 0:
        return
    sentinels = sum(group.n for group in effect.foes if isinstance(group, w.Sentinels))
    amounts = [group.n for group in effect.foes if isinstance(group, w.Minions)]
    minions = sum(s.EFFECTS.amount(s, at, amount) for amount in amounts)
    who, place = whom_they_meet(at, effect), place_of(s, at.actor)
    s.push(ComeForth(who, place, sentinels, minions, SOURCE_OF[at.node]))


def whom_they_meet(at: Resolve, effect: w.Fight) -> int:
    """On whom a new band focuses: those of an option card wait for a choice. [DI-MIST-13]

    Where no hero is they wait too, and surprise nobody. [DI-RISK-11] [DI-MIST-16]
    """
    waits = effect.option is not None or refs.is_place(at.actor)
    return NOBODY if waits else at.actor


def meet(s: Infinity, at: Resolve, effect: w.Fight) -> None:
    """The band has come: the four ways of an option, or a surprise. [DI-MIST-08] [DI-MIST-14]

    It is the first hero alone who is surprised. [DI-MIST-15]
    """
    if at.step > 1 or not len(s.band_card):
        return
    if effect.option is not None:
        s.push(Ways(at.actor, place_of(s, at.actor), len(s.band_card) - 1))
    elif effect.surprise is not None:
        SURPRISES[effect.surprise](s, at.actor)


SURPRISES: Final = {Surprise.NO_SUBTRACTION: expose, Surprise.ATTACK_FIRST: strike_first}
