"""The powers of the Dungeon Lords, the Choirmother's too."""

from typing import Final

from undercroft.games.infinity.content.card import Card, enemy
from undercroft.games.infinity.effects import vocabulary as w

LORD_POWERS: Final[tuple[Card, ...]] = (
    enemy("hesk", w.on_hit(w.plus(2, w.Stat.NOISE, w.IT, w.TWO_ROUNDS))),
    enemy(
        "morgrath",
        w.Seq(
            (
                w.when(w.Occasion.STOPPED, w.Seq((w.Seal(w.LastDoor()), w.Noise(6)))),
                w.on_low_hit(2, w.STUN_IT),
            )
        ),
    ),
    enemy(
        "sythe",
        w.Seq(
            (
                w.on_low_hit(6, w.CONFUSE_IT),
                w.when(w.Occasion.ENTERS, w.plus(-3, w.Stat.SNEAK, w.ALL_HERE, w.THIS_ROUND)),
            )
        ),
    ),
    enemy("choirmother", w.Seq((w.on_low_hit(6, w.CONFUSE_IT), w.at_round_end(w.heal(2))))),
)
