"""The abilities of the Thief, Pell Varrow."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

THIEF: Final[tuple[Card, ...]] = (
    ability("backstab", w.attack(w.FIRST, w.SECOND)),
    ability("pick-the-lock", w.Seq((w.Unlock(), w.coins(w.FIRST)))),
    ability(
        "pilfer",
        w.chance(w.Of(w.Measure.SNEAK, w.YOU), w.Seq((w.TakeReward(), w.Xp(1))), w.FIRST),
    ),
    ability(
        "feint",
        w.Seq(
            (
                w.plus(w.FIRST, w.Stat.HIT_CHANCE, w.ROW, w.THIS_ROUND),
                w.plus(w.SECOND, w.Stat.ESCAPE, lasting=w.THIS_ROUND),
            )
        ),
    ),
    ability("trap-sense", w.look(w.FIRST, w.Stack.RISK_HERE)),
    ability(
        "caltrops",
        w.ForEach(
            w.ROW,
            w.Seq(
                (
                    w.lose(w.FIRST, w.IT),
                    w.plus(w.SECOND, w.Stat.HIT_CHANCE, w.IT, w.TWO_ROUNDS),
                )
            ),
        ),
    ),
    ability("twist-the-knife", w.Repeat(w.Number(2), w.attack(w.FIRST, 2))),
    ability("master-key", w.Seq((w.look(w.FIRST, w.Stack.CHESTS), w.Unlock()))),
)
