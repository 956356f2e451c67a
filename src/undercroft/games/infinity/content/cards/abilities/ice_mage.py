"""The abilities of the Ice Mage, Halla Ruun."""

from typing import Final

from undercroft.games.infinity.content.card import Card, ability
from undercroft.games.infinity.effects import vocabulary as w

ICE: Final = w.Element.ICE

ICE_MAGE: Final[tuple[Card, ...]] = (
    ability("ice-shard", w.attack(w.FIRST, w.SECOND, deals=ICE)),
    ability("ice-travel", w.Move(w.FIRST, ice=True)),
    ability("chill", w.attack(0, w.FIRST, deals=ICE, hit=w.STUN_IT)),
    ability("frost-coat", w.plus(w.FIRST, w.Stat.DEFENSE, w.A_HERO, w.TWO_ROUNDS)),
    ability("freeze-the-door", w.Seal(w.One(w.Doors()), w.Rounds(w.FIRST))),
    ability("hail", w.attack(w.FIRST, 1, w.ROW, deals=ICE)),
    ability("deep-freeze", w.attack(w.FIRST, 2, w.ROW, deals=ICE, hit=w.STUN_IT)),
    ability(
        "glacier",
        w.Seq(
            (
                w.Seal(w.Each(w.Doors()), w.TWO_ROUNDS),
                w.lose(w.FIRST, w.FORMATION, ICE),
                w.stun(w.ROW),
            )
        ),
    ),
)
