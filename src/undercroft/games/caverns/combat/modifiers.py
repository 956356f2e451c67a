"""What is in force: bonuses of features, items, stances and curses, and what they come to.

A modifier whose `test` names a node is read when it counts: the bearer of its card is the actor,
whom the roll is against is `It`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from undercroft.crawl.effects import Actor, Effect, Number, Resolve, Seq, When
from undercroft.crawl.effects.standing import Standing
from undercroft.crawl.modifiers import (
    ADD,
    BEST,
    EVERYBODY,
    NEVER,
    NO_TEST,
    SET_BASE,
    Holds,
    Modifier,
    Until,
    counting,
    expire,
    total,
)
from undercroft.games.caverns.content.card_stats import base_ac, keywords, level_of
from undercroft.games.caverns.content.schema import Feature, Keyword
from undercroft.games.caverns.content.stat_ids import (
    CARD_OF,
    FIRST_BOON,
    FIRST_DRAW,
    FIRST_PASS,
    LEAST_SPEED,
    LIBRARY,
    MOVE_ENDS,
    TAUNT,
    USED,
)
from undercroft.games.caverns.effects.vocabulary import (
    Bonus,
    Cross,
    EndTest,
    Grant,
    Hold,
    NormalDraw,
    Taunt,
)
from undercroft.games.caverns.effects.vocabulary.terms import Boon, ItemBonus, Limit, Obstacle, Stat
from undercroft.games.caverns.map.distances import cells, tile_feature
from undercroft.games.caverns.map.figures import is_down, is_foe, is_hero, is_villain
from undercroft.games.caverns.notation import FIRST_FEATURE, NOTATION, card_name, is_feature
from undercroft.games.caverns.state import IMMOBILIZED, NO_FIGURE, Caverns
from undercroft.kernel.events import Term

STEADY: Final = (Bonus, Hold, Grant, Cross, Taunt, NormalDraw)
"""The words that are simply true while their card is in force."""

LIMITED: Final = {Limit.BASE: (0, SET_BASE), Limit.LEAST: (LEAST_SPEED - Stat.SPEED, ADD)}
"""Where a limit of a stat is written, counted from the stat, and how; only Speed has a least."""


# ---- coming and going ----------------------------------------------------------------------------


def enforce(s: Caverns, card: int, bearer: int) -> None:
    """A card comes into force: what is steady holds, what waits stands, the rest happens.

    [CV-TREAS-08] [CV-STANCE-02]
    """
    root = LIBRARY.root(NOTATION.cards.text(card))
    effect = LIBRARY.effects[root]
    nodes = LIBRARY.parts[root]["steps"] if isinstance(effect, Seq) else (root,)
    for node in reversed(nodes):
        begin(s, node, bearer)


def begin(s: Caverns, node: int, bearer: int) -> None:
    """One step of a card that comes into force."""
    effect = LIBRARY.effects[node]
    if isinstance(effect, STEADY):
        hold_true(s, node, effect, bearer, Until(owner=bearer))
    elif isinstance(effect, When):
        s.standing = (*s.standing, Standing(node, bearer, NO_FIGURE))
    elif not isinstance(effect, EndTest):
        s.EFFECTS.start_at(s, node, bearer)


def lift(s: Caverns, card: int) -> None:
    """A card is no longer in force."""
    s.modifiers = tuple([m for m in s.modifiers if m.source != card])
    s.standing = tuple([w for w in s.standing if CARD_OF[w.node] != card])


def hold_true(s: Caverns, node: int, effect: Effect, bearer: int, until: Until) -> None:
    """What a steady word changes, as modifiers; what is true already is not truer twice."""
    card = CARD_OF[node]
    until = replace(until, owner=bearer) if until == NEVER else until
    for stat, amount, stacking, group in changes(effect):
        scope, test = reading(effect, node, bearer)
        made = Modifier(stat, amount, card, scope, stacking, group, until, test)
        if made not in s.modifiers:
            s.modifiers = (*s.modifiers, made)


def changes(effect: Any) -> list[tuple[int, int, int, int]]:
    """Stat, amount, stacking and group of what a word changes; items share one. [CV-TREAS-10]"""
    match effect:
        case Bonus(stat, amount, _, _, _, item):
            stacking = ADD if item is None else BEST
            size = amount.value if isinstance(amount, Number) else 0
            return [(stat, size, stacking, 0 if item is None else 1 + item)]
        case Hold(stat, limit, value):
            offset, stacking = LIMITED[limit]
            return [(stat + offset, value, stacking, 0)]
        case Grant(boon):
            return [(FIRST_BOON + boon, 1, ADD, 0)]
        case Cross(over):
            return [(FIRST_PASS + obstacle, 1, ADD, 0) for obstacle in over]
        case NormalDraw(how):
            return [(FIRST_DRAW + how, 1, ADD, 0)]
    return [(TAUNT, 1, ADD, 0)]


def reading(effect: Any, node: int, bearer: int) -> tuple[int, int]:
    """Whom a steady word reaches, and whether that is read anew each time."""
    on = getattr(effect, "on", None)
    alone = on is None or isinstance(on, Actor)
    asks = not alone or bool(getattr(effect, "provided", ()))
    return (bearer if alone else EVERYBODY), (node if asks else NO_TEST)


# ---- reading -------------------------------------------------------------------------------------


def bearer_of(s: Caverns, card: int) -> int:
    """The hero in front of whom a card lies, or whose card it is."""
    for m in s.modifiers:
        if m.source == card:
            return m.until.owner
    return NO_FIGURE


def testing(s: Caverns, figure: int, foe: int, shown: int) -> Holds:
    """Whether a modifier reaches a figure now, against a foe, after a roll."""

    def holds(node: int) -> bool:
        effect: Any = LIBRARY.effects[node]
        at = s.EFFECTS.context(bearer_of(s, CARD_OF[node]), foe, shown, node)
        return reaches(s, at, effect, figure) and all(
            s.EFFECTS.holds(s, at, test) for test in getattr(effect, "provided", ())
        )

    return holds


def reaches(s: Caverns, at: Resolve, effect: Any, figure: int) -> bool:
    """Whether a figure is one of those a word is about; who is down helps nobody with what he has.

    [CV-TREAS-11] [CV-DEF-08]
    """
    has = getattr(effect, "item", None) is not None or is_feature(CARD_OF[at.node])
    if has and is_down(s, at.actor):
        return False
    on = getattr(effect, "on", None)
    return on is None or isinstance(on, Actor) or s.EFFECTS.is_among(s, at, on, figure)


def value(
    s: Caverns, figure: int, stat: int, base: int = 0, foe: int = NO_FIGURE, shown: int = 0
) -> int:
    """A stat of a figure with everything that changes it now. [CV-ATK-08] [CV-A-58]"""
    if stat not in s.changed_measures():
        return base
    return total(s.modifiers, stat, figure, base=base, holds=testing(s, figure, foe, shown))


def has(s: Caverns, figure: int, boon: Boon) -> bool:
    """Whether a figure may do what others may not."""
    return value(s, figure, FIRST_BOON + boon) > 0


def passes(s: Caverns, figure: int, obstacle: Obstacle) -> bool:
    """Whether a figure's moves pass an obstacle."""
    return value(s, figure, FIRST_PASS + obstacle) > 0


