"""Cards: what lies before each hero, the queues in order, the piles, the decks, and the page."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import Final

from undercroft.games.caverns.content.card import Encounter, Power, Treasure
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.card_text import card_text
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.tables import HEROES, VILLAINS
from undercroft.games.caverns.effects.refs import card_of
from undercroft.games.caverns.map.figures import allies, carried, prop_of, villains
from undercroft.games.caverns.notation import (
    FIRST_FACE,
    FIRST_FEATURE,
    FIRST_KIND,
    FIRST_TILE,
    NOTATION,
    PICK,
    RECRUIT,
    TAKE_POWER,
    TOKEN_STACK,
    card_at,
    card_name,
    kind_at,
)
from undercroft.games.caverns.phases.encounters import EncounterDraw
from undercroft.games.caverns.phases.experience import worth
from undercroft.games.caverns.scene.facts import facts
from undercroft.games.caverns.scene.figures import feature_words, states, tactics_words
from undercroft.games.caverns.state import NO_CARD, Caverns
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.parts import part
from undercroft.kernel.play import legal
from undercroft.kernel.scene import Card, CardZone, Stat
from undercroft.kernel.stacks import Stack

DECKS: Final = ("Monsters", "Encounters", "Treasures", "Tiles")
DISCARDS: Final = ("Monster discards", "Encounter discards", "Treasure discards")


def zones(s: Caverns) -> list[CardZone]:
    """Everything made of cards, what is chosen from first."""
    zones = [page(s.adventure), *drawn_now(s), *villain_cards(s), *decks(s), *piles(s), *secrets(s)]
    for seat in range(s.seats):
        if s.kind[seat] >= 0:
            zones += seat_zones(s, seat)
    zones += [pack(s, f) for f in (*range(s.seats), *allies(s)) if carried(s, f)]
    return [*recruits(s), *offered(s, zones), *zones]


# ---- the middle of the table ---------------------------------------------------------------------


@cache
def page(adventure: Adventure) -> CardZone:
    """The page that is played: its objective, and how it can be lost."""
    lost = " ".join(ending.words for ending in adventure.endings[1:])
    words = f"Won: {adventure.objective.words} Lost: {lost}"
    card = Card(
        id=f"page:{adventure.id}", name=adventure.name, text=words, icon="goal", kind="goal"
    )
    return CardZone(id="zone:page", name="Goal", role="page", cards=(card,), count=1)


def villain_cards(s: Caverns) -> list[CardZone]:
    """The cards of villains in play, the face that counts up."""
    cards = tuple(FIRST_FACE + s.kind[f] for f in villains(s))
    return [laid("villains", "Villain", "page", cards)] if cards else []


def drawn_now(s: Caverns) -> list[CardZone]:
    """The encounters that are being resolved, and those put beside the deck until they are."""
    draws = [frame.card for frame in s.frames if isinstance(frame, EncounterDraw)]
    cards = (*(card for card in draws if card != NO_CARD), *s.beside)
    return [laid("encounter", "Encounter", "row", cards)] if cards else []


def decks(s: Caverns) -> list[CardZone]:
    """The decks, the tile stack, and tokens that lie face down."""
    names = NOTATION.stacks.names
    decks = [deck(names[i], words, s.stacks[i]) for i, words in enumerate(DECKS)]
    tokens = s.stacks[TOKEN_STACK] if len(s.stacks) > TOKEN_STACK else None
    return [*decks, deck(names[TOKEN_STACK], "Tokens", tokens)] if tokens and tokens.size else decks


def deck(id_: str, name: str, pile: Stack) -> CardZone:
    """A stack of which one sees how high it is, and the top cards that one has looked at."""
    return replace(laid(id_, name, "deck", known_top(pile)), count=pile.size)


def known_top(pile: Stack) -> tuple[int, ...]:
    """The top cards of a stack as far as they are known without a gap."""
    cards: list[int] = []
    for place in range(pile.size):
        run, at = pile.at(place)
        card = pile.runs[run].known_at(at)
        if card == HIDDEN:
            break
        cards.append(card)
    return tuple(cards)


def piles(s: Caverns) -> list[CardZone]:
    """Discards, and the experience of each team."""
    piles = [
        laid(f"discard-{i + 1}", name, "pile", s.discards[i]) for i, name in enumerate(DISCARDS)
    ]
    return [*piles, *(laid(f"xp-{i + 1}", "Experience", "pile", p) for i, p in enumerate(s.pile))]


def secrets(s: Caverns) -> list[CardZone]:
    """Face-down tokens before seats or out of the game; who may look sees what they are."""
    zones = []
    for at, zone in enumerate(s.zones):
        id_ = NOTATION.zones.names[at]
        zones.append(laid(id_, s.page.zone_name(s, at), "pile", tuple(zone.cards), at - 1))
    return zones


# ---- before a hero -------------------------------------------------------------------------------


@part
def seat_zones(s: Caverns, seat: int) -> tuple[CardZone, ...]:
    """Powers up and flipped, items, curses, and the queue in its order."""
    n, of = seat + 1, s.figure_id(seat)
    flipped = (*s.down[seat], *s.items_down[seat])
    marks = charge_marks(s, seat)
    return (
        hero_zone(n, of, s.kind[seat], s.level[seat]),
        laid(f"powers-{n}", "Powers", "hand", s.up[seat], seat, of, marks),
        laid(f"items-{n}", "Items", "hand", s.items[seat], seat, of, marks),
        laid(f"used-{n}", "Used", "column", flipped, seat, of, (("used", flipped), *marks)),
        laid(f"curses-{n}", "Curses", "column", s.curses[seat], seat, of),
        laid(f"queue-{n}", "Queue", "column", s.queue[seat], seat, of),
    )


def charge_marks(s: Caverns, seat: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The stance that works, and the tokens on cards."""
    stance = (("stance-on", (s.stance[seat],)),) if s.stance[seat] != NO_CARD else ()
    charges = tuple((f"{n}-token{'s' * (n > 1)}", (card,)) for card, n in zip(s.charged, s.charges))
    return (*stance, *charges)


