"""What an effect is worth to a hero who brings it about now, read word by word."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects import (
    ChooseOne,
    Each,
    Effect,
    ForEach,
    If,
    IfDone,
    May,
    Nothing,
    Pay,
    Resolve,
    Seq,
    UpTo,
)
from undercroft.games.caverns.bot.attack_values import strike_worth
from undercroft.games.caverns.bot.monsters import danger, harm
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import DIE
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.feasible import at_wills
from undercroft.games.caverns.effects.refs import is_figure
from undercroft.games.caverns.map.figures import is_ally, is_foe, is_hero, is_prop
from undercroft.games.caverns.notation import NOTATION
from undercroft.games.caverns.phases.hero_start import surge_pool
from undercroft.games.caverns.state import NO_FIGURE, Caverns

HEALED: Final = 0.9
NEED: Final = 1.4
RAISED: Final = 2.5
"""What it is worth that somebody down stands up: a surge token."""

RESCUED: Final = 20.0
"""The same when no token is left: else the game is lost."""

DECOY: Final = 99.0
USUAL_BONUS: Final = 7
CURED: Final = 0.8
SURGE: Final = 4.0
ALLY: Final = 2.0
SMALL: Final = 0.2
PLAIN: Final[dict[type[Effect], float]] = {
    w.AddSurge: SURGE,
    w.Bring: ALLY,
    w.ExtraMove: 0.5,
    w.Draw: 0.6,
    w.Bonus: 0.4,
    w.Turn: 1.0,
    w.Charges: 0.9,
    w.Mark: 0.5,
}


class Gains:
    """The effects of one hero's cards, as they would work now."""

    def __init__(self, s: Caverns, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self._strikes: Final[dict[tuple[int, int], float]] = {}

    def of(self, node: int, it: int = NO_FIGURE) -> float:
        """What the effect of a node is worth."""
        return self.within(self.s.EFFECTS.context(self.seat, it, 0, node), node)

    def within(self, at: Resolve, node: int) -> float:
        """What an effect is worth to the actor of a context, part by part."""
        effect, parts = LIBRARY.effects[node], LIBRARY.parts[node]
        match effect:
            case Nothing():
                return 0.0
            case Seq():
                return sum(self.within(at, part) for part in parts["steps"])
            case ChooseOne() | w.FirstOf():
                return max(self.within(at, part) for part in parts["options"])
            case May() | w.Use():
                return max(0.0, self.within(at, parts["do"][0]))
            case IfDone():
                return self.within(at, parts["first"][0])
            case Pay() | w.Brave():
                return self.within(at, parts["then"][0])
            case If(test):
                holds = self.s.EFFECTS.holds(self.s, at, test)
                return self.within(at, parts["then" if holds else "otherwise"][0])
            case ForEach(on):
                return self.over(at, on, lambda it: self.of(parts["do"][0], it))
        return self.of_effect(at, node, effect)

    def of_effect(self, at: Resolve, node: int, effect: Effect) -> float:
        """What a single act is worth."""
        if isinstance(effect, w.Strike):
            cards = at_wills(self.s, self.seat)
            return max([self.of(root(card)) for card in cards], default=0.0)
        aim: Any = self.s.EFFECTS.aim(effect)
        if aim is None:
            return PLAIN.get(type(effect), SMALL)
        return self.over(at, aim, lambda it: self.on(at, node, it))

    def over(self, at: Resolve, targets: Any, worth: Any) -> float:
        """What something is worth that is done to the best, to some or to all."""
        affected = self.s.EFFECTS.targets_of(self.s, at, targets)
        worths = sorted([worth(it) for it in affected], reverse=True)
        if isinstance(targets, Each):
            return float(sum(worths))
        most = self.s.EFFECTS.amount(self.s, at, targets.n) if isinstance(targets, UpTo) else 1
        return float(sum(v for v in worths[:most] if v > 0))

    def on(self, at: Resolve, node: int, it: int) -> float:
        """What an act is worth that is done to one thing."""
        effect, s = LIBRARY.effects[node], self.s
        match effect:
            case w.Attack():
                return self.struck(node, it)
            case w.Damage(amount):
                return self.hurt(it, s.EFFECTS.amount(s, at, amount))
            case w.Heal(amount):
                return relief(s, it, s.EFFECTS.amount(s, at, amount)) if is_hero(it) else 0.0
            case w.Cure():
                return CURED * bool(is_hero(it) and s.ailments[it])
            case w.Pin() | w.Push() | w.Puppet() if is_figure(it):
                return danger(s, it)
            case ForEach():
                return self.of(LIBRARY.parts[node]["do"][0], it)
        return PLAIN.get(type(effect), SMALL)

    def struck(self, node: int, it: int) -> float:
        """An attack on somebody, wherever it is made from."""
        if (node, it) not in self._strikes:
            self._strikes[node, it] = strike_worth(self.s, node, self.seat, it)
        return self._strikes[node, it]

    def hurt(self, it: int, amount: int) -> float:
        """Damage: good where it hits foes, bad where it hits heroes."""
        return -HEALED * amount if is_hero(it) else harm(self.s, it, amount)


def relief(s: Caverns, seat: int, amount: int) -> float:
    """What it is worth to a hero to get HP back."""
    lost = max_hp(s, seat) - s.hp[seat]
    need = NEED - s.hp[seat] / max_hp(s, seat)
    saved = RAISED if s.surges[surge_pool(s, seat)] else RESCUED
    return HEALED * need * min(lost, amount) + saved * (not s.hp[seat])


def root(card: int) -> int:
    """The node of a card's effect."""
    return LIBRARY.root(NOTATION.cards.text(card))


def kindness(s: Caverns, effect: Effect, it: int) -> float:
    """Whom players would have something happen to: the strong suffer, the weak are helped."""
    if not is_figure(it) or is_prop(it):
        return 0.0
    if is_foe(it):
        return danger(s, it)
    if isinstance(effect, w.Heal | w.Cure):
        return -s.hp[it] / max_hp(s, it)
    return bearing(s, it)


def bearing(s: Caverns, figure: int) -> float:
    """How many attacks somebody bears; not one who has to be brought out, an ally all of them."""
    if is_ally(figure):
        return 0.0 if figure == s.page.ward(s) else DECOY
    return s.hp[figure] / max(1, DIE + 1 + USUAL_BONUS - armor(s, figure))
