"""Cards that react: whether what they prevent or add is worth them now."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Effect
from undercroft.games.caverns.bot.encounters import hazard
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.damage import Harm
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.combat.numbers import against, chance, hits_with
from undercroft.games.caverns.combat.reactions import Reacting, Throw
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.stat_ids import LIBRARY, below
from undercroft.games.caverns.content.tables import DIE
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.vocabulary.terms import Part
from undercroft.games.caverns.map.figures import is_hero
from undercroft.games.caverns.notation import NOTATION
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.state import NO_FIGURE, Caverns

EAGER: Final = 0.3
LOATH: Final = -0.3
KEPT: Final = 1.1
"""What damage a card that protects is kept for."""

OWN_BLOOD: Final = 2.0
DEBT: Final = 0.8
LOW: Final = 10


def reaction(s: Caverns, card: int) -> float:
    """How much using a card now appeals; letting the moment pass is 0."""
    nodes = below(LIBRARY.root(NOTATION.cards.text(card)))
    effects = [LIBRARY.effects[node] for node in nodes]
    for effect in effects:
        value = judged(s, effect, effects)
        if value is not None:
            return value
    return EAGER


def judged(s: Caverns, effect: Effect, effects: list[Effect]) -> float | None:
    """What one word of a card says about its use now, if anything."""
    match effect:
        case w.Cancel():
            return cancelling(s, effects)
        case w.Reroll():
            return EAGER if is_failing(s) else LOATH
        case w.Deflect() | w.Reduce():
            return protecting(s)
        case w.Boost(part=part):
            return boosting(s, effect, part)
    return None


def cancelling(s: Caverns, effects: list[Effect]) -> float:
    """An encounter that costs more than the card; of other cards any."""
    drawn = next((f for f in s.frames[::-1] if isinstance(f, EncounterDraw)), None)
    if drawn is None or drawn.card < 0:
        return EAGER
    pays = OWN_BLOOD if any(isinstance(effect, w.Damage) for effect in effects) else DEBT
    return hazard(s, drawn.who, drawn.card) - pays


def is_failing(s: Caverns) -> bool:
    """Whether the die that was rolled does not do."""
    window, throw = s.frames[-1], s.frames[-2]
    strike = next((f for f in s.frames[::-1] if isinstance(f, AttackFrame)), None)
    die = throw.die if isinstance(throw, Throw) else 0
    if strike is None or not isinstance(window, Reacting):
        return die < LOW
    goal = armor(s, strike.target, strike.by)
    return not hits_at(s, strike, die or strike.die, goal)


def hits_at(s: Caverns, strike: AttackFrame, die: int, goal: int) -> bool:
    """Whether an attack that is going on hits with a number."""
    before = strike.die
    hit = hits_with(s, strike, die, goal)
    strike.die = before
    return hit


def protecting(s: Caverns) -> float:
    """Against little damage a card is kept, unless the hero would fall."""
    frame = s.frames[-2]
    if isinstance(frame, AttackFrame):
        who, amount = frame.target, frame.damage(s)
    elif isinstance(frame, Harm):
        who, amount = frame.figure, frame.amount
    else:
        return EAGER
    hurt = is_hero(who) and (amount >= s.hp[who] or 2 * s.hp[who] <= max_hp(s, who))
    return EAGER if hurt or amount > KEPT else LOATH


def boosting(s: Caverns, effect: w.Boost, part: Part) -> float:
    """A roll that would miss by little; damage that would not do."""
    strike = next((f for f in s.frames[::-1] if isinstance(f, AttackFrame)), None)
    if strike is None:
        return EAGER
    if strike.target == NO_FIGURE:
        return EAGER if could_miss(s, strike) else LOATH
    goal, total = armor(s, strike.target, strike.by), strike.total(s)
    if part == Part.DAMAGE:
        return EAGER if strike.damage(s) < s.hp[strike.target] else LOATH
    at = s.EFFECTS.context(strike.actor, strike.target, strike.die, strike.node)
    more = s.EFFECTS.amount(s, at, effect.amount)
    return EAGER if not strike.die or total < goal <= total + more else LOATH


def could_miss(s: Caverns, strike: AttackFrame) -> bool:
    """Whether one of those named could be missed by the first roll of an attack."""
    tries = [against(s, strike.node, strike.by, target) for target in strike.targets]
    return any(chance(s, each) < DIE for each in tries)
