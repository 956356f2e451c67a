"""The tactics of the eight villain faces, by the ids of their stat rows."""

from typing import Final

from undercroft.games.caverns.content.schema import Keyword
from undercroft.games.caverns.effects import vocabulary as w

PREY: Final = w.Heroes()
HEROES_THERE: Final = w.CountOf(w.Each(w.Heroes(), (w.There(),)))
CROWDED: Final = (w.Within(1), w.Whose(w.AtLeast(HEROES_THERE, 2)))
SPENDABLE: Final = (w.PowerType.DAILY, w.PowerType.UTILITY)
PAIR: Final = (w.Within(2), w.Paired(1))

VILLAIN_TACTICS: Final[dict[str, w.Tactics]] = {
    "cinderjaw": w.Tactics(
        (
            w.Line(
                w.ForEach(
                    w.Greatest(HEROES_THERE, w.Tiles(), CROWDED),
                    w.attack(7, 2, w.Each(w.Heroes(), (w.There(),)), miss=1, name="Fire Breath"),
                ),
            ),
            w.Line(w.attack(9, 3, w.A_HERO, name="Bite")),
            w.Line(w.Approach(w.Closing.ADJACENT, 1, PREY, w.attack(8, 2, w.IT, name="Claw"))),
            w.march(2),
        )
    ),
    "khadd": w.Tactics(
        (
            w.Line(
                w.attack(8, 1, w.Each(w.Heroes(), (w.Within(1),)), name="Furnace Wave"),
                (w.Several(2, w.Each(w.Heroes(), (w.Within(1),))),),
            ),
            w.Line(w.Approach(w.Closing.PULL, 2, PREY, w.attack(9, 3, w.IT, name="Hook"))),
            w.Line(
                w.PlaceMonster(
                    w.The(
                        w.Measure.CLOSEST, w.Tiles(), (w.PartOf(w.Landmark.DEEP_LAIR),), w.EVERYONE
                    )
                ),
                (w.Fresh(),),
            ),
            w.Line(w.Nothing()),
        )
    ),
    "sevrane": w.Tactics(
        (
            w.Line(w.attack(9, 2, w.A_HERO, w.POISON, name="Serpent Lash")),
            w.Line(
                w.FirstOf((w.Summon(5, Keyword.PALEFOLK), w.damage(1, w.closest_hero(2)))),
                (
                    w.Absent(
                        w.Each(
                            w.Monsters(), (w.OfKind((Keyword.PALEFOLK,)), w.NotActor(), w.Within(1))
                        )
                    ),
                    w.Fresh(),
                ),
            ),
            w.Line(w.attack(8, 2, w.closest_hero(2), name="Dark Bolt")),
            w.march(1),
        )
    ),
    "ulm": w.Tactics(
        (
            w.Line(
                w.Puppet(
                    w.The(w.Measure.CLOSEST, w.Heroes(), PAIR),
                    w.The(
                        w.Measure.CLOSEST, w.Heroes(), (w.NotIt(), w.Within(2), w.Within(1, w.IT))
                    ),
                ),
                (w.Fresh(),),
            ),
            w.Line(
                w.attack(
                    8,
                    2,
                    w.closest_hero(1),
                    w.Rider(w.Turn(w.Face.DOWN, w.One(w.Powers(w.Face.UP, SPENDABLE, w.IT)))),
                    name="Unmake",
                ),
            ),
            w.Line(w.Place((w.YOU,), w.One(w.Tiles(), (w.Roomy(), w.Connected(w.CLOSEST_HERO))))),
        )
    ),
    "lirashe-veiled": w.Tactics(
        (
            w.Line(
                w.attack(
                    8,
                    1,
                    w.A_HERO,
                    w.POISON,
                    w.either(
                        w.Place(
                            (w.YOU,), w.One(w.Tiles(), (w.Deserted(), w.Roomy(), w.Connected()))
                        )
                    ),
                    name="Needle",
                ),
            ),
            w.Line(
                w.Approach(w.Closing.PULL, 2, PREY, w.attack(7, 1, w.IT, w.HOLD_FAST, name="Lure")),
            ),
            w.march(1),
        )
    ),
    "lirashe-unveiled": w.Tactics(
        (
            w.Line(w.attack(8, 2, w.HEROES_HERE, name="Lash Storm")),
            w.Line(w.Approach(w.Closing.TILE, 2, PREY, w.attack(8, 1, w.IT))),
            w.march(2),
        )
    ),
    "hemlock": w.Tactics(
        (
            w.Line(w.attack(9, 2, w.A_HERO, w.Rider(w.heal(1, w.YOU)), name="Twist")),
            w.Line(
                w.Approach(
                    w.Closing.ADJACENT,
                    2,
                    PREY,
                    w.attack(8, 2, w.IT, w.Rider(w.heal(1, w.YOU)), name="Lunge"),
                ),
            ),
            w.march(2),
        )
    ),
    "drusk": w.Tactics(
        (
            w.Line(w.attack(8, 1, w.A_HERO, rolls=2, name="Drill")),
            w.Line(w.Approach(w.Closing.ADJACENT, 1, PREY, w.attack(9, 2, w.IT, name="Charge"))),
            w.march(2),
        )
    ),
}
