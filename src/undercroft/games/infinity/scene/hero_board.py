"""The board of a hero: every number with its sources, the slots, the load, what draws the lord."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from undercroft.games.infinity.actions.attack import reach_of, tiles_of
from undercroft.games.infinity.actions.rivals import escape_number
from undercroft.games.infinity.combat.allies import ally_of, has_ally
from undercroft.games.infinity.combat.numbers import (
    ap_terms,
    carry_limit,
    chance_terms,
    defense_terms,
    noise_of,
    power_terms,
    total,
)
from undercroft.games.infinity.content.schema import Hero, LordEventAction
from undercroft.games.infinity.content.tables import HEROES
from undercroft.games.infinity.map.entering import sneak_number
from undercroft.games.infinity.map.possessions import HERO, load, worn
from undercroft.games.infinity.notation import NOTATION, card_name
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.events import Term
from undercroft.kernel.parts import part
from undercroft.kernel.scene import Card, CardZone, Stat

DRAWS: Final = {
    LordEventAction.COMBAT: "attack",
    LordEventAction.RUN: "run",
    LordEventAction.MOVE: "move",
    LordEventAction.MELEE: "attack hand to hand",
    LordEventAction.ALLY: "send an ally",
}
"""What a board lists as drawing a lord event, as something one does."""


def board_zone(s: Infinity, seat: int) -> CardZone:
    """The numbers of a hero, each a card that says what it is made of."""
    cards = (*sums(s, seat), *tests(s, seat), *burdens(s, seat), *company(s, seat))
    return CardZone(
        id=f"zone:board-{NOTATION.actor(seat)}",
        name=f"{s.hero(seat).name}: board",
        role="column",
        of=s.figure_id(seat),
        owner=seat,
        cards=cards,
        count=len(cards),
    )


def sums(s: Infinity, seat: int) -> tuple[Card, ...]:
    """The numbers that are made of several."""
    return power(s, seat), defense(s, seat), hit_chance(s, seat), action_points(s, seat)


def numbers(s: Infinity, seat: int) -> tuple[Stat, ...]:
    """The same numbers for the figure of the hero."""
    return tuple([fact for card in sums(s, seat) for fact in card.facts])


@lru_cache(maxsize=4096)
def stat(seat: int, id_: str, name: str, text: str, facts: tuple[Stat, ...] = ()) -> Card:
    """One line of a board."""
    id_ = f"card:{id_}#board-{NOTATION.actor(seat)}"
    return Card(id=id_, name=name, text=text, kind="stat", facts=facts)


@part
def power(s: Infinity, seat: int) -> Card:
    """What the Power of a hero is made of."""
    return sum_card(seat, "power", "Power", tuple(power_terms(s, seat)))


@part
def defense(s: Infinity, seat: int) -> Card:
    """What the Defense of a hero is made of."""
    return sum_card(seat, "defense", "Defense", tuple(defense_terms(s, seat)))


@part
def hit_chance(s: Infinity, seat: int) -> Card:
    """What the hit chance of a hero is made of."""
    return sum_card(seat, "hit-chance", "Hits on", tuple(chance_terms(s, seat)))


@part
def action_points(s: Infinity, seat: int) -> Card:
    """What the action points of a hero are made of."""
    return sum_card(seat, "ap", "AP", tuple(ap_terms(s, seat)))


@lru_cache(maxsize=4096)
def sum_card(seat: int, id_: str, name: str, terms: tuple[Term, ...]) -> Card:
    """A sum with the sources of its terms."""
    first, *more = terms
    told = [f"{first.label} {first.amount}", *(f"{t.label} {t.amount:+}" for t in more)]
    fact, words = Stat(name=name, value=total(terms)), f"{', '.join(told)}. {MEANINGS[name]}"
    return stat(seat, id_, f"{name} {fact.value}", words, (fact,))


MEANINGS: Final = {
    "Power": "What a hit does before the target's Defense.",
    "Defense": "What a hit on the hero loses.",
    "Hits on": "What the d20 may show at most, before the target's own modifier.",
    "AP": "Action points a turn; enemies need as much less on their dice.",
}


@part
def tests(s: Infinity, seat: int) -> tuple[Card, ...]:
    """What is rolled against or heard: Sneak, Escape, Noise, and how far attacks reach."""
    board = s.hero(seat)
    noise, sneak, escape = noise_of(s, seat), sneak_number(s, seat), escape_number(s, seat)
    return (
        stat(seat, "noise", f"Noise {noise}", f"{board.noise} on the board. The lord hears it."),
        stat(seat, "sneak", f"Sneak {sneak}", f"{board.sneak} on the board. Roll it or less."),
        stat(seat, "escape", f"Escape {escape}", f"{board.escape} on the board. Roll it or less."),
        stat(seat, "range", f"Range {reach_of(s, seat)}", range_words(s, seat)),
    )


def range_words(s: Infinity, seat: int) -> str:
    """How many rows and tiles an attack reaches."""
    rows, tiles = reach_of(s, seat), tiles_of(s, seat)
    near = "the front row" if rows == 1 else f"rows 1 to {rows}"
    far = f", and {tiles} tile{'s' * (tiles > 1)} in sight" if tiles else ""
    return f"Attacks reach {near} of a formation{far}."


@part
def burdens(s: Infinity, seat: int) -> tuple[Card, ...]:
    """The slots, the load, and what the board prints that never changes."""
    carries, limit = load(s, seat), carry_limit(s, seat)
    words = "Each regular item above the limit costs an action point."
    return (
        stat(seat, "load", f"Carries {carries}/{limit}", words),
        stat(seat, "slots", "Slots", slot_words(s, seat)),
        stat(seat, "lord", "Draws the lord", board_words(s.kind[seat])),
    )


def slot_words(s: Infinity, seat: int) -> str:
    """What is worn where, and what would fit."""
    on = tuple([(s.where[thing] % HERO, s.thing[thing]) for thing in worn(s, seat)])
    return _slot_words(s.kind[seat], on)


@lru_cache(maxsize=1024)
def _slot_words(kind: int, things: tuple[tuple[int, int], ...]) -> str:
    board = HEROES[kind]
    on = {slot: card_name(card) for slot, card in things}
    said = [
        f"{fit.slot.word.replace('-', ' ').capitalize()}: "
        + on.get(fit.slot, f"empty ({', '.join(icon.word for icon in fit.icons)})")
        for fit in board.slots
    ]
    return f"{'. '.join(said)}."


def draw_words(board: Hero) -> str:
    """What draws lord events, and what the hero is weak to and deals."""
    does = [DRAWS[action] for action in board.lord_event_actions]
    listed = " or ".join([", ".join(does[:-1]), does[-1]] if len(does) > 1 else does)
    deals = f" Normal attacks deal {board.deals.word}." if board.deals is not None else ""
    return (
        f"A lord event is drawn after a turn with each of these: {listed}."
        f" Weak to {board.weak.word}.{deals}"
    )


@cache
def board_words(kind: int) -> str:
    """The same of a hero board by its number."""
    return draw_words(HEROES[kind])


def company(s: Infinity, seat: int) -> list[Card]:
    """The ally who goes with a hero."""
    if not has_ally(s, seat):
        return []
    ally, name = ally_of(s, seat), card_name(s.ally[seat])
    health = f"Health {s.ally_health[seat]}/{ally.health}"
    numbers = f"Hits on {ally.hit_chance}, Power {ally.power}, Defense {ally.defense}"
    return [stat(seat, "ally", name, f"{health}. {numbers}. Attacks the front row once a turn.")]
