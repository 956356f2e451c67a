"""A table: playing, chance, undo and its barrier, why-not, what each controller learns."""

from __future__ import annotations

import importlib

import pytest

import undercroft as uc
from tests.toy.game import TOY
from tests.toy.notation import DECK, HANDS
from tests.toy.state import Toy
from undercroft.kernel.events import CardMoved, Rolled
from undercroft.kernel.moves import HIDDEN
from undercroft.kernel.table import Table

uc.register(TOY)


def dealt(*hands: tuple[str, str, str], seats: int = 2, **more: object) -> Table:
    """A table by hand of which chance is asked, up to the first decision."""
    t = uc.new("toy", seats=seats, chance="ask", **more)  # type: ignore[arg-type]
    for token in ("coin", "pit", "coin", "gem", "coin"):
        t.play(f"d draw tokens {token}")
    for i in range(3):
        for hand in hands:
            t.play(f"d draw deck {hand[i]}")
    return t


def duel() -> Table:
    """p1 holds a spark, a feint and a purse; p2 a dodge, a salve and a lantern."""
    return dealt(("spark", "feint", "purse"), ("dodge", "salve", "lantern"))


def toy(t: Table) -> Toy:
    """The table's state."""
    assert isinstance(t.state, Toy)
    return t.state


def play(t: Table, *moves: str) -> None:
    """Several moves."""
    for move in moves:
        t.play(move)


def test_a_move_may_be_given_as_a_value_a_text_or_a_number() -> None:
    t = duel()
    t.play(t.legal()[0])
    t.play("d show path 1 pit")
    t.play(0)
    assert [str(entry.move) for entry in t.history[-3:]] == [
        "p1 step s1",
        "d show path 1 pit",
        "p1 step s0",
    ]


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_changes() -> None:
    t = duel()
    before = t.digest()
    with pytest.raises(uc.IllegalMove) as caught:
        t.play("p1 step s0")
    assert [refusal.rule for refusal in caught.value.refusals] == ["TOY-STEP-01"]
    assert t.digest() == before


@pytest.mark.parametrize("move", [99, -1, True])
def test_a_number_outside_the_list_is_refused(move: int) -> None:
    with pytest.raises(uc.IllegalMove, match="there is no move"):
        duel().play(move)


def test_a_move_out_of_turn_says_whose_decision_it_is() -> None:
    with pytest.raises(uc.IllegalMove, match="p1's decision, not p2's"):
        duel().play("p2 rest")


def test_a_move_of_another_decision_says_so() -> None:
    with pytest.raises(uc.IllegalMove, match="not part of this decision"):
        duel().play("p1 heal p1")


def test_after_the_end_nothing_is_legal() -> None:
    t = uc.new("toy", seats=2, options={"rounds": 1})
    while not isinstance(t.pending, uc.Over):
        t.play(len(t.legal()) - 1)
    assert t.legal() == ()
    with pytest.raises(uc.IllegalMove, match="over"):
        t.play("p1 rest")


def test_interrupts_two_deep_a_feint_undoes_a_dodge() -> None:
    t = duel()
    play(t, "p1 play spark", "p1 strike p2", "p2 play dodge")
    assert [frame.NAME for frame in t.state.frames] == ["turn", "strike", "answer", "answer"]
    play(t, "p1 play feint", "d roll 3")
    assert toy(t).hearts == [3, 2]


def test_a_dodge_unanswered_stops_the_strike_before_the_roll() -> None:
    t = duel()
    play(t, "p1 play spark", "p1 strike p2", "p2 play dodge", "p1 pass")
    assert toy(t).hearts == [3, 3]


def test_a_seat_that_holds_nothing_is_asked_all_the_same() -> None:
    t = dealt(("spark", "feint", "purse"), ("salve", "salve", "lantern"))
    play(t, "p1 play spark", "p1 strike p2")
    assert t.pending == uc.Decide(1, t.state.frames[-1].prompt(t.state))
    assert [str(move) for move in t.legal()] == ["p2 pass"]


