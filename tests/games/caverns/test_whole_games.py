"""Whole random games of Caverns, from set-up to an ending."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import undercroft as uc
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import MONSTERS
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.map.figures import monsters
from undercroft.games.caverns.notation import FIRST_KIND, MONSTER_DECK
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.table import Table

CELLS = [("adv-01", 1), *(("adv-02", seats) for seats in (2, 3, 4, 5))]


def played(adventure: str, seats: int, seed: int, **options: object) -> Table:
    """A random game to its end; every position is sound."""
    uc.register(CAVERNS)
    chosen = {"adventure": adventure, **options}
    t = uc.new("caverns", seats=seats, seed=seed, options=chosen)  # type: ignore[arg-type]
    rng = random.Random(seed)
    while t.over is None:
        t.play(rng.choice(t.legal()))
        sound(t.state)
    return t


def sound(s: object) -> None:
    """What holds in every position."""
    assert isinstance(s, Caverns)
    on_board = Counter(FIRST_KIND + s.kind[f] for f in monsters(s))
    assert all(0 <= s.hp[f] <= max_hp(s, f) for f in range(s.seats))
    assert all(s.hp[f] > 0 for f in monsters(s))
    assert sum(on_board.values()) <= sum(len(queue) for queue in s.queue)
    assert 0 <= sum(s.surges) <= 5


@pytest.mark.parametrize(("adventure", "seats"), CELLS)
@pytest.mark.parametrize("ties", ["ask", "first"])
def test_a_random_game_ends_with_a_named_ending(adventure: str, seats: int, ties: str) -> None:
    t = played(adventure, seats, seats, ties=ties)
    assert t.over is not None
    s = t.state
    assert isinstance(s, Caverns)
    assert t.over.ending in [ending.id for ending in s.adventure.endings]


@pytest.mark.parametrize("seed", range(6))
def test_random_games_with_all_cards_end(seed: int) -> None:
    options = {"all_cards": True, "heroes": "choose", "powers": ["choose", "random"][seed % 2]}
    t = played("adv-02", 2 + seed % 4, seed, **options)
    assert t.over is not None


def test_every_monster_card_is_somewhere() -> None:
    t = played("adv-02", 4, 3)
    s = t.state
    assert isinstance(s, Caverns)
    held = [card for queue in s.queue for card in queue if card >= FIRST_KIND]
    piles = [
        card for pile in s.pile for card in pile if FIRST_KIND <= card < FIRST_KIND + len(MONSTERS)
    ]
    deck = s.stacks[MONSTER_DECK].cards()
    assert len(held) + len(piles) + len(deck) + len(s.discards[MONSTER_DECK]) == 20


@pytest.mark.parametrize(("adventure", "seats"), [("adv-01", 1), ("adv-02", 3)])
def test_a_record_replays_and_a_save_goes_on_alike(adventure: str, seats: int) -> None:
    t = played(adventure, seats, 11)
    again = uc.replay(t.record())
    assert again.digest() == t.digest()
    loaded = Caverns.load(t.state.save())
    assert loaded.save() == t.state.save()


def test_a_clone_plays_on_without_touching_its_original() -> None:
    uc.register(CAVERNS)
    t = uc.new("caverns", seats=2, seed=5, options={"adventure": "adv-02"})
    rng = random.Random(5)
    for _ in range(60):
        t.play(rng.choice(t.legal()))
    before = t.digest()
    copy = t.state.clone()
    while copy.over is None:
        moves = uc.legal(copy)
        uc.apply(copy, rng.choice(moves))
    assert t.digest() == before


def test_the_words_that_have_no_meaning_yet() -> None:
    assert RULES.missing(LIBRARY.effects) == []


def test_the_scene_of_every_position_draws_all_figures() -> None:
    uc.register(CAVERNS)
    t = uc.new("caverns", seats=3, seed=9, options={"adventure": "adv-02"})
    rng = random.Random(9)
    for _ in range(80):
        if t.over is not None:
            break
        t.play(rng.choice(t.legal()))
        scene = t.scene(0)
        s = t.state
        assert isinstance(s, Caverns)
        there = [f for f, p in enumerate(s.spot) if p != NOWHERE]
        figures = [token for token in scene.tokens if token.id.startswith("fig:")]
        assert len(figures) == len(there)
