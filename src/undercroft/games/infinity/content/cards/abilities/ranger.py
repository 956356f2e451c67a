"""The abilities of the Ranger, Lona."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

RANGER: Final[tuple[Card, ...]] = (
    ability("aimed-shot", w.attack(w.FIRST, w.SECOND)),
    ability("arrow-thrust", w.Attack(w.ENEMY, w.FIRST, w.Number(1), melee=True)),
    ability("scout", w.look(w.FIRST)),
    ability(
        "snare",
        w.ForEach(
            w.ENEMY,
            w.Seq((w.Afflict(w.Ailment.ROOT, w.IT, w.THIS_ROUND), w.lose(w.FIRST, w.IT))),
        ),
    ),
    ability("twin-shot", w.Repeat(w.Number(2), w.attack(w.FIRST, 1))),
    ability("pin", w.attack(w.FIRST, 1, hit=w.Reposition(w.Spot.LAST_ROW))),
    ability("arrow-rain", w.attack(w.FIRST, 2, w.COLUMN)),
    ability("heart-shot", w.attack(w.FIRST, 4)),
)
