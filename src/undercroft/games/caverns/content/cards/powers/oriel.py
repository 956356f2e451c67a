"""The powers of Oriel Tam."""

from typing import Final

from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.content.schema import Keyword
from undercroft.games.caverns.effects import vocabulary as w

HERO: Final = "oriel"

ORIEL: Final[tuple[Power, ...]] = (
    at_will(
        HERO,
        69,
        "Lantern Staff",
        w.attack(
            6,
            1,
            w.NEIGHBOUR,
            w.Rider(w.plus(1, w.Stat.AC, on=w.TILEMATE, lasting=w.UNTIL_YOUR_TURN)),
        ),
    ),
    at_will(HERO, 70, "Searing Glint", w.attack(5, 1, w.enemy(1))),
    daily(HERO, 71, "Noon Below Ground", w.blast(1, 6, 2)),
    daily(HERO, 72, "Wick and Word", w.Seq((w.attack(7, 2, miss=1), w.heal(2, w.hero(1))))),
    utility(HERO, 73, "Bind the Wound", w.freely(w.heal(2, w.TILEMATE))),
    utility(
        HERO,
        74,
        "Steady Light",
        w.Use(w.WouldSuffer(on=w.TILEMATE, source=w.Source.ENCOUNTER), w.Reduce(w.Number(2))),
    ),
    at_will(
        HERO,
        157,
        "Salt Line",
        w.attack(
            5,
            1,
            w.One(w.Enemies(), (w.OnTile(),)),
            edges=(
                w.roll_edge(
                    3, w.against(w.OfKind((Keyword.SPIRIT, Keyword.FUNGUS, Keyword.ELEMENTAL)))
                ),
            ),
        ),
    ),
    daily(
        HERO,
        158,
        "Long Vigil",
        w.Use(w.InsteadOf(w.Slot.ATTACK), w.Seq((w.heal(2, w.TILEMATES), w.Cure(w.TILEMATES)))),
    ),
    utility(
        HERO,
        159,
        "Break the Hex",
        w.freely(
            w.ForEach(
                w.hero(1),
                w.ChooseOne((w.Discard(w.One(w.Cards(w.Zone.CURSES, w.IT))), w.Cure(w.IT))),
            )
        ),
    ),
    utility(HERO, 160, "Call the Wisp", w.freely(w.Bring("lamp-wisp", w.HERE))),
)
