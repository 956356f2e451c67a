"""The tactics of the thirteen kinds of monsters, by the ids of their stat rows."""

from typing import Final

from undercroft.games.caverns.effects import vocabulary as w

PREY: Final = w.Heroes()

MONSTER_TACTICS: Final[dict[str, w.Tactics]] = {
    "gnawling-pack": w.Tactics(
        (
            w.Line(w.Approach(w.Closing.TILE, 1, PREY, w.attack(7, 1, w.HEROES_HERE, name="Gnaw"))),
            w.march(1),
        )
    ),
    "palefolk-dartcaster": w.Tactics(
        (w.Line(w.attack(8, 1, w.closest_hero(1), name="Dart")), w.march(1))
    ),
    "shale-runner": w.Tactics(
        (
            w.Line(w.attack(8, 1, w.A_HERO, name="Snap")),
            w.Line(w.Approach(w.Closing.ADJACENT, 2, PREY, w.attack(6, 1, w.IT, name="Pounce"))),
            w.march(2),
        )
    ),
    "burrow-sentry": w.Tactics(
        (
            w.Line(w.attack(7, 1, w.A_HERO, name="Pick")),
            w.Line(
                w.IfDone(
                    w.LayTile(w.End.BOTTOM, w.One(w.Edges(), (w.OnTile(),))),
                    w.PlaceMonster(w.NewTile()),
                ),
                (w.Exists(w.Each(w.Edges(), (w.OnTile(),))), w.Absent(w.HEROES_HERE)),
            ),
            w.march(1),
        )
    ),
    "gloom-recluse": w.Tactics(
        (
            w.Line(w.attack(6, 2, w.A_HERO, miss=1, name="Bite")),
            w.Line(
                w.Approach(
                    w.Closing.ADJACENT, 1, PREY, w.attack(9, 1, w.IT, w.HOLD_FAST, name="Web")
                ),
            ),
            w.march(2),
        )
    ),
    "sporeback-shambler": w.Tactics(
        (
            w.Line(w.attack(6, 1, w.HEROES_HERE, w.POISON, name="Spores")),
            w.Line(w.Approach(w.Closing.ADJACENT, 1, PREY, w.attack(7, 1, w.IT, name="Slam"))),
            w.march(1),
        )
    ),
    "stonehide-brute": w.Tactics(
        (
            w.Line(w.Approach(w.Closing.ADJACENT, 1, PREY, w.attack(9, 2, w.IT, name="Club"))),
            w.march(1),
        )
    ),
    "twinblade-exile": w.Tactics(
        (
            w.Line(
                w.Approach(
                    w.Closing.ADJACENT, 1, PREY, w.attack(7, 1, w.IT, rolls=2, name="Twin Cut")
                ),
            ),
            w.march(1),
        )
    ),
    "blinkweaver": w.Tactics(
        (
            w.Line(
                w.Seq(
                    (
                        w.Place(
                            (w.YOU,),
                            w.The(
                                w.Measure.CLOSEST, w.Tiles(), (w.Deserted(), w.Roomy(), w.Within(2))
                            ),
                        ),
                        w.attack(7, 2, w.closest_hero(2), name="Bolt"),
                    )
                ),
                (w.BESIDE,),
            ),
            w.Line(w.attack(7, 2, w.closest_hero(2), miss=1, name="Bolt")),
            w.march(2),
        )
    ),
    "sump-surge": w.Tactics(
        (
            w.Line(
                w.Approach(
                    w.Closing.TILE,
                    1,
                    PREY,
                    w.attack(8, 1, w.HEROES_HERE, w.Rider(w.Push(w.IT)), name="Breaker"),
                ),
            ),
            w.march(1),
        )
    ),
    "keening-shade": w.Tactics(
        (
            w.Line(w.attack(7, 2, w.One(w.Heroes(), (w.OnTile(),)), name="Chill")),
            w.Line(
                w.Approach(
                    w.Closing.TILE, 1, PREY, w.attack(6, 1, w.HEROES_HERE, w.HOLD_FAST, name="Howl")
                ),
            ),
            w.march(2),
        )
    ),
    "grotto-giant": w.Tactics(
        (
            w.Line(w.attack(7, 2, w.HEROES_BESIDE, name="Sweep"), (w.Several(2, w.HEROES_BESIDE),)),
            w.Line(
                w.Approach(
                    w.Closing.ADJACENT,
                    1,
                    PREY,
                    w.attack(9, 2, w.IT, w.Rider(w.Push(w.IT)), name="Smash"),
                ),
            ),
            w.march(1),
        )
    ),
    "eightfold-reaver": w.Tactics(
        (
            w.Line(w.attack(9, 2, w.A_HERO, w.POISON, name="Impale")),
            w.Line(
                w.attack(
                    7, 1, w.closest_hero(2), w.HOLD_FAST, w.Rider(w.Pull(w.IT)), name="Snare Line"
                ),
            ),
            w.march(2),
        )
    ),
}
