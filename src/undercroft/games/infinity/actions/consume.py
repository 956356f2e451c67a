"""Potions, scrolls, tools and orbs that are used. [DI-ITEM-10]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.actions.abilities import lacking, note_use, start_card
from undercroft.games.infinity.combat.modifiers import thing_id
from undercroft.games.infinity.content.card import ROWS, CardKind
from undercroft.games.infinity.content.cards import ALL_CARDS
from undercroft.games.infinity.content.schema import Icon, ItemKind
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCES, below
from undercroft.games.infinity.content.thing_schema import Item, Reward
from undercroft.games.infinity.effects.feasible import feasible
from undercroft.games.infinity.effects.vocabulary import Use
from undercroft.games.infinity.map.carrying import is_held, use_up
from undercroft.games.infinity.map.possessions import goods_of, held
from undercroft.games.infinity.notation import CONSUME, MOST_SEATS, card_name
from undercroft.games.infinity.phases.hero_turn import HeroAction, Turn, needs_points
from undercroft.games.infinity.phases.prices import COSTS
from undercroft.games.infinity.phases.using import UseCard
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.checks import check
from undercroft.kernel.moves import Move

FIRST_BEGUN: Final = 1000
"""Of what a hero has begun, abilities have their own numbers, things come from here on."""


def _used_nodes() -> dict[str, int]:
    """The node of what each card does that is used as a thing."""
    nodes: dict[str, int] = {}
    for card in ALL_CARDS:
        if card.kind == CardKind.ITEM:
            nodes[card.id] = LIBRARY.root(card.id)
        elif card.kind == CardKind.GEAR:
            own = [n for n in below(LIBRARY.root(card.id)) if isinstance(LIBRARY.effects[n], Use)]
            nodes.update({card.id: own[0]} if own else {})
    return nodes


USED: Final = _used_nodes()


def usable(s: Infinity, seat: int) -> list[int]:
    """The things of a hero that can be used. [DI-ITEM-10] [DI-ITEM-12]"""
    return [thing for thing in held(s, seat) if thing_id(s.thing[thing]) in USED]


def cost_of(s: Infinity, thing: int) -> int:
    """The half points that using a thing costs; an orb costs one point. [DI-ITEM-10]

    [DI-ITEM-12]
    """
    row = goods_of(s, thing)
    if isinstance(row, Reward) and row.icon == Icon.ORB:
        return COSTS["use-orb"]
    acting = ROWS[thing_id(s.thing[thing])]
    cost = row.cost if isinstance(row, Item | Reward) else 0
    return cost or (acting.cost if isinstance(acting, Item | Reward) else 0)


def is_used_up(s: Infinity, thing: int) -> bool:
    """Whether using a thing spends it: potions and scrolls. [DI-ITEM-10]"""
    row = goods_of(s, thing)
    if isinstance(row, Reward):
        return row.icon in (Icon.POTION, Icon.SCROLL)
    return isinstance(row, Item) and row.is_used_up


def is_for_later(s: Infinity, thing: int) -> bool:
    """Whether a scroll for all in the tile starts at the user's next turn. [DI-ITEM-17]

    [DI-A-75]
    """
    acting = ROWS[thing_id(s.thing[thing])]
    return isinstance(acting, Item) and acting.kind == ItemKind.TILE


@check("DI-ITEM-10", "the hero has no such thing to use")
def is_usable(s: Infinity, move: Move) -> int:
    """Only things of the hero that do something are used. [DI-ITEM-10] [DI-ITEM-12]"""
    thing = move.args[0]
    return int(not is_held(s, thing, move.seat) or thing not in usable(s, move.seat))


@check("IC-07", "it has been used as often as it may be")
def is_rested(s: Infinity, move: Move) -> int:
    """Some tools are used once a turn. [IC-07]"""
    thing = move.args[0]
    if not is_held(s, thing, move.seat):
        return 0
    return int(SOURCES.ids[thing_id(s.thing[thing])] in s.used[move.seat])


@check("DI-ITEM-18", needs_points)
def can_consume(s: Infinity, move: Move) -> int:
    """A potion costs a point, a scroll up to four, and may be begun. [DI-ITEM-10] [DI-ITEM-18]"""
    if not is_held(s, move.args[0], move.seat):
        return 0
    return lacking(s, move.seat, cost_of(s, move.args[0]))


@check("DI-ITEM-10", "it would do nothing now")
def is_worth_it(s: Infinity, move: Move) -> int:
    """A thing is used for something, unless it is only begun or works later. [DI-ITEM-10]"""
    thing = move.args[0]
    if not is_held(s, thing, move.seat) or thing_id(s.thing[thing]) not in USED:
        return 0
    is_begun = cost_of(s, thing) > s.left[move.seat]
    node = USED[thing_id(s.thing[thing])]
    return int(not is_begun and not is_for_later(s, thing) and not feasible(s, move.seat, node))


class Consuming(HeroAction):
    """A potion, scroll, tool or orb is used, or a scroll is begun. [DI-ITEM-10] [DI-ITEM-18]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return CONSUME.each(turn.who, usable(s, turn.who))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        thing = move.args[0]
        cost = cost_of(s, thing)
        if turn.left(s) < cost:
            start_card(s, turn, FIRST_BEGUN + thing, card_name(s.thing[thing]))
        else:
            turn.pay(s, cost)
            use_thing(s, turn, thing)


def use_thing(s: Infinity, turn: Turn, thing: int) -> None:
    """A thing that has been paid for works, at once or from the next turn on. [DI-ITEM-17]"""
    card = thing_id(s.thing[thing])
    tell_of(s, turn.who, f"uses {card_name(s.thing[thing])}", "DI-ITEM-10")
    note_use(s, turn.who, SOURCES.ids[card])
    if is_for_later(s, thing):
        s.pending = (*s.pending, USED[card] * MOST_SEATS + turn.who)
        use_up(s, thing)
    else:
        s.push(UseCard(turn.who, USED[card], thing, int(is_used_up(s, thing))))


CONSUMING: Final = Consuming(CONSUME, is_usable, is_rested, can_consume, is_worth_it)
