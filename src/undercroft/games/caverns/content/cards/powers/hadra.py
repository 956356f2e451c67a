"""The powers of Hadra Stonewell."""

from typing import Final

from undercroft.games.caverns.content.card import Power, at_will, daily, stance, utility
from undercroft.games.caverns.effects import vocabulary as w

HERO: Final = "hadra"

HADRA: Final[tuple[Power, ...]] = (
    at_will(HERO, 58, "Boss and Hammer", w.attack(8, 1)),
    stance(HERO, 59, "Tower Stance", w.plus(2, w.Stat.AC)),
    stance(
        HERO,
        60,
        "Anvil Stance",
        w.Seq(
            (
                w.plus(1, w.Stat.DAMAGE, w.With(w.PowerType.AT_WILL)),
                w.plus(-2, w.Stat.ROLL, w.With(w.PowerType.AT_WILL)),
            )
        ),
    ),
    stance(
        HERO,
        61,
        "Hearth Stance",
        w.When(
            w.Ends(w.Phase.HERO),
            w.heal(1, w.One(w.Heroes(), (w.OnTile(), w.Whose(w.AtMost(w.Hp(), 3))))),
        ),
    ),
    daily(HERO, 62, "Quarry Fall", w.attack(6, 2, w.ALL_HERE)),
    at_will(
        HERO, 148, "Rim Bash", w.attack(5, 1, w.NEIGHBOUR, w.either(w.Push(w.IT), optional=True))
    ),
    stance(
        HERO,
        149,
        "Answering Stance",
        w.When(w.MissesYou((w.Adjacent(),)), w.attack(6, 1, w.IT), w.Uses(1)),
    ),
    stance(
        HERO,
        150,
        "Rootfoot Stance",
        w.Seq(
            (w.plus(1, w.Stat.AC), w.Grant(w.Boon.IMMOVABLE), w.Hold(w.Stat.SPEED, w.Limit.BASE, 3))
        ),
    ),
    utility(
        HERO,
        151,
        "Step Between",
        w.Use(
            w.WouldHit(w.One(w.Heroes(), (w.NotActor(), w.OnTile()))),
            w.Deflect(w.Deflection.ONTO_YOU),
        ),
    ),
    daily(
        HERO,
        152,
        "Gatekeeper's Oath",
        w.Seq((w.attack(8, 3, miss=1), w.Taunt(w.ALL_HERE, w.Until(w.Lasting.NEXT_HERO_PHASE)))),
    ),
)
