"""Deliberately broken toys, each with the check that must notice."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest

from tests.conformance import points, secrets, whole_games, written_games
from tests.toy.actions import cards
from tests.toy.actions.move import is_neighbour, step
from tests.toy.notation import HANDS, LENGTH, REST, SQUARE, STASH, STEP
from tests.toy.phases import hero_turn
from tests.toy.phases import round as ends
from tests.toy.phases.hero_turn import Turn
from tests.toy.phases.round import ending
from tests.toy.state import Toy
from undercroft.kernel import position, record, table
from undercroft.kernel.chance import Roll, Show
from undercroft.kernel.checks import Check as Condition
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.events import CardMoved, Said
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Over, Prompt
from undercroft.kernel.stacks import EVERYONE
from undercroft.kernel.state import State

Patch = pytest.MonkeyPatch
legal, take = Turn.legal, Turn.apply
split = record._split


@dataclass(frozen=True)
class Break:
    """One way to break the toy or the kernel, and the check that fails then."""

    name: str
    patch: Callable[[Patch], None]
    check: Callable[..., None]


def _turn(name: str, function: Callable[..., Any]) -> Callable[[Patch], None]:
    return lambda patch: patch.setattr(Turn, name, function)


def _listing_pays(self: Turn, s: Toy) -> list[Move]:
    s.gold[0] += 1
    return legal(self, s)


def _scene_pays(patch: Patch) -> None:
    def prompt(_self: Turn, s: Toy) -> Prompt:
        s.round += 1
        return Prompt("?")

    patch.setattr(Turn, "prompt", prompt)


def _others_moves(self: Turn, s: Toy) -> list[Move]:
    return [*legal(self, s), REST((self.who + 1) % s.seats)]


def _twice(self: Turn, s: Toy) -> list[Move]:
    return [*legal(self, s), REST(self.who)]


def _one_name(patch: Patch) -> None:
    patch.setattr(SQUARE, "text", lambda _value: "s1")


def _far_steps(self: Turn, _s: Toy) -> list[Move]:
    return [*STEP.each(self.who, range(LENGTH)), REST(self.who)]


def _no_steps(self: Turn, s: Toy) -> list[Move]:
    return [move for move in legal(self, s) if move.verb is not STEP or s.round % 2]


def _lenient(patch: Patch) -> None:
    patch.setattr(table.Table, "is_legal", lambda _self, _move: True)


def _shared_columns(patch: Patch) -> None:
    def clone(self: Toy) -> State:
        made = plain(self)
        assert isinstance(made, Toy)
        made.gold = self.gold
        return made

    plain = Toy.clone
    patch.setattr(Toy, "clone", clone)


def _forgetful_save(patch: Patch) -> None:
    def save(self: Turn) -> dict[str, Any]:
        return {"frame": "turn", "who": self.who}

    patch.setattr(Turn, "save", save)


def _loaded_die(patch: Patch) -> None:
    patch.setattr(Roll, "weights", lambda _self, _s: [2, 1, 1, 1, 1, 1])


def _short_weights(patch: Patch) -> None:
    patch.setattr(Roll, "weights", lambda _self, _s: [1] * 5)


def _heard_pays(self: Turn, s: Toy, move: Move) -> None:
    s.gold[0] += s.listening
    take(self, s, move)


def _lost_card(patch: Patch) -> None:
    patch.setattr("undercroft.kernel.views._lay", lambda *_: None)


def _telling_prompt(self: Turn, s: Toy) -> Prompt:
    return Prompt(f"{s.zones[HANDS + (self.who + 1) % s.seats].cards}")


def _telling_refusal(patch: Patch) -> None:
    def words(s: Toy, _move: Move, _missing: int) -> str:
        return f"{[s.hand(seat) for seat in range(s.seats)]}"

    patch.setattr(is_neighbour, "_explain", words)
    assert isinstance(is_neighbour, Condition)


def _telling_events(self: Turn, s: Toy, move: Move) -> None:
    take(self, s, move)
    if s.listening:
        s.emit(Said(text=f"{[s.hand(seat) for seat in range(s.seats)]}"))


def _private_hide(patch: Patch) -> None:
    def hide(self: Turn, seats: int) -> None:
        self.left += bool(seats)

    patch.setattr(Turn, "hide", hide)


def _foreign_winner(patch: Patch) -> None:
    patch.setattr(ends, "ending", lambda s: replace(ending(s), winners=(7,)))


def _generous(patch: Patch) -> None:
    def rich(s: Toy) -> Over:
        return replace(ending(s), returns=(2.0,) * s.seats)

    patch.setattr(ends, "ending", rich)


def _remembering(patch: Patch) -> None:
    steps = count()

    def walk(s: Toy, seat: int, square: int) -> None:
        step(s, seat, square)
        s.hearts[seat] = 3 - next(steps) % 2

    patch.setattr(hero_turn, "step", walk)


def _no_barrier(patch: Patch) -> None:
    patch.setattr(table.Table, "_blocks", lambda *_: "")


def _resting_teaches(self: Turn, s: Toy, move: Move) -> None:
    """Whoever rests is told what a hidden hand of another seat holds, and no chance is asked."""
    take(self, s, move)
    if move.verb is REST:
        s.gold[self.who] += 10 * s.zones[HANDS + (self.who + 1) % s.seats].cards[0]


def _public_draw(patch: Patch) -> None:
    plain = CardMoved

    def public(**told: Any) -> object:
        return plain(**{**told, "seen_by": EVERYONE})

    patch.setattr(cards, "CardMoved", public)
    patch.setattr(hero_turn, "CardMoved", public)


def _frame_holds_a_card(self: Turn, s: Toy, move: Move) -> None:
    take(self, s, move)
    if move.verb is STASH:
        s.hearts[0] = 3 + move.args[0] % 2


def _open_records(patch: Patch) -> None:
    patch.setattr(Move, "hidden", lambda self: self)


def _half_lines(patch: Patch) -> None:
    def lenient(text: str) -> Any:
        return split(text if text.endswith("\n") else f"{text}\n")

    patch.setattr(record, "_split", lenient)


def _tolerant(patch: Patch) -> None:
    def line(at: table.Table, text: str, number: int) -> None:
        with contextlib.suppress(UndercroftError):
            read(at, text, number)

    read = record._line
    patch.setattr(record, "_line", line)


def _crashing(patch: Patch) -> None:
    def fields(*_: object) -> None:
        raise RuntimeError("not a sentence for people")

    patch.setattr(position, "_fields", fields)


def _late_hiding(patch: Patch) -> None:
    plain = Move.hidden
    patch.setattr(Move, "hidden", lambda self: self if self.seat < 0 else plain(self))


def _closed_view(patch: Patch) -> None:
    def legal_shows(self: Show, s: State) -> list[Move]:
        return shows(self, s)[: 1 if s.viewer != EVERYONE else None]

    shows = Show.legal
    patch.setattr(Show, "legal", legal_shows)


def _told_keeps(_self: Turn, s: Toy, value: int) -> None:
    """What one seat draws stays in a column that all can read."""
    s.hearts[0] = 3 + value % 2


def _unknown_frame(patch: Patch) -> None:
    known = {name: kind for name, kind in Toy.FRAMES.items() if kind is not Show}
    patch.setattr(Toy, "FRAMES", known)


def _fixed_seed(patch: Patch) -> None:
    patch.setattr(table, "seeded", lambda _seed, _source, asked: asked << 58)


def _growing_head(patch: Patch) -> None:
    def grown(self: table.Table, for_: int | None = None) -> str:
        head, _, body = record.write(self, for_).partition("---\n")
        return f"{head}---\n# {len(self.history)} moves\n{body}"

    patch.setattr(table.Table, "record", grown)


BREAKS = (
    Break("listing pays", _turn("legal", _listing_pays), points.listing_is_pure),
    Break("a prompt that counts", _scene_pays, points.looking_changes_nothing),
    Break("moves of others", _turn("legal", _others_moves), points.moves_are_the_deciders),
    Break("a move twice", _turn("legal", _twice), points.notations_round_trip),
    Break("one name for all", _one_name, points.notations_round_trip),
    Break("nothing is refused", _lenient, points.others_are_refused),
    Break("far steps", _turn("legal", _far_steps), points.checks_agree_with_the_list),
    Break("no steps", _turn("legal", _no_steps), points.checks_agree_with_the_list),
    Break("clones share lists", _shared_columns, points.clones_are_independent),
    Break("a save forgets", _forgetful_save, points.saving_keeps_everything),
    Break("a pickle forgets", _forgetful_save, points.pickling_keeps_everything),
    Break("a position forgets", _forgetful_save, points.positions_round_trip),
    Break("a loaded die", _loaded_die, points.weights_fit),
    Break("too few weights", _short_weights, points.weights_fit),
    Break("hearing pays", _turn("apply", _heard_pays), points.hearing_changes_nothing),
    Break("cards are lost", _lost_card, secrets.worlds_are_whole),
    Break("a prompt tells", _turn("prompt", _telling_prompt), secrets.views_do_not_tell),
    Break("a refusal tells", _telling_refusal, secrets.choices_do_not_tell),
    Break("an event tells", _turn("apply", _telling_events), secrets.moves_do_not_tell),
    Break("a refusal tells", _telling_refusal, secrets.previews_do_not_tell),
    Break("views differ openly", _private_hide, secrets.code_is_everybodys),
    Break("a foreign winner", _foreign_winner, whole_games.game_ends_properly),
    Break("generous returns", _generous, whole_games.game_ends_properly),
    Break("a global counter", _remembering, whole_games.searching_changes_nothing),
    Break("a fixed seed", _fixed_seed, whole_games.seed_decides),
    Break("hearing pays", _turn("apply", _heard_pays), whole_games.undo_restores),
    Break("no barrier", _no_barrier, whole_games.undo_keeps_its_barrier),
    Break("resting teaches", _turn("apply", _resting_teaches), whole_games.undo_keeps_its_barrier),
    Break("all see a draw", _public_draw, whole_games.streams_keep_secrets),
    Break("open records", _open_records, whole_games.streams_keep_secrets),
    Break("a global counter", _remembering, written_games.record_replays_at_any_move),
    Break("a global counter", _remembering, written_games.record_from_a_position_replays),
    Break("a longer head", _growing_head, written_games.record_is_appended_to),
    Break(
        "a field tells",
        _turn("apply", _frame_holds_a_card),
        written_games.redacted_record_is_the_view,
    ),
    Break("a frame nobody knows", _unknown_frame, written_games.every_frame_can_be_loaded),
    Break("cards are lost", _lost_card, written_games.what_anybody_knows_is_played_on),
    Break("half lines", _half_lines, written_games.cut_record_loads),
    Break("a tolerant reader", _tolerant, written_games.damaged_record_is_refused),
    Break("a check that crashes", _crashing, written_games.damaged_position_is_refused),
    Break("open outcomes", _late_hiding, whole_games.unseen_outcomes_are_hidden),
    Break(
        "a column keeps a card",
        _turn("on_answer", _told_keeps),
        whole_games.what_is_not_seen_changes_no_view,
    ),
    Break("a show that is sure", _closed_view, whole_games.chance_is_open),
)
