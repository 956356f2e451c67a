"""The powers of Corvane Ludd."""

from typing import Final

from undercroft.games.caverns.content.card import Power, at_will, daily, stance, utility
from undercroft.games.caverns.effects import vocabulary as w

HERO: Final = "corvane"

CORVANE: Final[tuple[Power, ...]] = (
    at_will(HERO, 171, "Plain Steel", w.attack(7, 1)),
    at_will(
        HERO,
        172,
        "Pommel and Point",
        w.attack(5, 1, w.NEIGHBOUR, w.Rider(w.attack(5, 1), provided=w.Even())),
    ),
    at_will(HERO, 173, "Hired Bow", w.attack(5, 1, w.enemy(1))),
    daily(
        HERO,
        174,
        "Contract Closed",
        w.attack(7, 2, miss=1, edges=(w.damage_edge(2, w.against(w.Villainous())),)),
    ),
    daily(
        HERO,
        175,
        "Earn Your Keep",
        w.attack(
            6, 2, w.neighbours(3), edges=(w.roll_edge(1, w.AtLeast(w.Made(w.TurnCount.HITS), 1)),)
        ),
    ),
    daily(
        HERO,
        176,
        "Formal Challenge",
        w.Seq(
            (
                w.attack(6, 1, w.enemy(1), w.either(w.Mark(w.Token.DUEL, w.IT))),
                w.plus(2, w.Stat.ROLL, w.against(w.Marked())),
                w.plus(1, w.Stat.DAMAGE, w.against(w.Marked())),
                w.Taunt(w.Each(w.Enemies(), (w.Marked(),))),
            )
        ),
    ),
    stance(
        HERO,
        177,
        "High Guard",
        w.Seq(
            (w.plus(1, w.Stat.AC), w.When(w.MissesYou(), w.plus(2, w.Stat.ROLL, lasting=w.ONCE)))
        ),
    ),
    stance(HERO, 178, "Low Guard", w.Seq((w.plus(2, w.Stat.ROLL), w.plus(-1, w.Stat.AC)))),
    utility(
        HERO,
        179,
        "Coin for the Road",
        w.Use(w.Drew(w.Drawn.MONSTER), w.Pay(w.GiveUp(w.One(w.Cards(w.Zone.ITEMS))), w.Cancel())),
    ),
    utility(HERO, 180, "Whistle Up", w.freely(w.Bring("ditch-hound", w.HERE))),
)
