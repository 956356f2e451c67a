"""The powers of Maro Quill."""

from typing import Final

from undercroft.crawl.effects import Except, Number, Seq, UpTo
from undercroft.games.caverns.content.card import Power, at_will, daily, utility
from undercroft.games.caverns.effects.vocabulary import (
    Apart,
    Charges,
    Comes,
    During,
    Enemies,
    Look,
    Move,
    OnTile,
    Own,
    Reorder,
    Rolled,
    Strike,
    Use,
    Within,
)
from undercroft.games.caverns.effects.vocabulary.phrases import (
    PIN,
    against,
    attack,
    blast,
    boost,
    enemy,
    freely,
    roll_edge,
)
from undercroft.games.caverns.effects.vocabulary.terms import Occasion, Part, Span, Stack

HERO: Final = "maro"

MARO: Final[tuple[Power, ...]] = (
    at_will(HERO, 52, "Hunting Arrow", attack(6, 1, enemy(1))),
    at_will(HERO, 53, "Nock and Knife", attack(8, 1)),
    daily(HERO, 54, "Pinning Shaft", attack(7, 2, enemy(2), PIN, miss=1)),
    daily(HERO, 55, "Split Quiver", attack(7, 2, UpTo(Number(2), Enemies(), (Within(1),)))),
    utility(
        HERO,
        56,
        "Marked Trail",
        Use(Own(Occasion.EXPLORES), Seq((Look(2, Stack.TILES), Reorder(2, Stack.TILES)))),
    ),
    utility(HERO, 57, "Loose on the Run", Use(During(Span.MOVE), Strike(as_attack=True))),
    at_will(
        HERO,
        144,
        "Long Loose",
        attack(4, 1, enemy(2), edges=(roll_edge(2, against(Within(2), Except(Within(1)))),)),
    ),
    daily(HERO, 145, "Rain Through the Roof", blast(2, 5, 2)),
    utility(HERO, 146, "Quiet Withdrawal", Use(Comes((OnTile(),)), Move(3))),
    utility(
        HERO,
        147,
        "Three Good Arrows",
        freely(Charges(3, Rolled((Apart(),)), boost(3, Part.ROLL))),
    ),
)
