"""The log tells what happened once, and nothing that did not happen."""

from __future__ import annotations

from tests.games.caverns.cards.draws import finds, meets, three
from tests.games.caverns.cards.fights import gallery
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.notation import TILE_STACK, numbers
from undercroft.games.caverns.phases.encounters import set_trap
from undercroft.kernel.events import Rolled, Term, TokenMoved
from undercroft.kernel.stacks import Stack


def heard(place: Place) -> Place:
    """From now on all is told."""
    place.s.listening, place.s.events = True, []
    return place


def said(place: Place, words: str) -> int:
    """How often a sentence with these words was told."""
    return sum(words in event.text_with_ids() for event in place.s.events)


def rolled(place: Place) -> list[tuple[int, tuple[Term, ...]]]:
    """The rolls that were told, with what was added."""
    return [(event.value, event.added) for event in place.s.events if isinstance(event, Rolled)]


def test_who_looks_at_three_tiles_is_told_to_look_once() -> None:
    place = heard(three())
    place.stack("snug", "ford", "span")
    finds(place, "map-scrap")
    place.play(
        *(f"d peek tiles {i} tile-{name}" for i, name in enumerate(("snug", "ford", "span")))
    )
    assert said(place, "looks at the top") == 1


def test_who_finds_no_tile_is_not_told_to_look() -> None:
    place = heard(three())
    place.s.stacks[TILE_STACK] = Stack.of(())
    finds(place, "map-scrap")
    assert said(place, "looks at the top") == 0


def test_a_roll_on_a_table_is_told_once() -> None:
    place = heard(three())
    meets(place, "bitter-luck", "d roll 12")
    assert rolled(place) == [(12, ())]
    place = heard(three())
    meets(place, "bitter-luck", "d roll 3")
    assert rolled(place) == [(3, ())]


def test_cv_trap_05_a_trap_that_is_gone_is_told() -> None:
    place = gallery("kestrin")
    set_trap(place.s, 0, numbers("swinging-log")[0])
    heard(place).acts()
    place.play("h1 disable swinging-log", "d roll 9")
    assert said(place, "Swinging Log is gone") == 0
    place.turn("h1 disable swinging-log", "d roll 10")
    assert said(place, "Swinging Log is gone") == 1


def test_cv_trap_06_what_is_added_to_a_disable_roll_is_told() -> None:
    for hero, added in (("pell", (Term("skill", 5),)), ("kestrin", ())):
        place = gallery(hero)
        set_trap(place.s, 0, numbers("swinging-log")[0])
        heard(place).acts()
        place.play("h1 disable swinging-log", "d roll 3")
        assert rolled(place) == [(3, added)]


def test_a_walk_is_told_square_by_square() -> None:
    place = gallery("kestrin")
    heard(place).acts()
    place.play("h1 move 8,1")
    steps = [event.to for event in place.s.events if isinstance(event, TokenMoved)]
    assert len(steps) == 3
    assert steps[-1] == "sq:8,1"
