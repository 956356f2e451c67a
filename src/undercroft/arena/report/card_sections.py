"""The cards of a run: how often they are offered, taken, played, and what they do for owners."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from undercroft.arena.report.card_facts import CardFacts
from undercroft.arena.report.drawing import (
    Cell,
    number,
    percent,
    section,
    share_cell,
    table,
    word,
)
from undercroft.arena.report.facts import Facts
from undercroft.arena.report.scatter import Point, scatter
from undercroft.arena.report.statistics import (
    CLEAR,
    Versus,
    chance_over,
    corrected,
    difference_over,
    evened,
)

HEAD = ("card", "offered", "taken", "played", "won with it", "won without it", "difference")

WITHIN_BOTS = (
    "Several bots have played, and each has its habits: a seat is compared with seats of the same "
    "bot only, and the differences are averaged (Mantel and Haenszel). So no card looks strong "
    "because the stronger bot likes it; one that some bots always had and the others never is not "
    "compared."
)


@dataclass(frozen=True, slots=True)
class Clear:
    """A card with which seats win clearly more or less often."""

    side: str
    chance: float


def cards(facts: Facts) -> str:
    """How often cards are offered, taken, played, and what they do for their owners."""
    by_card = facts.cards()
    clear = clear_cards(by_card)
    sides = {id_: clear[id_].side if id_ in clear else "" for id_ in by_card}
    rows = [card_row(facts.name(id_), card, sides[id_]) for id_, card in by_card.items()]
    points = [
        _point(facts.name(id_), card, sides[id_])
        for id_, card in by_card.items()
        if card.is_compared
    ]
    plot = scatter(points, "taken, share of seats", "won more with it than without it, in points")
    return section("cards", "Cards", _words(facts), plot, table(HEAD, rows))


def _words(facts: Facts) -> str:
    words = (
        "Offered counts games in which a card came up, taken the share of their seats that had it. "
        "With and without compare seats of the same games; coloured is what is clear after "
        "correction for the number of cards. Touch a dot for its name; triangles lie beyond the "
        "scale. A card in the winner's hand is not yet a cause."
    )
    return f"{words} {within_bots(facts)}"


def within_bots(facts: Facts) -> str:
    """How bots are kept apart, if there are several."""
    return WITHIN_BOTS if len(facts.plan.bots) > 1 else ""


def clear_cards(by_card: Mapping[str, CardFacts]) -> dict[str, Clear]:
    """The cards with which seats win clearly more or less often than seats of the same bot."""
    ids = [id_ for id_, card in by_card.items() if card.is_compared]
    chances = corrected([chance_over(by_card[id_].alike) for id_ in ids])
    return {
        id_: Clear("above" if difference_over(by_card[id_].alike)[0] > 0 else "below", chance)
        for id_, chance in zip(ids, chances)
        if chance < CLEAR
    }


def card_row(name: str, card: CardFacts, side: str) -> list[Cell]:
    """A card as a row of the table."""
    sides = _sides(card)
    return [
        word(name),
        number(card.offered),
        Cell(percent(card.taken.share, 0), card.taken.share) if card.offered else Cell("-", -1.0),
        number(card.plays),
        share_cell(sides.having),
        share_cell(sides.lacking),
        difference_cell(card, side),
    ]


def _sides(card: CardFacts) -> Versus:
    """What is won with a card and without; nothing if that would compare one bot with another."""
    if card.having.of and card.lacking.of:
        return evened(card.alike)
    return Versus(card.having, card.lacking)


def difference_cell(card: CardFacts, side: str) -> Cell:
    """How much more seats win with a card, with the interval."""
    if not card.is_compared:
        return Cell("-", -9.0)
    away, error = difference_over(card.alike)
    return Cell(f"{100 * away:+.1f} <small>± {100 * error:.1f}</small>", away, side)


def _point(name: str, card: CardFacts, side: str) -> Point:
    away, _ = difference_over(card.alike)
    words = f"taken {percent(card.taken.share)}, {100 * away:+.1f} points"
    return Point(name, card.taken.share, away, words, side)
