"""The abilities of the Warrior, Akachi."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

WARRIOR: Final[tuple[Card, ...]] = (
    ability("cleave", w.attack(w.FIRST, on=w.PAIR)),
    ability(
        "power-rage",
        w.Seq(
            (
                w.plus(w.FIRST, w.Stat.POWER, lasting=w.TWO_ROUNDS),
                w.plus(w.SECOND, w.Stat.HIT_CHANCE, lasting=w.TWO_ROUNDS),
            )
        ),
    ),
    ability("taunt", w.Pull(w.enemies_here(w.FIRST))),
    ability(
        "brace",
        w.Seq((w.plus(w.FIRST, w.Stat.DEFENSE, lasting=w.THIS_ROUND), w.EndTurn())),
    ),
    ability("shove", w.attack(w.FIRST, 2, hit=w.Reposition(w.Spot.BEHIND))),
    ability("whirl", w.attack(w.FIRST, 1, w.ROW)),
    ability(
        "war-cry",
        w.Seq(
            (
                w.confuse(w.ROW),
                w.plus(w.FIRST, w.Stat.POWER, w.ALL_HERE, w.THIS_ROUND),
            )
        ),
    ),
    ability(
        "last-stand",
        w.Seq(
            (
                w.Ward(w.Ill.WEAKENED, w.THREE_ROUNDS),
                w.plus(w.FIRST, w.Stat.POWER, lasting=w.THREE_ROUNDS),
            )
        ),
    ),
)