def test_a_choice_in_the_middle_of_a_card() -> None:
    t = dealt(("salve", "feint", "purse"), ("dodge", "spark", "lantern"))
    play(t, "p1 step s1", "d show path 1 pit", "p1 play salve")
    assert [str(move) for move in t.legal()] == ["p1 heal p1", "p1 heal p2"]
    t.play("p1 heal p1")
    assert toy(t).hearts == [3, 3]


def test_a_set_is_chosen_ascending_so_that_it_has_one_path() -> None:
    t = duel()
    play(t, "p1 play purse")
    assert [str(move) for move in t.legal()] == ["p1 throw feint", "p1 throw spark", "p1 done"]
    t.play("p1 throw spark")
    assert [str(move) for move in t.legal()] == ["p1 done"]


def test_undo_takes_back_moves_up_to_the_barrier() -> None:
    t = duel()
    start = t.digest()
    play(t, "p1 rest")
    assert [str(move) for move in t.undoable()] == ["p1 rest"]
    t.undo()
    assert t.digest() == start
    t.redo()
    assert [str(move) for move in t.undoable()] == ["p1 rest"]
    with pytest.raises(uc.UndoError, match="nothing was undone"):
        t.redo()


def test_undo_does_not_cross_chance() -> None:
    t = duel()
    with pytest.raises(uc.UndoError, match="a card was drawn"):
        t.undo()


def test_undo_does_not_cross_what_was_revealed() -> None:
    t = duel()
    play(t, "p1 step s1", "d show path 1 pit")
    assert t.undoable() == ()
    assert t.barrier.reason == "something was revealed"


def test_a_card_of_ones_own_can_be_taken_back() -> None:
    t = duel()
    play(t, "p1 play spark")
    assert [str(move) for move in t.undoable()] == ["p1 play spark"]


def test_undo_does_not_cross_another_controllers_move() -> None:
    t = dealt(("spark", "feint", "purse"), ("salve", "salve", "lantern"))
    play(t, "p1 play spark", "p1 strike p2", "p2 pass", "d roll 1", "p1 rest", "d draw deck dodge")
    play(t, "p2 rest")
    assert [str(move) for move in t.undoable()] == ["p2 rest"]


def test_two_seats_of_one_controller_undo_as_one_and_see_as_one() -> None:
    t = dealt(
        ("spark", "feint", "purse"),
        ("salve", "salve", "lantern"),
        ("dodge", "dodge", "spark"),
        seats=3,
        controllers=[0, 0, 1],
    )
    play(t, "p1 play spark", "p1 strike p2", "p2 pass")
    assert t.barrier.reason == "a card was drawn"
    assert [str(move) for move in t.undoable()] == ["p1 play spark", "p1 strike p2", "p2 pass"]
    assert HIDDEN not in t.view(0).zones[HANDS + 1].cards
    assert set(t.view(1).zones[HANDS].cards) == {HIDDEN}


def test_why_not_collects_every_refusal_of_a_written_move() -> None:
    t = dealt(("spark", "feint", "purse"), ("salve", "salve", "lantern"))
    (answer,) = t.why_not(0, "p1 play dodge")
    assert [refusal.rule for refusal in answer.refusals] == ["TOY-PLAY-01", "TOY-PLAY-02"]


def test_why_not_of_a_scene_element_names_what_is_wanted() -> None:
    t = duel()
    (answer,) = t.why_not(0, "sq:4")
    assert answer.want == "p1 step s4"
    assert str(answer.refusals[0]) == "it is 1 squares too far [TOY-STEP-01]"
    assert t.why_not(0, "sq:1")[0].refusals == ()
    assert "not part" in str(t.why_not(0, "zone:deck")[0].refusals[0])
    assert "p1's decision" in str(t.why_not(1, "sq:1")[0].refusals[0])


