"""The powers of Kestrin Vale."""

from typing import Final

from undercroft.crawl.effects import AtLeast, Except, May, Seq, When
from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.effects.vocabulary import (
    IT,
    NEXT_MOVE,
    YOU,
    Adjacent,
    Attacking,
    Charges,
    Deflect,
    ExtraMove,
    Hurt,
    InsteadOf,
    Made,
    Move,
    Own,
    Place,
    Reroll,
    Use,
    Uses,
    WouldHit,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    BESIDE_YOU,
    NEIGHBOUR,
    against,
    attack,
    boost,
    either,
    freely,
    neighbours,
    roll_edge,
)
from undercroft.games.caverns.effects.vocabulary.terms import (
    Deflection,
    Occasion,
    Part,
    PowerType,
    Slot,
    TurnCount,
)

HERO: Final = "kestrin"

KESTRIN: Final[tuple[Power, ...]] = (
    at_will(
        HERO,
        46,
        "Left-Hand Arc",
        attack(5, 1, edges=(roll_edge(1, AtLeast(Made(TurnCount.EARLIER_ATTACKS), 1)),)),
    ),
    at_will(
        HERO, 47, "Right-Hand Thrust", attack(5, 1, edges=(roll_edge(1, against(Except(Hurt()))),))
    ),
    daily(HERO, 48, "Ribbon of Steel", attack(6, 2, neighbours(3))),
    daily(HERO, 49, "Falling Leaf Cut", attack(8, 3, miss=1)),
    utility(
        HERO,
        50,
        "Side Pivot",
        Use(
            WouldHit(YOU, (Adjacent(),)), Seq((Deflect(Deflection.MISS), Place((YOU,), BESIDE_YOU)))
        ),
    ),
    utility(HERO, 51, "Long Breath", freely(ExtraMove())),
    at_will(HERO, 140, "Cross-Step Slash", attack(4, 1, NEIGHBOUR, either(Move(2)))),
    daily(
        HERO,
        141,
        "Hundred-Turn Dance",
        Use(
            InsteadOf(Slot.BOTH),
            Seq(
                (When(Own(Occasion.MEETS_ENEMY), May(attack(6, 1, IT)), Uses(3, NEXT_MOVE)), Move())
            ),
        ),
    ),
    utility(HERO, 142, "Read the Rhythm", Use(Attacking(Occasion.MISSES), Reroll())),
    utility(
        HERO,
        143,
        "Crossed Blades",
        freely(Charges(2, Attacking(Occasion.HITS, PowerType.AT_WILL), boost(1, Part.DAMAGE))),
    ),
)
