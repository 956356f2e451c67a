"""What must hold of whole games: they end, records replay, undo restores, streams keep secrets."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields

import pytest

from tests.conformance.cells import ALL, Cell
from tests.conformance.secrets import all_cards, worlds
from tests.conformance.walks import (
    LIMIT,
    continued,
    journey,
    mask_of,
    played,
    random_move,
    readers,
)
from undercroft.kernel.errors import UndoError
from undercroft.kernel.events import Event
from undercroft.kernel.moves import HIDDEN, Move
from undercroft.kernel.play import apply, legal, weights
from undercroft.kernel.stacks import EVERYONE, sees
from undercroft.kernel.state import State
from undercroft.kernel.table import Table
from undercroft.kernel.views import view

MOST_OUTCOMES = 12 if ALL else 3
MOST_SEARCHES = 1000 if ALL else 100


def game_ends_properly(cell: Cell, seed: int) -> None:
    """Random play ends, with a named ending, winners among the seats, a fair return for each."""
    t = played(cell, seed)
    over = t.over
    assert over is not None
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", over.ending)
    assert set(over.winners) <= set(range(cell.seats))
    assert len(set(over.winners)) == len(over.winners)
    assert len(over.returns) == cell.seats
    assert len(over.scores) in (0, cell.seats)
    assert all(-1 <= value <= 1 for value in over.returns)
    assert t.legal() == ()
    assert t.pending == over


def searching_changes_nothing(cell: Cell, seed: int) -> None:
    """A game is the same when clones of it are played to the end before its moves."""
    plain = [t.digest() for t in journey(cell, seed)]
    searched = []
    for i, t in enumerate(journey(cell, seed)):
        if i % (1 + len(plain) // MOST_SEARCHES) == 0:
            continued(t.state.clone(), i, 40)
        searched.append(t.digest())
    assert searched == plain


def seed_decides(cell: Cell, seed: int) -> None:
    """The same seed gives the same game, another seed another."""
    first, again, other = (_seeded(cell, s, seed).record() for s in (seed, seed, seed + 1))
    assert first == again
    assert _moves(first) != _moves(other)


def _seeded(cell: Cell, seed: int, policy: int) -> Table:
    t, rng = cell.table(seed, "seeded"), random.Random(policy)
    for _ in range(LIMIT):
        if t.over is not None:
            return t
        t.play(rng.randrange(len(t.legal())))
    raise AssertionError(f"{cell} does not end within {LIMIT} moves")


def _moves(record: str) -> list[str]:
    return record.partition("---\n")[2].splitlines()


def undo_restores(cell: Cell, seed: int) -> None:
    """Undo leads back to what was; redo, or the same move, forward again with the same chance."""
    t, rng = cell.table(seed, "seeded"), random.Random(seed)
    digests = {len(t.history): t.digest()}
    while t.over is None:
        t.play(rng.randrange(len(t.legal())))
        digests[len(t.history)] = t.digest()
        open_moves = t.undoable()
        if open_moves:
            _back_and_forth(t, rng.randint(1, len(open_moves)), digests)


def _back_and_forth(t: Table, back: int, digests: dict[int, str]) -> None:
    end, moves = len(t.history), t.undoable()[-back:]
    t.undo(back)
    assert t.digest() == digests[end - back]
    for i in range(back):
        t.redo()
        assert t.digest() == digests[end - back + i + 1]
    t.undo(back)
    for move in moves:
        t.play(move)
    assert (len(t.history), t.digest()) == (end, digests[end])


def undo_keeps_its_barrier(cell: Cell, seed: int) -> None:
    """No undo takes back chance, what its player has learned, or another controller's move."""
    for t, before in _steps(cell, seed):
        _check_barrier(t)
        if t.undoable():
            _taught_nothing(t, before, t.setup.controllers[t.undoable()[-1].seat])


def _steps(cell: Cell, seed: int) -> Iterator[tuple[Table, State]]:
    """Every move of a game at random, with the state before it."""
    before = cell.table().state
    for t in journey(cell, seed):
        yield t, before
        before = t.state.clone()


def _taught_nothing(t: Table, before: State, mover: int) -> None:
    """In every world that its player thought possible the last move shows what it showed."""
    mask = mask_of(t, mover)
    for world in worlds(before, mask):
        apply(world, t.history[-1].move)
        assert view(world, mask).save() == t.view(mover).save(), "what was learned could be undone"


