"""The abilities of the Assassin, Saskia."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

UNHURT: Final = w.AtMost(w.Of(w.Measure.DAMAGE, w.IT), 0)
FRAIL: Final = w.AllOf(
    (w.Is((w.OfKind(w.Rank.MINION),)), w.AtMost(w.Of(w.Measure.HEALTH, w.IT), 6))
)

ASSASSIN: Final[tuple[Card, ...]] = (
    ability("shadow-attack", w.Attack(w.ENEMY, w.FIRST, w.SECOND, quiet=True)),
    ability("side-door", w.slip(w.FIRST)),
    ability(
        "poisoned-edge",
        w.Seq(
            (
                w.Infuse(w.Element.POISON, lasting=w.TWO_ROUNDS),
                w.plus(w.FIRST, w.Stat.POWER, lasting=w.TWO_ROUNDS),
            )
        ),
    ),
    ability("quiet-step", w.If(w.LEFT_ALONE, w.Seq((w.Move(w.FIRST), w.Hide())))),
    ability(
        "throat-cut",
        w.ForEach(w.ENEMY, w.If(UNHURT, w.attack(w.FIRST, 1, on=w.IT), w.attack(1, 1, on=w.IT))),
    ),
    ability(
        "vanish",
        w.Seq((w.Unfocus(), w.Hide(), w.plus(w.FIRST, w.Stat.POWER, lasting=w.THIS_ROUND))),
    ),
    ability("mark-of-ruin", w.plus(w.FIRST, w.Stat.DEFENSE, w.ENEMY, w.TWO_ROUNDS)),
    ability(
        "death-blow",
        w.ForEach(w.ENEMY, w.If(FRAIL, w.lose(w.FIRST, w.IT), w.attack(w.SECOND, 2, on=w.IT))),
    ),
)
