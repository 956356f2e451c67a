"""The abilities of the Paladin, Marguet Dahl."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

UNDEAD: Final = w.Is((w.OfKind(w.Tag.UNDEAD),))

PALADIN: Final[tuple[Card, ...]] = (
    ability("lay-hands", w.heal(w.FIRST, w.A_HERO)),
    ability(
        "guard",
        w.Seq(
            (
                w.Pull(w.enemies_here(w.FIRST)),
                w.plus(1, w.Stat.DEFENSE, lasting=w.THIS_ROUND),
            )
        ),
    ),
    ability(
        "smite",
        w.ForEach(
            w.ENEMY,
            w.If(UNDEAD, w.attack(w.SECOND, 2, on=w.IT), w.attack(w.FIRST, 2, on=w.IT)),
        ),
    ),
    ability("banner", w.plus(w.FIRST, w.Stat.HIT_CHANCE, w.ALL_HERE, w.TWO_ROUNDS)),
    ability("purge", w.Seq((w.Clear(w.HERE), w.Clear(w.ALL_HERE), w.heal(w.FIRST, w.A_HERO)))),
    ability("shield-wall", w.plus(w.FIRST, w.Stat.DEFENSE, w.ALL_HERE, w.TWO_ROUNDS)),
    ability("judgement", w.attack(w.FIRST, 1, w.ROW, hit=w.If(w.rolled(5), w.STUN_IT))),
    ability("miracle", w.When(w.At(w.Occasion.EXHAUSTED, w.EVERYONE), w.Endure(w.FIRST, w.IT))),
)
