"""What cards are made of, read once: attacks with a base of their own, plain bonuses, reactions."""

from __future__ import annotations

from functools import cache

from undercroft.crawl.effects import Actor, ChooseOne, Effect, Number, One, Seq
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.effects.vocabulary import BaseAttack, Bonus, React, Stat
from undercroft.games.alliance.notation import NOTATION, card_at


@cache
def root(card: int) -> int:
    """The node of a card's effect."""
    return LIBRARY.root(NOTATION.cards.text(card))


@cache
def base_attacks(card: int) -> tuple[tuple[int, BaseAttack], ...]:
    """The attacks that a card gives by itself, or as one of its choices."""
    node = root(card)
    nodes = [node, *LIBRARY.parts[node].get("options", ())]
    pairs = [(n, LIBRARY.effects[n]) for n in nodes]
    return tuple((n, effect) for n, effect in pairs if isinstance(effect, BaseAttack))


@cache
def own_bonus(card: int, stat: Stat) -> int:
    """What a card adds for sure to a stat of who plays it."""
    return _own_bonus(card_at(card).effect, stat)


def _own_bonus(effect: Effect, stat: Stat) -> int:
    match effect:
        case Seq(steps):
            return sum(_own_bonus(step, stat) for step in steps)
        case ChooseOne(options):
            return max(_own_bonus(option, stat) for option in options)
        case Bonus(raised, Number(n), Actor() | One(), None) if raised == stat:
            return n
    return 0


@cache
def is_reaction(card: int) -> bool:
    """Whether a card is better kept for the moment it waits for."""
    return isinstance(card_at(card).effect, React)
