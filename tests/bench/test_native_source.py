"""What the compiled build writes out before mypyc reads a source."""

from __future__ import annotations

import pytest

from bench.native_source import FUTURE, MARK, classes_in, marked, with_fields

FRAMES = f"""{FUTURE}
class Frame:
    pass


class Window(Frame):
    order: tuple[int, ...] = field(ROW)
    at: int = field(INT, init=False)


class Attacked(Window):
    hero: int = field(INT)
    card: int = field(INT, default=NO_CARD)
    left: tuple[int, ...] = field(ROW, init=False)


class Turn(State):
    round: int = field(INT, default=1)
"""


def test_classes_with_a_base_are_marked_once() -> None:
    text = f"{FUTURE}\n\nclass Base:\n    pass\n\n\nclass Frame(Base):\n"
    first = marked(text)
    assert f"\n\n{MARK}\nclass Frame(Base):" in first
    assert f"{MARK}\nclass Base" not in first
    assert "from mypy_extensions import mypyc_attr" in first
    assert marked(first) == first


def test_fields_become_annotations_and_a_table() -> None:
    text = with_fields(FRAMES, {})
    assert "    order: tuple[int, ...]\n    at: int\n" in text
    table = "_layout.merged(Frame.FIELDS, (_layout.named('order', field(ROW)), "
    assert f"FIELDS: _typing.ClassVar[_layout.Layout] = {table}" in text
    assert "(_layout.named('round', field(INT, default=1)),)" in text


def test_a_frame_gets_the_constructor_that_its_fields_ask_for() -> None:
    text = with_fields(FRAMES, {})
    assert "def __init__(self, order: tuple[int, ...]) -> None:" in text
    assert "        self.at = 0\n" in text
    taken = "order: tuple[int, ...], hero: int, card: int = NO_CARD"
    assert f"def __init__(self, {taken}) -> None:\n        super().__init__(order)\n" in text
    assert "        self.left = ()\n" in text


def test_a_state_is_filled_by_its_base() -> None:
    _, state = with_fields(FRAMES, {}).split("class Turn")
    assert "__init__" not in state


def test_a_base_is_looked_for_in_its_own_source_first() -> None:
    elsewhere = classes_in(["class Window(Frame):\n    pass\n", "class Window:\n    pass\n"])
    assert with_fields(FRAMES, elsewhere) == with_fields(FRAMES, {})
    with pytest.raises(ValueError, match="several classes are called Window"):
        with_fields(f"{FUTURE}class Low(Window):\n    hero: int = field(INT)\n", elsewhere)