def pack(s: Caverns, figure: int) -> CardZone:
    """The objects a figure carries."""
    held = carried(s, figure)
    cards = tuple(
        Card(
            id=s.figure_id(f),
            name=name_of(s, f),
            icon=prop_of(s, f).id,
            marks=tuple(states(s, f)),
            kind="object",
        )
        for f in held
    )
    of = s.figure_id(figure)
    name, id_ = f"{name_of(s, figure)} carries", f"zone:pack-{of.removeprefix('fig:')}"
    return CardZone(id=id_, name=name, role="column", of=of, cards=cards, count=len(cards))


# ---- to choose from ------------------------------------------------------------------------------


def recruits(s: Caverns) -> list[CardZone]:
    """The heroes that somebody chooses among now."""
    cards = tuple(hero_card(move.args[0]) for move in legal(s) if move.verb is RECRUIT)
    zone = CardZone(id="zone:heroes", name="Heroes", cards=cards, count=len(cards))
    return [zone] if cards else []


@cache
def hero_zone(n: int, of: str, hero: int, level: int) -> CardZone:
    """The hero card before a seat, the face of its level up."""
    card = hero_card(hero, level)
    return CardZone(
        id=f"zone:hero-{n}",
        name="Hero card",
        role="column",
        of=of,
        owner=n - 1,
        cards=(card,),
        count=1,
    )


@cache
def hero_card(hero: int, level: int = 1) -> Card:
    """A hero card, the face of a level up: its numbers, and what is special about the hero."""
    face, up = HEROES[hero], HEROES[hero].levels[level - 1]
    numbers = f"Level {level}. AC {up.ac}, HP {up.hp}, Speed {up.speed}, Surge {up.surge}"
    words = f"{face.role}. {numbers}. {face.feature.name}: {feature_words(face.feature.id)}"
    facts = (Stat(name="AC", value=up.ac), Stat(name="HP", value=up.hp))
    return Card(
        id=f"hero:{face.id}", name=face.name, text=words, icon=face.id, kind="hero", facts=facts
    )


