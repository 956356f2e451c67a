"""What must stay secret at every point: hidden cards swapped, nothing changes for a reader."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from tests.conformance.cells import ALL
from tests.conformance.walks import decider, mask_of, readers, seated
from undercroft.kernel.digest import code
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.moves import HIDDEN, Move
from undercroft.kernel.play import legal, pending, refusals
from undercroft.kernel.seen import Seen
from undercroft.kernel.state import State
from undercroft.kernel.table import Table
from undercroft.kernel.views import determinize, view

WORLDS = 3
MOST_MOVES = 6
MOST_TRIED = 120 if ALL else 20


def worlds(s: State, mask: int) -> list[State]:
    """Some states that agree with all that some seats know."""
    known = view(s, mask)
    return [determinize(known, random.Random(i)) for i in range(WORLDS)]


def worlds_are_whole(t: Table) -> None:
    """A filled view has exactly the cards of the true state, and nothing hidden."""
    cards = all_cards(t.state)
    for reader in readers(t):
        for world in worlds(t.state, mask_of(t, reader)):
            assert all_cards(world) == cards
            assert all(HIDDEN not in zone.cards for zone in world.zones)


def all_cards(s: State) -> Counter[int]:
    """Every card in a stack or a zone."""
    held = Counter(card for stack in s.stacks for card in stack.cards())
    return held + Counter(card for zone in s.zones for card in zone.cards)


def views_do_not_tell(t: Table) -> None:
    """In every world that a reader thinks possible it sees the same: view, scene, question."""
    for reader in readers(t):
        mask = mask_of(t, reader)
        # Which moves are final follows from the view alone.
        known, drawn = t.view(reader), t.seen.scene(mask)
        for world in worlds(t.state, mask_of(t, reader)):
            assert view(world, mask).save() == known.save()
            assert Seen(t.game, world).scene(mask) == drawn
            assert pending(world) == t.pending


def choices_do_not_tell(t: Table) -> None:
    """Who decides has the same legal moves and the same refusals in every such world."""
    seat = decider(t)
    for reader in readers(t):
        seats = mask_of(t, reader)
        mine = [move for move in _tried(t) if seats & 1 << move.seat]
        for s in (*worlds(t.state, seats), view(t.state, seats)):
            if seat is not None and seats & 1 << seat:
                assert legal(s) == list(t.legal())
            for move in mine:
                assert refusals(s, move) == refusals(t.state, move)


def _tried(t: Table) -> list[Move]:
    known = {entry.move for entry in t.history if entry.move.seat >= 0}
    seats = range(t.setup.seats)
    return [Move(move.verb, seat, move.args) for move in known for seat in seats]


def moves_do_not_tell(t: Table) -> None:
    """After a move of its own a reader has heard and sees the same in every such world."""
    seat = decider(t)
    if seat is None:
        return
    reader = t.setup.controllers[seat]
    for move in t.legal()[:MOST_MOVES]:
        seen = _after(t, reader, t.state.clone(), move)
        for world in worlds(t.state, mask_of(t, reader)):
            assert _after(t, reader, world, move) == seen


def _after(t: Table, reader: int, world: State, move: Move) -> tuple[object, ...]:
    there = seated(t, world)
    there.play(move)
    return there.events(reader), there.view(reader).save(), there.pending


def previews_do_not_tell(t: Table) -> None:
    """What a seat is told of a move, its own or another's, is the same in every such world."""
    for reader in readers(t)[:-1]:
        seats = [seat for seat, c in enumerate(t.setup.controllers) if c == reader]
        tried = sorted({str(move) for move in [*_tried(t), *t.legal()]})
        tried = tried[:: 1 + len(tried) // MOST_TRIED]
        told = [_told(t, seat, text) for seat in seats for text in tried]
        for world in worlds(t.state, mask_of(t, reader)):
            there = seated(t, world)
            assert [_told(there, seat, text) for seat in seats for text in tried] == told


def _told(t: Table, seat: int, text: str) -> tuple[object, ...]:
    try:
        shown: object = t.preview(seat, text)
    except UndercroftError as error:
        shown = str(error)
    return shown, tuple(t.why_not(seat, text))


def code_is_everybodys(t: Table) -> None:
    """The code made from any reader's view, or any world it thinks possible, is the table's."""
    for reader in readers(t):
        assert code(t.view(reader)) == t.code()
        assert all(code(world) == t.code() for world in worlds(t.state, mask_of(t, reader)))


Check = Callable[[Table], None]
SECRETS: tuple[Check, ...] = (
    worlds_are_whole,
    views_do_not_tell,
    choices_do_not_tell,
    moves_do_not_tell,
    previews_do_not_tell,
    code_is_everybodys,
)
