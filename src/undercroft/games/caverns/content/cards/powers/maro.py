"""The powers of Maro Quill."""

from typing import Final

from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.effects import vocabulary as w

HERO: Final = "maro"

MARO: Final[tuple[Power, ...]] = (
    at_will(HERO, 52, "Hunting Arrow", w.attack(6, 1, w.enemy(1))),
    at_will(HERO, 53, "Nock and Knife", w.attack(8, 1)),
    daily(HERO, 54, "Pinning Shaft", w.attack(7, 2, w.enemy(2), w.PIN, miss=1)),
    daily(
        HERO, 55, "Split Quiver", w.attack(7, 2, w.UpTo(w.Number(2), w.Enemies(), (w.Within(1),)))
    ),
    utility(
        HERO,
        56,
        "Marked Trail",
        w.Use(
            w.Own(w.Occasion.EXPLORES),
            w.Seq((w.Look(2, w.Stack.TILES), w.Reorder(2, w.Stack.TILES))),
        ),
    ),
    utility(HERO, 57, "Loose on the Run", w.Use(w.During(w.Span.MOVE), w.Strike(as_attack=True))),
    at_will(
        HERO,
        144,
        "Long Loose",
        w.attack(
            4, 1, w.enemy(2), edges=(w.roll_edge(2, w.against(w.Within(2), w.Except(w.Within(1)))),)
        ),
    ),
    daily(HERO, 145, "Rain Through the Roof", w.blast(2, 5, 2)),
    utility(HERO, 146, "Quiet Withdrawal", w.Use(w.Comes((w.OnTile(),)), w.Move(3))),
    utility(
        HERO,
        147,
        "Three Good Arrows",
        w.freely(w.Charges(3, w.Rolled((w.Apart(),)), w.boost(3, w.Part.ROLL))),
    ),
)
