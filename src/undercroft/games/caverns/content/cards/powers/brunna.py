"""The powers of Brunna Ashmane."""

from typing import Final

from undercroft.games.caverns.content.card import Power, at_will, daily, stance, utility
from undercroft.games.caverns.effects import vocabulary as w

HERO: Final = "brunna"

BRUNNA: Final[tuple[Power, ...]] = (
    at_will(
        HERO,
        63,
        "Splitting Blow",
        w.attack(5, 2, w.NEIGHBOUR, w.either(w.damage(1), w.AtMost(w.Shown(), 3))),
    ),
    at_will(HERO, 64, "Wide Swing", w.attack(6, 1, w.neighbours(2))),
    daily(HERO, 65, "Avalanche", w.attack(7, 3, miss=1)),
    daily(HERO, 66, "Peak Scream", w.attack(7, 1, w.ALL_HERE, w.PIN)),
    stance(
        HERO,
        67,
        "Red Mood",
        w.Seq((w.plus(1, w.Stat.DAMAGE, w.With(w.PowerType.AT_WILL)), w.plus(-2, w.Stat.AC))),
    ),
    stance(HERO, 68, "Stubborn Mood", w.When(w.WouldSuffer(2), w.Reduce(w.Number(1)))),
    at_will(
        HERO,
        153,
        "Shoulder Through",
        w.Seq((w.Cross((w.Obstacle.ENEMIES,), w.NEXT_MOVE), w.Move(2), w.attack(6, 1))),
    ),
    daily(
        HERO,
        154,
        "No Tomorrow",
        w.Brave(3, w.attack(7, 2, miss=1, edges=(w.Edge(w.Taken(), w.Part.DAMAGE),))),
    ),
    stance(
        HERO, 155, "Running Mood", w.Seq((w.plus(2, w.Stat.SPEED), w.Cross((w.Obstacle.ENEMIES,))))
    ),
    utility(HERO, 156, "Get Up", w.Use(w.Own(w.Occasion.FALLS), w.Endure(1))),
)
