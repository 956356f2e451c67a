"""What happens to cards between stacks and zones, in true states and in views alike.

In a view a card may be HIDDEN; then its identity stays in the pool of its home stack, among
all that it may be. Each function here leaves a view exactly as the view of the true state
would be, so that a record redacted for a reader still replays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.stacks import EVERYONE, NO_SEATS, Stack, sees
from undercroft.kernel.zones import Slot, Zone

if TYPE_CHECKING:
    from undercroft.kernel.state import State


def deal(s: State, stack: int, place: int, card: int, zone: int, seats: int) -> None:
    """A card leaves a place of a stack, into a zone unless that is negative.

    Seats that had looked at it go on knowing it.
    """
    pile = s.stacks[stack]
    i, at = pile.at(place)
    run = pile.runs[i]
    gen = run.gen
    if run.seats:
        seats |= run.seats[at]
    s.stacks[stack] = pile.drawn(place, card)
    if zone >= 0:
        s.zones[zone] = s.zones[zone].add(card, seats, gen)
        _tidy(s, zone)


def play_from(s: State, zone: int, card: int) -> None:
    """A card leaves a zone, known to everybody from now on."""
    _take_out(s, zone, card)


def _take_out(s: State, zone: int, card: int, but: int = NO_SEATS) -> int:
    """A card of an unordered zone is taken out openly; its generation.

    Nobody else sees which of several equal cards went: generations it may be of are mixed, and
    who knew n of them knows of n - 1 that they are still there. It is none that the seats `but`
    know already.
    """
    if _is_mixed(s.zones[zone]) and len(_possible_gens(s, zone, card)) > 1:
        blend(s, s.homes[zone])
    held = s.zones[zone]
    if but == NO_SEATS and held.cards.count(card) == 1:
        at = held.cards.index(card)
        s.zones[zone] = held.without(at)
        _tidy(s, zone)
        return held.gens[at]
    slots = held.slots()
    apart = [slot for slot in slots if slot[0] == card and _all_know(slot, but)]
    slots = [slot for slot in slots if slot not in apart] if apart else slots
    at = _find(s, zone, slots, card)
    _decide(s, zone, slots[at], card)
    _, mask, gen = slots[at]
    slots[at] = (card, mask, gen)
    s.zones[zone] = Zone([*apart, *_one_less(slots, card)])
    _tidy(s, zone)
    return gen


def _all_know(slot: Slot, seats: int) -> bool:
    return seats != NO_SEATS and slot[1] & seats == seats


def _is_mixed(zone: Zone) -> bool:
    """Whether cards of several generations lie in a zone."""
    return bool(zone.gens) and zone.gens.count(zone.gens[0]) != len(zone.gens)


def _possible_gens(s: State, zone: int, card: int) -> set[int]:
    slots = s.zones[zone].slots()
    sure = {gen for held, _, gen in slots if held == card}
    open_ = {gen for _, mask, gen in slots if mask != EVERYONE} - sure
    return sure | {gen for gen in open_ if _suspected(s, s.homes[zone], gen, card)}


def _one_less(slots: list[Slot], card: int) -> list[Slot]:
    copies = [slot for slot in slots if slot[0] == card]
    rest = [slot for slot in slots if slot[0] != card]
    if len(copies) == 1:
        return rest
    known = [0] * len(copies)
    for _, mask, _ in copies:
        for i, seats in enumerate(known):
            known[i], mask = seats | mask, seats & mask
    return [*rest, *((card, mask, copies[0][2]) for mask in known[1:])]


def slip(s: State, start: int, to: int, card: int, seats: int) -> None:
    """A card goes from zone to zone of one home, seen by some seats only.

    Who does not see it no longer knows of any card in the first zone that it is still there;
    hidden cards of several generations are mixed by it.
    """
    if s.homes[start] != s.homes[to]:
        raise ValueError("a hidden card stays among the zones of its home stack")
    # Who does not see which card goes can vouch for none that stays.
    unlearn(s, start, seats)
    if _is_mixed(s.zones[start]) and len(set(_secret_gens(s.zones[start]))) > 1:
        blend(s, s.homes[start])
    held = s.zones[start]
    at = held.cards.index(card) if card in held.cards else _find(s, start, held.slots(), card)
    s.zones[start] = held.without(at)
    s.zones[to] = s.zones[to].add(card, held.seats[at], held.gens[at])
    _tidy(s, to)


def unlearn(s: State, zone: int, seats: int) -> None:
    """Only these seats go on knowing the cards of a zone."""
    cards = s.zones[zone]
    is_known_to_them = cards.seats.count(seats) == len(cards.seats)
    if not is_known_to_them and any(mask & ~seats for mask in cards.seats):
        slots = [(card, mask & seats, gen) for card, mask, gen in cards.slots()]
        s.zones[zone] = Zone(slots, ordered=cards.ordered)
    _tidy(s, zone)


def _tidy(s: State, zone: int) -> None:
    if s.viewer != EVERYONE:
        conceal(s, zone)


def conceal(s: State, zone: int) -> None:
    """In a view: what its seats do not know of a zone is hidden and may be anything again.

    Nor does a view tell which of the others know a card, unless all do.
    """
    slots: list[Slot] = []
    lost: dict[int, list[int]] = {}
    owners = s.owners[zone] if s.owners[zone] != EVERYONE else NO_SEATS
    for card, mask, gen in s.zones[zone].slots():
        if sees(s.viewer, mask):
            known = mask if mask == EVERYONE else mask & (s.viewer | owners)
            slots.append((card, known, gen))
            continue
        if card != HIDDEN:
            lost.setdefault(gen, []).append(card)
        slots.append((HIDDEN, owners, gen))
    s.zones[zone] = Zone(slots, ordered=s.zones[zone].ordered)
    home = s.homes[zone]
    for gen, cards in lost.items():
        s.stacks[home] = s.stacks[home].returned(gen, *cards)


def show(s: State, zone: int, at: int, card: int, seats: int) -> None:
    """The card at an index of an ordered zone, or some such card of a hand, is shown to seats."""
    if s.zones[zone].ordered:
        _show_at(s, zone, at, card, seats)
    else:
        _show_some(s, zone, card, seats)


def _show_at(s: State, zone: int, at: int, card: int, seats: int) -> None:
    known, mask, gen = slot = s.zones[zone].slots()[at]
    _decide(s, zone, slot, card)
    shown = card if card != HIDDEN else known
    s.zones[zone] = s.zones[zone].with_slot(at, (shown, mask | seats, gen))
    _tidy(s, zone)


def _show_some(s: State, zone: int, card: int, seats: int) -> None:
    if card == HIDDEN:
        return
    gen = _take_out(s, zone, card, seats)
    s.zones[zone] = s.zones[zone].add(card, seats | s.owners[zone], gen)
    _tidy(s, zone)


def unshown(s: State, zone: int, seats: int) -> list[int]:
    """The indexes of the cards in a zone that one of these seats does not know."""
    return [at for at, mask in enumerate(s.zones[zone].seats) if mask & seats != seats]


def rearrange(s: State, stack: int, order: tuple[int, ...], seats: int) -> None:
    """The top places of a stack are put in another order, seen by some seats only.

    `order` names the old place of each new one. Who does not see it knows these places no more,
    whatever the order is: call it also where nothing is moved.
    """
    pile = s.stacks[stack].rearranged(order, seats)
    s.stacks[stack] = pile if s.viewer == EVERYONE else pile.knowing(s.viewer)


def reshuffle(s: State, stack: int, zone: int) -> None:
    """The cards of a zone are shuffled into their stack.

    Public discards under an empty stack start a new generation; otherwise all is mixed.
    """
    cards = s.zones[zone]
    public = all(mask == EVERYONE for mask in cards.seats)
    s.zones[zone] = cards.empty()
    if public and not s.stacks[stack].size:
        s.stacks[stack] = s.stacks[stack].refilled(cards.cards)
    else:
        blend(s, stack)
        s.stacks[stack] = s.stacks[stack].mixed_in(cards.cards)


def blend(s: State, stack: int) -> None:
    """All generations of a stack become one, also for the hidden cards lying elsewhere."""
    pile = s.stacks[stack]
    last = len(pile.pools) - 1
    runs = [run if run.gen == last else run.of_gen(last) for run in pile.runs]
    s.stacks[stack] = Stack(pile.joined_pools(), runs)
    for i, zone in enumerate(s.zones):
        if s.homes[i] == stack and zone.gens.count(last) != len(zone.gens):
            slots = [(card, mask, last) for card, mask, _ in zone.slots()]
            s.zones[i] = Zone(slots, ordered=zone.ordered)


def _secrets(zone: Zone) -> list[tuple[int, int]]:
    return [(card, gen) for card, mask, gen in zone.slots() if mask != EVERYONE]


def _secret_gens(zone: Zone) -> list[int]:
    return [gen for _, mask, gen in zone.slots() if mask != EVERYONE]


def _suspected(s: State, stack: int, gen: int, card: int) -> bool:
    """Whether a card that is not public might be of a generation; the same in truth and view."""
    pile = s.stacks[stack]
    if card in pile.pools[gen]:
        return True
    if any(run.gen == gen and (card in run.own or card in run.known) for run in pile.runs):
        return True
    zones = [zone for i, zone in enumerate(s.zones) if s.homes[i] == stack and card in zone.cards]
    return any((card, gen) in _secrets(zone) for zone in zones)


def _find(s: State, zone: int, slots: list[Slot], card: int) -> int:
    """The index of a card among cards of a zone, or of a hidden card that may be it."""
    for at, slot in enumerate(slots):
        if slot[0] == card:
            return at
    for at, slot in enumerate(slots):
        if slot[0] == HIDDEN and _may_be(s, zone, slot, card):
            return at
    raise ValueError(f"card {card} is not in zone {zone}")


def _may_be(s: State, zone: int, slot: Slot, card: int) -> bool:
    return card == HIDDEN or card in s.stacks[s.homes[zone]].pools[slot[2]]


def _decide(s: State, zone: int, slot: Slot, card: int) -> None:
    """A hidden card turns out to be this one: it no longer may lie elsewhere."""
    if slot[0] == HIDDEN and card != HIDDEN:
        home = s.homes[zone]
        s.stacks[home] = s.stacks[home].decided(slot[2], card)
