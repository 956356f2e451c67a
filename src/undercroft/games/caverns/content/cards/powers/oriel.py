"""The powers of Oriel Tam."""

from typing import Final

from undercroft.crawl.effects import ChooseOne, ForEach, Number, One, Seq
from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.content.schema import Keyword
from undercroft.games.caverns.effects.vocabulary import (
    HERE,
    IT,
    TILEMATES,
    UNTIL_YOUR_TURN,
    Bring,
    Cards,
    Cure,
    Discard,
    Enemies,
    InsteadOf,
    OfKind,
    OnTile,
    Reduce,
    Rider,
    Use,
    WouldSuffer,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    NEIGHBOUR,
    TILEMATE,
    against,
    attack,
    blast,
    enemy,
    freely,
    heal,
    hero,
    plus,
    roll_edge,
)
from undercroft.games.caverns.effects.vocabulary.terms import Slot, Source, Stat, Zone

HERO: Final = "oriel"

ORIEL: Final[tuple[Power, ...]] = (
    at_will(
        HERO,
        69,
        "Lantern Staff",
        attack(6, 1, NEIGHBOUR, Rider(plus(1, Stat.AC, on=TILEMATE, lasting=UNTIL_YOUR_TURN))),
    ),
    at_will(HERO, 70, "Searing Glint", attack(5, 1, enemy(1))),
    daily(HERO, 71, "Noon Below Ground", blast(1, 6, 2)),
    daily(HERO, 72, "Wick and Word", Seq((attack(7, 2, miss=1), heal(2, hero(1))))),
    utility(HERO, 73, "Bind the Wound", freely(heal(2, TILEMATE))),
    utility(
        HERO,
        74,
        "Steady Light",
        Use(WouldSuffer(on=TILEMATE, source=Source.ENCOUNTER), Reduce(Number(2))),
    ),
    at_will(
        HERO,
        157,
        "Salt Line",
        attack(
            5,
            1,
            One(Enemies(), (OnTile(),)),
            edges=(
                roll_edge(3, against(OfKind((Keyword.SPIRIT, Keyword.FUNGUS, Keyword.ELEMENTAL)))),
            ),
        ),
    ),
    daily(
        HERO,
        158,
        "Long Vigil",
        Use(InsteadOf(Slot.ATTACK), Seq((heal(2, TILEMATES), Cure(TILEMATES)))),
    ),
    utility(
        HERO,
        159,
        "Break the Hex",
        freely(ForEach(hero(1), ChooseOne((Discard(One(Cards(Zone.CURSES, IT))), Cure(IT))))),
    ),
    utility(HERO, 160, "Call the Wisp", freely(Bring("lamp-wisp", HERE))),
)
