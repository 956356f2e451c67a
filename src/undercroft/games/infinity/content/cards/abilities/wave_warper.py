"""The abilities of the Wave Warper, Cephrenrene."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

WAVE_WARPER: Final[tuple[Card, ...]] = (
    ability("ripple", w.attack(w.FIRST, w.SECOND)),
    ability("mind-fog", w.Repeat(w.FIRST, w.confuse(w.ENEMY))),
    ability(
        "shift",
        w.ForEach(
            w.ENEMY,
            w.Seq(
                (
                    w.Reposition(w.Spot.CHOSEN),
                    w.plus(w.FIRST, w.Stat.DEFENSE, w.IT, w.THIS_ROUND),
                )
            ),
        ),
    ),
    ability("stillwater", w.Shield(w.FIRST, w.A_HERO, w.TWO_ROUNDS)),
    ability("fold-space", w.Teleport(w.One(w.Tiles(), (w.Within(w.FIRST),)))),
    ability(
        "undertow",
        w.ForEach(
            w.ROW,
            w.Seq(
                (
                    w.plus(w.FIRST, w.Stat.DEFENSE, w.IT, w.TWO_ROUNDS),
                    w.plus(-1, w.Stat.HIT_CHANCE, w.IT, w.TWO_ROUNDS),
                )
            ),
        ),
    ),
    ability(
        "recall",
        w.ForEach(
            w.One(w.Heroes(), (w.NotActor(),)),
            w.Seq((w.Teleport(w.HERE, w.IT), w.heal(w.FIRST, w.IT))),
        ),
    ),
    ability(
        "tidal-mind",
        w.ForEach(w.FORMATION, w.Seq((w.lose(2, w.IT), w.chance(w.FIRST, w.CONFUSE_IT)))),
    ),
)