def passes_longer(s: Caverns, figure: int, obstacle: Obstacle) -> bool:
    """Whether a figure passes an obstacle also without what ends with its present move."""
    stat = FIRST_PASS + obstacle
    ending = [m for m in s.modifiers if m.until.moment == MOVE_ENDS and m.until.owner == figure]
    return value(s, figure, stat) > sum([m.amount for m in ending if m.stat == stat])


def speed(s: Caverns, seat: int) -> int:
    """Printed Speed and its changes, at least 0; Immobilized sets it to 0 last. [CV-MOVE-12]

    [CV-COND-01]
    """
    if s.ailments[seat] & IMMOBILIZED:
        return 0
    printed = level_of(s, seat).speed
    return max(0, value(s, seat, LEAST_SPEED), value(s, seat, Stat.SPEED, printed))


def armor(s: Caverns, figure: int, foe: int = NO_FIGURE) -> int:
    """The Armor Class of a figure against a foe. [CV-COND-13] [CV-ATK-08]"""
    base = base_ac(s, figure)
    return value(s, figure, Stat.AC, base, foe) if is_hero(figure) else base


def feature_bonus(s: Caverns, figure: int) -> int:
    """What the tile adds to an attack roll. [CV-TILE-21]"""
    here = [tile_feature(s, cell) for cell in cells(s, figure)]
    if is_hero(figure):
        return int(Feature.GLOWSTONE in here)
    if not is_foe(figure) or Feature.RUNE_RING not in here:
        return 0
    return int(is_villain(figure) or Keyword.PALEFOLK in keywords(s, figure))


def lasting(s: Caverns, figure: int, stat: int, foe: int, shown: int) -> list[Modifier]:
    """The modifiers of a stat that count for a while."""
    if stat not in s.changed_measures():
        return []
    timed = tuple([m for m in s.modifiers if m.until.moment != USED])
    return counting(timed, stat, figure, holds=testing(s, figure, foe, shown))


def is_armed(m: Modifier) -> bool:
    """Whether a modifier is an attack bonus of an item."""
    return m.stacking == BEST and m.group == 1 + ItemBonus.ATTACK


def armed(s: Caverns, figure: int, stat: int, foe: int, shown: int) -> int:
    """What the attack bonus of an item adds to a stat. [CV-ATK-08]"""
    return sum([m.amount for m in lasting(s, figure, stat, foe, shown) if is_armed(m)])


def terms(
    s: Caverns, figure: int, stat: int, foe: int, shown: int, *, items: bool = True
) -> list[Term]:
    """What changes a stat for a while, card by card; without attack bonuses of items if wanted."""
    counted = [m for m in lasting(s, figure, stat, foe, shown) if items or not is_armed(m)]
    return [
        Term(card_name(m.source), m.amount, f"card:{NOTATION.cards.text(m.source)}")
        for m in counted
    ]


def once_more(s: Caverns, figure: int, stat: int) -> int:
    """What is added to a stat of a figure for once."""
    if stat not in s.changed_measures():
        return 0
    reaching = [m for m in s.modifiers if m.scope == figure and m.stat == stat]
    return sum([m.amount for m in reaching if m.until.moment == USED])


def spend_once(s: Caverns, figure: int, stat: int) -> None:
    """What works only once for a stat of a figure has worked."""
    if stat in s.changed_measures():
        s.modifiers = tuple([m for m in s.modifiers if not is_for_once(m, figure, stat)])


def is_for_once(m: Modifier, figure: int, stat: int) -> bool:
    """Whether a modifier works only once for a stat of a figure."""
    return m.until.moment == USED and m.scope == figure and m.stat == stat


def expires(s: Caverns, moment: int, owner: int) -> None:
    """A moment has come: what lasted until then ends. [CV-TURN-06] [CV-HERO-12]"""
    s.modifiers = expire(s.modifiers, moment, owner, s.turns)
    s.standing = expire(s.standing, moment, owner, s.turns)


def feature_card(s: Caverns, seat: int) -> int:
    """The number of a hero's feature."""
    return FIRST_FEATURE + s.kind[seat]