def test_why_not_explains_a_text_that_is_no_move() -> None:
    assert "did you mean" in str(duel().why_not(0, "p1 stepp s1")[0].refusals[0])


def test_events_reach_only_those_who_may_know() -> None:
    t = duel()
    play(t, "p1 rest", "p1 rest", "d draw deck spark")
    mine = [e for e in t.events(0) if isinstance(e, CardMoved)]
    yours = [e for e in t.events(1) if isinstance(e, CardMoved)]
    assert mine[-1].card == "card:spark"
    assert yours[-1].card == "??"
    assert yours[-1].text_with_ids() == "?? goes from zone:deck to zone:hand-1"


def test_a_roll_is_told_with_what_it_needed() -> None:
    t = dealt(("spark", "feint", "purse"), ("salve", "salve", "lantern"))
    play(t, "p1 play spark", "p1 strike p2", "p2 pass", "d roll 2")
    (roll,) = [e for e in t.events(None) if isinstance(e, Rolled)]
    assert (roll.value, roll.needs, roll.total) == (2, 3, 2)


def test_nothing_is_told_in_playouts() -> None:
    s = duel().state.clone()
    uc.apply(s, uc.legal(s)[-1])
    assert s.events == []


def test_seeded_chance_depends_on_the_seed_and_not_on_what_was_looked_at() -> None:
    one, two = uc.new("toy", seed=5), uc.new("toy", seed=5)
    for _ in range(3):
        two.scene(0)
        two.view(1)
        two.state.clone()
    assert one.digest() == two.digest()
    assert uc.new("toy", seed=6).digest() != one.digest()


def test_chance_that_is_asked_is_a_move_of_the_dungeon() -> None:
    t = uc.new("toy", chance="ask")
    assert t.pending == uc.Chance("tokens", 0)
    assert [str(move) for move in t.legal()] == [
        "d draw tokens coin",
        "d draw tokens gem",
        "d draw tokens pit",
    ]
    assert uc.weights(t.state) == [3, 1, 2]


def test_a_preview_names_terms_and_odds() -> None:
    t = duel()
    play(t, "p1 play spark")
    assert t.preview(0, "p1 strike p2").odds == (("hit", 4, 6), ("miss", 2, 6))
    with pytest.raises(uc.IllegalMove):
        t.preview(0, "p1 rest")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"seats": 9}, "it is for 2, 3"),
        ({"options": {"round": 3}}, 'did you mean "rounds"'),
        ({"options": {"rounds": 99}}, "it can be 1, 2, 3"),
        ({"options": {"rounds": True}}, "cannot be True"),
        ({"controllers": [0]}, "one number for each of 2 seats"),
        ({"controllers": [0, 5]}, "numbered from 0"),
        ({"chance": "lucky"}, '"seeded" or "ask"'),
    ],
)
def test_a_wrong_setup_says_what_is_right(more: dict[str, object], words: str) -> None:
    with pytest.raises(uc.SetupError, match=words.replace("?", r"\?")):
        uc.new("toy", **more)  # type: ignore[arg-type]


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(uc.SetupError, match='did you mean "toy"'):
        uc.new("toys")


def test_the_public_code_is_the_same_for_all_and_tells_no_hidden_card() -> None:
    one = dealt(("spark", "feint", "purse"), ("salve", "salve", "lantern"))
    two = dealt(("spark", "feint", "purse"), ("salve", "lantern", "salve"))
    three = dealt(("spark", "feint", "dodge"), ("salve", "salve", "purse"))
    assert one.code() == two.code() == three.code()
    assert one.digest() != three.digest()
    assert len(one.state.stacks[DECK]) == 9


def test_the_games_can_be_asked_for_after_one_was_imported() -> None:
    importlib.import_module("undercroft.games.alliance.content.tables")
    assert "toy" in uc.games()
