"""The toy game's words: its cards, stacks, zones and verbs."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.moves import Names, Notation, Vocabulary

CARDS: Final = ("dodge", "feint", "lantern", "purse", "salve", "spark", "coin", "gem", "pit")
DODGE, FEINT, LANTERN, PURSE, SALVE, SPARK, COIN, GEM, PIT = range(len(CARDS))
COPIES: Final = {DODGE: 3, FEINT: 2, LANTERN: 2, PURSE: 2, SALVE: 2, SPARK: 4}
DECK_LIST: Final = tuple(card for card, copies in COPIES.items() for _ in range(copies))
TOKEN_LIST: Final = (COIN, COIN, COIN, GEM, PIT, PIT)

DECK, TOKENS = 0, 1
MOST_SEATS: Final = 3
LENGTH: Final = 5
PATH, DISCARD, HANDS, STASHES = 0, 1, 2, 2 + MOST_SEATS

NOTATION: Final = Notation(
    "toy",
    "p",
    cards=CARDS,
    stacks=("deck", "tokens"),
    zones=(
        *("path", "discard"),
        *(f"hand-{i + 1}" for i in range(MOST_SEATS)),
        *(f"stash-{i + 1}" for i in range(MOST_SEATS)),
    ),
)
SQUARE: Final = Names("square", [f"s{i}" for i in range(LENGTH)])
STEP: Final = NOTATION.verb("step", SQUARE)
PLAY: Final = NOTATION.verb("play", NOTATION.cards)
STASH: Final = NOTATION.verb("stash", NOTATION.cards)
THROW: Final = NOTATION.verb("throw", NOTATION.cards)
STRIKE: Final = NOTATION.verb("strike", NOTATION.seats)
HEAL: Final = NOTATION.verb("heal", NOTATION.seats)
BURY: Final = NOTATION.verb("bury", Vocabulary("place"))
REST: Final = NOTATION.verb("rest")
