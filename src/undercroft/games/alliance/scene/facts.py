"""The numbers that matter most on the cards of Alliance."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.effects import Effect
from undercroft.crawl.facts import Fact, Readings, facts_in
from undercroft.games.alliance.effects import vocabulary as w
from undercroft.kernel.scene import Stat

LIMITS: Final = {w.Stat.HAND: "Hand", w.Stat.LIMIT: "Discards"}
"""What a bonus on a limit of the player is called; others by the word of their stat."""


def base_attack(word: w.BaseAttack) -> tuple[Fact, ...]:
    """How hard an attack is, and how far it reaches if it says so."""
    reach = word.reach.farthest if word.reach else 0
    return ((word.kind.word.capitalize(), word.strength, False), ("Range", reach, False))


def bonus(word: w.Bonus) -> tuple[Fact, ...]:
    """What a stat changes by."""
    name = LIMITS.get(word.stat, word.stat.word.capitalize())
    return ((name, word.amount, True),)


READINGS: Final[Readings] = {
    w.BaseAttack: base_attack,
    w.PetAttack: lambda word: (("Pet", word.strength, False), ("Steps", word.steps, False)),
    w.Bonus: bonus,
    w.Heal: lambda word: (("Heal", word.amount, False),),
    w.Damage: lambda word: (("Damage", word.amount, False),),
    w.Poison: lambda word: (("Poison", word.amount, False),),
    w.Push: lambda word: (("Push", word.spaces, False),),
    w.Pull: lambda word: (("Pull", word.spaces, False),),
    w.Within: lambda word: (("Range", word.spaces, False),),
    w.Draw: lambda word: (("Draw", word.amount, False),),
    w.Recover: lambda word: (("Recover", word.amount, False),),
    w.GainXp: lambda word: (("XP", word.amount, False),),
    w.LimitDamage: lambda word: (("Damage at most", word.most, False),),
}


@cache
def facts(effect: Effect) -> tuple[Stat, ...]:
    """The one or two numbers of a card that matter most."""
    return facts_in(effect, READINGS)
