"""The powers of Ysolde Marrow."""

from typing import Final

from undercroft.crawl.effects import AtLeast, IfDone, NotActor, Number, One, Seq, Shown, UpTo
from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.effects.vocabulary import (
    IT,
    THIS,
    YOU,
    Attacking,
    Bring,
    Cancel,
    Charges,
    Drew,
    Heroes,
    InsteadOf,
    OnTile,
    Pin,
    Place,
    Rider,
    Tiles,
    Turn,
    Use,
    Within,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    NEIGHBOUR,
    attack,
    blast,
    boost,
    damage,
    either,
    enemy,
    freely,
    hero,
)
from undercroft.games.caverns.effects.vocabulary.terms import (
    Drawn,
    Face,
    Occasion,
    Part,
    PowerType,
    Slot,
)

HERO: Final = "ysolde"

YSOLDE: Final[tuple[Power, ...]] = (
    at_will(HERO, 181, "Spark Thread", attack(6, 1, enemy(1))),
    at_will(
        HERO,
        182,
        "Rime Grip",
        attack(6, 1, NEIGHBOUR, Rider(Pin(IT), provided=AtLeast(Shown(), 15))),
    ),
    at_will(HERO, 183, "Scatter Embers", blast(1, 4, 1, most=2)),
    daily(HERO, 184, "Bottled Storm", blast(2, 6, 2, miss=1)),
    daily(HERO, 185, "Stone to Slurry", blast(1, 5, 1, either(Pin(IT)))),
    daily(
        HERO,
        186,
        "Name of the Thing",
        IfDone(attack(9, 3, enemy(1)), otherwise=Turn(Face.UP, THIS)),
    ),
    daily(
        HERO,
        187,
        "Fold the Map",
        Use(
            InsteadOf(Slot.ATTACK),
            Place(
                (YOU, UpTo(Number(1), Heroes(), (NotActor(), OnTile()))), One(Tiles(), (Within(3),))
            ),
        ),
    ),
    utility(
        HERO, 188, "Glass Double", freely(Bring("glass-double-ally", One(Tiles(), (Within(1),))))
    ),
    utility(
        HERO, 189, "Unwritten", Use(Drew(Drawn.ENCOUNTER, hero(1)), Seq((Cancel(), damage(2))))
    ),
    utility(
        HERO,
        190,
        "Stoke",
        freely(
            Charges(2, Attacking(Occasion.BEFORE_ROLLS, PowerType.DAILY), boost(2, Part.ALL_ROLLS))
        ),
    ),
)