def offered(s: Caverns, zones: list[CardZone]) -> list[CardZone]:
    """Cards that somebody chooses among now and that lie nowhere else."""
    moves = [move for move in legal(s) if move.verb in (PICK, TAKE_POWER)]
    asked = [move.args[0] if move.verb is TAKE_POWER else card_of(move.args[0]) for move in moves]
    there = set(places(zones))
    cards = tuple(card for card in asked if NOTATION.cards.text(card) not in there)
    return [laid("offer", "To choose from", "row", cards)] if cards else []


def places(zones: list[CardZone] | tuple[CardZone, ...]) -> dict[str, str]:
    """Where the first copy of each card lies: the id to touch."""
    ids = [card.id for zone in reversed(zones) for card in reversed(zone.cards)]
    return {
        id_.removeprefix("card:").partition("#")[0]: id_ for id_ in ids if id_.startswith("card:")
    }


# ---- cards ---------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def laid(
    id_: str,
    name: str,
    role: str,
    cards: tuple[int, ...],
    owner: int = -1,
    of: str = "",
    marks: tuple[tuple[str, tuple[int, ...]], ...] = (),
) -> CardZone:
    """Cards that lie together; the same ones are drawn once."""
    shown = tuple(
        drawn(id_, i, card, tuple(mark for mark, bearers in marks if card in bearers))
        for i, card in enumerate(cards)
    )
    return CardZone(
        id=f"zone:{id_}", name=name, role=role, of=of, owner=owner, cards=shown, count=len(shown)
    )


def drawn(zone: str, at: int, card: int, marks: tuple[str, ...] = ()) -> Card:
    """A card with its words, or its back."""
    if card == HIDDEN:
        return Card(id=f"back:{zone}#{at}", face_up=False)
    name, words, icon = face_of(card)
    return Card(
        id=f"card:{NOTATION.cards.text(card)}#{zone}.{at}",
        name=name,
        text=words,
        icon=icon,
        face_up="used" not in marks,
        marks=(*kind_marks(card), *marks),
        kind=kind_of(card),
        facts=facts(card),
    )


@cache
def face_of(card: int) -> tuple[str, str, str]:
    """Name, words and icon of anything that can lie in a zone."""
    id_ = NOTATION.cards.text(card)
    if card < FIRST_FEATURE:
        return card_at(card).name, card_text(card_at(card)), kind_marks(card)[0]
    if FIRST_KIND <= card < FIRST_FACE:
        kind = kind_at(card)
        numbers = f"AC {kind.ac}, HP {kind.hp}, {worth(card)} XP. " if kind.size else ""
        return kind.name, f"{numbers}{tactics_words(id_)}", id_
    if FIRST_FACE <= card < FIRST_TILE:
        face = VILLAINS[card - FIRST_FACE]
        return face.name, f"AC {face.ac}, {face.xp} XP. {tactics_words(id_)}", id_
    return card_name(card), "", "token"


def kind_of(card: int) -> str:
    """What is printed as the type of a card."""
    if card < FIRST_FEATURE:
        return kind_marks(card)[0]
    if FIRST_KIND <= card < FIRST_FACE:
        return "monster"
    return "villain" if FIRST_FACE <= card < FIRST_TILE else "token"


@cache
def kind_marks(card: int) -> tuple[str, ...]:
    """What sort of card it is."""
    face = card_at(card) if card < FIRST_FEATURE else None
    if isinstance(face, Power):
        return (face.type.word,)
    if isinstance(face, Encounter | Treasure):
        return (face.kind.word,)
    return ("ally",) if face is not None else ()
