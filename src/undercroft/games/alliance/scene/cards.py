"""Cards: hands, columns, piles and the areas to draft from."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from undercroft.games.alliance.content.card_text import text
from undercroft.games.alliance.content.cards import TREASURE_EFFECTS
from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.content.tables import (
    HEROES,
    MONSTERS,
    SOLO_DECK,
    TILE_MONSTERS,
    TILES,
)
from undercroft.games.alliance.map.figures import seat_of
from undercroft.games.alliance.notation import (
    BURSTS,
    DECKS,
    DISCARDS,
    HANDS,
    NOTATION,
    TREASURES,
    UPGRADES,
    card_at,
)
from undercroft.games.alliance.notation import TILES as TILE_STACKS
from undercroft.games.alliance.phases.market import LEVELS, can_use
from undercroft.games.alliance.phases.setup.drafting import HeroDraft
from undercroft.games.alliance.phases.setup.placement import Placing
from undercroft.games.alliance.phases.treasures import treasure_at
from undercroft.games.alliance.scene.deep_room import room_zones
from undercroft.games.alliance.scene.facts import facts
from undercroft.games.alliance.scene.figures import hero_stats, hero_words
from undercroft.games.alliance.scene.final_enemies import enemy_zones
from undercroft.games.alliance.scene.quests import quest_zone
from undercroft.games.alliance.scene.solo_cards import solo_words
from undercroft.games.alliance.state import UNKNOWN, Alliance, zone_name
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.scene import Card, CardZone, Stat


def zones(s: Alliance) -> list[CardZone]:
    """Hands, columns, discards, the areas."""
    discard = pile("upgrade-discard", "Upgrade discards", "pile", tuple(s.upgrade_discard))
    zones = [
        *enemy_zones(s),
        *room_zones(s),
        *quest_zone(s),
        *recruits(s),
        area(s),
        upgrade_deck(s),
        discard,
        tiles_area(s),
        tile_stack(s),
    ]
    if s.options.treasures:
        zones += treasure_zones(s)
    if s.solo_card != UNKNOWN:
        zones.append(solo_card(s.solo_card, is_alone=s.is_alone))
    for seat in range(s.seats):
        zones += seat_zones(s, seat)
        zones += [column(s, f) for f in s.alliance(seat) if s.kind[f] >= 0 and s.columns[f]]
    return zones


def seat_zones(s: Alliance, seat: int) -> list[CardZone]:
    """What lies before a player."""
    size, name = s.stacks[DECKS + seat].size, f"zone:deck-{seat + 1}"
    return [
        laid_zone(s, HANDS + seat, seat, "Hand", "hand"),
        laid_zone(s, DISCARDS + seat, seat, "Discards", "pile"),
        laid_zone(s, BURSTS + seat, seat, "Burst", "pile"),
        CardZone(id=name, name="Deck", role="deck", owner=seat, count=size),
        pile(f"artifacts-{seat + 1}", "Artifacts", "row", s.artifacts[seat], seat),
    ]


def column(s: Alliance, hero: int) -> CardZone:
    """The cards in a hero's column."""
    face, seat = s.hero(hero), seat_of(hero)
    return pile(f"column-{face.id}", face.name, "column", s.columns[hero], seat, s.figure_id(hero))


def laid_zone(s: Alliance, zone: int, seat: int, name: str, role: str) -> CardZone:
    """A zone of the state with its cards, backs for the unknown ones."""
    heroes = tuple(s.recruits(seat))
    return pile(NOTATION.zones.text(zone), name, role, s.zones[zone].cards, seat, "", heroes)


