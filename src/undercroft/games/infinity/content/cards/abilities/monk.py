"""The abilities of the Monk, Jun Ojari."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

MONK: Final[tuple[Card, ...]] = (
    ability("flurry", w.Repeat(w.Number(3), w.attack(w.FIRST))),
    ability("sweep", w.attack(w.FIRST, 1, w.PAIR)),
    ability("meditation", w.If(w.LEFT_ALONE, w.heal(w.FIRST))),
    ability("iron-skin", w.plus(w.FIRST, w.Stat.DEFENSE, lasting=w.THIS_ROUND)),
    ability("pressure-point", w.attack(1, w.FIRST, hit=w.STUN_IT)),
    ability("crane-leap", w.slip(w.FIRST)),
    ability("inner-calm", w.Seq((w.Clear(w.YOU), w.Cure(), w.heal(w.FIRST)))),
    ability("hundred-hands", w.Repeat(w.Number(2), w.attack(w.FIRST, 2, w.ROW))),
)
