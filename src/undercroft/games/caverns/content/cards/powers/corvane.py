"""The powers of Corvane Ludd."""

from typing import Final

from undercroft.crawl.effects import AtLeast, Each, One, Pay, Seq, When
from undercroft.games.caverns.content.card import Power, at_will, daily, stance, utility
from undercroft.games.caverns.effects.vocabulary import (
    HERE,
    IT,
    ONCE,
    Bring,
    Cancel,
    Cards,
    Drew,
    Enemies,
    Even,
    GiveUp,
    Made,
    Mark,
    Marked,
    MissesYou,
    Rider,
    Taunt,
    Use,
    Villainous,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    NEIGHBOUR,
    against,
    attack,
    damage_edge,
    either,
    enemy,
    freely,
    neighbours,
    plus,
    roll_edge,
)
from undercroft.games.caverns.effects.vocabulary.terms import Drawn, Stat, Token, TurnCount, Zone

HERO: Final = "corvane"

CORVANE: Final[tuple[Power, ...]] = (
    at_will(HERO, 171, "Plain Steel", attack(7, 1)),
    at_will(
        HERO, 172, "Pommel and Point", attack(5, 1, NEIGHBOUR, Rider(attack(5, 1), provided=Even()))
    ),
    at_will(HERO, 173, "Hired Bow", attack(5, 1, enemy(1))),
    daily(
        HERO,
        174,
        "Contract Closed",
        attack(7, 2, miss=1, edges=(damage_edge(2, against(Villainous())),)),
    ),
    daily(
        HERO,
        175,
        "Earn Your Keep",
        attack(6, 2, neighbours(3), edges=(roll_edge(1, AtLeast(Made(TurnCount.HITS), 1)),)),
    ),
    daily(
        HERO,
        176,
        "Formal Challenge",
        Seq(
            (
                attack(6, 1, enemy(1), either(Mark(Token.DUEL, IT))),
                plus(2, Stat.ROLL, against(Marked())),
                plus(1, Stat.DAMAGE, against(Marked())),
                Taunt(Each(Enemies(), (Marked(),))),
            )
        ),
    ),
    stance(
        HERO,
        177,
        "High Guard",
        Seq((plus(1, Stat.AC), When(MissesYou(), plus(2, Stat.ROLL, lasting=ONCE)))),
    ),
    stance(HERO, 178, "Low Guard", Seq((plus(2, Stat.ROLL), plus(-1, Stat.AC)))),
    utility(
        HERO,
        179,
        "Coin for the Road",
        Use(Drew(Drawn.MONSTER), Pay(GiveUp(One(Cards(Zone.ITEMS))), Cancel())),
    ),
    utility(HERO, 180, "Whistle Up", freely(Bring("ditch-hound", HERE))),
)