def _known(s: State) -> Counter[int]:
    held = [card for zone in s.zones for card in zone.cards if card != HIDDEN]
    held += [c for stack in s.stacks for run in stack.runs for c in run.known if c != HIDDEN]
    return Counter(held)


def _check_barrier(t: Table) -> None:
    stays = t.barrier.moves
    after = t.history[stays:]
    assert not any(entry.by_chance for entry in after)
    assert len({t.setup.controllers[entry.move.seat] for entry in after}) <= 1
    before, count = t.digest(), len(t.history)
    with pytest.raises(UndoError):
        t.undo(count - stays + 1)
    assert (t.digest(), len(t.history)) == (before, count)


def streams_keep_secrets(cell: Cell, seed: int) -> None:
    """Neither events nor record tell a reader the name of a card that it does not know then."""
    before: dict[int | None, set[str]] = {}
    for t in journey(cell, seed):
        known = {reader: _names(t, reader) for reader in readers(t)}
        if t.history:
            for reader in readers(t):
                told = _told(t, reader) & _hideable(t)
                assert told <= known[reader] | before[reader] | _public(t), (reader, told)
        before = known


def _hideable(t: Table) -> set[str]:
    """The names of all cards in zones and stacks."""
    return {t.game.notation.cards.text(card) for card in all_cards(t.state)}


def _names(t: Table, reader: int | None) -> set[str]:
    return {t.game.notation.cards.text(card) for card in _known(t.view(reader))}


def _told(t: Table, reader: int | None) -> set[str]:
    texts = [text for e in t.events(reader, len(t.history) - 1) for text in _texts(e)]
    if reader is not None:
        texts.append(_last_move(t, reader))
    return {word for text in texts for word in re.split(r"[^a-z0-9'-]+", text)}


def _last_move(t: Table, reader: int | None) -> str:
    return [line for line in _moves(t.record(reader)) if line[0] not in "=#"][-1]


def _texts(event: Event) -> list[str]:
    return [str(getattr(event, f.name)) for f in fields(event)] + [event.text_with_ids()]


def _public(t: Table) -> set[str]:
    """The names in a move that everybody sees, and in the verbs and endings of the game."""
    entry = t.history[-1]
    seen = _as_seen(entry.move, entry.seen_by == EVERYONE)
    ending = {t.over.ending} if t.over is not None else set()
    return {*seen.split(), *t.game.notation.verbs, *ending}


def unseen_outcomes_are_hidden(cell: Cell, seed: int) -> None:
    """A chance move is written as it fell only for the seats that `seen_by` names."""
    t = cell.table()
    rng = random.Random(seed)
    while t.over is None:
        seen_by = getattr(t.pending, "seen_by", None)
        move = random_move(t.state, rng)
        t.play(move)
        for reader in readers(t)[:-1]:
            if seen_by is not None:
                line = _last_move(t, reader)
                assert line == _as_seen(move, sees(mask_of(t, reader), seen_by))


def _as_seen(move: Move, whole: bool) -> str:
    words = str(move).split()
    known = 2 + move.verb.public
    return " ".join(words if whole else [*words[:known], *("??" for _ in words[known:])])


def what_is_not_seen_changes_no_view(cell: Cell, seed: int) -> None:
    """Whatever chance shows to others, who does not see it sees the same table afterwards."""
    for t in journey(cell, seed):
        seen_by = getattr(t.pending, "seen_by", EVERYONE)
        blind = [mask_of(t, r) for r in readers(t) if not sees(mask_of(t, r), seen_by)]
        if not blind:
            continue
        shown: dict[int, object] = {}
        for move in legal(t.state)[:MOST_OUTCOMES]:
            after = t.state.clone()
            apply(after, move)
            for seats in blind:
                seen = view(after, seats).save()
                assert shown.setdefault(seats, seen) == seen, (str(move), seats)


def chance_is_open(cell: Cell, seed: int) -> None:
    """What chance will do is possible in every view; who knows less expects more."""
    for t in journey(cell, seed):
        if getattr(t.pending, "seen_by", None) is None:
            continue
        for reader in readers(t):
            seen = t.view(reader)
            assert set(t.legal()) <= set(legal(seen))
            assert len(legal(seen)) == len(weights(seen))


Check = Callable[[Cell, int], None]
WHOLE_GAMES: tuple[Check, ...] = (
    game_ends_properly,
    searching_changes_nothing,
    seed_decides,
    undo_restores,
    undo_keeps_its_barrier,
    streams_keep_secrets,
    unseen_outcomes_are_hidden,
    what_is_not_seen_changes_no_view,
    chance_is_open,
)
