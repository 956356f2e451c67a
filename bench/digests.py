"""Digests of random games, one line a game, to compare builds and to notice changed play.

`python -m bench.digests [GAMES [MODULE:ATTRIBUTE]]` prints them;
`python -m bench.digests > tests/bench/golden_digests.txt` renews the golden file.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import Final

from undercroft.kernel.digest import code, digest
from undercroft.kernel.play import legal
from undercroft.kernel.playout import Dice, step
from undercroft.kernel.registry import Game, load
from undercroft.kernel.state import State
from undercroft.kernel.views import view

GAMES: Final = 20
TOY: Final = "tests.toy.game:TOY"


def lines(game: Game, games: int = GAMES) -> list[str]:
    """One line a game."""
    return [line(game, seed) for seed in range(games)]


def line(game: Game, seed: int) -> str:
    """A random game: its seats, moves, ending, and one digest of all its positions."""
    s = game.start(game.seats[seed % len(game.seats)], game.chosen({}))
    dice = Dice(seed)
    seen = blake2b(digest_size=8)
    moves = 0
    while s.over is None:
        step(s, dice)
        moves += 1
        seen.update(fingerprint(s, moves).encode())
    return f"{seed} seats {s.seats} moves {moves} {s.over.ending} {seen.hexdigest()}"


def fingerprint(s: State, moves: int) -> str:
    """The position, what one seat and what a spectator knows, what is legal; a copy says so too."""
    known = digest(view(s, 1 << moves % s.seats))
    listed = " ".join(str(move) for move in legal(s.clone()))
    return f"{digest(s)} {known} {code(s)} {listed}\n"


def main(words: list[str]) -> None:
    """Print them."""
    games = int(words[0]) if words else GAMES
    print("\n".join(lines(load(words[1] if len(words) > 1 else TOY), games)))


if __name__ == "__main__":
    main(sys.argv[1:])
