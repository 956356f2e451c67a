"""The features of the heroes, by the ids on their hero cards."""

from typing import Final

from undercroft.crawl.effects import AtMost, Effect, NotActor, One, When
from undercroft.games.caverns.effects.vocabulary import (
    Adjacent,
    Ends,
    Grant,
    HalfHp,
    Heroes,
    Made,
    OnTile,
)
from undercroft.games.caverns.effects.vocabulary.phrases import OTHERS_HERE, against, heal, plus
from undercroft.games.caverns.effects.vocabulary.terms import Boon, Phase, Stat, TurnCount

FEATURES: Final[dict[str, Effect]] = {
    "two-edges": Grant(Boon.ATTACK_TWICE),
    "far-sight": Grant(Boon.CHOOSE_EDGE),
    "hold-the-line": plus(1, Stat.AC, on=OTHERS_HERE),
    "blood-up": plus(2, Stat.ROLL, against(Adjacent()), HalfHp()),
    "kept-flame": When(
        Ends(Phase.HERO, AtMost(Made(TurnCount.ATTACKS), 0)),
        heal(1, One(Heroes(), (NotActor(), OnTile()))),
    ),
    "fine-wire": plus(5, Stat.DISABLE),
    "paid-in-advance": Grant(Boon.EXTRA_ITEM),
    "second-thought": plus(1, Stat.ROLL, on=OTHERS_HERE),
}