@lru_cache(maxsize=4096)
def pile(
    id_: str,
    name: str,
    role: str,
    cards: tuple[int, ...],
    seat: int = -1,
    of: str = "",
    heroes: tuple[int, ...] = (),
) -> CardZone:
    """Cards that lie together; the same ones are drawn once."""
    shown = tuple(drawn(id_, i, card, heroes) for i, card in enumerate(cards))
    return CardZone(
        id=f"zone:{id_}", name=name, role=role, of=of, owner=seat, cards=shown, count=len(shown)
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


@lru_cache(maxsize=4096)
def drawn(zone: str, at: int, card: int, heroes: tuple[int, ...] = ()) -> Card:
    """A card with its words, or its back."""
    if card == HIDDEN:
        return Card(id=f"back:{zone}#{at}", face_up=False)
    face = card_at(card)
    return Card(
        id=f"card:{face.id}#{zone}.{at}",
        name=face.name,
        text=words_on(card),
        marks=tuple(kind.word for kind in face.types),
        group=users(card, heroes),
        cost=face.xp or None,
        icon=face.types[0].word,
        kind=face.types[0].word,
        facts=facts(face.effect),
    )


def shown_upgrades(s: Alliance) -> list[int]:
    """The upgrades that lie in the draft area, without its gaps."""
    return [card for card in s.upgrade_area if card != UNKNOWN]


def area(s: Alliance) -> CardZone:
    """The upgrade draft area."""
    return pile("upgrades", "Upgrades", "row", tuple(shown_upgrades(s)))


def upgrade_deck(s: Alliance) -> CardZone:
    """The live upgrade deck."""
    name, size = f"Upgrades {'I' * (s.upgrade_deck + 1)}", s.stacks[UPGRADES + s.upgrade_deck].size
    return CardZone(id="zone:upgrade-deck", name=name, role="deck", count=size)


def recruits(s: Alliance) -> list[CardZone]:
    """The heroes that somebody chooses among now."""
    asking = s.frames[-1] if s.frames else None
    offered = asking.offered(s) if isinstance(asking, HeroDraft | Placing) else ()
    cards = tuple(recruit(hero) for hero in offered)
    return (
        [CardZone(id="zone:heroes", name="Heroes", cards=cards, count=len(cards))] if cards else []
    )


@cache
def recruit(hero: int) -> Card:
    """The card of a hero that can be recruited."""
    face = HEROES[hero]
    return Card(
        id=f"hero:{face.id}",
        name=face.name,
        text=hero_words(hero),
        icon=face.id,
        kind="hero",
        facts=(*hero_stats(hero), Stat(name="Health", value=face.health)),
    )


def tiles_area(s: Alliance) -> CardZone:
    """The tiles that may be laid next."""
    cards = tuple(next_tile(t) for t in s.tile_area)
    return CardZone(id="zone:tiles", name="Tiles", cards=cards, count=len(cards))


@cache
def next_tile(tile: int) -> Card:
    """A tile one may lay, with who waits there."""
    face = TILES[tile]
    icons = Counter(MONSTERS[kind].name for _, kind in TILE_MONSTERS[tile])
    tokens = Counter(f"level {'I' * level} challenge" for _, level in face.challenges)
    inside = ", ".join(several(n, name) for name, n in (*icons.items(), *tokens.items()))
    level = f"level-{face.level}"
    return Card(
        id=f"next:{face.id}",
        name=face.name,
        text=inside or "empty",
        marks=(level,),
        icon="place",
        kind="tile",
    )


def tile_stack(s: Alliance) -> CardZone:
    """The tiles that nobody has seen yet."""
    left = sum(s.stacks[TILE_STACKS + level].size for level in range(LEVELS))
    count = left + len(s.under_tiles)
    return CardZone(id="zone:tile-stack", name="Tile stack", role="deck", count=count)


def treasure_zones(s: Alliance) -> list[CardZone]:
    """The treasure deck, and what has been found in it and lies beside the heroes."""
    size, name = s.stacks[TREASURES].size, zone_name("treasure-deck")
    deck = CardZone(id="zone:treasure-deck", name=name, role="deck", count=size)
    return [deck, *(treasures(seat, s.treasures[seat]) for seat in range(s.seats))]


@lru_cache(maxsize=1024)
def treasures(seat: int, cards: tuple[int, ...]) -> CardZone:
    """The treasures of a seat."""
    zone = f"treasures-{seat + 1}"
    shown = tuple(treasure(zone, at, card) for at, card in enumerate(cards))
    return CardZone(
        id=f"zone:{zone}", name="Treasures", role="row", owner=seat, cards=shown, count=len(shown)
    )


def treasure(zone: str, at: int, card: int) -> Card:
    """A treasure that lies open, with its words."""
    face = treasure_at(card)
    words = text(TREASURE_EFFECTS[face.id])
    id_ = f"card:{face.id}#{zone}.{at}"
    kind = CardType.TREASURE.word
    shown = facts(TREASURE_EFFECTS[face.id])
    return Card(
        id=id_, name=face.name, text=words, marks=(kind,), icon=kind, kind=kind, facts=shown
    )


@cache
def solo_card(card: int, *, is_alone: bool) -> CardZone:
    """The card that lies open for the next monster segment."""
    face, name = SOLO_DECK[card], "Solo card" if is_alone else "Monster card"
    text = solo_words(face, is_alone=is_alone)
    drawn_card = Card(id=f"solo:{face.id}", name=face.name, text=text, icon="threat", kind="solo")
    return CardZone(id="zone:solo", name=name, cards=(drawn_card,), count=1)
