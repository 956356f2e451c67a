"""The powers of Hadra Stonewell."""

from typing import Final

from undercroft.crawl.effects import AtMost, NotActor, One, Seq, When, Whose
from undercroft.games.caverns.content.card import Power, at_will, daily, stance, utility
from undercroft.games.caverns.effects.vocabulary import (
    IT,
    Adjacent,
    Deflect,
    Ends,
    Grant,
    Heroes,
    Hold,
    Hp,
    MissesYou,
    OnTile,
    Push,
    Taunt,
    Until,
    Use,
    Uses,
    With,
    WouldHit,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    ALL_HERE,
    NEIGHBOUR,
    attack,
    either,
    heal,
    plus,
)
from undercroft.games.caverns.effects.vocabulary.terms import (
    Boon,
    Deflection,
    Lasting,
    Limit,
    Phase,
    PowerType,
    Stat,
)

HERO: Final = "hadra"

HADRA: Final[tuple[Power, ...]] = (
    at_will(HERO, 58, "Boss and Hammer", attack(8, 1)),
    stance(HERO, 59, "Tower Stance", plus(2, Stat.AC)),
    stance(
        HERO,
        60,
        "Anvil Stance",
        Seq(
            (
                plus(1, Stat.DAMAGE, With(PowerType.AT_WILL)),
                plus(-2, Stat.ROLL, With(PowerType.AT_WILL)),
            )
        ),
    ),
    stance(
        HERO,
        61,
        "Hearth Stance",
        When(Ends(Phase.HERO), heal(1, One(Heroes(), (OnTile(), Whose(AtMost(Hp(), 3)))))),
    ),
    daily(HERO, 62, "Quarry Fall", attack(6, 2, ALL_HERE)),
    at_will(HERO, 148, "Rim Bash", attack(5, 1, NEIGHBOUR, either(Push(IT), optional=True))),
    stance(
        HERO,
        149,
        "Answering Stance",
        When(MissesYou((Adjacent(),)), attack(6, 1, IT), Uses(1)),
    ),
    stance(
        HERO,
        150,
        "Rootfoot Stance",
        Seq((plus(1, Stat.AC), Grant(Boon.IMMOVABLE), Hold(Stat.SPEED, Limit.BASE, 3))),
    ),
    utility(
        HERO,
        151,
        "Step Between",
        Use(WouldHit(One(Heroes(), (NotActor(), OnTile()))), Deflect(Deflection.ONTO_YOU)),
    ),
    daily(
        HERO,
        152,
        "Gatekeeper's Oath",
        Seq((attack(8, 3, miss=1), Taunt(ALL_HERE, Until(Lasting.NEXT_HERO_PHASE)))),
    ),
)
