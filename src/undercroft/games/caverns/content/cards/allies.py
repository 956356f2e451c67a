"""The allies and their tactics."""

from typing import Final

from undercroft.crawl.effects import Each, Exists, May, One, Seq, When
from undercroft.games.caverns.content.card import Ally, ally
from undercroft.games.caverns.effects.vocabulary import (
    IT,
    YOU,
    Adjacent,
    After,
    Approach,
    Bearing,
    Edges,
    Grant,
    Heroes,
    Hurt,
    Keeper,
    Line,
    Look,
    Monsters,
    OnTile,
    Remove,
    Shift,
    Tactics,
    The,
)
from undercroft.games.caverns.effects.vocabulary.phrases import attack, heal, march
from undercroft.games.caverns.effects.vocabulary.terms import (
    Boon,
    Closing,
    Depth,
    End,
    Measure,
    Occasion,
    Stack,
)

TO_KEEPER: Final = march(1, Keeper())

ALLIES: Final[tuple[Ally, ...]] = (
    ally(
        101,
        "Lamp Wisp",
        13,
        1,
        Seq(
            (
                Tactics(
                    (
                        Line(heal(1, One(Heroes(), (OnTile(), Hurt())))),
                        TO_KEEPER,
                    )
                ),
                When(After(3, Occasion.LINE_USED), Remove(YOU)),
            )
        ),
    ),
    ally(
        102,
        "Ditch Hound",
        14,
        2,
        Tactics(
            (
                Line(attack(6, 1, One(Monsters(), (Adjacent(),)), name="Worry")),
                Line(Approach(Closing.ADJACENT, 1, Monsters(), attack(5, 1, IT, name="Leap"))),
                march(2, Keeper()),
            )
        ),
    ),
    ally(
        103,
        "Glass Double",
        12,
        1,
        When(After(2, Occasion.TURN_STARTS), Remove(YOU)),
        id_="glass-double-ally",
    ),
    ally(104, "Tobin Reed, surveyor", 14, 8, Tactics((march(2, Keeper()),))),
    ally(
        105,
        "Pit Drover",
        14,
        3,
        Seq(
            (
                Tactics(
                    (
                        Line(attack(5, 1, One(Monsters(), (Adjacent(),)), name="Goad")),
                        march(1, The(Measure.CLOSEST, Heroes(), (Bearing(),))),
                    )
                ),
                Grant(Boon.HOLD_BOWL),
            )
        ),
    ),
    ally(
        106,
        "Mother Sorrel, cave guide",
        13,
        3,
        Tactics(
            (
                Line(
                    Seq((Look(1, Stack.TILES), May(Shift(End.TOP, Depth.SECOND)))),
                    (Exists(Each(Edges(), (OnTile(),))),),
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
        Tactics(
            (
                Line(Approach(Closing.ADJACENT, 1, Monsters(), attack(7, 1, IT, name="Twin Cut"))),
                TO_KEEPER,
            )
        ),
    ),
)
