"""The tactics of the eight villain faces, by the ids of their stat rows."""

from typing import Final

from undercroft.crawl.effects import (
    AtLeast,
    CountOf,
    Each,
    ForEach,
    NotActor,
    Nothing,
    NotIt,
    One,
    Whose,
)
from undercroft.games.caverns.content.schema import Keyword
from undercroft.games.caverns.effects.vocabulary import (
    CLOSEST_HERO,
    EVERYONE,
    IT,
    YOU,
    Absent,
    Approach,
    Connected,
    Deserted,
    FirstOf,
    Fresh,
    Greatest,
    Heroes,
    Line,
    Monsters,
    OfKind,
    Paired,
    PartOf,
    Place,
    PlaceMonster,
    Powers,
    Puppet,
    Rider,
    Roomy,
    Several,
    Summon,
    Tactics,
    The,
    There,
    Tiles,
    Turn,
    Within,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    A_HERO,
    HEROES_HERE,
    HOLD_FAST,
    POISON,
    attack,
    closest_hero,
    damage,
    either,
    heal,
    march,
)
from undercroft.games.caverns.effects.vocabulary.terms import (
    Closing,
    Face,
    Landmark,
    Measure,
    PowerType,
)

PREY: Final = Heroes()
HEROES_THERE: Final = CountOf(Each(Heroes(), (There(),)))
CROWDED: Final = (Within(1), Whose(AtLeast(HEROES_THERE, 2)))
SPENDABLE: Final = (PowerType.DAILY, PowerType.UTILITY)
PAIR: Final = (Within(2), Paired(1))

VILLAIN_TACTICS: Final[dict[str, Tactics]] = {
    "cinderjaw": Tactics(
        (
            Line(
                ForEach(
                    Greatest(HEROES_THERE, Tiles(), CROWDED),
                    attack(7, 2, Each(Heroes(), (There(),)), miss=1, name="Fire Breath"),
                ),
            ),
            Line(attack(9, 3, A_HERO, name="Bite")),
            Line(Approach(Closing.ADJACENT, 1, PREY, attack(8, 2, IT, name="Claw"))),
            march(2),
        )
    ),
    "khadd": Tactics(
        (
            Line(
                attack(8, 1, Each(Heroes(), (Within(1),)), name="Furnace Wave"),
                (Several(2, Each(Heroes(), (Within(1),))),),
            ),
            Line(Approach(Closing.PULL, 2, PREY, attack(9, 3, IT, name="Hook"))),
            Line(
                PlaceMonster(
                    The(Measure.CLOSEST, Tiles(), (PartOf(Landmark.DEEP_LAIR),), EVERYONE)
                ),
                (Fresh(),),
            ),
            Line(Nothing()),
        )
    ),
    "sevrane": Tactics(
        (
            Line(attack(9, 2, A_HERO, POISON, name="Serpent Lash")),
            Line(
                FirstOf((Summon(5, Keyword.PALEFOLK), damage(1, closest_hero(2)))),
                (
                    Absent(Each(Monsters(), (OfKind((Keyword.PALEFOLK,)), NotActor(), Within(1)))),
                    Fresh(),
                ),
            ),
            Line(attack(8, 2, closest_hero(2), name="Dark Bolt")),
            march(1),
        )
    ),
    "ulm": Tactics(
        (
            Line(
                Puppet(
                    The(Measure.CLOSEST, Heroes(), PAIR),
                    The(Measure.CLOSEST, Heroes(), (NotIt(), Within(2), Within(1, IT))),
                ),
                (Fresh(),),
            ),
            Line(
                attack(
                    8,
                    2,
                    closest_hero(1),
                    Rider(Turn(Face.DOWN, One(Powers(Face.UP, SPENDABLE, IT)))),
                    name="Unmake",
                ),
            ),
            Line(Place((YOU,), One(Tiles(), (Roomy(), Connected(CLOSEST_HERO))))),
        )
    ),
    "lirashe-veiled": Tactics(
        (
            Line(
                attack(
                    8,
                    1,
                    A_HERO,
                    POISON,
                    either(Place((YOU,), One(Tiles(), (Deserted(), Roomy(), Connected())))),
                    name="Needle",
                ),
            ),
            Line(
                Approach(Closing.PULL, 2, PREY, attack(7, 1, IT, HOLD_FAST, name="Lure")),
            ),
            march(1),
        )
    ),
    "lirashe-unveiled": Tactics(
        (
            Line(attack(8, 2, HEROES_HERE, name="Lash Storm")),
            Line(Approach(Closing.TILE, 2, PREY, attack(8, 1, IT))),
            march(2),
        )
    ),
    "hemlock": Tactics(
        (
            Line(attack(9, 2, A_HERO, Rider(heal(1, YOU)), name="Twist")),
            Line(
                Approach(
                    Closing.ADJACENT, 2, PREY, attack(8, 2, IT, Rider(heal(1, YOU)), name="Lunge")
                ),
            ),
            march(2),
        )
    ),
    "drusk": Tactics(
        (
            Line(attack(8, 1, A_HERO, rolls=2, name="Drill")),
            Line(Approach(Closing.ADJACENT, 1, PREY, attack(9, 2, IT, name="Charge"))),
            march(2),
        )
    ),
}
