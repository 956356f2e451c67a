"""Reasons are never false: what is refused is not legal, what is legal is not refused."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from tests.games.sentences import varied
from undercroft.kernel.checks import Refusal
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import legal, refusals
from undercroft.kernel.scene import Scene
from undercroft.kernel.table import Table

POSITIONS = 200
EVERY, MOST = 17, 1_500
ASKED = 9


def positions(game_id: str, seed: int) -> Iterator[Table]:
    """Decisions in random games with random options."""
    while True:
        rng = random.Random(seed)
        seats, options = varied(uc.game(game_id), rng)
        t = uc.new(game_id, seats=seats, seed=seed, options=options)
        while t.over is None and len(t.history) < MOST:
            if len(t.history) % EVERY == 0 and isinstance(t.pending, Decide):
                yield t
            t.play(rng.choice(t.legal()))
        seed += 1


def asked(t: Table, rng: random.Random) -> Iterator[tuple[str, Move, list[Refusal]]]:
    """What somebody seems to want with things of the scene, each with all that is against it."""
    assert isinstance(t.pending, Decide)
    ids = sorted(things(t.scene(t.setup.controllers[t.pending.seat])))
    for thing in rng.sample(ids, min(ASKED, len(ids))):
        for move in t.state.frames[-1].wants(t.state, thing):
            yield thing, move, refusals(t.state, move)


def things(scene: Scene) -> set[str]:
    """Everything that is drawn and can be pointed at: figures, cards, squares, sides."""
    found = {token.id for token in scene.tokens}
    found |= {card.id for zone in scene.zones for card in zone.cards}
    for board in scene.boards:
        found |= {cell.id for cell in board.cells} | {edge.id for edge in board.edges}
    return found


@pytest.mark.parametrize("game", ["alliance", "caverns", "infinity"])
def test_what_is_refused_is_not_legal_and_what_is_legal_is_not_refused(game: str) -> None:
    rng, wanted, rules = random.Random(7), 0, set[str]()
    for t, _ in zip(positions(game, 0), range(POSITIONS)):
        offered = set(legal(t.state))
        for thing, move, against in asked(t, rng):
            assert (move in offered) == (not against), (thing, str(move), against)
            rules |= {refusal.rule for refusal in against}
            wanted += 1
    assert wanted > POSITIONS / 2
    assert len(rules) > 8
