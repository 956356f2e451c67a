"""What a card is worth that a hero could use now, read from its effect, in enemies felled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.crawl.effects import Effect, Resolve
from undercroft.crawl.effects.flow import ForEach, If, Repeat, Seq
from undercroft.games.infinity.bot.bomb_values import SAVED, bomb
from undercroft.games.infinity.bot.danger import Blow, blows
from undercroft.games.infinity.bot.enemy_worth import damage_worth
from undercroft.games.infinity.combat.attack_numbers import damage_terms, needed
from undercroft.games.infinity.combat.numbers import most_health, total
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCE_OF
from undercroft.games.infinity.content.tables import ABILITIES, ABILITY_NAMES
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.dungeon import has_chest
from undercroft.games.infinity.effects.feasible import clears
from undercroft.games.infinity.effects.vocabulary.terms import Ailment, Shape, Stat
from undercroft.games.infinity.map.figures import enemies_at, focus_of, heroes, is_fighting, is_hero
from undercroft.games.infinity.phases.prices import HALVES
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.events import Term

DIE: Final = 20
ROUNDS: Final = 1.5
"""For how many phases what lasts is counted."""
POINT: Final = 0.35
"""What a point is worth that could still be spent."""
SHAPES: Final = {
    Shape.ENEMY: 1,
    Shape.PAIR: 2,
    Shape.ROW: 3,
    Shape.COLUMN: 2,
    Shape.GRID: 5,
    Shape.FORMATION: 9,
}
"""How many enemies a shape can hold, roughly."""

Valuing = Callable[[Infinity, Resolve, Any], float]


def foes(s: Infinity, seat: int) -> list[int]:
    """The enemies that matter to a hero: those upon it, else those on its tile."""
    here = enemies_at(s, s.spot[seat])
    own = [figure for figure in here if focus_of(s, figure) == seat]
    return own or here


def card_value(s: Infinity, seat: int, node: int) -> float:
    """What the effect of a node is worth to a hero who uses it now."""
    return value_of(s, s.EFFECTS.context(seat, node=node), LIBRARY.effects[node])


def value_of(s: Infinity, at: Resolve, effect: Effect) -> float:
    """What an effect is worth; of words that say nothing here a little."""
    valuing = VALUES.get(type(effect))
    return 0.0 if valuing is None else valuing(s, at, effect)


def targets_value(s: Infinity, at: Resolve, on: object, each: Callable[[int], float]) -> float:
    """What is worth so much for each enemy, over those that an aim can mean."""
    there = foes(s, at.actor)
    if isinstance(on, w.Area):
        return sum(sorted((each(figure) for figure in there), reverse=True)[: SHAPES[on.shape]])
    return max((each(figure) for figure in there), default=0.0)


# ---- attacks -------------------------------------------------------------------------------------


def attack(s: Infinity, at: Resolve, effect: w.Attack) -> float:
    """Each enemy meant is attacked once."""
    power = Term("", s.EFFECTS.amount(s, at, effect.power))
    more = Term("", s.EFFECTS.amount(s, at, effect.chance))
    deals = frozenset() if effect.deals is None else frozenset([effect.deals])

    def each(figure: int) -> float:
        chance = total(needed(s, at.actor, figure, [more])) / DIE
        damage = total(damage_terms(s, at.actor, figure, [power], deals))
        return damage_worth(s, figure, chance, damage) + 0.3 * value_of(s, at, effect.hit)

    return targets_value(s, at, effect.on, each)


def lose(s: Infinity, at: Resolve, effect: w.Lose) -> float:
    """Health that goes without a roll."""
    amount = s.EFFECTS.amount(s, at, effect.amount)
    return targets_value(s, at, effect.on, lambda figure: damage_worth(s, figure, 1.0, amount))


def blow(s: Infinity, at: Resolve, effect: w.Blow) -> float:
    """A hit without a roll, less Defense."""
    power = s.EFFECTS.amount(s, at, effect.power)

    def each(figure: int) -> float:
        return damage_worth(s, figure, 1.0, max(0, power - s.foe(figure).stats.defense))

    return targets_value(s, at, effect.on, each)


def afflict(s: Infinity, at: Resolve, effect: w.Afflict) -> float:
    """Who is stunned or confused does not strike."""
    if effect.ailment not in (Ailment.STUN, Ailment.CONFUSE):
        return 0.1
    coming = {figure: chance * damage for figure, chance, damage in blows(s, at.actor)}
    return targets_value(s, at, effect.on, lambda figure: SAVED * coming.get(figure, 0.0))


# ---- what helps heroes ---------------------------------------------------------------------------


def heal(s: Infinity, at: Resolve, effect: w.Heal) -> float:
    """Health that is missing, more for who has little left."""
    amount = s.EFFECTS.amount(s, at, effect.amount)
    seats = [seat for seat in s.EFFECTS.targets_of(s, at, effect.on) if is_hero(seat)]

    def each(seat: int) -> float:
        missing = most_health(s, seat) - s.health[seat]
        urgency = 1.0 + 3.0 * (s.health[seat] <= 6)
        return SAVED * min(amount, missing) * urgency

    return max((each(seat) for seat in seats), default=0.0)


def bonus(s: Infinity, at: Resolve, effect: w.Bonus) -> float:
    """What a change of a stat is worth to those in a fight."""
    amount = s.EFFECTS.amount(s, at, effect.amount)
    coming = blows(s, at.actor)
    has_it = any(m.source == SOURCE_OF[at.node] and m.stat == effect.stat for m in s.modifiers)
    if has_it or (not coming and not enemies_at(s, s.spot[at.actor])):
        return 0.0
    if effect.stat == Stat.DEFENSE and amount > 0:
        return ROUNDS * SAVED * sum(chance * min(amount, damage) for _, chance, damage in coming)
    if effect.stat == Stat.HIT_CHANCE and amount < 0:
        return ROUNDS * SAVED * -amount / DIE * sum(damage for _, _, damage in coming)
    if effect.stat in (Stat.POWER, Stat.HIT_CHANCE) and amount > 0:
        return ROUNDS * 0.12 * amount
    return 0.12 * abs(amount) if effect.stat == Stat.DEFENSE else 0.05


def shield(s: Infinity, at: Resolve, effect: w.Shield) -> float:
    """Health that will be kept, if blows come."""
    amount = s.EFFECTS.amount(s, at, effect.amount)
    harm = max((_harm(blows(s, seat)) for seat in heroes(s)), default=0.0)
    return SAVED * min(amount, harm * ROUNDS)


def _harm(coming: list[Blow]) -> float:
    return sum(chance * damage for _, chance, damage in coming)


def unfocus(s: Infinity, at: Resolve, _effect: w.Unfocus) -> float:
    """Out of a fight for nothing."""
    return SAVED * _harm(blows(s, at.actor)) * (1.5 if s.health[at.actor] <= 6 else 0.6)


def out_of_it(s: Infinity, at: Resolve, effect: w.Move) -> float:
    """A way out of a fight without a blow, for who is hurt."""
    if not is_fighting(s, at.actor) or not effect.slip:
        return 0.02
    return SAVED * _harm(blows(s, at.actor)) * (2.0 if s.health[at.actor] <= 6 else 0.2)


def end_turn(s: Infinity, at: Resolve, _effect: w.EndTurn) -> float:
    """Whoever stops gives up the points that are left."""
    cost = ABILITIES[ABILITY_NAMES.parse(LIBRARY.card_of(at.node))].cost
    return -POINT * max(0, s.left[at.actor] - cost) / HALVES


def sequence(s: Infinity, at: Resolve, effect: Seq) -> float:
    """All of it."""
    return sum(value_of(s, at, step) for step in effect.steps)


def for_each(s: Infinity, at: Resolve, effect: ForEach) -> float:
    """As often as there is somebody."""
    count = 1
    if isinstance(effect.on, w.Area):
        count = min(SHAPES[effect.on.shape], len(foes(s, at.actor)))
    return count * value_of(s, at, effect.do)


def repeated(s: Infinity, at: Resolve, effect: Repeat) -> float:
    """So many times."""
    return s.EFFECTS.amount(s, at, effect.times) * value_of(s, at, effect.do)


VALUES: Final[dict[type, Valuing]] = {
    w.Attack: attack,
    w.Bomb: bomb,
    w.Lose: lose,
    w.Blow: blow,
    w.Afflict: afflict,
    w.Heal: heal,
    w.Bonus: bonus,
    w.Shield: shield,
    w.Unfocus: unfocus,
    w.Move: out_of_it,
    w.EndTurn: end_turn,
    w.Infuse: lambda s, at, _effect: 0.3 if foes(s, at.actor) else 0.0,
    w.Unlock: lambda s, at, _effect: 1.2 if has_chest(s, at.actor) else 0.0,
    w.Reveal: lambda _s, _at, _effect: 0.9,
    w.Clear: lambda s, at, effect: 0.5 if clears(s, at, effect) else 0.0,
    w.TakeReward: lambda _s, _at, _effect: 0.6,
    Seq: sequence,
    ForEach: for_each,
    Repeat: repeated,
    If: lambda s, at, effect: max(value_of(s, at, effect.then), value_of(s, at, effect.otherwise)),
}
