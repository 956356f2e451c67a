"""The abilities of the Fire Mage, Oriel Vance."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

FIRE: Final = w.Element.FIRE

FIRE_MAGE: Final[tuple[Card, ...]] = (
    ability("fire-bolt", w.attack(w.FIRST, w.SECOND, deals=FIRE)),
    ability("fire-light", w.Reveal(w.FIRST)),
    ability(
        "ember-shield",
        w.Seq(
            (
                w.When(w.At(w.Occasion.HIT), w.lose(w.FIRST, w.IT, FIRE), w.TWO_ROUNDS),
                w.plus(w.SECOND, w.Stat.DEFENSE, lasting=w.TWO_ROUNDS),
            )
        ),
    ),
    ability("flare", w.attack(w.FIRST, on=w.ROW, deals=FIRE)),
    ability("burn-away", w.Seq((w.Clear(w.HERE), w.Clear(w.A_HERO), w.heal(w.FIRST)))),
    ability(
        "fire-wall",
        w.ForEach(
            w.ROW,
            w.Seq(
                (
                    w.lose(w.FIRST, w.IT, FIRE),
                    w.plus(w.SECOND, w.Stat.HIT_CHANCE, w.IT, w.THIS_ROUND),
                )
            ),
        ),
    ),
    ability("meteor", w.attack(w.FIRST, 2, w.GRID, deals=FIRE)),
    ability("inferno", w.attack(w.FIRST, 2, w.FORMATION, deals=FIRE)),
)
