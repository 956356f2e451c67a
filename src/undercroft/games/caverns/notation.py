"""How Caverns is written: all that can lie in a stack, the stacks, the figures, the verbs.

A verb that one page alone knows is made in the module of that page.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.content.card import Ally, Card, Encounter, Power, Treasure
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.page_schema import Token
from undercroft.games.caverns.content.schema import Keyword, MonsterKind
from undercroft.games.caverns.content.tables import (
    ADVENTURES,
    EDGE_NAMES,
    EDGES,
    FACES,
    HERO_NAMES,
    HEROES,
    MONSTERS,
    TILE_NAMES,
    VILLAINS,
)
from undercroft.games.caverns.effects import refs
from undercroft.kernel.errors import NotationError
from undercroft.kernel.moves import NUMBER, UNSEEN, Names, Notation, Vocabulary

MOST_SEATS: Final = 5
PROPS: Final = 12
"""More objects than any adventure has."""

FIRST_ALLY: Final = MOST_SEATS
ALLY_CARDS: Final = tuple(i for i, card in enumerate(ALL_CARDS) if isinstance(card, Ally))
FIRST_VILLAIN: Final = FIRST_ALLY + len(ALLY_CARDS)
FIRST_PROP: Final = FIRST_VILLAIN + len(VILLAINS)
FIRST_MONSTER: Final = FIRST_PROP + PROPS
"""Figures: heroes by their seats, then allies, villains and objects, then monsters."""

FIRST_FEATURE: Final = len(ALL_CARDS)
FIRST_KIND: Final = FIRST_FEATURE + len(HEROES)
FIRST_FACE: Final = FIRST_KIND + len(MONSTERS)
FIRST_TILE: Final = FIRST_FACE + len(VILLAINS)

MONSTER_DECK: Final = 0
ENCOUNTER_DECK: Final = 1
TREASURE_DECK: Final = 2
TILE_STACK: Final = 3
POWER_DECK: Final = 4
TOKEN_STACK: Final = 5

SET_ASIDE: Final = 0
FIRST_ROLE: Final = 1
"""Zones of face-down tokens: what was put out of the game, then the role of each seat."""

FIRST_TOKEN: Final = FIRST_TILE + len(TILE_NAMES.names)
TOKENS: Final = (
    Token("level-1", "Experience of a level 1 hero"),
    Token("level-2", "Experience of a level 2 hero"),
    *(token for page in ADVENTURES for token in page.tokens),
)
"""Experience without a card, and the tokens of pages: roles, what coffers hold."""

LEVEL_1, LEVEL_2 = FIRST_TOKEN, FIRST_TOKEN + 1

FIRST_EDGE_TILE: Final = FIRST_TOKEN + len(TOKENS)

NOTATION: Final = Notation(
    "caverns",
    "h",
    cards=(
        *(card.id for card in ALL_CARDS),
        *(hero.feature.id for hero in HEROES),
        *(kind.id for kind in MONSTERS),
        *(face.id for face in VILLAINS),
        *(f"tile-{name}" for name in TILE_NAMES.names),
        *(f"token-{token.id}" for token in TOKENS),
        *(f"edge-{name}" for name in EDGE_NAMES.names),
    ),
    stacks=("monsters", "encounters", "treasures", "tiles", "powers", "tokens"),
    zones=("set-aside", *(f"role-{seat + 1}" for seat in range(MOST_SEATS))),
    seat_names=[f"the {nth} player" for nth in ("first", "second", "third", "fourth", "fifth")],
)


class Figures(Vocabulary):
    """Figures: heroes `h1`, allies `a1`, villains `v1`, objects `o1`, monsters `m1`."""

    FIRST: Final = (
        ("h", 0),
        ("a", FIRST_ALLY),
        ("v", FIRST_VILLAIN),
        ("o", FIRST_PROP),
        ("m", FIRST_MONSTER),
    )

    def text(self, value: int) -> str:
        if value < 0:
            return UNSEEN
        letter, first = next(row for row in reversed(self.FIRST) if value >= row[1])
        return f"{letter}{value - first + 1}"

    def parse(self, word: str) -> int:
        for (letter, first), (_, end) in zip(self.FIRST, (*self.FIRST[1:], ("", 999))):
            digits = word[1:]
            if word[:1] == letter and digits.isdecimal() and 0 < int(digits) <= end - first:
                return first + int(digits) - 1
        raise NotationError(f'"{word[:40]}" is not a figure such as h2 or m3')


class CardThings(Vocabulary):
    """Cards that effects speak of, by their names."""

    def text(self, value: int) -> str:
        return UNSEEN if value < 0 else NOTATION.cards.text(refs.card_of(value))

    def parse(self, word: str) -> int:
        return refs.card(NOTATION.cards.parse(word))


FIGURE: Final = Figures("figure")
CARD: Final = CardThings("card")

RECRUIT: Final = NOTATION.verb("recruit", HERO_NAMES)
STAND: Final = NOTATION.verb("stand", refs.SPACE)
TAKE_POWER: Final = NOTATION.verb("power", NOTATION.cards)
MOVE: Final = NOTATION.verb("move", refs.SPACE)
USE: Final = NOTATION.verb("use", NOTATION.cards)
STANCE: Final = NOTATION.verb("stance", NOTATION.cards)
DISABLE: Final = NOTATION.verb("disable", NOTATION.cards)
TAKE: Final = NOTATION.verb("take", FIGURE)
DROP: Final = NOTATION.verb("drop", FIGURE)
END: Final = NOTATION.verb("end")
TARGET: Final = NOTATION.verb("target", FIGURE)
TO_SPACE: Final = NOTATION.verb("space", refs.SPACE)
TO_TILE: Final = NOTATION.verb("tile", refs.CELL)
AT_EDGE: Final = NOTATION.verb("edge", refs.EDGE)
PICK: Final = NOTATION.verb("pick", CARD)
ORDER: Final = NOTATION.verb("order", NOTATION.cards)
CHOOSE: Final = NOTATION.verb("choose", NUMBER)
OF_KIND: Final = NOTATION.verb("kind", Names("keyword", tuple(keyword.word for keyword in Keyword)))
YES: Final = NOTATION.yes
NO: Final = NOTATION.no
PAY: Final = NOTATION.verb("pay", NOTATION.cards)
CANCEL: Final = NOTATION.verb("cancel")
GIVE: Final = NOTATION.verb("give", FIGURE)
ACTIVATE: Final = NOTATION.verb("activate", FIGURE)
SEARCH: Final = NOTATION.verb("search", refs.EDGE)


def card_at(number: int) -> Card:
    """The card with a number."""
    return ALL_CARDS[number]


def card_name(number: int) -> str:
    """The printed name of anything that has a number: card, feature, monster, villain, tile."""
    if number < FIRST_FEATURE:
        return ALL_CARDS[number].name
    if number < FIRST_KIND:
        return HEROES[number - FIRST_FEATURE].feature.name
    if number < FIRST_FACE:
        return MONSTERS[number - FIRST_KIND].name
    if number < FIRST_TILE:
        return VILLAINS[number - FIRST_FACE].name
    if number < FIRST_TOKEN:
        return FACES[number - FIRST_TILE].name
    if number < FIRST_EDGE_TILE:
        return TOKENS[number - FIRST_TOKEN].name
    return EDGES[number - FIRST_EDGE_TILE].name


def power_at(number: int) -> Power:
    """The power with a number."""
    card = ALL_CARDS[number]
    assert isinstance(card, Power)
    return card


def encounter_at(number: int) -> Encounter:
    """The encounter with a number."""
    card = ALL_CARDS[number]
    assert isinstance(card, Encounter)
    return card


def treasure_at(number: int) -> Treasure:
    """The treasure with a number."""
    card = ALL_CARDS[number]
    assert isinstance(card, Treasure)
    return card


def is_feature(number: int) -> bool:
    """Whether a number is that of a hero's feature."""
    return FIRST_FEATURE <= number < FIRST_KIND


def is_monster_card(number: int) -> bool:
    """Whether a number stands for a monster card."""
    return FIRST_KIND <= number < FIRST_FACE


def kind_at(number: int) -> MonsterKind:
    """The kind of monster on a monster card."""
    return MONSTERS[number - FIRST_KIND]


def numbers(*ids: str) -> tuple[int, ...]:
    """The numbers of cards by their ids."""
    return tuple(NOTATION.cards.parse(id_) for id_ in ids)
