"""What heroes and cards are worth in general: for recruiting, drafting and keeping them."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.effects import (
    As,
    ChooseOne,
    Each,
    Effect,
    ForEach,
    May,
    Nothing,
    Number,
    Pay,
    Seq,
    When,
)
from undercroft.games.alliance.bot.card_reading import base_attacks, own_bonus
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.schema import AttackKind, Hero
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.effects import vocabulary as w
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.notation import card_at
from undercroft.games.alliance.phases.market import usable_by

POINT: Final = {
    Stat.SPEED: 0.25,
    Stat.MELEE: 0.45,
    Stat.RANGED: 0.45,
    Stat.ATTACK: 0.5,
    Stat.PET: 0.25,
    Stat.ARMOR: 0.32,
    Stat.DODGE: 0.32,
    Stat.DIE: 0.2,
    Stat.RANGE: 0.3,
    Stat.HAND: 0.6,
    Stat.LIMIT: 0.2,
    Stat.THORNS: 0.25,
}
"""What a point of a stat is worth for a round."""

PLAIN: Final = {
    w.Exhaust: 0.75,
    w.Root: 0.35,
    w.Push: 0.2,
    w.Pull: 0.2,
    w.Swap: 0.2,
    w.Teleport: 0.35,
    w.Cure: 0.15,
    w.Pierce: 0.35,
    w.LimitDamage: 0.8,
    w.Scout: 0.1,
    w.Ready: 1.0,
    w.Grant: 0.2,
    w.Redirect: 0.3,
}
EXTRAS: Final = {w.Extra.ATTACK: 0.9, w.Extra.CARD: 0.45, w.Extra.REROLL: 0.2, w.Extra.STEP: 0.3}
HURTING: Final = 0.5
HEALING: Final = 0.3
WEAK: Final = 2.5
LASTING: Final = 3.0
EVERY_TURN: Final = 7.0
ALL_HEROES: Final = 2.5


def merit(effect: Effect) -> float:
    """What an effect is worth on average."""
    match effect:
        case Seq(steps):
            return sum(merit(step) for step in steps)
        case ChooseOne(options):
            return 1.1 * max(merit(option) for option in options)
        case ForEach(on, do) | As(on, do):
            return merit(do) * many(on)
        case When(w.Once(w.Span.TURN), do):
            return EVERY_TURN * merit(do)
        case When(w.Own() | w.Once(), do):
            return LASTING * merit(do)
        case w.OnDraft(do):
            return merit(do)
        case When(_, do) | May(do) | w.React(_, do):
            return 0.9 * merit(do)
        case Pay(_, then):
            return merit(then) - 0.15
        case Nothing():
            return 0.0
    return effect_merit(effect)


def effect_merit(effect: Effect) -> float:
    """How good a single effect of a card is, wherever the heroes stand."""
    match effect:
        case w.Bonus():
            return bonus_merit(effect)
        case w.BaseAttack():
            pierces = 0.3 if effect.piercing else 0.0
            follows = 0.6 * (merit(effect.hit) + merit(effect.after))
            return POINT[Stat.ATTACK] * (effect.strength - WEAK) + pierces + follows
        case w.PetAttack(strength):
            return HEALING * strength
        case w.Heal(Number(n), on):
            return HEALING * n * many(on)
        case w.Damage(Number(n), on):
            return HURTING * n * many(on)
        case w.Draw(Number(n)) | w.Recover(Number(n)):
            return 0.3 * n
        case w.GainXp(Number(n)):
            return float(n)
        case w.Allow(extra, times):
            return EXTRAS[extra] * times
    return PLAIN.get(type(effect), 0.0) * many(getattr(effect, "on", None))


def bonus_merit(effect: w.Bonus) -> float:
    """Points of a stat, for one or for all, for a round or for good."""
    n = effect.amount.value if isinstance(effect.amount, Number) else 1
    likely = 0.5 if effect.provided else 1.0
    lasts = 1.0 if effect.lasting == w.THIS_ROUND else LASTING
    return POINT[effect.stat] * abs(n) * likely * many(effect.on) * lasts


def many(on: object) -> float:
    """How much more something is worth that is done to several."""
    return ALL_HEROES if isinstance(on, Each) else 1.0


@cache
def card_merit(card: int) -> float:
    """What a card is worth to who can play it."""
    return merit(card_at(card).effect)


@cache
def hero_merit(hero: int) -> float:
    """What a hero is worth, with its cards."""
    face = HEROES[hero]
    cards = [i for i, card in enumerate(ALL_CARDS) if card.number and usable_by(i, [hero])]
    body = 0.5 * face.attack.strength + 0.4 * face.defense.strength
    feet = 0.25 * face.speed + 0.18 * face.health
    afar = 0.3 * (face.attack.kind == AttackKind.RANGED)
    return body + feet + afar + 0.6 * sum(card_merit(card) for card in cards)


def balance(hero: int, others: list[int]) -> float:
    """How well a hero completes those that one has."""
    kind = HEROES[hero].attack.kind
    same = sum(HEROES[other].attack.kind == kind for other in others)
    return -0.25 * max(0, same - 1)


def fits(card: int, hero: Hero) -> bool:
    """Whether a card helps a hero: bonuses of one kind are for attacks of that kind."""
    if not card_at(card).needs.met_by(hero.race, hero.classes):
        return False
    if base_attacks(card):
        return True
    near, far = own_bonus(card, Stat.MELEE), own_bonus(card, Stat.RANGED)
    wanted = far if hero.attack.kind == AttackKind.MELEE else near
    return not wanted or bool(own_bonus(card, Stat.ATTACK))


def fit(card: int, heroes: list[int]) -> float:
    """What a card is worth to an alliance: more the more of its heroes can use it."""
    users = sum(fits(card, HEROES[hero]) for hero in heroes)
    if not users:
        return 0.1 * card_merit(card)
    return card_merit(card) * (0.8 + 0.1 * users)
