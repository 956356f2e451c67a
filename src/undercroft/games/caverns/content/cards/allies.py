"""The allies and their tactics."""

from typing import Final

from undercroft.games.caverns.content.card import Ally, ally
from undercroft.games.caverns.effects import vocabulary as w

TO_KEEPER: Final = w.march(1, w.Keeper())

ALLIES: Final[tuple[Ally, ...]] = (
    ally(
        101,
        "Lamp Wisp",
        13,
        1,
        w.Seq(
            (
                w.Tactics(
                    (
                        w.Line(w.heal(1, w.One(w.Heroes(), (w.OnTile(), w.Hurt())))),
                        TO_KEEPER,
                    )
                ),
                w.When(w.After(3, w.Occasion.LINE_USED), w.Remove(w.YOU)),
            )
        ),
    ),
    ally(
        102,
        "Ditch Hound",
        14,
        2,
        w.Tactics(
            (
                w.Line(w.attack(6, 1, w.One(w.Monsters(), (w.Adjacent(),)), name="Worry")),
                w.Line(
                    w.Approach(
                        w.Closing.ADJACENT, 1, w.Monsters(), w.attack(5, 1, w.IT, name="Leap")
                    )
                ),
                w.march(2, w.Keeper()),
            )
        ),
    ),
    ally(
        103,
        "Glass Double",
        12,
        1,
        w.When(w.After(2, w.Occasion.TURN_STARTS), w.Remove(w.YOU)),
        id_="glass-double-ally",
    ),
    ally(104, "Tobin Reed, surveyor", 14, 8, w.Tactics((w.march(2, w.Keeper()),))),
    ally(
        105,
        "Pit Drover",
        14,
        3,
        w.Seq(
            (
                w.Tactics(
                    (
                        w.Line(w.attack(5, 1, w.One(w.Monsters(), (w.Adjacent(),)), name="Goad")),
                        w.march(1, w.The(w.Measure.CLOSEST, w.Heroes(), (w.Bearing(),))),
                    )
                ),
                w.Grant(w.Boon.HOLD_BOWL),
            )
        ),
    ),
    ally(
        106,
        "Mother Sorrel, cave guide",
        13,
        3,
        w.Tactics(
            (
                w.Line(
                    w.Seq((w.Look(1, w.Stack.TILES), w.May(w.Shift(w.End.TOP, w.Depth.SECOND)))),
                    (w.Exists(w.Each(w.Edges(), (w.OnTile(),))),),
                ),
                TO_KEEPER,
            )
        ),
    ),
    ally(
        107,
        "Ashen Turncoat",
        15,
        2,
        w.Tactics(
            (
                w.Line(
                    w.Approach(
                        w.Closing.ADJACENT, 1, w.Monsters(), w.attack(7, 1, w.IT, name="Twin Cut")
                    )
                ),
                TO_KEEPER,
            )
        ),
    ),
)
