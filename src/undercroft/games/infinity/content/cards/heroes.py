"""The rules on the hero boards, by the ids of the heroes."""

from typing import Final

from undercroft.games.infinity.content.card import Card, hero
from undercroft.games.infinity.content.tables import COMBAT
from undercroft.games.infinity.effects import vocabulary as w

EMPTY_HANDS: Final = w.AtMost(w.Of(w.Measure.IN_HANDS, w.YOU), 0)
HIDDEN: Final = w.Is((w.Hidden(),), w.YOU)
DRAWN_BY_IT: Final = w.If(w.rolled(COMBAT.pull), w.Pull(w.IT))

HERO_RULES: Final[tuple[Card, ...]] = (
    hero("alchemist", w.when(w.Occasion.BOMBS, DRAWN_BY_IT)),
    hero("assassin", w.plus(2, w.Stat.POWER, provided=HIDDEN)),
    hero("monk", w.plus(1, w.Stat.HIT_CHANCE, provided=EMPTY_HANDS)),
    hero("paladin", w.plus(1, w.Stat.DEFENSE, w.FRIENDS_HERE)),
    hero("ranger", w.when(w.Occasion.SHOOTS, DRAWN_BY_IT)),
    hero("thief", w.plus(1, w.Stat.SUBTRACTION, provided=w.FOCUSED_ON)),
    hero("warrior", w.plus(1, w.Stat.POWER, provided=w.facing(3))),
    hero(
        "wave-warper",
        w.plus(w.Times(-1, w.Of(w.Measure.DEFENSE, w.IT)), w.Stat.HIT_CHANCE),
    ),
)
