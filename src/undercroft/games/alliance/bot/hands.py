"""Which cards to keep, to discard, to stake and to draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.alliance.actions.played_cards import has_icons, has_room
from undercroft.games.alliance.bot.card_reading import is_reaction
from undercroft.games.alliance.bot.card_values import card_merit, fit
from undercroft.games.alliance.bot.quest_values import funding
from undercroft.games.alliance.notation import BUY, CYCLE, FUND, PRUNE, RECOVER, SALVAGE, card_at
from undercroft.games.alliance.phases.round import CYCLES
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import ChooseCards, ChooseSet
from undercroft.kernel.moves import Move

KEPT: Final = 0.35
"""A card worth less than this is exchanged."""

CHOSEN: Final = 1.0
DONE: Final = 0.5
FOR_GOOD: Final = 0.1
PRICE: Final = 0.1
GROWTH: Final = 0.6
SALVAGED: Final = 0.35
TURNED: Final = 0.1


def usefulness(s: Alliance, seat: int, card: int) -> float:
    """What a card of the hand is worth until the hand is full again."""
    last = s.cycle == CYCLES - 1
    users = [
        f
        for f in s.alliance(seat)
        if has_icons(s, f, card)
        and (last or ((s.ready[f] or is_reaction(card)) and has_room(s, f, card)))
    ]
    return card_merit(card) if users else 0.1 * card_merit(card)


def cards_appeal(s: Alliance, asked: ChooseCards, moves: Sequence[Move]) -> list[float]:
    """The cards that matter least go, as many as must and as are not worth keeping.

    Cards are named in ascending order, so of those that go the lowest is named first.
    """
    cards = [move.args[0] for move in moves if move.args]
    sign = 1 if asked.verb == RECOVER.name else -1
    worth = {card: sign * usefulness(s, asked.who, card) for card in cards}
    must, may = asked.least - asked.taken, asked.most - asked.taken
    ranked = sorted(cards, key=lambda card: -worth[card])
    going = [card for i, card in enumerate(ranked[:may]) if i < must or worth[card] > sign * KEPT]
    return first_of(moves, going)


def set_appeal(asked: ChooseSet, moves: Sequence[Move], worths: Sequence[float]) -> list[float]:
    """Of a set, those worth most, as many as must be, named in ascending order."""
    must = asked.least - len(asked.chosen)
    pairs = [(worth, move.args[0]) for worth, move in zip(worths, moves) if move.args]
    ranked = sorted(pairs, key=lambda pair: -pair[0])
    going = [value for i, (worth, value) in enumerate(ranked) if i < must or worth > 0]
    return first_of(moves, going)


def first_of(moves: Sequence[Move], going: Sequence[int]) -> list[float]:
    """The lowest of those that are chosen comes first, then the end; what can go for good does."""
    first = min(going, default=None)
    chosen = {PRUNE: CHOSEN + FOR_GOOD}
    return [
        (chosen.get(move.verb, CHOSEN) if move.args[0] == first else 0.0)
        if move.args
        else (0.0 if going else DONE)
        for move in moves
    ]


def draft_appeal(s: Alliance, move: Move) -> float:
    """Experience that is spent still scores, so that a useful card is nearly free."""
    if not move.args:
        return 0.0
    if move.verb is FUND:
        return funding(s, move)
    card = move.args[0]
    price = PRICE * card_at(card).xp
    if move.verb is BUY:
        return GROWTH + fit(card, s.recruits(move.seat)) - price
    if move.verb is SALVAGE:
        return GROWTH + fit(card, s.recruits(move.seat)) - price - SALVAGED
    return TURNED + 0.02 * rivals_fit(s, move) if move.verb is CYCLE else 0.0


def rivals_fit(s: Alliance, move: Move) -> float:
    """What the card that is turned over would be worth to others."""
    if s.is_company:
        return 0.0
    heroes = [s.recruits(seat) for seat in range(s.seats) if seat != move.seat]
    return max([fit(move.args[0], recruits) for recruits in heroes], default=0.0)
