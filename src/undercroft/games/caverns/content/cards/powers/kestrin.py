"""The powers of Kestrin Vale."""

from typing import Final

from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.effects import vocabulary as w

HERO: Final = "kestrin"

KESTRIN: Final[tuple[Power, ...]] = (
    at_will(
        HERO,
        46,
        "Left-Hand Arc",
        w.attack(5, 1, edges=(w.roll_edge(1, w.AtLeast(w.Made(w.TurnCount.EARLIER_ATTACKS), 1)),)),
    ),
    at_will(
        HERO,
        47,
        "Right-Hand Thrust",
        w.attack(5, 1, edges=(w.roll_edge(1, w.against(w.Except(w.Hurt()))),)),
    ),
    daily(HERO, 48, "Ribbon of Steel", w.attack(6, 2, w.neighbours(3))),
    daily(HERO, 49, "Falling Leaf Cut", w.attack(8, 3, miss=1)),
    utility(
        HERO,
        50,
        "Side Pivot",
        w.Use(
            w.WouldHit(w.YOU, (w.Adjacent(),)),
            w.Seq((w.Deflect(w.Deflection.MISS), w.Place((w.YOU,), w.BESIDE_YOU))),
        ),
    ),
    utility(HERO, 51, "Long Breath", w.freely(w.ExtraMove())),
    at_will(HERO, 140, "Cross-Step Slash", w.attack(4, 1, w.NEIGHBOUR, w.either(w.Move(2)))),
    daily(
        HERO,
        141,
        "Hundred-Turn Dance",
        w.Use(
            w.InsteadOf(w.Slot.BOTH),
            w.Seq(
                (
                    w.When(
                        w.Own(w.Occasion.MEETS_ENEMY),
                        w.May(w.attack(6, 1, w.IT)),
                        w.Uses(3, w.NEXT_MOVE),
                    ),
                    w.Move(),
                )
            ),
        ),
    ),
    utility(HERO, 142, "Read the Rhythm", w.Use(w.Attacking(w.Occasion.MISSES), w.Reroll())),
    utility(
        HERO,
        143,
        "Crossed Blades",
        w.freely(
            w.Charges(
                2, w.Attacking(w.Occasion.HITS, w.PowerType.AT_WILL), w.boost(1, w.Part.DAMAGE)
            )
        ),
    ),
)
