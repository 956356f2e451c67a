"""The powers of Pell Nightjar."""

from typing import Final

from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.effects import vocabulary as w

HERO: Final = "pell"

FRIENDS: Final = w.Each(w.Figures((w.Side.HERO, w.Side.ALLY)), (w.NotActor(),))
OTHER_FOES: Final = w.Each(w.Figures((w.Side.FOE,)), (w.NotIt(),))

PELL: Final[tuple[Power, ...]] = (
    at_will(
        HERO,
        161,
        "Low Cut",
        w.attack(6, 1, edges=(w.damage_edge(1, w.against(w.Adjacent(FRIENDS))),)),
    ),
    at_will(HERO, 162, "Thrown Spike", w.attack(6, 1, w.enemy(1))),
    at_will(HERO, 163, "Hook and Yank", w.attack(5, 1, w.enemy(1), w.Rider(w.Pull(w.IT)))),
    daily(
        HERO,
        164,
        "Through the Seam",
        w.IfDone(
            w.attack(8, 3, edges=(w.roll_edge(2, w.against(w.Except(w.OnTile(OTHER_FOES)))),)),
            otherwise=w.Turn(w.Face.UP, w.THIS),
        ),
    ),
    daily(HERO, 165, "Bag of Nails", w.blast(1, 6, 1, w.PIN)),
    daily(
        HERO,
        166,
        "Borrowed Knife",
        w.Puppet(
            w.One(w.Monsters(), (w.Within(1),)),
            w.One(w.Monsters(), (w.NotIt(), w.OnTile(w.IT))),
            w.Number(2),
        ),
    ),
    utility(HERO, 167, "Not Here", w.freely(w.Grant(w.Boon.OVERLOOKED, lasting=w.UNTIL_YOUR_TURN))),
    utility(HERO, 168, "Light Fingers", w.Use(w.Drew(w.Drawn.TREASURE), w.DrawAndKeep(2))),
    utility(HERO, 169, "Unsprung", w.Use(w.Drew(w.Drawn.TRAP, w.TILEMATE), w.Cancel())),
    utility(
        HERO,
        170,
        "Over the Ledge",
        w.freely(w.Cross((w.Obstacle.GAPS, w.Obstacle.ENEMIES), w.NEXT_MOVE)),
    ),
)
