"""The powers of Brunna Ashmane."""

from typing import Final

from undercroft.crawl.effects import AtMost, Number, Seq, Shown, When
from undercroft.games.caverns.content.card import Power, at_will, daily, stance, utility
from undercroft.games.caverns.effects.vocabulary import (
    NEXT_MOVE,
    Brave,
    Cross,
    Edge,
    Endure,
    Move,
    Own,
    Reduce,
    Taken,
    Use,
    With,
    WouldSuffer,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    ALL_HERE,
    NEIGHBOUR,
    PIN,
    attack,
    damage,
    either,
    neighbours,
    plus,
)
from undercroft.games.caverns.effects.vocabulary.terms import (
    Obstacle,
    Occasion,
    Part,
    PowerType,
    Stat,
)

HERO: Final = "brunna"

BRUNNA: Final[tuple[Power, ...]] = (
    at_will(
        HERO, 63, "Splitting Blow", attack(5, 2, NEIGHBOUR, either(damage(1), AtMost(Shown(), 3)))
    ),
    at_will(HERO, 64, "Wide Swing", attack(6, 1, neighbours(2))),
    daily(HERO, 65, "Avalanche", attack(7, 3, miss=1)),
    daily(HERO, 66, "Peak Scream", attack(7, 1, ALL_HERE, PIN)),
    stance(
        HERO,
        67,
        "Red Mood",
        Seq((plus(1, Stat.DAMAGE, With(PowerType.AT_WILL)), plus(-2, Stat.AC))),
    ),
    stance(HERO, 68, "Stubborn Mood", When(WouldSuffer(2), Reduce(Number(1)))),
    at_will(
        HERO,
        153,
        "Shoulder Through",
        Seq((Cross((Obstacle.ENEMIES,), NEXT_MOVE), Move(2), attack(6, 1))),
    ),
    daily(
        HERO,
        154,
        "No Tomorrow",
        Brave(3, attack(7, 2, miss=1, edges=(Edge(Taken(), Part.DAMAGE),))),
    ),
    stance(HERO, 155, "Running Mood", Seq((plus(2, Stat.SPEED), Cross((Obstacle.ENEMIES,))))),
    utility(HERO, 156, "Get Up", Use(Own(Occasion.FALLS), Endure(1))),
)
