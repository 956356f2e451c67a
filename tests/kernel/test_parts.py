"""Parts of scenes: kept while nothing they follow from has changed, and not a drawing longer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.kernel.test_views import MINE, YOURS, two_hands
from tests.toy.notation import COIN, DODGE, HANDS, PURSE, SPARK
from tests.toy.state import Toy
from undercroft.kernel.parts import Parts, part
from undercroft.kernel.state import State
from undercroft.kernel.views import view

MADE: Counter[str] = Counter()
"""How often each part of these tests was made."""


@part
def riches(s: Toy, seat: int) -> str:
    """A part that follows from the gold."""
    MADE["riches"] += 1
    return f"gold {s.gold[seat]}"


@part
def is_rich(s: Toy, seat: int) -> bool:
    """A part that follows from the gold, and seldom changes with it."""
    MADE["is_rich"] += 1
    return s.gold[seat] > 9


@part
def standing(s: Toy, seat: int, *, is_polite: bool) -> str:
    """A part that follows from the hearts and from another part."""
    MADE["standing"] += 1
    told = "well off" if is_rich(s, seat) else "poor"
    return f"{told}, {s.hearts[seat]} hearts{', please' if is_polite else ''}"


@part
def hand(s: Toy, seat: int) -> tuple[int, ...]:
    """A part that follows from hidden cards."""
    return s.zones[HANDS + seat].cards


def board(s: State, _seats: int) -> tuple[str, ...]:
    """A scene of the first seat."""
    assert isinstance(s, Toy)
    return riches(s, 0), standing(s, 0, is_polite=True)


def hands(s: State, _seats: int) -> tuple[tuple[int, ...], ...]:
    """Both hands as some seats see them."""
    assert isinstance(s, Toy)
    return hand(s, 0), hand(s, 1)


@pytest.fixture
def s() -> Toy:
    """A table on which nothing was drawn yet."""
    MADE.clear()
    s = two_hands((DODGE,), (SPARK,), (PURSE, COIN))
    s.gold[0], s.hearts[0] = 3, 2
    return s


def drawn(parts: Parts, s: Toy) -> tuple[str, ...]:
    """The scene of a view of its own, as after every move."""
    return parts.draw(board, view(s, MINE), MINE)


def test_what_has_not_changed_is_not_made_again(s: Toy) -> None:
    parts = Parts()
    first = drawn(parts, s)
    assert first == ("gold 3", "poor, 2 hearts, please")
    s.places[0] += 1
    assert drawn(parts, s) == first
    assert MADE == {"riches": 1, "is_rich": 1, "standing": 1}


def test_a_part_is_made_anew_when_a_field_that_it_read_has_changed(s: Toy) -> None:
    parts = Parts()
    drawn(parts, s)
    s.hearts[0] = 1
    assert drawn(parts, s) == ("gold 3", "poor, 1 hearts, please")
    assert MADE == {"riches": 1, "is_rich": 1, "standing": 2}


def test_a_part_holds_while_the_parts_that_it_was_made_of_are_the_same(s: Toy) -> None:
    parts = Parts()
    drawn(parts, s)
    for gold in (4, 5):
        s.gold[0] = gold
        assert drawn(parts, s) == (f"gold {gold}", "poor, 2 hearts, please")
    assert MADE["standing"] == 1
    s.gold[0] = 10
    assert drawn(parts, s) == ("gold 10", "well off, 2 hearts, please")
    s.gold[0] = 3
    assert drawn(parts, s) == ("gold 3", "poor, 2 hearts, please")


def test_a_part_that_was_not_asked_for_meanwhile_is_not_out_of_date(s: Toy) -> None:
    parts = Parts()
    drawn(parts, s)
    s.gold[0] = 10
    parts.draw(lambda seen, _seats: is_rich(seen, 0), view(s, MINE), MINE)  # type: ignore[arg-type]
    s.places[0] += 1
    assert drawn(parts, s) == ("gold 10", "well off, 2 hearts, please")


def test_a_column_that_changes_in_place_is_noticed(s: Toy) -> None:
    parts = Parts()
    assert parts.draw(board, s, MINE)[0] == "gold 3"
    s.gold[0] = 7
    assert parts.draw(board, s, MINE)[0] == "gold 7"


@pytest.mark.parametrize("order", [(MINE, YOURS, 0), (0, YOURS, MINE), (YOURS, MINE, YOURS)])
def test_readers_who_share_parts_see_no_card_of_each_other(s: Toy, order: tuple[int, ...]) -> None:
    parts = Parts()
    for seats in order:
        seen = parts.draw(hands, view(s, seats), seats)
        assert seen == hands(view(s, seats), seats)
        assert (SPARK in seen[1]) == (seats == YOURS)


def test_outside_of_a_drawing_nothing_is_kept(s: Toy) -> None:
    seen = view(s, MINE)
    Parts().draw(board, seen, MINE)
    seen.gold[0] = 8
    assert board(seen, MINE)[0] == "gold 8"
    assert seen.clone().parts is None


def test_a_drawing_that_fails_leaves_nothing_behind(s: Toy) -> None:
    def fail(seen: State, seats: int) -> None:
        board(seen, seats)
        raise ValueError(seats)

    parts, seen = Parts(), view(s, MINE)
    with pytest.raises(ValueError, match="1"):
        parts.draw(fail, seen, MINE)
    assert seen.parts is None


@part
def copied(s: Toy) -> State:
    """A part that follows from a copy."""
    return s.clone()


@part
def unknown(s: Toy) -> object:
    """A part that follows from what is no field."""
    return getattr(s, "unknown")  # noqa: B009  (the type has no such attribute)


@pytest.mark.parametrize(("make", "error"), [(copied, TypeError), (unknown, AttributeError)])
def test_a_part_reads_nothing_that_could_not_be_seen(
    s: Toy, make: Callable[[State], object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Parts().draw(lambda seen, _seats: make(seen), view(s, MINE), MINE)
