"""What must hold at every point of every game: listing, refusing, copying, saving, chance."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.conformance.walks import at_chance, continued, decider, random_move, readers
from undercroft.kernel.digest import digest
from undercroft.kernel.errors import IllegalMove
from undercroft.kernel.moves import DUNGEON, Move
from undercroft.kernel.play import apply, legal, pending, sample, weights
from undercroft.kernel.position import load_position
from undercroft.kernel.state import State
from undercroft.kernel.table import Table

SEED = 5
FAR = 12
LIMIT = 20_000
MOST_WEIGHT = 500
FINE = 12


def listing_is_pure(t: Table) -> None:
    """Listing what is legal, twice and anew, gives the same and changes nothing."""
    s = t.state
    before = s.save()
    lists = []
    for _ in range(2):
        s.listed = None
        lists.append(list(legal(s)))
    assert lists[0] == lists[1]
    assert s.save() == before
    assert bool(lists[0]) == (t.over is None)


def looking_changes_nothing(t: Table) -> None:
    """Scenes, views, previews, reasons, codes, records and positions leave the state alone."""
    before = t.state.save()
    for reader in readers(t):
        t.scene(reader), t.view(reader), t.events(reader)
    seat = decider(t)
    for move in t.legal() if seat is not None else ():
        t.preview(move.seat, move)
        t.why_not(move.seat, str(move))
    t.record(), t.position(), t.code(), t.digest()
    assert t.state.save() == before


def moves_are_the_deciders(t: Table) -> None:
    """Every legal move belongs to the seat that decides, or to chance."""
    seat = decider(t)
    assert {move.seat for move in t.legal()} <= {DUNGEON if seat is None else seat}


def notations_round_trip(t: Table) -> None:
    """Legal moves are written differently, and what is written is that move again."""
    texts = [str(move) for move in t.legal()]
    assert len(set(texts)) == len(texts)
    for move, text in zip(t.legal(), texts):
        again = t.game.notation.parse(text)
        assert again == move
        assert hash(again) == hash(move)
        assert str(again) == text


def others_are_refused(t: Table) -> None:
    """A move that is not legal, of this seat or another, is refused and changes nothing."""
    before, count = t.state.save(), len(t.history)
    for move in _foreign(t):
        with pytest.raises(IllegalMove) as caught:
            t.play(move)
        assert caught.value.refusals
        with pytest.raises(IllegalMove):
            apply(t.state, move)
    for index in (-1, len(t.legal())):
        with pytest.raises(IllegalMove):
            t.play(index)
    assert t.state.save() == before
    assert len(t.history) == count


def _foreign(t: Table) -> list[Move]:
    known = {entry.move for entry in t.history} | set(t.legal())
    seats = (DUNGEON, *range(t.setup.seats))
    tried = {Move(move.verb, seat, move.args) for move in known for seat in seats}
    return sorted(tried - set(t.legal()), key=str)


def checks_agree_with_the_list(t: Table) -> None:
    """Nothing stands against what is listed; something stands against what is not."""
    s = t.state
    acts = s.frames[-1].acts(s) if decider(t) is not None else ()
    listed = set(t.legal())
    tried = {move for move in _foreign(t) if move.seat == decider(t) and s.has(move)} | listed
    for move in sorted(tried, key=str):
        meant = [act for act in acts if act.verb is move.verb]
        if meant:
            assert any(act.allows(s, move) for act in meant) == (move in listed), move


def clones_are_independent(t: Table) -> None:
    """A clone played to the end leaves its original alone; both play on alike."""
    s = t.state
    before, listed = s.save(), list(legal(s))
    clone, twin = s.clone(), s.clone()
    assert clone.save() == before
    continued(clone, SEED, LIMIT)
    assert s.save() == before
    assert list(legal(s)) == listed
    assert continued(twin, SEED, FAR) == continued(s.clone(), SEED, FAR)
    assert s.save() == before


def saving_keeps_everything(t: Table) -> None:
    """A state saved as JSON and loaded is the same and plays on alike."""
    _plays_on_alike(t.state, type(t.state).load(json.loads(json.dumps(t.state.save()))))


def pickling_keeps_everything(t: Table) -> None:
    """A state and its moves survive pickling."""
    _plays_on_alike(t.state, pickle.loads(pickle.dumps(t.state)))
    moves = t.legal()
    assert pickle.loads(pickle.dumps(moves)) == moves


def positions_round_trip(t: Table) -> None:
    """A position is read back as the same state at the same table."""
    text = t.position()
    again = load_position(text, chance="ask")
    assert again.setup == t.setup
    assert again.position() == text
    _plays_on_alike(t.state, again.state)


def _plays_on_alike(s: State, again: State) -> None:
    assert type(again) is type(s)
    assert digest(again) == digest(s)
    assert pending(again) == pending(s)
    assert legal(again) == legal(s)
    assert continued(again.clone(), SEED, FAR) == continued(s.clone(), SEED, FAR)


def weights_fit(t: Table) -> None:
    """Weights are positive ints, one an outcome; sampling follows them exactly."""
    s = t.state.clone()
    if not at_chance(s):
        with pytest.raises(IllegalMove):
            weights(s)
        return
    moves, heavy = legal(s), weights(s)
    assert len(heavy) == len(moves)
    assert all(type(weight) is int and weight > 0 for weight in heavy)
    total = sum(heavy)
    if total <= MOST_WEIGHT:
        points = FINE * total
        drawn = Counter(sample(s, -(-(k << 64) // points)) for k in range(points))
        assert drawn == {move: FINE * weight for move, weight in zip(moves, heavy)}


def hearing_changes_nothing(t: Table) -> None:
    """A move played at a table, where events are told, leads where it leads in a playout."""
    if t.over is not None:
        return
    move = random_move(t.state, random.Random(SEED))
    silent, heard = t.state.clone(), t.state.clone()
    apply(silent, move)
    heard.listening, heard.events = True, []
    apply(heard, move)
    assert digest(heard) == digest(silent)


Check = Callable[[Table], None]
POINTS: tuple[Check, ...] = (
    listing_is_pure,
    looking_changes_nothing,
    moves_are_the_deciders,
    notations_round_trip,
    others_are_refused,
    checks_agree_with_the_list,
    clones_are_independent,
    saving_keeps_everything,
    pickling_keeps_everything,
    positions_round_trip,
    weights_fit,
    hearing_changes_nothing,
)
