"""Digests of random games, one line a game, to compare builds and to notice changed play.

`python -m bench.digests [GAMES [MODULE:ATTRIBUTE]]` prints them;
`python -m bench.digests > tests/bench/golden_digests.txt` renews the golden file.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import Final

from undercroft.kernel.digest import code, digest
from undercroft.kernel.options import Value
from undercroft.kernel.play import legal
from undercroft.kernel.playout import Dice, step
from undercroft.kernel.registry import Game, load
from undercroft.kernel.state import State
from undercroft.kernel.views import view

GAMES: Final = 20
TOY: Final = "tests.toy.game:TOY"

Setup = tuple[int, dict[str, Value]]
SETUPS: Final[dict[str, tuple[Setup, ...]]] = {
    "alliance": (
        (4, {}),
        (2, {"pvp": True}),
        (1, {}),
        (3, {"cards": "basic"}),
        (4, {"short": True}),
        (2, {"heroes": "preset", "end_rewards": True}),
    ),
    "caverns": tuple(
        (seats, {"adventure": f"adv-{page:02}"})
        for page, seats in enumerate((1, 4, 3, 2, 5, 4, 3, 4, 4, 2, 5, 4, 3), start=1)
    ),
    "infinity": tuple(
        (seats, {"scenario": scenario})
        for scenario, seats in (
            *((f"sc-{n:02}", seats) for n, seats in enumerate((1, 2, 3, 4, 5, 2, 3, 4, 2, 5), 1)),
            *(("gaol-of-nine-keys", 2), ("drowned-works", 3), ("hall-of-listening", 4)),
        )
    ),
}
"""How games begin, one setup after the other; other games take every number of seats."""

SPARSE: Final = {"alliance": 20, "caverns": 5, "infinity": 5}
"""In long games only each n-th position is digested whole; of the others what is legal counts."""


def lines(game: Game, games: int = GAMES) -> list[str]:
    """One line a game."""
    return [line(game, seed) for seed in range(games)]


def line(game: Game, seed: int) -> str:
    """A random game: its seats, moves, ending, and one digest of all its positions."""
    setups = SETUPS.get(game.id) or tuple((seats, {}) for seats in game.seats)
    seats, options = setups[seed % len(setups)]
    s = game.start(seats, game.chosen(options))
    dice = Dice(seed)
    seen = blake2b(digest_size=8)
    moves = 0
    while s.over is None:
        step(s, dice)
        moves += 1
        is_whole = moves % SPARSE.get(game.id, 1) == 0 or s.over is not None
        seen.update((fingerprint(s, moves) if is_whole else listing(s)).encode())
    return f"{seed} seats {s.seats} moves {moves} {s.over.ending} {seen.hexdigest()}"


def fingerprint(s: State, moves: int) -> str:
    """The position, what one seat and what a spectator knows, what is legal; a copy says so too."""
    known = digest(view(s, 1 << moves % s.seats))
    return f"{digest(s)} {known} {code(s)} {listing(s.clone())}\n"


def listing(s: State) -> str:
    """What is legal."""
    return " ".join(str(move) for move in legal(s))


def main(words: list[str]) -> None:
    """Print them."""
    games = int(words[0]) if words else GAMES
    print("\n".join(lines(load(words[1] if len(words) > 1 else TOY), games)))


if __name__ == "__main__":
    main(sys.argv[1:])
