"""The tactics of the thirteen kinds of monsters, by the ids of their stat rows."""

from typing import Final

from undercroft.crawl.effects import Each, Exists, IfDone, One, Seq
from undercroft.games.caverns.effects.vocabulary import (
    IT,
    YOU,
    Absent,
    Approach,
    Deserted,
    Edges,
    Heroes,
    LayTile,
    Line,
    NewTile,
    OnTile,
    Place,
    PlaceMonster,
    Pull,
    Push,
    Rider,
    Roomy,
    Several,
    Tactics,
    The,
    Tiles,
    Within,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    A_HERO,
    BESIDE,
    HEROES_BESIDE,
    HEROES_HERE,
    HOLD_FAST,
    POISON,
    attack,
    closest_hero,
    march,
)
from undercroft.games.caverns.effects.vocabulary.terms import Closing, End, Measure

PREY: Final = Heroes()

MONSTER_TACTICS: Final[dict[str, Tactics]] = {
    "gnawling-pack": Tactics(
        (
            Line(Approach(Closing.TILE, 1, PREY, attack(7, 1, HEROES_HERE, name="Gnaw"))),
            march(1),
        )
    ),
    "palefolk-dartcaster": Tactics((Line(attack(8, 1, closest_hero(1), name="Dart")), march(1))),
    "shale-runner": Tactics(
        (
            Line(attack(8, 1, A_HERO, name="Snap")),
            Line(Approach(Closing.ADJACENT, 2, PREY, attack(6, 1, IT, name="Pounce"))),
            march(2),
        )
    ),
    "burrow-sentry": Tactics(
        (
            Line(attack(7, 1, A_HERO, name="Pick")),
            Line(
                IfDone(LayTile(End.BOTTOM, One(Edges(), (OnTile(),))), PlaceMonster(NewTile())),
                (Exists(Each(Edges(), (OnTile(),))), Absent(HEROES_HERE)),
            ),
            march(1),
        )
    ),
    "gloom-recluse": Tactics(
        (
            Line(attack(6, 2, A_HERO, miss=1, name="Bite")),
            Line(
                Approach(Closing.ADJACENT, 1, PREY, attack(9, 1, IT, HOLD_FAST, name="Web")),
            ),
            march(2),
        )
    ),
    "sporeback-shambler": Tactics(
        (
            Line(attack(6, 1, HEROES_HERE, POISON, name="Spores")),
            Line(Approach(Closing.ADJACENT, 1, PREY, attack(7, 1, IT, name="Slam"))),
            march(1),
        )
    ),
    "stonehide-brute": Tactics(
        (
            Line(Approach(Closing.ADJACENT, 1, PREY, attack(9, 2, IT, name="Club"))),
            march(1),
        )
    ),
    "twinblade-exile": Tactics(
        (
            Line(
                Approach(Closing.ADJACENT, 1, PREY, attack(7, 1, IT, rolls=2, name="Twin Cut")),
            ),
            march(1),
        )
    ),
    "blinkweaver": Tactics(
        (
            Line(
                Seq(
                    (
                        Place(
                            (YOU,), The(Measure.CLOSEST, Tiles(), (Deserted(), Roomy(), Within(2)))
                        ),
                        attack(7, 2, closest_hero(2), name="Bolt"),
                    )
                ),
                (BESIDE,),
            ),
            Line(attack(7, 2, closest_hero(2), miss=1, name="Bolt")),
            march(2),
        )
    ),
    "sump-surge": Tactics(
        (
            Line(
                Approach(
                    Closing.TILE,
                    1,
                    PREY,
                    attack(8, 1, HEROES_HERE, Rider(Push(IT)), name="Breaker"),
                ),
            ),
            march(1),
        )
    ),
    "keening-shade": Tactics(
        (
            Line(attack(7, 2, One(Heroes(), (OnTile(),)), name="Chill")),
            Line(
                Approach(Closing.TILE, 1, PREY, attack(6, 1, HEROES_HERE, HOLD_FAST, name="Howl")),
            ),
            march(2),
        )
    ),
    "grotto-giant": Tactics(
        (
            Line(attack(7, 2, HEROES_BESIDE, name="Sweep"), (Several(2, HEROES_BESIDE),)),
            Line(
                Approach(
                    Closing.ADJACENT, 1, PREY, attack(9, 2, IT, Rider(Push(IT)), name="Smash")
                ),
            ),
            march(1),
        )
    ),
    "eightfold-reaver": Tactics(
        (
            Line(attack(9, 2, A_HERO, POISON, name="Impale")),
            Line(
                attack(7, 1, closest_hero(2), HOLD_FAST, Rider(Pull(IT)), name="Snare Line"),
            ),
            march(2),
        )
    ),
}
