"""The powers of Ysolde Marrow."""

from typing import Final

from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.effects import vocabulary as w

HERO: Final = "ysolde"

YSOLDE: Final[tuple[Power, ...]] = (
    at_will(HERO, 181, "Spark Thread", w.attack(6, 1, w.enemy(1))),
    at_will(
        HERO,
        182,
        "Rime Grip",
        w.attack(6, 1, w.NEIGHBOUR, w.Rider(w.Pin(w.IT), provided=w.AtLeast(w.Shown(), 15))),
    ),
    at_will(HERO, 183, "Scatter Embers", w.blast(1, 4, 1, most=2)),
    daily(HERO, 184, "Bottled Storm", w.blast(2, 6, 2, miss=1)),
    daily(HERO, 185, "Stone to Slurry", w.blast(1, 5, 1, w.either(w.Pin(w.IT)))),
    daily(
        HERO,
        186,
        "Name of the Thing",
        w.IfDone(w.attack(9, 3, w.enemy(1)), otherwise=w.Turn(w.Face.UP, w.THIS)),
    ),
    daily(
        HERO,
        187,
        "Fold the Map",
        w.Use(
            w.InsteadOf(w.Slot.ATTACK),
            w.Place(
                (w.YOU, w.UpTo(w.Number(1), w.Heroes(), (w.NotActor(), w.OnTile()))),
                w.One(w.Tiles(), (w.Within(3),)),
            ),
        ),
    ),
    utility(
        HERO,
        188,
        "Glass Double",
        w.freely(w.Bring("glass-double-ally", w.One(w.Tiles(), (w.Within(1),)))),
    ),
    utility(
        HERO,
        189,
        "Unwritten",
        w.Use(w.Drew(w.Drawn.ENCOUNTER, w.hero(1)), w.Seq((w.Cancel(), w.damage(2)))),
    ),
    utility(
        HERO,
        190,
        "Stoke",
        w.freely(
            w.Charges(
                2,
                w.Attacking(w.Occasion.BEFORE_ROLLS, w.PowerType.DAILY),
                w.boost(2, w.Part.ALL_ROLLS),
            )
        ),
    ),
)
