"""Cards: hands, columns, piles and the areas to draft from."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from undercroft.games.alliance.areas import can_use
from undercroft.games.alliance.box import HEROES, TILES
from undercroft.games.alliance.figures import scene_id, seat_of
from undercroft.games.alliance.scene.figures import hero_words
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.games.alliance.wording import text
from undercroft.games.alliance.words import (
    BURSTS,
    DECKS,
    DISCARDS,
    HANDS,
    RECRUIT,
    SAY,
    STAND,
    card_at,
)
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.play import legal
from undercroft.kernel.scene import Card, CardZone


def zones(s: Alliance) -> list[CardZone]:
    """Hands, columns, discards, the areas."""
    discard = pile("upgrade-discard", "Upgrade discards", "pile", s.upgrade_discard)
    found = [*recruits(s), area(s), tiles_area(s), discard]
    for seat in range(s.seats):
        found += seat_zones(s, seat)
        found += [column(s, f) for f in s.alliance(seat) if s.kind[f] >= 0 and s.columns[f]]
    return found


def seat_zones(s: Alliance, seat: int) -> list[CardZone]:
    """What lies before a player."""
    size, name = s.stacks[DECKS + seat].size, f"zone:deck-{seat + 1}"
    return [
        laid_zone(s, HANDS + seat, seat, "Hand", "hand"),
        laid_zone(s, DISCARDS + seat, seat, "Discards", "pile"),
        laid_zone(s, BURSTS + seat, seat, "Burst", "pile"),
        CardZone(id=name, name="Deck", role="deck", owner=seat, count=size),
        pile(f"artifacts-{seat + 1}", "Artifacts", "row", list(s.artifacts[seat]), seat),
    ]


def column(s: Alliance, hero: int) -> CardZone:
    """The cards in a hero's column."""
    face, seat = s.hero(hero), seat_of(hero)
    laid = pile(f"column-{face.id}", face.name, "column", list(s.columns[hero]), seat)
    return replace(laid, of=scene_id(s, hero))


def laid_zone(s: Alliance, zone: int, seat: int, name: str, role: str) -> CardZone:
    """A zone of the state with its cards, backs for the unknown ones."""
    id_, heroes = SAY.zones.text(zone), tuple(s.recruits(seat))
    cards = tuple(drawn(id_, i, card, heroes) for i, card in enumerate(s.zones[zone].cards))
    return CardZone(
        id=f"zone:{id_}", name=name, role=role, owner=seat, cards=cards, count=len(cards)
    )


def pile(id_: str, name: str, role: str, cards: list[int], seat: int = -1) -> CardZone:
    """Cards that lie open."""
    shown = tuple(drawn(id_, i, card) for i, card in enumerate(cards))
    return CardZone(
        id=f"zone:{id_}", name=name, role=role, owner=seat, cards=shown, count=len(shown)
    )


@cache
def words_on(card: int) -> str:
    """What stands on a card."""
    return text(card_at(card).effect)


@cache
def users(card: int, heroes: tuple[int, ...]) -> str:
    """The heroes that can use a card, by name; nobody is named where all can."""
    able = [HEROES[hero].name for hero in heroes if can_use(card, hero)]
    return "" if len(able) == len(heroes) else ", ".join(able)


def drawn(zone: str, at: int, card: int, heroes: tuple[int, ...] = ()) -> Card:
    """A card with its words, or its back."""
    if card == HIDDEN:
        return Card(id=f"back:{zone}#{at}", face_up=False)
    face = card_at(card)
    return Card(
        id=f"card:{face.id}#{zone}.{at}",
        name=face.name,
        words=words_on(card),
        marks=tuple(kind.word for kind in face.types),
        group=users(card, heroes),
        cost=face.xp or None,
    )


def shown_upgrades(s: Alliance) -> list[int]:
    """The upgrades that lie in the draft area, without its gaps."""
    return [card for card in s.upgrade_area if card != UNKNOWN]


def area(s: Alliance) -> CardZone:
    """The upgrade draft area."""
    return pile("upgrades", "Upgrades", "row", shown_upgrades(s))


def recruits(s: Alliance) -> list[CardZone]:
    """The heroes that somebody chooses among now."""
    offered = [move.args[0] for move in legal(s) if move.verb in (RECRUIT, STAND)]
    cards = tuple(
        Card(id=f"hero:{HEROES[hero].id}", name=HEROES[hero].name, words=hero_words(hero))
        for hero in offered
    )
    return (
        [CardZone(id="zone:heroes", name="Heroes", cards=cards, count=len(cards))] if cards else []
    )


def tiles_area(s: Alliance) -> CardZone:
    """The tiles that may be laid next."""
    cards = tuple(Card(id=f"next:{TILES[t].id}", name=TILES[t].name) for t in s.tile_area)
    return CardZone(id="zone:tiles", name="Tiles", cards=cards, count=len(cards))
