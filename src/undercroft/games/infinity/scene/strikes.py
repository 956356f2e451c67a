"""Attacks that a move would lead to, with the numbers by which they will be rolled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.crawl.effects import Resolve
from undercroft.games.infinity.actions.consume import USED
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.attack_numbers import damage_terms, needed
from undercroft.games.infinity.combat.formation import lined_up
from undercroft.games.infinity.combat.modifiers import thing_id
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCE_NAMES, SOURCE_OF
from undercroft.games.infinity.content.tables import ABILITIES
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.shapes import CHOSEN_TWICE, Aim, shape_around
from undercroft.games.infinity.map.figures import is_baffled
from undercroft.games.infinity.notation import ATTACK, CONSUME, END, TARGET, USE
from undercroft.games.infinity.phases.hero_turn import active, turn_of
from undercroft.games.infinity.phases.monsters import can_attack, reaches
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.events import Term
from undercroft.kernel.moves import Move

FIRST_PARTS = ("steps", "do", "then")
"""Where what is done first lies inside an effect."""


def strikes_of(s: Infinity, move: Move) -> list[AttackFrame]:
    """The attacks that a move leads to, or could lead to where a target is still to be chosen."""
    if move.verb is ATTACK:
        return [AttackFrame(move.seat, move.args[0])]
    if move.verb is END:
        return list(enemy_strikes(s, move.seat))
    if move.verb is TARGET:
        return aimed_strikes(s, move)
    node = used_node(s, move)
    if node == NOBODY:
        return []
    return list(strikes_in(s, s.EFFECTS.context(move.seat, NOBODY, 0, node), node))


def used_node(s: Infinity, move: Move) -> int:
    """The effect of the ability or thing that a move uses."""
    if move.verb is USE:
        return LIBRARY.root(ABILITIES[move.args[0]].id)
    return USED[thing_id(s.thing[move.args[0]])] if move.verb is CONSUME else NOBODY


def enemy_strikes(s: Infinity, seat: int) -> Iterator[AttackFrame]:
    """Who will attack a hero when its actions end, in the order of the enemy phase."""
    if active(s) != seat or turn_of(s).struck:
        return
    for figure in lined_up(s, seat):
        if can_attack(s, figure) and reaches(s, figure) and not is_baffled(s, figure):
            yield AttackFrame(figure, seat)


def aimed_strikes(s: Infinity, move: Move) -> list[AttackFrame]:
    """The attacks on whom a choice means, where it is the aim of an attack."""
    below: Any = s.frames[-2] if len(s.frames) > 1 else None
    if not isinstance(below, Resolve) or not isinstance(LIBRARY.effects[below.node], w.Attack):
        return []
    return [attack_of(s, below, figure) for figure in meant_figures(s, move.args[0])]


def meant_figures(s: Infinity, figure: int) -> list[int]:
    """All whom the choice of a figure means: it, or the shape around it."""
    top = s.frames[-1]
    if not isinstance(top, Aim):
        return [figure]
    area, it = top.area(s)
    if area.around is not None:
        return [it, figure]
    if top.first != NOBODY:
        return [top.first, figure]
    return [figure] if area.shape in CHOSEN_TWICE else shape_around(s, figure, area.shape)


def strikes_in(s: Infinity, at: Resolve, node: int) -> Iterator[AttackFrame]:
    """The attacks that an effect begins with, on each who could be meant."""
    effect: Any = LIBRARY.effects[node]
    if isinstance(effect, w.Attack):
        inside = s.EFFECTS.context(at.actor, at.it, at.shown, node)
        for figure in s.EFFECTS.targets_of(s, inside, effect.on):
            yield attack_of(s, inside, figure)
        return
    parts = LIBRARY.parts[node]
    for name in FIRST_PARTS:
        for part in parts.get(name, ())[:1]:
            yield from strikes_in(s, at, part)


def attack_of(s: Infinity, at: Resolve, figure: int) -> AttackFrame:
    """The attack of a card on somebody, as it will be made."""
    effect: Any = LIBRARY.effects[at.node]
    amount = s.EFFECTS.amount
    return AttackFrame(
        at.actor,
        figure,
        SOURCE_NAMES[SOURCE_OF[at.node]],
        amount(s, at, effect.power),
        amount(s, at, effect.chance),
        0 if effect.deals is None else 1 << effect.deals,
        int(effect.quiet),
        int(effect.melee),
    )


def chance_of(s: Infinity, strike: AttackFrame) -> list[Term]:
    """What the roll of an attack may be at most, term by term."""
    return needed(s, strike.attacker, strike.target, strike.changes(strike.chance))


def damage_of(s: Infinity, strike: AttackFrame) -> list[Term]:
    """What a hit of an attack will do, term by term."""
    more = strike.changes(strike.power)
    return damage_terms(s, strike.attacker, strike.target, more, strike.elements(s))
