"""What holds for a while or as long as a card is in force, and what it comes to.

A modifier whose `test` names a node is read when it counts: the bearer of its card is the actor,
whom an attack is against is `It`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from undercroft.crawl.effects import Actor, Each, Number, When
from undercroft.crawl.effects.standing import Standing
from undercroft.crawl.modifiers import (
    ADD,
    EVERYBODY,
    NO_TEST,
    SET_BASE,
    SET_LAST,
    Modifier,
    Until,
    counting,
    expire,
)
from undercroft.games.infinity.content.card import CardKind, acting_id
from undercroft.games.infinity.content.cards import ALL_CARDS
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.content.stat_ids import (
    ATTACKS,
    FIRST_AILMENT,
    FIRST_ELEMENT,
    FIRST_WARD,
    LIBRARY,
    SOURCE_NAMES,
    SOURCE_OF,
    SOURCES,
)
from undercroft.games.infinity.content.tables import ABILITIES
from undercroft.games.infinity.effects.vocabulary import (
    Bonus,
    Enemies,
    Fellows,
    Heroes,
    Hold,
    Infuse,
    Ward,
)
from undercroft.games.infinity.effects.vocabulary.terms import Ailment, Ill, Stat
from undercroft.games.infinity.map.figures import is_hero
from undercroft.games.infinity.map.possessions import found_card, worn
from undercroft.games.infinity.notation import FIRST_RISK, NOTATION
from undercroft.games.infinity.state import NO_CARD, NOBODY, Infinity
from undercroft.kernel.events import Term

STEADY: Final = (Bonus, Hold, Infuse, Ward)
"""The words that are simply true while their card is in force."""

CONFUSION: Final = FIRST_AILMENT + Ailment.CONFUSE
"""What ties the confusion of a hero to the enemy whose hit it was."""

GEAR: Final = frozenset(card.id for card in ALL_CARDS if card.kind == CardKind.GEAR)
WAITING: Final = tuple(
    ability for ability in ABILITIES if isinstance(LIBRARY.effect(ability.id), When)
)
"""The abilities that are not used but wait for their moment, from the level on that has them."""

# ---- coming and going ----------------------------------------------------------------------------


def enforce(s: Infinity, card: str, bearer: int) -> None:
    """A card comes into force for who bears it: what is steady holds, what waits stands.

    Equal ones add up. [DI-ENEMY-02] [DI-ENEMY-08] [DI-ITEM-05]
    """
    for node in LIBRARY.steps(card) if card in LIBRARY.roots else ():
        effect = LIBRARY.effects[node]
        if isinstance(effect, STEADY):
            s.modifiers = (*s.modifiers, steady(node, effect, bearer))
        elif isinstance(effect, When):
            s.standing = (*s.standing, Standing(node, bearer, NOBODY))


def lift(s: Infinity, card: str, bearer: int) -> None:
    """A card is no longer in force for who bore it; of two equal ones one is."""
    if card not in LIBRARY.roots:
        return
    source = SOURCES.ids[card]
    ends = [m for m in s.modifiers if m.source == source and is_borne(m, bearer)]
    left = Counter(ends) - Counter(set(ends))
    others = [m for m in s.modifiers if m not in ends]
    s.modifiers = (*others, *left.elements())
    waits = [w for w in s.standing if SOURCE_OF[w.node] == source and w.actor == bearer]
    still = Counter(waits) - Counter(set(waits))
    s.standing = (*(w for w in s.standing if w not in waits), *still.elements())


def is_borne(m: Modifier, bearer: int) -> bool:
    """Whether a modifier holds because somebody bears its card."""
    return m.until.owner == bearer and not m.until.moment


def release(s: Infinity, figure: int) -> None:
    """Somebody is gone, and with it all that it did to others and that was done to it."""
    hold_on(s, [m for m in s.modifiers if figure not in (m.scope, m.until.owner)])
    s.standing = tuple([w for w in s.standing if figure not in (w.actor, w.it)])


def steady(node: int, effect: Any, bearer: int) -> Modifier:
    """What a steady word changes, as a modifier that its bearer owns."""
    stat, amount, stacking = changed(effect)
    on = getattr(effect, "on", None)
    alone = on is None or isinstance(on, Actor)
    is_plain = isinstance(getattr(effect, "amount", Number(0)), Number)
    asks = not alone or not is_plain or getattr(effect, "provided", None) is not None
    scope, test = bearer if alone else EVERYBODY, node if asks else NO_TEST
    return Modifier(
        stat, amount, SOURCE_OF[node], scope, stacking, until=Until(owner=bearer), test=test
    )


def changed(effect: Any) -> tuple[int, int, int]:
    """Stat, amount and stacking of what a word changes."""
    match effect:
        case Hold(stat, value):
            return stat, value, SET_LAST
        case Infuse(element):
            return FIRST_ELEMENT + element, 1, ADD
        case Ward(ill):
            return FIRST_WARD + ill, 1, ADD
    return effect.stat, effect.amount.value if isinstance(effect.amount, Number) else 0, ADD


def learn(s: Infinity, seat: int) -> None:
    """The rule on a hero board comes into force, and abilities that wait for their moment.

    They act as long as they stay with the hero. [DI-ABIL-13]
    """
    enforce(s, s.hero(seat).id, seat)
    for ability in WAITING:
        if ability.hero == s.hero(seat).id and ability.level <= s.level[seat]:
            enforce(s, ability.id, seat)


def refit(s: Infinity, seat: int) -> None:
    """What a hero wears is in force, with the orbs in it, and nothing else. [DI-ITEM-05]

    [DI-ITEM-11]
    """
    things = worn(s, seat)
    cards = [s.thing[thing] for thing in things] + [s.orb[thing] for thing in things]
    now = Counter([thing_id(card) for card in cards if card != NO_CARD])
    before = Counter(gear_in_force(s, seat))
    for card in (before - now).elements():
        lift(s, card, seat)
    for card in (now - before).elements():
        enforce(s, card, seat)


def thing_id(card: int) -> str:
    """The row whose effect a card in play has as a thing. [IC-01]"""
    if card >= FIRST_RISK:
        return acting_id(found_card(card).becomes or found_card(card).id)
    return acting_id(NOTATION.cards.text(card))


def gear_in_force(s: Infinity, seat: int) -> list[str]:
    """The worn cards that are in force for a hero, equal ones as often as they are."""
    nodes = [w.node for w in s.standing if w.actor == seat]
    sources = [m.source for m in s.modifiers if is_borne(m, seat)]
    names = [SOURCES.text(source) for source in [*sources, *(SOURCE_OF[node] for node in nodes)]]
    counts = Counter([name for name in names if name in GEAR])
    steps = {name: len([n for n in LIBRARY.steps(name) if is_lasting(n)]) for name in counts}
    return [name for name, n in counts.items() for _ in range(n // max(1, steps[name]))]


def is_lasting(node: int) -> bool:
    """Whether a step of a card is in force as long as the card is."""
    return isinstance(LIBRARY.effects[node], (*STEADY, When))


def end_hold(s: Infinity, figure: int) -> None:
    """What the last hit of an enemy did ends just before it attacks again. [DI-ENEMY-03]

    [IC-28]
    """
    hold_on(s, expire(s.modifiers, ATTACKS, figure))


def shake_off(s: Infinity, seat: int) -> None:
    """What the hits of enemies did to a hero ends. [DI-ENEMY-03] [IC-62]"""
    hold_on(s, [m for m in s.modifiers if m.scope != seat or m.until.moment != ATTACKS])


def hold_on(s: Infinity, kept: Sequence[Modifier]) -> None:
    """These still hold; a hero whom nothing else confuses comes to its senses. [DI-COND-25]"""
    before = {m.scope for m in s.modifiers if m.stat == CONFUSION}
    s.modifiers = tuple(kept)
    for seat in before - {m.scope for m in kept if m.stat == CONFUSION}:
        s.confused[seat] = 0


def clear_head(s: Infinity, seat: int) -> None:
    """A turn of a confused hero is over; with the next one it is itself again. [DI-COND-25]"""
    s.confused[seat] = max(0, s.confused[seat] - 1)
    if not s.confused[seat]:
        s.modifiers = tuple([m for m in s.modifiers if (m.stat, m.scope) != (CONFUSION, seat)])


# ---- reading -------------------------------------------------------------------------------------


def among(group: type) -> list[int]:
    """The nodes of bonuses that some figures of a group have."""
    effects = enumerate(LIBRARY.effects)
    return [node for node, effect in effects if isinstance(effect, Bonus) and of(effect) is group]


def of(bonus: Bonus) -> type | None:
    """The group of those who have a bonus, where it names one."""
    return type(bonus.on.of) if isinstance(bonus.on, Each) else None


FOR_HEROES: Final = frozenset(among(Heroes))
FOR_FOES: Final = frozenset([*among(Enemies), *among(Fellows)])
"""The bonuses that only heroes, or only enemies, can have: others need no closer look."""


def in_force(s: Infinity, figure: int, stat: int, foe: int = NOBODY) -> list[Modifier]:
    """What changes a stat of a figure now, against a foe if there is one."""
    found: list[Modifier] = []
    for m in s.modifiers:
        if m.stat != stat or m.scope not in (figure, EVERYBODY):
            continue
        if m.test == NO_TEST:
            found.append(m)
        else:
            found += read(s, m, figure, foe)
    return counting(found, stat, figure) if len(found) > 1 else found


def read(s: Infinity, m: Modifier, figure: int, foe: int) -> list[Modifier]:
    """A modifier with its amount as it is now, if it reaches a figure and its condition holds."""
    if m.test in (FOR_FOES if is_hero(figure) else FOR_HEROES):
        return []
    effects, effect = s.EFFECTS, LIBRARY.effects[m.test]
    assert isinstance(effect, Bonus)
    at = effects.context(m.until.owner, foe, 0, m.test)
    if not isinstance(effect.on, Actor) and not effects.is_among(s, at, effect.on, figure):
        return []
    if effect.provided is not None and not effects.holds(s, at, effect.provided):
        return []
    amount = effects.amount(s, at, effect.amount)
    return [Modifier(m.stat, amount, m.source, figure, m.stacking, m.group, m.until)]


def changes(s: Infinity, figure: int, stat: Stat, base: int = 0, foe: int = NOBODY) -> list[Term]:
    """What changes a stat of a figure, each with its source; a set one as the difference."""
    return [_term(m, base) for m in in_force(s, figure, stat, foe)]


def _term(m: Modifier, base: int) -> Term:
    amount = m.amount - base if m.stacking >= SET_BASE else m.amount
    return Term(SOURCE_NAMES[m.source], amount, f"card:{SOURCES.text(m.source)}")


def is_warded(s: Infinity, figure: int, ill: Ill) -> bool:
    """Whether somebody is safe from an ill. [DI-ELEM-05]"""
    return bool(in_force(s, figure, FIRST_WARD + ill))


def infusions(s: Infinity, figure: int) -> list[Element]:
    """The elements that were added to the normal attacks of somebody. [DI-STAT-06]"""
    added = {m.stat for m in s.modifiers if FIRST_ELEMENT <= m.stat < FIRST_WARD}
    return [Element(stat - FIRST_ELEMENT) for stat in sorted(added) if in_force(s, figure, stat)]


def is_rooted(s: Infinity, seat: int) -> bool:
    """Whether a hero is held fast: no Retreat, no slipping away. [IC-29] [IC-66]"""
    return bool(in_force(s, seat, FIRST_AILMENT + Ailment.ROOT))
