"""The abilities of the Alchemist, Bettany Krauss."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

BOTH: Final = w.Area(w.Shape.PAIR, w.IT)

ALCHEMIST: Final[tuple[Card, ...]] = (
    ability("fire-flask", w.Bomb(w.FIRST, w.SECOND, w.Element.FIRE)),
    ability(
        "smoke-pot",
        w.Bomb(
            throw=w.FIRST,
            centre=w.If(w.AtLeast(w.Of(w.Measure.LEVEL, w.YOU), 3), w.confuse(BOTH), w.CONFUSE_IT),
        ),
    ),
    ability("salve", w.heal(w.FIRST, w.A_HERO)),
    ability(
        "long-fuse",
        w.Seq(
            (
                w.plus(w.FIRST, w.Stat.THROW, lasting=w.THIS_ROUND),
                w.plus(w.SECOND, w.Stat.BOMB, lasting=w.THIS_ROUND),
            )
        ),
    ),
    ability("frost-flask", w.Bomb(w.FIRST, w.SECOND, w.Element.ICE, centre=w.STUN_IT)),
    ability(
        "acid-jar",
        w.Bomb(
            w.FIRST,
            w.SECOND,
            w.Element.POISON,
            struck=w.plus(-2, w.Stat.DEFENSE, w.IT, w.TWO_ROUNDS),
        ),
    ),
    ability("twin-throw", w.Repeat(w.Number(2), w.Bomb(w.FIRST, w.SECOND, w.Element.FIRE))),
    ability("great-cask", w.Bomb(w.FIRST, w.SECOND, w.Element.FIRE)),
)
