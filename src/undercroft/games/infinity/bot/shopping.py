"""What gear is worth to a hero, and what is bought, worn, sold, picked up and dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.infinity import notation as n
from undercroft.games.infinity.actions.gear import fitting_slots, in_the_way
from undercroft.games.infinity.actions.hazards import ROPE, WADE_COST
from undercroft.games.infinity.bot.aims import share
from undercroft.games.infinity.combat.modifiers import thing_id
from undercroft.games.infinity.combat.numbers import ap_rating
from undercroft.games.infinity.combat.unburdening import is_overloaded
from undercroft.games.infinity.content.thing_schema import Equipment, Reward, Worn
from undercroft.games.infinity.map.possessions import CARRIED, figures, goods, held, kept, worn
from undercroft.games.infinity.phases.prices import HALVES
from undercroft.games.infinity.phases.shop import price_of, shelves, value_of
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move

DRAUGHT: Final = "healing-draught"
DRAUGHTS: Final = 2
"""How many draughts a hero wants to have."""
KEEP_COINS: Final = 0.3
"""What a coin is worth in a scenario that counts them."""

Valuing = Callable[[Infinity, Move], float]


def gear_worth(changes: Worn) -> float:
    """What is worn is worth what it changes."""
    return 0.5 * changes.power + 0.4 * changes.defense + 0.25 * changes.hit_chance


def wearing(s: Infinity, move: Move) -> float:
    """A thing is put on for what it is better than what it takes the place of."""
    thing = move.args[0]
    slots = fitting_slots(s, move.seat, thing)
    if not slots:
        return -1.0
    losses = [
        sum(gear_worth(figures(s.thing[other])) for other in in_the_way(s, move.seat, slot))
        for slot in slots
    ]
    gain = gear_worth(figures(s.thing[thing])) - min(losses)
    return gain * 1.5 if gain > 0 else -0.5


def buying(s: Infinity, move: Move) -> float:
    """Gear for an empty slot, a draught or two; coins are kept where they win the game."""
    card = shelves(s)[move.args[0]]
    return goods_value(s, move.seat, card) - coin_value(s) * price_of(card)


def goods_value(s: Infinity, seat: int, card: int) -> float:
    """What a card of the store is worth to a hero."""
    found = goods(card)
    if isinstance(found, Equipment | Reward):
        if found.level > s.level[seat] or not is_missing(s, seat, found):
            return -1.0
        return gear_worth(found.worn)
    if found is None or found.id != DRAUGHT:
        return -0.5
    have = [thing for thing in held(s, seat) if getattr(goods(s.thing[thing]), "id", "") == DRAUGHT]
    return 0.5 if len(have) < DRAUGHTS else -0.5


def is_missing(s: Infinity, seat: int, found: Equipment | Reward) -> bool:
    """Whether a hero can wear a thing and wears nothing like it yet."""
    slots = [row.slot for row in s.hero(seat).slots if found.icon in row.icons]
    taken = {s.where[thing] % 100 for thing in worn(s, seat)}
    return any(int(slot) not in taken for slot in slots)


def coin_value(s: Infinity) -> float:
    """What a coin is worth by itself."""
    return KEEP_COINS if s.page.COINS_COUNT else 0.05


def selling(s: Infinity, move: Move) -> float:
    """What cannot be worn to advantage is sold."""
    thing = move.args[0]
    keep = gear_worth(figures(s.thing[thing])) if thing in worn(s, move.seat) else 0.0
    return (0.15 + 2 * coin_value(s)) * value_of(s, thing) / 2 - 2.0 * keep


FEW: Final = WADE_COST // HALVES
"""With fewer action points a hero does not even get through lava."""


def picking_up(s: Infinity, move: Move) -> float:
    """What lies about is taken along, as long as it does not weigh a hero down for good."""
    is_too_much = is_overloaded(s, move.seat) and ap_rating(s, move.seat) <= FEW
    return -0.5 if is_too_much else 0.8


def dropping(s: Infinity, move: Move) -> float:
    """Who can hardly move for all it carries drops what is of least use."""
    seat, thing = move.seat, move.args[0]
    is_stuck = is_overloaded(s, seat) and ap_rating(s, seat) < FEW
    if not is_stuck or thing not in kept(s, seat, CARRIED):
        return -1.5
    use = 1.0 if thing_id(s.thing[thing]) == ROPE else gear_worth(figures(s.thing[thing]))
    return 0.6 - 0.02 * use


def visiting(s: Infinity, move: Move) -> float:
    """A visit pays for who has something to sell, to pay, or to be healed of."""
    seat = move.seat
    goods_to_sell = sum(value_of(s, t) for t in held(s, seat) if t not in worn(s, seat))
    hurt = min(s.coins[seat], 3) * (1.0 - share(s, seat))
    duty = 0.4 * s.coins[seat] if s.page.COINS_COUNT else 0.0
    return 0.12 * goods_to_sell + 0.5 * hurt + duty - 0.4


def healing(s: Infinity, move: Move) -> float:
    """Health for coins, if it is needed."""
    return 1.2 * (1.0 - share(s, move.seat)) - coin_value(s) * move.args[0] - 0.2


SHOPPING: Final[dict[object, Valuing]] = {
    n.EQUIP: wearing,
    n.BUY: buying,
    n.COLLECT: lambda s, move: goods_value(s, move.seat, move.args[0]) - coin_value(s),
    n.ORDER: lambda _s, _move: -0.2,
    n.SELL: selling,
    n.PICK_UP: picking_up,
    n.DROP: dropping,
    n.VISIT: visiting,
    n.HEAL: healing,
    n.REPAIR: lambda s, _move: 0.3 - 2 * coin_value(s),
    n.PATCH: lambda s, _move: 0.3 - 2 * coin_value(s),
}
