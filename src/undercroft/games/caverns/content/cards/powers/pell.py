"""The powers of Pell Nightjar."""

from typing import Final

from undercroft.crawl.effects import Each, Except, IfDone, NotActor, NotIt, Number, One
from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.effects.vocabulary import (
    IT,
    NEXT_MOVE,
    THIS,
    UNTIL_YOUR_TURN,
    Adjacent,
    Cancel,
    Cross,
    DrawAndKeep,
    Drew,
    Figures,
    Grant,
    Monsters,
    OnTile,
    Pull,
    Puppet,
    Rider,
    Turn,
    Use,
    Within,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    PIN,
    TILEMATE,
    against,
    attack,
    blast,
    damage_edge,
    enemy,
    freely,
    roll_edge,
)
from undercroft.games.caverns.effects.vocabulary.terms import Boon, Drawn, Face, Obstacle, Side

HERO: Final = "pell"

FRIENDS: Final = Each(Figures((Side.HERO, Side.ALLY)), (NotActor(),))
OTHER_FOES: Final = Each(Figures((Side.FOE,)), (NotIt(),))

PELL: Final[tuple[Power, ...]] = (
    at_will(
        HERO, 161, "Low Cut", attack(6, 1, edges=(damage_edge(1, against(Adjacent(FRIENDS))),))
    ),
    at_will(HERO, 162, "Thrown Spike", attack(6, 1, enemy(1))),
    at_will(HERO, 163, "Hook and Yank", attack(5, 1, enemy(1), Rider(Pull(IT)))),
    daily(
        HERO,
        164,
        "Through the Seam",
        IfDone(
            attack(8, 3, edges=(roll_edge(2, against(Except(OnTile(OTHER_FOES)))),)),
            otherwise=Turn(Face.UP, THIS),
        ),
    ),
    daily(HERO, 165, "Bag of Nails", blast(1, 6, 1, PIN)),
    daily(
        HERO,
        166,
        "Borrowed Knife",
        Puppet(
            One(Monsters(), (Within(1),)),
            One(Monsters(), (NotIt(), OnTile(IT))),
            Number(2),
        ),
    ),
    utility(HERO, 167, "Not Here", freely(Grant(Boon.OVERLOOKED, lasting=UNTIL_YOUR_TURN))),
    utility(HERO, 168, "Light Fingers", Use(Drew(Drawn.TREASURE), DrawAndKeep(2))),
    utility(HERO, 169, "Unsprung", Use(Drew(Drawn.TRAP, TILEMATE), Cancel())),
    utility(
        HERO, 170, "Over the Ledge", freely(Cross((Obstacle.GAPS, Obstacle.ENEMIES), NEXT_MOVE))
    ),
)
