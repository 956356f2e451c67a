"""The features of the heroes, by the ids on their hero cards."""

from typing import Final

from undercroft.games.caverns.effects import vocabulary as w

FEATURES: Final[dict[str, w.Effect]] = {
    "two-edges": w.Grant(w.Boon.ATTACK_TWICE),
    "far-sight": w.Grant(w.Boon.CHOOSE_EDGE),
    "hold-the-line": w.plus(1, w.Stat.AC, on=w.OTHERS_HERE),
    "blood-up": w.plus(2, w.Stat.ROLL, w.against(w.Adjacent()), w.HalfHp()),
    "kept-flame": w.When(
        w.Ends(w.Phase.HERO, w.AtMost(w.Made(w.TurnCount.ATTACKS), 0)),
        w.heal(1, w.One(w.Heroes(), (w.NotActor(), w.OnTile()))),
    ),
    "fine-wire": w.plus(5, w.Stat.DISABLE),
    "paid-in-advance": w.Grant(w.Boon.EXTRA_ITEM),
    "second-thought": w.plus(1, w.Stat.ROLL, on=w.OTHERS_HERE),
}
