"""Frames: what is going on, as a stack of small objects in the state.

The top frame goes on by itself until it needs an answer, says who answers and what is legal,
takes the answer, pushes what happens inside it and pops itself when done. Frames hold ids,
numbers and tuples only, so copying one is copying its fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, dataclass_transform

from undercroft.kernel.layout import (
    Layout,
    Plain,
    add_constructor,
    field,
    fill_defaults,
    gather_fields,
    lies_in_dict,
    load_fields,
    save_fields,
)
from undercroft.kernel.moves import DUNGEON, Move
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.outcome import Prompt, Several
from undercroft.kernel.stacks import EVERYONE

if TYPE_CHECKING:
    from undercroft.kernel.checks import Act
    from undercroft.kernel.state import State

S = TypeVar("S", bound="State")


@dataclass_transform(field_specifiers=(field,))
@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something going on. Subclasses declare their fields and override what they need.

    Who writes no constructor has one that takes the fields in their order, as in a dataclass.
    """

    NAME: ClassVar[str]
    FIELDS: ClassVar[Layout] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        gather_fields(cls)
        if "__init__" not in vars(cls):
            add_constructor(cls)

    def __init__(self) -> None:
        """A frame without fields."""

    def advance(self, s: S) -> bool:
        """Go on; True when an answer is needed, False when the stack has changed."""
        return True

    def seat(self, s: S) -> int:
        """The seat that answers, or DUNGEON where chance does."""
        return DUNGEON

    def legal(self, s: S) -> list[Move]:
        """The answers, in canonical order. Changes nothing."""
        raise NotImplementedError(f"{self.NAME} asks nothing")

    def apply(self, s: S, move: Move) -> None:
        """Go on with the answer."""
        raise NotImplementedError(f"{self.NAME} takes no answer")

    def on_answer(self, s: S, value: int) -> None:
        """A frame above is done and tells a value."""

    def on_answers(self, s: S, values: tuple[int, ...]) -> None:
        """A frame above is done and tells several values."""

    def seen_by(self, s: S, move: Move) -> int:
        """The seats that see what was chosen; all see that something was."""
        return EVERYONE

    def several(self, s: S) -> Several | None:
        """The set that is chosen here one by one, where it is one: people may pick in any order."""
        return None

    def prompt(self, s: S) -> Prompt:
        """What the seat that decides is asked, as a sentence with the rules behind it."""
        return Prompt("Decide")

    def acts(self, s: S) -> tuple[Act, ...]:
        """What might be done here, each with the checks that can refuse it."""
        return ()

    def wants(self, s: S, thing: str) -> list[Move]:
        """The moves that touching a thing of the scene seems to want, legal or not."""
        return []

    def hide(self, seats: int) -> None:
        """Forget what these seats may not know. Frames should hold nothing hidden."""

    def copy(self) -> Frame[S]:
        """An equal frame for a cloned state; values are shared, they are immutable."""
        cls = self.__class__
        new: Frame[S] = cls.__new__(cls)
        # Interpreted, a frame has a dict and copying that is fastest; compiled, it has none.
        if _IN_DICT:
            new.__dict__.update(self.__dict__)
            return new
        for f in cls.FIELDS:
            setattr(new, f.name, getattr(self, f.name))
        return new

    def is_like(self, other: Frame[S]) -> bool:
        """Whether another frame is of the same kind and about the same."""
        if self.__class__ is not other.__class__:
            return False
        return all(getattr(self, f.name) == getattr(other, f.name) for f in self.FIELDS)

    def save(self) -> dict[str, Plain]:
        """The frame as plain values for a saved game: its name and its fields."""
        return {"frame": self.NAME, **save_fields(self.FIELDS, self)}

    @classmethod
    def load(cls, plain: dict[str, Plain]) -> Frame[Any]:
        """The frame of plain data."""
        frame: Frame[Any] = cls.__new__(cls)
        fill_defaults(cls.FIELDS, frame)
        load_fields(cls.FIELDS, frame, plain)
        return frame


_IN_DICT: Final = lies_in_dict(Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceFrame(Frame[S]):
    """A frame that chance answers: distinct outcomes with integer weights."""

    def source(self, s: S) -> str:
        """What is asked; seeded chance counts how often each source was."""
        raise NotImplementedError

    def shown_to(self, s: S) -> int:
        """The seats that see the outcome."""
        return EVERYONE

    def seen_by(self, s: S, move: Move) -> int:
        return self.shown_to(s)

    def weights(self, s: S) -> list[int]:
        """The weights of the outcomes, aligned with `legal`."""
        return [1] * len(self.legal(s))

    def sample(self, s: S, u: int) -> Move:
        """The outcome that a 64-bit integer decides, without listing where possible."""
        raise NotImplementedError


def frames(*kinds: type[Frame[Any]]) -> dict[str, type[Frame[Any]]]:
    """A table of frame classes by name, for a state's FRAMES."""
    table = {kind.NAME: kind for kind in kinds}
    if len(table) != len(kinds):
        raise ValueError("two frames have the same name")
    return table
